import type { Flow, Seat } from '@warptable/kernel';
import { LAKES } from '../../../content/index.ts';
import type { Gain, RegionId } from '../../../content/index.ts';
import { gain } from '../../effects/gaining.ts';
import { gainGoods } from '../../effects/goods.ts';
import { controls } from '../../queries.ts';
import { ask } from '../../questions.ts';
import type { Chaos } from '../../moments.ts';
import type { State } from '../../state.ts';

export const otherLakes = (from: RegionId): readonly RegionId[] => LAKES.filter((id) => id !== from);

/** CO 25.4 */
export const lakesControlled = (s: State, seat: Seat): number =>
  LAKES.filter((id) => controls(s, seat, id)).length;

/** Resourceful, basic side. */
export const takeEnergy = (g: Chaos, seat: Seat): void =>
  gainGoods(g, seat, lakesControlled(g.state, seat), 0, 'resourceful');

const ENERGY_OR_GEM: readonly Gain[] = [{ energy: 2 }, { gems: 1 }];

/** Resourceful, upgraded side: chosen for each lake. */
export function* takeEnergyOrGems(g: Chaos, seat: Seat): Flow {
  for (let left = lakesControlled(g.state, seat); left > 0; left--) {
    const which = yield* ask.whichGain(seat, {
      about: { gains: ENERGY_OR_GEM, from: 'resourceful' },
      candidates: () => ['0', '1'],
    });
    yield* gain(g, seat, ENERGY_OR_GEM[Number(which)]!, 'resourceful');
  }
}
