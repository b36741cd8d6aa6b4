import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** A tall skull with light in it, and no mouth that one could see. */
const head = (dark: string, plain: string, light: string, glow: string): Drawing => [
  fill(dark, 'M86 144H114V176H86Z'),
  fill(
    plain,
    'M100 14C62 14 44 46 48 80 52 108 70 122 80 140 86 152 92 158 100 158 108 158 114 152 120 140 130 122 148 108 152 80 156 46 138 14 100 14Z',
  ),
  fill(light, 'M100 14C62 14 44 46 48 80 50 95 57 106 64 116 58 76 70 36 100 14Z'),
  fill(
    dark,
    'M116 17C144 28 156 54 152 80 148 108 130 122 120 140 114 152 108 158 100 158 126 122 136 66 116 17Z',
    0.8,
  ),
  // What it thinks can be seen.
  fill(glow, oval(100, 52, 30, 24), 0.25),
  line(glow, 2.4, 'M80 52C86 40 94 60 100 48 106 36 114 58 120 46M84 64C92 56 100 70 116 60', 0.9),
  twice(fill('#0b0d1c', 'M62 98C70 86 88 88 92 104 84 112 68 110 62 98Z')),
  twice(fill(glow, 'M66 98C72 91 84 92 88 103 81 108 71 106 66 98Z')),
  twice(fill('#fff', disc(78, 98, 3.4))),
  line(dark, 2.6, 'M97 118V126M103 118V126'),
];

/** It is all written down. It wrote it. */
export const archive: Drawing = [
  ...sky('#1c1608', '#6b5a22'),
  // Shelves.
  line('#c9a94c', 2, 'M8 40H60M8 74H52M140 40H192M148 74H192', 0.6),
  line(
    '#e6d08a',
    5,
    'M14 26V38M22 22V38M30 28V38M150 24V38M160 28V38M170 20V38M14 60V72M24 56V72M160 58V72M172 62V72',
    0.7,
  ),
  fill('#5c2a2a', 'M26 200C32 172 62 160 100 160 138 160 168 172 174 200Z'),
  fill('#8a4040', 'M26 200C32 172 62 160 86 160L76 200Z'),
  fill('#f6efd8', 'M84 164H116L108 200H92Z'),
  ...head('#7d7154', '#b9ab82', '#e6dcb8', '#ffd76a'),
  line(
    '#e0b24c',
    3,
    'M58 100A20 18 0 1 0 96 100 20 18 0 1 0 58 100ZM104 100A20 18 0 1 0 142 100 20 18 0 1 0 104 100ZM96 98H104',
  ),
];

/** It saw you coming, and the other one too. */
export const oracles: Drawing = [
  ...sky('#0b0f33', '#3a2f8c'),
  line('#9fb4ff', 1.6, 'M100 84 24 40M100 84 176 40M100 84 14 110M100 84 186 110', 0.4),
  fill('#9fb4ff', [disc(24, 40, 4), disc(176, 40, 4), disc(14, 110, 3), disc(186, 110, 3)].join('')),
  fill('#1c2357', 'M22 200C28 168 60 158 100 158 140 158 172 168 178 200Z'),
  fill('#303a86', 'M22 200C28 168 60 158 86 158L72 200Z'),
  ...head('#3f5590', '#6f8ccc', '#b2c8f4', '#7ff4ff'),
  // The third eye, and a ring of moons.
  fill('#0b0d1c', 'M86 62C92 52 108 52 114 62 108 72 92 72 86 62Z'),
  fill('#ff9df0', disc(100, 62, 6.5)),
  fill('#fff', disc(98, 60, 2.2)),
  line('#e9eeff', 3, 'M52 34A52 30 0 0 1 148 34'),
  fill('#e9eeff', [disc(52, 34, 6), disc(100, 5, 7), disc(148, 34, 6)].join('')),
];
