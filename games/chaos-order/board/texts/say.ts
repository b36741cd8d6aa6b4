import { speaker } from '@warptable/speech';
import { chaosOrderTexts } from './en.ts';

/** Says a text of Chaos Order's board by its key, in the language that is spoken. */
export const t = speaker('chaos-order-board', chaosOrderTexts);
