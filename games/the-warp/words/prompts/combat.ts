import type { Fill } from '@warptable/speech';
import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { flagOf, numberOf, takenOf, textOf } from '../about.ts';
import { areaName, holderText } from '../areas.ts';
import { amountText, bribeInShort } from '../bribes.ts';
import { cardKindName, cardName, namedEffect } from '../cards.ts';
import { ownCards } from '../combat.ts';
import { formFor, playerName } from '../names.ts';
import { say } from '../say.ts';
import { areaIn } from './prompt.ts';
import type { Prompts } from './prompt.ts';

function cardPrompt({ combat, eye }: WarpView, asked: Asked): string {
  const fight = combat
    ? say('prompts.combatCard.attack', { area: areaName(combat.target, eye) })
    : say('prompts.combatCard.combat');
  return say(flagOf(asked, 'attacking') ? 'prompts.combatCard.for' : 'prompts.combatCard.against', { fight });
}

function supportPrompt(view: WarpView): string {
  const { combat, eye } = view;
  if (!combat) return say('prompts.support', { context: 'untold' });
  const { attacker, target } = combat;
  return say('prompts.support', {
    whom: holderText(view, target),
    name: playerName(attacker),
    context: formFor(attacker, eye),
  });
}

function receiver(asked: Asked): Fill {
  const seat = numberOf(asked, 'to');
  return seat === undefined ? { context: 'untold' } : { receiver: playerName(seat) };
}

/** What was offered or demanded last. */
const offered = ({ combat }: WarpView): Fill =>
  combat?.offer ? { bribe: bribeInShort(combat.offer), context: 'told' } : {};

function optionPrompt(view: WarpView, asked: Asked): string {
  const cards = ownCards(view, asked.seat);
  const at = takenOf(asked).length;
  const card = cards[at];
  const which = cards.length > 1 ? { number: at + 1, of: cards.length, context: 'several' } : {};
  return card
    ? say('prompts.cardOption.known', { card: cardName(card), ...which })
    : say('prompts.cardOption.unknown', which);
}

/** The bonus that is used: `Reroll 2`. */
function bonusOf(asked: Asked): Fill {
  const bonus = textOf(asked, 'bonus');
  return bonus === undefined ? {} : { bonus: namedEffect(bonus), context: 'bonus' };
}

const AMOUNTS = ['gold', 'energy', 'troops', 'cards', 'rewards'] as const;

/** Of what so much is offered or demanded. */
const goodIn = (asked: Asked): (typeof AMOUNTS)[number] | 'unknown' =>
  AMOUNTS.find((kind) => kind === textOf(asked, 'kind')) ?? 'unknown';

const orderOf = (asked: Asked): 'first' | 'another' =>
  (numberOf(asked, 'count') ?? 0) === 0 ? 'first' : 'another';

function demandCardPrompt(_view: WarpView, asked: Asked): string {
  const [kind] = takenOf(asked);
  return kind === undefined
    ? say(`prompts.demandCard.${orderOf(asked)}`)
    : say('prompts.demandCard.which', { kind: cardKindName(kind) });
}

const dice = ({ most }: Asked): string => say('counts.dice', { count: most });

export const COMBAT_PROMPTS = {
  attackFrom: () => say('prompts.attackFrom'),
  attackTarget: (view, asked) => say('prompts.attackTarget', { from: areaIn(view, asked, 'from', 'there') }),
  useShip: (view, asked) => say('prompts.useShip', { to: areaIn(view, asked, 'to', 'theArea') }),
  attackTroops: (view, asked) =>
    say('prompts.attackTroops', {
      to: areaIn(view, asked, 'to', 'theArea'),
      from: areaIn(view, asked, 'from', 'there'),
    }),
  forSale: (view, asked) => say('prompts.forSale', { area: areaIn(view, asked, 'area', 'theTarget') }),
  combatCard: cardPrompt,
  support: supportPrompt,
  bribe: (_view, asked) => say('prompts.bribe', receiver(asked)),
  offerKinds: (_view, asked) => say('prompts.offerKinds', receiver(asked)),
  offerNamedCards: () => say('prompts.offerNamedCards'),
  offerCardKind: (_view, asked) => say(`prompts.offerCardKind.${orderOf(asked)}`),
  offerNamedRewards: () => say('prompts.offerNamedRewards'),
  offerAmount: (_view, asked) => say(`prompts.offerAmount.${goodIn(asked)}`),
  answerBribe: (view) => say('prompts.answerBribe', offered(view)),
  demandKinds: () => say('prompts.demandKinds'),
  demandCard: demandCardPrompt,
  demandReward: (_view, asked) => say(`prompts.demandReward.${orderOf(asked)}`),
  demandAmount: (_view, asked) => say(`prompts.demandAmount.${goodIn(asked)}`),
  demandMore: (_view, asked) =>
    say('prompts.demandMore', {
      goods: amountText(textOf(asked, 'kind'), numberOf(asked, 'amount') ?? 0),
    }),
  answerDemand: (view) => say('prompts.answerDemand', offered(view)),
  giveCard: (_view, asked) => say('prompts.giveCard', { kind: cardKindName(textOf(asked, 'kind') ?? '') }),
  giveCards: (_view, { least }) => say('prompts.giveCards', { cards: say('counts.cards', { count: least }) }),
  giveRewards: (_view, { least }) =>
    say('prompts.giveRewards', { cards: say('counts.rewardCards', { count: least }) }),
  beforeReveal: () => say('prompts.beforeReveal'),
  beforeDeciding: () => say('prompts.beforeDeciding'),
  cardOption: optionPrompt,
  combatEffect: () => say('prompts.combatEffect'),
  hireGuns: () => say('prompts.hireGuns'),
  bonus: () => say('prompts.bonus'),
  rerollAll: () => say('prompts.rerollAll'),
  rerollDice: (_view, asked) => say('prompts.rerollDice', { dice: dice(asked), ...bonusOf(asked) }),
  flipDie: (_view, asked) => say('prompts.flipDie', bonusOf(asked)),
  doubleDice: (_view, asked) => say('prompts.doubleDice', { dice: dice(asked), ...bonusOf(asked) }),
  stayAtGate: () => say('prompts.stayAtGate'),
} satisfies Prompts;
