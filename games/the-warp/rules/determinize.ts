import type { Viewer, Random, Seat } from '@warptable/kernel';
import { MISSION_DECKS, MISSIONS, rewardKind } from '../content/index.ts';
import type { ArchiveId, MissionId, RewardId } from '../content/index.ts';
import { fitsSide } from './available/combat-cards.ts';
import { canPlay } from './available/developing.ts';
import { isFulfilled } from './missions/index.ts';
import { teamOf, teammateOf } from './queries.ts';
import { determinizeSolo } from './solo/determinize.ts';
import { isRival } from './solo/state.ts';
import { ATTACK, DEFENCE } from './state.ts';
import type { Bribe, ExiledToken, Player, State } from './state.ts';
import { kindOfCard } from './steps/combat/goods.ts';

/**
 * Deals everything anew that this viewer cannot know (TW 17), in agreement with all that it sees. What comes out hangs on nothing that
 * the viewer cannot know.
 */
export function determinize(s: State, viewer: Viewer, random: Random): void {
  const others = s.scored
    ? []
    : s.players.flatMap((_, seat) => (isKnown(s, viewer, seat) || isRival(s, seat) ? [] : seat));
  determinizeHands(s, others, random);
  determinizeRewards(s, others, random);
  determinizeMissions(s, viewer, others, random);
  determinizeTokens(s, random);
  keepPlan(s, others);
  if (s.solo) determinizeSolo(s.solo, random);
}

const ATTEMPTS = 30;

/** Nobody is dealt a hand that fulfils a mission on the table: it would have been completed, or passed over. */
function determinizeHands(s: State, others: readonly Seat[], random: Random): void {
  for (let n = 0; n < ATTEMPTS; n++) {
    determinizeArchive(s, others, random);
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
const isKnown = (s: State, viewer: Viewer, seat: Seat): boolean =>
  seat === viewer ||
  (viewer !== 'spectator' && seat === teammateOf(s, viewer) && s.timeout?.team === teamOf(s, viewer));

/** Deck, unknown cards of other hands, cards that others look at, and their facedown Combat Cards are one unknown pile. */
function determinizeArchive(s: State, others: readonly Seat[], random: Random): void {
  const pool = [...s.deck];
  const bribe = pledgedBy(s, others);
  const isKnownIn = ({ shown }: Player, card: ArchiveId): boolean =>
    shown.includes(card) || bribe?.namedCards.includes(card) === true;
  const hidden = (player: Player): ArchiveId[] => player.hand.filter((card) => !isKnownIn(player, card));
  const sizes = others.map((seat) => hidden(s.players[seat]!).length);
  const facedown = facedownOf(s, others);
  const kinds = bribe ? hiddenKinds(s, bribe) : [];
  for (const seat of others) pool.push(...hidden(s.players[seat]!), ...s.players[seat]!.lookedCards);
  for (const { played } of facedown) pool.push(played.card);
  random.shuffle(pool);
  const cards = takeFitting(
    [
      ...kinds.map((kind) => (card: ArchiveId) => kindOfCard(card) === kind),
      ...facedown.map(
        ({ side, played }) =>
          (card: ArchiveId) =>
            fitsSide(s, played.seat, side, card),
      ),
    ],
    pool,
  );
  const pledged = cards.splice(0, kinds.length);
  for (const [i, { side, at, played }] of facedown.entries()) {
    s.combat!.sides[side].cards[at] = { ...played, card: cards[i]! };
  }
  for (const [i, seat] of others.entries()) {
    const player = s.players[seat]!;
    const known = player.hand.filter((card) => isKnownIn(player, card));
    if (seat === s.pledge?.seat) known.push(...pledged);
    const rest = sizes[i]! - (seat === s.pledge?.seat ? pledged.length : 0);
    player.hand = [...known, ...pool.splice(pool.length - rest)].toSorted();
    player.lookedCards = player.lookedCards.map(() => pool.pop()!);
  }
  s.deck = pool;
}

/** The bribe that one of them puts together, offers or pays: everybody knows that all of it is there. */
const pledgedBy = ({ pledge }: State, others: readonly Seat[]): Bribe | null =>
  pledge && others.includes(pledge.seat) ? pledge.bribe : null;

/** Of each of these kinds there is a card among the hidden ones: those that everybody knows are not enough. */
function hiddenKinds(s: State, { namedCards, cardKinds }: Bribe): string[] {
  const known = s.players[s.pledge!.seat]!.shown.filter((card) => !namedCards.includes(card)).map(kindOfCard);
  return missingFrom(known, cardKinds);
}

/** Those of the wanted ones for which there is none. */
function missingFrom(owned: readonly string[], wanted: readonly string[]): string[] {
  const left = [...owned];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** One card of the pile for each test. The first that fits may be the only one for another, so there may be a second try. */
function takeFitting<Card>(tests: readonly ((card: Card) => boolean)[], pile: Card[]): Card[] {
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

/** Who is about to play a Develop Card holds one that can be played. */
function keepPlan(s: State, others: readonly Seat[]): void {
  const { pledge } = s;
  if (!pledge || pledge.develop === null || !others.includes(pledge.seat)) return;
  const { seat, develop } = pledge;
  const { hand } = s.players[seat]!;
  const isPlayable = (card: ArchiveId): boolean => canPlay(s, seat, card, { less: develop, fee: 0 });
  if (hand.some(isPlayable)) return;
  const isHidden = (card: ArchiveId): boolean => s.players.every(({ shown }) => !shown.includes(card));
  const out = hand.findIndex(isHidden);
  if (out < 0) return;
  // The deck first; the others are hands.
  const piles = [s.deck, ...others.flatMap((other) => (other === seat ? [] : [s.players[other]!.hand]))];
  exchange(hand, out, piles, (card) => isHidden(card) && isPlayable(card));
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
  if (!s.combat || s.solo) return []; // TWS 17.2: faceup from the start
  return ([ATTACK, DEFENCE] as const).flatMap((side) =>
    s.combat!.sides[side].cards.flatMap((played, at) =>
      played.option === 0 && others.includes(played.seat) ? [{ side, at, played }] : [],
    ),
  );
}

/** Those that the attacker has offered by name are known (TW 17.9). */
function determinizeRewards(s: State, others: readonly Seat[], random: Random): void {
  const bribe = pledgedBy(s, others);
  const offered = [...(s.combat?.offer?.namedRewards ?? []), ...(bribe?.namedRewards ?? [])];
  const pool: RewardId[] = [...s.rewardDeck];
  for (const seat of others) pool.push(...s.players[seat]!.rewards.filter((id) => !offered.includes(id)));
  random.shuffle(pool);
  const pledged = takeFitting(
    (bribe?.rewardKinds ?? []).map((kind) => (id: RewardId) => rewardKind(id) === kind),
    pool,
  );
  for (const seat of others) {
    const player = s.players[seat]!;
    const next = (): RewardId => (seat === s.pledge?.seat && pledged.pop()) || pool.pop()!;
    player.rewards = player.rewards.map((id) => (offered.includes(id) ? id : next())).toSorted();
  }
  s.rewardDeck = pool;
}

/** The type of every mission is known by the deck it came from; so each is replaced by one of its type. */
function determinizeMissions(s: State, viewer: Viewer, others: readonly Seat[], random: Random): void {
  const isHidden = s.missionPools.map((_, team) => viewer === 'spectator' || teamOf(s, viewer) !== team);
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
    player.held = anew(player.held);
    player.lookedMissions = anew(player.lookedMissions);
    if (s.phase !== 'setup')
      passOver(
        player,
        player.missions.filter((id) => isFulfilled(s, seat, id)),
      );
  }
  s.missionPools = s.missionPools.map((pool, team) => (isHidden[team] ? anew(pool) : pool));
  s.proposal =
    s.proposal && s.proposal.map((one) => one && { ...one, own: anew(one.own), mates: anew(one.mates) });
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
function determinizeTokens(s: State, random: Random): void {
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
