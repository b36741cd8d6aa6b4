import { speaker } from '@warptable/speech';
import { english } from './en/index.ts';

/** Says a text of Warpgate by its key, in the language that is spoken. */
export const say = speaker('warpgate', english);

export type TextKey = Parameters<typeof say>[0];
