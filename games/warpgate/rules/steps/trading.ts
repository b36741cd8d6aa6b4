import type { Flow } from '@warptable/kernel';
import { happen } from '../abilities/index.ts';
import { placesWithShips } from '../available/moves.ts';
import { tradingOf, whyNotSecond, whyNotThird, whyNotTradeFrom } from '../available/trade.ts';
import { claimGood } from '../effects/goods.ts';
import { hasToken, moveShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import type { ActionArgs } from './moving.ts';
import { ask } from '../questions.ts';

/** WG 10.1, WG 10.7: one ship visits a second and a third planet with a trade icon, and brings home a Trade Good. */
export function* trade(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const board = boardOf(s);
  const { ids } = board;
  const trading = tradingOf(s, seat, x);
  const from = yield* ask.tradeFrom(seat, {
    about: { range: x },
    candidates: () => placesWithShips(s, seat),
    whyNot: (id) => whyNotTradeFrom(s, trading, board.place(id)),
  });
  const revealsToken = (id: string): boolean => hasToken(s, board.place(id));
  const first = board.place(from);
  const whyNotStop = (id: string) => whyNotSecond(s, trading, first, board.place(id));
  const second = board.place(
    yield* ask.tradeSecond(seat, {
      about: { from, range: x },
      candidates: () => ids,
      whyNot: whyNotStop,
      final: revealsToken,
    }),
  );
  if ((yield* moveShips(g, seat, first, second, 1)) === 0) return; // WG 17.6
  const whyNotEnd = (id: string) => whyNotThird(s, trading, first, second, board.place(id));
  const third = board.place(
    yield* ask.tradeThird(seat, {
      about: { from: ids[second]!, range: x },
      candidates: () => ids,
      whyNot: whyNotEnd,
      final: revealsToken,
    }),
  );
  if ((yield* moveShips(g, seat, second, third, 1)) === 0) return;
  claimGood(g, seat); // WG 10.6
  yield* happen(g, seat, 'afterTrade');
}
