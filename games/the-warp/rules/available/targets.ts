import type { Refusal, Seat } from '@warptable/kernel';
import type { RewardEffect } from '../../content/index.ts';
import { boardOf } from '../geometry.ts';
import { areasOf, defendersAt, isEnemy, isFoughtFor, isGate, isOpponent, strengthAt } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import type { Area, State } from '../state.ts';
import { hasTower } from './lasers.ts';

export type Remove = Extract<RewardEffect, { readonly does: 'remove' }>;

/** The strongest token that can be converted. */
const MAX_CONVERTED = 2;

/** Areas with visible enemies next to those of the seat, or within 2 steps. */
function enemiesNear(s: State, seat: Seat, within: 1 | 2): Area[] {
  const { neighbours, within2 } = boardOf(s);
  const reach = within === 1 ? neighbours : within2;
  const near = new Set(areasOf(s, seat).flatMap((area) => reach[area]!));
  return [...near].filter((area) => isVisibleEnemy(s, seat, area)).toSorted((one, other) => one - other);
}

const isVisibleEnemy = (s: State, seat: Seat, area: Area): boolean =>
  isEnemy(s, seat, area) &&
  (s.tokens[area] === null || s.faceUp[area]!) &&
  !isGate(s, area) &&
  !isFoughtFor(s, area);

/** Where a Troop might be removed; of the Rival too (TWS 21.15). */
export const removeCandidates = (s: State, seat: Seat, { within, min }: Remove): Area[] =>
  enemiesNear(s, seat, within).filter((area) => defendersAt(s, area) >= min);

export function whyNotRemove(s: State, { ignoresTower }: Remove, area: Area): Refusal | undefined {
  if (boardOf(s).isColony[area]) return REFUSED.safeColony;
  return !ignoresTower && hasTower(s, area) ? REFUSED.sentryTower : undefined;
}

export const canRemove = (s: State, seat: Seat, effect: Remove): boolean =>
  removeCandidates(s, seat, effect).some((area) => whyNotRemove(s, effect, area) === undefined);

/** Faceup Exiled Tokens of present strength 1 or 2 beside the seat's areas. */
export const convertible = (s: State, seat: Seat): Area[] =>
  enemiesNear(s, seat, 1).filter((area) => s.tokens[area] !== null && strengthAt(s, area) <= MAX_CONVERTED);

/** Areas beside the seat's that a single enemy Troop holds; no Colony. */
export const impersonable = (s: State, seat: Seat): Area[] =>
  enemiesNear(s, seat, 1).filter((area) => defendersAt(s, area) === 1 && !boardOf(s).isColony[area]);

/** Troops that can take over an area. */
export const troopsToPlace = (s: State, seat: Seat): number => {
  const { supply, reserve } = s.players[seat]!;
  return supply + reserve;
};

/** TW 19.25: opponents with a card to steal. */
export const victims = (s: State, seat: Seat): Seat[] =>
  s.players.flatMap(({ hand }, other) => (isOpponent(s, seat, other) && hand.length > 0 ? other : []));
