import { countTrackBuildings } from '../../queries.ts';
import { TRACK } from '../../state.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import type { PhasePoints } from '../points.ts';
import { RIVAL } from '../state.ts';
import { buildOrUpgrade, canDevelopType, developType } from './one-type.ts';

const MINE = 'gold-mine';
const POINTS: PhasePoints = [1, 2, 2];
const HARD_POINTS_A_MINE = 2;

export const skolok: RivalAbility = {
  id: 'skolok',
  name: 'Skolok Miners',
  rule: 'TWS 19.3',
  moments: {
    whenBuilt: {
      applies: (_s, _rival, { type }) => type === MINE,
      *act(g) {
        rivalScores(g, inPhase(g.state, POINTS));
      },
    },
    whenUpgraded: {
      applies: (_s, _rival, { type }) => type === MINE,
      *act(g) {
        rivalScores(g, inPhase(g.state, POINTS));
      },
    },
    atNextPhase: { act: (g) => buildOrUpgrade(g, MINE) },
    canDoSpecial: (s, _rival, { kind }) => canDevelopType(s, kind, MINE),
    special: { act: (g, _rival, { kind }) => developType(g, kind, MINE) },
    hardPoints: (s) => HARD_POINTS_A_MINE * countTrackBuildings(s, RIVAL, TRACK[MINE]),
  },
};
