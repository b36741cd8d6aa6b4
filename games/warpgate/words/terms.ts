import { terms } from './en/terms.ts';
import { say } from './say.ts';

type Term = keyof typeof terms;

const TERMS = Object.keys(terms) as Term[];

/** What the terms of the bots' evaluation stand for. */
export const termNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(TERMS.map((term) => [term, say(`terms.${term}`)]));
