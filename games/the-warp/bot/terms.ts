import type { Seat } from '@warptable/kernel';
import { INCOME, MISSIONS } from '../content/index.ts';
import type { MissionId } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { progressOf } from '../rules/missions/index.ts';
import { BONUS_POSITION, multiplierOf, pointsOfSide } from '../rules/queries.ts';
import type { Area, Player, State } from '../rules/state.ts';

/** What is to be known of a seat's position. */
interface Survey {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly land: Land;
  readonly pursuits: Pursuits;
}

/** The areas of a seat. */
interface Land {
  areas: number;
  troops: number;
  heights: number;
  neutral: number;
  ring: number;
  gate: number;
  /** Areas beside enemies that hold more than a single Troop. */
  ready: number;
}

/** Missions that the seat could complete, by how far they have come. */
interface Pursuits {
  own: number;
  ownNear: number;
  open: number;
}

/** The evaluation of a seat's position: what it has, and what it is about to have. Weights are in `weights.json`. */
const TERMS = {
  points: ({ s, seat }) => pointsOfSide(s, seat),
  // Missions on the way.
  own: ({ pursuits }) => pursuits.own,
  ownNear: ({ pursuits }) => pursuits.ownNear,
  open: ({ pursuits }) => pursuits.open,
  missions: ({ player }) => player.missions.length,
  // The economy.
  income: ({ player }) => sumOf(player.tracks, (position) => INCOME[position]!),
  tracks: ({ player }) => sumOf(player.tracks, (position) => position),
  bonuses: ({ player }) => sumOf(player.tracks, (position) => (position >= BONUS_POSITION ? 1 : 0)),
  levels: ({ player }) => sumOf(player.levels, (level) => level - 1),
  resources: ({ player }) => Math.sqrt(player.gold + player.energy),
  balance: ({ player }) => Math.sqrt(Math.min(player.gold, player.energy)),
  cards: ({ player }) => Math.sqrt(player.hand.length),
  rewards: ({ player }) => player.rewards.length,
  reserve: ({ player }) => Math.sqrt(player.reserve),
  // The map.
  areas: ({ land }) => land.areas,
  troops: ({ land }) => land.troops,
  heights: ({ land }) => land.heights,
  neutral: ({ land }) => land.neutral,
  ring: ({ land }) => land.ring,
  gate: ({ land }) => land.gate,
  ready: ({ land }) => land.ready,
} as const satisfies Readonly<Record<string, (survey: Survey) => number>>;

export const TERM_NAMES = Object.keys(TERMS);
const MEASURES = Object.values(TERMS);

/** The values of the terms, in their order. */
export function measure(s: State, seat: Seat): number[] {
  const player = s.players[seat]!;
  const survey: Survey = { s, seat, player, land: landOf(s, seat), pursuits: pursuitsOf(s, seat, player) };
  return MEASURES.map((of) => of(survey));
}

function landOf(s: State, seat: Seat): Land {
  const board = boardOf(s);
  const land: Land = { areas: 0, troops: 0, heights: 0, neutral: 0, ring: 0, gate: 0, ready: 0 };
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] !== seat) continue;
    land.areas++;
    land.troops += s.troops[area]!;
    land.heights += multiplierOf(s, area) - 1;
    land.neutral += (s.lasers[area] ? 1 : 0) + (s.towers[area] ? 1 : 0) + s.ships[area]!;
    if (board.isRing[area]) land.ring++;
    if (area === board.gate) land.gate++;
    if (s.troops[area]! > 2 && hasForeignNeighbour(s, seat, area)) land.ready++;
  }
  return land;
}

const hasForeignNeighbour = (s: State, seat: Seat, area: Area): boolean =>
  boardOf(s).neighbours[area]!.some((next) => s.owner[next] !== seat);

function pursuitsOf(s: State, seat: Seat, player: Player): Pursuits {
  const pursuits: Pursuits = { own: 0, ownNear: 0, open: 0 };
  for (const id of player.missions) {
    const worth = nearness(s, seat, id) * MISSIONS[id].points;
    pursuits.own += worth;
    pursuits.ownNear += worth * nearness(s, seat, id) ** 3;
  }
  for (const id of s.open) if (id) pursuits.open += nearness(s, seat, id) ** 2 * MISSIONS[id].points;
  for (const id of s.pioneering) pursuits.open += nearness(s, seat, id) ** 3 * MISSIONS[id].points;
  return pursuits;
}

/** From 0, nothing of it done, to 1. */
function nearness(s: State, seat: Seat, id: MissionId): number {
  const conditions = progressOf(s, seat, id);
  let done = 0;
  for (const { have, need } of conditions) done += need > 0 ? Math.min(1, Math.max(0, have) / need) : 1;
  return done / conditions.length;
}

function sumOf(list: readonly number[], of: (one: number) => number): number {
  let total = 0;
  for (const one of list) total += of(one);
  return total;
}
