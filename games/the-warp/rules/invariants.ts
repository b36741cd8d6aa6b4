import {
  ALL_EXILED_TOKENS,
  DECK_IDS,
  MISSION_IDS,
  PIECES,
  PROTOTYPE_REWARD_IDS,
  RACE_IDS,
  REWARD_IDS,
  START_IDS,
  TRACK_TYPES,
} from '../content/index.ts';
import type { MapPlayers } from '../content/index.ts';
import { boardOf } from './geometry.ts';
import { LAST_POSITION, countTrackBuildings, troopLimit } from './queries.ts';
import { soloLaws } from './solo/invariants.ts';
import { startCardsIn } from './solo/state.ts';
import { NOBODY, isOn } from './state.ts';
import type { State } from './state.ts';

/** The conservation laws of the box: every piece and card is somewhere, once. Lists what is broken. */
export function violationsIn(s: State): string[] {
  if (s.rewardDeck.length + s.rewardDiscard.length === 0 && s.phase === 'setup') return [];
  return [
    ...pieceLaws(s),
    ...areaLaws(s),
    ...cardLaws(s),
    ...playerLaws(s),
    ...(s.solo ? soloLaws(s.solo) : []),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** TW 5.8, TW 7.17, TW 2.13. */
function pieceLaws(s: State): string[] {
  const found: string[] = [];
  s.players.forEach((player, seat) => {
    const onBoard = sum(s.troops.filter((_, area) => s.owner[area] === seat));
    const attacking = s.combat?.attacker === seat ? s.combat.attackers : 0;
    const troops = player.supply + player.reserve + onBoard + attacking;
    if (troops !== PIECES.troops || player.supply < 0 || player.reserve < 0)
      found.push(`TW 5.8 seat ${seat} has ${troops} Troops`);
    TRACK_TYPES.forEach((type, track) => {
      const built = s.miniatures[track]!.filter((colour) => colour === seat).length;
      if (built + player.stock[track]! !== PIECES.perTrackType || player.stock[track]! < 0)
        found.push(`TW 7.17 seat ${seat} has ${built + player.stock[track]!} of ${type}`);
      const position = Math.min(LAST_POSITION, countTrackBuildings(s, seat, track) * player.levels[track]!);
      if (!player.locks[track] && position !== player.tracks[track])
        found.push(`TW 4.2 seat ${seat}: ${type} stands at ${player.tracks[track]}, not ${position}`);
    });
    if (player.gold < 0 || player.energy < 0) found.push(`TW 1.11 seat ${seat} owes resources`);
  });
  const count = PIECES.perNeutralType[s.players.length as MapPlayers];
  const flying = s.combat?.ship && s.combat.step < 6 ? 1 : 0;
  const built = [s.lasers.filter(Boolean).length, s.towers.filter(Boolean).length, sum(s.ships) + flying];
  built.forEach((n, type) => {
    if (n + s.neutrals[type]! !== count || s.neutrals[type]! < 0)
      found.push(`TW 2.13 ${n} neutral of type ${type}`);
  });
  return found;
}

/** TW 1.6, TW 1.10, TW 5.6, TW 9.3, TW 16.13. */
function areaLaws(s: State): string[] {
  const found: string[] = [];
  const { ids, colonies } = boardOf(s);
  ids.forEach((id, area) => {
    const fought = s.combat?.target === area;
    const owner = s.owner[area]!;
    if (owner === NOBODY ? s.troops[area] !== 0 : s.troops[area]! < 1 && !fought)
      found.push(`TW 1.6 ${id}: ${s.troops[area]} Troops of ${owner}`);
    if (owner !== NOBODY && s.tokens[area]) found.push(`TW 1.6 ${id}: Troops beside Exiled`);
    if (s.troops[area]! > troopLimit(s, area)) found.push(`TW 5.6 ${id}: ${s.troops[area]} Troops`);
    const multiplier = s.multiplier[area]!;
    if (id !== 'gate' && (multiplier < 1 || multiplier > 4))
      found.push(`TW 9.3 ${id}: multiplier ${multiplier}`);
    const token = s.tokens[area];
    const modifier = s.modifier[area]!;
    const strength = token ? Number(token.at(-1)) + modifier : modifier === 0 ? 1 : NaN;
    if (!(strength >= (fought ? 0 : 1) && strength <= 4)) found.push(`TW 16.13 ${id}: strength ${strength}`);
  });
  colonies.forEach((area, seat) => {
    if (s.owner[area] !== seat) found.push(`TW 1.10 seat ${seat} has lost its Colony`);
  });
  return found;
}

const sameCards = (cards: readonly string[], expected: readonly string[]): boolean =>
  cards.toSorted().join() === expected.toSorted().join();

function cardLaws(s: State): string[] {
  const found: string[] = [];
  const played = s.combat?.sides.flatMap(({ cards }) => cards.map(({ card }) => card)) ?? [];
  const archive = s.players.flatMap(({ hand, lookedCards }) => [...hand, ...lookedCards]);
  archive.push(...s.deck, ...s.lineUp, ...s.discard, ...s.spent, ...played);
  const expected = [...DECK_IDS, ...START_IDS.slice(0, startCardsIn(s))];
  // A card being played is between the hand and the Discard Pile.
  const missing = expected.filter((card) => !archive.includes(card));
  if (new Set(archive).size !== archive.length || missing.length > s.players.length)
    found.push('TW 2.4 the Archive cards are not all there once');
  const rewards = [...s.rewardDeck, ...s.rewardDiscard, ...s.players.flatMap((player) => player.rewards)];
  rewards.push(...(s.solo?.spending ?? [])); // TWS 18.10
  if (!sameCards(rewards, isOn(s, 'stealSymbol') ? PROTOTYPE_REWARD_IDS : REWARD_IDS))
    found.push('TW 2.8 the Reward Cards are not all there once');
  const missions = s.players.flatMap((player) => [...player.missions, ...player.lookedMissions]);
  missions.push(...Object.values(s.missionDecks).flat(), ...s.missionPools.flat(), ...s.boxedMissions);
  missions.push(...s.open.flatMap((id) => id ?? []));
  const done = s.players.flatMap((player) => player.done).filter((id) => !id.startsWith('pi'));
  if (
    !sameCards(
      [...missions, ...done],
      MISSION_IDS.filter((id) => !id.startsWith('pi')),
    )
  )
    found.push('TW 2.5 the Mission Cards are not all there once');
  const tokens = [
    ...s.tokens.flatMap((token) => token ?? []),
    ...s.samples,
    ...s.unusedTokens,
    ...s.defeatedTokens,
  ];
  if (!sameCards(tokens, ALL_EXILED_TOKENS)) found.push('TW 2.12 the Exiled Tokens are not all there once');
  const races = s.players.flatMap((player) => player.races);
  for (const race of [s.exiled.yellow, s.exiled.green, s.guardian.race]) if (race) races.push(race);
  races.push(...s.piles.flat(), ...s.setAside, ...s.boxedRaces);
  if (s.exiled.yellow && !sameCards(races, RACE_IDS)) found.push('TW 14.1 the races are not all there once');
  return found;
}

const MAX_CARDS = 10;
const MAX_REWARDS = 4;
const MAX_MISSIONS = 3;

/** TW 16.1, TW 16.3, TW 16.4, TW 16.10. */
function playerLaws(s: State): string[] {
  const found: string[] = [];
  s.players.forEach((player, seat) => {
    if (player.hand.length > MAX_CARDS) found.push(`TW 16.1 seat ${seat} has ${player.hand.length} cards`);
    if (player.hand.join() !== player.hand.toSorted().join())
      found.push(`seat ${seat}: the hand is not in order`);
    if (player.shown.some((card) => !player.hand.includes(card)))
      found.push(`seat ${seat}: a known card is not in the hand`);
    if (player.missions.length > MAX_MISSIONS) found.push(`TW 16.4 seat ${seat} has too many missions`);
    if (player.rewards.length > MAX_REWARDS + 3) found.push(`TW 16.3 seat ${seat} has too many Reward Cards`);
    if (player.levels.some((level) => level < 1 || level > 3))
      found.push(`TW 16.10 seat ${seat}: a level is wrong`);
  });
  return found;
}
