import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** From under the sea: a round head, gills, four feelers. */
const head = (dark: string, plain: string, light: string, eye: string): Drawing => [
  twice(fill(dark, 'M66 136C48 150 40 170 44 196 54 180 66 172 80 164Z')),
  twice(fill(plain, 'M84 148C74 164 74 184 82 200 90 184 96 170 98 158Z')),
  fill(plain, 'M100 30C60 30 42 60 44 94 46 126 70 150 100 152 130 150 154 126 156 94 158 60 140 30 100 30Z'),
  fill(light, 'M100 30C60 30 42 60 44 94 45 112 53 128 65 138 54 96 68 52 100 30Z'),
  fill(dark, 'M118 33C146 42 158 68 156 94 154 126 130 150 100 152 136 128 146 74 118 33Z'),
  twice(line(dark, 4, 'M54 112C58 118 62 120 66 120M56 124C60 130 66 132 70 131')),
  fill(light, [disc(84, 48, 5), disc(100, 42, 4), disc(116, 50, 4)].join(''), 0.8),
  // Wide wet eyes.
  twice(fill('#06131f', disc(76, 92, 19))),
  twice(fill(eye, disc(76, 92, 15))),
  twice(fill('#06131f', oval(77, 93, 8, 10))),
  twice(fill('#fff', disc(71, 85, 4.5))),
  twice(fill('#fff', disc(81, 99, 2), 0.8)),
  line('#06131f', 3, 'M90 126C96 130 104 130 110 126'),
  // Feelers.
  twice(line(light, 5, 'M88 138C82 152 84 162 78 172')),
];

/** Everything has a price, and it has remembered all of them. */
export const tradeworlds: Drawing = [
  ...sky('#06283a', '#147a8c'),
  fill('#b07a1e', 'M30 200C36 172 66 164 100 164 134 164 164 172 170 200Z'),
  fill('#d6a544', 'M30 200C36 172 66 164 88 164L80 200Z'),
  ...head('#1c5f7e', '#2f90ac', '#74cfdc', '#ffd76a'),
  // A circlet of coins.
  line('#e9c262', 5, 'M52 66C70 46 130 46 148 66'),
  fill(
    '#f4d77e',
    [disc(62, 58, 8), disc(80, 50, 8), disc(100, 47, 10), disc(120, 50, 8), disc(138, 58, 8)].join(''),
  ),
  fill(
    '#a87418',
    [disc(62, 58, 4), disc(80, 50, 4), disc(100, 47, 5), disc(120, 50, 4), disc(138, 58, 4)].join(''),
  ),
];

/** It keeps the peace, and remembers who broke it. */
export const enclave: Drawing = [
  ...sky('#141238', '#4a3f94'),
  // A hood of shells.
  fill(
    '#d9d4ea',
    'M100 10C48 12 26 54 28 104 30 146 44 180 60 200H140C156 180 170 146 172 104 174 54 152 12 100 10Z',
  ),
  fill('#f4f1fb', 'M100 10C48 12 26 54 28 104 29 128 34 150 41 168 36 100 52 40 100 10Z'),
  line(
    '#a9a0cf',
    2.5,
    'M100 10V30M70 18 78 38M130 18 122 38M46 40 60 54M154 40 140 54M32 76 46 84M168 76 154 84',
    0.9,
  ),
  ...head('#5a4d8c', '#8677bd', '#bcb0e6', '#9ff0e0'),
  fill('#fff', disc(100, 62, 7)),
  fill('#cfc4f2', disc(102, 64, 4)),
];
