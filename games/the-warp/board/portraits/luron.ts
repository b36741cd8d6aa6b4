import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** One of very many, and quite content with it. */
export const luron: Drawing = [
  ...sky('#0b2430', '#1d5a6b'),
  // Its row of likes, behind.
  twice(fill('#17404d', 'M4 120A26 26 0 0 1 56 120V200H4Z')),
  twice(fill('#7fe3e8', disc(30, 120, 5), 0.5)),
  // Shoulders of plates.
  fill('#6e7f8a', 'M40 176C60 160 140 160 160 176L172 200H28Z'),
  fill('#95a7b2', 'M40 176C56 164 80 162 92 162L86 200H28Z'),
  fill('#3c4a54', 'M84 150H116V172H84Z'),
  line('#93a4ae', 2, 'M84 156H116M84 162H116'),
  // Antenna.
  line('#93a4ae', 5, 'M100 40V16'),
  fill('#ff6a4d', disc(100, 14, 8)),
  fill('#ffd0c4', disc(97, 11, 2.5)),
  // The head.
  fill(
    '#c3d0d8',
    'M58 52C58 42 66 36 78 36H122C134 36 142 42 142 52V126C142 142 130 152 114 152H86C70 152 58 142 58 126Z',
  ),
  fill('#e9f1f5', 'M58 52C58 42 66 36 78 36H88C72 52 68 100 74 148 64 144 58 136 58 126Z'),
  fill('#8b9ca8', 'M128 37C137 39 142 44 142 52V126C142 142 130 152 114 152 130 120 134 76 128 37Z'),
  twice(fill('#5e6f7b', 'M48 78H58V112H48A6 6 0 0 1 42 106V84A6 6 0 0 1 48 78Z')),
  // The visor.
  fill(
    '#0a1820',
    'M66 70C66 62 72 58 80 58H120C128 58 134 62 134 70V92C134 100 128 104 120 104H80C72 104 66 100 66 92Z',
  ),
  twice(fill('#1fb7c4', disc(84, 81, 14))),
  twice(fill('#7ff4ff', disc(84, 81, 9))),
  twice(fill('#eaffff', disc(81, 78, 3.5))),
  fill('#fff', 'M70 66H92L78 98H70Z', 0.13),
  // A grille that means well.
  fill('#4c5c67', 'M80 118H120C120 132 112 138 100 138 88 138 80 132 80 118Z'),
  line('#aebcc5', 2.5, 'M88 118V133M96 118V137M104 118V137M112 118V133'),
  fill('#f2b33c', oval(70, 128, 4, 4)),
  twice(fill('#7d8f9a', disc(64, 46, 2.5))),
];
