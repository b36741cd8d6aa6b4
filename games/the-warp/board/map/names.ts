import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { areaLabel } from '../../words/areas.ts';
import { refusalText } from '../../words/refusals.ts';
import type { Text } from '../texts/useText.ts';

/** What a screen reader says of an area: its name, what lies there, and what it is to the question. */
export function nameOfArea(view: WarpView, asked: Asked | null, id: string, t: Text): string {
  const label = areaLabel(view, id);
  if (asked?.options.includes(id)) return `${label}; ${t('map.legal')}`;
  const refusal = asked?.refused.find(({ value }) => value === id)?.refusal;
  return refusal ? `${label}; ${t('map.refused', { why: refusalText(refusal) })}` : label;
}
