import type { Seat } from '@warptable/kernel';
import { NEUTRAL_TOKENS, PHASES, TOKENS } from '../content/index.ts';
import type { NeutralId, Phase, Rank, TokenTerms } from '../content/index.ts';
import { NOBODY } from './state.ts';
import type { Price } from './state.ts';

/** A position or a view: prices are open to all. */
interface Priced {
  readonly players: readonly unknown[];
  readonly prices: readonly (Readonly<Price> | null)[];
}

/** CO 5.7: what a token costs and does, by the number of factions. */
export const termsOf = (s: Pick<Priced, 'players'>, rank: Rank): TokenTerms =>
  TOKENS[rank][s.players.length === 2 ? 'few' : 'many'];

export const priceOf = (s: Pick<Priced, 'prices'>, phase: Phase): Readonly<Price> =>
  s.prices[PHASES.indexOf(phase)]!;

/** Energy owed to act, by whom it goes to. */
export interface Dues {
  /** To the pricer. */
  readonly own: number;
  readonly supply: number;
  /** To each neighbour. */
  readonly neighbours: number;
  readonly total: number;
}

const NOTHING: Dues = { own: 0, supply: 0, neighbours: 0, total: 0 };

/** CO 5.20, CO 6.4, CO 6.5 */
export function duesOf(s: Priced, seat: Seat, phase: Phase): Dues {
  const { by, token, surcharges } = priceOf(s, phase);
  if (by === seat) return NOTHING;
  const more = surcharges.filter((other) => other !== seat).length;
  if (by === NOBODY) {
    const { supply, neighbours } = NEUTRAL_TOKENS[token as NeutralId];
    return { own: 0, supply: supply + more, neighbours, total: supply + more + 2 * neighbours };
  }
  const { own, supply } = termsOf(s, token as Rank);
  return { own, supply: supply + more, neighbours: 0, total: own + supply + more };
}

/** CO 5.15: what a neutral token costs whoever acts. */
export function neutralTotal(id: NeutralId): number {
  const { supply, neighbours } = NEUTRAL_TOKENS[id];
  return supply + 2 * neighbours;
}
