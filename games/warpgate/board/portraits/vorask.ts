import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** Heavy jaws, small eyes, and a ridge over the skull. */
const head = (dark: string, plain: string, light: string): Drawing => [
  fill(
    plain,
    'M100 40C68 40 54 58 54 84L48 122C50 150 72 168 100 168 128 168 150 150 152 122L146 84C146 58 132 40 100 40Z',
  ),
  fill(light, 'M100 40C68 40 54 58 54 84L48 122C49 136 55 148 64 156 62 110 74 60 100 40Z'),
  fill(dark, 'M118 43C138 50 146 66 146 84L152 122C150 150 128 168 100 168 138 146 142 84 118 43Z'),
  twice(fill('#1a0a08', oval(78, 90, 12, 6.5))),
  twice(fill('#ff5a36', oval(79, 90, 8, 5))),
  twice(fill('#fff1c4', disc(80, 89, 2.4))),
  fill(dark, 'M56 82C70 72 88 76 100 86 112 76 130 72 144 82L140 88C124 84 112 88 100 94 88 88 76 84 60 88Z'),
  fill(dark, 'M90 98H110L116 116H84Z'),
  twice(fill('#1a0a08', oval(92, 111, 3.4, 2.6))),
  line('#1a0a08', 5, 'M68 138C84 130 116 130 132 138'),
  twice(fill('#f2e8cf', 'M72 140 76 122 84 136Z')),
  twice(fill('#f2e8cf', 'M90 134 94 124 98 134Z')),
];

/** Columns, orders, iron. In that order. */
export const dominion: Drawing = [
  ...sky('#1a1c22', '#4a5262'),
  fill('#3b424f', 'M14 200 26 160 70 148H130L174 160 186 200Z'),
  fill('#596374', 'M14 200 26 160 70 148H90L70 200Z'),
  fill('#b5342b', 'M92 160H108L112 200H88Z'),
  ...head('#4c5a3a', '#748555', '#a9b985'),
  // A helmet with a crest.
  fill(
    '#2a303b',
    'M46 92C42 44 66 22 100 22 134 22 158 44 154 92L142 86C142 60 126 50 100 50 74 50 58 60 58 86Z',
  ),
  fill('#4a5466', 'M46 92C42 44 66 22 94 22 70 34 56 60 58 86Z'),
  fill('#b5342b', 'M90 52C88 30 92 10 100 2 108 10 112 30 110 52L100 56Z'),
  fill('#e0574c', 'M90 52C88 30 92 10 100 2V56Z'),
  twice(fill('#d8b24c', disc(60, 74, 3.5))),
];

/** It likes a fair fight; it has never lost one. */
export const warhost: Drawing = [
  ...sky('#33100c', '#93381f'),
  fill('#5a3a22', 'M18 200C24 168 58 152 100 152 142 152 176 168 182 200Z'),
  fill('#7d5534', 'M18 200C24 168 58 152 86 152L66 200Z'),
  twice(fill('#e8dcc0', 'M34 176 44 150 54 172Z')),
  ...head('#6b2f22', '#a5503a', '#d68a6c'),
  // A mane in braids.
  fill('#1f1410', 'M54 84C46 44 70 18 100 16 130 18 154 44 146 84 138 60 124 48 100 50 76 48 62 60 54 84Z'),
  fill('#40291f', 'M54 84C46 44 70 18 96 16 74 30 60 56 54 84Z'),
  twice(line('#1f1410', 11, 'M52 84C42 106 44 126 38 148')),
  twice(line('#d8b24c', 4, 'M40 122 50 126M36 138 46 142')),
  // War paint.
  line('#f2e8cf', 6, 'M64 104 88 118M136 104 112 118M62 114 84 126M138 114 116 126', 0.92),
  fill('#ff5a36', 'M95 52H105L102 76H98Z', 0.9),
];
