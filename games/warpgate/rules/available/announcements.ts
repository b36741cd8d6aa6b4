import type { Refusal, Seat } from '@warptable/kernel';
import type { Action } from '../../content/index.ts';
import { allowed, replaced, total } from '../abilities/index.ts';
import { REFUSED } from '../refusals.ts';
import { NOWHERE } from '../state.ts';
import type { State } from '../state.ts';
import { canMoveAtAll, greatestRange } from './moves.ts';
import { canResearch, flightOf } from './research.ts';
import { canTrade } from './trade.ts';

/** X before anything is spent on it: the slot value or what replaces it, then abilities (WG 4.1, WG 4.7, WG 22.35). */
export function basicX(s: State, seat: Seat, action: Action): number {
  const { turn } = s;
  return replaced(s, seat, 'slotValue', turn) + total(s, seat, 'xBonus', { action, turn });
}

/** WG 4.2, WG 4.3: how many Trade Goods the player may spend on one action, whatever its kind (WG 4.5). */
export function spendableGoods(s: State, seat: Seat): number {
  const player = s.players[seat]!;
  return Math.min(1 + total(s, seat, 'extraGoods'), player.goods - player.spentGoods);
}

/** Beacon tokens held; each may be used up to raise X by 1. */
export function beaconsOf(s: State, seat: Seat): number {
  let beacons = 0;
  for (const token of s.players[seat]!.tokens) if (token.endsWith(':beacon')) beacons++;
  return beacons;
}

/** WG 4.9: a moving action must move something; with this X, could it? */
function whyNotWithX(s: State, seat: Seat, action: Action, x: number): Refusal | undefined {
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
      return canResearch(s, seat, x) ? undefined : REFUSED.noFlight;
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

/** WG 4.3: may so many Trade Goods be spent on the action? Too few would leave it impossible (WG 4.9). */
export function whyNotSpend(s: State, seat: Seat, action: Action, goods: number): Refusal | undefined {
  if (goods > spendableGoods(s, seat)) return REFUSED.enoughGoods;
  return whyNotEnough(s, seat, action, goods + beaconsOf(s, seat));
}

/** Is X large enough if it is raised by so much? */
export function whyNotEnough(s: State, seat: Seat, action: Action, raise: number): Refusal | undefined {
  const possible = whyNotWithX(s, seat, action, basicX(s, seat, action) + raise) === undefined;
  return possible ? undefined : REFUSED.multiplierTooSmall;
}

/** How many ships, planets or cards an action with this X allows at most (WG 4.7); less will always do (WG 4.6). */
export function countFor(s: State, seat: Seat, action: Action, x: number): number {
  return x + total(s, seat, 'countBonus', { action });
}

/** How much an action does with this X: its range, wherever it starts, or how many ships, places or cards. For the prompts. */
export function extentOf(s: State, seat: Seat, action: Action, x: number): number {
  switch (action) {
    case 'recon':
    case 'maneuver':
    case 'skirmish':
    case 'advance':
    case 'concentrate':
      return greatestRange(s, seat, action, x, NOWHERE);
    case 'research':
      return flightOf(s, seat, x).range;
    case 'warpIn':
    case 'reinforce':
    case 'control':
    case 'draw':
      return countFor(s, seat, action, x);
    case 'trade':
    case 'promote':
      return x;
  }
}

export const mayKeepTwo = (s: State, seat: Seat, taken: number): boolean =>
  allowed(s, seat, 'keepsTwoPromoted', { taken });
