import type { Asked, Value } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { areaLabel } from '../../words/areas.ts';
import { refusalText } from '../../words/refusals.ts';
import { isAttack } from '../preview.ts';
import { t } from '../texts/say.ts';

/** The question, as an area has to know it. */
interface Asking {
  readonly view: WarpView;
  readonly asked: Asked | null;
  readonly isFinal: (value: Value) => boolean;
}

/** What a screen reader says of an area: its name, what lies there, and what it is to the question. */
export function nameOfArea({ view, asked, isFinal }: Asking, id: string): string {
  const label = areaLabel(view, id);
  if (asked?.options.includes(id)) {
    const state = isAttack(view, asked, id) ? 'map.attack' : 'map.legal';
    return t(state, { area: label, context: isFinal(id) ? 'noUndo' : undefined });
  }
  const refusal = asked?.refused.find(({ value }) => value === id)?.refusal;
  return refusal ? t('map.refused', { area: label, why: refusalText(refusal) }) : label;
}
