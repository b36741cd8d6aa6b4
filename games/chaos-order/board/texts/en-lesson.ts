/** The names of the lessons. */
export const lessons = {
  first: 'The first round',
  battle: 'Prices and battles',
} as const;

/** The guided first round, step by step. */
export const lesson = {
  welcome:
    'You lead the Zcharo, builders of outposts, against one other faction. There are three ways to win: control every relic left on the map, bring your fame marker to its end, or hold the most land after six rounds.',
  leaders:
    'Choose the three leaders who serve you in this game. The three numbers are strength, attack and shields in battle. Any three will do; then press Done.',
  base: 'Choose where your base stands. Fighters are recruited there and march out into the two regions beside it. Touch a lit hex; its note says what lies around.',
  units:
    'Now your first leader and fighters. Choose a leader that costs no gem, then one of your two start regions, and divide the fighters: at least one in each.',
  map: 'This is the map: green swamps, brown cliffs, yellow plains. You control a region if nobody else has units or buildings there; it has a rim of your colour. The sign at the upper left is what it yields, numbered stones are relics, slabs at the bottom are foundations to build on. Touch a region to read all of it.',
  prices:
    'Each round begins with prices. Choose a token, then a phase in the row above the map: others who act in that phase pay the price, you act for nothing. Some phases give a bonus for pricing them. With two factions each of you prices two phases; a neutral token lies on the last.',
  discover:
    'Now the phases are played one after the other. In each you act, for the price, or pass. Discover: act if you can, take the main action, and choose a track to advance on. A track tells what acting in its phase gives you. Then end the turn.',
  build:
    'Build: a building goes on a free foundation in a region you control, and you gain the reward printed on it. It uncovers income on your board: 2 energy for a foundry, 1 card for an outpost, 1 gem for a stronghold. An outpost adds 2 strength in battles there.',
  harvest:
    'Harvest: the main action gives energy, and points to harvest your base or regions with a foundry. What is lit on the map can be harvested.',
  recruit:
    'Recruit: each point moves a fighter one sector to the right, and from the last sector onto your base. With 1 energy a fast-track brings one all the way.',
  move: 'Move: touch where units set out, then where they go, then how many. Each point is one move of a group. Two leaders cannot end in one region. Leave regions you like to keep with at least a unit or a building.',
  combat:
    'Combat: where two factions meet there is a battle. If nobody met, it is over at once. The second lesson is about battles.',
  income:
    'Gain income: your base, your buildings, and a benefit by the number of regions you control. Take the items in any order, then finish.',
  relics:
    'Last, the relic with the number of the round is checked. Whoever controls its region takes it: research, a bonus, and its units go home. Otherwise it leaves the game.',
  onwards:
    'That is a round; six of them make a game. The race for fame stands beside the map, and a touch on a player shows the whole board. Play on, or begin the lesson about battles.',
} as const;

/** The second lesson. */
export const battleLesson = {
  welcome:
    'This lesson is about prices and battles. Set up as you like: choose leaders with strength or attack, a base, and divide your fighters.',
  price:
    'A price is a weapon: the others pay it to act. Price what you need most with a dear token, and they think twice; whoever cannot pay must pass. What goes to you is yours at once. The row above the map says what each phase costs you.',
  march:
    'Play on to the move phase and lead fighters into a region where your opponent stands. Units may leave a region with opponents only if as many stay behind as the opponent has there: that is pinning. It may take a round or two until you meet.',
  select:
    'You share a region with your opponent: in the combat phase there is a battle. Whoever holds the flare gun selects first. A tie is won by whoever selected.',
  wheel:
    'Plan in secret. Turn the wheel to a section: it says what the left and the right value of your card count as. Then a card of your hand, faceup for its values and effect, facedown as a bluff, or none; without a card both values are 1. Strength wins the battle, attack wounds, shields protect. The table shows how your plan fares against each of theirs.',
  wounds:
    'Both plans are revealed. The stronger side wins. Then each side wounds as many fighters as its attack exceeds the other’s shields, at most four, the winner’s too. The loser leaves: fighters home, leaders to the supply, buildings razed.',
  onwards:
    'Battles bring fame in different ways, for each faction its own: read yours in your panel. Play on to the end if you like.',
} as const;
