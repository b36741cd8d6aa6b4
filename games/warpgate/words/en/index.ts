import { refusals } from './refusals.ts';

/** All that Warpgate says, in English, by key. Another language is another such table. */
export const english = { refusals } as const;
