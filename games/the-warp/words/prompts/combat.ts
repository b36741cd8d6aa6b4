import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { numberOf, takenOf, textOf, flagOf } from '../about.ts';
import { holderText, areaName } from '../areas.ts';
import { amountText, bribeInShort } from '../bribes.ts';
import { cardKindName, cardName, namedEffect } from '../cards.ts';
import { ownCards } from '../combat.ts';
import { capital, counted, playerName, whose } from '../names.ts';
import { areaIn } from './prompt.ts';
import type { Prompts } from './prompt.ts';

/** `the attack on ring 3`: which combat it is. */
function fightText({ combat, eye }: WarpView): string {
  return combat ? `the attack on ${areaName(combat.target, eye)}` : 'the combat';
}

function cardPrompt(view: WarpView, asked: Asked): string {
  const side = flagOf(asked, 'attacking') ? 'for' : 'against';
  return `Put down a Combat Card ${side} ${fightText(view)}, or none`;
}

function supportPrompt(view: WarpView): string {
  const { combat } = view;
  const against = combat ? ` against ${whose(combat.attacker, view.eye)} attack` : '';
  const whom = combat ? holderText(view, combat.target) : 'the Exiled';
  return `Support ${whom}${against} with a Combat Card, or decline`;
}

function receiver(asked: Asked): string {
  const seat = numberOf(asked, 'to');
  return seat === undefined ? 'the other side' : playerName(seat);
}

/** What was offered or demanded last. */
const offered = ({ combat }: WarpView): string => (combat?.offer ? `: ${bribeInShort(combat.offer)}` : '');

function optionPrompt(view: WarpView, asked: Asked): string {
  const cards = ownCards(view, asked.seat);
  const at = takenOf(asked).length;
  const card = cards[at];
  const count = cards.length > 1 ? ` (card ${at + 1} of ${cards.length})` : '';
  return `Pay for one option of ${card ? cardName(card) : 'your Combat Card'}, or leave it unpaid${count}`;
}

/** `Reroll 2 for the attack`: the bonus that is used. */
function bonusText(asked: Asked): string {
  const bonus = textOf(asked, 'bonus');
  return bonus === undefined ? '' : ` (${namedEffect(bonus)})`;
}

const HOW_MUCH: Readonly<Record<string, string>> = {
  gold: 'how much Gold',
  energy: 'how much Energy',
  troops: 'how many Troops',
  cards: 'how many unnamed Archive cards',
  rewards: 'how many unnamed Reward Cards',
};

const howMuch = (asked: Asked): string => HOW_MUCH[textOf(asked, 'kind') ?? ''] ?? 'how much of it';

const isFirst = (asked: Asked): boolean => (numberOf(asked, 'count') ?? 0) === 0;

function demandCardPrompt(_view: WarpView, asked: Asked): string {
  const [kind] = takenOf(asked);
  if (kind !== undefined) return `${cardKindName(kind)}: choose which one you demand, or any`;
  return isFirst(asked)
    ? 'Choose the kind of Archive card you demand'
    : 'Choose the kind of another Archive card you demand, or stop';
}

export const COMBAT_PROMPTS = {
  attackFrom: () => 'Choose an area to attack from',
  attackTarget: (view, asked) => `Choose a target to attack from ${areaIn(view, asked, 'from', 'there')}`,
  useShip: (view, asked) =>
    `Use the Assault Ship for the attack on ${areaIn(view, asked, 'to', 'the area')}?`,
  attackTroops: (view, asked) =>
    `Choose how many Troops attack ${areaIn(view, asked, 'to', 'the area')} from ${areaIn(view, asked, 'from', 'there')}`,
  forSale: (view, asked) =>
    `Pay 3 Gold so that the Exiled on ${areaIn(view, asked, 'area', 'the target')} lose a Troop, or not (For Sale)`,
  combatCard: cardPrompt,
  support: supportPrompt,
  bribe: (_view, asked) => `Offer ${receiver(asked)} a bribe to discard the Combat Card, or not`,
  offerKinds: (_view, asked) => `Choose what your offer to ${receiver(asked)} consists of`,
  offerNamedCards: () => 'Choose the Archive cards you offer by name',
  offerCardKind: (_view, asked) =>
    isFirst(asked)
      ? 'Choose the kind of Archive card you offer'
      : 'Choose the kind of another Archive card you offer, or stop',
  offerNamedRewards: () => 'Choose the Reward Cards you offer by name',
  offerAmount: (_view, asked) => `Choose ${howMuch(asked)} you offer`,
  answerBribe: (view) => `Answer the bribe${offered(view)}`,
  demandKinds: () => 'Choose what you demand instead',
  demandCard: demandCardPrompt,
  demandReward: (_view, asked) =>
    isFirst(asked) ? 'Choose the Reward Card you demand' : 'Choose another Reward Card you demand, or stop',
  demandAmount: (_view, asked) => `Choose ${howMuch(asked)} you demand`,
  demandMore: (_view, asked) =>
    `You demand ${amountText(textOf(asked, 'kind'), numberOf(asked, 'amount') ?? 0)}; choose how much more`,
  answerDemand: (view) => `Answer the demand${offered(view)}`,
  giveCard: (_view, asked) =>
    `${capital(cardKindName(textOf(asked, 'kind') ?? ''))}: choose which one you hand over`,
  giveCards: (_view, { least }) => `Choose ${counted(least, 'card')} to hand over`,
  giveRewards: (_view, { least }) => `Choose ${counted(least, 'Reward Card')} to hand over`,
  beforeReveal: () => 'Reveal the Combat Cards, or use a free move first',
  beforeDeciding: () => 'Go on with the combat, or use a Reward Ability first',
  cardOption: optionPrompt,
  combatEffect: () => 'Choose which effect acts first',
  hireGuns: () => 'Pay 2 Gold to roll one die more (Hired Guns)?',
  bonus: () => 'Choose a bonus to use first',
  rerollAll: () => 'Roll all your dice again (Rewind)?',
  rerollDice: (_view, asked) =>
    `Choose up to ${counted(asked.most, 'die', 'dice')} to roll again${bonusText(asked)}`,
  flipDie: (_view, asked) => `Choose a die to turn to its opposite face${bonusText(asked)}`,
  doubleDice: (_view, asked) =>
    `Choose up to ${counted(asked.most, 'die', 'dice')} to count double${bonusText(asked)}`,
  stayAtGate: () => 'Choose how many Troops stay at the Warp Gate',
} satisfies Prompts;
