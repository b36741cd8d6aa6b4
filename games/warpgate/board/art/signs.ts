import { COLOURS, PIECES_PER_COLOUR } from '../../content/index.ts';
import { colourLetter } from '../../words/names.ts';

/** All that is written on the pieces of the map: whose they are, how many ships, and what nobody knows. */
export const SIGNS: readonly string[] = [
  ...COLOURS.map(colourLetter),
  ...Array.from({ length: PIECES_PER_COLOUR.ships }, (_, i) => String(i + 1)),
  '?',
];
