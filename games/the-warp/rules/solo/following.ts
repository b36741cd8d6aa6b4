import type { Flow } from '@warptable/kernel';
import { automaCard } from '../../content/index.ts';
import type { AutomaCard, DevelopKind } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import { drawCards } from '../effects/cards.ts';
import { canPay, payTo } from '../effects/goods.ts';
import type { Warp } from '../moments.ts';
import type { State } from '../state.ts';
import { canDevelopAtAll, rollDevelop } from './developing.ts';
import { rival } from './moments.ts';
import { canRivalRaise, rivalRaise } from './shifting.ts';
import { PLAYER, RIVAL } from './state.ts';

/** The faceup Automa Card; its follow part is in force until the next one is drawn (TWS 14.8). */
export const faceUpCard = (s: State): AutomaCard => automaCard(s.solo!.drawn.at(-1)!);

/** TWS 14.9, TWS 14.10, TWS 14.11, TWS 14.14: it follows the Player's Develop if it can, and pays for it; there is no other reward (TWS 14.15). */
export function* rivalFollowsDevelop(g: Warp, kind: DevelopKind): Flow {
  const s = g.state;
  const { follow } = faceUpCard(s);
  const player = s.players[RIVAL]!;
  if (follow.follows !== 'develop' || s.solo!.followed) return;
  if (!canPay(player, follow.pays) || !canDevelopAtAll(s, kind)) return;
  beginFollow(g, 'develop');
  payTo(g, RIVAL, PLAYER, follow.pays);
  const before = player.deeds.upgrades;
  yield* rollDevelop(g, kind);
  if (player.deeds.upgrades > before) player.deeds.followUpgrades++;
  yield* rival.happen(g, 'rival', 'whenFollowed');
  yield* happen(g, PLAYER, 'whenFollowed');
}

/** TWS 14.12, TWS 14.13: it raises an area, and the Player may draw. */
export function* rivalFollowsTerrashift(g: Warp): Flow {
  const s = g.state;
  const { follow } = faceUpCard(s);
  if (follow.follows !== 'terrashift' || s.solo!.followed || !canRivalRaise(s)) return;
  beginFollow(g, 'terrashift');
  yield* rivalRaise(g);
  yield* rival.happen(g, 'rival', 'whenFollowed');
  yield* drawCards(g, PLAYER, follow.draws);
  yield* happen(g, PLAYER, 'whenFollowed'); // TWS 14.18
}

/** TWS 14.16: once in a turn of the Player; a second action only if it could not follow the first (TWS 14.22). Never an Attack (TWS 14.17). */
function beginFollow(g: Warp, action: 'develop' | 'terrashift'): void {
  g.state.solo!.followed = true;
  g.state.players[PLAYER]!.deeds.followedBy |= 1 << RIVAL;
  g.emit?.({ type: 'Followed', seat: RIVAL, action });
}
