import type { PartProps } from '@warptable/ui';
import type { Text } from '../texts/useText.ts';
import type { WarpgateView } from '../../rules/view.ts';
import { capital, listed, whose } from '../../words/names.ts';
import { hasTrade, holdingsAt, placeAt, placeName } from '../../words/places.ts';
import { refusalText } from '../../words/refusals.ts';
import { isAttack } from '../preview.ts';

/** The question, as a place has to know it. */
type Asking = Pick<PartProps<WarpgateView>, 'view' | 'asked' | 'isFinal'>;

/** What lies at a place, owner by owner. */
export function contentsAt(view: WarpgateView, id: string, t: Text): string[] {
  const held = holdingsAt(view, id).map(
    ({ seat, things }) => `${whose(view, seat, view.eye)} ${listed(things)}`,
  );
  return placeAt(view, id).token ? [...held, t('map.unexplored')] : held;
}

/** What a screen reader says of a place: its name, what lies there, and what it is to the question. */
export function nameOfPlace({ view, asked, isFinal }: Asking, id: string, t: Text): string {
  const parts = [
    capital(placeName(view, id)),
    ...(hasTrade(id) ? [t('map.trade')] : []),
    ...contentsAt(view, id, t),
  ];
  const state = stateOf({ view, asked, isFinal }, id, t);
  return state === undefined ? parts.join(', ') : `${parts.join(', ')}; ${state}`;
}

function stateOf({ view, asked, isFinal }: Asking, id: string, t: Text): string | undefined {
  if (asked?.form !== 'place') return undefined;
  if (asked.options.includes(id)) {
    const state = t(isAttack(view, asked, id) ? 'map.attack' : 'map.legal');
    return isFinal(id) ? `${state}, ${t('map.noUndo')}` : state;
  }
  const refusal = asked.refused.find(({ value }) => value === id)?.refusal;
  return refusal && t('map.refused', { why: refusalText(refusal) });
}
