import { speaker } from '@warptable/speech';
import { noticesTexts } from './en-notices.ts';

/** Says the page about being told away from the table; loaded with it. */
export const t = speaker('web', { notices: noticesTexts });
