import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** Reptiles who count: the scales, the jaw, the eyes with slits. */
const head = (dark: string, plain: string, light: string): Drawing => [
  fill(
    plain,
    'M100 40C62 40 50 66 52 92 54 116 68 128 72 146 78 164 90 170 100 170 110 170 122 164 128 146 132 128 146 116 148 92 150 66 138 40 100 40Z',
  ),
  fill(light, 'M100 40C62 40 50 66 52 92 53 110 62 122 68 134 66 96 74 60 100 40Z'),
  fill(
    dark,
    'M116 42C142 48 150 70 148 92 146 116 132 128 128 146 122 164 110 170 100 170 122 140 134 88 116 42Z',
  ),
  // Scales.
  line(dark, 2.4, 'M86 54C92 60 108 60 114 54M80 64C90 72 110 72 120 64M64 118 74 124M62 108 74 114', 0.8),
  // Slits.
  twice(fill('#12070a', oval(77, 92, 14, 10))),
  twice(fill('#ffcf3a', oval(77, 92, 11, 8))),
  twice(fill('#12070a', oval(78, 92, 2.4, 8))),
  twice(fill('#fff', disc(73, 88, 2))),
  line(dark, 5, 'M60 80 90 86M140 80 110 86'),
  // The jaw.
  twice(fill(dark, oval(94, 124, 3, 2.4))),
  line('#2b0e0b', 4, 'M74 142C86 150 114 150 126 142'),
  twice(fill('#f6ecd2', 'M82 145 86 154 90 147Z')),
];

/** It owns the dock that you landed on. */
export const conglomerate: Drawing = [
  ...sky('#101b33', '#2f4f86'),
  fill('#1d2438', 'M24 200C30 170 62 160 100 160 138 160 170 170 176 200Z'),
  fill('#2f3a58', 'M24 200C30 170 62 160 84 160L76 200Z'),
  fill('#f0e6cc', 'M84 162H116L100 196Z'),
  fill('#c9963a', 'M95 170H105L109 196 100 204 91 196Z'),
  ...head('#2c5a3c', '#47895a', '#7cbf86'),
  // A hat that costs more than you.
  fill('#141a2c', 'M40 46C60 36 140 36 160 46 150 56 50 56 40 46Z'),
  fill('#1f2842', 'M62 44 68 8H132L138 44C120 38 80 38 62 44Z'),
  fill('#c9963a', 'M64 34 66 24H134L136 34C118 30 82 30 64 34Z'),
  line('#e9c262', 2.5, 'M112 92A14 14 0 1 0 140 92 14 14 0 1 0 112 92ZM138 100 146 140'),
];

/** No flag but its own. */
export const captains: Drawing = [
  ...sky('#2b1210', '#8a4526'),
  fill('#4d2a1a', 'M24 200C30 168 62 156 100 156 138 156 170 168 176 200Z'),
  fill('#75422a', 'M24 200C30 168 62 156 86 156L70 200Z'),
  fill('#efe3c2', 'M70 160C86 172 114 172 130 160L122 178H78Z'),
  ...head('#6d3d12', '#b5722b', '#e0a45c'),
  // Scarf and goggles.
  fill('#a02c3a', 'M48 58C60 30 140 30 152 58 130 46 70 46 48 58Z'),
  fill('#c94a55', 'M48 58C54 38 80 34 92 36 74 42 60 48 48 58Z'),
  fill('#a02c3a', 'M150 54 186 70 176 44Z'),
  twice(fill('#3a2415', disc(80, 46, 15))),
  twice(fill('#7fd0e8', disc(80, 46, 10))),
  twice(fill('#fff', disc(76, 42, 3), 0.8)),
  line('#3a2415', 4, 'M94 46H106'),
  line('#5a2a0c', 3, 'M118 76 134 112'),
];
