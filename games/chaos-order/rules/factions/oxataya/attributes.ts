import { drawNumber, nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { DIE, LAKES } from '../../../content/index.ts';
import { isLake } from '../../geometry.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { isUpgraded, leadersAt } from '../../queries.ts';
import { ask } from '../../questions.ts';
import type { State } from '../../state.ts';
import { lakesControlled, otherLakes, takeEnergy, takeEnergyOrGems } from './lakes.ts';

export const OXATAYA_ATTRIBUTES: readonly ChaosAbility[] = [
  {
    id: 'resourceful',
    name: 'Resourceful',
    rule: 'CO 14.12',
    moments: {
      plainIncome: {
        applies: (s, seat) => !isUpgraded(s, seat, 'resourceful') && lakesControlled(s, seat) > 0,
        act(g, seat) {
          g.state.incomeTaken.push('resourceful'); // it may be upgraded in the same income
          takeEnergy(g, seat);
          return nothing();
        },
      },
      incomeItems: (s, seat, items) =>
        isUpgraded(s, seat, 'resourceful') &&
        !s.incomeTaken.includes('resourceful') &&
        lakesControlled(s, seat) > 0
          ? [...items, { id: 'resourceful', must: true }]
          : items,
      takeIncome: { applies: (_s, _seat, { item }) => item === 'resourceful', act: takeEnergyOrGems },
    },
  },
  {
    id: 'subterranean',
    name: 'Subterranean',
    rule: 'CO 12.26',
    moments: {
      moreExits: (_s, _seat, exits, { from }) => (isLake(from) ? [...exits, ...otherLakes(from)] : exits),
      moreBaseExits: (s, seat, exits) => (isUpgraded(s, seat, 'subterranean') ? [...exits, ...LAKES] : exits),
    },
  },
  {
    id: 'symbiotic',
    name: 'Symbiotic',
    rule: 'CO 25.5',
    moments: {
      shields: (s, seat, at) => leadersBeyondFirst(s, seat, at),
      attack: (s, seat, at) => (isUpgraded(s, seat, 'symbiotic') ? leadersBeyondFirst(s, seat, at) : 0),
    },
  },
  {
    id: 'volatile',
    name: 'Volatile',
    rule: 'CO 13.46',
    moments: {
      rollsFree: (s, seat) => isUpgraded(s, seat, 'volatile'),
      afterRoll: { applies: (_s, _seat, { side }) => side.die !== null, act: rollAgain },
    },
  },
];

/** CO 24.8: a Ryh-zu is no leader. */
const leadersBeyondFirst = (s: State, seat: Seat, { battle }: InBattle): number =>
  Math.max(0, leadersAt(s, seat, battle.region).length - 1);

function* rollAgain(g: Chaos, seat: Seat, { side }: InBattle): Flow {
  const answer = yield* ask.reroll(seat, {
    about: { die: side.die! },
    final: (choice) => choice === 'yes' || 'tried',
  });
  if (answer === 'no') return;
  side.die = yield* drawNumber('a die was rolled again', DIE.length);
  g.emit?.({ type: 'DieRolled', seat, face: side.die, again: true });
}
