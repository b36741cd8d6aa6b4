import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** Broad, bearded, and burnt by sparks. */
const head = (dark: string, plain: string, light: string, beard: string, beardLight: string): Drawing => [
  fill(plain, 'M100 44C64 44 50 66 50 92 50 120 70 140 100 140 130 140 150 120 150 92 150 66 136 44 100 44Z'),
  fill(light, 'M100 44C64 44 50 66 50 92 50 106 55 118 63 126 58 92 72 60 100 44Z'),
  fill(dark, 'M118 47C142 54 150 72 150 92 150 120 130 140 100 140 136 122 140 78 118 47Z', 0.8),
  twice(fill(plain, oval(48, 94, 8, 12))),
  twice(fill('#fff', oval(78, 88, 10, 7))),
  twice(fill('#2b1a10', disc(79, 88, 4.6))),
  twice(fill('#fff', disc(77, 86, 1.5))),
  twice(fill(beard, 'M62 78C72 68 86 70 94 78 84 82 72 82 62 78Z')),
  fill(dark, oval(100, 106, 13, 10)),
  fill(light, oval(96, 102, 5, 3.4), 0.8),
  // The beard.
  fill(
    beard,
    'M50 100C54 118 72 114 84 116 94 112 106 112 116 116 128 114 146 118 150 100 158 140 140 184 100 192 60 184 42 140 50 100Z',
  ),
  fill(beardLight, 'M50 100C54 118 72 114 84 116 78 140 80 170 92 190 58 180 42 140 50 100Z'),
  line('#2b120a', 4, 'M88 126C95 131 105 131 112 126'),
];

/** The night shift sends its regards. */
export const foundries: Drawing = [
  ...sky('#1f0e08', '#8a3c12'),
  fill('#ffb347', [disc(24, 90, 3), disc(176, 110, 3), disc(34, 130, 2), disc(168, 70, 2)].join(''), 0.9),
  fill('#3b3430', 'M14 200C20 164 56 154 100 154 144 154 180 164 186 200Z'),
  fill('#5c524b', 'M14 200C20 164 56 154 80 154L62 200Z'),
  ...head('#8a4a2c', '#c57a4c', '#eeb184', '#7a2a12', '#b5491f'),
  // A mask pushed up.
  fill('#33383f', 'M50 66C48 34 68 16 100 16 132 16 152 34 150 66 134 56 66 56 50 66Z'),
  fill('#565e69', 'M50 66C48 34 68 16 96 16 74 26 62 44 60 62Z'),
  fill('#12161b', 'M70 32H130V46H70Z'),
  fill('#ff8a2b', 'M74 35H126V43H74Z'),
  fill('#fff', 'M78 35H92L86 43H76Z', 0.5),
  // Rings in the beard.
  fill('#e0b24c', 'M86 160H114V168H86ZM90 176H110V183H90Z'),
];

/** Far from home, and getting farther. */
export const exiles: Drawing = [
  ...sky('#0e1a22', '#3d5f70'),
  fill('#39474c', 'M18 200C24 166 58 156 100 156 142 156 176 166 182 200Z'),
  fill('#556970', 'M18 200C24 166 58 156 84 156L66 200Z'),
  ...head('#6f5a52', '#a88b7c', '#d3b8a8', '#8d9296', '#d6dadc'),
  // A cap of wool, and a lamp.
  fill('#4c3a5e', 'M48 72C46 36 70 18 100 18 130 18 154 36 152 72 130 60 70 60 48 72Z'),
  fill('#6c5585', 'M48 72C46 36 70 18 96 18 74 30 62 48 60 66Z'),
  fill('#34273f', 'M46 74C64 58 136 58 154 74L152 82C132 68 68 68 48 82Z'),
  fill('#d6a544', disc(100, 54, 12)),
  fill('#fff6cf', disc(100, 54, 8)),
  fill('#fff6cf', 'M92 60 60 96H140L108 60Z', 0.16),
  line('#5a4138', 3, 'M124 78 138 104'),
];
