import type { Flow, Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, Cost } from '../../content/index.ts';
import { happen, total } from '../abilities.ts';
import { canPlaceReserve } from '../available/free.ts';
import { canDraw, discardFromHand, refillLineUp, sourcesOfCards, takeCard } from '../effects/cards.ts';
import { add, gain, gainAny } from '../effects/goods.ts';
import { missionCheck } from '../effects/missions.ts';
import type { Warp } from '../moments.ts';
import { hasBonus } from '../queries.ts';
import { rival } from '../solo/moments.ts';
import { isOn } from '../state.ts';
import { decide } from './free.ts';
import { lookAndTake } from './looking.ts';
import { ask } from '../questions.ts';

/** TW 6.1, TW 16.2. */
const MAX_DISCARDS = 3;
const DRAWS = 2;

/** TW 6.1, TW 6.6: discards, then draws in any case. */
export function* consult(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  yield* happen(g, seat, 'atConsultStart');
  yield* consultDiscards(g, seat);
  yield* missionCheck(g, true);
  yield* consultDraws(g, seat);
  yield* refillLineUp(g);
  yield* missionCheck(g, true);
  if (canPlaceReserve(s, seat)) {
    yield* decide(g, seat, 'endIncome', { candidates: () => ['endIncome'] });
  }
}

const TYPE_MARK = { build: 1, upgrade: 2, combat: 4, start: 0 } as const;

/** TW 6.2, TW 6.3: their value comes at the end, for all of them. */
function* consultDiscards(g: Warp, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  let value: Cost = { gold: 0, energy: 0 };
  let discards = 0;
  while (discards < MAX_DISCARDS) {
    const candidates = (): (ArchiveId | 'draw')[] => [...player.hand, 'draw'];
    const about = { discards };
    const card =
      discards === 0
        ? yield* decide(g, seat, 'discard', { candidates, about })
        : yield* ask.discard(seat, { about, candidates }); // TW 11.11
    if (card === 'draw') break;
    discards++;
    value = add(value, ARCHIVE[card].discard);
    player.deeds.consulted |= TYPE_MARK[ARCHIVE[card].type];
    discardFromHand(g, seat, [card]);
  }
  if (discards === 0) return;
  const doubled = hasBonus(player, 'energy-plant') && isOn(g.state, 'energyBonus'); // TW 19.4
  gain(g, seat, value.gold * (doubled ? 2 : 1), value.energy * (doubled ? 2 : 1));
  if (hasBonus(player, 'energy-plant') && !doubled) yield* gainAny(g, seat, discards); // TW 4.12
  yield* rival.happen(g, 'rival', 'whenPlayerDiscards', { cards: discards }); // TWS 16.6
}

/** TW 6.5, TW 4.10; TW 19.26: in both editions. */
function* consultDraws(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const looks = total(s, seat, 'looksAtTop');
  /** A free move may bring the bonus, or fill the hand (TW 4.8). */
  const left = (): number => {
    const bonus = hasBonus(s.players[seat]!, 'command-center') ? 1 : 0;
    return canDraw(s, seat) ? DRAWS + bonus - s.turn.drawn : 0;
  };
  let looked = false;
  for (let first = true; left() > 0; first = false) {
    const mayStop = s.turn.drawn >= DRAWS;
    const candidates = (): (ArchiveId | 'deck' | 'stop')[] =>
      left() <= 0 ? ['stop'] : sourcesOfCards(s, mayStop);
    const about = { left: left() };
    const from = first
      ? yield* decide(g, seat, 'drawFrom', { candidates, about, final: () => 'tried' })
      : yield* ask.drawFrom(seat, { about, candidates });
    if (from === 'stop') return;
    s.turn.drawn++;
    if (from === 'deck' && looks > 0 && !looked) {
      looked = true;
      yield* lookAndTake(g, seat, looks, { mayDecline: false, orderRest: true });
    } else {
      yield* takeCard(g, seat, from);
    }
  }
}
