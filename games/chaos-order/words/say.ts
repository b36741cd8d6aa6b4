import { speaker } from '@warptable/speech';
import { inPlay } from './en/index.ts';

/** Says a text of Chaos Order by its key, in the language that is spoken. */
export const say = speaker('chaos-order', inPlay);
