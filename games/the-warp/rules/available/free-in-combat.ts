import type { Seat } from '@warptable/kernel';
import { RACES } from '../../content/index.ts';
import { isOn } from '../state.ts';
import type { State } from '../state.ts';
import type { FreeMove } from './free.ts';

/** TW 10.1, 11.7, 19.15: what the attacker may do beside the questions of a combat, before the payments of step 4. */
export function freeInCombat(s: State, seat: Seat): FreeMove[] {
  const { attacker, step } = s.combat!;
  if (seat !== attacker || seat !== s.active || step > 4) return [];
  const moves: FreeMove[] = ['+trade'];
  const { rewards, races } = s.players[seat]!;
  if (!isOn(s, 'rewardInCombat') || rewards.length === 0) return moves;
  for (const race of races) {
    if (!RACES[race].reward.effects.some(({ does }) => does === 'attack')) moves.push(`+badges:${race}`);
  }
  return moves;
}
