import { FACTION_IDS, LOCATIONS, TILE_IDS } from '../../content/index.ts';
import { say } from '../../words/say.ts';

const MAX_COUNT = 30;

const LETTERS = [...new Set(FACTION_IDS.map((id) => id.charAt(0).toUpperCase()))];

/** All that is written on the pieces of the map. */
export const SIGNS: readonly string[] = [
  ...Array.from({ length: MAX_COUNT + 1 }, (_, count) => String(count)),
  ...LETTERS,
  ...LOCATIONS.flatMap(({ id, name, baseName }) => [
    ...(name === undefined ? [] : [say(`regions.${id}`)]),
    ...(baseName === undefined ? [] : [say(`landings.${id}`)]),
  ]),
  ...TILE_IDS.map((id) => say(`tiles.${id}`)),
];
