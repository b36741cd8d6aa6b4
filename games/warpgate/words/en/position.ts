/** The whole position, for a terminal of a hundred columns. */
export const position = {
  settingUp: 'Setting up.',
  round: 'Round {{round}}, turn {{turn}} of 4: {{active}}.',
  round_last: 'Round {{round}} (the last one), turn {{turn}} of 4: {{active}}.',
  first: 'First player: {{name}}.',
  you: 'You are {{name}}.',
  laid: 'Card laid in advance: {{names}}.',
  blockaded: 'Blockaded: {{names}}.',
  battle: 'Battle at {{place}}: {{attacker}} with {{attackers}} against {{defender}} with {{defenders}}.',
  over: 'Game over after round {{round}}. {{winners}} won: {{ranking}}.',
  score: '{{name}} {{score}} VP',
  key:
    'First line of a place: Ga Warpgate, Ho home, $ trade icon, small letter drone (* several). Second line: ' +
    'B3 ships, Bo Outpost, BC Colony, ? unexplored. Lines are drawn between sectors. Goods: unspent/all.',
  sectors: 'Sectors:',

  /** Heads of the columns of the table of players. */
  players: {
    faction: 'Faction',
    ships: 'Ships',
    markers: 'Markers',
    hand: 'Hand',
    goods: 'Goods',
    honours: 'Hero+Adv',
    drone: 'Drone',
    objectives: 'Objectives',
  },
  noFaction: 'no faction yet',
  turn: 'Turn {{turn}}',

  /** What a player has, for everybody to see. */
  owned: {
    objectives: 'Objectives: {{things}}.',
    technologies: 'Technologies: {{things}}.',
    tokens: 'Tokens: {{things}}.',
    tactics: 'Tactics seen: {{things}}.',
  },

  /** What is available to all. */
  common:
    'Objectives: {{objectives}} (deck {{deck}}). Trade Goods: {{goods}}. Promotion deck: {{promotions}}.',
  commonWithTop:
    'Objectives: {{objectives}} (deck {{deck}}, {{top}} on top). Trade Goods: {{goods}}. Promotion deck: {{promotions}}.',
  none: 'none',
  gatekeepers: "Gatekeepers' deck: {{contents}}.",
  onTop: '{{card}} on top',
  discarded: 'discarded: {{cards}}',
  technologies: 'Technologies (deck {{deck}}):',

  /** What only the owner knows. */
  own: {
    hand: 'Your hand: {{cards}}.',
    laid: 'Laid in advance: {{card}}.',
    tacticsHand: 'Tactics drawn: {{cards}}.',
    recruits: 'Promotion cards seen: {{cards}}.',
    peeked: 'On top of the Objectives deck: {{objective}}',
    tacticsDeck: 'Tactics deck: {{cards}}.',
    tacticsDiscard: 'Tactics discarded: {{cards}}.',
    empty: 'empty',
    objective: 'Objective {{progress}} {{type}}, {{objective}}',
    technology: 'Technology {{technology}}',
  },
} as const;
