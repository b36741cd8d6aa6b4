import type { Seat } from '@warptable/kernel';
import { ARCHIVE } from '../content/index.ts';
import type { ArchiveId, CombatCard } from '../content/index.ts';
import { multiplierOf } from '../rules/queries.ts';
import { ATTACK, DEFENCE, NOBODY } from '../rules/state.ts';
import type { Area, State } from '../rules/state.ts';
import { chance } from './odds.ts';

/** How likely an option is that a sensible player would hardly take. */
export const SELDOM = 0.03;

/** The chance to win of the side that the seat decides for, as the combat stands. */
export function winChanceInCombat(s: State, attacking: boolean): number {
  const combat = s.combat!;
  const [attack, defence] = combat.sides;
  const own = combat.ship ? 2.5 : multiplierOf(s, combat.origin);
  const held = combat.defender === NOBODY ? strengthNow(s, combat.target) : s.troops[combat.target]!;
  const win = chance(
    combat.attackers + attack.extraDice,
    own + attack.multiplier,
    attack.plus,
    held + defence.extraDice,
    multiplierOf(s, combat.target) + defence.multiplier,
    defence.plus,
  );
  return attacking ? win : 1 - win;
}

const strengthNow = (s: State, area: Area): number =>
  s.tokens[area] ? Number(s.tokens[area].at(-1)) + s.modifier[area]! : 3;

const COMBAT_APPEAL: Readonly<Record<string, number>> = {
  enforce: 3,
  reinforce: 2.5,
  elite: 2,
  maneuver: 2,
  pincer: 2.5,
  jetpack: 2.5,
  defect: 2.5,
  ambush: 3,
  deceive: 0.4,
};

/** A card is put down where it can turn the combat, and where its price is at hand. */
export function putDown(s: State, seat: Seat, option: string): number {
  if (option === 'none') return 1;
  const combat = s.combat!;
  const attacking = combat.attacker === seat;
  const { gold, energy } = s.players[seat]!;
  const { kind, options } = ARCHIVE[option as ArchiveId] as CombatCard;
  const payable = options.some(({ cost }) => cost.gold <= gold && cost.energy <= energy);
  if (!payable) return SELDOM;
  const winChance = winChanceInCombat(s, attacking);
  const open = 4 * winChance * (1 - winChance);
  const stake = combat.attacker === seat || combat.defender === seat ? 1.5 : 0.6;
  return COMBAT_APPEAL[kind]! * open * stake;
}

export const sideOf = (s: State, seat: Seat): typeof ATTACK | typeof DEFENCE =>
  s.combat!.attacker === seat ? ATTACK : DEFENCE;

export const faceOf = (s: State, seat: Seat, die: string): number =>
  s.combat!.sides[sideOf(s, seat)].dice[Number(die) - 1] ?? 3;

export function dieToChange(s: State, seat: Seat, die: string): number {
  return die === 'none' ? 0.5 : Math.max(0.02, 4 - faceOf(s, seat, die)) ** 2;
}
