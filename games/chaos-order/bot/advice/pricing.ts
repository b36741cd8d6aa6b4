import type { Seat, Value } from '@warptable/kernel';
import { TOKENS } from '../../content/index.ts';
import type { Phase, Rank } from '../../content/index.ts';
import { playerAt } from '../../rules/state.ts';
import type { State } from '../../rules/state.ts';
import { isPhase, worthOfPhase } from './worth.ts';

/** CO 5.3: first the token, then the phase. Whoever prices a phase acts for nothing, and is paid by those who want it too. */
export function price(s: State, seat: Seat, option: string, taken: readonly Value[]): number {
  return taken.length === 0
    ? tokenAppeal(s, seat, Number(option) as Rank)
    : phaseAppeal(s, seat, Number(taken[0]) as Rank, option);
}

function tokenAppeal(s: State, seat: Seat, rank: Rank): number {
  const player = playerAt(s, seat);
  const { own, supply, recall, gain } = TOKENS[rank][s.players.length === 2 ? 'few' : 'many'];
  const recalled = recall ? player.vault.length * (player.tokens.length <= 2 ? 2 : 0.8) : 0;
  return 1 + 0.8 * own + 0.3 * supply + recalled + (gain === null ? 0 : 2.5);
}

function phaseAppeal(s: State, seat: Seat, rank: Rank, slot: string): number {
  const phase = slot.split(':')[0]!;
  if (!isPhase(phase)) return 1;
  const { own, supply } = TOKENS[rank][s.players.length === 2 ? 'few' : 'many'];
  let others = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    others += playerAt(s, other).energy >= own + supply ? worthOfPhase(s, other, phase) : 0;
  }
  const dear = (own + supply) * 0.5 * worthOfPhase(s, seat, phase);
  return 0.5 + worthOfPhase(s, seat, phase) + 0.15 * dear + 0.1 * own * others + BONUS[slot]!;
}

/** CO 5.5 */
const BONUS: Readonly<Record<string, number>> = {
  discover: 0,
  build: 2,
  harvest: 0,
  recruit: 2,
  'move:first': 2.5,
  'move:last': 1.5,
} satisfies Readonly<Record<Exclude<Phase, 'move'> | 'move:first' | 'move:last', number>>;
