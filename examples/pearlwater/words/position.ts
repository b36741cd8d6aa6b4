import { listed } from '@warptable/speech';
import type { BayView } from '../rules/view.ts';
import { airText, boatName, crewName, oysterName, oysterNames, reefName } from './names.ts';
import { say } from './say.ts';

/** The whole position for a terminal. */
export function positionText({ round, rounds, inDeck, divers, own }: BayView): string {
  const lines = [
    say('position.round', {
      round: Math.min(round + 1, rounds),
      rounds,
      deck: say('count.oysters', { count: inDeck }),
    }),
    ...divers.map(({ crew, reef, pearls, air, inHand, shelf }, seat) =>
      say('position.diver', {
        who: boatName(seat),
        crew: crew ? say('position.crew', { name: crewName(crew) }) : '',
        reef: reefName(reef),
        pearls: say('count.pearls', { count: pearls }),
        air: airText(air),
        hand: inHand,
        shelf: shelf.length > 0 ? oysterNames(shelf) : say('position.empty'),
      }),
    ),
  ];
  if (own && own.hand.length > 0) {
    const named = own.hand.map((oyster) =>
      oyster === own.mark ? say('position.marked', { oyster: oysterName(oyster) }) : oysterName(oyster),
    );
    lines.push(say('position.hand', { oysters: listed(named) }));
  }
  return lines.join('\n');
}
