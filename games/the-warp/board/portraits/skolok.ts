import { disc, fill, line, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** Living rock with a lamp, tusks, and gold growing on its crown. */
export const skolok: Drawing = [
  ...sky('#1f1a10', '#4a3b1c'),
  // Shoulders.
  fill('#4d4332', 'M0 200 18 160 60 144H140L182 160 200 200Z'),
  fill('#6a5c44', 'M0 200 18 160 60 144 76 200Z'),
  fill('#3b3326', 'M132 200 140 144 182 160 200 200Z'),
  // Crystals.
  fill('#b8801d', 'M64 52 52 22 78 40Z'),
  fill('#ffd766', 'M64 52 52 22 66 34Z'),
  fill('#c98f22', 'M90 42 96 6 116 40Z'),
  fill('#ffe08a', 'M90 42 96 6 101 40Z'),
  fill('#a87317', 'M128 46 146 18 142 56Z'),
  fill('#f3bd45', 'M128 46 146 18 134 50Z'),
  // The head, facet by facet.
  fill('#8b7b5d', 'M46 70 66 42 100 34 134 42 154 70 162 112 148 152 120 174H80L52 152 38 112Z'),
  fill('#bfae84', 'M46 70 66 42 100 34 84 66Z'),
  fill('#a89670', 'M100 34 84 66 118 66 134 42Z'),
  fill('#7a6b50', 'M134 42 118 66 146 86 154 70Z'),
  fill('#b3a179', 'M46 70 84 66 62 92 42 92Z'),
  fill('#97865f', 'M42 92 62 92 58 122 38 112Z'),
  fill('#645742', 'M154 70 146 86 142 122 162 112Z'),
  // The brow, and the eyes under it.
  fill('#2b2419', 'M54 90 92 96 90 116 62 114Z'),
  fill('#2b2419', 'M146 90 108 96 110 116 138 114Z'),
  fill('#ff9a2e', disc(76, 106, 6.5)),
  fill('#ffe9a8', disc(74.5, 104.5, 3)),
  fill('#ff9a2e', disc(124, 106, 6.5)),
  fill('#ffe9a8', disc(122.5, 104.5, 3)),
  fill('#cdbb90', 'M48 82 84 78 98 92 94 100 56 94Z'),
  fill('#75664b', 'M152 82 116 78 102 92 106 100 144 94Z'),
  // Nose.
  fill('#9d8c68', 'M92 98H108L118 128 100 136 82 128Z'),
  fill('#c6b48a', 'M92 98H100V136L82 128Z'),
  twice(fill('#3a3122', 'M88 126 96 129 92 132Z')),
  // The jaw with its tusks.
  fill('#6f6149', 'M50 128 82 134 100 140 118 134 150 128 146 154 120 178H80L54 154Z'),
  fill('#93825f', 'M50 128 82 134 100 140V178H80L54 154Z'),
  fill('#55492f', 'M118 134 150 128 146 154 120 178 112 160Z', 0.7),
  fill('#2a2217', 'M66 142 100 150 134 142 128 154 100 160 72 154Z'),
  fill('#f4ead0', 'M64 152 58 118 76 148Z'),
  fill('#d6c69d', 'M67 152 58 118 76 148Z', 0.7),
  fill('#e2d4ad', 'M136 152 142 118 124 148Z'),
  fill('#b7a67c', 'M132 152 142 118 136 152Z'),
  fill('#f4ead0', 'M90 151 94 158 98 152ZM102 152 106 158 110 151Z'),
  line('#4c412d', 2.4, 'M70 60 78 72 74 80M128 60 122 74M60 128 66 138M140 130 132 140', 0.8),
  // Veins of gold.
  line('#ffcf4a', 2.6, 'M46 98 54 104 50 112M138 66 146 74 142 82M86 164 94 168 100 164'),
  // The lamp.
  line('#2c2c2e', 6, 'M54 58C74 46 126 46 146 58'),
  fill('#2c2c2e', disc(100, 52, 17)),
  fill('#8f9296', disc(99, 51, 15)),
  fill('#fff3c4', disc(100, 52, 10.5)),
  fill('#fff', disc(97, 49, 5)),
  fill('#fff3c4', 'M100 52 62 0H138Z', 0.16),
];
