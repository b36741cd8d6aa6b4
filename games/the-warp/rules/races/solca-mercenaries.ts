import type { Flow } from '@warptable/kernel';
import { canPay, pay } from '../effects/goods.ts';
import { modifyStrength } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { AtArea, Exiled, Warp } from '../moments.ts';
import { strengthAt } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { decideInCombat } from '../steps/combat/free.ts';
import type { RaceRules } from './race.ts';

const PRICE = { gold: 3, energy: 0 };

export const solcaMercenaries: RaceRules = {
  id: 'solca-mercenaries',
  active: { name: 'Hired Guns', rule: 'TW 10.40', moments: { hiresGuns: true } },
  always: { name: 'Standing Contract', rule: 'TW 14.14', moments: { combatDiscount: 1 } },
  exiled: {
    name: 'For Sale',
    rule: 'TW 10.8',
    moments: { atDeclare: { applies: (s, _exiled, { area }) => strengthAt(s, area) > 1, act: buyOff } },
  },
};

function* buyOff(g: Warp, _exiled: Exiled, { seat, area }: AtArea): Flow {
  const s = g.state;
  const answer = yield* decideInCombat(g, seat, 'forSale', {
    candidates: (): ('pay' | 'no')[] => ['pay', 'no'],
    whyNot: (one) =>
      one === 'no' || canPay(s.players[seat]!, PRICE) ? undefined : REFUSED.notEnoughResources,
    about: { area: boardOf(s).ids[area]! },
  });
  if (answer === 'no') return;
  pay(g, seat, PRICE);
  modifyStrength(g, area, -1);
}
