import { pickOne } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, Cost } from '../../content/index.ts';
import { atMoment, total } from '../abilities.ts';
import { canPlaceReserve } from '../available/free.ts';
import { canDraw, discardFromHand, refillLineUp, sourcesOfCards, takeCard } from '../effects/cards.ts';
import { add, gain, gainAny } from '../effects/goods.ts';
import { checkPoint } from '../effects/missions.ts';
import type { Warp } from '../moments.ts';
import { hasBonus } from '../reckoning.ts';
import { isOn } from '../state.ts';
import { decide } from './free.ts';
import { lookAndTake } from './looking.ts';

const MOST_DISCARDS = 3;
const DRAWS = 2;

/** TW 6.1 to TW 6.8. */
export function* consult(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  yield* atMoment(g, seat, 'atConsultStart', undefined);
  yield* consultDiscards(g, seat);
  yield* checkPoint(g, true);
  yield* consultDraws(g, seat);
  yield* refillLineUp(g);
  yield* checkPoint(g, true);
  if (canPlaceReserve(s, seat)) {
    yield* decide(g, seat, { kind: 'endIncome', candidates: () => ['endIncome'] });
  }
}

const TYPE_MARK = { build: 1, upgrade: 2, combat: 4, start: 0 } as const;

function* consultDiscards(g: Warp, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  let value: Cost = { gold: 0, energy: 0 };
  let discards = 0;
  while (discards < MOST_DISCARDS) {
    const candidates = (): (ArchiveId | 'draw')[] => [...player.hand, 'draw'];
    const about = { discards };
    const card =
      discards === 0
        ? yield* decide(g, seat, { kind: 'discard', candidates, about })
        : yield* pickOne(seat, 'discard', candidates, undefined, about); // TW 11.11
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
}

/** TW 6.5, 4.10, 19.26. */
function* consultDraws(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const duty = isOn(s, 'drawDuty') ? 0 : DRAWS;
  const looks = total(s, seat, 'looksAtTop', undefined);
  /** A free move may bring the bonus, or fill the hand (TW 4.8). */
  const left = (): number => {
    const bonus = hasBonus(s.players[seat]!, 'command-center') ? 1 : 0;
    return canDraw(s, seat) ? DRAWS + bonus - s.turn.drawn : 0;
  };
  let looked = false;
  for (let first = true; left() > 0; first = false) {
    const mayStop = s.turn.drawn >= duty;
    const candidates = (): (ArchiveId | 'deck' | 'stop')[] =>
      left() <= 0 ? ['stop'] : sourcesOfCards(s, mayStop);
    const about = { left: left() };
    const from = first
      ? yield* decide(g, seat, { kind: 'drawFrom', candidates, about })
      : yield* pickOne(seat, 'drawFrom', candidates, undefined, about);
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
