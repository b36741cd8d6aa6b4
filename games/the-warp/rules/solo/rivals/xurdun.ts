import { sumOfAreas } from '../../missions/conditions.ts';
import { rivalAttack } from '../attacking.ts';
import { muster } from '../extracting.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import { RIVAL } from '../state.ts';

const PRESSED = 2;
const TROOPS_A_HARD_POINT = 3;

export const xurdun: RivalAbility = {
  id: 'xurdun',
  name: 'Xurdun Slavers',
  rule: 'TWS 19.24',
  moments: {
    whenConquering: {
      *act(g) {
        rivalScores(g, inPhase(g.state, [1, 1, 2]));
      },
    },
    atNextPhase: { act: (g) => rivalAttack(g, 'E') }, // TWS 11.15
    canDoSpecial: ({ players }) => players[RIVAL]!.supply > 0, // TWS 8.12
    special: { act: (g) => muster(g, PRESSED) },
    hardPoints: (s) => Math.floor(sumOfAreas(s, RIVAL, s.troops) / TROOPS_A_HARD_POINT),
  },
};
