import { ARCHIVE } from '../../../content/index.ts';
import { gain } from '../../effects/goods.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import { rivalRewards } from '../rewards.ts';
import { RIVAL } from '../state.ts';

/** Cards for a point. */
const SCRAP = 3;
const CARDS_A_HARD_POINT = 4;

export const dura: RivalAbility = {
  id: 'dura',
  name: 'Dura Scavengers',
  rule: 'TWS 19.23',
  moments: {
    whenPlayerDiscards: {
      *act(g, _rival, { cards }) {
        const solo = g.state.solo!;
        const before = solo.scrap;
        solo.scrap += cards;
        g.emit?.({ type: 'ScrapCounted', scrap: solo.scrap });
        const reached = Math.floor(solo.scrap / SCRAP) - Math.floor(before / SCRAP);
        for (let n = 0; n < reached; n++) rivalScores(g, inPhase(g.state, [1, 1, 2]));
      },
    },
    atNextPhase: { act: (g) => rivalRewards(g, 1) },
    canDoSpecial: (s) => s.discard.length > 0,
    special: {
      *act(g) {
        const { gold, energy } = ARCHIVE[g.state.discard.at(-1)!].discard;
        gain(g, RIVAL, gold, energy);
      },
    },
    hardPoints: (s) => Math.floor(s.discard.length / CARDS_A_HARD_POINT),
  },
};
