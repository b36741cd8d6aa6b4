import { idsOf } from '../content/ids.ts';
import { terms } from './en/terms.ts';
import { say } from './say.ts';

/** What the terms of the bots' evaluation stand for. */
export const termNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(idsOf(terms).map((term) => [term, say(`terms.${term}`)]));
