/** The names of the lessons. */
export const lessons = {
  first: 'The first round',
  solo: 'Alone against a Rival',
} as const;

/** The guided first game, step by step. */
export const lesson = {
  welcome:
    'You are Red. Missions bring points; once somebody has 9 of them, three more rounds are played and the most points win. A bot plays against you.',
  races:
    'Two races will serve you. Take the Luron Droids first: they bring more Troops. Then take any of those that are left. Each race has an ability that always acts, and one that costs Reward Cards.',
  missions:
    'Keep three of these six missions, for yourself alone. First Steps Out is an easy one: control 5 areas. Touch the three, then press Done.',
  map: 'Count the steps of an area: that is its multiplier, from 1 to 4, and in combat it multiplies your dice. Suns and leaves are the two Exiled races, their blades the strength; a mask is a token that nobody has seen. In the middle a Guardian holds the Warp Gate. Touch any area to read more.',
  extract:
    'Your turn begins with income. Extract resources: your Gold and Energy Tracks tell how much. Troops would come by your Command Track.',
  consult:
    'Consult: cards may be discarded for the resources in their upper corner. Keep yours for now and go on to draw two, from the line-up or from the deck. Cards of the deck cannot be put back.',
  action:
    'Now one action: Develop builds and upgrades, Terrashift raises one area and lowers another, Attack takes land. Choose Develop.',
  develop:
    'Touch a green Build Card or the grey Start Card, then what you use it for, then where, then how you pay: you get 1 resource off. Back or Escape takes a step back. A building on an area of yours moves your marker on its track.',
  move: 'Whoever develops may be followed by the others, for the full price; each who follows brings you a resource. Now two Movements: a Troop may walk over areas of yours to another of them, or into an empty one. Your Colony is safe, but at least one Troop stays on each area. Move, or move no more.',
  end: 'Whoever holds fewer than three missions may buy new ones now. Then end your turn. In between, now as at any time of your turn, you could trade Gold for Energy: free moves are the small buttons. Undo reaches back to the last card drawn; the end of the turn is final.',
  follow:
    'Blue plays. If Blue develops or shifts the land, you are asked whether you follow. If you never want to this turn, say so with Decide beforehand.',
  attack:
    'Round 2. Take your income and draw as before, then attack: from your Colony, the Exiled on your left area, who have strength 1. Point at the target and you see the odds for each number of Troops; send two.',
  combat:
    'A combat has six steps. Both sides may put down a Combat Card; others may support the Exiled, and you may bribe whoever does. Then the cards are revealed and paid for, and the dice are rolled: their sum times the multiplier is the power. The higher power wins.',
  onwards:
    'Whoever wins a combat draws Reward Cards: use them for their text, or give them up for the second ability of a race. Watch your missions at the side: those that are fulfilled are completed by themselves. Build towards position 8 of a track, take the high ground, and one day the Gate. Good luck!',
} as const;

/** Two rounds of the solo game, step by step. */
export const soloLesson = {
  welcome:
    'You are Red, alone against a Rival: the Dura Scavengers, in Blue. Nobody plays them. Cards, a die and fixed priorities tell what they do, and you can always see why.',
  races:
    'Two of these four races will serve you, the other two become the Exiled. Choose the Luron Droids and the Volut Smugglers, then press Done.',
  missions: 'Keep three missions, First Steps Out among them. The Rival has none in hand.',
  automa:
    'The Rival begins every round with an Automa Card, which rules its whole turn: First Tremor gives it 2 Gold, 1 Energy and a Troop, then a Terrashift and two moves. The box over the map goes through the turn step by step.',
  why: 'Why did it raise its start area and not its Colony? Priorities decide: to raise, it picks the area furthest from its Colony. Each step gives its reasons, and the log keeps them. If a tie is left, you choose.',
  follow:
    'You may follow: pay the Rival 1 Energy, then raise or lower one area. Think twice: what you pay brings the Rival closer to its next Phase. Follow or decline, as you like.',
  consult:
    'Your turn. Extract resources. In Consult, take care: the Dura Scavengers live on what you throw away. Every third card that you discard gives them a point, two in Phase III. So discard nothing now, and draw.',
  action:
    'The last line of the Automa Card says what the Rival follows: Develop. It then pays you 1 Gold and does the same as you, a Build or an Upgrade. Choose Develop.',
  develop: 'Play a Build, Upgrade or Start Card, as you know it.',
  die: 'The Rival followed. The Solo Die tells what it builds or upgrades, at no further cost. A result that is not possible is rolled again. Special lets Dura take resources from the Archive Discard Pile.',
  end: 'Move your Troops if you like, then end your turn.',
  support:
    'A new card: Eastward Push, an attack. The Rival lays out two Rival Combat Cards and pays for those it can afford. You could support the Exiled with a card of yours. Keep it this time.',
  phase:
    'Every turn of the Rival ends with the Phase check. With 7 Gold and 7 Energy, or an empty deck, Dura goes on to the next Phase, with stronger cards. If the deck of Phase III runs out, you have lost.',
  attack:
    'Take your income, then attack the Exiled on your left area, from your Colony, with two Troops. They are weak, but the Rival will help them.',
  card: 'Lay down Enforce. It lies open, and the Rival draws its cards only afterwards. You choose and pay its effect later.',
  bribe:
    'The Rival has drawn Signal Jam and Covering Fire. Signal Jam cancels your Combat Card. You can pay off each card for its printed price; the Rival gets that after the combat. Pay off Signal Jam.',
  combat:
    'Pay off Covering Fire as well, or go on: then the Rival pays for it, if it can. Now choose what your card does and pay for it. Then the dice are rolled as always.',
  points:
    'How does a Rival score? By its own card, such as your discards with Dura, and by Open Missions of the types on its card. It completes one as soon as it fulfils it, so be there first.',
  onwards:
    'Once either side has 9 points, the round is finished and three more are played. You win with more points than the Rival; a tie is a defeat. Each of the eleven Rivals has a weakness. Good luck!',
} as const;
