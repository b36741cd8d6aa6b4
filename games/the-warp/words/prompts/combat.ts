import type { Fill } from '@warptable/speech';
import type { Asked } from '@warptable/kernel';
import type { WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { takenOf } from '../taken.ts';
import { areaName, holderText } from '../areas.ts';
import { amountText, bribeInShort } from '../bribes.ts';
import { cardKindName, cardName, namedEffect } from '../cards.ts';
import { ownCards } from '../combat.ts';
import { formFor, nameIn, playerName } from '../names.ts';
import { say } from '../say.ts';
import type { Prompts } from './prompt.ts';

function cardPrompt({ combat, viewer }: WarpView, { about }: WarpAsked<'combatCard'>): string {
  const fight = combat
    ? say('prompts.combatCard.attack', { area: areaName(combat.target, viewer) })
    : say('prompts.combatCard.combat');
  return say(about.attacking ? 'prompts.combatCard.for' : 'prompts.combatCard.against', { fight });
}

function supportPrompt(view: WarpView): string {
  const { combat, viewer } = view;
  if (!combat) return say('prompts.support', { context: 'untold' });
  const { attacker, target } = combat;
  return say('prompts.support', {
    whom: holderText(view, target),
    name: nameIn(view, attacker),
    context: formFor(attacker, viewer),
  });
}

const receiver = ({ about }: WarpAsked<'bribe' | 'offerKinds'>): Fill => ({
  receiver: playerName(about.to),
});

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
const bonusOf = ({ about }: WarpAsked<'rerollDice' | 'flipDie' | 'doubleDice'>): Fill => ({
  bonus: namedEffect(about.bonus),
  context: 'bonus',
});

const orderOf = ({ about }: WarpAsked<'offerCardKind' | 'demandCard' | 'demandReward'>) =>
  about.count === 0 ? 'first' : 'another';

function demandCardPrompt(_view: WarpView, asked: WarpAsked<'demandCard'>): string {
  const [kind] = takenOf(asked);
  return kind === undefined
    ? say(`prompts.demandCard.${orderOf(asked)}`)
    : say('prompts.demandCard.which', { kind: cardKindName(kind) });
}

const dice = ({ max }: Asked): string => say('counts.dice', { count: max });

export const COMBAT_PROMPTS = {
  attackFrom: () => say('prompts.attackFrom'),
  attackTarget: ({ viewer }, { about }) =>
    say('prompts.attackTarget', { from: areaName(about.from, viewer) }),
  useShip: ({ viewer }, { about }) => say('prompts.useShip', { to: areaName(about.to, viewer) }),
  attackTroops: ({ viewer }, { about }) =>
    say('prompts.attackTroops', { to: areaName(about.to, viewer), from: areaName(about.from, viewer) }),
  forSale: ({ viewer }, { about }) => say('prompts.forSale', { area: areaName(about.area, viewer) }),
  commitLast: () => say('prompts.commitLast'),
  combatCard: cardPrompt,
  support: supportPrompt,
  bribe: (_view, asked) => say('prompts.bribe', receiver(asked)),
  offerKinds: (_view, asked) => say('prompts.offerKinds', receiver(asked)),
  offerNamedCards: () => say('prompts.offerNamedCards'),
  offerCardKind: (_view, asked) => say(`prompts.offerCardKind.${orderOf(asked)}`),
  offerNamedRewards: () => say('prompts.offerNamedRewards'),
  offerAmount: (_view, { about }) => say(`prompts.offerAmount.${about.kind}`),
  answerBribe: (view) => say('prompts.answerBribe', offered(view)),
  demandKinds: () => say('prompts.demandKinds'),
  demandCard: demandCardPrompt,
  demandReward: (_view, asked) => say(`prompts.demandReward.${orderOf(asked)}`),
  demandAmount: (_view, { about }) => say(`prompts.demandAmount.${about.kind}`),
  demandMore: (_view, { about }) =>
    say('prompts.demandMore', { goods: amountText(about.kind, about.amount) }),
  answerDemand: (view) => say('prompts.answerDemand', offered(view)),
  giveCard: (_view, { about }) => say('prompts.giveCard', { kind: cardKindName(about.kind) }),
  giveCards: (_view, { min }) => say('prompts.giveCards', { cards: say('counts.cards', { count: min }) }),
  giveRewards: (_view, { min }) =>
    say('prompts.giveRewards', { cards: say('counts.rewardCards', { count: min }) }),
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
