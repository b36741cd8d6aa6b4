import { speaker } from '@warptable/speech';
import { warpgateTexts } from './en.ts';

/** Says a text of Warpgate's board by its key, in the language that is spoken. */
export const t = speaker('warpgate-board', warpgateTexts);
