/** The solo game. */
export const solo = {
  phases: { I: 'Phase I', II: 'Phase II', III: 'Phase III' },
  faces: {
    'command-center': 'Command Center',
    'gold-mine': 'Gold Mine',
    'energy-plant': 'Energy Plant',
    'trade-post': 'Trade Post',
    x2: 'X2',
    special: 'Special',
  },
  combatCard: '{{name}}: {{use}}',
  cancel: 'Cancel your cards',
  keys: {
    highestMultiplier: 'highest multiplier',
    lowestMultiplier: 'lowest multiplier',
    nearPlayer: 'nearest to you',
    nearColony: 'nearest to its Colony',
    farFromColony: 'furthest from its Colony',
    mostTroops: 'most Troops',
  },
  /** What equal areas are equal by. */
  equal: {
    highestMultiplier: 'multiplier',
    lowestMultiplier: 'multiplier',
    nearPlayer: 'distance to you',
    nearColony: 'distance to its Colony',
    farFromColony: 'distance to its Colony',
    mostTroops: 'Troops',
  },
  arrows: {
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  },
  /** What an Automa Card makes the Rival do. */
  actions: {
    build: 'Build',
    upgrade: 'Upgrade',
    terrashift: 'Terrashift',
    attack: 'Attack, arrow to the {{arrow}}',
  },
  follows: {
    develop: 'It follows your Develop and pays you {{goods}}',
    terrashift: 'It follows your Terrashift, and you may draw {{cards}}',
  },
  automa:
    '{{name}}: it gains {{goods}} and {{troops}}, then {{action}}, moves: {{moves}}. In your turn: {{follow}}.',
  became: {
    open: 'open',
    paid: 'paid',
    ignored: 'not paid, no effect',
    bribed: 'paid off by you',
    wouldPay: 'the Rival would pay it now',
    wouldIgnore: 'the Rival could not pay it now',
  },
} as const;

/** What the log tells of it. */
export const soloLog = {
  AutomaDrawn: 'The Rival draws {{card}} ({{phase}}, {{left}} left): {{action}}.',
  /** One short line; who wants to know more opens it. */
  RivalPicked: {
    rivalPlace: 'It places on {{area}}: {{why}}.',
    rivalBuild: 'It builds on {{area}}: {{why}}.',
    rivalRaise: 'It raises {{area}}: {{why}}.',
    rivalLower: 'It lowers {{area}}: {{why}}.',
    rivalOrigin: 'It attacks from {{area}}: {{why}}.',
    rivalMoveFrom: 'It moves a Troop from {{area}}: {{why}}.',
    rivalMoveTo: 'It moves the Troop to {{area}}: {{why}}.',
    rivalRemove: 'It destroys a Troop on {{area}}: {{why}}.',
    rivalLaser: 'It fires at {{area}}: {{why}}.',
    only: 'the only area possible',
    key: '{{key}}, of {{count}} areas',
    tie_chosen: 'your choice of {{count}} equal areas',
    tie_auto: 'first by name of {{count}} equal areas',
  },
  SoloDieRolled: {
    build: 'The Solo Die shows {{face}}, for a Build.',
    upgrade: 'The Solo Die shows {{face}}, for an Upgrade.',
    again: 'The Solo Die shows {{face}}, which cannot be done now: it is rolled again.',
  },
  RivalSkipped: {
    build: 'The Rival can build nothing.',
    upgrade: 'The Rival can upgrade nothing.',
    terrashift: 'The Rival can change no multiplier.',
    attack: 'The Rival has nobody to attack.',
    moves: 'The Rival has no better place for its Troops.',
  },
  RivalCardsDrawn: 'The Rival lays out {{cards}}.',
  RivalCardSettled: {
    paid: 'The Rival pays for {{card}}.',
    ignored: 'The Rival cannot pay for {{card}}: it has no effect.',
    bribed: 'You pay off {{card}}.',
  },
  CardsCancelled: '{{card}} cancels your Combat Cards.',
  RivalRewardDrawn: 'The Rival draws a Reward Card: {{card}}.',
  RivalRewardsSpent: 'The Rival spends its Reward Cards: {{cards}}.',
  RivalScored: 'The Rival Card gives the Rival {{points}}.',
  RivalGaveBack: 'Paradox: the Rival gives back {{points}}.',
  ScrapCounted: 'The Scrap Counter stands at {{scrap}}.',
  PhaseReached: {
    paid: 'The Rival pays and reaches {{phase}}.',
    unpaid: 'The deck is empty: the Rival reaches {{phase}}.',
  },
  HardPointsCounted: 'Hard mode gives the Rival {{points}}.',
  OutOfTime: 'The last Automa Deck has run out: the Rival wins.',
} as const;
