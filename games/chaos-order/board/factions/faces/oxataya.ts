import { disc, fill, line, oval, twice } from '@warptable/ui/pure';
import { behind, eyes } from '../../art/portrait-parts.ts';
import type { Drawing } from '@warptable/ui/pure';

/** People of the lakes: smooth skin, gills at the neck, fins, and lights of their own. */
const swimmer = (skin: string, light: string, shade: string, fins: Drawing): Drawing => [
  ...behind('#140d33', '#3f2f8f'),
  line('#8f86e8', 1.2, [disc(14, 24, 3), disc(84, 16, 4), disc(90, 58, 2.5), disc(10, 70, 2)].join(''), 0.7),
  fill(shade, 'M16 100C20 86 34 80 42 78L50 86 58 78C66 80 80 86 84 100Z'),
  ...fins,
  fill(skin, 'M42 60H58V82C54 86 46 86 42 82Z'),
  twice(line(shade, 1.8, 'M43 70C45 72 45 76 43 78M46 71C48 73 48 77 46 79')),
  fill(skin, 'M50 14C33 14 26 28 28 44 30 58 40 72 50 72 60 72 70 58 72 44 74 28 67 14 50 14Z'),
  fill(light, 'M50 14C33 14 26 28 28 44 29 54 35 64 42 69 34 50 37 26 50 14Z', 0.7),
  fill(shade, 'M72 44C70 58 60 72 50 72 58 64 64 46 62 20 70 26 73 34 72 44Z', 0.4),
  twice(fill(shade, oval(48, 56, 1, 1.8))),
];

const lights = (colour: string, at: readonly (readonly [number, number])[]): Drawing =>
  at.flatMap(([x, y]) => [fill(colour, disc(x, y, 3.6), 0.3), fill(colour, disc(x, y, 1.7))]);

export const oxatayaFaces = {
  // A lone fighter: one tall fin, one scarred eye.
  tovati: [
    ...swimmer('#8e7cc9', '#c3b6f0', '#54438f', [
      fill('#e0567a', 'M42 20C40 6 52-4 66-2 60 4 60 12 62 20Z'),
      fill('#a83258', 'M54 20C54 8 58 2 66-2 60 4 60 12 62 20Z'),
    ]),
    ...eyes(44, 11, '#fff', '#b03060', 4),
    line('#efe6ff', 2.4, 'M58 32 64 56'),
    line('#40306f', 2.2, 'M43 64H57'),
    twice(line('#e0567a', 2.6, 'M30 52C33 54 36 54 38 53')),
  ],
  // A seer behind a lure that hangs before the brow.
  azaru: [
    ...swimmer('#4f7fb8', '#8fb9e6', '#2a4a77', [
      twice(fill('#36609a', 'M30 40C18 40 10 32 6 20 20 20 30 26 34 34Z')),
    ]),
    line('#2a4a77', 2.6, 'M50 16C50 2 70-2 74 10'),
    fill('#fff6a8', disc(74, 13, 8), 0.35),
    fill('#fff6a8', disc(74, 13, 4)),
    ...eyes(46, 11, '#dff6ff', '#1d3557', 5),
    line('#1f3a61', 2.2, 'M44 63C48 61 52 61 56 63'),
    ...lights('#8ff0e1', [
      [34, 30],
      [42, 24],
      [50, 22],
      [58, 24],
      [66, 30],
    ]),
  ],
  // Streaming hair of weed, and a swimmer's smile.
  xanya: [
    ...swimmer('#b98ad6', '#e3c6f5', '#7a4f9c', [
      fill(
        '#1f8a7a',
        'M50 8C24 8 16 34 20 60 22 74 16 84 12 92 30 88 34 70 32 50L36 26H64L68 50C66 70 70 88 88 92 84 84 78 74 80 60 84 34 76 8 50 8Z',
      ),
      fill('#46c2a8', 'M50 8C24 8 16 34 20 60 22 74 16 84 12 92 24 80 22 44 34 22Z', 0.8),
    ]),
    fill('#1f8a7a', 'M29 40C29 20 40 12 50 12 62 12 71 22 71 40 66 28 60 24 52 24 42 22 34 28 29 40Z'),
    ...eyes(45, 10.5, '#fff', '#167a6b', 4.2),
    line('#5d3780', 2.4, 'M42 62C47 67 53 67 58 62'),
    ...lights('#ffd2f1', [
      [36, 56],
      [64, 56],
    ]),
  ],
  // The shield bearer: broad, with a frill of plates.
  rhan: [
    ...swimmer('#6d63a8', '#a49ad8', '#3d3570', [
      fill(
        '#4b3f8c',
        'M50-2 64 10 80 6 84 22 98 32 88 46 94 62 78 66 70 54H30L22 66 6 62 12 46 2 32 16 22 20 6 36 10Z',
      ),
      line('#8d80d6', 2, 'M50 2V18M28 8 36 22M72 8 64 22M10 30 28 36M90 30 72 36M12 58 30 50M88 58 70 50'),
    ]),
    ...eyes(44, 11.5, '#fff7d6', '#6a4bd0', 3.4),
    twice(line('#3d3570', 3.4, 'M32 37 46 40')),
    line('#2c2456', 2.6, 'M40 64C46 61 54 61 60 64'),
    fill('#f2c14e', 'M46 22H54L52 34 50 37 48 34Z'),
  ],
  // Keeper of the deep: whiskers and a pearl.
  onari: [
    ...swimmer('#3f9aa0', '#86d3d3', '#1f5e66', [
      fill('#246b73', 'M34 20C36 4 64 4 66 20L60 10 55 18 50 6 45 18 40 10Z'),
    ]),
    fill('#fff', disc(50, 26, 6)),
    fill('#e5dcff', disc(48.5, 24.5, 3)),
    ...eyes(45, 11, '#eafffb', '#0f3f4a', 4.4),
    twice(line('#1f5e66', 2.4, 'M44 62C34 62 28 70 26 84')),
    twice(line('#1f5e66', 2, 'M45 64C40 68 38 76 38 88')),
    line('#174a52', 2.2, 'M45 63H55'),
  ],
  // A war leader with a coral crown and painted stripes.
  latanja: [
    ...swimmer('#a55f9e', '#d99bd0', '#692f66', [
      line(
        '#ff8a5b',
        4.4,
        'M34 22C30 12 22 10 22 2M30 12 36 4M50 16V-2M44 6 50 10 56 4M66 22C70 12 78 10 78 2M70 12 64 4',
      ),
    ]),
    line('#ff8a5b', 4, 'M29 28C36 20 64 20 71 28'),
    ...eyes(45, 11, '#fff', '#8a2be2', 3.8),
    twice(fill('#fff2e0', 'M30 54 42 57 41 60 31 58ZM33 61 42 63 41 66 35 65Z')),
    twice(line('#4e1f4c', 2.6, 'M33 38C38 36 43 38 46 41')),
    line('#4e1f4c', 2.4, 'M44 65C48 63 52 63 56 65'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
