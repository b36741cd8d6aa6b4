import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** Nothing to declare. */
export const volut: Drawing = [
  ...sky('#0f1f17', '#2d5a34'),
  // A coat with many pockets.
  fill('#3d2f4f', 'M22 200C28 168 58 150 100 150 142 150 172 168 178 200Z'),
  fill('#584470', 'M22 200C28 168 58 150 100 150 80 162 70 180 68 200Z'),
  line('#d6a93f', 3, 'M100 160V200'),
  fill('#d6a93f', [disc(92, 176, 3), disc(92, 190, 3)].join('')),
  // Stalks.
  twice(line('#8a7a2d', 12, 'M84 66C78 50 70 42 64 34')),
  twice(line('#c4b24a', 6, 'M82 64C76 50 70 42 64 36')),
  // A soft wide head.
  fill(
    '#b09f3c',
    'M100 58C60 58 38 82 40 112 42 144 70 162 100 162 130 162 158 144 160 112 162 82 140 58 100 58Z',
  ),
  fill('#d9ca6a', 'M100 58C60 58 38 82 40 112 41 130 50 143 62 151 52 112 66 72 100 58Z'),
  fill('#7f7026', 'M122 61C148 68 161 88 160 112 158 144 130 162 100 162 140 146 148 92 122 61Z'),
  fill(
    '#8a7a2d',
    [disc(128, 84, 5), disc(142, 100, 3.5), disc(118, 74, 3), disc(136, 118, 2.6)].join(''),
    0.8,
  ),
  // Eyes that look two ways.
  fill('#f7f4df', disc(62, 32, 18)),
  fill('#f7f4df', disc(138, 32, 18)),
  fill('#2d6b3d', disc(56, 34, 10)),
  fill('#2d6b3d', disc(146, 29, 10)),
  fill('#0b1c10', disc(55, 34, 5)),
  fill('#0b1c10', disc(147, 29, 5)),
  fill('#fff', [disc(52, 30, 2.4), disc(143, 25, 2.4)].join('')),
  fill('#b09f3c', 'M44 32A18 18 0 0 1 80 32C70 22 54 22 44 32Z'),
  fill('#8a7a2d', 'M120 32A18 18 0 0 1 156 32C146 24 130 24 120 32Z'),
  // The grin, with gold in it.
  fill('#2e230c', 'M64 116C84 126 120 126 140 112 136 136 118 148 98 148 80 148 68 136 64 116Z'),
  fill('#f7f4df', 'M70 120C88 128 116 128 134 117L132 124C114 133 90 133 72 126Z'),
  fill('#f2b33c', 'M104 126H113V132H104Z'),
  fill('#c9566a', oval(98, 141, 14, 5)),
  line('#6b5d1e', 3, 'M92 104C94 108 98 108 100 104'),
  // A coin behind the ear.
  fill('#f2c460', disc(160, 92, 11)),
  fill('#b98c33', disc(160, 92, 7)),
  fill('#f2c460', 'M158 86H162V98H158Z'),
];
