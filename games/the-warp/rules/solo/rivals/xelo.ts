import { areasOf, buildingsOn } from '../../queries.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import { RIVAL } from '../state.ts';
import { buildOrUpgrade, canDevelopType, developType } from './one-type.ts';

const POST = 'trade-post';
const BUILDINGS_A_HARD_POINT = 3;

export const xelo: RivalAbility = {
  id: 'xelo',
  name: "Xe'lo Traders",
  rule: 'TWS 19.18',
  moments: {
    whenBribed: {
      *act(g) {
        rivalScores(g, inPhase(g.state, [1, 2, 2]));
      },
    },
    atNextPhase: { act: (g) => buildOrUpgrade(g, POST) },
    canDoSpecial: (s, _rival, { kind }) => canDevelopType(s, kind, POST),
    special: { act: (g, _rival, { kind }) => developType(g, kind, POST) },
    // Those of the Player's colour count too.
    hardPoints: (s) => {
      const buildings = areasOf(s, RIVAL).reduce((sum, area) => sum + buildingsOn(s, area), 0);
      return Math.floor(buildings / BUILDINGS_A_HARD_POINT);
    },
  },
};
