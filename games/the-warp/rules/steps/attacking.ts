import { askYesNo, pickAmount, pickPlace } from '@warptable/kernel';
import type { Flow, Json, Seat } from '@warptable/kernel';
import { exiledAt } from '../abilities.ts';
import {
  MOST_ATTACKERS,
  whyNotAttack,
  whyNotByShip,
  whyNotOnFoot,
  whyNotOrigin,
} from '../available/attacks.ts';
import { gainArea } from '../effects/control.ts';
import { checkPoint } from '../effects/missions.ts';
import { flipTokens, isFacedown } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { isEmpty, placesOf, troopLimit } from '../reckoning.ts';
import { NOBODY } from '../state.ts';
import type { Area, Combat, CombatSide } from '../state.ts';
import { bribe } from './combat/bribing.ts';
import { playCards } from './combat/cards.ts';
import { fight } from './combat/dice.ts';
import { payForCards } from './combat/paying.ts';
import { resolve } from './combat/resolving.ts';

export { canAttack } from '../available/attacks.ts';

/** The Attack action. */
export const attackAction = (g: Warp): Flow => attack(g, g.state.active, 0);

/** TW 10.1: the six steps; `plus` for the dice of Second Wave. */
export function* attack(g: Warp, seat: Seat, plus: number): Flow {
  const s = g.state;
  const target = yield* declare(g, seat, plus);
  if (s.combat === null) {
    yield* checkPoint(g);
    return;
  }
  const exiled = exiledAt(s, target, 'atDeclare');
  if (exiled?.applies(s, seat, { area: target })) yield* exiled.act(g, seat, { area: target }); // TW 10.8
  s.combat.step = 2;
  yield* playCards(g);
  s.combat.step = 3;
  yield* bribe(g);
  s.combat.step = 4;
  yield* payForCards(g);
  yield* checkPoint(g);
  s.combat.step = 5;
  yield* fight(g);
  s.combat.step = 6;
  yield* resolve(g);
  yield* checkPoint(g);
}

/** Step 1 (TW 10.2 to TW 10.9). */
function* declare(g: Warp, seat: Seat, plus: number): Flow<Area> {
  const s = g.state;
  const { ids, place, neighbours, within2 } = boardOf(s);
  const from = yield* pickPlace(
    seat,
    'attackFrom',
    () => placesOf(s, seat),
    (id) => whyNotOrigin(s, seat, place(id)),
  );
  const origin = place(from);
  const more = plus > 0 ? { plus } : {};
  const reach = s.ships[origin]! > 0 ? within2[origin]! : neighbours[origin]!;
  const to = yield* pickPlace(
    seat,
    'attackTarget',
    () => reach.map((area) => ids[area]!),
    (_id, at) => whyNotAttack(s, seat, origin, reach[at]!),
    { from, ...more },
  );
  const target = place(to);
  const about = { from, to, ...more };
  const ship = yield* usesShip(g, seat, origin, target, about);
  const most = Math.min(MOST_ATTACKERS, s.troops[origin]! - 1);
  const attackers = yield* pickAmount(seat, 'attackTroops', 1, most, undefined, about);
  s.troops[origin]! -= attackers;
  if (ship) s.ships[origin]!--;
  g.tell?.({ type: 'AttackDeclared', seat, from, to, troops: attackers, ship, defender: s.owner[target]! });
  if (isEmpty(s, target)) {
    yield* walkIn(g, seat, origin, target, attackers, ship);
    return target;
  }
  s.combat = newCombat(seat, origin, target, ship, s.owner[target]!, attackers, plus);
  if (isFacedown(s, target)) flipTokens(g, [target]); // TW 10.6
  return target;
}

function* usesShip(g: Warp, seat: Seat, origin: Area, target: Area, about: Json): Flow<boolean> {
  const s = g.state;
  if (whyNotByShip(s, origin, target)) return false;
  if (whyNotOnFoot(s, origin, target)) return true;
  return (yield* askYesNo(seat, 'useShip', about)) === 'yes';
}

/** TW 19.13: an empty area is simply entered. */
function* walkIn(g: Warp, seat: Seat, origin: Area, target: Area, troops: number, ship: boolean): Flow {
  const s = g.state;
  const enter = Math.min(troops, troopLimit(s, target));
  s.troops[origin]! += troops - enter;
  if (ship) s.ships[target]!++;
  yield* gainArea(g, seat, target, enter, 'walked in', ship);
}

function newCombat(
  attacker: Seat,
  origin: Area,
  target: Area,
  ship: boolean,
  defender: Seat,
  attackers: number,
  plus: number,
): Combat {
  return {
    attacker,
    origin,
    target,
    ship,
    plus,
    defender,
    step: 1,
    attackers,
    supporter: NOBODY,
    bribed: false,
    offer: null,
    demanded: false,
    multEqual: false,
    unveiled: [],
    defendersRolled: 0,
    sides: [newSide(), newSide()],
  };
}

const newSide = (): CombatSide => ({
  cards: [],
  extraDice: 0,
  plus: 0,
  multiplier: 0,
  dice: [],
  doubled: [],
  bonuses: [],
  effects: [],
  lost: 0,
  power: 0,
});
