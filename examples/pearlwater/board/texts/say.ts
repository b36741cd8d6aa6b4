import { speaker } from '@warptable/speech';
import { boardTexts } from './en.ts';

/** Says a text of the board by its key, in the language that is spoken. */
export const t = speaker('pearlwater-board', boardTexts);
