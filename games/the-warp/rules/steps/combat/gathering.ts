import type { Seat } from '@warptable/kernel';
import { ABILITY_TOKENS } from '../../../content/index.ts';
import type { CombatEffect } from '../../../content/index.ts';
import { allowed } from '../../abilities.ts';
import { combatCard, fightsItself } from '../../available/combat-cards.ts';
import { hasTower } from '../../available/lasers.ts';
import { hasBonus, isGate } from '../../queries.ts';
import { effectsOfSlots, rivalSide } from '../../solo/combat/slots.ts';
import { isRival } from '../../solo/state.ts';
import { ATTACK, DEFENCE, NOBODY } from '../../state.ts';
import type { Bonus, Combat, CombatSide, SideOfCombat, State } from '../../state.ts';

/** Each is a bonus of its own (TW 10.47, TWS 12.28). */
const BONUSES: readonly string[] = ['reroll', 'flip', 'double', 'doubleFree'];
const ON_TROOPS: readonly string[] = ['addTroop', 'removeEnemy', 'defect'];
const EARLY: readonly string[] = [...ON_TROOPS, 'extraDie', 'mult', 'multEqual'];

/** What revealed cards, tokens, towers, tracks and abilities bring to a side. */
export function collect(s: State, combat: Combat, side: SideOfCombat): void {
  const own = combat.sides[side];
  own.cards.forEach((played, by) => {
    const option = combatCard(played.card).options[played.option - 1];
    for (const effect of option?.effects ?? []) take(s, combat, own, effect, by);
  });
  if (s.solo && side === rivalSide(combat))
    for (const effect of effectsOfSlots(s)) take(s, combat, own, effect, NOBODY);
  const area = side === ATTACK ? combat.origin : combat.target;
  if (isRival(s, combat.attacker) ? s.towers[area] : hasTower(s, area)) own.plus++; // TW 8.10; TWS 12.19
  if (side === ATTACK) own.plus += combat.plus;
  if (side === DEFENCE && isGate(s, combat.target)) {
    for (const token of s.guardian.tokens) {
      const { effect } = ABILITY_TOKENS[token];
      if ('n' in effect) take(s, combat, own, effect, NOBODY); // TW 15.5, TWS 12.29, TWS 20.2, TWS 35.5
    }
  }
  const fighter =
    side === ATTACK ? combat.attacker : combat.defender === NOBODY ? combat.supporter : combat.defender;
  if (fighter !== NOBODY && fightsItself(s, fighter) && !isRival(s, fighter))
    bringOwn(s, combat, own, fighter);
}

/** Track bonuses, Hired Guns, Rewind; none of them for the Rival (TWS 1.3, TWS 12.19). */
function bringOwn(s: State, combat: Combat, own: CombatSide, seat: Seat): void {
  const player = s.players[seat]!;
  if (hasBonus(player, 'trade-post')) own.plus++; // TW 4.13
  if (hasBonus(player, 'gold-mine')) own.bonuses.push({ does: 'flip', n: 1 }); // TW 4.11
  if (hasBonus(player, 'energy-plant')) own.bonuses.push({ does: 'reroll', n: 2 }); // TW 4.12
  if (seat === combat.supporter) return; // TW 14.13
  if (allowed(s, seat, 'hiresGuns')) own.effects.push({ does: 'hire', n: 1, by: NOBODY });
  if (allowed(s, seat, 'rollsAllAgain')) own.bonuses.push({ does: 'rerollAll', n: 0 });
}

/**
 * TW 10.40: dice and multipliers are the same in any order, so they count from now on; what is left of them is their turn. TWS 12.26: in
 * the solo game not even that.
 */
function take(s: State, combat: Combat, own: CombatSide, effect: CombatEffect, by: number): void {
  if (effect.does === 'plus') own.plus += effect.n;
  else if (effect.does === 'extraDie') own.extraDice += effect.n;
  else if (effect.does === 'mult') own.multiplier += effect.n;
  else if (effect.does === 'multEqual') combat.multEqual = true;
  if (BONUSES.includes(effect.does)) own.bonuses.push({ does: effect.does as Bonus['does'], n: effect.n });
  else if ((s.solo ? ON_TROOPS : EARLY).includes(effect.does)) own.effects.push({ ...effect, by });
}
