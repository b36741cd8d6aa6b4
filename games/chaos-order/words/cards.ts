import { LEADERS, RYHZU, TACTICS } from '../content/index.ts';
import type { CardMoment, LeaderId, RyhzuId, TacticsId, Triple } from '../content/index.ts';
import type { MomentKey } from './en/names.ts';
import { tacticsName, isRyhzu, leaderName } from './names.ts';
import { say } from './say.ts';

/** With its values: `Stacked Bids 3/1`. */
export function cardName(card: TacticsId): string {
  const { left, right } = TACTICS[card];
  return say('things.card', { name: tacticsName(card), left, right });
}

export const cardNames = (cards: readonly TacticsId[]): string => cards.map(cardName).join(', ');

/** What the card does at its moment. */
export const cardEffect = (card: TacticsId): string => say(`tactics.${card}.text`);

/** What the card does faceup on the wheel; nothing for some. */
export const combatEffect = (card: TacticsId): string | undefined =>
  TACTICS[card].combatText === null ? undefined : say(`combat.${card}`);

export function momentText(moment: CardMoment): string {
  const [kind, phase] = moment.split(':');
  const key = phase === undefined ? kind : `${kind}${phase.charAt(0).toUpperCase()}${phase.slice(1)}`;
  return say(`moments.${key as MomentKey}`);
}

/** The other effect, with its moment and its lock. */
export function cardText(card: TacticsId): string {
  const { moment, lock } = TACTICS[card];
  return say(lock ? 'things.cardTextLocked' : 'things.cardText', {
    card: cardName(card),
    when: momentText(moment),
    text: cardEffect(card),
  });
}

/** The same at its moment. */
export const cardNow = (card: TacticsId): string =>
  say(TACTICS[card].lock ? 'things.cardNowLocked' : 'things.cardNow', {
    card: cardName(card),
    text: cardEffect(card),
  });

/** The card as it counts on the wheel. */
export function cardInCombat(card: TacticsId): string {
  const text = combatEffect(card);
  return text === undefined
    ? say('things.cardBlank', { card: cardName(card) })
    : say('things.cardInCombat', { card: cardName(card), text });
}

/** `2/0/1`: strength, attack, shields. */
export const tripleText = ({ strength, attack, shields }: Triple): string =>
  say('things.triple', { strength, attack, shields });

export const tripleOf = (id: LeaderId | RyhzuId, upgraded: boolean): Triple => {
  const { basic, upgraded: turned } = isRyhzu(id) ? RYHZU[id] : LEADERS[id];
  return upgraded ? turned : basic;
};

/** With its values: `Sable 2/0/1`. */
export const leaderWithTriple = (id: LeaderId | RyhzuId, upgraded: boolean): string =>
  say('things.leader', { name: leaderName(id), triple: tripleText(tripleOf(id, upgraded)) });

/** With its ability, and the gems that it costs now. */
export function leaderText(id: LeaderId, upgraded: boolean, gems = 0): string {
  const fill = {
    name: leaderName(id),
    triple: tripleText(tripleOf(id, upgraded)),
    text: say(upgraded ? `leaders.${id}.upgradedText` : `leaders.${id}.text`),
  };
  return gems > 0
    ? say('things.leaderTextFor', { ...fill, goods: say('counts.gems', { count: gems }) })
    : say('things.leaderText', fill);
}
