import { capital } from '@warptable/speech';
import type { PartProps } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { contentsAt, hasTrade, placeName } from '../../words/places.ts';
import { refusalText } from '../../words/refusals.ts';
import { isAttack } from '../preview.ts';
import { t } from '../texts/say.ts';

/** The question, as a place has to know it. */
type Asking = Pick<PartProps<WarpgateView>, 'view' | 'asked' | 'isFinal'>;

/** What a screen reader says of a place: its name, what lies there, and what it is to the question. */
export function nameOfPlace({ view, asked, isFinal }: Asking, id: string): string {
  const parts = [
    capital(placeName(view, id)),
    ...(hasTrade(id) ? [t('map.trade')] : []),
    ...contentsAt(view, id),
  ];
  const state = stateOf({ view, asked, isFinal }, id);
  return state === undefined ? parts.join(', ') : `${parts.join(', ')}; ${state}`;
}

function stateOf({ view, asked, isFinal }: Asking, id: string): string | undefined {
  if (asked?.form !== 'place') return undefined;
  if (asked.options.includes(id)) {
    const state = t(isAttack(view, asked, id) ? 'map.attack' : 'map.legal');
    return isFinal(id) ? `${state}, ${t('map.noUndo')}` : state;
  }
  const refusal = asked.refused.find(({ value }) => value === id)?.refusal;
  return refusal && t('map.refused', { why: refusalText(refusal) });
}
