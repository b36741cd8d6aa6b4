import { speaker } from '@warptable/speech';
import { uiTexts } from './en.ts';

/** Says a text of the shell by its key, in the language that is spoken. */
export const t = speaker('ui', uiTexts);
