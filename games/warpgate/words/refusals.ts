import type { Refusal } from '@warptable/kernel';
import type { Reason } from '../rules/refusals.ts';

const SENTENCES: Readonly<Record<Reason, string>> = {
  enoughGoods: 'No more Trade Goods may be spent on one action',
  nothingToMove: 'No ship of yours could move with this X',
  multiplierTooSmall: 'X is too small for that',
  samePlace: 'It is there already',
  enemyShips: 'Ships of another player are there, and this action does not attack',
  foreignGate: "Nobody enters another player's Warpgate",
  outOfRange: 'Out of range',
  nowhereToGo: 'From here there is nowhere to go',
  movedAlready: 'These ships have moved already',
  oneShipRecon: 'A Recon takes exactly one ship',
  oneShipSkirmish: 'So many ships cannot Skirmish',
  lonelyShip: 'An Advance takes at least two ships from the same place',
  sameStart: 'The second group has to come from another place',
  startOutOfRange: 'The destination is out of range from there',
  blockaded: 'You are blockaded and may not attack this turn',
  truce: 'Its ships may not be attacked this turn (Sacred Truce)',
  noPieceThere: 'The defender has no ship and no marker there',
  nearerRefuge: 'The defender withdraws to a nearer place',
  battlePlanet: 'The defender has to leave this planet',
  attackCameFrom: 'The attack came from there',
  enemyShipsAtRefuge: 'Ships of another player are there: the defender cannot withdraw to them',
  supplyTooSmall: 'You have not so many ships in supply',
  reinforcedAlready: 'This place has got its ship already',
  enoughPlaces: 'No further place may be reinforced',
  noShipsToReinforce: 'You had no ships here when the action began',
  enemyShipsAtDeployment: 'Ships of another player are there: you cannot deploy',
  notOwnColony: 'Only your Warpgate and your Colonies',
  droneAtHome: 'The drone is there already',
  droneAtGate: 'The drone does not fly to Warpgates',
  droneOntoEnemy: 'Ships of another player keep your drone away',
  typeNotAvailable: 'No Technology of that type can be had',
  otherType: 'Not the type of the planet your drone is on',
  noFlight: 'There is no planet your drone could fly to for a Technology',
  noShipToSettle: 'You have no ship there',
  gateNotSettled: 'A Warpgate cannot be settled',
  ownMarker: 'Your marker is there already',
  noMarkerLeft: 'You have no marker left',
  objectiveOfOtherType: 'Not the type of a planet you have just upgraded',
  noTradeIcon: 'This place has no trade icon',
  tradeReturns: 'A Trade may not end where it began',
  enemyOnTradeRoute: 'Ships of another player are on this planet',
  noTradeRoute: 'No complete trade route from here',
  mustKeepOne: 'One card has to be kept',
  yellowMustBeTaken: 'Somebody has to be Yellow, and you choose last',
  boardTaken: 'Another player has this board',
  colourTaken: 'Another player has this colour',
};

const isReason = (reason: string): reason is Reason => Object.hasOwn(SENTENCES, reason);

export function refusalText({ rule, reason }: Refusal): string {
  return `${isReason(reason) ? SENTENCES[reason] : 'Not allowed'} (${rule})`;
}
