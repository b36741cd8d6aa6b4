import type { Asked } from '@warptable/kernel';
import { MISSION_DECKS } from '../../content/index.ts';
import type { WarpView } from '../../rules/view.ts';
import { listOf, numberOf, takenOf, textOf } from '../about.ts';
import { areaName, areaNames } from '../areas.ts';
import { cardName, isCard } from '../cards.ts';
import { planPrompt } from '../plans.ts';
import { say } from '../say.ts';
import { areaIn, leftOf } from './prompt.ts';
import type { Prompts } from './prompt.ts';

const MOST_DISCARDS = 3;

function discardPrompt(_view: WarpView, asked: Asked): string {
  const count = MOST_DISCARDS - (numberOf(asked, 'discards') ?? 0);
  return say('prompts.discard', { cards: say('counts.cards', { count }) });
}

/** More than these are not listed. */
const MOST_NAMED = 3;

function revealPrompt({ eye }: WarpView, asked: Asked): string {
  const areas = listOf(asked, 'areas');
  const few = areas.length > 0 && areas.length <= MOST_NAMED;
  const ship = textOf(asked, 'ship');
  const onShip = ship === undefined ? {} : { ship: areaName(ship, eye), context: 'ship' };
  return few
    ? say('prompts.revealTokens.some', { areas: areaNames(areas, eye), ...onShip })
    : say('prompts.revealTokens.all', onShip);
}

function shiftPrompt(_view: WarpView, asked: Asked): string {
  const [shift] = takenOf(asked);
  return shift === 'raise' || shift === 'lower'
    ? say(`prompts.followTerrashift.${shift}`)
    : say('prompts.followTerrashift.whether');
}

function missionPrompt({ players, endgame }: WarpView, { seat }: Asked): string {
  const unasked = players[seat]?.own?.presets.missions === 'auto' && endgame === null;
  return say('prompts.mission', unasked ? { context: 'endgame' } : {});
}

function replenishPrompt(_view: WarpView, asked: Asked): string {
  if (!MISSION_DECKS.some((deck) => asked.options.includes(deck))) return say('prompts.replenish.none');
  return say(numberOf(asked, 'price') === 0 ? 'prompts.replenish.free' : 'prompts.replenish.paid');
}

type Planned = 'develop' | 'doubleShift' | 'followDevelop' | 'developCheaply' | 'build' | 'upgrade';

const planned =
  (kind: Planned) =>
  (view: WarpView, asked: Asked): string =>
    planPrompt(view, asked) ?? say(`prompts.${kind}`);

const resources = (asked: Asked): string => say('counts.resources', { count: numberOf(asked, 'of') ?? 1 });

export const TURN_PROMPTS = {
  moveMimicry: () => say('prompts.moveMimicry'),
  ability: () => say('prompts.ability'),
  extract: () => say('prompts.extract'),
  teamIncome: () => say('prompts.teamIncome'),
  placeTroop: (_view, asked) => say('prompts.placeTroop', leftOf(asked)),
  placeReserve: () => say('prompts.placeReserve'),
  salvageTop: (_view, asked) => {
    const card = textOf(asked, 'card') ?? '';
    return isCard(card)
      ? say('prompts.salvageTop.known', { card: cardName(card) })
      : say('prompts.salvageTop.unknown');
  },
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
  followDevelop: planned('followDevelop'),
  developCheaply: planned('developCheaply'),
  build: planned('build'),
  upgrade: planned('upgrade'),
  raise: () => say('prompts.raise'),
  lower: (view, asked) => say('prompts.lower', { raised: areaIn(view, asked, 'raised', 'theOther') }),
  followTerrashift: shiftPrompt,

  mission: missionPrompt,
  switchOut: () => say('prompts.switchOut'),
  switchDeck: () => say('prompts.switchDeck'),
  keepMission: () => say('prompts.keepMission'),

  moveFrom: (_view, asked) => say('prompts.moveFrom', leftOf(asked)),
  moveTo: (view, asked) => say('prompts.moveTo', { from: areaIn(view, asked, 'from', 'there') }),
  takeShip: (view, asked) =>
    say('prompts.takeShip', {
      from: areaIn(view, asked, 'from', 'there'),
      to: areaIn(view, asked, 'to', 'there'),
    }),
  troopsAboard: (view, asked) =>
    say('prompts.troopsAboard', { to: areaIn(view, asked, 'to', 'theOtherArea') }),
  revealTokens: revealPrompt,
  replenish: replenishPrompt,
  endTurn: () => say('prompts.endTurn'),
  preset: () => say('prompts.preset'),
  timeout: () => say('prompts.timeout'),
} satisfies Prompts;
