import type { Flow } from '@warptable/kernel';
import type { Cost } from '../../content/index.ts';
import { planOf } from '../available/developing.ts';
import { canPay, payTo } from '../effects/goods.ts';
import { missionCheck } from '../effects/missions.ts';
import type { Warp } from '../moments.ts';
import { carryOutFollow, chooseFollow, followTerms } from '../steps/developing.ts';
import { chooseOrComplete } from '../steps/passed-missions.ts';
import { carryOutShift, chooseShift } from '../steps/shifting.ts';
import { faceUpCard } from './following.ts';
import { rival } from './moments.ts';
import { PLAYER, RIVAL } from './state.ts';

/** TWS 14.1, TWS 14.4, TWS 14.5: the Player may follow the action of the faceup card, once (TWS 27.6). The Rival does not follow that (TWS 14.7). */
export function* followRival(g: Warp): Flow {
  const s = g.state;
  const { action } = faceUpCard(s);
  if (action.does !== 'attack' && canPay(s.players[PLAYER]!, action.followCost)) {
    const follows = action.does === 'terrashift' ? followTerrashift : followDevelop;
    if (yield* follows(g, action.followCost)) yield* rival.happen(g, 'rival', 'whenFollowed'); // TWS 19.26
  }
  s.turn.shifted = [];
  yield* missionCheck(g);
}

/** TWS 14.2, TWS 14.3, TWS 14.19, TWS 14.20, TWS 27.11. */
function* followDevelop(g: Warp, price: Cost): Flow<boolean> {
  const s = g.state;
  if (s.players[PLAYER]!.presets.noDevelop) return false;
  const terms = { ...followTerms(s), first: price };
  const [path] = yield* chooseOrComplete(g, [(isAlone) => chooseFollow(s, PLAYER, terms, isAlone)]);
  if (path![0] === 'no') return false;
  payForFollow(g, price);
  yield* carryOutFollow(g, PLAYER, planOf(path!));
  return true;
}

function* followTerrashift(g: Warp, price: Cost): Flow<boolean> {
  const s = g.state;
  if (s.players[PLAYER]!.presets.noTerrashift) return false;
  const [path] = yield* chooseOrComplete(g, [(isAlone) => chooseShift(s, PLAYER, true, isAlone, price)]);
  if (path![0] === 'no') return false;
  payForFollow(g, price);
  carryOutShift(g, PLAYER, path!);
  return true;
}

/** To the Rival, and before anything else (TWS 14.3); TWS 14.23: an event of its turn. */
function payForFollow(g: Warp, price: Cost): void {
  payTo(g, PLAYER, RIVAL, price);
  g.state.players[RIVAL]!.deeds.followedBy |= 1 << PLAYER;
}
