import { SHIP_MULTIPLIERS } from '../../../content/index.ts';
import type { SidePower } from '../../events.ts';
import { levelOf, multiplierOf } from '../../queries.ts';
import { ATTACK, DEFENCE } from '../../state.ts';
import type { Combat, CombatSide, SideOfCombat, State } from '../../state.ts';

/** TW 16.8. */
export const HIGHEST_DIE = 6;

/** TW 10.49. */
export function valueOfDie(face: number, plus: number, doubled: CombatSide['doubled'][number]): number {
  if (doubled === 'free') return 2 * (face + plus);
  const value = Math.min(HIGHEST_DIE, face + plus);
  return doubled === 'double' ? Math.min(HIGHEST_DIE, 2 * value) : value;
}

/**
 * TW 10.52, TW 10.53: it may go above 4 (TW 9.4). Only an attacking ship counts (TW 8.17), by the level of the attacker, whoever
 * built it (TW 8.18).
 */
export function multiplierInCombat(s: State, combat: Combat, side: SideOfCombat): number {
  const defence = multiplierOf(s, combat.target) + combat.sides[DEFENCE].multiplier;
  if (side === DEFENCE) return defence;
  const { attacker, origin, ship, multEqual, sides } = combat;
  const own = ship
    ? SHIP_MULTIPLIERS[levelOf(s.players[attacker]!, 'assault-ship') - 1]!
    : multiplierOf(s, origin);
  return (multEqual ? defence : own) + sides[ATTACK].multiplier;
}

/** TW 10.54. */
export function powerOf(s: State, combat: Combat, side: SideOfCombat): number {
  const { dice, doubled, plus } = combat.sides[side];
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += valueOfDie(dice[i]!, plus, doubled[i]!);
  return sum * multiplierInCombat(s, combat, side);
}

/** The same as it is told afterwards. */
export function computePower(s: State, combat: Combat, side: SideOfCombat): SidePower {
  const { dice, doubled, plus } = combat.sides[side];
  return {
    worths: dice.map((face, i) => valueOfDie(face, plus, doubled[i]!)),
    multiplier: multiplierInCombat(s, combat, side),
  };
}
