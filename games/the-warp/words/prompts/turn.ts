import type { Asked } from '@warptable/kernel';
import { MISSION_DECKS } from '../../content/index.ts';
import type { WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { takenOf } from '../taken.ts';
import { areaName, areaNames } from '../areas.ts';
import { cardName } from '../cards.ts';
import { goodsText, playerName } from '../names.ts';
import { planPrompt } from '../plans.ts';
import { say } from '../say.ts';
import { leftOf } from './prompt.ts';
import type { Prompts } from './prompt.ts';

const MAX_DISCARDS = 3;

function discardPrompt(_view: WarpView, { about }: WarpAsked<'discard'>): string {
  const count = MAX_DISCARDS - about.discards;
  return say('prompts.discard', { cards: say('counts.cards', { count }) });
}

/** More than these are not listed. */
const MAX_NAMED = 3;

function revealPrompt({ viewer }: WarpView, { about }: WarpAsked<'revealTokens'>): string {
  const { areas } = about;
  const few = areas.length > 0 && areas.length <= MAX_NAMED;
  const onShip = { ship: areaName(about.ship, viewer), context: 'ship' };
  return few
    ? say('prompts.revealTokens.some', { areas: areaNames(areas, viewer), ...onShip })
    : say('prompts.revealTokens.all', onShip);
}

/** TW 7.19, TW 9.5: whom one follows; TWS 14.1, TWS 14.4: what following the Rival costs. */
const followed = ({ active }: WarpView, { about }: WarpAsked<'followDevelop' | 'followTerrashift'>) => ({
  who: playerName(active),
  ...(about ? { price: goodsText(about.price), context: 'price' } : {}),
});

function shiftPrompt(view: WarpView, asked: WarpAsked<'followTerrashift'>): string {
  const [shift] = takenOf(asked);
  return shift === 'raise' || shift === 'lower'
    ? say(`prompts.followTerrashift.${shift}`)
    : say('prompts.followTerrashift.whether', followed(view, asked));
}

function missionPrompt({ players, endgame }: WarpView, { seat }: Asked): string {
  const unasked = players[seat]?.own?.presets.missions === 'auto' && endgame === null;
  return say('prompts.mission', unasked ? { context: 'endgame' } : {});
}

function replenishPrompt(_view: WarpView, asked: WarpAsked<'replenish'>): string {
  if (!MISSION_DECKS.some((deck) => asked.options.includes(deck))) return say('prompts.replenish.none');
  return say(asked.about.price === 0 ? 'prompts.replenish.free' : 'prompts.replenish.paid');
}

type Planned = 'develop' | 'doubleShift' | 'developCheaply' | 'build' | 'upgrade';

const planned =
  (kind: Planned) =>
  (view: WarpView, asked: WarpAsked<Planned>): string =>
    planPrompt(view, asked) ?? say(`prompts.${kind}`);

const resources = ({ about }: WarpAsked<'gainGold' | 'payGold'>): string =>
  say('counts.resources', { count: about.of });

export const TURN_PROMPTS = {
  moveMimicry: () => say('prompts.moveMimicry'),
  ability: () => say('prompts.ability'),
  extract: () => say('prompts.extract'),
  teamIncome: () => say('prompts.teamIncome'),
  placeTroop: (_view, asked) => say('prompts.placeTroop', leftOf(asked)),
  placeReserve: () => say('prompts.placeReserve'),
  salvageTop: (_view, { about }) => say('prompts.salvageTop', { card: cardName(about.card) }),
  discard: discardPrompt,
  gainGold: (_view, asked) => say('prompts.gainGold', { resources: resources(asked) }),
  payGold: (_view, asked) => say('prompts.payGold', { resources: resources(asked) }),
  drawFrom: (_view, asked) => say('prompts.drawFrom', leftOf(asked)),
  takeLooked: () => say('prompts.takeLooked'),
  orderUnder: () => say('prompts.orderUnder'),
  endIncome: () => say('prompts.endIncome'),

  action: () => say('prompts.action'),
  endAction: () => say('prompts.endAction'),
  develop: planned('develop'),
  doubleShift: planned('doubleShift'),
  followDevelop: (view, asked) =>
    planPrompt(view, asked) ?? say('prompts.followDevelop', followed(view, asked)),
  developCheaply: planned('developCheaply'),
  build: planned('build'),
  upgrade: planned('upgrade'),
  raise: () => say('prompts.raise'),
  lower: ({ viewer }, { about }) => say('prompts.lower', { raised: areaName(about.raised, viewer) }),
  followTerrashift: shiftPrompt,

  mission: missionPrompt,
  switchOut: () => say('prompts.switchOut'),
  switchDeck: () => say('prompts.switchDeck'),
  keepMission: () => say('prompts.keepMission'),

  moveFrom: (_view, asked) => say('prompts.moveFrom', leftOf(asked)),
  moveTo: ({ viewer }, { about }) => say('prompts.moveTo', { from: areaName(about.from, viewer) }),
  takeShip: ({ viewer }, { about }) =>
    say('prompts.takeShip', { from: areaName(about.from, viewer), to: areaName(about.to, viewer) }),
  troopsAboard: ({ viewer }, { about }) => say('prompts.troopsAboard', { to: areaName(about.to, viewer) }),
  revealTokens: revealPrompt,
  replenish: replenishPrompt,
  endTurn: () => say('prompts.endTurn'),
  preset: () => say('prompts.preset'),
  timeout: () => say('prompts.timeout'),
} satisfies Prompts;
