import { nothing } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { buildingsIn, isUpgraded } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import type { State } from '../../state.ts';
import { attributeWorth } from '../sides.ts';

export const JRAYEK_ATTRIBUTES: readonly ChaosAbility[] = [
  {
    id: 'aggressive',
    name: 'Aggressive',
    rule: 'CO 13.27',
    moments: {
      attack: (_s, seat, { battle }) => (battle.selector === seat ? 1 : 0),
      strength: (s, seat, { battle }) =>
        battle.selector === seat ? attributeWorth(s, seat, 'aggressive', 0, 1) : 0,
    },
  },
  {
    id: 'assertive',
    name: 'Assertive',
    rule: 'CO 12.13',
    moments: {
      mustStay: (s, seat, units) => (isUpgraded(s, seat, 'assertive') ? 0 : Math.max(0, units - 1)),
    },
  },
  {
    id: 'hostile',
    name: 'Hostile',
    rule: 'CO 13.26',
    moments: {
      won: {
        applies: (s, _seat, { other }) => playerAt(s, other.seat).energy > 0,
        act(g, seat, { other }) {
          steal(g, seat, other.seat);
          return nothing();
        },
      },
    },
  },
  {
    id: 'fortified',
    name: 'Fortified',
    rule: 'CO 13.22',
    moments: { strength: fortification },
  },
];

/** The loser gives what it has. */
function steal(g: Chaos, seat: Seat, from: Seat): void {
  const loser = playerAt(g.state, from);
  const energy = Math.min(loser.energy, attributeWorth(g.state, seat, 'hostile', 1, 3));
  loser.energy -= energy;
  playerAt(g.state, seat).energy += energy;
  g.emit?.({ type: 'EnergyStolen', seat, from, energy });
}

/** Upgraded: 2 with a stronghold, else 1 with a foundry or an outpost. */
function fortification(s: State, seat: Seat, { battle }: InBattle): number {
  const region = regionAt(s, battle.region);
  const upgraded = isUpgraded(s, seat, 'fortified');
  if (buildingsIn(region, seat, 'stronghold') > 0) return upgraded ? 2 : 1;
  return upgraded && buildingsIn(region, seat) > 0 ? 1 : 0;
}
