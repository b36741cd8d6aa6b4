import { extractOf } from '../extracting.ts';
import type { RivalAbility } from '../moments.ts';
import { activeDeck } from '../phase-check.ts';
import { inPhase, rivalGivesBack, rivalScores } from '../points.ts';
import type { PhasePoints } from '../points.ts';

const POINTS: PhasePoints = [1, 2, 3];
/** TWS 23.11. */
const TURNS_A_HALF_HOUR = 6;
const HARD_POINTS_A_HALF_HOUR = 2;

export const xotan: RivalAbility = {
  id: 'xotan',
  name: 'Xotan Timebenders',
  rule: 'TWS 19.21',
  moments: {
    atRivalTurnEnd: {
      *act(g) {
        rivalScores(g, inPhase(g.state, POINTS));
      },
    },
    whenBeaten: {
      *act(g) {
        rivalGivesBack(g, inPhase(g.state, POINTS));
      },
    },
    atNextPhase: {
      *act(g) {
        const solo = g.state.solo!;
        solo.removed.push(...activeDeck(solo).splice(-1));
      },
    },
    canDoSpecial: true,
    special: { act: (g) => extractOf(g, g.state.solo!.drawn.at(-1)!) },
    // TWS 23.6, TWS 23.12
    hardPoints: ({ options, solo }) => {
      const { halfHours, playerTurns } = solo!;
      const passed = options.clock === 'turns' ? Math.floor(playerTurns / TURNS_A_HALF_HOUR) : halfHours;
      return HARD_POINTS_A_HALF_HOUR * passed;
    },
  },
};
