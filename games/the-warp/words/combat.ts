import type { Asked, Seat } from '@warptable/kernel';
import type { ArchiveId, Cost } from '../content/index.ts';
import type { CombatSideView, CombatView, WarpView } from '../rules/view.ts';
import { takenOf } from './about.ts';
import { areaName } from './areas.ts';
import { bribeText } from './bribes.ts';
import { cardName, combatOption, combatText, effectText } from './cards.ts';
import { playerName } from './names.ts';
import { tableText, wrapped } from './table.ts';

/** The facedown cards of this seat in the present combat, as far as the eye may know them. */
export function ownCards({ combat }: WarpView, seat: Seat): ArchiveId[] {
  const cards = combat ? [...combat.attack.cards, ...combat.defence.cards] : [];
  return cards.flatMap(({ seat: by, card, option }) => (by === seat && option === 0 && card ? card : []));
}

/** TW 10.37: what this option of an own Combat Card really costs, after what was chosen for the card before it. */
export function realPrice({ players }: WarpView, asked: Asked, option: string): Cost | undefined {
  if (asked.kind !== 'cardOption') return undefined;
  return players[asked.seat]?.own?.prices[[...takenOf(asked), option].join(' ')];
}

const STEPS = ['target', 'Combat Cards', 'bribe', 'reveal', 'dice', 'resolution'];

const HEAD = ['', 'Troops', 'Multiplier', 'Plus', 'Extra dice', 'Dice', 'Power', 'Bonuses left'];

/** The combat that is going on, step by step. */
export function combatPanel(view: WarpView, width: number): string {
  const { combat } = view;
  if (!combat) return '';
  const rows = [
    sideRow(`Attack: ${playerName(combat.attacker)}`, combat.attack),
    sideRow(`Defence: ${defenderName(view, combat)}`, combat.defence),
  ];
  const lines = [...cardLines(combat), ...offerLine(combat)].map((line) => wrapped(line, width, 2));
  return [wrapped(headText(view, combat), width, 2), tableText(HEAD, rows), ...lines].join('\n');
}

function headText(
  { eye }: WarpView,
  { step, attacker, origin, target, ship, supporter }: CombatView,
): string {
  const how = ship ? ' with an Assault Ship' : '';
  const help = supporter === null ? '' : ` ${playerName(supporter)} supports the defence.`;
  const places = `${areaName(target, eye)} from ${areaName(origin, eye)}`;
  return `Combat, step ${step} of 6 (${STEPS[step - 1] ?? ''}): ${playerName(attacker)} attacks ${places}${how}.${help}`;
}

function defenderName({ guardian }: WarpView, { defender, target }: CombatView): string {
  if (defender !== null) return playerName(defender);
  return target === 'gate' && guardian.holds ? 'Guardian' : 'Exiled';
}

const offerLine = ({ offer, bribed, demanded }: CombatView): string[] =>
  offer ? [`${bribed ? 'Bribe paid' : demanded ? 'Demanded' : 'Offered'}: ${bribeText(offer)}.`] : [];

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
