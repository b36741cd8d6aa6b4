import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { actionCard } from '../../content/index.ts';
import type { Action, ActionCardId } from '../../content/index.ts';
import { allowed } from '../abilities/index.ts';
import {
  basicX,
  beaconsOf,
  extentOf,
  spendableGoods,
  whyNotAction,
  whyNotEnough,
  whyNotSpend,
} from '../available/announcements.ts';
import { drawActionCards } from '../effects/cards.ts';
import { activateTechnologies } from '../effects/technologies.ts';
import type { Warpgate } from '../moments.ts';
import type { Player, State } from '../state.ts';
import { ask } from '../questions.ts';

/** Puts the turn of the next player on the agenda, or the end of the round (WG 3.1, WG 3.8). */
export function proceedToNextTurn(s: State): void {
  const next = s.order[(s.order.indexOf(s.active) + 1) % s.order.length]!;
  if (next === s.first) s.turn++;
  if (s.turn > 4) {
    proceed(s, { step: 'endOfRound', args: null });
  } else {
    proceedToTurnOf(s, next);
  }
}

export function proceedToTurnOf(s: State, seat: Seat): void {
  s.active = seat;
  proceed(s, { step: s.players[seat]!.kind === 'human' ? 'turn' : 'gatekeepersTurn', args: null });
}

/** WG 3.2: play a card, announce what it is used for, carry it out. */
export function* turn(g: Warpgate): Flow {
  const s = g.state;
  const seat = s.active;
  const player = s.players[seat]!;
  g.emit?.({ type: 'TurnBegan', seat, turn: s.turn });
  if (player.hand.length === 0) {
    g.emit?.({ type: 'TurnSkipped', seat, turn: s.turn }); // WG 3.4
    yield* closeTurn(g, seat);
    return;
  }
  const card = yield* ask.card(seat, { candidates: () => player.hand });
  playCard(g, seat, card);
  const { top, bottom } = actionCard(card);
  const uses: readonly Action[] = [top, bottom, 'draw'];
  const action = yield* ask.action<Action>(seat, {
    about: () => ({ card, extents: extentsOf(s, seat, uses) }),
    candidates: () => uses,
    whyNot: (use) => whyNotAction(s, seat, use),
  });
  const x = yield* announce(g, seat, action);
  proceed(s, { step: action, args: { seat, x } }, { step: 'endOfTurn', args: null });
}

function playCard(g: Warpgate, seat: Seat, card: ActionCardId): void {
  const player = g.state.players[seat]!;
  player.hand.splice(player.hand.indexOf(card), 1);
  player.laid = null; // WG 3.3
  player.slots.push(card);
  g.emit?.({ type: 'CardPlayed', seat, card });
}

/** WG 4.2, WG 4.4: what is spent on the action before any part of it, and so X (WG 4.7). */
function* announce(g: Warpgate, seat: Seat, action: Action): Flow<number> {
  const s = g.state;
  const player = s.players[seat]!;
  const basic = basicX(s, seat, action);
  const unspent = player.goods - player.spentGoods;
  let goods = 0;
  if (unspent > 0) {
    goods = yield* ask.spendGoods(seat, {
      about: () => ({
        action,
        x: basic,
        extents: extentsUpTo(s, seat, action, basic, spendableGoods(s, seat)),
      }),
      min: 0,
      max: unspent,
      whyNot: (spent) => whyNotSpend(s, seat, action, spent),
    });
    player.spentGoods += goods;
  }
  const beaconsHeld = beaconsOf(s, seat);
  let beacons = 0;
  if (beaconsHeld > 0) {
    const held = goods;
    beacons = yield* ask.useBeacons(seat, {
      about: () => ({
        action,
        x: basic + held,
        extents: extentsUpTo(s, seat, action, basic + held, beaconsHeld),
      }),
      min: 0,
      max: beaconsHeld,
      whyNot: (used) => whyNotEnough(s, seat, action, held + used),
    });
  }
  for (let n = 0; n < beacons; n++) {
    const at = player.tokens.findIndex((token) => token.endsWith(':beacon'));
    s.discardedTokens.push(...player.tokens.splice(at, 1));
  }
  const x = basic + goods + beacons;
  g.emit?.({ type: 'ActionAnnounced', seat, action, x, goods, beacons });
  return x;
}

/** What each use of a card does, with nothing spent on it. */
const extentsOf = (s: State, seat: Seat, uses: readonly Action[]): Record<string, number> =>
  Object.fromEntries(uses.map((use) => [use, extentOf(s, seat, use, basicX(s, seat, use))]));

/** What the action does with X, with X + 1, and so on. */
const extentsUpTo = (s: State, seat: Seat, action: Action, x: number, raise: number): number[] =>
  Array.from({ length: raise + 1 }, (_, more) => extentOf(s, seat, action, x + more));

/** The player ends the turn; after the fourth one the hand is renewed before anybody else plays (WG 3.5). */
export function* endOfTurn(g: Warpgate): Flow {
  const s = g.state;
  const seat = s.active;
  const player = s.players[seat]!;
  activateTechnologies(s); // WG 8.12
  yield* ask.endTurn(seat);
  player.blockade = player.blockade === 2 ? 1 : 0; // WG 16.8
  yield* closeTurn(g, seat);
}

function* closeTurn(g: Warpgate, seat: Seat): Flow {
  g.lockUndo('the turn has ended');
  if (g.state.turn === 4) {
    yield* renewHand(g, seat);
    g.lockUndo('the new hand was drawn');
  }
  proceedToNextTurn(g.state);
}

function* renewHand(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  player.discard.push(...player.slots);
  player.slots = [];
  const kept = yield* keepUnused(s, seat, player);
  const discarded = player.hand.filter((card) => card !== kept);
  player.discard.push(...discarded);
  player.hand = kept === 'none' ? [] : [kept];
  player.discardedHand = discarded;
  if (discarded.length > 0) g.emit?.({ type: 'HandDiscarded', seat, cards: discarded });
  const crews = allowed(s, seat, 'drawsAndDiscards');
  yield* drawActionCards(g, seat, crews ? 5 : 4);
  if (crews && player.hand.length > 0) {
    const card = yield* ask.discardCard(seat, { candidates: () => player.hand });
    player.hand.splice(player.hand.indexOf(card), 1);
    player.discard.push(card);
    g.emit?.({ type: 'HandDiscarded', seat, cards: [card] });
  }
}

/** Cryo Reserves: one unused card may stay in the hand. */
function* keepUnused(s: State, seat: Seat, player: Player): Flow<ActionCardId | 'none'> {
  if (player.hand.length === 0 || !allowed(s, seat, 'keepsUnusedCard')) return 'none';
  return yield* ask.keepCard<ActionCardId | 'none'>(seat, { candidates: () => [...player.hand, 'none'] });
}
