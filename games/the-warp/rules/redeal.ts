import type { Eye, Random, Seat } from '@warptable/kernel';
import { MISSION_DECKS, MISSIONS, rewardKind } from '../content/index.ts';
import type { ArchiveId, MissionId, RewardId } from '../content/index.ts';
import { fitsSide } from './available/combat-cards.ts';
import { canPlay } from './available/developing.ts';
import { isFulfilled } from './missions/index.ts';
import { teamOf, teammateOf } from './reckoning.ts';
import { ATTACK, DEFENCE } from './state.ts';
import { kindOfCard } from './steps/combat/bribe-paying.ts';
import type { ExiledToken, Player, State } from './state.ts';

/**
 * Deals everything anew that this eye cannot know (TW 17), in agreement with all that it sees. What comes out hangs on nothing that
 * the eye cannot know.
 */
export function redeal(s: State, eye: Eye, random: Random): void {
  const others = s.scored ? [] : s.players.flatMap((_, seat) => (isKnown(s, eye, seat) ? [] : seat));
  redealHands(s, others, random);
  redealRewards(s, others, random);
  redealMissions(s, eye, others, random);
  redealTokens(s, random);
  keepPledge(s, others);
}

const ATTEMPTS = 30;

/** Nobody is dealt a hand that fulfils a mission on the table: it would have been completed, or passed over. */
function redealHands(s: State, others: readonly Seat[], random: Random): void {
  for (let n = 0; n < ATTEMPTS; n++) {
    redealArchive(s, others, random);
    if (others.every((seat) => fulfilledByHiddenCards(s, seat).length === 0)) return;
  }
  for (const seat of others) passOver(s.players[seat]!, fulfilledByHiddenCards(s, seat));
}

function passOver(player: Player, missions: readonly MissionId[]): void {
  player.passed = [...new Set([...player.passed, ...missions])];
}

/** A card of no type that a mission asks for. */
const BLANK: ArchiveId = 'start-1';

/** The missions on the table that the seat fulfils, and would not with other cards in the place of hidden ones. */
function fulfilledByHiddenCards(s: State, seat: Seat): MissionId[] {
  if (s.phase === 'setup') return [];
  const player = s.players[seat]!;
  const { hand } = player;
  const blanks = hand.map((card) => (player.shown.includes(card) ? card : BLANK));
  return [...s.open.flatMap((id) => id ?? []), ...s.pioneering].filter((id) => {
    if (!isFulfilled(s, seat, id)) return false;
    player.hand = blanks;
    const isFulfilledAnyway = isFulfilled(s, seat, id);
    player.hand = hand;
    return !isFulfilledAnyway;
  });
}

/** One's own cards, and the teammate's in a timeout (TW 18.9). */
const isKnown = (s: State, eye: Eye, seat: Seat): boolean =>
  seat === eye || (eye !== 'spectator' && seat === teammateOf(s, eye) && s.timeout?.team === teamOf(s, eye));

/** Deck, unknown cards of other hands, cards that others look at, and their facedown Combat Cards are one unknown pile. */
function redealArchive(s: State, others: readonly Seat[], random: Random): void {
  const pool = [...s.deck];
  const hidden = (player: Player): ArchiveId[] => player.hand.filter((card) => !player.shown.includes(card));
  const sizes = others.map((seat) => hidden(s.players[seat]!).length);
  const facedown = facedownOf(s, others);
  for (const seat of others) pool.push(...hidden(s.players[seat]!), ...s.players[seat]!.lookedCards);
  for (const { played } of facedown) pool.push(played.card);
  random.shuffle(pool);
  const cards = takeFitting(
    facedown.map(
      ({ side, played }) =>
        (card) =>
          fitsSide(s, played.seat, side, card),
    ),
    pool,
  );
  for (const [i, { side, at, played }] of facedown.entries()) {
    s.combat!.sides[side].cards[at] = { ...played, card: cards[i]! };
  }
  for (const [i, seat] of others.entries()) {
    const player = s.players[seat]!;
    const known = player.hand.filter((card) => player.shown.includes(card));
    player.hand = [...known, ...pool.splice(-sizes[i]!, sizes[i])].toSorted();
    player.lookedCards = player.lookedCards.map(() => pool.pop()!);
  }
  s.deck = pool;
}

/** One card of the pile for each test. The first that fits may be the only one for another, so there may be a second try. */
function takeFitting(tests: readonly ((card: ArchiveId) => boolean)[], pile: ArchiveId[]): ArchiveId[] {
  const [fits, ...rest] = tests;
  if (!fits) return [];
  for (let at = 0; at < pile.length; at++) {
    const card = pile[at]!;
    if (!fits(card)) continue;
    const left = pile.toSpliced(at, 1);
    const others = takeFitting(rest, left);
    if (others.length < rest.length) continue;
    pile.splice(0, pile.length, ...left);
    return [card, ...others];
  }
  return [];
}

/** Who is about to use a hidden card holds one that fits. */
function keepPledge(s: State, others: readonly Seat[]): void {
  const { pledge } = s;
  if (!pledge || !others.includes(pledge.seat)) return;
  const { seat, develop, cardKinds, rewardKinds } = pledge;
  const player = s.players[seat]!;
  const needed: ((card: ArchiveId) => boolean)[] = cardKinds.map(
    (kind) => (card) => kindOfCard(card) === kind,
  );
  if (develop !== null) needed.push((card) => canPlay(s, seat, card, { less: develop, fee: 0 }));
  // The deck first; the others are hands.
  const piles = [s.deck, ...others.flatMap((other) => (other === seat ? [] : [s.players[other]!.hand]))];
  const isHidden = (card: ArchiveId): boolean => s.players.every(({ shown }) => !shown.includes(card));
  const kept: ArchiveId[] = [];
  for (const fits of needed) {
    const isFree = (card: ArchiveId): boolean => fits(card) && !kept.includes(card);
    if (!player.hand.some(isFree)) {
      const out = player.hand.findIndex((card) => isHidden(card) && !needed.some((one) => one(card)));
      if (out >= 0) exchange(player.hand, out, piles, (card) => isHidden(card) && fits(card));
    }
    const card = player.hand.find(isFree);
    if (card) kept.push(card);
  }
  const ofKind = (ids: readonly string[], kind: string): number => ids.filter((id) => id === kind).length;
  for (const kind of rewardKinds) {
    if (ofKind(player.rewards.map(rewardKind), kind) >= ofKind(rewardKinds, kind)) continue;
    const at = s.rewardDeck.findIndex((id) => rewardKind(id) === kind);
    const out = player.rewards.findIndex((id) => !rewardKinds.includes(rewardKind(id)));
    if (at < 0 || out < 0) continue;
    [s.rewardDeck[at], player.rewards[out]] = [player.rewards[out]!, s.rewardDeck[at]!];
    player.rewards.sort();
  }
}

/** A card of the hand against the first one of the piles that fits once it is there: what can be played depends on the rest. */
function exchange(
  hand: ArchiveId[],
  out: number,
  piles: readonly ArchiveId[][],
  fits: (card: ArchiveId) => boolean,
): void {
  const given = hand[out]!;
  for (const [i, pile] of piles.entries()) {
    for (let at = 0; at < pile.length; at++) {
      hand[out] = pile[at]!;
      if (!fits(hand[out])) continue;
      pile[at] = given;
      hand.sort();
      if (i > 0) pile.sort();
      return;
    }
  }
  hand[out] = given;
}

function facedownOf(s: State, others: readonly Seat[]) {
  if (!s.combat) return [];
  return ([ATTACK, DEFENCE] as const).flatMap((side) =>
    s.combat!.sides[side].cards.flatMap((played, at) =>
      played.option === 0 && others.includes(played.seat) ? [{ side, at, played }] : [],
    ),
  );
}

/** Those that the attacker has offered by name are known (TW 17.9). */
function redealRewards(s: State, others: readonly Seat[], random: Random): void {
  const offered = s.combat?.offer?.namedRewards ?? [];
  const pool: RewardId[] = [...s.rewardDeck];
  for (const seat of others) pool.push(...s.players[seat]!.rewards.filter((id) => !offered.includes(id)));
  random.shuffle(pool);
  for (const seat of others) {
    const player = s.players[seat]!;
    player.rewards = player.rewards.map((id) => (offered.includes(id) ? id : pool.pop()!)).toSorted();
  }
  s.rewardDeck = pool;
}

/** The type of every mission is known by the deck it came from; so each is replaced by one of its type. */
function redealMissions(s: State, eye: Eye, others: readonly Seat[], random: Random): void {
  const isHidden = s.missionPools.map((_, team) => eye === 'spectator' || teamOf(s, eye) !== team);
  const replaced = new Map<MissionId, MissionId>();
  for (const deck of MISSION_DECKS) {
    const isOfDeck = (id: MissionId): boolean => MISSIONS[id].type === deck;
    const held = others.flatMap((seat) =>
      s.players[seat]!.missions.filter(isOfDeck).map((id) => ({ seat, id })),
    );
    const unseen = [
      ...others.flatMap((seat) => s.players[seat]!.lookedMissions),
      ...s.missionPools.flatMap((pool, team) => (isHidden[team] ? pool : [])),
    ].filter(isOfDeck);
    const pool = [...s.missionDecks[deck], ...held.map(({ id }) => id), ...unseen];
    random.shuffle(pool);
    dealHeld(s, held, pool, replaced);
    for (const id of unseen) replaced.set(id, pool.pop()!);
    s.missionDecks[deck] = pool;
  }
  const anew = <Id extends string>(ids: readonly Id[]): Id[] =>
    ids.map((id) => (replaced.get(id as unknown as MissionId) ?? id) as Id);
  for (const seat of others) {
    const player = s.players[seat]!;
    player.missions = anew(player.missions);
    player.fresh = anew(player.fresh);
    player.passed = anew(player.passed);
    player.lookedMissions = anew(player.lookedMissions);
    if (s.phase !== 'setup')
      passOver(
        player,
        player.missions.filter((id) => isFulfilled(s, seat, id)),
      );
  }
  s.missionPools = s.missionPools.map((pool, team) => (isHidden[team] ? anew(pool) : pool));
  if (s.proposal) s.proposal = { ...s.proposal, own: anew(s.proposal.own), mates: anew(s.proposal.mates) };
}

/** Nobody sits on a fulfilled mission, as far as that comes out: it would have been completed, or passed over. */
function dealHeld(
  s: State,
  held: readonly { readonly seat: Seat; readonly id: MissionId }[],
  pool: MissionId[],
  replaced: Map<MissionId, MissionId>,
): void {
  for (const { seat, id } of held) {
    const at = pool.findLastIndex((one) => s.phase === 'setup' || !isFulfilled(s, seat, one));
    replaced.set(id, pool.splice(at < 0 ? pool.length - 1 : at, 1)[0]!);
  }
}

/** Facedown tokens and those left over (TW 17.5). */
function redealTokens(s: State, random: Random): void {
  const pool: ExiledToken[] = [...s.unusedTokens];
  s.tokens.forEach((token, area) => {
    if (token && !s.faceUp[area]) pool.push(token);
  });
  random.shuffle(pool);
  s.tokens.forEach((token, area) => {
    if (token && !s.faceUp[area]) s.tokens[area] = pool.pop()!;
  });
  s.unusedTokens = pool;
}
