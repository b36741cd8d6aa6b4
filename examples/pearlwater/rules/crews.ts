import { declareAbilities, roll } from '@warptable/kernel';
import type { Ability, Amount, Flow, Happening, Replacement, Seat } from '@warptable/kernel';
import type { Crew } from '../content/index.ts';
import { ask } from './questions.ts';
import { diverAt } from './state.ts';
import type { Bay, G } from './state.ts';

/** The named moments at which a crew may change the rules, in the order of play. */
interface Moments {
  airToSail: Replacement;
  diceInDive: Amount;
  afterDive: Happening;
}

/** No diver has two crews, and no crew does anything just once: there are no spans. */
interface CrewTypes {
  id: Crew;
  play: G;
  who: Seat;
  moments: Moments;
  spans: object;
}

const CREWS: readonly Ability<CrewTypes>[] = [
  { id: 'lungs', name: 'Lungs', rule: 'PW 6.1', moments: { diceInDive: 1 } },
  {
    id: 'sailor',
    name: 'Sailor',
    rule: 'PW 6.2',
    moments: { airToSail: (_bay, _seat, air) => Math.max(0, air - 1) },
  },
  { id: 'gambler', name: 'Gambler', rule: 'PW 6.3', moments: { afterDive: { act: tryLuck } } },
];

export const { happen, replaced, total } = declareAbilities<CrewTypes>({
  abilities: () => CREWS,
  held: (bay: Bay, seat) => [diverAt(bay, seat).crew],
  used: {},
});

/** PW 6.3: the gambler may roll one more die: with a 6 it finds 3 pearls, else it loses 1. */
function* tryLuck(g: G, seat: Seat): Flow {
  const diver = diverAt(g.state, seat);
  if (diver.pearls === 0 || (yield* ask.tryLuck(seat, { final: (answer) => answer === 'yes' })) === 'no')
    return;
  const [die] = yield* roll('the gambler has rolled', 1);
  diver.pearls += die === 6 ? 3 : -1;
  g.emit?.({ type: 'LuckTried', seat, die: die! });
}
