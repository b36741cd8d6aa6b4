import type { Json, Pending, Seat, Value } from '@warptable/kernel';
import { OBJECTIVES, TECHNOLOGIES } from '../../content/index.ts';
import type { Action, ActionCardId, TacticsId, TechnologyId } from '../../content/index.ts';
import { positionOf } from '../../rules/available/settlements.ts';
import { boardOf } from '../../rules/geometry.ts';
import { NOBODY } from '../../rules/state.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { appealOfAction, appealOfCards } from './actions.ts';
import { appealInBattle, appealOfTactics, appealOfTechnology } from './cards.ts';
import { HABITS } from './habits.ts';
import { appealOfAttack, appealOfPlace, easeOfLeaving } from './places.ts';

/** Weighs one option of a question of some kind. */
type Weigh = (s: State, seat: Seat, option: Value, about: About) => number;

/** What the prompt says beside its kind, as far as advice needs it. */
interface About {
  readonly from?: string;
  readonly to?: string;
}

/** How likely an option is that means to go without. */
const SELDOM = 0.02;

const placeOf = (s: State, option: Value): Place => boardOf(s).place(option as string);
const square = (appeal: number): number => appeal * appeal;

/** Unless it means to stop, a place by its appeal. */
const orDone =
  (weigh: (s: State, seat: Seat, place: Place) => number): Weigh =>
  (s, seat, option) =>
    option === 'done' || option === 'none' ? SELDOM : weigh(s, seat, placeOf(s, option));

const much: Weigh = (_s, _seat, amount) => 0.01 + square(amount as number);

/** What a sensible player would answer, by the kind of the question. Of kinds that are not listed all options are alike. */
const ADVICE: Readonly<Record<string, Weigh>> = {
  action: (s, seat, action) => appealOfAction(s, seat, action as Action) ** HABITS.decisionOnAction,
  spendGoods: (_s, _seat, goods) => HABITS.spendGood ** (goods as number),
  useBeacons: (_s, _seat, beacons) => HABITS.spendGood ** (beacons as number),
  moveFrom: (s, seat, from) => easeOfLeaving(s, seat, placeOf(s, from)),
  moveTo: (s, seat, to, { from }) =>
    appealOfMove(s, seat, placeOf(s, from ?? to), placeOf(s, to)) ** HABITS.decisionOnPlace,
  shipsToMove: weighShips,
  secondGroup: (s, seat, from) =>
    from === 'none' ? 1 : HABITS.secondGroup * easeOfLeaving(s, seat, placeOf(s, from)),
  secondStart: (s, seat, from) =>
    from === 'none' ? 1 : HABITS.secondStart * easeOfLeaving(s, seat, placeOf(s, from)),
  deployShips: much,
  warpInTo: orDone((s, _seat, place) => 1 / (1 + at(s.fleetSize, place))),
  reinforceAt: orDone((s, seat, place) => (place === s.gates[seat] ? 0.7 : 2 / (1 + at(s.fleetSize, place)))),
  flyDroneTo: (s, seat, to) => bestTechnologyAt(s, seat, placeOf(s, to)),
  technology: (s, seat, id) => square(appealOfTechnology(s, at(s.players, seat), id as TechnologyId)),
  settle: orDone(appealOfSettling),
  geneBanks: orDone(() => 1),
  objective: (s, seat, option) =>
    option === 'none' ? SELDOM : appealOfObjective(s, seat, positionOf(option as string)),
  promoteCount: much,
  drawCount: much,
  keepTactics: (_s, _seat, card) => square(appealOfTactics(card as TacticsId)),
  keepSecondTactics: (_s, _seat, card) =>
    card === 'none' ? SELDOM : square(appealOfTactics(card as TacticsId)),
  keepVeteran: (_s, _seat, yes) => (yes === 'yes' ? 1 : SELDOM),
  tactics: weighTactics,
  redeployTo: orDone((s, seat, place) => 0.02 * appealOfPlace(s, seat, place)),
  ruins: (_s, _seat, find) => (find === 'good' || find === 'technology' ? 3 : 1),
};

export function advise(s: State, { ask, options }: Pending): number[] | undefined {
  const whole = CARD_ADVICE[ask.kind];
  if (whole) return whole(s, ask.seat, options as readonly ActionCardId[]);
  const weigh = ADVICE[ask.kind];
  if (!weigh) return undefined;
  const about = (NEEDS_ABOUT.has(ask.kind) ? ask.about : undefined) as Json as About | undefined;
  return options.map((option) => weigh(s, ask.seat, option, about ?? {}));
}

const NEEDS_ABOUT = new Set(['moveTo', 'shipsToMove']);

/** Cards of the own hand are weighed together: they share actions. */
const CARD_ADVICE: Readonly<
  Record<string, (s: State, seat: Seat, cards: readonly ActionCardId[]) => number[]>
> = {
  card: (s, seat, cards) => appealOfCards(s, seat, cards).map((appeal) => appeal ** HABITS.decisionOnAction),
  discardCard: (s, seat, cards) => appealOfCards(s, seat, cards).map((appeal) => 1 / appeal),
};

/** To a place without enemies by its appeal, to an enemy's if the fleet is large enough. */
function appealOfMove(s: State, seat: Seat, from: Place, to: Place): number {
  const owner = at(s.fleetOwner, to);
  if (owner === NOBODY || owner === seat) return appealOfPlace(s, seat, to);
  return appealOfAttack(s, to, at(s.fleetSize, from));
}

/** Into battle with all, else with one or a few, so that others can go elsewhere. */
function weighShips(s: State, seat: Seat, amount: Value, { from, to }: About): number {
  const ships = amount as number;
  if (from === undefined || to === undefined) return 1;
  const owner = at(s.fleetOwner, placeOf(s, to));
  if (owner !== NOBODY && owner !== seat) return square(ships);
  return ships === 1 ? 1 : HABITS.moveMany / ships;
}

function bestTechnologyAt(s: State, seat: Seat, planet: Place): number {
  const { world } = at(boardOf(s).places, planet);
  let best = 0.1;
  for (const id of s.technologies) {
    if (TECHNOLOGIES[id].type === world)
      best = Math.max(best, appealOfTechnology(s, at(s.players, seat), id));
  }
  return square(best);
}

/** Sectors that are nearly full come first. */
function appealOfSettling(s: State, seat: Seat, planet: Place): number {
  const board = boardOf(s);
  const { planets } = at(board.sectors, at(board.places, planet).sector);
  let missing = 0;
  for (const one of planets) if (s.markerOwner[one] !== seat) missing++;
  return 0.5 + 3 / missing;
}

/** By its type alone, which is all that is known before it is taken (WG 9.11). */
function appealOfObjective(s: State, seat: Seat, position: number): number {
  const board = boardOf(s);
  const { type } = OBJECTIVES[at(s.objectives, position)];
  let own = 1;
  for (const planet of board.planets) {
    if (s.markerOwner[planet] === seat && at(board.places, planet).world === type) own++;
  }
  return own;
}

function weighTactics(s: State, seat: Seat, card: Value): number {
  const { battle } = s;
  if (!battle) return 1;
  const defenders = at(s.fleetSize, battle.planet);
  const [ships, against] =
    seat === battle.attacker ? [battle.attackers, defenders] : [defenders, battle.attackers];
  return appealInBattle(card as TacticsId, ships, against);
}
