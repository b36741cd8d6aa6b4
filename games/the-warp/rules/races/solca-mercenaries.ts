import { pickOne } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { canPay, pay } from '../effects/goods.ts';
import { modifyStrength } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { AtArea, Warp } from '../moments.ts';
import { strengthAt } from '../reckoning.ts';
import { REFUSED } from '../refusals.ts';
import type { RaceRules } from './race.ts';

const PRICE = { gold: 3, energy: 0 };

export const solcaMercenaries: RaceRules = {
  active: { hiresGuns: () => true },
  always: { combatDiscount: () => 1 },
  exiled: { atDeclare: { applies: (s, _seat, { area }) => strengthAt(s, area) > 1, act: buyOff } },
};

function* buyOff(g: Warp, seat: Seat, { area }: AtArea): Flow {
  const s = g.state;
  const answer = yield* pickOne(
    seat,
    'forSale',
    () => ['pay', 'no'] as const,
    (one) => (one === 'no' || canPay(s.players[seat]!, PRICE) ? undefined : REFUSED.notEnoughResources),
    { area: boardOf(s).ids[area]! },
  ).whateverHeld();
  if (answer === 'no') return;
  pay(g, seat, PRICE);
  modifyStrength(g, area, -1);
}
