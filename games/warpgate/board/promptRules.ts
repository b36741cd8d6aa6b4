import type { Asked } from '@warptable/kernel';
import type { Action } from '../content/index.ts';
import { aboutOf } from '../words/about.ts';
import type { DecisionKind } from '../words/kinds.ts';
import { isDecisionKind } from '../words/kinds.ts';

/** The paragraph that each question comes from. */
const RULES: Readonly<Record<DecisionKind, string>> = {
  board: 'WG 2.2',
  faction: 'WG 2.2',
  colour: 'WG 2.3',
  gatekeepersColour: 'WG 14.2',
  layCard: 'WG 3.3',
  card: 'WG 3.2',
  action: 'WG 3.2',
  spendGoods: 'WG 4.2',
  useBeacons: 'WG 17.4',
  endTurn: 'WG 21.2',
  keepCard: 'WG 22.8',
  discardCard: 'WG 22.8',
  moveFrom: 'WG 6.1',
  moveTo: 'WG 6.1',
  shipsToMove: 'WG 6.7',
  secondGroup: 'WG 6.10',
  secondStart: 'WG 6.13',
  deployShips: 'WG 7.1',
  warpInTo: 'WG 7.3',
  reinforceAt: 'WG 7.4',
  flyDroneTo: 'WG 8.3',
  technology: 'WG 8.9',
  peerReview: 'WG 22.10',
  settle: 'WG 9.1',
  geneBanks: 'WG 22.6',
  objective: 'WG 9.10',
  lookAtTopObjective: 'WG 22.7',
  swapObjective: 'WG 22.7',
  tradeFrom: 'WG 10.1',
  tradeSecond: 'WG 10.1',
  tradeThird: 'WG 10.1',
  promoteCount: 'WG 11.1',
  keepTactics: 'WG 11.1',
  keepSecondTactics: 'WG 22.12',
  drawCount: 'WG 11.6',
  keepVeteran: 'WG 17.4',
  ability: 'WG 16.6',
  ruins: 'WG 13.4',
  tactics: 'WG 12.6',
  withdrawTo: 'WG 12.30',
  splitWithdrawal: 'WG 12.27',
  redeployTo: 'WG 22.32',
  gatekeepersGroup: 'WG 14.22',
  gatekeepersTarget: 'WG 14.23',
  gatekeepersColony: 'WG 14.12',
  gatekeepersDeploy: 'WG 14.18',
};

const MOVES: Readonly<Partial<Record<Action, string>>> = {
  recon: 'WG 6.8',
  maneuver: 'WG 6.9',
  skirmish: 'WG 6.11',
  advance: 'WG 6.12',
  concentrate: 'WG 6.13',
};

const MOVING: readonly string[] = ['moveFrom', 'moveTo', 'shipsToMove'];

/** What to read about the question. */
export function ruleOf(asked: Asked): string | undefined {
  if (!isDecisionKind(asked.kind)) return undefined;
  const { action } = aboutOf(asked);
  const ofAction = MOVING.includes(asked.kind) && action ? MOVES[action] : undefined;
  return ofAction ?? RULES[asked.kind];
}
