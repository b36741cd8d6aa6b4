import { speaker } from '@warptable/speech';
import { solo } from './en-solo.ts';

/** Says the texts of the solo game's parts; loaded with them. */
export const t = speaker('the-warp-board', { solo });
