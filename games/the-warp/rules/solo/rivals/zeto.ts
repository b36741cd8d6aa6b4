import type { Flow } from '@warptable/kernel';
import { ARCHIVE } from '../../../content/index.ts';
import type { ArchiveId } from '../../../content/index.ts';
import { cardsToTake, roomInHand, takeCard } from '../../effects/cards.ts';
import { salvage } from '../../effects/salvaging.ts';
import { cardsOf } from '../../missions/conditions.ts';
import type { Warp } from '../../moments.ts';
import type { State } from '../../state.ts';
import type { RivalAbility } from '../moments.ts';
import { inPhase, rivalScores } from '../points.ts';
import { PLAYER } from '../state.ts';

const MANY = 3;
const SUSPICIOUS = 2;
const FLOOD = 2;
const HARD_POINTS_A_CARD = 2;

/** TWS 19.19, TWS 19.27: what lies on the table or in the Discard Pile does not count. */
const combatCardsOf = cardsOf('combat');

export const zeto: RivalAbility = {
  id: 'zeto',
  name: 'Zeto Archivists',
  rule: 'TWS 19.19',
  moments: {
    atPlayerTurnStart: {
      applies: (s) => combatCardsOf(s, PLAYER) >= MANY,
      *act(g) {
        rivalScores(g, inPhase(g.state, [2, 2, 3]));
      },
    },
    atNextPhase: { act: flood },
    canDoSpecial: (s) => isSuspicious(s) || (roomInHand(s, PLAYER) > 0 && topCombatCard(s) !== undefined),
    special: { act: inspect },
    hardPoints: (s) => HARD_POINTS_A_CARD * combatCardsOf(s, PLAYER),
  },
};

const isSuspicious = (s: State): boolean => combatCardsOf(s, PLAYER) >= SUSPICIOUS;

const topCombatCard = ({ discard }: State): ArchiveId | undefined =>
  discard.findLast((card) => ARCHIVE[card].type === 'combat');

/** TWS 19.27: points, or the uppermost Combat Card of the Discard Pile for the Player. */
function* inspect(g: Warp): Flow {
  if (isSuspicious(g.state)) rivalScores(g, inPhase(g.state, [1, 1, 2]));
  else salvage(g, PLAYER, topCombatCard(g.state)!);
}

/** The Player has to draw from the facedown deck, up to the hand limit. */
function* flood(g: Warp): Flow {
  const s = g.state;
  for (let n = 0; n < FLOOD && roomInHand(s, PLAYER) > 0 && cardsToTake(s) > 0; n++)
    yield* takeCard(g, PLAYER, 'deck');
}
