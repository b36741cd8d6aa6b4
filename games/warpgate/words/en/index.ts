import { cards } from './cards.ts';
import { actions, factions, objectives, tactics, technologies, tokens } from './content.ts';
import { count } from './count.ts';
import { doing, extent } from './doing.ts';
import { lab } from './lab.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { colours, people } from './people.ts';
import { places, worlds } from './places.ts';
import { position } from './position.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';
import { waiting } from './waiting.ts';

/** All that Warpgate says, in English, by key. Another language is another such table. */
export const english = {
  actions,
  cards,
  colours,
  count,
  doing,
  extent,
  factions,
  lab,
  log,
  objectives,
  options,
  people,
  places,
  position,
  prompts,
  refusals,
  tactics,
  technologies,
  terms,
  tokens,
  waiting,
  worlds,
} as const;
