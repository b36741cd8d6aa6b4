import { speaker } from '@warptable/speech';
import { english } from './en.ts';

/** Says a text by its key, in the language that is spoken. A key that is not in the table does not compile. */
export const say = speaker('pearlwater', english);
