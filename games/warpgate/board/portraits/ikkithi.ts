import { disc, fill, line, oval, sky, twice } from '@warptable/ui/pure';
import type { Drawing } from '@warptable/ui/pure';

/** A shell, many eyes, and jaws that move sideways. */
const head = (dark: string, plain: string, light: string, eye: string): Drawing => [
  twice(line(dark, 6, 'M84 46C76 26 60 16 42 18')),
  twice(fill(light, disc(40, 18, 6))),
  fill(
    plain,
    'M100 34C66 34 40 60 44 92 48 114 64 124 74 138 82 150 90 156 100 156 110 156 118 150 126 138 136 124 152 114 156 92 160 60 134 34 100 34Z',
  ),
  fill(light, 'M100 34C66 34 40 60 44 92 46 104 52 112 58 119 58 84 72 52 100 34Z'),
  fill(
    dark,
    'M116 36C144 44 160 66 156 92 152 114 136 124 126 138 118 150 110 156 100 156 128 124 136 76 116 36Z',
  ),
  line(dark, 3, 'M100 36V84M84 42C82 58 82 70 86 82M116 42C118 58 118 70 114 82', 0.8),
  // Eyes like wet stones.
  twice(fill('#0b0a12', 'M52 84C58 70 78 70 90 88 92 104 76 112 64 106 56 102 50 94 52 84Z')),
  twice(fill(eye, 'M56 86C62 76 76 76 86 90 86 100 76 106 66 101 59 98 54 92 56 86Z')),
  twice(fill('#fff', oval(66, 85, 6, 3.4), 0.85)),
  twice(line('#0b0a12', 1.5, 'M60 94C68 98 78 98 86 94M64 84 72 102M76 82 80 104', 0.5)),
  fill(eye, [disc(92, 66, 4), disc(108, 66, 4)].join('')),
  // Jaws.
  twice(fill(dark, 'M92 126C78 128 70 140 74 160 80 168 88 166 90 158 88 148 90 140 98 136Z')),
  twice(fill(light, 'M74 160C78 166 84 166 88 160L82 172Z')),
  fill('#0b0a12', 'M94 128H106L102 146H98Z'),
];

/** All of them are hers. She knows each by its hunger. */
export const hive: Drawing = [
  ...sky('#2a1a05', '#9c6a14'),
  // Cells.
  line(
    '#e0a93a',
    2.5,
    'M20 20 38 10 56 20V40L38 50 20 40ZM144 20 162 10 180 20V40L162 50 144 40ZM2 60 20 50 38 60M162 60 180 50 198 60',
    0.6,
  ),
  fill('#6b3d12', 'M26 200C34 170 64 152 100 152 136 152 166 170 174 200Z'),
  fill('#935a20', 'M26 200C34 170 64 152 84 152L72 200Z'),
  ...head('#8a4a10', '#c9791f', '#f2b552', '#3fe08a'),
  // A crown that grew.
  fill('#f2c460', 'M66 46 72 20 86 36 100 10 114 36 128 20 134 46C114 36 86 36 66 46Z'),
  fill('#fff0bf', 'M66 46 72 20 86 36 100 10V39C86 39 76 41 66 46Z', 0.6),
];

/** Cut it in half and it has more to say. */
export const swarmfleet: Drawing = [
  ...sky('#0a1a2c', '#1f4f74'),
  twice(fill('#2b8fb0', 'M50 150C10 140 0 90 14 60 34 84 52 104 74 128Z', 0.65)),
  twice(line('#9fe6f5', 2, 'M60 134C36 116 22 92 18 72M54 142C36 134 20 118 14 100', 0.7)),
  fill('#18384a', 'M26 200C34 172 64 154 100 154 136 154 166 172 174 200Z'),
  fill('#275a74', 'M26 200C34 172 64 154 84 154L72 200Z'),
  ...head('#0f4a56', '#1d7f86', '#5fc9c2', '#ff4f7a'),
  // Plates of a helmet, still growing.
  fill('#dfe9ec', 'M64 50C78 36 122 36 136 50L128 60C114 50 86 50 72 60Z'),
  fill('#9ab0b8', 'M100 40C114 40 128 43 136 50L128 60C120 54 110 52 100 52Z'),
  line('#ff4f7a', 3, 'M100 40V52'),
];
