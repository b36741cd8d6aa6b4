import type { Eye, Random, Seat } from '@warptable/kernel';
import { MISSION_DECKS, MISSIONS } from '../content/index.ts';
import type { ArchiveId, MissionId, RewardId } from '../content/index.ts';
import { fitsSide } from './available/combat-cards.ts';
import { teamOf } from './reckoning.ts';
import { PRESETS } from './setup.ts';
import { ATTACK, DEFENCE } from './state.ts';
import type { ExiledToken, Player, State } from './state.ts';

/** Deals everything anew that this eye cannot know (TW 17), in agreement with all that it sees. */
export function redeal(s: State, eye: Eye, random: Random): void {
  const others = s.scored ? [] : s.players.flatMap((_, seat) => (seat === eye ? [] : seat));
  redealArchive(s, others, random);
  redealRewards(s, others, random);
  redealMissions(s, eye, others, random);
  redealTokens(s, random);
  for (const seat of others) s.players[seat]!.presets = PRESETS;
}

/** Deck, unknown cards of other hands, cards that others look at, and their facedown Combat Cards are one unknown pile. */
function redealArchive(s: State, others: readonly Seat[], random: Random): void {
  const pool = [...s.deck];
  const hidden = (player: Player): ArchiveId[] => player.hand.filter((card) => !player.shown.includes(card));
  const sizes = others.map((seat) => hidden(s.players[seat]!).length);
  const facedown = facedownOf(s, others);
  for (const seat of others) pool.push(...hidden(s.players[seat]!), ...s.players[seat]!.lookedCards);
  for (const { played } of facedown) pool.push(played.card);
  random.shuffle(pool);
  for (const { side, at, played } of facedown) {
    const card = pool.splice(
      pool.findIndex((one) => fitsSide(s, played.seat, side, one)),
      1,
    )[0]!;
    s.combat!.sides[side].cards[at] = { ...played, card };
  }
  for (const [i, seat] of others.entries()) {
    const player = s.players[seat]!;
    const known = player.hand.filter((card) => player.shown.includes(card));
    player.hand = [...known, ...pool.splice(-sizes[i]!, sizes[i])].toSorted();
    player.lookedCards = player.lookedCards.map(() => pool.pop()!);
  }
  s.deck = pool;
}

function facedownOf(s: State, others: readonly Seat[]) {
  if (!s.combat) return [];
  return ([ATTACK, DEFENCE] as const).flatMap((side) =>
    s.combat!.sides[side].cards.flatMap((played, at) =>
      played.option === 0 && others.includes(played.seat) ? [{ side, at, played }] : [],
    ),
  );
}

function redealRewards(s: State, others: readonly Seat[], random: Random): void {
  const pool: RewardId[] = [...s.rewardDeck];
  for (const seat of others) pool.push(...s.players[seat]!.rewards);
  random.shuffle(pool);
  for (const seat of others) {
    const player = s.players[seat]!;
    player.rewards = player.rewards.map(() => pool.pop()!).toSorted();
  }
  s.rewardDeck = pool;
}

/** The type of every mission is known by the deck it came from; so each is replaced by one of its type. */
function redealMissions(s: State, eye: Eye, others: readonly Seat[], random: Random): void {
  const hidden = (id: MissionId): boolean => MISSIONS[id].type !== 'pioneering';
  const teams = s.missionPools.map((_, team) => eye === 'spectator' || teamOf(s, eye) !== team);
  const replaced = new Map<MissionId, MissionId>();
  for (const deck of MISSION_DECKS) {
    const isOfDeck = (id: MissionId): boolean => hidden(id) && MISSIONS[id].type === deck;
    const held = [
      ...others.flatMap((seat) => [...s.players[seat]!.missions, ...s.players[seat]!.lookedMissions]),
      ...s.missionPools.flatMap((pool, team) => (teams[team] ? pool : [])),
    ].filter(isOfDeck);
    const pool = [...s.missionDecks[deck], ...held];
    random.shuffle(pool);
    for (const id of held) replaced.set(id, pool.pop()!);
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
  }
  s.missionPools = s.missionPools.map((pool, team) => (teams[team] ? anew(pool) : pool));
  if (s.proposal) s.proposal = { ...s.proposal, own: anew(s.proposal.own), mates: anew(s.proposal.mates) };
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
