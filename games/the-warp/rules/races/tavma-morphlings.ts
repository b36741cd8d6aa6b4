import { roll } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { RaceId } from '../../content/index.ts';
import { canPay, pay } from '../effects/goods.ts';
import { mimic, mimickable } from '../effects/mimicking.ts';
import { modifyStrength } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { AtArea, Warp } from '../moments.ts';
import { TROOP_LIMIT, strengthAt } from '../reckoning.ts';
import { REFUSED } from '../refusals.ts';
import { decide } from '../steps/free.ts';
import type { RaceRules } from './race.ts';

const PRICE = { gold: 0, energy: 1 };
const LESS_UP_TO = 2;
const MORE_FROM = 5;

export const tavmaMorphlings: RaceRules = {
  active: { atTurnStart: { applies: () => true, act: moveToken } },
  exiled: { atDeclare: { applies: () => true, act: changeShape } },
};

/** TW 14.11; the turn has begun, so free moves are possible (TW 11.1). */
function* moveToken(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const race = yield* decide<RaceId | 'stay'>(g, seat, {
    kind: 'moveMimicry',
    candidates: () => [...mimickable(s, seat).filter((one) => one !== player.mimicked), 'stay'],
    whyNot: (one) => (one === 'stay' || canPay(player, PRICE) ? undefined : REFUSED.notEnoughResources),
  });
  if (race === 'stay') return;
  pay(g, seat, PRICE);
  mimic(g, seat, race);
}

function* changeShape(g: Warp, _seat: Seat, { area }: AtArea): Flow {
  const s = g.state;
  const [die] = yield* roll('a die was rolled for Unstable Flesh', 1);
  g.tell?.({ type: 'FleshChanged', area: boardOf(s).ids[area]!, die: die! });
  const strength = strengthAt(s, area);
  if (die! <= LESS_UP_TO && strength > 1) modifyStrength(g, area, -1);
  if (die! >= MORE_FROM && strength < TROOP_LIMIT) modifyStrength(g, area, 1);
}
