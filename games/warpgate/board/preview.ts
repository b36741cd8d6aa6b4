import type { Asked, Seat, Value } from '@warptable/kernel';
import type { Action } from '../content/index.ts';
import { asWarpgate } from '../rules/questions.ts';
import type { WarpgateAsked } from '../rules/questions.ts';
import type { WarpgateView } from '../rules/view.ts';
import { enemyFleet, placeAt } from '../words/places.ts';
import { chartOf } from './chart/chart.ts';
import type { ExpectedFight } from './odds.ts';
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

const fleet = (at: string, seat: Seat, ships: number): Ghost => ({ piece: 'fleet', at, seat, ships });

/** One way from here to there, with ships at its end. */
const moved = (from: string, to: string, seat: Seat, ships: number): Preview => ({
  journeys: [{ from, to }],
  ghosts: [fleet(to, seat, ships)],
});

function toPlace(view: WarpgateView, asked: WarpgateAsked, place: string): Preview {
  const mine = asked.seat;
  switch (asked.kind) {
    case 'moveTo':
      return moved(asked.about.from, place, mine, groupOf(view, asked.about));
    case 'redeployTo':
      return moved(asked.about.from, place, mine, groupOf(view, asked.about));
    case 'tradeSecond':
    case 'tradeThird':
      return moved(asked.about.from, place, mine, 1);
    case 'secondStart':
      return { journeys: [{ from: place, to: asked.about.to }], ghosts: [] };
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
      return { journeys: [], ghosts: [fleet(place, asked.about.seat, asked.about.ships)] };
    default:
      return NOTHING;
  }
}

function toAmount(view: WarpgateView, asked: WarpgateAsked, amount: number): Preview {
  switch (asked.kind) {
    case 'shipsToMove':
      return moved(asked.about.from, asked.about.to, asked.seat, amount);
    case 'deployShips':
      return amount > 0 ? { journeys: [], ghosts: [fleet(asked.about.place, asked.seat, amount)] } : NOTHING;
    case 'splitWithdrawal': {
      const { first, second, ships } = asked.about;
      const seat = view.battle?.attacker ?? asked.seat;
      const parts = [fleet(first, seat, amount), fleet(second, seat, ships - amount)];
      return { journeys: [], ghosts: parts.filter((ghost) => ghost.piece === 'fleet' && ghost.ships > 0) };
    }
    default:
      return NOTHING;
  }
}

/** As many ships as could go. */
function groupOf(
  view: WarpgateView,
  { action, from }: { readonly action?: Action; readonly from: string },
): number {
  return action === 'recon' || action === 'skirmish' ? 1 : (placeAt(view, from).fleet?.ships ?? 1);
}

/** WG 9.6, WG 9.7, WG 9.8, for the drawing: a marker that completes its sector, or joins a Colony there, is a Colony. */
function becomesColony(view: WarpgateView, seat: Seat, planet: string): boolean {
  const sector = chartOf(view.layout).sectors.find(({ planets }) => planets.includes(planet));
  const others = sector?.planets.filter((other) => other !== planet) ?? [];
  const markers = others.map((other) => placeAt(view, other).marker);
  const isMine = (marker: (typeof markers)[number]): boolean => marker?.seat === seat;
  return markers.every(isMine) || markers.some((marker) => isMine(marker) && marker?.colony === true);
}

/** Where the ships go is settled already; how many is still open. */
const onTheWay = (asked: WarpgateAsked): Preview =>
  asked.kind === 'shipsToMove'
    ? { journeys: [{ from: asked.about.from, to: asked.about.to }], ghosts: [] }
    : NOTHING;

/** What this option of the question would do. */
export function previewOf(view: WarpgateView, any: Asked | null, considered: Value | null): Preview {
  if (!any) return NOTHING;
  const asked = asWarpgate(any);
  if (considered === null || !asked.options.includes(considered)) return onTheWay(asked);
  if (typeof considered === 'number') return toAmount(view, asked, considered);
  return asked.form === 'place' && isOnBoard(asked, considered) ? toPlace(view, asked, considered) : NOTHING;
}

/** Where the ranges that matter to the question begin, and how far they go. */
export function reachOf(view: WarpgateView, any: Asked | null): { from: string; range: number } | null {
  const asked = any && asWarpgate(any);
  switch (asked?.kind) {
    case 'flyDroneTo': {
      const from = view.players[asked.seat]?.drone;
      return from ? { from, range: asked.about.range } : null;
    }
    case 'moveTo':
    case 'tradeSecond':
    case 'tradeThird':
    case 'redeployTo':
      return { from: asked.about.from, range: asked.about.range };
    default:
      return null;
  }
}

/** Questions where it helps to see how far one gets from a place before it is chosen. */
const STARTS: readonly string[] = ['moveFrom', 'secondGroup', 'secondStart', 'tradeFrom'];

/** Whether the ranges around a place that is merely pointed at are of use now. */
export const wantsRanges = (asked: Asked | null): boolean =>
  asked === null || asked.form !== 'place' || STARTS.includes(asked.kind);

/** An attack that is being planned: the fights it may come to, by the number of ships sent. */
export function attacksOf(view: WarpgateView, any: Asked | null, considered: Value | null): ExpectedFight[] {
  const asked = any && asWarpgate(any);
  if (asked?.kind === 'shipsToMove') {
    const sizes = asked.options.filter((size) => typeof size === 'number');
    return sizes.flatMap((size) => fightAt(view, asked.seat, asked.about.to, size));
  }
  if (asked?.kind !== 'moveTo' || typeof considered !== 'string' || !asked.options.includes(considered))
    return [];
  const max = groupOf(view, asked.about);
  const min = asked.about.action === 'advance' ? 2 : 1;
  const sizes = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
  return sizes.flatMap((size) => fightAt(view, asked.seat, considered, size));
}

/** Whether going there begins a battle. */
export const isAttack = (view: WarpgateView, asked: Asked | null, place: string): boolean =>
  asked?.kind === 'moveTo' &&
  asked.options.includes(place) &&
  enemyFleet(view, asked.seat, place) !== undefined;

function fightAt(view: WarpgateView, attacker: Seat, place: string, attackers: number): ExpectedFight[] {
  const enemy = enemyFleet(view, attacker, place);
  return enemy ? [{ attacker, defender: enemy.seat, place, attackers, defenders: enemy.ships }] : [];
}
