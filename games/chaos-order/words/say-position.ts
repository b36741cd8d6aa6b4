import { speaker } from '@warptable/speech';
import { position } from './en/position.ts';

/** Says what only the position in words has: it is for terminals, and no page loads it. */
export const sayPosition = speaker('chaos-order', { position });
