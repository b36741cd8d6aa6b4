import type { Refusal, Seat } from '@warptable/kernel';
import type { Action } from '../../content/index.ts';
import { allowed, total } from '../abilities/index.ts';
import { REFUSED } from '../refusals.ts';
import type { State } from '../state.ts';
import { canMoveAtAll } from './moves.ts';
import { canResearch } from './research.ts';
import { canTrade } from './trade.ts';

/** X before anything is spent on it: the slot value or what replaces it, then abilities (WG 4.1, 4.7). */
export function basicX(s: State, seat: Seat, action: Action): number {
  const { turn } = s;
  return (total(s, seat, 'slotValue', { turn }) || turn) + total(s, seat, 'xBonus', { action, turn });
}

/** WG 4.2, 4.3: how many Trade Goods the player may spend on one action. */
export function spendableGoods(s: State, seat: Seat): number {
  const player = s.players[seat]!;
  return Math.min(1 + total(s, seat, 'extraGoods', undefined), player.goods - player.spentGoods);
}

/** Beacon tokens held; each may be used up to raise X by 1. */
export function beaconsOf(s: State, seat: Seat): number {
  let beacons = 0;
  for (const token of s.players[seat]!.tokens) if (token.endsWith(':beacon')) beacons++;
  return beacons;
}

/** WG 4.9: a moving action must move something; with this X, could it? */
export function whyNotWithX(s: State, seat: Seat, action: Action, x: number): Refusal | undefined {
  switch (action) {
    case 'recon':
    case 'maneuver':
    case 'skirmish':
    case 'advance':
    case 'concentrate':
      return canMoveAtAll(s, seat, action, x) ? undefined : REFUSED.nothingToMove;
    case 'trade':
      return canTrade(s, seat, x) ? undefined : REFUSED.noTradeRoute;
    case 'research':
      return canResearch(s, seat, x) ? undefined : REFUSED.typeNotAvailable;
    case 'warpIn':
    case 'reinforce':
    case 'control':
    case 'promote':
    case 'draw':
      return undefined;
  }
}

/** May the action be chosen, with all that could be spent on it? */
export function whyNotAction(s: State, seat: Seat, action: Action): Refusal | undefined {
  return whyNotWithX(s, seat, action, basicX(s, seat, action) + spendableGoods(s, seat) + beaconsOf(s, seat));
}

/** How many ships, planets or cards an action with this X allows at most (WG 4.7). */
export function countFor(s: State, seat: Seat, action: Action, x: number): number {
  return x + total(s, seat, 'countBonus', { action });
}

export const mayKeepTwo = (s: State, seat: Seat): boolean => allowed(s, seat, 'keepsTwoPromoted', undefined);
