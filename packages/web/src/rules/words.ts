import { stemmed } from './stem.ts';

/** Words that say nothing by themselves. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and are be but by can do does for from get have how i if in is it many may me much my of on or should so that the then there this to up what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What people type, and what the books say instead. Each word of a line finds the others. */
const LINES = [
  'tie draw equal even',
  'win victory winner won end points',
  'retreat withdraw flee',
  'fight battle combat attack war',
  'kill destroy lose remove',
  'money gold goods resource',
  'build develop construct deploy place',
  'army troop soldier unit ship fleet',
  'buy pay cost price',
  'turn round phase',
  'score points vp',
  'move travel fly range',
  'goal mission objective',
  'race faction alien',
  'skip pass',
  'undo back',
  'trade exchange swap',
  'dice die roll',
] as const;

/** By the stem of each word. */
export const ALIKE: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [stemmed(word), words.filter((other) => other !== word)] as const);
  }),
);
