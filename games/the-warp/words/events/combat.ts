import { listed } from '@warptable/speech';
import type { Seat } from '@warptable/kernel';
import { bribeText } from '../bribes.ts';
import { cardName, cardNames, combatOption, effectsText, namedEffect } from '../cards.ts';
import { forceText, goodsText, troopsText } from '../names.ts';
import { say } from '../say.ts';
import type { Sentences, Telling } from './telling.ts';

const side = (attacking: boolean): 'attack' | 'defence' => (attacking ? 'attack' : 'defence');

const diceText = (dice: readonly number[]): string => listed(dice.map(String));

/** TW 19.13: in the prototype edition nobody may be there at all. */
function enemyText(place: string, by: Seat, defender: Seat, { at, whom, view }: Telling): string {
  const area = at(place, by);
  if (defender >= 0) return say('log.AttackDeclared.player', { whom: whom(defender), area });
  if (view.options.edition === 'prototype') return area;
  return say(place === 'gate' ? 'log.AttackDeclared.guardian' : 'log.AttackDeclared.exiled', { area });
}

export const COMBAT_SENTENCES = {
  AttackDeclared: ({ seat, from, to, troops, ship, defender }, telling) =>
    say('log.AttackDeclared.told', {
      ...telling.by(seat),
      enemy: enemyText(to, seat, defender, telling),
      from: telling.at(from, seat),
      force: forceText(troops, ship),
    }),
  CardPutDown: ({ seat, attacking, only }, { by }) =>
    say(`log.CardPutDown.${side(attacking)}`, {
      ...by(seat),
      card: only ? cardName(only.card) : say('cards.some.combat'),
    }),
  Supported: ({ seat }, { by }) => say('log.Supported', by(seat)),
  BribeOffered: ({ seat, to, bribe }, { by, whom }) =>
    say('log.BribeOffered', { ...by(seat), whom: whom(to), bribe: bribeText(bribe) }),
  BribeDemanded: ({ seat, from, bribe }, { by, whom }) =>
    say('log.BribeDemanded', { ...by(seat), bribe: bribeText(bribe), whom: whom(from) }),
  BribeAnswered: ({ seat, answer }, { by }) => say(`log.BribeAnswered.${answer}`, by(seat)),
  BribePaid: ({ seat, to, cards }, { by, whom }) =>
    say('log.BribePaid.told', {
      ...by(seat),
      whom: whom(to),
      cards: cardNames(cards),
      count: cards.length,
    }),
  CardRevealed: ({ seat, card, option }, { by }) => {
    const used = combatOption(card, option);
    return used
      ? say('log.CardRevealed.paid', { ...by(seat), card: cardName(card), use: effectsText(used) })
      : say('log.CardRevealed.plain', { ...by(seat), card: cardName(card) });
  },
  CardNotPaid: ({ seat, card, gold, energy }, { by }) =>
    say('log.CardNotPaid', { ...by(seat), card: cardName(card), goods: goodsText({ gold, energy }) }),
  TroopsJoined: ({ seat, troops }, { by }) =>
    troops > 0
      ? say('log.TroopsJoined.some', { ...by(seat), troops: troopsText(troops) })
      : say('log.TroopsJoined.none', by(seat)),
  DiceRolled: ({ attacking, dice }) => say(`log.DiceRolled.${side(attacking)}`, { dice: diceText(dice) }),
  BonusUsed: ({ seat, attacking, bonus, dice }, { by }) =>
    say(`log.BonusUsed.${side(attacking)}`, {
      ...by(seat),
      bonus: namedEffect(bonus),
      dice: diceText(dice),
    }),
  CombatResolved: ({ winner, attack, defence }) => say(`log.CombatResolved.${winner}`, { attack, defence }),
} satisfies Partial<Sentences>;
