import type { Asked } from '@warptable/kernel';
import { ACTIONS, TECHNOLOGIES } from '../content/index.ts';
import type { WarpgateView } from '../rules/view.ts';
import { aboutOf } from './about.ts';
import type { About } from './about.ts';
import type { DecisionKind } from './kinds.ts';
import { isDecisionKind } from './kinds.ts';
import { cardName, counted, typeName, whose, withArticle } from './names.ts';
import { enemyFleet, fleetText, placeName } from './places.ts';

interface Question extends About {
  readonly view: WarpgateView;
  readonly asked: Asked;
  /** The greatest number that can be chosen. */
  readonly most: number;
}

const atMost = (most: number, one: string): string => `up to ${counted(most, one)}`;

/** `(Maneuver, range 2)`: which action asks. */
function source({ action, range }: About): string {
  const parts = [
    ...(action ? [ACTIONS[action].name] : []),
    ...(range === undefined ? [] : [`range ${range}`]),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

const place = ({ view }: Question, id: string | undefined): string =>
  id === undefined ? 'the planet' : placeName(view, id);

function moveTo(question: Question): string {
  const start = place(question, question.from);
  const group = question.action === 'recon' ? `a ship from ${start} goes` : `ships from ${start} go`;
  return `Choose where ${group}${source(question)}`;
}

function shipsToMove(question: Question): string {
  const { view, asked, from, to, action } = question;
  const name = action ? ` (${ACTIONS[action].name})` : '';
  const enemy = to === undefined ? undefined : enemyFleet(view, asked.seat, to);
  if (enemy) {
    const where = `at ${place(question, to)} from ${place(question, from)}`;
    return `Choose how many ships attack ${fleetText(view, enemy)} ${where}${name}: no undo once the battle begins`;
  }
  return `Choose how many ships go from ${place(question, from)} to ${place(question, to)}${name}`;
}

function tactics({ view, asked }: Question): string {
  const { battle } = view;
  if (!battle) return 'Choose a Tactics card';
  const attacking = battle.attacker === asked.seat;
  const enemy = attacking ? battle.defender : battle.attacker;
  const [own, theirs] = attacking
    ? [battle.attackers, battle.defenders]
    : [battle.defenders, battle.attackers];
  const where = `${attacking ? 'attack' : 'defend'} ${placeName(view, battle.place)}`;
  const enemies = whose(view, enemy, asked.seat);
  return `Choose a Tactics card to ${where}: your ${counted(own, 'ship')} against ${enemies} ${theirs}`;
}

function withdrawTo({ view, seat, ships = 0 }: Question): string {
  const fleet = seat === undefined ? 'the losing ships' : fleetText(view, { seat, ships });
  return `Choose where ${fleet} must withdraw to`;
}

function technology({ view, asked }: Question): string {
  const types = new Set(
    asked.options.flatMap((id) =>
      typeof id === 'string' && Object.hasOwn(TECHNOLOGIES, id)
        ? TECHNOLOGIES[id as keyof typeof TECHNOLOGIES].type
        : [],
    ),
  );
  const [only] = types;
  const what = types.size === 1 && only ? `${withArticle(typeName(only))} Technology` : 'a Technology';
  // WG 8.10: the display is refilled when one is left.
  const reveals = view.technologies.length === 2 && view.technologyDeckSize > 0;
  return `Take ${what}${reveals ? ' (reveals a new one: no undo)' : ''}`;
}

const PROMPTS: Readonly<Record<DecisionKind, (question: Question) => string>> = {
  board: () => 'Choose your faction board',
  faction: () => 'Choose a side of your faction board',
  colour: () => 'Choose your colour',
  gatekeepersColour: () => "Choose the Gatekeepers' colour",
  layCard: () => 'Lay a card in advance',
  card: ({ view }) => `Play a card for turn ${view.turn}`,
  action: ({ card }) => `Use ${card ? cardName(card) : 'the card'} for one of its actions, or to draw`,
  spendGoods: ({ most, action, x }) =>
    `Spend ${atMost(most, 'Trade Good')} on ${action ? ACTIONS[action].name : 'the action'}${x === undefined ? '' : ` (X = ${x})`}`,
  useBeacons: ({ most, action, x }) =>
    `Use ${atMost(most, 'Beacon')} for ${action ? ACTIONS[action].name : 'the action'}${x === undefined ? '' : ` (X = ${x})`}`,
  endTurn: () => 'End your turn: no undo afterwards',
  keepCard: () => 'Keep one unused card for the next round (Cryo Reserves)',
  discardCard: () => 'Discard one card of your new hand (Symbiotic Crews)',
  moveFrom: (question) => `Choose the ships to move${source(question)}`,
  moveTo,
  shipsToMove,
  secondGroup: () => 'Move a second group, or none (Maneuver)',
  secondStart: (question) =>
    `Choose a second place whose ships join at ${place(question, question.to)} (Concentrate)`,
  deployShips: (question) =>
    `Deploy ${atMost(question.most, 'ship')} to ${place(question, question.place)}${source(question)}`,
  warpInTo: ({ left }) => `Choose where to deploy a ship, ${left ?? 1} left (Warp-in)`,
  reinforceAt: ({ left }) =>
    left
      ? `Choose a place to reinforce, ${left} left (Reinforce)`
      : 'Choose a place for a second ship (Spore Drydocks)',
  flyDroneTo: (question) =>
    `Choose where your drone flies (Research${question.range === undefined ? '' : `, range ${question.range}`})`,
  technology,
  peerReview: () => 'Put an available Technology under the deck (Peer Review; reveals another: no undo)',
  settle: ({ left }) => `Choose a planet to settle, ${left ?? 1} left (Control)`,
  geneBanks: () => 'Choose an upgraded planet for a new ship (Gene Banks)',
  objective: () => 'Take an Objective (no undo)',
  lookAtTopObjective: ({ view }) =>
    `Look at the top ${view.topObjective ? `Objective of the deck (${typeName(view.topObjective)})` : 'Objective'} to swap yours for it (Quiet Bargains)?`,
  swapObjective: () => 'Keep one of the two Objectives (Quiet Bargains)',
  tradeFrom: () => 'Choose the first planet of your Trade',
  tradeSecond: (question) => `Choose the second planet of your Trade${source(question)}`,
  tradeThird: (question) => `Choose the last planet of your Trade${source(question)}`,
  promoteCount: ({ most }) => `Look at ${atMost(most, 'card')} of the Promotion deck`,
  keepTactics: () => 'Keep one card for your Tactics deck (Promote)',
  keepSecondTactics: () => 'Keep a second card for your Tactics deck (Two Visions)',
  drawCount: ({ most }) => `Draw ${atMost(most, 'Action card')}`,
  keepVeteran: () => 'Keep the card you found for your Tactics deck, or not (Lost Veterans)',
  ability: () => 'Choose what happens first',
  ruins: () => 'Choose what you find in the ruins of the Ancients',
  tactics,
  withdrawTo,
  splitWithdrawal: (question) =>
    `Divide the withdrawing ships (${question.ships ?? 0}) between ${place(question, question.first)} and ${place(question, question.second)}`,
  redeployTo: (question) =>
    `Choose where ships from ${place(question, question.from)} move on to${source(question)}`,
  gatekeepersGroup: () => 'Choose which group of the Gatekeepers moves',
  gatekeepersTarget: () => 'Choose where the Gatekeepers go',
  gatekeepersColony: () => 'Choose where the Gatekeepers found a Colony',
  gatekeepersDeploy: () => 'Choose where the Gatekeepers deploy a ship',
};

/** One imperative sentence. */
export function promptText(view: WarpgateView, asked: Asked): string {
  const most = Math.max(0, ...asked.options.filter((value) => typeof value === 'number'));
  return isDecisionKind(asked.kind)
    ? PROMPTS[asked.kind]({ view, asked, most, ...aboutOf(asked) })
    : 'Make your choice';
}
