import { disc, fill, line, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** Narrow, old, graceful: a long face with long ears. */
const head = (dark: string, plain: string, light: string, iris: string): Drawing => [
  twice(fill(plain, 'M60 92C42 86 28 70 22 46 40 58 56 64 66 74Z')),
  twice(fill(dark, 'M60 88C48 82 38 72 32 60 44 66 56 70 64 78Z')),
  fill(dark, 'M86 140H114V172H86Z'),
  fill(plain, 'M100 34C72 34 58 58 60 88 62 118 82 152 100 156 118 152 138 118 140 88 142 58 128 34 100 34Z'),
  fill(light, 'M100 34C72 34 58 58 60 88 61 108 70 130 82 145 70 108 76 60 100 34Z'),
  fill(dark, 'M114 37C134 46 142 66 140 88 138 118 118 152 100 156 126 126 132 72 114 37Z'),
  twice(fill('#0d1020', 'M68 92C74 84 86 84 92 94 86 99 74 99 68 92Z')),
  twice(fill('#f2f7ff', 'M70 92C75 86 85 86 90 94 84 97 76 97 70 92Z')),
  twice(fill(iris, disc(81, 92, 5))),
  twice(fill('#0d1020', disc(81, 92, 2.2))),
  twice(line(dark, 3, 'M66 80C74 74 84 75 92 82')),
  line(dark, 2.6, 'M100 96V116L94 120'),
  line('#6b2440', 3.4, 'M88 134C96 138 104 138 112 134'),
];

/** It comes and goes as it likes, and you never noticed. */
export const freeWorlds: Drawing = [
  ...sky('#0d2a20', '#2d7a55'),
  fill('#1d4634', 'M28 200C34 170 64 160 100 160 136 160 166 170 172 200Z'),
  fill('#2f6a4e', 'M28 200C34 170 64 160 88 160L76 200Z'),
  ...head('#8a6a4c', '#c79c72', '#ecc9a1', '#2fa36b'),
  // Hair in the wind, a feather in it.
  fill('#d8dde6', 'M58 86C54 40 78 16 112 20 142 24 150 52 142 84 136 60 122 48 96 50 78 52 66 64 58 86Z'),
  fill('#f5f7fb', 'M58 86C54 40 78 16 106 20 82 30 66 54 58 86Z'),
  fill('#2fa36b', 'M128 34C146 26 160 10 182 8 176 28 158 42 134 46Z'),
  line('#bff0d4', 2, 'M132 40C150 34 166 22 178 12'),
  twice(line('#2fa36b', 3, 'M70 104 82 112M70 112 80 118')),
];

/** You were promised something. Was it that? */
export const veiledCourt: Drawing = [
  ...sky('#1a0f33', '#5b2f86'),
  fill('#2c1850', 'M22 200C28 166 60 156 100 156 140 156 172 166 178 200Z'),
  fill('#47297a', 'M22 200C28 166 60 156 86 156L72 200Z'),
  ...head('#7a6f9c', '#b3a8d2', '#dcd5f2', '#c04fd0'),
  fill('#1c1034', 'M56 84C50 36 76 14 100 14 124 14 150 36 144 84 138 54 122 42 100 42 78 42 62 54 56 84Z'),
  // The veil.
  fill('#3d1f6b', 'M58 102C74 112 126 112 142 102 140 134 120 166 100 170 80 166 60 134 58 102Z', 0.86),
  line(
    '#b58be6',
    1.6,
    'M62 112C80 120 120 120 138 112M66 124C84 131 116 131 134 124M72 136C86 142 114 142 128 136',
    0.7,
  ),
  // A tiara with one eye more.
  line('#e9c262', 4, 'M64 60C80 46 120 46 136 60'),
  fill('#e9c262', 'M100 28 110 46 100 60 90 46Z'),
  fill('#c04fd0', disc(100, 46, 6)),
  fill('#fff', disc(98, 44, 2)),
];
