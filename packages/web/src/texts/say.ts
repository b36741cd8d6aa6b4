import { speaker } from '@warptable/speech';
import { webTexts } from './en.ts';

/** Says a text of the page by its key, in the language that is spoken. */
export const t = speaker('web', webTexts);
