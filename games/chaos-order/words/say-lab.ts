import { speaker } from '@warptable/speech';
import { lab } from './en/lab.ts';

/** Says what only the laboratory has to say. */
export const sayLab = speaker('chaos-order', { lab });
