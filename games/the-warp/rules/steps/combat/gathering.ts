import type { Seat } from '@warptable/kernel';
import { ABILITY_TOKENS } from '../../../content/index.ts';
import type { CombatEffect } from '../../../content/index.ts';
import { allowed } from '../../abilities.ts';
import { combatCard, fightsItself } from '../../available/combat-cards.ts';
import { hasTower } from '../../available/lasers.ts';
import { hasBonus, isGate } from '../../reckoning.ts';
import { ATTACK, DEFENCE, NOBODY } from '../../state.ts';
import type { Bonus, Combat, CombatSide, SideOfCombat, State } from '../../state.ts';

const BONUSES: readonly string[] = ['reroll', 'flip', 'double', 'doubleFree'];
const EARLY: readonly string[] = ['addTroop', 'removeEnemy', 'defect'];

/** What revealed cards, tokens, towers, tracks and abilities bring to a side. */
export function collect(s: State, combat: Combat, side: SideOfCombat): void {
  const own = combat.sides[side];
  own.cards.forEach((played, by) => {
    const option = combatCard(played.card).options[played.option - 1];
    for (const effect of option?.effects ?? []) take(combat, own, effect, by);
  });
  const area = side === ATTACK ? combat.origin : combat.target;
  if (hasTower(s, area)) own.plus++; // TW 8.10
  if (side === ATTACK) own.plus += combat.plus;
  if (side === DEFENCE && isGate(s, combat.target)) {
    for (const token of s.guardian.tokens) {
      const { effect } = ABILITY_TOKENS[token];
      if ('n' in effect) take(combat, own, effect, NOBODY); // TW 15.5
    }
  }
  const fighter =
    side === ATTACK ? combat.attacker : combat.defender === NOBODY ? combat.supporter : combat.defender;
  if (fighter !== NOBODY && fightsItself(s, fighter)) bringOwn(s, combat, own, fighter);
}

/** TW 4.11 to TW 4.13, Hired Guns, Rewind. */
function bringOwn(s: State, combat: Combat, own: CombatSide, seat: Seat): void {
  const player = s.players[seat]!;
  if (hasBonus(player, 'trade-post')) own.plus++;
  if (hasBonus(player, 'gold-mine')) own.bonuses.push({ does: 'flip', n: 1 });
  if (hasBonus(player, 'energy-plant')) own.bonuses.push({ does: 'reroll', n: 2 });
  if (seat === combat.supporter) return; // TW 14.13
  if (allowed(s, seat, 'hiresGuns', undefined)) own.effects.push({ does: 'hire', n: 1, by: NOBODY });
  if (allowed(s, seat, 'rollsAllAgain', undefined)) own.bonuses.push({ does: 'rerollAll', n: 0 });
}

/** Only Troops that come and go can be in each other's way; the rest of TW 10.40 is the same in any order. */
function take(combat: Combat, own: CombatSide, effect: CombatEffect, by: number): void {
  if (effect.does === 'plus') own.plus += effect.n;
  else if (effect.does === 'extraDie') own.extraDice += effect.n;
  else if (effect.does === 'mult') own.multiplier += effect.n;
  else if (effect.does === 'multEqual') combat.multEqual = true;
  else if (BONUSES.includes(effect.does))
    own.bonuses.push({ does: effect.does as Bonus['does'], n: effect.n });
  else if (EARLY.includes(effect.does)) own.effects.push({ ...effect, by });
}
