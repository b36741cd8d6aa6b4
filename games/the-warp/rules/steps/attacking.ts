import type { Flow, Seat } from '@warptable/kernel';
import { exiled } from '../abilities.ts';
import {
  MAX_ATTACKERS,
  whyNotAttack,
  whyNotByShip,
  whyNotOnFoot,
  whyNotOrigin,
} from '../available/attacks.ts';
import { gainArea } from '../effects/control.ts';
import { missionCheck } from '../effects/missions.ts';
import { flipTokens, isFacedown } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { exiledRaceAt, isEmpty, placesOf, troopLimit } from '../queries.ts';
import { NOBODY } from '../state.ts';
import type { Area, Combat, CombatSide } from '../state.ts';
import { bribe } from './combat/bribing.ts';
import { playCards } from './combat/cards.ts';
import { fight } from './combat/dice.ts';
import { payForCards } from './combat/paying.ts';
import { resolve } from './combat/resolving.ts';
import { ask } from '../questions.ts';
import { soloCards } from '../solo/combat/course.ts';
import type { WarpAbout } from '../questions.ts';

export { canAttack } from '../available/attacks.ts';

/** The Attack action. */
export const attackAction = (g: Warp): Flow => attack(g, g.state.active, 0);

/** TW 10.1: the six steps, all of them once the attack is declared (TW 10.9); `plus` for the dice of Second Wave. */
export function* attack(g: Warp, seat: Seat, plus: number): Flow {
  const s = g.state;
  const target = yield* declare(g, seat, plus);
  if (s.combat === null) {
    yield* missionCheck(g);
    return;
  }
  yield* exiled.happen(g, exiledRaceAt(s, target), 'atDeclare', { seat, area: target }); // TW 10.8
  yield* fightOut(g);
}

/** Steps 2 to 6, with their check points (TWS 12.31); in the solo game cards are played and paid in another order (TWS 17.9). */
export function* fightOut(g: Warp): Flow {
  const combat = g.state.combat!;
  yield* g.state.solo ? soloCards(g) : cards(g);
  yield* missionCheck(g);
  combat.step = 5;
  yield* fight(g);
  combat.step = 6;
  yield* resolve(g);
  yield* missionCheck(g);
}

/** Steps 2 to 4. */
function* cards(g: Warp): Flow {
  const combat = g.state.combat!;
  combat.step = 2;
  yield* playCards(g);
  combat.step = 3;
  yield* bribe(g);
  combat.step = 4;
  yield* payForCards(g);
}

/** Step 1 (TW 10.2, TWS 17.1). */
function* declare(g: Warp, seat: Seat, plus: number): Flow<Area> {
  const s = g.state;
  const { ids, place, neighbours, within2 } = boardOf(s);
  const from = yield* ask.attackFrom(seat, {
    candidates: () => placesOf(s, seat),
    whyNot: (id) => whyNotOrigin(s, seat, place(id)),
  });
  const origin = place(from);
  const more = plus > 0 ? { plus } : {};
  const reach = s.ships[origin]! > 0 ? within2[origin]! : neighbours[origin]!;
  const to = yield* ask.attackTarget(seat, {
    about: { from, ...more },
    candidates: () => reach.map((area) => ids[area]!),
    whyNot: (_id, at) => whyNotAttack(s, seat, origin, reach[at]!),
  });
  const target = place(to);
  const about = { from, to, ...more };
  const ship = yield* usesShip(g, seat, origin, target, about);
  const max = Math.min(MAX_ATTACKERS, s.troops[origin]! - 1);
  const attackers = yield* ask.attackTroops(seat, { about, min: 1, max });
  const attack: Attack = { attacker: seat, origin, target, ship, attackers, plus };
  if (isEmpty(s, target)) yield* walkIn(g, attack);
  else beginCombat(g, attack);
  return target;
}

type Attack = Pick<Combat, 'attacker' | 'origin' | 'target' | 'ship' | 'attackers' | 'plus'>;

/** TW 10.7: Troops and ship leave the origin. */
function setOut(g: Warp, { attacker, origin, target, ship, attackers }: Attack): void {
  const s = g.state;
  const { ids } = boardOf(s);
  s.troops[origin]! -= attackers;
  if (ship) s.ships[origin]!--;
  g.emit?.({
    type: 'AttackDeclared',
    seat: attacker,
    from: ids[origin]!,
    to: ids[target]!,
    troops: attackers,
    ship,
    defender: s.owner[target]!,
  });
}

/** The attack is declared (TW 10.6, TW 10.9; TWS 11.10, TWS 11.13, TWS 17.17). */
export function beginCombat(g: Warp, attack: Attack): void {
  const s = g.state;
  setOut(g, attack);
  s.combat = newCombat(attack, s.owner[attack.target]!);
  if (isFacedown(s, attack.target)) flipTokens(g, [attack.target]);
}

/** TW 8.13, TW 8.14: one ship at most goes along. */
function* usesShip(
  g: Warp,
  seat: Seat,
  origin: Area,
  target: Area,
  about: WarpAbout<'useShip'>,
): Flow<boolean> {
  const s = g.state;
  if (whyNotByShip(s, origin, target)) return false;
  if (whyNotOnFoot(s, origin, target)) return true;
  return (yield* ask.useShip(seat, { about })) === 'yes';
}

/** TW 19.13: an empty area is simply entered. */
function* walkIn(g: Warp, attack: Attack): Flow {
  const s = g.state;
  const { attacker, origin, target, ship, attackers } = attack;
  setOut(g, attack);
  const enter = Math.min(attackers, troopLimit(s, target));
  s.troops[origin]! += attackers - enter;
  if (ship) s.ships[target]!++;
  yield* gainArea(g, attacker, target, enter, 'walked in', ship);
}

function newCombat({ attacker, origin, target, ship, attackers, plus }: Attack, defender: Seat): Combat {
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
