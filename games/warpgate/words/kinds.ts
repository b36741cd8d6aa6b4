/** Every kind of decision in the game, in the order of play. */
export const DECISION_KINDS = [
  // Setting up
  'board',
  'faction',
  'colour',
  'gatekeepersColour',
  // A turn
  'layCard',
  'card',
  'action',
  'spendGoods',
  'useBeacons',
  'endTurn',
  'keepCard',
  'discardCard',
  // Moving
  'moveFrom',
  'moveTo',
  'shipsToMove',
  'secondGroup',
  'secondStart',
  // Deploying
  'deployShips',
  'warpInTo',
  'reinforceAt',
  // Other actions
  'flyDroneTo',
  'technology',
  'peerReview',
  'settle',
  'geneBanks',
  'objective',
  'lookAtTopObjective',
  'swapObjective',
  'tradeFrom',
  'tradeSecond',
  'tradeThird',
  'promoteCount',
  'keepTactics',
  'keepSecondTactics',
  'drawCount',
  'keepVeteran',
  'ability',
  'ruins',
  // Battles
  'tactics',
  'withdrawTo',
  'splitWithdrawal',
  'redeployTo',
  // For the Gatekeepers
  'gatekeepersGroup',
  'gatekeepersTarget',
  'gatekeepersColony',
  'gatekeepersDeploy',
] as const;

export type DecisionKind = (typeof DECISION_KINDS)[number];

export const isDecisionKind = (kind: string): kind is DecisionKind =>
  (DECISION_KINDS as readonly string[]).includes(kind);
