import { nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Warp } from '../../moments.ts';
import { ATTACK, DEFENCE } from '../../state.ts';
import type { Combat, SideOfCombat } from '../../state.ts';
import { rival } from '../moments.ts';
import { PLAYER, RIVAL } from '../state.ts';

/** TWS 12.33: before anything is resolved. */
export const atFinalPowers = (g: Warp, combat: Combat): Flow =>
  rival.happen(g, 'rival', 'atFinalPowers', {
    player: powerWith(combat, PLAYER),
    rival: powerWith(combat, RIVAL),
  });

/** TWS 19.17: the power of the side on which the seat has Troops or is the supporter. */
function powerWith({ attacker, defender, supporter, sides }: Combat, seat: Seat): number {
  if (seat === attacker) return sides[ATTACK].power;
  return seat === defender || seat === supporter ? sides[DEFENCE].power : 0;
}

/** TWS 12.33: at the place of the race abilities, after the Player's. */
export function momentsOfOutcome(g: Warp, combat: Combat, winner: SideOfCombat | 'nobody'): Flow {
  const { attacker, defender, target } = combat;
  if (winner === ATTACK && attacker === RIVAL)
    return rival.happen(g, 'rival', 'whenConquering', { area: target, troops: g.state.troops[target]! });
  const loser = winner === ATTACK ? defender : attacker;
  const isBeaten = winner !== 'nobody' && loser === RIVAL && (winner === ATTACK || defender === PLAYER);
  return isBeaten ? rival.happen(g, 'rival', 'whenBeaten') : nothing();
}

const SUPPORT_REWARDS = 2;

/** TWS 12.22, TWS 20.5: Reward Cards due to the Rival. */
export function rewardsDue(
  { attacker, defender, supporter }: Combat,
  winner: SideOfCombat | 'nobody',
): number {
  if (winner === 'nobody') return 0;
  if ((winner === ATTACK ? attacker : defender) === RIVAL) return 1;
  return winner === DEFENCE && supporter === RIVAL ? SUPPORT_REWARDS : 0;
}
