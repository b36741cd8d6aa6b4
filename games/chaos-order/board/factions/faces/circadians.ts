import { disc, fill, line, oval, twice } from '@warptable/ui/pure';
import { behind, eyes } from '../../art/portrait-parts.ts';
import type { Drawing } from '@warptable/ui/pure';

/** People in golden suits: a collar ring, a face of their own, and what they wear on the head. */
const person = (skin: string, shade: string, light: string, suit = '#8a6412'): Drawing => [
  ...behind('#2b2410', '#7b6120'),
  fill(suit, 'M6 100C10 82 28 74 42 72L50 84 58 72C72 74 90 82 94 100Z'),
  fill('#e2b54a', 'M6 100C10 82 28 74 42 72L46 78C30 82 20 88 18 100Z', 0.7),
  fill(shade, 'M41 60H59L58 76C54 80 46 80 42 76Z'),
  line('#f1d27c', 4, 'M32 76C40 86 60 86 68 76'),
  fill(skin, 'M50 20C33 20 29 34 30 46 31 60 40 72 50 73 60 72 69 60 70 46 71 34 67 20 50 20Z'),
  fill(light, 'M50 20C33 20 29 34 30 46 31 56 36 65 42 70 37 56 38 32 50 20Z', 0.6),
  fill(shade, 'M70 46C69 60 60 72 50 73 58 66 63 48 62 26 68 30 71 38 70 46Z', 0.45),
  line(shade, 2, 'M50 46 47.5 56H52.5'),
];

const brows = (colour: string, width: number, d: string): Drawing => [twice(line(colour, width, d))];
const mouth = (colour: string, d: string): Drawing => [line(colour, 2.2, d)];

export const circadianFaces = {
  // Short silver hair, and a scope over one eye that reads plans.
  sable: [
    ...person('#6d4530', '#4c2d1f', '#8a5c41'),
    fill('#d9dde2', 'M28 44C24 22 36 10 51 10 68 10 76 24 72 42 70 32 64 27 56 26 44 24 34 30 28 44Z'),
    fill('#f4f6f8', 'M28 44C24 22 36 10 51 10 40 16 32 28 32 38Z'),
    ...eyes(44, 10, '#fff', '#7d5a1a', 3.8),
    ...brows('#cfd3d8', 2, 'M33 37C37 35 42 35 45 37'),
    fill('#20262c', disc(60, 44, 9)),
    fill('#f7b733', disc(60, 44, 5.6)),
    fill('#ffe9a8', disc(58.5, 42.5, 2)),
    line('#20262c', 3, 'M69 43 76 38'),
    ...mouth('#37190f', 'M43 64C47 65 53 65 57 63'),
  ],
  // A high knot of black hair, and a jewel on the brow.
  akira: [
    ...person('#e8bd95', '#c08d64', '#f8d9b8'),
    fill('#16161c', disc(50, 9, 9)),
    fill('#16161c', 'M27 52C20 24 34 12 50 12 66 12 80 24 73 52 71 40 68 30 50 27 32 30 29 40 27 52Z'),
    fill('#3a3a48', 'M27 52C20 24 34 12 50 12 38 20 30 32 27 52Z', 0.7),
    line('#e2b54a', 3, 'M42 15C46 18 54 18 58 15'),
    ...eyes(45, 10, '#fff', '#2f2a20', 3.4),
    ...brows('#16161c', 2.2, 'M33 39C37 36 42 36 46 39'),
    fill('#3fd0e8', 'M50 27 54 33 50 39 46 33Z'),
    fill('#fff', 'M50 27 52 31 48 33Z', 0.7),
    ...mouth('#a4443c', 'M44 64C48 67 52 67 56 64'),
    twice(line('#e2b54a', 2, 'M29 56V64')),
  ],
  // A jaw like an anvil, a beard, and no hair at all.
  renzo: [
    ...person('#c98f66', '#96623f', '#e3b189', '#6b4c0d'),
    fill('#b17a52', 'M28 46C26 66 36 78 50 79 64 78 74 66 72 46 70 58 62 60 50 60 38 60 30 58 28 46Z'),
    fill('#3b2517', 'M28 48C27 68 37 81 50 82 63 81 73 68 72 48 69 58 62 58 50 57 38 58 31 58 28 48Z'),
    fill('#c98f66', 'M41 63C46 60 54 60 59 63 56 69 44 69 41 63Z'),
    ...mouth('#5b2a20', 'M43 65H57'),
    ...eyes(44, 10.5, '#fff', '#4a6a7a', 3.3),
    ...brows('#3b2517', 4, 'M32 38 46 40'),
    line('#f4d6bd', 2.2, 'M60 24 66 36 63 48'),
    fill('#e2b54a', 'M6 100C4 84 14 74 30 74L34 88 24 100Z'),
    fill('#e2b54a', 'M94 100C96 84 86 74 70 74L66 88 76 100Z'),
  ],
  // Red hair cut for the helmet, pilot goggles pushed up.
  zoey: [
    ...person('#f0c6a4', '#c9936c', '#fde2c9'),
    fill(
      '#b8421f',
      'M24 62C18 30 30 10 50 10 70 10 82 30 76 62L68 66C72 48 70 34 62 30 52 36 40 36 34 32 30 40 29 52 32 66Z',
    ),
    fill('#dd6a38', 'M24 62C18 30 30 10 50 10 38 18 30 30 28 60Z', 0.8),
    line('#3a2c14', 5, 'M24 29C36 24 64 24 76 29'),
    fill('#3a2c14', oval(39, 25, 11.5, 8.5)),
    fill('#3a2c14', oval(61, 25, 11.5, 8.5)),
    fill('#79cfe0', oval(39, 25, 8.5, 6)),
    fill('#79cfe0', oval(61, 25, 8.5, 6)),
    fill('#e9fbff', 'M33 24C35 20 40 19 43 20L35 29Z', 0.8),
    fill('#e9fbff', 'M55 24C57 20 62 19 65 20L57 29Z', 0.8),
    ...eyes(47, 10, '#fff', '#3f7a3c', 4),
    ...brows('#a03a1a', 2.2, 'M34 40C38 38 43 38 46 40'),
    fill('#d98d6d', 'M36 55h2v2h-2zM40 57h2v2h-2zM60 57h2v2h-2zM64 55h2v2h-2z', 0.8),
    ...mouth('#b0403a', 'M42 63C47 68 54 68 58 62'),
  ],
  // An old strategist under a hood, with a white moustache.
  melvan: [
    ...person('#dcb393', '#a97f60', '#efd0b5', '#5c430f'),
    fill('#4a3a12', 'M10 100C14 60 16 8 50 6 84 8 86 60 90 100L74 100C80 66 76 24 50 22 24 24 20 66 26 100Z'),
    fill('#6f581f', 'M10 100C14 60 16 8 50 6 30 16 22 50 26 100Z', 0.7),
    line('#e2b54a', 2.4, 'M26 100C20 66 24 24 50 22 76 24 80 66 74 100'),
    ...eyes(46, 10, '#fff', '#51688f', 3),
    ...brows('#f3f1ea', 3.6, 'M31 39C36 35 43 36 46 41'),
    line('#a97f60', 1.5, 'M36 30C44 28 56 28 64 30M38 33.5C45 32 55 32 62 33.5'),
    fill('#f3f1ea', 'M50 57C42 56 32 60 30 70 38 68 44 66 50 62 56 66 62 68 70 70 68 60 58 56 50 57Z'),
    ...mouth('#7d4034', 'M46 67H54'),
    fill('#f3f1ea', 'M46 70H54L50 84Z'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
