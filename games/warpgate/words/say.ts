import { speaker, texts } from '@warptable/speech';
import { english } from './en/index.ts';
import { locks } from './en/locks.ts';

/** Says a text of Warpgate by its key, in the language that is spoken. */
export const say = speaker('warpgate', english);

// The page looks them up by what the rules say, in one table for all games.
texts.addResourceBundle('en', 'locks', locks, true);

export type TextKey = Parameters<typeof say>[0];
