import { pickPlace } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { atMoment } from '../abilities/index.ts';
import { placesWithShips } from '../available/moves.ts';
import { tradingOf, whyNotSecond, whyNotThird, whyNotTradeFrom } from '../available/trade.ts';
import { claimGood } from '../effects/goods.ts';
import { moveShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import type { ActionArgs } from './moving.ts';

/** WG 10.1: one ship visits a second and a third planet with a trade icon, and brings home a Trade Good. */
export function* trade(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const board = boardOf(s);
  const { ids } = board;
  const trading = tradingOf(s, seat, x);
  const from = yield* pickPlace(
    seat,
    'tradeFrom',
    () => placesWithShips(s, seat),
    (id) => whyNotTradeFrom(s, trading, board.place(id)),
    { range: x },
  );
  const first = board.place(from);
  const whyNotStop = (id: string) => whyNotSecond(s, trading, first, board.place(id));
  const second = board.place(
    yield* pickPlace(seat, 'tradeSecond', () => ids, whyNotStop, { from, range: x }),
  );
  if ((yield* moveShips(g, seat, first, second, 1)) === 0) return; // WG 17.6
  const whyNotEnd = (id: string) => whyNotThird(s, trading, first, second, board.place(id));
  const third = board.place(
    yield* pickPlace(seat, 'tradeThird', () => ids, whyNotEnd, { from: ids[second]!, range: x }),
  );
  if ((yield* moveShips(g, seat, second, third, 1)) === 0) return;
  claimGood(g, seat); // WG 10.6
  yield* atMoment(g, seat, 'afterTrade', undefined);
}
