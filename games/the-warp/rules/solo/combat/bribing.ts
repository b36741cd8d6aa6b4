import type { Flow } from '@warptable/kernel';
import { rivalCombatCard } from '../../../content/index.ts';
import type { Cost, RivalCombatId } from '../../../content/index.ts';
import { allowed, exiled, happen, total } from '../../abilities.ts';
import { tradeLimit, whyNotFree } from '../../available/free.ts';
import { canPay, pay } from '../../effects/goods.ts';
import { missionCheck } from '../../effects/missions.ts';
import type { Warp } from '../../moments.ts';
import { exiledRaceAt } from '../../queries.ts';
import { REFUSED } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { decideInCombat } from '../../steps/combat/free.ts';
import { rival } from '../moments.ts';
import { PLAYER, RIVAL } from '../state.ts';

/** TWS 17.4, TWS 17.13, TWS 27.4: the Player pays off open cards one by one; no other deal exists (TWS 27.9). TWS 17.15: not those who help the Exiled of No Questions. */
export function* bribeRival(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  if (exiled.allowed(s, exiledRaceAt(s, combat.target), 'cannotBeBribed')) return;
  while (openCards(s).some((card) => couldPay(s, rivalCombatCard(card).cost))) {
    const card = yield* decideInCombat(g, PLAYER, 'bribeRival', {
      candidates: (): (RivalCombatId | 'none')[] => ['none', ...openCards(s)],
      whyNot: (one) =>
        one === 'none' || canPay(s.players[PLAYER]!, rivalCombatCard(one).cost)
          ? undefined
          : REFUSED.cannotPayBribe,
    });
    if (card === 'none') break;
    yield* payOff(g, card);
  }
  if (!combat.bribed) return;
  g.lockUndo('Rival Combat Cards were bribed'); // TWS 28.4
  yield* happen(g, PLAYER, 'whenBribePaid'); // TWS 17.11, TWS 21.9: once, however many
  yield* missionCheck(g);
}

const openCards = (s: State): RivalCombatId[] =>
  s.solo!.slots.flatMap(({ card, became }) => (became === 'open' ? card : []));

/** TWS 17.4: exactly what is printed; it stays on the board until the clean-up. TWS 19.18: each card counts. */
function* payOff(g: Warp, card: RivalCombatId): Flow {
  const s = g.state;
  pay(g, PLAYER, rivalCombatCard(card).cost);
  s.solo!.slots.find((slot) => slot.card === card)!.became = 'bribed'; // TWS 17.5
  s.combat!.bribed = true;
  for (const seat of [PLAYER, RIVAL]) s.players[seat]!.deeds.bribes++; // TWS 17.11
  g.emit?.({ type: 'RivalCardSettled', card, became: 'bribed' });
  yield* rival.happen(g, 'rival', 'whenBribed');
}

/** From a Trade of this size on abilities give something (TW 14.3). */
const WORTH_A_REWARD = 2;

/** TWS 17.13: now, or after the Trade that is still open in this turn. */
function couldPay(s: State, cost: Cost): boolean {
  const player = s.players[PLAYER]!;
  if (canPay(player, cost)) return true;
  if (whyNotFree(s, PLAYER, '+trade') !== undefined) return false;
  const limit = tradeLimit(s, PLAYER);
  const reward = total(s, PLAYER, 'tradeReward');
  const mixed = allowed(s, PLAYER, 'mixesTrade');
  for (let given = -Math.min(limit, player.energy); given <= Math.min(limit, player.gold); given++) {
    const lack =
      Math.max(0, cost.gold - (player.gold - given)) + Math.max(0, cost.energy - (player.energy + given));
    const traded = mixed ? limit : Math.abs(given);
    if (lack <= (traded >= WORTH_A_REWARD ? reward : 0)) return true;
  }
  return false;
}
