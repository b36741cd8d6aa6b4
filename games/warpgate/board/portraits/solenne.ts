import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** People, as people go: a calm face under the stars. */
const head = (dark: string, plain: string, light: string, iris: string): Drawing => [
  fill(dark, 'M82 136H118V168L100 178 82 168Z'),
  fill(plain, 'M100 38C70 38 56 62 58 92 60 124 80 154 100 156 120 154 140 124 142 92 144 62 130 38 100 38Z'),
  fill(light, 'M100 38C70 38 56 62 58 92 59 110 66 128 76 141 70 104 76 62 100 38Z'),
  fill(dark, 'M116 42C136 50 144 70 142 92 140 124 120 154 100 156 130 128 134 78 116 42Z', 0.75),
  twice(fill(plain, oval(58, 98, 6, 11))),
  twice(fill('#fff', 'M70 93C75 86 87 86 92 94 86 99 76 99 70 93Z')),
  twice(fill(iris, disc(81, 93, 5.4))),
  twice(fill('#0d1020', disc(81, 93, 2.6))),
  twice(fill('#fff', disc(79, 91, 1.4))),
  twice(line('#2a1a14', 3.4, 'M68 82C75 77 86 78 93 83')),
  line(dark, 3, 'M100 96 96 116C99 119 103 119 106 117'),
  line('#8a3a3a', 4, 'M86 133C94 139 108 139 115 132'),
];

/** It brought a charter, seeds, and patience. */
export const concord: Drawing = [
  ...sky('#0f2440', '#3f78b8'),
  fill('#e9edf4', 'M26 200C32 172 64 162 100 162 136 162 168 172 174 200Z'),
  fill('#fff', 'M26 200C32 172 64 162 86 162L78 200Z'),
  line('#2f6fc0', 7, 'M64 166 100 196 136 166'),
  ...head('#7a4a30', '#b07650', '#dba57c', '#2f6fc0'),
  fill('#241610', 'M56 94C48 46 74 22 102 22 134 22 154 46 144 94 142 70 130 58 112 56 92 60 70 60 62 74Z'),
  fill('#48301f', 'M56 94C48 46 74 22 98 22 74 36 62 60 56 94Z'),
  // A wreath.
  fill(
    '#7ccf7a',
    'M52 56C62 50 66 42 66 34 56 38 52 46 52 56ZM66 40C76 38 82 32 84 24 74 24 68 30 66 40ZM148 56C138 50 134 42 134 34 144 38 148 46 148 56ZM134 40C124 38 118 32 116 24 126 24 132 30 134 40Z',
  ),
  fill('#f2c460', disc(100, 26, 6)),
];

/** Every road leads on. */
export const pilgrimage: Drawing = [
  ...sky('#2a1633', '#8a4f6b'),
  // A hood and a sun behind it.
  fill('#f6c768', disc(100, 84, 74), 0.5),
  fill(
    '#b9552e',
    'M100 14C54 16 36 58 38 104 40 146 34 176 26 200H174C166 176 160 146 162 104 164 58 146 16 100 14Z',
  ),
  fill('#dc7f4c', 'M100 14C54 16 36 58 38 104 40 146 34 176 26 200H62C48 150 50 60 100 14Z'),
  ...head('#9a6a4c', '#d8a883', '#f6d5b4', '#8a5a1e'),
  fill('#8a3d20', 'M52 96C46 56 70 32 100 32 130 32 154 56 148 96 142 68 126 52 100 52 74 52 58 68 52 96Z'),
  // Marks of the way.
  line('#b9552e', 3, 'M100 62V78M94 68H106'),
  twice(fill('#b9552e', [disc(70, 112, 2.4), disc(76, 118, 2.4), disc(83, 122, 2.4)].join(''))),
  fill('#f6c768', 'M100 172 106 184 118 186 109 194 112 206 100 200 88 206 91 194 82 186 94 184Z'),
];
