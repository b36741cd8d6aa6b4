import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** The hood shows nothing but what it believes in. */
export const ecton: Drawing = [
  ...sky('#1c0a26', '#5a1f66'),
  // A halo of candles.
  line('#f2b04a', 3, 'M36 96A66 66 0 0 1 164 96', 0.8),
  twice(fill('#ffe08a', disc(40, 78, 5))),
  twice(fill('#ffe08a', disc(62, 46, 5))),
  fill('#ffe08a', disc(100, 32, 6)),
  // The robe.
  fill('#3a0f2c', 'M100 120C58 130 30 160 22 200H178C170 160 142 130 100 120Z'),
  fill('#5e1a45', 'M100 122C62 132 38 160 30 200H84C80 170 86 140 100 122Z'),
  line('#c9963a', 4, 'M100 134V200M88 150H112'),
  // The hood.
  fill(
    '#7a2155',
    'M100 34C58 40 42 78 48 120 52 148 72 168 100 172 128 168 148 148 152 120 158 78 142 40 100 34Z',
  ),
  fill('#a03a72', 'M100 34C58 40 42 78 48 120 50 134 56 146 64 154 54 108 66 58 100 34Z'),
  fill('#4d1238', 'M112 37C146 48 156 82 152 120 148 148 128 168 100 172 138 146 146 84 112 37Z'),
  fill(
    '#12040f',
    'M100 62C72 66 64 92 68 118 72 142 84 156 100 160 116 156 128 142 132 118 136 92 128 66 100 62Z',
  ),
  // Three eyes in the dark.
  twice(fill('#ff7a3c', oval(84, 104, 8, 6))),
  twice(fill('#ffe3a8', oval(84, 104, 3.5, 5))),
  fill('#ff7a3c', oval(100, 84, 6, 9)),
  fill('#ffe3a8', oval(100, 84, 4.5, 3)),
  // Whispers.
  line('#b0596f', 2.5, 'M88 134C94 138 106 138 112 134M92 144C97 147 103 147 108 144', 0.8),
  fill('#f2c460', 'M100 164 110 178 100 192 90 178Z'),
  fill('#5a1f66', disc(100, 178, 4)),
];
