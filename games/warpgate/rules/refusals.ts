import type { Refusal } from '@warptable/kernel';

const refuse = (rule: string, reason: string): Refusal => Object.freeze({ rule, reason });

/** Every reason why something is not allowed, each with the rule that forbids it. */
export const REFUSED = {
  nothingToMove: refuse('WG 4.9', 'nothingToMove'),
  multiplierTooSmall: refuse('WG 4.9', 'multiplierTooSmall'),
  samePlace: refuse('WG 6.2', 'samePlace'),
  enemyShips: refuse('WG 6.3', 'enemyShips'),
  foreignGate: refuse('WG 6.5', 'foreignGate'),
  outOfRange: refuse('WG 6.6', 'outOfRange'),
  nowhereToGo: refuse('WG 6.6', 'nowhereToGo'),
  movedAlready: refuse('WG 6.10', 'movedAlready'),
  lonelyShip: refuse('WG 6.12', 'lonelyShip'),
  blockaded: refuse('WG 16.8', 'blockaded'),
  truce: refuse('WG 16.10', 'truce'),
  reinforcedAlready: refuse('WG 7.5', 'reinforcedAlready'),
  enoughPlaces: refuse('WG 7.4', 'enoughPlaces'),
  noShipsToReinforce: refuse('WG 7.4', 'noShipsToReinforce'),
  enemyShipsAtDeployment: refuse('WG 7.2', 'enemyShipsAtDeployment'),
  notOwnColony: refuse('WG 7.3', 'notOwnColony'),
  droneAtHome: refuse('WG 8.4', 'droneAtHome'),
  droneAtGate: refuse('WG 8.5', 'droneAtGate'),
  droneOntoEnemy: refuse('WG 8.6', 'droneOntoEnemy'),
  typeNotAvailable: refuse('WG 8.7', 'typeNotAvailable'),
  otherType: refuse('WG 8.3', 'otherType'),
  noShipToSettle: refuse('WG 9.1', 'noShipToSettle'),
  gateNotSettled: refuse('WG 9.3', 'gateNotSettled'),
  ownMarker: refuse('WG 9.2', 'ownMarker'),
  noMarkerLeft: refuse('WG 9.4', 'noMarkerLeft'),
  objectiveOfOtherType: refuse('WG 9.10', 'objectiveOfOtherType'),
  noTradeIcon: refuse('WG 10.1', 'noTradeIcon'),
  tradeReturns: refuse('WG 10.2', 'tradeReturns'),
  enemyOnTradeRoute: refuse('WG 10.3', 'enemyOnTradeRoute'),
  noTradeRoute: refuse('WG 10.5', 'noTradeRoute'),
  yellowMustBeTaken: refuse('WG 2.3', 'yellowMustBeTaken'),
  boardTaken: refuse('WG 2.2', 'boardTaken'),
  colourTaken: refuse('WG 2.3', 'colourTaken'),
} as const;

export type Reason = keyof typeof REFUSED;
