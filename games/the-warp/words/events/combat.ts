import type { Seat } from '@warptable/kernel';
import { bribeText } from '../bribes.ts';
import { cardName, cardNames, combatOption, combatText, namedEffect } from '../cards.ts';
import { counted, goodsText, listed } from '../names.ts';
import type { Sentences, Telling } from './telling.ts';

const ANSWERS = { accept: 'accepted', decline: 'declined', counter: 'declined' } as const;

const side = (attacking: boolean): string => (attacking ? 'attack' : 'defence');

/** `The attack won, 18 to 12.` */
const OUTCOMES = {
  attack: (attack: number, defence: number) => `The attack won, ${attack} to ${defence}.`,
  defence: (attack: number, defence: number) => `The defence held, ${defence} to ${attack}.`,
  nobody: (attack: number, defence: number) => `Nobody was left, ${attack} to ${defence}.`,
} as const;

/** TW 19.13: in the prototype edition nobody may be there at all. */
function attacked(area: string, by: Seat, defender: Seat, { at, whom, view }: Telling): string {
  const place = at(area, by);
  if (defender >= 0) return `${whom(defender)} on ${place}`;
  if (view.options.edition === 'prototype') return place;
  return area === 'gate' ? `the Guardian of ${place}` : `the Exiled on ${place}`;
}

export const COMBAT_SENTENCES = {
  AttackDeclared: ({ seat, from, to, troops, ship, defender }, telling) => {
    const { who, at } = telling;
    const force = `${counted(troops, 'Troop')}${ship ? ' and an Assault Ship' : ''}`;
    return `${who(seat)} attacked ${attacked(to, seat, defender, telling)} from ${at(from, seat)} with ${force}.`;
  },
  CardPutDown: ({ seat, attacking, only }, { who }) =>
    `${who(seat)} put down ${only ? cardName(only.card) : 'a Combat Card'} for the ${side(attacking)}.`,
  Supported: ({ seat }, { who }) => `${who(seat)} supported the defenders.`,
  BribeOffered: ({ seat, to, bribe }, { who, whom }) =>
    `${who(seat)} offered ${whom(to)} ${bribeText(bribe)}.`,
  BribeDemanded: ({ seat, from, bribe }, { who, whom }) =>
    `${who(seat)} demanded ${bribeText(bribe)} from ${whom(from)}.`,
  BribeAnswered: ({ seat, answer }, { who }) => `${who(seat)} ${ANSWERS[answer]}.`,
  BribePaid: ({ seat, to, cards }, { who, whom }) =>
    `${who(seat)} bribed ${whom(to)}: ${cardNames(cards)} ${cards.length === 1 ? 'was' : 'were'} discarded.`,
  CardRevealed: ({ seat, card, option }, { who }) => {
    const used = combatOption(card, option);
    return `${who(seat)} revealed ${cardName(card)}${used ? `: ${combatText(used)}` : ''}.`;
  },
  CardNotPaid: ({ seat, card, gold, energy }, { who }) =>
    `${who(seat)} could not pay for ${cardName(card)} with ${goodsText({ gold, energy })}.`,
  TroopsJoined: ({ seat, troops }, { who }) =>
    troops > 0
      ? `${who(seat)} brought in ${counted(troops, 'Troop')}.`
      : `${who(seat)} had no Troop to bring in.`,
  DiceRolled: ({ attacking, dice }) => `The ${side(attacking)} rolled ${listed(dice.map(String))}.`,
  BonusUsed: ({ seat, attacking, bonus, dice }, { who }) =>
    `${who(seat)} used ${namedEffect(bonus)}: the ${side(attacking)} has ${listed(dice.map(String))}.`,
  CombatResolved: ({ winner, attack, defence }) => OUTCOMES[winner](attack, defence),
} satisfies Partial<Sentences>;
