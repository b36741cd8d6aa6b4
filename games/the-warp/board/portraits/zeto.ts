import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { FaceDrawing } from '@warptable/ui/pure';

/** It has read everything, and it reads you. */
export const zeto: FaceDrawing = [
  ...sky('#12143a', '#2f3580'),
  // A collar of pages.
  fill('#cfc6ab', 'M100 196 22 166 40 200H160L178 166Z'),
  fill('#f6efd8', 'M100 190 14 150 26 186 96 200ZM100 190 186 150 174 186 104 200Z'),
  fill('#dcd3b6', 'M100 190 186 150 174 186 104 200Z'),
  fill('#fffaf0', 'M100 184 24 136 20 156 96 194ZM100 184 176 136 180 156 104 194Z'),
  fill('#e6dec4', 'M100 184 176 136 180 156 104 194Z'),
  line('#8d8567', 1.6, 'M36 152 74 174M34 160 66 178M164 152 126 174M166 160 134 178', 0.7),
  // Tufts.
  fill('#2f2f7c', 'M52 66C40 46 36 28 40 8 56 22 70 32 86 38Z'),
  fill('#5456ad', 'M50 60C42 44 38 28 40 8 52 22 62 32 76 40Z'),
  fill('#23235f', 'M148 66C160 46 164 28 160 8 144 22 130 32 114 38Z'),
  // The head.
  fill(
    '#3d3f97',
    'M100 28C58 28 42 64 44 100 46 138 70 170 100 172 130 170 154 138 156 100 158 64 142 28 100 28Z',
  ),
  fill('#6365bf', 'M100 28C58 28 42 64 44 100 45 122 54 142 67 155 54 110 60 56 100 28Z'),
  fill('#28296f', 'M120 31C146 42 158 70 156 100 154 138 130 170 100 172 136 150 146 80 120 31Z'),
  // Feathers.
  line('#8486d6', 2.4, 'M62 132 68 138 74 132M70 144 76 150 82 144M84 154 90 160 96 154', 0.9),
  line('#1c1d55', 2.4, 'M126 132 132 138 138 132M118 144 124 150 130 144M104 154 110 160 116 154', 0.9),
  // The crest: a spine of books.
  fill('#b8473b', 'M84 28H92V52L88 58 84 54Z'),
  fill('#e3b94c', 'M92 22H100V58L96 62 92 58Z'),
  fill('#3f9c8b', 'M100 22H108V58L104 62 100 58Z'),
  fill('#8c5bb5', 'M108 28H116V54L112 58 108 52Z'),
  line('#fff', 1.6, 'M84 34H92M92 30H100M100 36H108M108 34H116', 0.7),
  // Masks of down around the eyes.
  fill('#d9d7f2', disc(74, 96, 31)),
  fill('#b6b3de', disc(126, 96, 31)),
  // Lenses in brass.
  fill('#5b4212', disc(74, 97, 26)),
  fill('#d3a644', disc(73, 96, 24)),
  fill('#f2d58c', 'M49 96A24 24 0 0 1 90 79C76 76 58 84 56 112A24 24 0 0 1 49 96Z'),
  fill('#1a1030', disc(74, 97, 19)),
  fill('#5b4212', disc(126, 97, 26)),
  fill('#b98c33', disc(126, 96, 24)),
  fill('#1a1030', disc(126, 97, 19)),
  twice(fill('#ffb52e', disc(74, 97, 16.5))),
  twice(fill('#ffe07a', disc(74, 97, 11.5))),
  twice(fill('#e07f10', disc(74, 97, 8.5))),
  twice(fill('#0c0616', disc(74, 97, 5.5))),
  fill('#fff', oval(68, 90, 4.4, 3.4)),
  fill('#fff', oval(120, 90, 4.4, 3.4)),
  fill('#fff', 'M60 104 80 84 84 86 62 109Z', 0.28),
  fill('#fff', 'M112 104 132 84 136 86 114 109Z', 0.28),
  line('#d3a644', 3.4, 'M96 92C98 89 102 89 104 92'),
  line('#d3a644', 2, 'M150 104C158 116 158 134 152 150'),
  // Brows: it has its doubts.
  line('#1c1d55', 4.4, 'M50 68C60 60 76 62 88 72M112 70C124 60 140 60 150 66'),
  // The beak.
  fill('#c98a26', 'M100 104C92 110 90 120 100 140 110 120 108 110 100 104Z'),
  fill('#f2c460', 'M100 104C92 110 90 120 100 140Z'),
  // A mark of rank.
  fill('#7ff0ff', 'M100 66 104 74 100 82 96 74Z'),
];
