import { speaker } from '@warptable/speech';
import { theWarpTexts } from './en.ts';

/** Says a text of The Warp's board by its key, in the language that is spoken. */
export const t = speaker('the-warp-board', theWarpTexts);
