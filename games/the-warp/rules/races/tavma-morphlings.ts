import { roll } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { RIVALS } from '../../content/index.ts';
import type { RaceId } from '../../content/index.ts';
import { refreshAbilities } from '../abilities.ts';
import { canPay, pay } from '../effects/goods.ts';
import { modifyStrength } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { AtArea, Exiled, Warp } from '../moments.ts';
import { TROOP_LIMIT, strengthAt } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import type { State } from '../state.ts';
import { decide } from '../steps/free.ts';
import type { RaceRules } from './race.ts';

const PRICE = { gold: 0, energy: 1 };
const LESS_UP_TO = 2;
const MORE_FROM = 5;

export const tavmaMorphlings: RaceRules = {
  id: 'tavma-morphlings',
  active: {
    name: 'Mimicry',
    rule: 'TW 14.11',
    moments: { afterDraft: { act: placeToken }, atTurnStart: { act: moveToken } },
  },
  exiled: { name: 'Unstable Flesh', rule: 'TW 10.8', moments: { atDeclare: { act: changeShape } } },
};

/** TW 2.21. */
function* placeToken(g: Warp, seat: Seat): Flow {
  mimic(g, seat, yield* ask.mimic(seat, { candidates: () => mimickable(g.state, seat) }));
}

/** TW 14.11; the turn has begun, so free moves are possible (TW 11.1). */
function* moveToken(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const race = yield* decide(g, seat, 'moveMimicry', {
    candidates: (): (RaceId | 'stay')[] => [
      ...mimickable(s, seat).filter((one) => one !== player.mimicked),
      'stay',
    ],
    whyNot: (one) => (one === 'stay' || canPay(player, PRICE) ? undefined : REFUSED.notEnoughResources),
  });
  if (race === 'stay') return;
  pay(g, seat, PRICE);
  mimic(g, seat, race);
}

/** TW 14.11: the race cards that the Tavma Token of this seat may lie on. */
const mimickable = (s: State, seat: Seat): RaceId[] =>
  s.solo
    ? [RIVALS[s.solo.rival].race, s.exiled.yellow!, s.exiled.green!] // TWS 21.8
    : s.players.flatMap(({ races }, other) => (other === seat ? [] : races));

function mimic(g: Warp, seat: Seat, race: RaceId): void {
  const player = g.state.players[seat]!;
  player.mimicked = race;
  refreshAbilities(player);
  g.emit?.({ type: 'Mimicked', seat, race });
}

function* changeShape(g: Warp, _exiled: Exiled, { area }: AtArea): Flow {
  const s = g.state;
  const [die] = yield* roll('a die was rolled for Unstable Flesh', 1);
  g.emit?.({ type: 'FleshChanged', area: boardOf(s).ids[area]!, die: die! });
  const strength = strengthAt(s, area);
  if (die! <= LESS_UP_TO && strength > 1) modifyStrength(g, area, -1);
  if (die! >= MORE_FROM && strength < TROOP_LIMIT) modifyStrength(g, area, 1);
}
