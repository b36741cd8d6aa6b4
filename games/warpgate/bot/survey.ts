import type { Seat } from '@warptable/kernel';
import { OBJECTIVES, TACTICS, TECHNOLOGIES, explorationToken } from '../content/index.ts';
import { total } from '../rules/abilities/index.ts';
import { boardOf } from '../rules/geometry.ts';
import type { Board } from '../rules/geometry.ts';
import { progressOf } from '../rules/objectives.ts';
import { NOWHERE } from '../rules/state.ts';
import type { Place, Player, State } from '../rules/state.ts';
import { at } from './at.ts';
import { TOO_FAR, layOf } from './lay.ts';

/** What the evaluation looks at, for one seat. */
export interface Survey {
  readonly goods: number;
  readonly unspentGoods: number;
  /** Hero and Advanced Tactics cards. */
  readonly honours: number;
  readonly technologies: number;
  readonly technologyPoints: number;
  readonly tokenPoints: number;
  /** For each Objective: how much of it is done, from 0 to 1. */
  readonly objectives: readonly number[];
  /** For each sector with own pieces but no own Colony. */
  readonly sectors: readonly SectorSurvey[];
  readonly fleets: FleetsSurvey;
  /** The smallest X that allows a Trade, and a Research. */
  readonly tradeRange: number;
  readonly researchRange: number;
  /** Cards for turns still to come in this round. */
  readonly cards: number;
}

export interface SectorSurvey {
  /** The part of its planets with an own marker, and with an own marker or ships. */
  readonly settled: number;
  readonly reached: number;
  /** An Objective lies out that matches one of its planets. */
  readonly claimable: boolean;
}

export interface FleetsSurvey {
  ships: number;
  /** Planets with own ships, and those of them that Control could settle. */
  held: number;
  open: number;
  markers: number;
}

export function surveyOf(s: State, seat: Seat): Survey {
  const player = at(s.players, seat);
  const board = boardOf(s);
  return {
    goods: player.goods,
    unspentGoods: player.goods - player.spentGoods,
    honours: honoursIn(player.tacticsDeck) + honoursIn(player.tacticsHand) + honoursIn(player.tacticsDiscard),
    technologies: player.technologies.length,
    technologyPoints: technologyPoints(s, seat, player),
    tokenPoints: player.tokens.reduce((sum, token) => sum + explorationToken(token).vp, 0),
    objectives: objectivesOf(s, seat, player),
    sectors: sectorsOf(s, seat, board),
    fleets: fleetsOf(s, seat, board),
    tradeRange: tradeRange(s, seat, board),
    researchRange: researchRange(s, player, board),
    cards: Math.min(player.hand.length, 4 - player.slots.length),
  };
}

/** WG 13.11. */
function honoursIn(cards: Player['tacticsDeck']): number {
  let honours = 0;
  for (const card of cards) if (TACTICS[card].kind !== 'basic') honours++;
  return honours;
}

/** WG 13.12, WG 14.37. */
function technologyPoints(s: State, seat: Seat, { kind, technologies }: Player): number {
  if (kind === 'gatekeepers') return 2 * technologies.length;
  let points = total(s, seat, 'points');
  for (const id of technologies) {
    const { vp } = TECHNOLOGIES[id];
    if (vp !== 'variable') points += vp;
  }
  return points;
}

/** WG 9.18, WG 14.37. */
function objectivesOf(s: State, seat: Seat, { kind, objectives }: Player): number[] {
  if (kind === 'gatekeepers') return objectives.map(() => 1);
  return objectives.map((objective) => {
    const { have, need } = progressOf(s, seat, objective);
    return have / need;
  });
}

function fleetsOf(s: State, seat: Seat, board: Board): FleetsSurvey {
  const found = { ships: 0, held: 0, open: 0, markers: 0 };
  for (const planet of board.planets) {
    const isOwn = s.markerOwner[planet] === seat;
    if (isOwn) found.markers++;
    if (s.fleetOwner[planet] !== seat) continue;
    found.ships += at(s.fleetSize, planet);
    found.held++;
    if (!isOwn) found.open++;
  }
  const gate = at(s.gates, seat);
  if (s.fleetOwner[gate] === seat) found.ships += at(s.fleetSize, gate);
  return found;
}

function sectorsOf(s: State, seat: Seat, board: Board): SectorSurvey[] {
  const found: SectorSurvey[] = [];
  for (const { planets } of board.sectors) {
    let settled = 0;
    let reached = 0;
    let colony = false;
    for (const planet of planets) {
      if (s.markerOwner[planet] === seat) {
        settled++;
        reached++;
        colony ||= at(s.isColony, planet);
      } else if (s.fleetOwner[planet] === seat) reached++;
    }
    if (colony || reached === 0) continue;
    found.push({
      settled: settled / planets.length,
      reached: reached / planets.length,
      claimable: reached === planets.length && isClaimable(s, board, planets),
    });
  }
  return found;
}

function isClaimable(s: State, board: Board, planets: readonly Place[]): boolean {
  for (const id of s.objectives) {
    const { type } = OBJECTIVES[id];
    for (const planet of planets) if (at(board.places, planet).world === type) return true;
  }
  return false;
}

function tradeRange(s: State, seat: Seat, { tradePlanets }: Board): number {
  const { trade } = layOf(s);
  let min = TOO_FAR;
  for (const planet of tradePlanets) {
    if (s.fleetOwner[planet] === seat) min = Math.min(min, at(trade, planet));
  }
  return min;
}

function researchRange(s: State, { drone }: Player, { planets, places, ranges }: Board): number {
  if (drone === NOWHERE) return TOO_FAR;
  let min = TOO_FAR;
  for (const planet of planets) {
    const range = at(at(ranges, drone), planet);
    if (planet === drone || range >= min) continue;
    const { world } = at(places, planet);
    for (const id of s.technologies) if (TECHNOLOGIES[id].type === world) min = range;
  }
  return min;
}
