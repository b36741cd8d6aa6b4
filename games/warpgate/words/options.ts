import type { Asked, Value } from '@warptable/kernel';
import { BOARDS, FACTIONS, OBJECTIVES, TECHNOLOGIES } from '../content/index.ts';
import type { ActionCardId, FactionId, TacticsId, TechnologyId } from '../content/index.ts';
import type { WarpgateView } from '../rules/view.ts';
import { aboutOf, isAction } from './about.ts';
import { actionText, extentText } from './actions.ts';
import type { DecisionKind } from './kinds.ts';
import { isDecisionKind } from './kinds.ts';
import {
  capital,
  cardName,
  counted,
  nth,
  objectiveText,
  tacticsText,
  technologyText,
  typeName,
} from './names.ts';
import { enemyFleet, fleetText, placeAt, placeLabel, placeName, placeWithTrade } from './places.ts';

type Label = (view: WarpgateView, asked: Asked, value: string) => string;
type Amount = (view: WarpgateView, asked: Asked, amount: number) => string;

/** The options that are neither a thing nor a number: what `none`, `done`, `yes` and `no` mean here. */
const WORDS: Readonly<Partial<Record<DecisionKind, Readonly<Record<string, string>>>>> = {
  layCard: { none: 'Take the laid card back' },
  endTurn: { done: 'End the turn (no undo)' },
  keepCard: { none: 'Keep no card' },
  secondGroup: { none: 'No second group' },
  secondStart: { none: 'No second group' },
  warpInTo: { done: 'Deploy no more ships' },
  reinforceAt: { done: 'Stop here' },
  peerReview: { none: 'Leave the Technologies as they are' },
  settle: { done: 'Settle no further planet' },
  geneBanks: { none: 'Deploy no ship' },
  objective: { none: 'Take no Objective' },
  lookAtTopObjective: { yes: 'Look at it (no undo)', no: 'Do not look' },
  keepTactics: { none: 'Keep no card' },
  keepSecondTactics: { none: 'Keep no second card' },
  keepVeteran: { no: 'Discard it openly' },
  redeployTo: { none: 'Stay here' },
  ability: { settle: 'Settle the planet (your Tactics card)', redeploy: 'Move on (your Tactics card)' },
  ruins: {
    technology: 'Take an available Technology of any type',
    objective: 'Take an available Objective of any type',
    good: 'Claim a Trade Good',
    promotions: 'Add the top 2 Promotion cards to your Tactics deck (no undo)',
  },
};

const place: Label = (view, _asked, id) => placeLabel(view, id);
const card: Label = (_view, _asked, id) => cardName(id as ActionCardId);
const tactics: Label = (_view, _asked, id) => tacticsText(id as TacticsId);
const technology: Label = (_view, _asked, id) => technologyText(id as TechnologyId);
const colour: Label = (_view, _asked, id) => capital(id);

const faction: Label = (_view, _asked, id) => {
  const { side, name, hero, ability } = FACTIONS[id as FactionId];
  return `${name} (side ${side}). ${ability.name}: ${ability.text} Hero: ${tacticsText(hero)}`;
};

const board: Label = (_view, _asked, id) => {
  const sides = BOARDS.find((one) => one.id === id)?.sides;
  return sides ? `${FACTIONS[sides.A].name} or ${FACTIONS[sides.B].name}` : 'A board';
};

const playableCard: Label = (view, _asked, id) => {
  const laid = view.players.some(({ own }) => own?.laid === id);
  return `${cardName(id as ActionCardId)}${laid ? ' (laid in advance)' : ''}`;
};

const action: Label = (_view, asked, id) =>
  isAction(id) ? actionText(id, aboutOf(asked).extents[id]) : 'An action';

/** A destination of ships: an attack says so, and so does a token that would be revealed. */
const destination: Label = (view, asked, id) => {
  if (!asked.options.includes(id)) return placeLabel(view, id);
  const enemy = enemyFleet(view, asked.seat, id);
  if (enemy) return `Attack ${fleetText(view, enemy)} at ${placeWithTrade(view, id)}`;
  return `${placeLabel(view, id)}${placeAt(view, id).token ? ' (reveals a token: no undo)' : ''}`;
};

const objective: Label = (view, _asked, option) => {
  const [type = '', position = '1'] = option.split('@');
  const where = view.objectives.length > 1 ? ` (${nth(Number(position))} from the left)` : '';
  return `${capital(type)} Objective${where}`;
};

const ability: Label = (_view, _asked, id) => {
  if (Object.hasOwn(TECHNOLOGIES, id)) return technologyText(id as TechnologyId);
  if (!Object.hasOwn(FACTIONS, id)) return 'An ability';
  const { ability: own } = FACTIONS[id as FactionId];
  return `${own.name}: ${own.text}`;
};

const swap: Label = (view, asked, value) => {
  const player = view.players[asked.seat];
  const objective = value === 'yes' ? player?.own?.peeked : player?.objectives.at(-1)?.id;
  const verb = value === 'yes' ? 'Swap, and keep' : 'Stay with';
  return objective
    ? `${verb} ${objectiveText(objective)} (${typeName(OBJECTIVES[objective].type)})`
    : `${verb} that one`;
};

const veteran: Label = (view, asked) => {
  const recruit = view.players[asked.seat]?.own?.recruits.at(-1);
  return `Add ${recruit ? tacticsText(recruit) : 'it to your Tactics deck'}`;
};

/** What is chosen from, by kind: things by their ids. */
const THINGS: Readonly<Partial<Record<DecisionKind, Label>>> = {
  board,
  faction,
  colour,
  gatekeepersColour: colour,
  layCard: card,
  card: playableCard,
  action,
  keepCard: card,
  discardCard: card,
  moveFrom: place,
  moveTo: destination,
  secondGroup: place,
  secondStart: place,
  warpInTo: destination,
  reinforceAt: destination,
  flyDroneTo: place,
  technology,
  peerReview: technology,
  settle: place,
  geneBanks: place,
  objective,
  swapObjective: swap,
  tradeFrom: place,
  tradeSecond: destination,
  tradeThird: destination,
  keepTactics: tactics,
  keepSecondTactics: tactics,
  keepVeteran: veteran,
  ability,
  tactics,
  withdrawTo: place,
  redeployTo: destination,
  gatekeepersGroup: place,
  gatekeepersTarget: place,
  gatekeepersColony: place,
  gatekeepersDeploy: place,
};

const spending =
  (what: string): Amount =>
  (_view, asked, amount) => {
    const about = aboutOf(asked);
    const extent = about.extents[amount];
    const x = about.x === undefined ? '' : `: X = ${about.x + amount}`;
    const detail = about.action && extent !== undefined ? `, ${extentText(about.action, extent)}` : '';
    return `${what.replace('#', amount === 0 ? 'none' : String(amount))}${x}${detail}`;
  };

const split: Amount = (view, asked, amount) => {
  const { first, second, ships = amount } = aboutOf(asked);
  if (first === undefined || second === undefined) return counted(amount, 'ship');
  return `${amount} to ${placeName(view, first)}, ${ships - amount} to ${placeName(view, second)}`;
};

/** What is chosen from, by kind: numbers. */
const AMOUNTS: Readonly<Partial<Record<DecisionKind, Amount>>> = {
  spendGoods: spending('Spend #'),
  useBeacons: spending('Use #'),
  shipsToMove: (_view, _asked, ships) => counted(ships, 'ship'),
  deployShips: (_view, _asked, ships) => `Deploy ${counted(ships, 'ship')}`,
  promoteCount: (_view, _asked, cards) =>
    cards === 0 ? 'Look at no cards' : `Look at ${counted(cards, 'card')} (no undo)`,
  drawCount: (_view, _asked, cards) =>
    cards === 0 ? 'Draw no cards' : `Draw ${counted(cards, 'card')} (no undo)`,
  splitWithdrawal: split,
};

export function optionText(view: WarpgateView, asked: Asked, value: Value): string {
  const { kind } = asked;
  if (!isDecisionKind(kind)) return String(value);
  if (typeof value === 'number') return AMOUNTS[kind]?.(view, asked, value) ?? String(value);
  return WORDS[kind]?.[value] ?? THINGS[kind]?.(view, asked, value) ?? capital(value);
}
