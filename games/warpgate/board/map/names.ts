import type { Asked } from '@warptable/kernel';
import type { Text } from '../texts/useText.ts';
import type { WarpgateView } from '../../rules/view.ts';
import { capital, listed, whose } from '../../words/names.ts';
import { enemyFleet, hasTrade, holdingsAt, placeAt, placeName } from '../../words/places.ts';
import { refusalText } from '../../words/refusals.ts';

/** What lies at a place, owner by owner. */
export function contentsAt(view: WarpgateView, id: string, t: Text): string[] {
  const held = holdingsAt(view, id).map(
    ({ seat, things }) => `${whose(view, seat, view.eye)} ${listed(things)}`,
  );
  return placeAt(view, id).token ? [...held, t('map.unexplored')] : held;
}

/** What a screen reader says of a place: its name, what lies there, and what it is to the question. */
export function nameOfPlace(view: WarpgateView, asked: Asked | null, id: string, t: Text): string {
  const parts = [
    capital(placeName(view, id)),
    ...(hasTrade(id) ? [t('map.trade')] : []),
    ...contentsAt(view, id, t),
  ];
  const state = stateOf(view, asked, id, t);
  return state === undefined ? parts.join(', ') : `${parts.join(', ')}; ${state}`;
}

function stateOf(view: WarpgateView, asked: Asked | null, id: string, t: Text): string | undefined {
  if (asked?.form !== 'place') return undefined;
  if (asked.options.includes(id)) {
    const attacks = asked.kind === 'moveTo' && enemyFleet(view, asked.seat, id) !== undefined;
    return t(attacks ? 'map.attack' : 'map.legal');
  }
  const refusal = asked.refused.find(({ value }) => value === id)?.refusal;
  return refusal && t('map.refused', { why: refusalText(refusal) });
}
