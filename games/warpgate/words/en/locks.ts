const SEATS = [0, 1, 2, 3, 4, 5];

/** Why undo goes no further, after chance: what the rules call an outcome, in plain words. */
export const locks: Readonly<Record<string, string>> = {
  'first player': 'the first player was drawn by lot',
  'order of choosing': 'the order of choosing was drawn by lot',
  'faction boards': 'the faction boards were dealt',
  'faction side': 'the sides of the boards were dealt',
  colour: 'the colours were dealt',
  'seats around the board': 'the seats around the board were drawn by lot',
  'map tiles': 'the map was laid out',
  'side of a tile': 'the map was laid out',
  'rotation of a tile': 'the map was laid out',
  'rotation of the centre': 'the map was laid out',
  'Promotion deck': 'the Promotion deck was shuffled',
  'Technology deck': 'the Technology deck was shuffled',
  'Objectives deck': 'the Objectives deck was shuffled',
  'Ancients tokens': 'the Ancients were shuffled',
  ...Object.fromEntries(SEATS.map((seat) => [`Action deck of seat ${seat}`, 'an Action deck was shuffled'])),
  ...Object.fromEntries(SEATS.map((seat) => [`Tactics deck of seat ${seat}`, 'a Tactics deck was shuffled'])),
};
