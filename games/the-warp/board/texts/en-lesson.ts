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
