import type { Seat } from '@warptable/kernel';
import type { ChaosAbility } from '../../moments.ts';
import { isUpgraded, presentIn, unitsIn } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import type { State } from '../../state.ts';
import { attributeWorth } from '../sides.ts';
import { hasUsedCard, takeUsedCard } from '../taking.ts';
import { gainIntel, hasRoomForIntel } from './intel.ts';
import { perceive } from './perceiving.ts';

export const CIRCADIAN_ATTRIBUTES: readonly ChaosAbility[] = [
  {
    id: 'covert',
    name: 'Covert',
    rule: 'CO 20.16',
    moments: {
      combatStarts: { applies: (s, seat) => hasRoomForIntel(s) && meetsOpponent(s, seat), act: gainIntel },
    },
  },
  {
    id: 'militarized',
    name: 'Militarized',
    rule: 'CO 20.13',
    moments: { fighterStrength: (s, seat) => attributeWorth(s, seat, 'militarized', 2, 3) },
  },
  {
    id: 'tactical',
    name: 'Tactical',
    rule: 'CO 13.42',
    moments: {
      takeOwnCard: {
        applies: (s, seat, at) =>
          hasUsedCard(seat, at) &&
          (isUpgraded(s, seat, 'tactical') ||
            (at.battle.winner === seat && !playerAt(s, seat).used.includes('tactical'))),
        *act(g, seat, at) {
          playerAt(g.state, seat).used.push('tactical'); // CO 1.17
          yield* takeUsedCard(g, seat, at, seat, 'tactical');
        },
      },
    },
  },
  {
    id: 'mobile',
    name: 'Mobile',
    rule: 'CO 20.8',
    moments: { freeFlights: 1 },
  },
  {
    id: 'perceptive',
    name: 'Perceptive',
    rule: 'CO 13.8',
    moments: {
      looksAtHand: {
        applies: (s, _seat, { other }) => playerAt(s, other.seat).hand.length > 0,
        act: (g, seat, { other }) => perceive(g, seat, other.seat),
      },
    },
  },
];

/** A unit shares a region with an opponent's units or buildings. */
const meetsOpponent = (s: State, seat: Seat): boolean =>
  s.regions.some((region) => unitsIn(s, seat, region) > 0 && presentIn(s, region).length > 1);
