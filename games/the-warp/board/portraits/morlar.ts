import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** It came for your ships, and it is in a good mood. */
export const morlar: Drawing = [
  ...sky('#2a0d0b', '#7a2a17'),
  // Fur and a bandolier.
  fill('#4a2a1c', 'M20 200C26 166 54 148 100 146 146 148 174 166 180 200Z'),
  fill('#6b4029', 'M20 200C26 166 54 148 100 146 78 160 66 178 62 200Z'),
  line('#c6a25a', 9, 'M46 168 128 200'),
  fill('#5b3d12', [disc(62, 175, 4), disc(82, 183, 4), disc(102, 191, 4)].join('')),
  // Horns.
  twice(fill('#d8c9a6', 'M60 62C34 58 18 38 22 10 36 34 54 40 76 44Z')),
  twice(fill('#a8946a', 'M60 62C44 58 30 48 24 30 38 44 56 46 74 46Z')),
  // The head.
  fill(
    '#b3482e',
    'M100 36C66 36 50 60 50 92 50 120 58 150 80 164 92 170 108 170 120 164 142 150 150 120 150 92 150 60 134 36 100 36Z',
  ),
  fill('#d66f4d', 'M100 36C66 36 50 60 50 92 50 118 56 142 70 156 62 110 70 60 100 36Z'),
  fill('#7f2a1a', 'M118 40C140 48 150 68 150 92 150 120 142 150 120 164 136 130 140 78 118 40Z'),
  // A brow like a cliff.
  fill('#8e3421', 'M54 82C66 68 88 72 100 84 112 72 134 68 146 82 140 92 118 92 100 96 82 92 60 92 54 82Z'),
  twice(fill('#1a0604', oval(78, 96, 13, 8))),
  twice(fill('#ffd23f', oval(79, 96, 9, 6.5))),
  twice(fill('#1a0604', oval(81, 96, 2.6, 6))),
  // A patch, worn for style.
  fill('#20150f', 'M108 84C120 78 136 82 138 94 138 106 126 112 116 108 108 104 106 94 108 84Z'),
  line('#20150f', 5, 'M134 84 150 66M110 86 62 54'),
  line('#f2e4c4', 2, 'M114 92 130 98M114 100 126 92', 0.7),
  // Snout and tusks.
  fill('#8e3421', 'M84 112C90 106 110 106 116 112L120 126H80Z'),
  twice(fill('#2b0d07', oval(92, 119, 4, 3))),
  fill('#2b0d07', 'M70 134C86 128 114 128 130 134 124 150 112 156 100 156 88 156 76 150 70 134Z'),
  twice(fill('#f6ecd2', 'M74 136C72 124 74 116 80 108 86 118 86 130 84 138Z')),
  fill('#f6ecd2', 'M92 134H98V142H92ZM102 134H108V141H102Z'),
  line('#e8b04a', 4, 'M146 104A7 7 0 1 1 150 116'),
  line('#f4b49a', 2.5, 'M62 108 70 124M58 116 66 130', 0.8),
];
