import type { Flow } from '@warptable/kernel';
import { areasWith } from '../../missions/conditions.ts';
import type { Warp } from '../../moments.ts';
import { isGate } from '../../queries.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import { canRivalRaise, rivalRaise } from '../shifting.ts';
import { RIVAL } from '../state.ts';

const SUMMIT = 4;
const AREAS_A_PAIR = 2;
const HARD_POINTS_A_PAIR = 2;

const summits = areasWith((s, area) => !isGate(s, area) && s.multiplier[area] === SUMMIT);

export const tavma: RivalAbility = {
  id: 'tavma',
  name: 'Tavma Morphlings',
  rule: 'TWS 19.22',
  moments: {
    whenRaised: {
      applies: (_s, _rival, { to }) => to === SUMMIT,
      *act(g) {
        rivalScores(g, inPhase(g.state, [2, 3, 3]));
      },
    },
    atNextPhase: { act: raise },
    canDoSpecial: canRivalRaise,
    special: { act: raise },
    hardPoints: (s) => HARD_POINTS_A_PAIR * Math.floor(summits(s, RIVAL) / AREAS_A_PAIR),
  },
};

function* raise(g: Warp): Flow {
  yield* rivalRaise(g);
}
