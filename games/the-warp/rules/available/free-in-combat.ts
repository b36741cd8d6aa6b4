import type { Seat } from '@warptable/kernel';
import { RACES } from '../../content/index.ts';
import { isOn } from '../state.ts';
import type { State } from '../state.ts';
import type { FreeMove } from './free.ts';

/** TW 11.7, TWS 17.14: Trade is over when the own payment of step 4 is fixed. */
const LAST_STEP_WITH_TRADE = 4;

/** TW 10.1, TW 11.7, TW 19.15: what the attacker may do beside the questions of a combat. */
export const freeInCombat = (s: State, seat: Seat): FreeMove[] => addFreeInCombat(s, seat, []);

/** Adds it to a list of other things. */
export function addFreeInCombat<V extends string>(
  s: State,
  seat: Seat,
  moves: (V | FreeMove)[],
): (V | FreeMove)[] {
  const { attacker, step } = s.combat!;
  if (seat !== attacker || seat !== s.active) return moves;
  if (step <= LAST_STEP_WITH_TRADE) moves.push('+trade');
  const { rewards, races } = s.players[seat]!;
  if (!isOn(s, 'rewardInCombat') || rewards.length === 0) return moves;
  for (const race of races) {
    if (!RACES[race].reward.effects.some(({ does }) => does === 'attack')) moves.push(`+badges:${race}`);
  }
  return moves;
}
