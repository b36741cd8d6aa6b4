/** The texts of the board, by component. Names and sentences of play are among those of `words`. */
export const boardTexts = {
  bay: { name: 'The bay', reefWith: '{{reef}}, with {{boats}}' },
  hand: {
    watching: 'You are watching.',
    empty: 'No oysters in hand',
    worth: 'worth {{worth}}',
    mark: 'Mark',
    marked: 'Marked',
    markNamed: 'Mark {{oyster}} for yourself',
  },
  players: { pearls: 'Pearls', air: 'Air', hand: 'In hand', shelf: 'Shelf', lamp: 'Keeps the lamp' },
  status: { settingUp: 'Setting up', round: 'Round {{round}} of {{rounds}}', over: 'The game is over' },
  market: { deck: 'In the deck', spent: 'Bid and gone', none: 'none yet' },
  result: {
    won: '{{name}} won with {{points}} points',
    pearls: 'Pearls',
    shelf: 'Shelf',
    last: 'Last oyster again',
    notYet: 'The game is not over yet.',
  },
  inspect: {
    oyster: 'It is worth {{worth}}. To open it you need as many pearls, which you keep.',
    reef: 'One of five reefs in a row. Each reef on the way costs 1 air.',
    unknown: 'There is nothing to know about this.',
  },
  reference: { crews: 'Crews', crew: 'Crew', does: 'What it does' },
} as const;
