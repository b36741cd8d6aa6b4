import type { Asked } from '@warptable/kernel';
import { MISSION_DECKS } from '../../content/index.ts';
import type { WarpView } from '../../rules/view.ts';
import { listOf, numberOf, takenOf, textOf } from '../about.ts';
import { areaName, areaNames } from '../areas.ts';
import { cardName, isCard } from '../cards.ts';
import { counted } from '../names.ts';
import { planPrompt } from '../plans.ts';
import { areaIn, left } from './prompt.ts';
import type { Prompts } from './prompt.ts';

const MOST_DISCARDS = 3;

function discardPrompt(_view: WarpView, asked: Asked): string {
  const more = MOST_DISCARDS - (numberOf(asked, 'discards') ?? 0);
  return `Discard a card for its value, or go on to draw (Consult, up to ${counted(more, 'card')})`;
}

/** More than these are not listed. */
const MOST_NAMED = 3;

function revealPrompt({ eye }: WarpView, asked: Asked): string {
  const areas = listOf(asked, 'areas');
  const few = areas.length > 0 && areas.length <= MOST_NAMED;
  const tokens = few ? `the Exiled on ${areaNames(areas, eye)}` : 'all Exiled within 2 steps';
  const ship = textOf(asked, 'ship');
  return `Reveal ${tokens} with your Assault Ship${ship === undefined ? '' : ` on ${areaName(ship, eye)}`} (no undo)?`;
}

function shiftPrompt(_view: WarpView, asked: Asked): string {
  const [shift] = takenOf(asked);
  return shift === undefined
    ? 'Follow the Terrashift by raising or lowering one area, or do not follow'
    : `Choose an area to ${shift}`;
}

function missionPrompt({ players, endgame }: WarpView, { seat }: Asked): string {
  const unasked = players[seat]?.own?.presets.missions === 'auto' && endgame === null;
  return `Complete a mission now, or wait${unasked ? ' (it would bring on the Endgame)' : ''}`;
}

function replenishPrompt(_view: WarpView, asked: Asked): string {
  if (!MISSION_DECKS.some((deck) => asked.options.includes(deck))) return 'Use a free move, or end your turn';
  const price = numberOf(asked, 'price') === 0 ? 'for free' : 'for 1 Gold or Energy';
  return `Draw a Private Mission ${price}, or end your turn`;
}

const planned =
  (first: string) =>
  (view: WarpView, asked: Asked): string =>
    planPrompt(view, asked) ?? first;

export const TURN_PROMPTS = {
  moveMimicry: () => 'Move your Tavma Token to another race for 1 Energy, or leave it (Mimicry)',
  ability: () => 'Choose which ability acts first',
  extract: () => 'Extract resources or Troops',
  teamIncome: () => "Take your share of your teammate's income",
  placeTroop: (_view, asked) => `Place a Troop on an area of yours or in your reserve${left(asked)}`,
  placeReserve: () => 'Choose the area for a Troop of your reserve',
  salvageTop: (_view, asked) => {
    const card = textOf(asked, 'card') ?? '';
    return `Take ${isCard(card) ? cardName(card) : 'the top card'} from the Discard Pile?`;
  },
  discard: discardPrompt,
  gainGold: (_view, asked) => `Choose ${counted(numberOf(asked, 'of') ?? 1, 'resource')} to gain`,
  payGold: (_view, asked) => `Choose how to pay ${counted(numberOf(asked, 'of') ?? 1, 'resource')}`,
  drawFrom: (_view, asked) => `Draw a card from the deck or the line-up${left(asked)}`,
  takeLooked: () => 'Take one of these cards',
  orderUnder: () => 'Put the other cards under the deck: the first one comes up first',
  endIncome: () => 'End your Income Phase, or place Troops of your reserve first',

  action: () => 'Choose your action',
  endAction: () => 'End your Action Phase, or use a free move first',
  develop: planned('Play a Develop Card for 1 resource less (Develop)'),
  doubleShift: planned('Use the same card once more for its full cost, or not (Double Shift)'),
  followDevelop: planned('Follow with a Develop Card for its full cost, or do not follow'),
  developCheaply: planned('Play a Develop Card at a lower cost'),
  build: planned('Choose what to build'),
  upgrade: planned('Choose what to upgrade'),
  raise: () => 'Choose an area to raise by 1 (Terrashift)',
  lower: (view, asked) =>
    `Choose an area to lower by 1, after raising ${areaIn(view, asked, 'raised', 'the other')} (Terrashift)`,
  followTerrashift: shiftPrompt,

  mission: missionPrompt,
  switchOut: () => 'Choose a mission to put under its deck (Mission Switch)',
  switchDeck: () => 'Choose a deck to see 2 missions of (Mission Switch, no undo)',
  keepMission: () => 'Keep one of these missions (Mission Switch)',

  moveFrom: (_view, asked) => `Choose an area to move a Troop from${left(asked)}`,
  moveTo: (view, asked) => `Choose where to move the Troop from ${areaIn(view, asked, 'from', 'there')}`,
  takeShip: (view, asked) =>
    `Take the Assault Ship along from ${areaIn(view, asked, 'from')} to ${areaIn(view, asked, 'to')}?`,
  troopsAboard: (view, asked) =>
    `Choose how many Troops go with the Assault Ship to ${areaIn(view, asked, 'to', 'the other area')}`,
  revealTokens: revealPrompt,
  replenish: replenishPrompt,
  endTurn: () => 'End your turn: no undo afterwards',
  preset: () => 'Decide beforehand what you are not asked about',
  timeout: () => "Call or end your team's timeout",
} satisfies Prompts;
