import { nothing, shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, RewardId } from '../../content/index.ts';
import { total } from '../abilities.ts';
import type { Warp } from '../moments.ts';
import type { Player, State } from '../state.ts';
import { ask } from '../questions.ts';

const LINE_UP = 4;
/** TW 16.1. */
const HAND_LIMIT = 8;
/** TW 11.3, TW 16.3. */
const REWARD_LIMIT = 4;

/** TW 6.14; it falls back when the ability is gone (TW 14.12). */
export const handLimit = (s: State, seat: Seat): number => HAND_LIMIT + total(s, seat, 'handLimit');

export const roomInHand = (s: State, seat: Seat): number => handLimit(s, seat) - s.players[seat]!.hand.length;

export const roomForRewards = (player: Player): number => REWARD_LIMIT - player.rewards.length;

/** Into the hand; `seen` if everybody knows the card (TW 17.6). */
export function addToHand(player: Player, card: ArchiveId, seen: boolean): void {
  const { hand } = player;
  let at = hand.length;
  while (at > 0 && hand[at - 1]! > card) at--;
  hand.splice(at, 0, card);
  if (seen) player.shown.push(card);
}

/** Everybody has seen this card of the hand. */
export function show(player: Player, card: ArchiveId): void {
  if (player.hand.includes(card) && !player.shown.includes(card)) player.shown.push(card);
}

export function takeFromHand(player: Player, card: ArchiveId): void {
  player.hand.splice(player.hand.indexOf(card), 1);
  const known = player.shown.indexOf(card);
  if (known >= 0) player.shown.splice(known, 1);
}

/** TW 6.4, TW 7.9: a Start Card leaves the game instead. */
export function toDiscard(s: State, card: ArchiveId): void {
  (ARCHIVE[card].type === 'start' ? s.spent : s.discard).push(card);
}

/** For all to see (TW 17.13), and for nothing: only Consult pays for it (TW 6.13). */
export function discardFromHand(g: Warp, seat: Seat, cards: readonly ArchiveId[]): void {
  if (cards.length === 0) return;
  const player = g.state.players[seat]!;
  for (const card of cards) {
    takeFromHand(player, card);
    toDiscard(g.state, card);
  }
  g.emit?.({ type: 'CardsDiscarded', seat, cards: [...cards] });
}

/** TW 6.11. */
export const cardsToTake = (s: State): number => s.deck.length + s.discard.length;

/** The top card of the deck; the Discard Pile is shuffled first if need be. */
export function* takeTop(g: Warp): Flow<ArchiveId | undefined> {
  if (g.state.deck.length === 0) yield* renewDeck(g);
  return g.state.deck.pop();
}

const renewDeck = (g: Warp): Flow => (g.state.discard.length > 0 ? shuffleDiscard(g) : nothing());

function* shuffleDiscard(g: Warp): Flow {
  const s = g.state;
  s.deck = [...s.discard, ...s.deck];
  s.discard = [];
  yield* shuffle('the Archive was shuffled', s.deck);
  g.emit?.({ type: 'ArchiveShuffled' });
}

/**
 * TW 6.7, TW 6.8: up to `n` cards one after another, each from the deck or the line-up, up to the hand limit. Every draw outside of
 * Consult: the line-up is refilled afterwards.
 */
export function* drawCards(g: Warp, seat: Seat, n: number): Flow {
  const s = g.state;
  for (let left = n; left > 0 && canDraw(s, seat); left--) {
    const from = yield* ask.drawFrom(seat, { about: { left }, candidates: () => sourcesOfCards(s, true) });
    if (from === 'stop') break;
    yield* takeCard(g, seat, from);
  }
  yield* refillLineUp(g);
}

/** TW 20.15. */
export const canDraw = (s: State, seat: Seat): boolean =>
  roomInHand(s, seat) > 0 && cardsToTake(s) + s.lineUp.length > 0;

/** Where a card may come from; or to stop drawing. */
export function sourcesOfCards(s: State, mayStop: boolean): (ArchiveId | 'deck' | 'stop')[] {
  const sources: (ArchiveId | 'deck' | 'stop')[] = [];
  if (cardsToTake(s) > 0) sources.push('deck');
  for (const card of s.lineUp) sources.push(card);
  if (mayStop) sources.push('stop');
  return sources;
}

export function* takeCard(g: Warp, seat: Seat, from: ArchiveId | 'deck'): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  if (from === 'deck') {
    if (s.deck.length === 0) yield* renewDeck(g);
    const card = s.deck.pop()!;
    g.lockUndo('a card was drawn'); // TW 21.2
    addToHand(player, card, false);
    g.emit?.({ type: 'CardDrawn', seat, only: { seats: [seat], card } });
  } else {
    s.lineUp.splice(s.lineUp.indexOf(from), 1);
    addToHand(player, from, true);
    g.emit?.({ type: 'LineUpCardTaken', seat, card: from });
  }
  player.deeds.cards++;
}

/** TW 6.8, TW 6.12. */
export function* refillLineUp(g: Warp): Flow {
  const s = g.state;
  const missing = s.lineUp.length < LINE_UP && cardsToTake(s) > 0;
  if (missing) yield* fillLineUp(g);
  yield* checkLineUp(g);
  if (missing) g.emit?.({ type: 'LineUpRefilled', cards: s.lineUp.slice() });
}

function* fillLineUp(g: Warp): Flow {
  const s = g.state;
  while (s.lineUp.length < LINE_UP) {
    if (s.deck.length === 0) yield* renewDeck(g);
    const card = s.deck.pop();
    if (card === undefined) break;
    s.lineUp.push(card);
  }
  g.lockUndo('the line-up was refilled'); // TW 21.3
}

function areOfOneType(cards: readonly ArchiveId[], type: string): boolean {
  for (const card of cards) if (ARCHIVE[card].type !== type) return false;
  return true;
}

/** TW 6.9: four of one type are shuffled away, if that can help. After refills and exchanges only (TW 6.10). */
export const checkLineUp = (g: Warp): Flow => (isLineUpUseless(g.state) ? changeLineUp(g) : nothing());

function isLineUpUseless(s: State): boolean {
  if (s.lineUp.length !== LINE_UP) return false;
  const { type } = ARCHIVE[s.lineUp[0]!];
  return areOfOneType(s.lineUp, type) && !(areOfOneType(s.deck, type) && areOfOneType(s.discard, type));
}

function* changeLineUp(g: Warp): Flow {
  const s = g.state;
  while (isLineUpUseless(s)) {
    s.discard.push(...s.lineUp);
    s.lineUp = [];
    yield* shuffleDiscard(g);
    yield* fillLineUp(g);
  }
}

/** TW 11.2, TW 11.3. */
export function* drawRewards(g: Warp, seat: Seat, n: number): Flow {
  yield* takeRewards(g, seat, n);
  yield* keepFewRewards(g, seat);
}

export function* takeRewards(g: Warp, seat: Seat, n: number): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const cards: RewardId[] = [];
  for (let i = 0; i < n; i++) {
    const card = yield* takeReward(g);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  addRewards(player, cards);
  player.deeds.rewards += cards.length;
  // In the order of the hand: which of them came first is nothing to know.
  g.emit?.({
    type: 'RewardsDrawn',
    seat,
    count: cards.length,
    only: { seats: [seat], cards: cards.toSorted() },
  });
}

/** TW 11.2: nothing if there is none left. */
export function* takeReward(g: Warp): Flow<RewardId | undefined> {
  const s = g.state;
  if (s.rewardDeck.length === 0 && s.rewardDiscard.length > 0) {
    s.rewardDeck = s.rewardDiscard;
    s.rewardDiscard = [];
    yield* shuffle('the Reward Deck was shuffled', s.rewardDeck);
  }
  if (s.rewardDeck.length > 0) g.lockUndo('a Reward Card was drawn'); // TW 21.2
  return s.rewardDeck.pop();
}

export function addRewards(player: Player, cards: readonly RewardId[]): void {
  player.rewards = [...player.rewards, ...cards].toSorted();
}

export function* keepFewRewards(g: Warp, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  const surplus = -roomForRewards(player);
  if (surplus <= 0) return;
  const cards = yield* ask.discardRewards(seat, {
    candidates: () => player.rewards,
    min: surplus,
    max: surplus,
  });
  spendRewards(g.state, seat, cards);
  g.emit?.({ type: 'RewardsDiscarded', seat, cards: [...cards] });
}

/** To the reward discard pile (TW 11.5). */
export function spendRewards(s: State, seat: Seat, cards: readonly RewardId[]): void {
  const { rewards } = s.players[seat]!;
  for (const card of cards) {
    rewards.splice(rewards.indexOf(card), 1);
    s.rewardDiscard.push(card);
  }
}
