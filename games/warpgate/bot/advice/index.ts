import type { Json, Pending, Seat, Value } from '@warptable/kernel';
import type { Action, ActionCardId, TacticsId, TechnologyId } from '../../content/index.ts';
import { positionOf } from '../../rules/available/settlements.ts';
import { boardOf } from '../../rules/geometry.ts';
import { isQuestion } from '../../rules/questions.ts';
import type { QuestionKind } from '../../rules/questions.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { appealOfActions, appealOfCards } from './actions.ts';
import { appealInBattle, appealOfTactics, appealOfTechnology } from './cards.ts';
import { HABITS } from './habits.ts';
import { appealOfMove, appealOfPlace, appealOfShips, easeOfLeaving } from './places.ts';
import { appealOfObjective, appealOfSettling } from './settling.ts';
import { appealOfFlight, appealOfTradeStop } from './voyages.ts';

/** What the prompt says beside its kind, as far as advice needs it. */
interface About {
  readonly from?: string;
  readonly to?: string;
}

/** Weighs the options of a question. */
type Advice = (s: State, seat: Seat, options: readonly Value[], about: () => About) => number[];

/** How likely an option is that means to go without. */
const SELDOM = 0.02;

const square = (appeal: number): number => appeal * appeal;

const each =
  (weigh: (s: State, seat: Seat, option: Value) => number): Advice =>
  (s, seat, options) =>
    options.map((option) => weigh(s, seat, option));

/** Each place by its appeal, and by `without` what means none of them. */
const places =
  (weigh: (s: State, seat: Seat, place: Place) => number, without = SELDOM): Advice =>
  (s, seat, options) => {
    const board = boardOf(s);
    return options.map((option) =>
      option === 'done' || option === 'none' ? without : weigh(s, seat, board.place(option as string)),
    );
  };

const much = each((_s, _seat, amount) => 0.01 + square(amount as number));
const sparing = each((_s, _seat, amount) => HABITS.spendGood ** (amount as number));
const tactics = each((_s, _seat, card) =>
  card === 'none' ? SELDOM : square(appealOfTactics(card as TacticsId)),
);

/** What a sensible player would answer, by the kind of the question. Of kinds that are not listed all options are alike. */
const ADVICE: { readonly [K in QuestionKind]?: Advice } = {
  // A turn
  card: (s, seat, cards) =>
    appealOfCards(s, seat, cards as ActionCardId[]).map((appeal) => appeal ** HABITS.decisionOnAction),
  action: (s, seat, actions) =>
    (actions as Action[]).map(appealOfActions(s, seat)).map((appeal) => appeal ** HABITS.decisionOnAction),
  spendGoods: sparing,
  useBeacons: sparing,
  discardCard: (s, seat, cards) =>
    appealOfCards(s, seat, cards as ActionCardId[]).map((appeal) => 1 / appeal),
  // Moving
  moveFrom: places(easeOfLeaving),
  moveTo: (s, seat, options, about) => {
    const from = boardOf(s).place(about().from as string);
    return places((_, __, to) => appealOfMove(s, seat, from, to) ** HABITS.decisionOnPlace)(
      s,
      seat,
      options,
      about,
    );
  },
  shipsToMove: (s, seat, amounts, about) => {
    const to = boardOf(s).place(about().to as string);
    return amounts.map((ships) => appealOfShips(s, seat, to, ships as number));
  },
  secondGroup: places((s, seat, from) => HABITS.secondGroup * easeOfLeaving(s, seat, from), 1),
  secondStart: places((s, seat, from) => HABITS.secondStart * easeOfLeaving(s, seat, from), 1),
  // Deploying
  deployShips: much,
  warpInTo: places((s, _seat, place) => 1 / (1 + at(s.fleetSize, place))),
  reinforceAt: places((s, seat, place) => (place === s.gates[seat] ? 0.7 : 2 / (1 + at(s.fleetSize, place)))),
  // Other actions
  flyDroneTo: places(appealOfFlight),
  technology: each((s, seat, id) => square(appealOfTechnology(s, at(s.players, seat), id as TechnologyId))),
  settle: places(appealOfSettling),
  geneBanks: places(() => 1),
  objective: each((s, seat, option) =>
    option === 'none' ? SELDOM : appealOfObjective(s, seat, positionOf(option as string)),
  ),
  tradeSecond: places((s, _seat, to) => appealOfTradeStop(s, to)),
  tradeThird: places((s, _seat, to) => appealOfTradeStop(s, to)),
  promoteCount: much,
  drawCount: much,
  keepTactics: tactics,
  keepSecondTactics: tactics,
  keepVeteran: each((_s, _seat, answer) => (answer === 'yes' ? 1 : SELDOM)),
  ruins: each((_s, _seat, find) => (find === 'good' || find === 'technology' ? 3 : 1)),
  // Battles
  tactics: each((s, seat, card) => appealInBattle(s, seat, card as TacticsId)),
  redeployTo: places((s, seat, place) => SELDOM * appealOfPlace(s, seat, place)),
};

export function advise(s: State, { ask, options }: Pending): number[] | undefined {
  const weigh = isQuestion(ask.kind) ? ADVICE[ask.kind] : undefined;
  return weigh?.(s, ask.seat, options, () => ask.about as Json as About);
}
