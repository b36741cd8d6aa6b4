import type { Flow } from '@warptable/kernel';
import { payTo } from '../../effects/goods.ts';
import type { Warp } from '../../moments.ts';
import { ask } from '../../questions.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import { PLAYER, RIVAL } from '../state.ts';

const RESOURCES_A_HARD_POINT = 2;

export const silna: RivalAbility = {
  id: 'silna',
  name: 'Silna Officials',
  rule: 'TWS 19.26',
  moments: {
    whenFollowed: {
      *act(g) {
        rivalScores(g, inPhase(g.state, [1, 1, 2]));
      },
    },
    atNextPhase: {
      *act(g) {
        // TWS 19.13: a payment and a gain
        const { gold, energy } = g.state.players[PLAYER]!;
        payTo(g, PLAYER, RIVAL, { gold: Math.min(1, gold), energy: Math.min(1, energy) });
      },
    },
    canDoSpecial: ({ players }) => players[PLAYER]!.gold + players[PLAYER]!.energy > 0,
    special: { act: gift },
    hardPoints: ({ players }) =>
      Math.floor((players[RIVAL]!.gold + players[RIVAL]!.energy) / RESOURCES_A_HARD_POINT),
  },
};

/** TWS 9.10: one resource, as the Player chooses. */
function* gift(g: Warp): Flow {
  const player = g.state.players[PLAYER]!;
  const given = yield* ask.silnaGift(PLAYER, {
    candidates: () => (['gold', 'energy'] as const).filter((kind) => player[kind] > 0),
  });
  payTo(g, PLAYER, RIVAL, { gold: given === 'gold' ? 1 : 0, energy: given === 'energy' ? 1 : 0 });
}
