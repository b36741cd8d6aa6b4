import { disc, fill, line, oval, twice } from '@warptable/ui/pure';
import { behind } from '../../art/portrait-parts.ts';
import type { Drawing } from '@warptable/ui/pure';

/** Scaled warriors with long jaws. */
const warrior = (scale: string, light: string, shade: string, crest: Drawing): Drawing => [
  ...behind('#2a0b0a', '#7c2018'),
  fill('#2b1a16', 'M4 100C8 82 26 74 40 72H60C74 74 92 82 96 100Z'),
  line('#c98b3a', 3, 'M18 92C34 82 66 82 82 92'),
  ...crest,
  fill(
    scale,
    'M50 18C34 18 27 28 28 42 29 54 34 60 38 70 41 80 45 85 50 85 55 85 59 80 62 70 66 60 71 54 72 42 73 28 66 18 50 18Z',
  ),
  fill(light, 'M50 18C34 18 27 28 28 42 29 52 33 58 36 66 33 46 38 26 50 18Z', 0.75),
  fill(shade, 'M72 42C71 54 66 60 62 70 59 80 55 85 50 85 57 72 62 54 60 24 68 28 73 34 72 42Z', 0.45),
  twice(fill(shade, 'M30 40C36 36 43 39 46 46L40 45Z')),
  twice(fill(shade, oval(46, 70, 1.6, 2.6))),
  line(shade, 2.2, 'M38 74C43 79 57 79 62 74'),
];

const slits = (colour: string): Drawing => [
  twice(fill(colour, 'M31 45C35 41 41 43 45 49 40 51 34 50 31 45Z')),
  twice(fill('#120404', 'M38 43.5 39.6 47 38 50 36.4 47Z')),
];

const teeth: Drawing = [fill('#f6ead2', 'M40 75 42 80 44 76 47 82 49 78 51 78 53 82 56 76 58 80 60 75Z')];

export const jrayekFaces = {
  // A great red crest and a hunger that costs him his own.
  jayen: [
    ...warrior('#b53a2a', '#e06a4d', '#6e1a14', [
      fill('#ffb13b', 'M50 26 34 2 46 10 50-2 54 10 66 2Z'),
      fill('#e2761b', 'M28 40 12 18 28 24 26 10 40 24ZM72 40 88 18 72 24 74 10 60 24Z'),
    ]),
    ...slits('#ffe169'),
    ...teeth,
    line('#f6d7a8', 2, 'M34 56 30 66M66 56 70 66'),
  ],
  // Pale and thin, with a veil of relic beads.
  ikryla: [
    ...warrior('#c98f83', '#efc4b5', '#86503f', [
      fill('#4b2230', 'M18 74C14 30 28 6 50 6 72 6 86 30 82 74L72 84C78 50 70 24 50 22 30 24 22 50 28 84Z'),
    ]),
    line('#ffd77a', 1.6, 'M28 34C38 28 62 28 72 34'),
    fill(
      '#63d8e6',
      [disc(32, 35, 2.6), disc(41, 32, 2.6), disc(50, 31, 3.4), disc(59, 32, 2.6), disc(68, 35, 2.6)].join(
        '',
      ),
    ),
    ...slits('#b9f3ff'),
  ],
  // Two rows of spikes: attack is all.
  lynke: [
    ...warrior('#8a2c4d', '#c05c7e', '#4f132a', [
      twice(fill('#e9dcc4', 'M30 36 10 26 28 24 14 8 36 18 34 0 46 16Z')),
    ]),
    fill('#e9dcc4', 'M46 18 50 4 54 18 53 34H47Z'),
    ...slits('#ff9d3b'),
    ...teeth,
    twice(fill('#e9dcc4', 'M34 62 24 68 36 70Z')),
  ],
  // The beast slayer, with a skull for a helmet.
  vahla: [
    ...warrior('#7b5a3a', '#b08a5e', '#473019', []),
    fill(
      '#efe4cd',
      'M50 4C28 4 20 18 22 36L30 44 38 38 46 46 50 40 54 46 62 38 70 44 78 36C80 18 72 4 50 4Z',
    ),
    fill('#c9b994', 'M78 36C80 18 72 4 50 4 66 12 68 26 64 38L70 44Z', 0.7),
    twice(fill('#2b1a16', oval(38, 22, 6.5, 5))),
    fill('#2b1a16', 'M47 30 50 24 53 30Z'),
    ...slits('#ff5a3c'),
    twice(line('#efe4cd', 5, 'M24 20C14 18 8 10 8 2')),
  ],
  // The commander: iron collar, cheek plates, a scar over one eye.
  kajali: [
    ...warrior('#5f6b34', '#97a55c', '#343c18', [
      twice(fill('#c23a2b', 'M36 22 22 6 44 14Z')),
      fill('#c23a2b', 'M44 20 50 0 56 20Z'),
    ]),
    ...slits('#ffd23f'),
    line('#e8c9b0', 2.2, 'M58 34 64 58'),
    twice(fill('#8d939b', 'M28 52C30 60 34 66 38 74L30 78C24 70 24 60 28 52Z')),
    twice(fill('#c7ccd2', 'M28 52C30 60 32 64 34 68L29 70C25 64 26 58 28 52Z')),
    fill('#8d939b', 'M22 84C40 94 60 94 78 84V96C60 102 40 102 22 96Z'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;

const lair: Drawing = behind('#1b1026', '#5a2a56');

/** The three Ryh-zu: no faces of people. */
export const ryhzuFaces = {
  // A horned bull with burning eyes: strikes.
  uryk: [
    ...lair,
    fill('#3a1f1a', 'M6 100C8 70 26 58 50 58 74 58 92 70 94 100Z'),
    twice(fill('#efe4cd', 'M34 30C16 32 4 22 2 4 14 16 28 16 40 20Z')),
    twice(fill('#b7a37b', 'M34 30C20 28 8 20 2 4 14 18 28 20 40 20Z', 0.6)),
    fill('#6b3526', 'M50 16C36 16 30 26 32 40L38 70C40 82 60 82 62 70L68 40C70 26 64 16 50 16Z'),
    fill('#96543d', 'M50 16C36 16 30 26 32 40L38 68 40 40Z'),
    twice(fill('#1c0d09', 'M34 38 46 44 42 50 35 46Z')),
    twice(fill('#ff7a1a', disc(40, 44.5, 2.6))),
    fill('#a9674f', oval(50, 70, 13, 10)),
    twice(fill('#1c0d09', oval(45, 68, 2.6, 3.4))),
    line('#f1c04a', 2.6, 'M45 76C45 84 55 84 55 76'),
  ],
  // A walking shell with a beak: shields.
  halke: [
    ...lair,
    fill('#2f5d63', 'M8 84C6 44 24 12 50 12 76 12 94 44 92 84Z'),
    fill('#4d8e92', 'M8 84C6 44 24 12 50 12 34 24 26 54 30 84Z', 0.8),
    line('#15363a', 2.6, 'M50 12V50M28 30 40 48M72 30 60 48M12 60 36 62M88 60 64 62'),
    fill('#a9bd6d', 'M50 46C34 46 30 58 34 70 38 82 46 92 50 96 54 92 62 82 66 70 70 58 66 46 50 46Z'),
    fill('#7f9148', 'M66 70C62 82 54 92 50 96 52 80 56 60 54 46 64 48 70 58 66 70Z', 0.6),
    twice(fill('#fff3b0', disc(41, 62, 5))),
    twice(fill('#15363a', oval(41, 62, 1.5, 4))),
    fill('#e8b04a', 'M44 72H56L50 92Z'),
    fill('#b57f24', 'M50 72H56L50 92Z'),
  ],
  // A serpent of the air with a hood: nothing but strength.
  katarin: [
    ...lair,
    line('#7a2f6e', 20, 'M50 100C20 92 30 74 50 72'),
    fill('#8c3a80', 'M50 10C20 14 8 40 14 66 28 60 36 70 50 78 64 70 72 60 86 66 92 40 80 14 50 10Z'),
    fill('#b866aa', 'M50 10C20 14 8 40 14 66 22 44 32 24 50 10Z', 0.8),
    twice(fill('#f2c14e', oval(27, 44, 5, 8))),
    twice(fill('#8c3a80', oval(27, 44, 2.2, 4.6))),
    fill('#d98ccc', 'M50 24C40 24 36 34 38 46L46 70C48 74 52 74 54 70L62 46C64 34 60 24 50 24Z'),
    twice(fill('#1b1026', 'M39 42 47 47 41 50Z')),
    twice(fill('#7dffb0', disc(42.5, 46.3, 1.8))),
    line('#ff3b57', 2, 'M50 72V84M50 84 46 90M50 84 54 90'),
    fill('#fff', 'M46 64 47.5 71 44.5 68ZM54 64 52.5 71 55.5 68Z'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;
