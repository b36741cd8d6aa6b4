import type { Seat } from '@warptable/kernel';
import type { ArchiveId } from '../content/index.ts';
import type { CombatSideView, CombatView, WarpView } from '../rules/view.ts';
import { areaName } from './areas.ts';
import { bribeText } from './bribes.ts';
import { cardName, combatOption, combatText, effectText } from './cards.ts';
import { counted, playerName, seatLetter } from './names.ts';
import { tableText } from './table.ts';

/** The facedown cards of this seat in the present combat, as far as the eye may know them. */
export function ownCards({ combat }: WarpView, seat: Seat): ArchiveId[] {
  const cards = combat ? [...combat.attack.cards, ...combat.defence.cards] : [];
  return cards.flatMap(({ seat: by, card, option }) => (by === seat && option === 0 && card ? card : []));
}

export const diceOf = ({ combat }: WarpView, attacking: boolean): readonly number[] =>
  (attacking ? combat?.attack : combat?.defence)?.dice ?? [];

const STEPS = ['target', 'Combat Cards', 'bribe', 'reveal', 'dice', 'resolution'];

const HEAD = ['', 'Troops', 'Multiplier', 'Plus', 'Extra dice', 'Dice', 'Power', 'Bonuses left'];

/** The combat that is going on, step by step. */
export function combatPanel(view: WarpView): string {
  const { combat, eye } = view;
  if (!combat) return '';
  const { step, attacker, origin, target, ship } = combat;
  const how = ship ? ' with an Assault Ship' : '';
  const head = `Combat, step ${step} of 6 (${STEPS[step - 1] ?? ''}): ${playerName(attacker)} attacks ${areaName(target, eye)} from ${areaName(origin, eye)}${how}.`;
  const rows = [
    sideRow(`Attack ${seatLetter(attacker)}`, combat.attack),
    sideRow(`Defence ${defenderMark(view, combat)}`, combat.defence),
  ];
  const lines = [head, tableText(HEAD, rows), ...cardLines(combat)];
  if (combat.offer) lines.push(`${combat.bribed ? 'Bribe paid' : 'Bribe'}: ${bribeText(combat.offer)}.`);
  return lines.join('\n');
}

function defenderMark(view: WarpView, { defender, supporter, target }: CombatView): string {
  if (defender !== null) return seatLetter(defender);
  const whom = target === 'gate' && view.guardian.holds ? 'Guardian' : 'Exiled';
  return supporter === null ? whom : `${whom}, supported by ${playerName(supporter)}`;
}

function sideRow(name: string, side: CombatSideView): string[] {
  const { troops, multiplier, plus, extraDice, dice, doubled, power, bonuses } = side;
  return [
    name,
    String(troops),
    `×${multiplier}`,
    plus > 0 ? `+${plus}` : '',
    extraDice > 0 ? `+${extraDice}` : '',
    dice.map((die, i) => `${die}${doubled[i] === 'no' ? '' : 'd'}`).join(' '),
    dice.length > 0 ? String(power) : '',
    bonuses.map(({ does, n }) => effectText(does, n)).join(', '),
  ];
}

function cardLines({ attack, defence }: CombatView): string[] {
  return [...attack.cards, ...defence.cards].map(({ seat, card, option }) => {
    if (!card) return `Card of ${playerName(seat)}: facedown.`;
    const used = combatOption(card, option);
    return `Card of ${playerName(seat)}: ${cardName(card)}${used ? `, ${combatText(used)}` : ', facedown'}.`;
  });
}

/** `Die 2, which shows 5`. */
export const dieText = (view: WarpView, attacking: boolean, die: number): string => {
  const face = diceOf(view, attacking)[die - 1];
  return face === undefined ? `Die ${die}` : `Die ${die}, which shows ${face}`;
};

export const troopsText = (troops: number): string => counted(troops, 'Troop');
