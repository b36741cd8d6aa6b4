import type { PartProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { areaLabel } from '../../words/areas.ts';
import { refusalText } from '../../words/refusals.ts';
import { isAttack } from '../preview.ts';
import type { Text } from '../texts/useText.ts';

/** The question, as an area has to know it. */
type Asking = Pick<PartProps<WarpView>, 'view' | 'asked' | 'isFinal'>;

/** What a screen reader says of an area: its name, what lies there, and what it is to the question. */
export function nameOfArea({ view, asked, isFinal }: Asking, id: string, t: Text): string {
  const label = areaLabel(view, id);
  if (asked?.options.includes(id)) {
    const state = t(isAttack(view, asked, id) ? 'map.attack' : 'map.legal');
    return `${label}; ${isFinal(id) ? `${state}, ${t('map.noUndo')}` : state}`;
  }
  const refusal = asked?.refused.find(({ value }) => value === id)?.refusal;
  return refusal ? `${label}; ${t('map.refused', { why: refusalText(refusal) })}` : label;
}
