import { disc, fill, line, oval, twice } from '@warptable/ui/pure';
import { behind } from '../../art/portrait-parts.ts';
import type { Drawing } from '@warptable/ui/pure';

const room: Drawing = [
  ...behind('#14181d', '#3d4852'),
  line('#55626e', 1, 'M0 22H100M0 78H100M16 0V100M84 0V100', 0.5),
];

/** A neck of cables on shoulders of plate. */
const body = (plate: string, light: string): Drawing => [
  fill('#272e35', 'M40 60H60V86H40Z'),
  line('#59656f', 3, 'M44 60V84M50 60V84M56 60V84'),
  fill(plate, 'M8 100C8 86 22 80 38 78L50 88 62 78C78 80 92 86 92 100Z'),
  fill(light, 'M8 100C8 86 22 80 38 78L42 82C28 84 18 90 18 100Z', 0.7),
];

const glow = (colour: string, x: number, y: number, r: number): Drawing => [
  fill(colour, disc(x, y, r * 1.8), 0.25),
  fill(colour, disc(x, y, r)),
  fill('#fff', disc(x - r * 0.25, y - r * 0.25, r * 0.4), 0.9),
];

export const aiFaces = {
  // A blade of a head with one red slit.
  adecai: [
    ...room,
    ...body('#5d6973', '#8d9aa4'),
    fill('#a6b1ba', 'M50 6 66 24 70 50 60 76H40L30 50 34 24Z'),
    fill('#d9e1e7', 'M50 6 34 24 30 50 40 76H46L40 48Z'),
    fill('#6e7a84', 'M50 6 66 24 70 50 60 76H54L62 46Z', 0.8),
    fill('#11161a', 'M30 40H70L67 50H33Z'),
    fill('#ff3b30', 'M34 43H66L65 47H35Z'),
    fill('#fff', 'M44 44H50V46H44Z', 0.9),
    line('#4a555e', 2, 'M42 62H58M44 67H56'),
  ],
  // Three eyes and spikes: hurts by being there.
  injura: [
    ...room,
    ...body('#4a4147', '#7d6b73'),
    fill('#3a3439', 'M50 12 26 4 30 26 10 24 28 42 14 56 34 58 42 78H58L66 58 86 56 72 42 90 24 70 26 74 4Z'),
    fill('#6f646b', 'M50 22 34 30 30 48 42 72H58L70 48 66 30Z'),
    fill('#978a91', 'M50 22 34 30 30 48 38 64 40 36Z'),
    ...glow('#ff7a1a', 50, 34, 4.6),
    ...glow('#ff7a1a', 40, 47, 4),
    ...glow('#ff7a1a', 60, 47, 4),
    fill('#1a1518', 'M40 60H60L56 70H44Z'),
    line('#e8e0e4', 2, 'M43 60 45 65 47 60 50 66 53 60 55 65 57 60'),
  ],
  // A round, curious head with two great lenses.
  xiao: [
    ...room,
    ...body('#6e7f8c', '#a3b4c0'),
    line('#8d9aa4', 3, 'M36 20 26 6M64 20 74 6'),
    ...glow('#4be3a4', 26, 6, 3),
    ...glow('#4be3a4', 74, 6, 3),
    fill('#cfd9e0', oval(50, 46, 31, 30)),
    fill('#f2f7fa', 'M50 16C30 16 19 30 19 46 19 58 26 68 36 73 26 54 30 28 50 16Z'),
    twice(fill('#27313a', disc(37, 45, 13))),
    twice(fill('#123f4f', disc(37, 45, 10))),
    twice(fill('#4be3a4', disc(37, 45, 5.5))),
    fill('#fff', disc(34, 42, 2.4)),
    fill('#fff', disc(60, 42, 2.4)),
    line('#7f8c96', 2.5, 'M40 66H60'),
    fill('#7f8c96', 'M42 64h2v4h-2zM49 64h2v4h-2zM56 64h2v4h-2z'),
  ],
  // A furnace: burning vents and a broad grille.
  phoros: [
    ...room,
    ...body('#4d4037', '#85705f'),
    fill(
      '#ff9d2e',
      'M28 30C22 18 30 12 28 2 36 8 38 16 36 26 40 18 46 14 46 4 54 12 52 20 52 26 56 18 62 14 60 4 70 12 66 20 72 30Z',
    ),
    fill(
      '#ffe08a',
      'M36 30C34 22 38 20 38 14 42 18 43 22 43 28 46 22 49 20 50 14 54 20 54 24 56 28 58 22 61 20 62 16 65 22 63 26 64 30Z',
    ),
    fill('#7a6a5d', 'M24 30H76L80 54 68 78H32L20 54Z'),
    fill('#a79585', 'M24 30H50V40L34 44 36 76H32L20 54Z'),
    fill('#1d1611', 'M28 38H72V48H28Z'),
    fill('#ffb347', 'M31 40H46L44 46H34ZM54 40H69L66 46H56Z'),
    fill('#1d1611', 'M34 56H66L62 74H38Z'),
    line('#ff7a1a', 3, 'M39 60V70M44.5 60V71M50 60V71M55.5 60V71M61 60V70'),
  ],
  // Dented, patched, and always back.
  demo: [
    ...room,
    ...body('#626a5d', '#929c8a'),
    fill('#8b9582', 'M26 18H74V70C74 74 70 76 66 76H34C30 76 26 74 26 70Z'),
    fill('#b9c3af', 'M26 18H50V26H36V70C36 72 36 74 38 76H34C30 76 26 74 26 70Z'),
    fill('#5a6253', 'M58 18H74V36L64 30Z'),
    line('#3c4238', 2, 'M58 18 64 30 74 36M62 24 68 20'),
    fill('#c8a13a', 'M30 56H46V72H30Z'),
    line('#5f4c17', 1.6, 'M32 58h.1M44 58h.1M32 70h.1M44 70h.1'),
    line('#5f4c17', 2, 'M34 62 42 68M42 62 34 68'),
    fill('#1b201a', disc(38, 42, 9)),
    ...glow('#59c7ff', 38, 42, 5),
    fill('#1b201a', 'M54 36H70V48H54Z'),
    line('#59c7ff', 3, 'M57 42H67'),
    line('#3c4238', 3, 'M52 64H68'),
    fill('#6d7665', 'M46 8H54V18H46Z'),
    ...glow('#ff5747', 50, 7, 4),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
