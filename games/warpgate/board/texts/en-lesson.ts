/** The names of the lessons. */
export const lessons = {
  first: 'The first round',
} as const;

/** The steps of the guided first game. */
export const lesson = {
  welcome:
    'You are Red and lead the Vorask Dominion through a Warpgate into new space. Points count at the end: 5 for each completed Objective, 3 for each Trade Good, up to a few for each Technology, 1 for each Hero or Advanced Tactics card. Two bots play against you.',
  map: 'Thick lines border the sectors. Planets have one of five types, each with its own shape, and some have a trade icon. The ring with your letter is your Warpgate: your first three ships and your drone are there, and nobody else may enter. Point at any place to see how far it is to others: range counts the empty hexes in between.',
  hand: 'A round has four turns, and in each you play one card for its top action, its bottom action, or to draw. Everything grows with X, the number of the turn: what you do in turn 4 reaches four times as far as in turn 1. So small steps first, the big plan last.',
  play: 'Turn 1, X = 1. Play the card Maneuver / Skirmish: touch it, or take it from the list.',
  action:
    'Use it for Maneuver: blue actions move ships, red ones may attack as well. The numbers on the card are those that hold right now.',
  move: 'From your Warpgate only your home planet is within range 1, so all that is left to say is how many ships go: send two. Then you may move a second group: decline it for now. What is lit can be chosen; touch something grey and you are told why not.',
  end: 'Nothing is final yet: Undo takes back step by step. When you are content, end your turn. Then watch the others; the log tells what they do, and touching a line shows it on the map.',
  control:
    'Turn 2, X = 2. Play Advance / Control for Control and settle your home planet. It is the only planet of its sector, so your marker becomes a Colony at once. In larger sectors you place Outposts, until you hold all planets there.',
  objective:
    'You completed a sector, so you may take an Objective that has the type of one of its planets: take the Volcanic one. Only you see its front; how far you are with it stands on your board. Then settle no further planet and end your turn.',
  warpIn:
    'In turn 3 play Warp-in / Promote for Warp-in: three ships of your supply come to your Warpgate. Your twelve ships are all you have; destroyed ones return to your supply.',
  research:
    'Turn 4, X = 4: the strongest one. Use Maneuver / Research for Research; a last card is played by itself. Your drone flies to a planet within range 4 and brings you an available Technology of its type: an ability for the rest of the game, and mostly 2 points.',
  onwards:
    'After turn 4 your cards are discarded and you draw four new ones. The game ends when the Technology deck, the Objectives deck or the Trade Goods run out: one more round, then the points count. Battles come when a red action goes where others have ships: before you send them, you see the odds. Good luck!',
} as const;
