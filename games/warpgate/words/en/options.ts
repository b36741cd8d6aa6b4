/** What can be chosen. */
export const options = {
  // Setting up
  faction: '{{name}} (side {{side}}). {{ability}}: {{text}} Hero: {{hero}}',
  board: '{{first}} or {{second}}',
  aBoard: 'A board',

  // Cards and actions
  laidCard: '{{card}} (laid in advance)',
  takeLaidCardBack: 'Take the laid card back',
  action: '{{action}}: {{doing}}',
  anAction: 'An action',
  ability: '{{name}}: {{text}}',
  anAbility: 'An ability',
  keepNoCard: 'Keep no card',
  endTurn: 'End the turn (no undo)',

  // Places and ships
  attack: 'Attack {{fleet}} at {{place}}',
  revealsToken: '{{place}} (reveals a token: no undo)',
  noSecondGroup: 'No second group',
  deployNoMore: 'Deploy no more ships',
  deployNoShip: 'Deploy no ship',
  deployShips: 'Deploy {{ships}}',
  stopHere: 'Stop here',
  stayHere: 'Stay here',
  splitWithdrawal: '{{some}} to {{first}}, {{others}} to {{second}}',
  settleNoMore: 'Settle no further planet',
  settleByTactics: 'Settle the planet (your Tactics card)',
  redeployByTactics: 'Move on (your Tactics card)',

  // Technologies and Objectives
  leaveTechnologies: 'Leave the Technologies as they are',
  objective: '{{type}} Objective',
  objectiveAt_ordinal_one: '{{type}} Objective ({{count}}st from the left)',
  objectiveAt_ordinal_two: '{{type}} Objective ({{count}}nd from the left)',
  objectiveAt_ordinal_few: '{{type}} Objective ({{count}}rd from the left)',
  objectiveAt_ordinal_other: '{{type}} Objective ({{count}}th from the left)',
  noObjective: 'Take no Objective',
  lookAtTop: 'Look at it (no undo)',
  doNotLook: 'Do not look',
  swapFor: 'Swap, and keep {{objective}} ({{type}})',
  swapForThat: 'Swap, and keep that one',
  stayWith: 'Stay with {{objective}} ({{type}})',
  stayWithThat: 'Stay with that one',

  // Tactics
  keepNoSecondCard: 'Keep no second card',
  addVeteran: 'Add {{card}}',
  addFound: 'Add it to your Tactics deck',
  discardOpenly: 'Discard it openly',

  // The ruins of the Ancients
  ruinsTechnology: 'Take an available Technology of any type',
  ruinsObjective: 'Take an available Objective of any type',
  ruinsGood: 'Claim a Trade Good',
  ruinsPromotions: 'Add the top 2 Promotion cards to your Tactics deck (no undo)',

  // Numbers
  spend: 'Spend {{count}}',
  spend_zero: 'Spend none',
  use: 'Use {{count}}',
  use_zero: 'Use none',
  brings: '{{what}}: {{results}}',
  lookAtCards: 'Look at {{cards}} (no undo)',
  lookAtNoCards: 'Look at no cards',
  drawCards: 'Draw {{cards}} (no undo)',
  drawNoCards: 'Draw no cards',
} as const;
