import { COUNTS, LAKES, LOCATIONS } from '../content/index.ts';
import type { Border, CountMap, FactionCount, RegionId } from '../content/index.ts';
import type { Region, State } from './state.ts';

/** The map for this number of factions. */
export const mapOf = (s: State): CountMap => COUNTS[s.players.length as FactionCount];

/** For each number of factions the land regions and lakes in play, in the order of the map. */
const REGIONS = Object.fromEntries(
  Object.entries(COUNTS).map(([count, { adjacency }]) => [
    count,
    LOCATIONS.map(({ id }) => id).filter((id) => Object.hasOwn(adjacency, id)),
  ]),
) as unknown as Readonly<Record<FactionCount, readonly RegionId[]>>;

const INDEX = Object.fromEntries(
  Object.entries(REGIONS).map(([count, ids]) => [
    count,
    Object.fromEntries(ids.map((id, index) => [id, index])),
  ]),
) as unknown as Readonly<Record<FactionCount, Readonly<Record<RegionId, number>>>>;

/** Land regions and lakes in play, in the order in which `State.regions` lists them. */
export const regionIds = (factions: number): readonly RegionId[] => REGIONS[factions as FactionCount];

export const isLake = (id: RegionId): boolean => LAKES.includes(id);

export const regionAt = (s: State, id: RegionId): Region =>
  s.regions[INDEX[s.players.length as FactionCount][id]!]!;

const NONE: readonly RegionId[] = [];

/** CO 12.3: regions that touch this one without a mountain between them or through a tunnel in use, lakes included. */
export const neighboursOf = (s: State, id: RegionId): readonly RegionId[] => mapOf(s).adjacency[id] ?? NONE;

/** CO 20.6: the two docked regions of a border. */
export const regionsOfBorder = (border: Border): readonly [RegionId, RegionId] =>
  border.split('/') as unknown as readonly [RegionId, RegionId];

/** The border between two regions, whichever is named first. */
export function borderBetween(s: State, a: RegionId, b: RegionId): Border | undefined {
  return mapOf(s).shipBorders.find((border) => border === `${a}/${b}` || border === `${b}/${a}`);
}
