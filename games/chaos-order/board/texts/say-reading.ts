import { speaker } from '@warptable/speech';
import { inspect, result } from './en-reading.ts';

/** Says what is read in dialogs; loaded with them. */
export const t = speaker('chaos-order-board', { inspect, result });
