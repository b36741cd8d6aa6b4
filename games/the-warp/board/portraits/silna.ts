import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** A long face, half-closed eyes, and a seal for every occasion. */
export const silna: Drawing = [
  ...sky('#161d3a', '#33427a'),
  // The robe and its high collar.
  fill('#1c264c', 'M10 200C18 172 46 160 74 156L100 188 126 156C154 160 182 172 190 200Z'),
  fill('#2c3a6c', 'M10 200C18 172 46 160 74 156L100 188V200Z'),
  fill('#e9ecf6', 'M62 108 38 96C34 128 44 156 78 182L100 192 122 182C156 156 166 128 162 96L138 108Z'),
  fill('#b9c0db', 'M138 108 162 96C166 128 156 156 122 182L100 192V170Z'),
  line('#d8ac4e', 3.5, 'M38 96C34 128 44 156 78 182L100 192 122 182C156 156 166 128 162 96'),
  // Neck and head.
  fill('#8390bd', 'M84 140H116L112 180H88Z'),
  fill(
    '#b4bfe6',
    'M100 44C68 44 58 70 60 98 62 126 76 158 100 160 124 158 138 126 140 98 142 70 132 44 100 44Z',
  ),
  fill('#d6def7', 'M100 44C68 44 58 70 60 98 61 116 68 136 80 149 70 120 70 70 100 44Z'),
  fill('#8e9ac9', 'M112 46C132 52 142 74 140 98 138 126 124 158 100 160 122 146 132 86 112 46Z'),
  // Cheeks.
  twice(line('#7f8bb9', 2.2, 'M72 112C74 126 80 136 86 142', 0.7)),
  // The eyes, never quite open.
  twice(fill('#f4f6ff', oval(80, 98, 13, 7.5))),
  twice(fill('#3c2c74', disc(81, 99.5, 6.3))),
  twice(fill('#0e0a26', 'M79.6 94H82.4V106H79.6Z')),
  fill('#fff', disc(78, 97, 1.8)),
  fill('#fff', disc(116, 97, 1.8)),
  fill('#9fabd9', 'M66 98C68 88 92 86 94 98 86 94 74 94 66 98Z'),
  fill('#7c88b8', 'M134 98C132 88 108 86 106 98 114 94 126 94 134 98Z'),
  line('#4a5590', 2.6, 'M66 98C74 94 86 94 94 98M134 98C126 94 114 94 106 98'),
  line('#5c68a3', 3, 'M64 84C74 78 86 79 92 84M136 80C126 75 114 77 108 83'),
  // Pince-nez.
  line('#e6bf63', 2.6, disc(120, 99, 17)),
  line('#e6bf63', 2, 'M137 103C146 118 146 136 140 152'),
  fill('#fff', 'M110 92 122 84 126 86 112 98Z', 0.35),
  // A third eye, on the forehead, that has seen it all.
  fill('#3c2c74', 'M92 68C96 62 104 62 108 68 104 74 96 74 92 68Z'),
  fill('#ffd777', disc(100, 68, 2.8)),
  // Nose and mouth.
  line('#6a76ab', 2.6, 'M98 104C97 114 95 120 94 124 97 127 103 127 106 124'),
  fill('#5d4a86', 'M84 138C92 134 97 136 100 137 103 136 108 134 116 138 110 142 90 142 84 138Z'),
  line('#332458', 2, 'M82 138C92 139 108 139 118 138'),
  // The hat of office with its seal.
  fill('#1c264c', 'M60 62C58 40 70 8 100 6 130 8 142 40 140 62 118 48 82 48 60 62Z'),
  fill('#364785', 'M60 62C58 40 70 8 100 6 84 16 78 34 78 54Z'),
  fill('#d8ac4e', 'M58 66C58 60 59 56 60 52 82 40 118 40 140 52 141 56 142 60 142 66 120 52 80 52 58 66Z'),
  fill('#f3d58d', 'M58 66C58 60 59 56 60 52 72 45 86 42 100 42V55C84 55 70 58 58 66Z'),
  fill('#a8303a', disc(100, 28, 11)),
  fill('#cf4c50', disc(98.5, 26.5, 9)),
  line('#ffe3c0', 2.2, 'M94 27 98 31 105 22'),
  // The medal.
  fill('#a8303a', 'M94 176H106L104 190H96Z'),
  fill('#f3d58d', disc(100, 194, 7)),
];
