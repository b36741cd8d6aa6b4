import { lateBound } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Gain } from '../../content/index.ts';
import type { Chaos } from '../moments.ts';

/** Bound in `game.ts`: a gain may bring fame or research, whose rewards are gains. */
export const gaining = lateBound<(g: Chaos, seat: Seat, gain: Gain, source?: string) => Flow>('gaining');

/** Everything of it, one after the other: energy and gems, cards, research, fame, recruits. */
export const gain = (g: Chaos, seat: Seat, what: Gain, source?: string): Flow =>
  gaining()(g, seat, what, source);
