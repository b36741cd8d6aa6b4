import { content } from './content.ts';
import { counts, things } from './counts.ts';
import { lab } from './lab.ts';
import { log } from './log.ts';
import {
  abilities,
  buildings,
  cardMoments,
  moments,
  people,
  phases,
  sections,
  sources,
  terrains,
} from './names.ts';
import { options } from './options.ts';
import { places } from './places.ts';
import { position } from './position.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';
import { waiting } from './waiting.ts';

/** What is said in play. */
export const inPlay = {
  ...content,
  abilities,
  buildings,
  cardMoments,
  counts,
  log,
  moments,
  options,
  people,
  phases,
  places,
  prompts,
  refusals,
  sections,
  sources,
  terms,
  terrains,
  things,
  waiting,
} as const;

/** All that Chaos Order says, in English, by key. Another language is another such table. */
export const english = { ...inPlay, lab, position } as const;
