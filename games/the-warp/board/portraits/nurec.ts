import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** It could draw you better than you are. */
export const nurec: Drawing = [
  ...sky('#0c1b3a', '#27508f'),
  // A plan behind it.
  line(
    '#8fc3ff',
    1.2,
    'M20 30H180M20 60H180M20 90H180M20 120H180M40 10V150M70 10V150M130 10V150M160 10V150',
    0.35,
  ),
  line('#cfe6ff', 2, 'M150 40A30 30 0 0 1 180 70M150 40H184M150 40V70', 0.7),
  // A collar cut to measure.
  fill('#e9e4d8', 'M34 200 62 156 100 176 138 156 166 200Z'),
  fill('#fffaf0', 'M34 200 62 156 100 176 70 200Z'),
  fill('#d94f70', 'M92 174H108L104 200H96Z'),
  // A long neck and a long head.
  fill('#2f8f83', 'M82 136H118V172L100 180 82 172Z'),
  fill(
    '#3fb5a5',
    'M100 16C74 16 58 44 60 80 62 112 80 146 100 150 120 146 138 112 140 80 142 44 126 16 100 16Z',
  ),
  fill('#7fdccb', 'M100 16C74 16 58 44 60 80 61 98 67 116 76 130 68 92 74 40 100 16Z'),
  fill('#22756b', 'M112 18C132 26 142 52 140 80 138 112 120 146 100 150 126 118 130 56 112 18Z'),
  // Fine lines over the skull.
  line('#c3fff0', 2, 'M100 20V56M86 26C82 36 82 46 84 56M114 26C118 36 118 46 116 56', 0.7),
  // Large calm eyes.
  twice(fill('#0c2b28', oval(80, 88, 15, 11))),
  twice(fill('#f4fff9', oval(80, 88, 12, 9))),
  twice(fill('#6b3fb0', disc(82, 88, 7))),
  twice(fill('#1a0c33', disc(82, 88, 3.6))),
  twice(fill('#fff', disc(79, 85, 2.2))),
  // A glass for the small things.
  line('#f2c460', 3.5, 'M104 88A16 16 0 1 0 136 88 16 16 0 1 0 104 88Z'),
  line('#f2c460', 2.5, 'M135 96 148 126'),
  fill('#fff', 'M110 80 118 74 124 76 112 92Z', 0.3),
  line('#1b5f57', 3, 'M96 106C98 110 102 110 104 106'),
  line('#1b5f57', 3.4, 'M88 124C96 129 106 128 112 122'),
  // The pencil.
  fill('#f2b33c', 'M140 60 176 24 184 32 148 68Z'),
  fill('#f6ead0', 'M140 60 148 68 134 74Z'),
  fill('#d94f70', 'M176 24 182 18 190 26 184 32Z'),
];
