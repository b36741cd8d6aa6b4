import type { Asked, Seat } from '@warptable/kernel';
import type { Value } from '@warptable/kernel';
import { FACTIONS } from '../content/index.ts';
import type { ChaosView } from '../rules/view.ts';
import { moved } from '@warptable/ui/pure';
import type { Bounds } from '@warptable/ui/pure';
import { chartOf, edgeBetween } from './chart/chart.ts';
import type { HexSide } from './chart/chart.ts';
import { placeMeant } from './targets.ts';

/** The place of the drop ship on the map. */
export const SHIP = 'ship';

/** Whoever has no base tile lives aboard the ship. */
export function isAboard({ players, ship }: Pick<ChaosView, 'players' | 'ship'>, seat: Seat): boolean {
  const faction = players[seat]?.faction;
  return (
    ship !== null && faction !== null && faction !== undefined && FACTIONS[faction].baseProduction === null
  );
}

/** Where the base of a seat lies on the map. */
export const baseOf = (view: Pick<ChaosView, 'players' | 'ship'>, seat: Seat): string | undefined =>
  isAboard(view, seat) ? SHIP : (view.players[seat]?.base ?? undefined);

/** The place of the map that is called so in an event or an option: a hex, or the base of this seat. */
export const onMap = (view: Pick<ChaosView, 'players' | 'ship'>, place: string, seat: Seat): string =>
  place === 'base' ? (baseOf(view, seat) ?? place) : place;

/** The same question about places of the map: its options are their ids. */
export function askedOnMap(view: ChaosView, asked: Asked | null): Asked | null {
  if (!asked) return null;
  const toPlace = (value: Value): string | undefined => {
    const meant = placeMeant(value);
    return meant && onMap(view, meant, asked.seat);
  };
  return {
    ...asked,
    options: asked.options.flatMap((value) => toPlace(value) ?? []),
    refused: asked.refused.flatMap((one) => {
      const value = toPlace(one.value);
      return value === undefined ? [] : { ...one, value };
    }),
  };
}

/** The option that a place of the map is. */
export function optionAt(view: ChaosView, asked: Asked | null, place: string): Value | undefined {
  if (!asked) return undefined;
  return [...asked.options, ...asked.refused.map(({ value }) => value)].find((value) => {
    const meant = placeMeant(value);
    return meant !== undefined && onMap(view, meant, asked.seat) === place;
  });
}

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Of a side between an upper left and a lower right region: at its middle lies what the lower one yields. */
const YIELD_SIDE = -60;

/** The drop ship lies on the middle of a side, or so far beside it that a yield is seen. */
export function shipSpot({ players, ship }: ChaosView): HexSide | undefined {
  if (ship === null) return undefined;
  const [a = '', b = ''] = ship.split('/');
  const side = chartOf(players.length).borders.get(ship) ?? edgeBetween(a, b);
  return side.angle === YIELD_SIDE ? { ...side, ...moved(side, -16, 24) } : side;
}

/** While the game is set up, all places for a base; afterwards those that were chosen. */
export function basesShown({ players, phase }: Pick<ChaosView, 'players' | 'phase'>): readonly string[] {
  const all = chartOf(players.length).bases.map(({ id }) => id);
  return phase === 'setup' ? all : all.filter((id) => players.some(({ base }) => base === id));
}

/** What has to be seen when the whole map is shown. */
export const boundsOf = (view: Pick<ChaosView, 'players' | 'phase'>): Bounds =>
  chartOf(view.players.length).boundsWith(basesShown(view));
