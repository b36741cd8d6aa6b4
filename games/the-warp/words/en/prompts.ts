import type { DecisionKind } from '../kinds.ts';

/** One sentence, or several of which the question chooses. */
type Sentences = string | Readonly<Record<string, string>>;

const setup = {
  draftRace: 'Take a race',
  draftRace_pile: 'Take a race from pile {{pile}}',
  ownRaces: 'Propose which races you take, {{number}} of {{of}}',
  matesRaces: 'Propose which races {{mate}} takes, {{number}} of {{of}}',
  agreeRaces: 'Agree to how {{mate}} divides the races, or propose otherwise',
  guardian: 'Choose the race that guards the Warp Gate',
  mimic: 'Choose the race your Tavma Token lies on: you copy its Active Ability (Mimicry)',
  keepMissions: 'Keep {{count}} of these missions',
  ownMissions: 'Propose which missions you keep, {{number}} of {{of}}',
  matesMissions: 'Propose which missions {{mate}} keeps, {{number}} of {{of}}',
  agreeMissions: 'Agree to how {{mate}} divides the missions, or propose otherwise',
} as const;

const turn = {
  moveMimicry: 'Move your Tavma Token to another race for 1 Energy, or leave it (Mimicry)',
  ability: 'Choose which ability acts first',
  extract: 'Extract resources or Troops',
  teamIncome: "Take your share of your teammate's income",
  placeTroop: 'Place a Troop on an area of yours or in your reserve',
  placeTroop_left: 'Place a Troop on an area of yours or in your reserve, {{left}} left',
  placeReserve: 'Choose the area for a Troop of your reserve',
  salvageTop: {
    known: 'Take {{card}} from the Discard Pile, or leave it (Pickers)',
    unknown: 'Take the top card from the Discard Pile, or leave it (Pickers)',
  },
  discard: 'Discard a card for its value, or go on to draw (Consult, up to {{cards}})',
  gainGold: 'Choose {{resources}} to gain',
  payGold: 'Choose how to pay {{resources}}',
  drawFrom: 'Draw a card from the deck or the line-up',
  drawFrom_left: 'Draw a card from the deck or the line-up, {{left}} left',
  takeLooked: 'Take one of these cards',
  orderUnder: 'Order the cards that go under the deck: the first one is drawn first',
  endIncome: 'End your Income Phase, or place Troops of your reserve first',

  action: 'Choose your action',
  endAction: 'End your Action Phase, or use a free move first',
  develop: 'Play a Develop Card for 1 resource less (Develop)',
  doubleShift: 'Use the same card once more for its full cost, or not (Double Shift)',
  followDevelop: 'Follow with a Develop Card for its full cost, or do not follow',
  developCheaply: 'Play a Develop Card at a lower cost',
  build: 'Choose what to build',
  upgrade: 'Choose what to upgrade',
  raise: 'Choose an area to raise by 1 (Terrashift)',
  lower: 'Choose an area to lower by 1, after raising {{raised}} (Terrashift)',
  followTerrashift: {
    whether: 'Follow the Terrashift by raising or lowering one area, or do not follow',
    raise: 'Choose an area to raise',
    lower: 'Choose an area to lower',
  },

  mission: 'Complete a mission now, or wait',
  mission_endgame: 'Complete a mission now, or wait (completing it triggers the Endgame)',
  switchOut: 'Choose a mission to put under its deck (Mission Switch)',
  switchDeck: 'Choose a deck to see 2 missions of (Mission Switch, no undo)',
  keepMission: 'Keep one of these missions (Mission Switch)',

  moveFrom: 'Choose an area to move a Troop from',
  moveFrom_left: 'Choose an area to move a Troop from, {{left}} left',
  moveTo: 'Choose where to move the Troop from {{from}}',
  takeShip: 'Choose whether to take the Assault Ship along from {{from}} to {{to}}',
  troopsAboard: 'Choose how many Troops go with the Assault Ship to {{to}}',
  revealTokens: {
    some: 'Reveal the Exiled on {{areas}} with your Assault Ship (no undo), or not',
    some_ship: 'Reveal the Exiled on {{areas}} with your Assault Ship on {{ship}} (no undo), or not',
    all: 'Reveal all Exiled within 2 steps with your Assault Ship (no undo), or not',
    all_ship: 'Reveal all Exiled within 2 steps with your Assault Ship on {{ship}} (no undo), or not',
  },
  replenish: {
    none: 'Use a free move, or end your turn',
    free: 'Draw a Private Mission for free, or end your turn',
    paid: 'Draw a Private Mission for 1 Gold or 1 Energy, or end your turn',
  },
  endTurn: 'End your turn: no undo afterwards',
  preset: 'Decide beforehand what you are not asked about',
  timeout: "Call or end your team's timeout",
} as const;

const combat = {
  attackFrom: 'Choose an area to attack from',
  attackTarget: 'Choose a target to attack from {{from}}',
  useShip: 'Choose whether to use the Assault Ship for the attack on {{to}}',
  attackTroops: 'Choose how many Troops attack {{to}} from {{from}}',
  forSale: 'Pay 3 Gold so that the Exiled on {{area}} lose a Troop, or not (For Sale)',
  combatCard: {
    for: 'Put down a Combat Card for {{fight}}, or none',
    against: 'Put down a Combat Card against {{fight}}, or none',
    /** Which combat it is. */
    attack: 'the attack on {{area}}',
    combat: 'the combat',
  },
  support: "Support {{whom}} against {{name}}'s attack with a Combat Card, or decline",
  support_you: 'Support {{whom}} against your attack with a Combat Card, or decline',
  support_untold: 'Support the Exiled with a Combat Card, or decline',
  bribe: 'Offer {{receiver}} a bribe to discard the Combat Card, or not',
  bribe_untold: 'Offer the other side a bribe to discard the Combat Card, or not',
  offerKinds: 'Choose what your offer to {{receiver}} consists of',
  offerKinds_untold: 'Choose what your offer to the other side consists of',
  offerNamedCards: 'Choose the Archive Cards you offer by name',
  offerCardKind: {
    first: 'Choose the kind of Archive Card you offer',
    another: 'Choose the kind of another Archive Card you offer, or stop',
  },
  offerNamedRewards: 'Choose the Reward Cards you offer by name',
  offerAmount: {
    gold: 'Choose how much Gold you offer',
    energy: 'Choose how much Energy you offer',
    troops: 'Choose how many Troops you offer',
    cards: 'Choose how many unnamed Archive Cards you offer',
    rewards: 'Choose how many unnamed Reward Cards you offer',
    unknown: 'Choose how much of it you offer',
  },
  answerBribe: 'Answer the bribe',
  answerBribe_told: 'Answer the bribe: {{bribe}}',
  demandKinds: 'Choose what you demand instead',
  demandCard: {
    first: 'Choose the kind of Archive Card you demand',
    another: 'Choose the kind of another Archive Card you demand, or stop',
    which: 'Choose the card you demand, or any ({{kind}})',
  },
  demandReward: {
    first: 'Choose the Reward Card you demand',
    another: 'Choose another Reward Card you demand, or stop',
  },
  demandAmount: {
    gold: 'Choose how much Gold you demand',
    energy: 'Choose how much Energy you demand',
    troops: 'Choose how many Troops you demand',
    cards: 'Choose how many unnamed Archive Cards you demand',
    rewards: 'Choose how many unnamed Reward Cards you demand',
    unknown: 'Choose how much of it you demand',
  },
  demandMore: 'Choose how much more you demand (so far {{goods}})',
  answerDemand: 'Answer the demand',
  answerDemand_told: 'Answer the demand: {{bribe}}',
  giveCard: 'Choose the card you hand over ({{kind}})',
  giveCards: 'Choose {{cards}} to hand over',
  giveRewards: 'Choose {{cards}} to hand over',
  beforeReveal: 'Reveal the Combat Cards, or use a free move first',
  beforeDeciding: 'Go on with the combat, or use a Reward Ability first',
  cardOption: {
    known: 'Pay for one option of {{card}}, or leave it unpaid',
    known_several: 'Pay for one option of {{card}}, or leave it unpaid (card {{number}} of {{of}})',
    unknown: 'Pay for one option of your Combat Card, or leave it unpaid',
    unknown_several: 'Pay for one option of your Combat Card, or leave it unpaid (card {{number}} of {{of}})',
  },
  combatEffect: 'Choose which effect acts first',
  hireGuns: 'Pay 2 Gold to roll one die more, or not (Hired Guns)',
  bonus: 'Choose a bonus to use first',
  rerollAll: 'Roll all your dice again, or keep them (Rewind)',
  rerollDice: 'Choose up to {{dice}} to roll again',
  rerollDice_bonus: 'Choose up to {{dice}} to roll again ({{bonus}})',
  flipDie: 'Choose a die to turn to its opposite face',
  flipDie_bonus: 'Choose a die to turn to its opposite face ({{bonus}})',
  doubleDice: 'Choose up to {{dice}} to count double',
  doubleDice_bonus: 'Choose up to {{dice}} to count double ({{bonus}})',
  stayAtGate: 'Choose how many Troops stay at the Warp Gate',
} as const;

const free = {
  tradeGiven: 'Choose what to give away (Trade)',
  tradeAmount: {
    gold: 'Choose how much Gold to trade for Energy',
    energy: 'Choose how much Energy to trade for Gold',
    unknown: 'Choose how much to trade',
  },
  tradeBack: {
    gold: 'Choose how much Gold to trade for Energy as well',
    energy: 'Choose how much Energy to trade for Gold as well',
    unknown: 'Choose how much to trade as well',
  },
  barter: 'Exchange up to {{resources}}, or nothing (Barter Round)',
  cannon: 'Choose a Laser Cannon to fire',
  laserTarget: 'Choose the target of your Laser Cannon on {{cannon}}',
  shots: 'Choose how much Energy to fire at {{target}}, one die for each (no undo)',
  smuggleOut: 'Choose a card to give to the line-up (Under the Counter)',
  smuggleIn: {
    known: 'Choose a card of the line-up to take for {{card}}',
    unknown: 'Choose a card of the line-up to take for yours',
  },
  discardRewards: 'Discard {{cards}}: you can keep 4',
  badges: {
    known: 'Choose {{cards}} to discard for {{ability}}',
    unknown: 'Choose {{cards}} to discard for the Reward Ability',
  },
  removeTroop: 'Choose an area to destroy an enemy Troop on',
  convert: 'Choose the Exiled to convert (Conversion)',
  impersonate: 'Choose an area to take over from a single enemy Troop (Impostor)',
  steal: 'Choose whose hand to take a random card from (Light Fingers, no undo)',
  salvage: 'Take a card from the Discard Pile',
} as const;

const kinds = { ...setup, ...turn, ...combat, ...free } as const satisfies Record<DecisionKind, Sentences>;

/** What is asked, as one imperative sentence without its full stop. */
export const prompts = {
  ...kinds,
  unknown: 'Make your choice',
  /** The further choices of how a Develop Card is played. */
  plan: {
    what: { build: 'Choose what to build', upgrade: 'Choose what to upgrade' },
    where: 'Choose where to build {{building}}',
    where_unknown: 'Choose where to build a building',
    pay: {
      build: 'Choose how to pay for the {{building}}',
      upgrade: 'Choose how to pay for the Upgrade of your {{buildings}}',
      unknown: 'Choose how to pay for it',
    },
    discard: 'Choose a card to discard as part of the price',
    use: 'Use {{card}} for one of its options',
    use_develop: 'Use {{card}} for one of its options, for 1 resource less (Develop)',
  },
} as const;
