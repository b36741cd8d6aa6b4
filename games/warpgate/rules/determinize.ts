import type { Viewer, Random, Seat } from '@warptable/kernel';
import { OBJECTIVES, TACTICS } from '../content/index.ts';
import type { ObjectiveId, PlanetType, TacticsId, TokenId } from '../content/index.ts';
import type { Player, State } from './state.ts';

/** Deals everything anew that this viewer cannot know, in agreement with all that it sees: bots think in such worlds alone (WG 15.6). */
export function determinize(s: State, viewer: Viewer, random: Random): void {
  s.players.forEach((player, seat) => {
    if (seat === viewer) random.shuffle(player.deck);
    else determinizeActionCards(player, random);
  });
  determinizeTactics(s, viewer, random);
  determinizeTechnologies(s, random);
  determinizeObjectives(s, viewer, random);
  determinizeTokens(s, random);
  if (s.gatekeepers) {
    const top = s.gatekeepers.deck.pop();
    random.shuffle(s.gatekeepers.deck);
    if (top) s.gatekeepers.deck.push(top);
  }
}

/** Hand and deck of another player are one unknown pile; a card laid in advance is any of the hand. */
function determinizeActionCards(player: Player, random: Random): void {
  const pile = [...player.hand, ...player.deck];
  random.shuffle(pile);
  player.hand = pile.splice(0, player.hand.length).toSorted();
  player.deck = pile;
  if (player.laid !== null) player.laid = random.pick(player.hand);
}

/** Fills the places of a pile with cards taken off another one. */
function fill<Card>(pile: Card[], isUnknown: (card: Card) => boolean, from: Card[]): void {
  pile.forEach((card, i) => {
    if (isUnknown(card)) pile[i] = from.pop()!;
  });
}

/**
 * Of another player's Tactics cards one knows the Basic ones and those that were seen; the rest could be any card that came out
 * of the Promotion deck unseen. At the end of the game all of it is open, but for the order.
 */
function determinizeTactics(s: State, viewer: Viewer, random: Random): void {
  const others = s.players.filter((_, seat) => seat !== viewer);
  const isUnknown =
    (player: Player) =>
    (card: TacticsId): boolean =>
      !s.scored && TACTICS[card].kind !== 'basic' && !player.knownTactics.includes(card);
  const pool: TacticsId[] = [...s.promotionDeck, ...(s.gatekeepers?.tactics ?? [])];
  for (const player of others) {
    pool.push(
      ...player.tacticsDeck.filter(isUnknown(player)),
      ...player.tacticsHand.filter(isUnknown(player)),
      ...player.recruits,
    );
  }
  random.shuffle(pool);
  if (s.gatekeepers) {
    // The card in the Gatekeepers' Action deck is known to be an Advanced one.
    fill(
      s.gatekeepers.tactics,
      () => true,
      pool.splice(
        pool.findIndex((card) => TACTICS[card].kind === 'advanced'),
        1,
      ),
    );
  }
  for (const player of others) {
    fill(player.tacticsDeck, isUnknown(player), pool);
    fill(player.tacticsHand, isUnknown(player), pool);
    fill(player.recruits, () => true, pool);
    const pile = [...player.tacticsHand, ...player.tacticsDeck];
    random.shuffle(pile);
    player.tacticsHand = pile.splice(0, player.tacticsHand.length);
    player.tacticsDeck = pile;
  }
  s.promotionDeck = pool;
  const own = s.players[viewer as Seat];
  if (own) random.shuffle(own.tacticsDeck);
}

function determinizeTechnologies(s: State, random: Random): void {
  const setAside = s.gatekeepers?.technology ?? [];
  const pool = [...s.technologyDeck, ...s.unusedTechnologies, ...setAside];
  random.shuffle(pool);
  const everything = (): boolean => true;
  fill(s.technologyDeck, everything, pool);
  fill(s.unusedTechnologies, everything, pool);
  fill(setAside, everything, pool);
}

/** The type of an Objective can be seen on its back wherever it lies open to view; nothing is known of the others. */
function determinizeObjectives(s: State, viewer: Viewer, random: Random): void {
  const own = s.players[viewer as Seat];
  const deck = s.objectiveDeck;
  const peeked = own !== undefined && own.peeked !== null ? deck.pop() : undefined;
  const top = deck.splice(-1);
  const typed: ObjectiveId[][] = [top, s.objectives];
  if (!s.scored) for (const player of s.players) if (player !== own) typed.push(player.objectives);
  if (s.gatekeepers) typed.push(s.gatekeepers.objectives);
  const pool = [...typed.flat(), ...deck, ...s.unusedObjectives];
  random.shuffle(pool);
  const drawOfType = (type: PlanetType): ObjectiveId =>
    pool.splice(
      pool.findIndex((id) => OBJECTIVES[id].type === type),
      1,
    )[0]!;
  for (const pile of typed) {
    for (const [i, id] of pile.entries()) pile[i] = drawOfType(OBJECTIVES[id].type);
  }
  fill(deck, () => true, pool);
  fill(s.unusedObjectives, () => true, pool);
  deck.push(...top);
  if (peeked !== undefined) deck.push(peeked);
}

/** A face-down Exploration token shows its type. */
function determinizeTokens(s: State, random: Random): void {
  const byWorld = new Map<string, TokenId[]>();
  const worldOf = (token: TokenId): string => token.split(':')[0]!;
  for (const token of [...s.tokens, ...s.unusedTokens]) {
    if (token === null) continue;
    const pool = byWorld.get(worldOf(token));
    if (pool) pool.push(token);
    else byWorld.set(worldOf(token), [token]);
  }
  for (const pool of byWorld.values()) random.shuffle(pool);
  const draw = (token: TokenId): TokenId => byWorld.get(worldOf(token))!.pop()!;
  s.tokens.forEach((token, place) => {
    if (token !== null) s.tokens[place] = draw(token);
  });
  s.unusedTokens.forEach((token, i) => {
    s.unusedTokens[i] = draw(token);
  });
}
