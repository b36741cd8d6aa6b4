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
import { terms } from './terms.ts';
import { waiting } from './waiting.ts';

/** All that The Warp says, in English, by key. Another language is another such table. */
export const english = {
  ...content,
  bribes,
  cards,
  choices,
  counts,
  goods,
  lab,
  log,
  missionTypes,
  names,
  options,
  places,
  position,
  prompts,
  refusals,
  terms,
  waiting,
} as const;
