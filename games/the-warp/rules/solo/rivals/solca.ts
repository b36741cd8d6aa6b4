import { rivalAttack } from '../attacking.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import { rivalRewards } from '../rewards.ts';
import { RIVAL } from '../state.ts';

const GREAT_POWER = 35;
const HARD_POINTS_A_CARD = 2;

export const solca: RivalAbility = {
  id: 'solca',
  name: "Sol'ca Mercenaries",
  rule: 'TWS 19.17',
  moments: {
    atFinalPowers: {
      applies: (_s, _rival, { player, rival }) => Math.max(player, rival) >= GREAT_POWER,
      *act(g) {
        rivalScores(g, inPhase(g.state, [2, 2, 3]));
      },
    },
    atNextPhase: { act: (g) => rivalAttack(g, 'NE') }, // TWS 11.15
    canDoSpecial: (s) => s.rewardDeck.length + s.rewardDiscard.length > 0,
    special: { act: (g) => rivalRewards(g, 1) },
    hardPoints: ({ players }) => HARD_POINTS_A_CARD * players[RIVAL]!.rewards.length,
  },
};
