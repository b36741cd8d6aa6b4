import { chooseIndependently, proceed, shuffle } from '@warptable/kernel';
import type { Ask, Flow, Seat } from '@warptable/kernel';
import { MISSIONS, MISSION_DECKS } from '../../content/index.ts';
import type { MissionId, RaceId } from '../../content/index.ts';
import type { Warp } from '../moments.ts';
import { ask } from '../questions.ts';
import { teamOf, teammateOf } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { isOn } from '../state.ts';
import type { Proposal, State } from '../state.ts';
import {
  giveRace,
  inTurnOrder,
  keepMissions,
  returnMissions,
  shuffleMissionDecks,
  takeRaces,
} from './setup.ts';

/** TW 18.5: after so many proposals the next one of the earlier member holds. */
const PROPOSALS = 6;
const RACES_EACH = 2;
const MISSIONS_EACH = 3;
const SAME_TYPE = 2;

/** The earlier member of each team, in turn order. */
const firstMembers = (s: State): Seat[] =>
  inTurnOrder(s).filter((seat, i, order) => order.indexOf(teammateOf(s, seat)) > i);

/** TW 18.2, TW 18.3. */
export function* teamDraft(g: Warp): Flow {
  const s = g.state;
  const teams = s.players.length / 2;
  const size = teams === 2 ? 5 : 4;
  s.piles = Array.from({ length: teams }, () => takeRaces(s, size));
  if (teams === 3) s.setAside = takeRaces(s, 2);
  proceed(s, { step: 'divideRaces', args: null });
}

export function* divideRaces(g: Warp): Flow {
  const s = g.state;
  const divisions = yield* divide(g, {
    kind: 'Races',
    poolOf: (team) => s.piles[team]!,
    each: RACES_EACH,
    fits: () => true,
  });
  for (const { by, own, mates } of divisions) {
    for (const race of own) giveRace(g, by, race as RaceId);
    for (const race of mates) giveRace(g, teammateOf(s, by), race as RaceId);
    const pool = s.piles[teamOf(s, by)]!;
    s.setAside.push(...pool.filter((race) => !own.includes(race) && !mates.includes(race)));
  }
  s.piles = [];
}

/** TW 18.4, TW 19.24. */
export function* teamMissions(g: Warp): Flow {
  const s = g.state;
  for (const seat of firstMembers(s)) s.missionPools[teamOf(s, seat)] = yield* dealPool(g);
  g.lockUndo('the missions were dealt');
  proceed(s, { step: 'divideMissions', args: null });
}

function* dealPool(g: Warp): Flow<MissionId[]> {
  const s = g.state;
  if (!isOn(s, 'teamPools'))
    return MISSION_DECKS.flatMap((deck) => s.missionDecks[deck].splice(-MISSIONS_EACH));
  for (;;) {
    const all = MISSION_DECKS.flatMap((deck) => s.missionDecks[deck].splice(0));
    yield* shuffle('the missions of a team', all);
    const pool = all.splice(-3 * MISSIONS_EACH);
    returnMissions(s, all);
    if (triples(pool).some((own) => triples(without(pool, own)).length > 0)) return pool;
    returnMissions(s, pool);
  }
}

const without = (pool: readonly MissionId[], taken: readonly MissionId[]): MissionId[] =>
  pool.filter((id) => !taken.includes(id));

/** At most 2 of one type. */
function isFair(ids: readonly string[]): boolean {
  const types = ids.map((id) => MISSIONS[id as MissionId].type);
  return types.every((type) => types.filter((one) => one === type).length <= SAME_TYPE);
}

function triples(pool: readonly MissionId[]): MissionId[][] {
  const found: MissionId[][] = [];
  for (let a = 0; a < pool.length; a++) {
    for (let b = a + 1; b < pool.length; b++) {
      for (let c = b + 1; c < pool.length; c++) {
        const triple = [pool[a]!, pool[b]!, pool[c]!];
        if (isFair(triple)) found.push(triple);
      }
    }
  }
  return found;
}

export function* divideMissions(g: Warp): Flow {
  const s = g.state;
  const divisions = yield* divide(g, {
    kind: 'Missions',
    poolOf: (team) => s.missionPools[team]!,
    each: MISSIONS_EACH,
    fits: isFair,
  });
  for (const { by, own, mates } of divisions) {
    keepMissions(g, by, own as MissionId[]);
    keepMissions(g, teammateOf(s, by), mates as MissionId[]);
    returnMissions(s, without(s.missionPools[teamOf(s, by)]!, [...own, ...mates] as MissionId[]));
  }
  s.missionPools = [];
  yield* shuffleMissionDecks(s);
}

interface Division {
  readonly kind: 'Races' | 'Missions';
  readonly poolOf: (team: number) => readonly string[];
  readonly each: number;
  /** May one member take these, all together? */
  readonly fits: (ids: readonly string[]) => boolean;
}

/** All teams at the same time, each at its own pace. What they have agreed on comes in the order of the teams. */
function* divide(g: Warp, division: Division): Flow<readonly Proposal[]> {
  const s = g.state;
  const order = firstMembers(s);
  s.proposal = order.map(() => null);
  yield* chooseIndependently(
    order.map((seat) => ({ seats: [seat, teammateOf(s, seat)], flow: agree(g, seat, division) })),
  );
  const agreed = order.map((seat) => s.proposal![teamOf(s, seat)]!);
  s.proposal = null;
  return agreed;
}

/** TW 18.5: one proposes, the other agrees or proposes another division. */
function* agree(g: Warp, first: Seat, division: Division): Flow {
  let proposer = first;
  for (let n = 1; ; n++) {
    yield* propose(g, proposer, division);
    g.emit?.({ type: 'DivisionProposed', seat: proposer, what: division.kind });
    if (n > PROPOSALS) return;
    proposer = teammateOf(g.state, proposer);
    const answer = yield* ask[`agree${division.kind}`](proposer, { candidates: () => ['agree', 'propose'] });
    if (answer === 'agree') return;
  }
}

function* propose(g: Warp, seat: Seat, { kind, poolOf, each, fits }: Division): Flow {
  const s = g.state;
  const team = teamOf(s, seat);
  const without = (ids: readonly string[]): string[] => poolOf(team).filter((id) => !ids.includes(id));
  const leavesEnough = (ids: readonly string[]): boolean =>
    fits(ids) && combinations(without(ids), each).some(fits);
  const lay = (proposal: Proposal): void => {
    s.proposal = s.proposal!.with(team, proposal);
  };
  const own = yield* pickAny(seat, `own${kind}`, () => poolOf(team), each, leavesEnough);
  lay({ by: seat, own, mates: [] });
  const mates = yield* pickAny(seat, `mates${kind}`, () => without(s.proposal![team]!.own), each, fits);
  lay({ ...s.proposal![team]!, mates });
}

/** So many cards of the pool, in any order: each that can still be one of a fitting set. */
function pickAny(
  seat: Seat,
  kind: `${'own' | 'mates'}${Division['kind']}`,
  pool: () => readonly string[],
  each: number,
  fits: (ids: readonly string[]) => boolean,
): Ask<readonly string[]> {
  const canFollow = (id: string, taken: readonly string[]): boolean => {
    const rest = pool().filter((other) => other !== id && !taken.includes(other));
    return combinations(rest, each - taken.length - 1).some((more) => fits([...taken, id, ...more]));
  };
  const next = (taken: readonly string[]): readonly string[] => {
    if (taken.length === 0) return pool();
    if (taken.length === each) return [];
    return pool().filter((id) => !taken.includes(id) && canFollow(id, taken));
  };
  return ask[kind](seat, {
    next,
    whyNot: (id) => (canFollow(id, []) ? undefined : REFUSED.tooManyOfType),
  });
}

/** Every choice of so many, in the order of the pool. */
function combinations(pool: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return pool.flatMap((id, i) => combinations(pool.slice(i + 1), size - 1).map((rest) => [id, ...rest]));
}
