import { speaker } from '@warptable/speech';
import { reference } from './en-reference.ts';

/** Says the tables of cards after the rules; loaded with them. */
export const t = speaker('chaos-order-board', { reference });
