import type { ScriptLine } from '@warptable/kernel';
import type { Direction, RivalCombatId } from '../../content/index.ts';
import { theWarp } from '../../rules/game.ts';
import { rivalAttack } from '../../rules/solo/attacking.ts';
import { dice } from '../arrange.ts';
import type { WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** An attack of the Rival is a part of a step; here it is one, and nothing comes after it. */
const attackAlone: typeof theWarp = {
  ...theWarp,
  steps: { ...theWarp.steps, rivalAttack: (g, arrow) => rivalAttack(g, arrow) },
};

export interface SoloFight extends Omit<SoloPosition, 'chance' | 'turnOf' | 'combatCards'> {
  /** The cards that the Rival draws. */
  readonly slots?: readonly RivalCombatId[];
  /** Of the attacker, of the defending side, and rerolls. */
  readonly rolls?: readonly (readonly number[])[];
}

const arranged = ({ slots = [], rolls = [], ...setup }: SoloFight): SoloPosition => ({
  ...setup,
  combatCards: slots,
  chance: rolls.map((faces): ScriptLine => dice(...faces)),
});

/** The Rival attacks; the Player has not been asked for anything yet. */
export const rivalAttacks = (arrow: Direction, fight: SoloFight): WarpTable =>
  soloPosition({ ...arranged(fight), game: attackAlone, step: 'rivalAttack', args: arrow });

/** The Player attacks; the attack is declared. */
export function playerAttacks(from: string, to: string, troops: number, fight: SoloFight): WarpTable {
  const table = soloPosition({ ...arranged(fight), turnOf: 'player' });
  return table
    .answer('action', 'attack')
    .ifAsked('attackFrom', from)
    .ifAsked('attackTarget', to)
    .ifAsked('useShip', 'no')
    .ifAsked('attackTroops', troops);
}

/** The power of both sides at the end. */
export function powers(table: WarpTable): readonly [attack: number, defence: number] {
  const { attack, defence } = table.events('CombatResolved').at(-1)!;
  return [attack, defence];
}

/** What became of the Rival's cards, as the log tells. */
export const settledCards = (table: WarpTable): Readonly<Record<string, string>> =>
  Object.fromEntries(table.events('RivalCardSettled').map(({ card, became }) => [card, became]));

export const supply = (table: WarpTable, seat: number): readonly [gold: number, energy: number] => {
  const { gold, energy } = table.player(seat);
  return [gold, energy];
};
