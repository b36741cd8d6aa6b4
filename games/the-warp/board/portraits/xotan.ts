import { disc, fill, line, oval, sky } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

const TICKS = Array.from({ length: 24 }, (_, i) => {
  const turn = (i * Math.PI) / 12;
  const at = (r: number): string =>
    `${(100 + r * Math.sin(turn)).toFixed(1)} ${(96 - r * Math.cos(turn)).toFixed(1)}`;
  return `M${at(i % 2 === 0 ? 76 : 81)}L${at(88)}`;
}).join('');

/** A mask that is young on one side and older than the stars on the other. */
export const xotan: Drawing = [
  ...sky('#081430', '#1d3b7c'),
  // The dial behind the head.
  line('#6fd3ff', 1.6, disc(100, 96, 92), 0.5),
  line('#f3cf6d', 2.4, TICKS),
  line('#f3cf6d', 3, disc(100, 96, 74)),
  line('#6fd3ff', 1.4, disc(100, 96, 68), 0.7),
  fill('#6fd3ff', disc(100, 96, 66), 0.12),
  // The robe.
  fill('#15285a', 'M8 200C18 172 50 162 78 156L100 176 122 156C150 162 182 172 192 200Z'),
  fill('#2a4690', 'M8 200C18 172 50 162 78 156L100 176V200Z'),
  line('#f3cf6d', 3, 'M78 156 100 178 122 156M100 178V200'),
  // The side that is young.
  fill('#f4ecd8', 'M100 36C68 38 56 66 58 96 60 128 80 158 100 166Z'),
  fill('#fffaf0', 'M100 36C68 38 56 66 58 96 59 112 65 128 73 141 66 100 74 58 100 36Z'),
  // The side that is old: bronze, worn through to the works.
  fill('#8a5a2b', 'M100 36C132 38 144 66 142 96 140 128 120 158 100 166Z'),
  fill('#b47c3c', 'M100 36C118 37 129 47 136 60 120 60 108 70 100 84Z'),
  fill('#5c3817', 'M142 96C140 128 120 158 100 166V150C122 138 136 118 142 96Z'),
  fill('#1b0f08', 'M108 112 132 104 128 128 112 146 104 138Z'),
  fill('#d8a13f', disc(118, 122, 9)),
  line('#d8a13f', 3.6, 'M118 109.5V134.5M105.5 122H130.5M109 113 127 131M127 113 109 131'),
  fill('#1b0f08', disc(118, 122, 4)),
  line('#3b2410', 2, 'M112 44 118 56 114 66M134 70 126 76 130 84', 0.9),
  line('#b9a47a', 1.8, 'M100 58 92 66 94 76 86 84', 0.8),
  // The eye that dreams.
  fill('#cdbf9d', 'M66 96C70 86 88 86 94 96 88 104 72 104 66 96Z', 0.6),
  line('#5a4a2d', 3, 'M66 95C72 103 86 103 93 95'),
  line('#5a4a2d', 1.8, 'M69 100 66 105M76 103 75 108M84 103 86 108'),
  line('#c7b48a', 2.6, 'M64 82C72 76 84 76 92 82'),
  fill('#6fd3ff', disc(79, 116, 2.6)),
  fill('#6fd3ff', 'M79 106 81.6 115H76.4Z'),
  // The eye that counts: an hourglass of light.
  fill('#140a06', disc(121, 93, 15)),
  fill('#ffcf5a', disc(121, 93, 12.5), 0.35),
  fill('#ffe59a', 'M112 82H130L122.5 93 130 104H112L119.5 93Z'),
  fill('#fffbe6', 'M116 86H126L121 93.5Z'),
  fill('#ff9f2e', 'M114.5 101H127.5L121 96Z'),
  line('#f0b95a', 2.6, 'M106 76C114 70 128 70 138 78'),
  // Nose and mouth, shared.
  line('#b9a47a', 2.4, 'M97 96C96 110 93 118 92 122 94 125 98 125 100 125'),
  fill('#a65d4c', 'M84 140C90 136 96 137 100 138V146C94 147 88 145 84 140Z'),
  fill('#3b1d10', 'M100 138C106 137 110 138 114 141 110 146 105 147 100 146Z'),
  line('#6d3326', 1.8, 'M83 140.5C90 141.5 96 141.5 100 142'),
  line('#fff7dc', 2, 'M100 36V166', 0.85),
  // The crown: sun, moon, and a hand that does not stop.
  fill('#f3cf6d', 'M62 62C72 40 84 32 100 30 116 32 128 40 138 62 124 50 112 46 100 46 88 46 76 50 62 62Z'),
  fill('#fff0bd', 'M62 62C72 40 84 32 100 30V46C88 46 76 50 62 62Z'),
  fill('#6fd3ff', oval(100, 38, 5, 6)),
  fill('#dff6ff', oval(98.5, 36, 2, 2.6)),
  line('#f3cf6d', 3.6, 'M100 30V8'),
  fill('#f3cf6d', 'M100 0 106 14 100 11 94 14Z'),
];
