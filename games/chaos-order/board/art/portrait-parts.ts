import { disc, fill, oval, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

// Portraits and arms are drawn on a sheet of 100 by 100.
export const SHEET = 100;

/** What stands behind a face: one colour, with light from the upper left. */
export const behind = (dark: string, light: string): Drawing => [
  fill(dark, 'M0 0H100V100H0Z'),
  fill(light, disc(36, 34, 46), 0.55),
];

/** Two eyes that look at you. */
export const eyes = (y: number, apart: number, white: string, iris: string, size = 4): Drawing => [
  twice(fill(white, oval(50 - apart, y, size * 1.35, size))),
  twice(fill(iris, disc(50 - apart, y, size * 0.72))),
  twice(fill('#0b0b12', disc(50 - apart, y, size * 0.36))),
  fill('#fff', disc(50 - apart - size * 0.3, y - size * 0.3, size * 0.22)),
  fill('#fff', disc(50 + apart - size * 0.3, y - size * 0.3, size * 0.22)),
];
