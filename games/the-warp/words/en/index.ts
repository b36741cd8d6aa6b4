import { bribes, cards } from './cards.ts';
import { choices } from './choices.ts';
import { content } from './content.ts';
import { lab } from './lab.ts';
import { log } from './log.ts';
import { counts, goods, missionTypes, names } from './names.ts';
import { options } from './options.ts';
import { places } from './places.ts';
import { position } from './position.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { solo } from './solo.ts';
import { terms } from './terms.ts';
import { waiting } from './waiting.ts';

/** What is said in play. */
export const inPlay = {
  ...content,
  bribes,
  cards,
  choices,
  counts,
  goods,
  log,
  missionTypes,
  names,
  options,
  places,
  prompts,
  refusals,
  solo,
  terms,
  waiting,
} as const;

/** All that The Warp says, in English, by key. Another language is another such table. */
export const english = { ...inPlay, lab, position } as const;
