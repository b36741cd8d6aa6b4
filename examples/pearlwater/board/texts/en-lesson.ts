/** The names of the lessons. */
export const lessons = {
  first: 'The first round',
} as const;

/** The steps of the guided first game. */
export const lesson = {
  welcome:
    'Welcome to the bay. You sail the coral boat. Whoever has most points after two rounds wins: pearls count, and so do the oysters on your shelf.',
  crew: 'Choose a crew. For a first game, take Lungs: they roll one die more in each dive.',
  anchor: 'Choose the reef to begin at. Any of them will do.',
  throwBack:
    'These oysters are yours, and hidden from the others. Throw one or two of them back: those that are worth least.',
  bid: 'All bid an oyster in secret. The highest goes first, and all bids are lost: bid one that you can spare.',
  sail: 'Your turn. Sail to a reef: each reef on the way costs 1 air, and staying costs nothing.',
  dive: 'Now dive. Each air is a die, and every 4, 5 or 6 is a pearl. What is rolled cannot be taken back.',
  open: 'Open up to two oysters that are worth no more than you have pearls. They are points on your shelf.',
  end: 'End your turn. Until then you can take back what was not rolled.',
  onwards: 'You know the game now. There is one more round: play on.',
} as const;
