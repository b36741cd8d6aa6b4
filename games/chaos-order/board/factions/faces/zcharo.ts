import { disc, fill, line, oval, twice } from '@warptable/ui/pure';
import { behind, eyes } from '../../art/portrait-parts.ts';
import type { Drawing } from '@warptable/ui/pure';

/** Heavy heads of blue hide: brow plates, small eyes, a broad snout. */
const giant = (hide: string, light: string, shade: string, horns: Drawing): Drawing => [
  ...behind('#0c1a2e', '#255083'),
  fill(shade, 'M2 100C4 78 22 68 38 68H62C78 68 96 78 98 100Z'),
  fill(hide, 'M8 100C10 82 26 72 40 72L38 100Z'),
  ...horns,
  fill(
    hide,
    'M50 16C30 16 22 30 22 46 22 56 28 62 32 70 36 80 43 84 50 84 57 84 64 80 68 70 72 62 78 56 78 46 78 30 70 16 50 16Z',
  ),
  fill(light, 'M50 16C30 16 22 30 22 46 22 54 26 60 30 66 28 46 32 26 50 16Z', 0.8),
  fill(shade, 'M78 46C78 56 72 62 68 70 64 80 57 84 50 84 60 76 66 60 66 30 74 34 78 40 78 46Z', 0.45),
  twice(fill(shade, 'M26 40C32 32 42 34 47 42L44 46C38 42 32 42 28 46Z')),
];

const snout = (light: string, shade: string): Drawing => [
  fill(light, oval(50, 66, 18, 13)),
  twice(fill(shade, oval(44, 62, 2.6, 3.4))),
  line(shade, 2.4, 'M36 72C44 77 56 77 64 72'),
];

export const zcharoFaces = {
  // Two long horns swept forward; strikes first.
  oachra: [
    ...giant('#3d74b5', '#6ea3dc', '#1f4577', [
      twice(fill('#e9dfc8', 'M28 30C14 28 6 16 8 2 16 12 26 16 36 18Z')),
      twice(fill('#b9a983', 'M28 30C20 28 12 18 8 2 18 14 28 20 36 18Z', 0.7)),
    ]),
    ...eyes(48, 13, '#ffe9a0', '#c2410c', 3.2),
    ...snout('#5a92cf', '#15335b'),
    twice(fill('#f2ead6', 'M38 70 36 60 42 68Z')),
    line('#ffcf4a', 2.6, 'M42 24 50 32 58 24'),
  ],
  // A ram's curls, made for breaking walls.
  cahzor: [
    ...giant('#5b6f9c', '#8ea1cc', '#323f63', [
      twice(line('#d8c79f', 9, 'M32 26C14 18 4 34 10 48 14 56 24 52 22 44')),
      twice(line('#9c8a5e', 2, 'M20 24 16 32M11 34H17M9 44 16 42', 0.9)),
    ]),
    fill('#d8c79f', 'M34 18C40 10 60 10 66 18L62 30H38Z'),
    line('#9c8a5e', 2, 'M38 24H62M44 14V30M56 14V30'),
    ...eyes(48, 13, '#e7f0ff', '#1b3a7a', 3),
    ...snout('#7f93bf', '#283456'),
  ],
  // A quiet scholar with a hanging lip ring and painted circles.
  zucalah: [
    ...giant('#2f8fa8', '#67bfd3', '#155567', [twice(fill('#e9dfc8', 'M30 26 20 8 38 18Z'))]),
    twice(line('#f5f0df', 2.2, disc(36, 48, 9.5))),
    ...eyes(48, 14, '#fff', '#21606f', 3.6),
    ...snout('#4fabc2', '#0f4350'),
    line('#ffcf4a', 2.4, disc(50, 77, 5)),
    fill('#f5f0df', disc(50, 27, 3.4)),
    line('#f5f0df', 2, 'M50 32V40M42 26 36 30M58 26 64 30'),
  ],
  // One horn on the nose that grows from round to round.
  ejax: [
    ...giant('#4a5fc4', '#8292e8', '#28347d', [
      twice(fill('#3a4ba3', 'M24 36C10 30 6 40 8 50 14 54 20 52 24 48Z')),
    ]),
    ...eyes(46, 14, '#fff4c2', '#3a1f7a', 3.3),
    ...snout('#6778d6', '#1e2764'),
    fill('#efe6cf', 'M43 60C44 46 47 34 50 26 53 34 56 46 57 60 53 64 47 64 43 60Z'),
    fill('#c2b48c', 'M50 26C53 34 56 46 57 60 54 62 52 63 50 63Z'),
    line('#a08f62', 1.6, 'M45 52H55M46.5 44H53.5'),
  ],
  // Crown of stubs, a patch, a chain: takes what others have used.
  urzo: [
    ...giant('#6a4f9b', '#9a81cb', '#3d2b62', [
      fill('#d8c79f', 'M26 24 30 8 37 20 43 4 50 18 57 4 63 20 70 8 74 24Z'),
      fill('#a8966a', 'M50 18 57 4 63 20 70 8 74 24 50 24Z', 0.6),
    ]),
    ...eyes(48, 13, '#ffd8d8', '#a11d1d', 3.4),
    fill('#1c1330', disc(63, 48, 9)),
    line('#1c1330', 3, 'M26 38 74 44'),
    ...snout('#8368b8', '#2c1f4a'),
    twice(fill('#f2ead6', 'M40 74 41 62 45 73Z')),
    line('#ffcf4a', 3.4, 'M16 90C34 98 66 98 84 90'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
