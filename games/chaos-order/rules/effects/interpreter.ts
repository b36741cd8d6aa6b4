import type { Flow, Seat } from '@warptable/kernel';
import type { Gain } from '../../content/index.ts';
import type { Chaos } from '../moments.ts';
import { drawCards } from './cards.ts';
import { gainFame } from './fame.ts';
import { gainGoods } from './goods.ts';
import { spendRecruits } from './recruiting.ts';
import { research } from './research.ts';

/** The interpreter of gains: energy and gems, cards, research, fame, recruits, in this order. */
export function* gainAll(g: Chaos, seat: Seat, what: Gain, source?: string): Flow {
  const { energy = 0, gems = 0, cards = 0, research: steps = 0, fame = 0, recruits = 0 } = what;
  gainGoods(g, seat, energy, gems, source);
  if (cards > 0) yield* drawCards(g, seat, cards);
  if (steps > 0) yield* research(g, seat, steps);
  if (fame > 0) yield* gainFame(g, seat, fame, source);
  if (recruits > 0) yield* spendRecruits(g, seat, recruits);
}
