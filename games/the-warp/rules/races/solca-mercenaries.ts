import type { Flow, Seat } from '@warptable/kernel';
import { canPay, pay } from '../effects/goods.ts';
import { modifyStrength } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { AtArea, Warp } from '../moments.ts';
import { strengthAt } from '../reckoning.ts';
import { REFUSED } from '../refusals.ts';
import { decideInCombat } from '../steps/combat/free.ts';
import type { RaceRules } from './race.ts';

const PRICE = { gold: 3, energy: 0 };

export const solcaMercenaries: RaceRules = {
  active: { hiresGuns: () => true },
  always: { combatDiscount: () => 1 },
  exiled: { atDeclare: { applies: (s, _seat, { area }) => strengthAt(s, area) > 1, act: buyOff } },
};

function* buyOff(g: Warp, seat: Seat, { area }: AtArea): Flow {
  const s = g.state;
  const answer = yield* decideInCombat<'pay' | 'no'>(g, seat, {
    kind: 'forSale',
    candidates: () => ['pay', 'no'],
    whyNot: (one) =>
      one === 'no' || canPay(s.players[seat]!, PRICE) ? undefined : REFUSED.notEnoughResources,
    about: { area: boardOf(s).ids[area]! },
  });
  if (answer === 'no') return;
  pay(g, seat, PRICE);
  modifyStrength(g, area, -1);
}
