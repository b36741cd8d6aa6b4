import type { Asked, Seat, Value } from '@warptable/kernel';
import type { WarpgateView } from '../rules/view.ts';
import { aboutOf } from '../words/about.ts';
import type { About } from '../words/about.ts';
import { enemyFleet, placeAt } from '../words/places.ts';
import { chartOf } from './chart/chart.ts';
import type { Fight } from './odds.ts';
import { isOnBoard } from './targets.ts';

/** A piece that is not there yet. */
export type Ghost =
  | { readonly piece: 'fleet'; readonly at: string; readonly seat: Seat; readonly ships: number }
  | { readonly piece: 'drone'; readonly at: string; readonly seat: Seat }
  | { readonly piece: 'marker'; readonly at: string; readonly seat: Seat; readonly colony: boolean };

export interface Journey {
  readonly from: string;
  readonly to: string;
}

/** What an option would do, as far as it can be drawn. */
export interface Preview {
  readonly journeys: readonly Journey[];
  readonly ghosts: readonly Ghost[];
}

const NOTHING: Preview = { journeys: [], ghosts: [] };

interface Matter extends About {
  readonly view: WarpgateView;
  readonly asked: Asked;
}

const fleet = (at: string, seat: Seat, ships: number): Ghost => ({ piece: 'fleet', at, seat, ships });

/** One way from here to there, with ships at its end. */
const moved = (from: string, to: string, seat: Seat, ships: number): Preview => ({
  journeys: [{ from, to }],
  ghosts: [fleet(to, seat, ships)],
});

function toPlace(matter: Matter, place: string): Preview {
  const { view, asked, from, to, seat, ships } = matter;
  const mine = asked.seat;
  switch (asked.kind) {
    case 'moveTo':
    case 'redeployTo':
      return from === undefined ? NOTHING : moved(from, place, mine, groupOf(matter, from));
    case 'tradeSecond':
    case 'tradeThird':
      return from === undefined ? NOTHING : moved(from, place, mine, 1);
    case 'secondStart':
      return to === undefined ? NOTHING : { journeys: [{ from: place, to }], ghosts: [] };
    case 'flyDroneTo': {
      const drone = view.players[mine]?.drone;
      const ghosts: Ghost[] = [{ piece: 'drone', at: place, seat: mine }];
      return { journeys: drone ? [{ from: drone, to: place }] : [], ghosts };
    }
    case 'warpInTo':
    case 'reinforceAt':
    case 'geneBanks':
      return { journeys: [], ghosts: [fleet(place, mine, 1)] };
    case 'settle':
      return {
        journeys: [],
        ghosts: [{ piece: 'marker', at: place, seat: mine, colony: becomesColony(view, mine, place) }],
      };
    case 'withdrawTo':
      return seat === undefined ? NOTHING : { journeys: [], ghosts: [fleet(place, seat, ships ?? 1)] };
    default:
      return NOTHING;
  }
}

function toAmount(matter: Matter, amount: number): Preview {
  const { asked, from, to, place, first, second, ships = 0, view } = matter;
  if (asked.kind === 'shipsToMove' && from !== undefined && to !== undefined)
    return moved(from, to, asked.seat, amount);
  if (asked.kind === 'deployShips' && place !== undefined && amount > 0)
    return { journeys: [], ghosts: [fleet(place, asked.seat, amount)] };
  if (asked.kind === 'splitWithdrawal' && first !== undefined && second !== undefined) {
    const seat = view.battle?.attacker ?? asked.seat;
    const parts = [fleet(first, seat, amount), fleet(second, seat, ships - amount)];
    return { journeys: [], ghosts: parts.filter((ghost) => ghost.piece === 'fleet' && ghost.ships > 0) };
  }
  return NOTHING;
}

/** As many ships as could go. */
function groupOf({ view, action }: Matter, from: string): number {
  return action === 'recon' || action === 'skirmish' ? 1 : (placeAt(view, from).fleet?.ships ?? 1);
}

/** WG 9.6 to 9.8, for the drawing: a marker that completes its sector, or joins a Colony there, is a Colony. */
function becomesColony(view: WarpgateView, seat: Seat, planet: string): boolean {
  const sector = chartOf(view.layout).sectors.find(({ planets }) => planets.includes(planet));
  const others = sector?.planets.filter((other) => other !== planet) ?? [];
  const markers = others.map((other) => placeAt(view, other).marker);
  const isMine = (marker: (typeof markers)[number]): boolean => marker?.seat === seat;
  return markers.every(isMine) || markers.some((marker) => isMine(marker) && marker?.colony === true);
}

/** Where the ships go is settled already; how many is still open. */
function onTheWay(asked: Asked): Preview {
  const { from, to } = aboutOf(asked);
  const isSettled = asked.kind === 'shipsToMove' && from !== undefined && to !== undefined;
  return isSettled ? { journeys: [{ from, to }], ghosts: [] } : NOTHING;
}

/** What this option of the question would do. */
export function previewOf(view: WarpgateView, asked: Asked | null, considered: Value | null): Preview {
  if (!asked) return NOTHING;
  if (considered === null || !asked.options.includes(considered)) return onTheWay(asked);
  const matter: Matter = { view, asked, ...aboutOf(asked) };
  if (typeof considered === 'number') return toAmount(matter, considered);
  return asked.form === 'place' && isOnBoard(asked, considered) ? toPlace(matter, considered) : NOTHING;
}

/** Where the ranges that matter to the question begin, and how far they go. */
export function reachOf(view: WarpgateView, asked: Asked | null): { from: string; range: number } | null {
  if (!asked) return null;
  const { from, range } = aboutOf(asked);
  const start = asked.kind === 'flyDroneTo' ? (view.players[asked.seat]?.drone ?? undefined) : from;
  return start === undefined || range === undefined ? null : { from: start, range };
}

/** Questions where it helps to see how far one gets from a place before it is chosen. */
const STARTS: readonly string[] = ['moveFrom', 'secondGroup', 'secondStart', 'tradeFrom'];

/** Whether the ranges around a place that is merely pointed at are of use now. */
export const wantsRanges = (asked: Asked | null): boolean =>
  asked === null || asked.form !== 'place' || STARTS.includes(asked.kind);

/** An attack that is being planned: the fights it may come to, by the number of ships sent. */
export function attacksOf(view: WarpgateView, asked: Asked | null, considered: Value | null): Fight[] {
  if (!asked) return [];
  const matter: Matter = { view, asked, ...aboutOf(asked) };
  const { from, to, action } = matter;
  if (asked.kind === 'shipsToMove' && to !== undefined) {
    const sizes = asked.options.filter((size) => typeof size === 'number');
    return sizes.flatMap((size) => fightAt(view, asked.seat, to, size));
  }
  const isTarget = typeof considered === 'string' && asked.options.includes(considered);
  if (asked.kind !== 'moveTo' || !isTarget || from === undefined || action === undefined) return [];
  const most = groupOf(matter, from);
  const least = action === 'advance' ? 2 : 1;
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  return sizes.flatMap((size) => fightAt(view, asked.seat, considered, size));
}

/** Whether going there begins a battle. */
export const isAttack = (view: WarpgateView, asked: Asked | null, place: string): boolean =>
  asked?.kind === 'moveTo' &&
  asked.options.includes(place) &&
  enemyFleet(view, asked.seat, place) !== undefined;

function fightAt(view: WarpgateView, attacker: Seat, place: string, attackers: number): Fight[] {
  const enemy = enemyFleet(view, attacker, place);
  return enemy ? [{ attacker, defender: enemy.seat, place, attackers, defenders: enemy.ships }] : [];
}
