import { pickPlace } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { atMoment } from '../abilities/index.ts';
import { placesWithShips } from '../available/moves.ts';
import { whyNotSecondPlanet, whyNotThirdPlanet, whyNotTradeFrom } from '../available/trade.ts';
import { claimGood } from '../effects/goods.ts';
import { moveShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import type { ActionArgs } from './moving.ts';

/** WG 10.1: one ship visits a second and a third planet with a trade icon, and brings home a Trade Good. */
export function* trade(g: Warpgate, { seat, x }: ActionArgs): Flow {
  const s = g.state;
  const board = boardOf(s);
  const candidates = (): string[] => placesWithShips(s, seat);
  const from = yield* pickPlace(seat, 'tradeFrom', candidates, (id) =>
    whyNotTradeFrom(s, seat, x, board.place(id)),
  );
  const first = board.place(from);
  const second = board.place(
    yield* pickPlace(
      seat,
      'tradeSecond',
      () => board.ids,
      (id) => whyNotSecondPlanet(s, seat, x, first, board.place(id)),
      { from },
    ),
  );
  if ((yield* moveShips(g, seat, first, second, 1)) === 0) return; // WG 17.6
  const about = { from: board.ids[second]! };
  const third = board.place(
    yield* pickPlace(
      seat,
      'tradeThird',
      () => board.ids,
      (id) => whyNotThirdPlanet(s, seat, x, first, second, board.place(id)),
      about,
    ),
  );
  if ((yield* moveShips(g, seat, second, third, 1)) === 0) return;
  claimGood(g, seat); // WG 10.6
  yield* atMoment(g, seat, 'afterTrade', undefined);
}
