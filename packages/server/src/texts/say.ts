import { speaker } from '@warptable/speech';
import { serverTexts } from './en.ts';

/** Says what reaches people away from the page. */
export const t = speaker('server', serverTexts);
