import { disc, fill, line, oval, twice } from '@warptable/ui/pure';
import { behind, eyes } from '../../art/portrait-parts.ts';
import type { Drawing } from '@warptable/ui/pure';

/** Slender people of the swamps: leaf ears, large dark eyes, and whatever grows on them. */
const walker = (skin: string, light: string, shade: string, hair: Drawing = []): Drawing => [
  ...behind('#0b2114', '#2c6b3d'),
  line('#4f9c5a', 1.6, 'M8 100C10 70 4 50 12 30M90 100C86 78 96 60 88 40M20 100C20 86 16 78 18 68', 0.5),
  fill(shade, 'M14 100C18 86 32 78 44 76L50 84 56 76C68 78 82 86 86 100Z'),
  ...hair,
  twice(fill(light, 'M31 46C20 44 12 36 8 24 20 26 30 32 34 40Z')),
  twice(line(shade, 1.4, 'M31 45C22 40 15 33 9 25')),
  fill(shade, 'M43 64H57L56 80C53 84 47 84 44 80Z'),
  fill(skin, 'M50 16C35 16 28 28 29 44 30 58 40 76 50 77 60 76 70 58 71 44 72 28 65 16 50 16Z'),
  fill(light, 'M50 16C35 16 28 28 29 44 30 56 37 68 43 73 35 54 37 28 50 16Z', 0.75),
  fill(shade, 'M71 44C70 58 60 76 50 77 58 66 63 46 62 22 68 28 71 36 71 44Z', 0.4),
  line(shade, 1.8, 'M49 50 48 58 51 59'),
];

const wide = (iris: string, y = 46): Drawing => [
  twice(fill('#101a10', 'M32 46C34 38 44 38 47 47 43 53 35 53 32 46Z')),
  twice(fill(iris, disc(40.5, y, 3.8))),
  twice(fill('#061006', oval(40.5, y, 1.2, 3.2))),
  fill('#fff', disc(39, y - 1.6, 1.1)),
  fill('#fff', disc(58, y - 1.6, 1.1)),
];

export const leyrienFaces = {
  // A builder with a crown of growing branches.
  niruveh: [
    ...walker('#8cbf6a', '#c0e39c', '#4d7d3a', [
      twice(line('#7a5230', 4, 'M40 20C34 12 36 6 30 0M36 12 26 10M44 18C44 10 48 6 46 0')),
      twice(fill('#6ec24e', 'M26 10C20 10 18 6 18 2 24 2 27 5 26 10ZM30 2C30-4 36-4 38-2 38 2 34 4 30 2Z')),
    ]),
    ...wide('#f4d35e'),
    line('#3d5f2c', 2.2, 'M43 67C48 70 52 70 57 67'),
    fill('#7a5230', 'M46 22H54L52 34H48Z', 0.8),
    line('#3d5f2c', 2, 'M34 36C38 34 43 35 46 38M66 36C62 34 57 35 54 38'),
  ],
  // A singer with a flower for hair.
  eeyla: [
    ...walker('#b6d79a', '#e1f3cd', '#7aa35f', [
      fill('#e2689b', 'M50 20C26 26 14 14 20 2 32 0 44 6 50 20 56 6 68 0 80 2 86 14 74 26 50 20Z'),
      fill('#f7a6c6', 'M50 22C34 10 36-4 50-6 64-4 66 10 50 22Z'),
      fill(
        '#e2689b',
        'M34 24C18 34 12 50 16 66 26 58 32 44 34 24ZM66 24C82 34 88 50 84 66 74 58 68 44 66 24Z',
      ),
    ]),
    fill('#f4d35e', disc(50, 16, 5)),
    ...wide('#e2689b'),
    fill('#b43c6c', 'M44 66C48 64 52 64 56 66 53 70 47 70 44 66Z'),
    fill('#f7a6c6', disc(36, 58, 3), 0.6),
    fill('#f7a6c6', disc(64, 58, 3), 0.6),
  ],
  // A hunter: bark mask below the eyes, one long braid.
  vehlac: [
    ...walker('#5f9a5c', '#93c98a', '#2f5f34', [
      fill('#23341f', 'M28 50C18 24 34 8 50 8 66 8 82 24 72 50L66 30H34Z'),
      line('#23341f', 8, 'M72 34C86 48 82 70 88 92'),
      line('#c9a24a', 3, 'M80 62 88 60M84 78 90 76'),
    ]),
    fill('#23341f', 'M30 38C32 20 68 20 70 38 62 30 38 30 30 38Z'),
    ...wide('#9be564'),
    fill('#6d4a2a', 'M29 52C36 56 44 57 50 54 56 57 64 56 71 52 70 64 60 78 50 79 40 78 30 64 29 52Z'),
    line('#3f2915', 1.8, 'M38 58V70M44 60V76M50 58V78M56 60V76M62 58V70'),
  ],
  // A child of the lamps: antennae with lights; nobody counts her.
  ivi: [
    ...walker('#9fd6c0', '#d8f5e8', '#5f9c86', [
      line('#5f9c86', 2.6, 'M40 20C34 10 26 8 22 2M60 20C66 10 74 8 78 2'),
      fill('#fff6a8', disc(21, 3, 7), 0.35),
      fill('#fff6a8', disc(79, 3, 7), 0.35),
      fill('#fff6a8', disc(21, 3, 3.8)),
      fill('#fff6a8', disc(79, 3, 3.8)),
    ]),
    fill('#3f8a70', 'M30 40C28 20 40 12 50 12 60 12 72 20 70 40 64 28 56 24 50 30 44 24 36 28 30 40Z'),
    ...eyes(48, 11, '#fff', '#2a7a8a', 5.4),
    line('#3f8a70', 2, 'M46 66C49 68 51 68 54 66'),
  ],
  // An elder of moss, with mushrooms for a mantle.
  rylach: [
    ...walker('#7d8f52', '#b1c27c', '#4a5730', [
      fill('#3e4b28', 'M24 60C16 26 30 6 50 6 70 6 84 26 76 60Z'),
      fill('#6b7d3e', 'M24 60C16 26 30 6 50 6 36 14 28 34 30 58Z'),
    ]),
    fill('#6b7d3e', 'M30 36C32 20 68 20 70 36 60 30 40 30 30 36Z'),
    ...wide('#ffb84d', 47),
    line('#4a5730', 1.8, 'M34 58C37 60 40 60 43 58M66 58C63 60 60 60 57 58'),
    fill('#c9d39c', 'M36 66C42 62 58 62 64 66 62 82 56 92 50 96 44 92 38 82 36 66Z'),
    line('#4a5730', 2, 'M45 68H55'),
    fill('#d9573f', 'M8 86C8 76 28 76 28 86ZM72 90C72 78 94 78 94 90Z'),
    fill('#fff3df', 'M14 86H22V98H14ZM79 90H87V100H79Z'),
    fill('#fff3df', [disc(14, 82, 1.6), disc(21, 83, 1.3), disc(80, 85, 1.7), disc(88, 86, 1.3)].join('')),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
