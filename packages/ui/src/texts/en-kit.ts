// What the kit says on every board.

export const kitTexts = {
  cards: {
    read: 'Read more',
    readShort: 'Read',
    noUndo: 'no undo',
  },
  fightPanel: {
    more: 'Show',
    less: 'Hide',
  },
  panels: {
    rules: 'Rules:',
  },
  hand: {
    resources: 'Your resources',
    counted: '{{number}} {{name}}',
  },
  map: {
    closer: 'Closer',
    farther: 'Farther',
    fit: 'Show everything',
    legal: '{{place}}; legal target',
    legal_noUndo: '{{place}}; legal target, no undo',
    attack: '{{place}}; legal target, attack',
    attack_noUndo: '{{place}}; legal target, attack, no undo',
    refused: '{{place}}; not possible: {{why}}',
    details: 'Details',
    close: 'Close',
    beyond_one: 'target out of sight there',
    beyond_other: 'targets out of sight there',
  },
  tray: {
    left_one: '{{count}} more card to the left',
    left_other: '{{count}} more cards to the left',
    right_one: '{{count}} more card to the right',
    right_other: '{{count}} more cards to the right',
  },
  result: {
    title: 'The end of the game',
    player: 'Player',
    total: 'Total',
    table: 'Points of everybody',
    bySource: 'Points by source',
    overRounds: 'Points after each round, as if the game had ended there',
    round: 'Round',
    roundNumber: 'Round {{round}}',
    compared: 'Ahead of {{name}} by:',
    turns: 'Turning points',
    leads: '{{name}} leads',
    takesLead: '{{name}} takes the lead',
    map: 'The map at the end',
  },
} as const;
