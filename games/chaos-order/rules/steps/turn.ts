import { nothing, proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Border, TacticsId } from '../../content/index.ts';
import { happen, total, use } from '../abilities.ts';
import { exitsOf, whyNotGo } from '../available/moving.ts';
import {
  auxiliaryCost,
  flightCost,
  flightsOf,
  isFree,
  moveTerms,
  needsSlipAway,
  NO_COST,
  partsOf,
  pointsOf,
  turnOptions,
  whyNotTurn,
} from '../available/turn.ts';
import type { Cost, TurnOption } from '../available/turn.ts';
import { useSeam } from '../cards/effects.ts';
import { playCard } from '../cards/playing.ts';
import { construct } from '../effects/constructing.ts';
import { drawCards } from '../effects/cards.ts';
import { gain } from '../effects/gaining.ts';
import { gainGoods, pay } from '../effects/goods.ts';
import { harvest } from '../effects/harvesting.ts';
import { deploy, upgrade } from '../effects/leaders.ts';
import { chooseGroup, moveUnits, partLeaders } from '../effects/moving.ts';
import { recruitOnce } from '../effects/recruiting.ts';
import { research } from '../effects/research.ts';
import type { Chaos } from '../moments.ts';
import { trackAt } from '../queries.ts';
import { ask } from '../questions.ts';
import { playerAt } from '../state.ts';
import type { AbilityId, Place, State, Turn } from '../state.ts';

/** CO 6.15: one decision of the turn; then the next. Asked even if only its end is left: a hand must not show in whether it is (CO 2.16). */
export function* turn(g: Chaos): Flow {
  const s = g.state;
  const now = s.turn!;
  const { seat } = now;
  const question = ask.turn(seat, {
    about: () => aboutTurn(s, seat, s.turn!),
    candidates: () => turnOptions(s, seat, s.turn!),
    whyNot: (one) => whyNotTurn(s, seat, s.turn!, one),
  });
  const option = yield* question.alwaysAsk();
  if (option === 'end') return yield* endTurn(g, now);
  proceed(s, { step: 'turn', args: null });
  yield* carryOut(g, now, option);
}

function aboutTurn(s: State, seat: Seat, now: Turn) {
  const { phase, mainPoints, cardPoints, main, auxiliaryUsed } = now;
  const possible = !auxiliaryUsed && !whyNotTurn(s, seat, now, 'auxiliary');
  const { energy, gems } = auxiliaryCost(s, seat, now);
  return {
    phase,
    mainPoints,
    cardPoints,
    main,
    auxiliaryUsed,
    auxiliary: possible ? { energy, gems } : null,
  };
}

function* endTurn(g: Chaos, { seat, phase }: Turn): Flow {
  if (phase === 'move') yield* partLeaders(g, seat);
  g.state.turn = null;
  g.lockUndo('the turn has ended'); // CO 19.1, CO 29.1
}

function carryOut(g: Chaos, now: Turn, option: TurnOption): Flow {
  const { seat } = now;
  const { kind, object } = partsOf(option);
  switch (kind) {
    case 'main':
      return mainAction(g, now);
    case 'auxiliary':
      if (object !== 'free') return auxiliary(g, now, auxiliaryCost(g.state, seat, now), false);
      use(g.state, seat, 'freeAuxiliary', { turn: now });
      return auxiliary(g, now, NO_COST, true);
    case 'construct':
      return constructions(g, now);
    case 'recruit':
      return recruits(g, now);
    case 'harvest':
      return harvestAt(g, now, object as Place);
    case 'move':
      return move(g, now, object as Place);
    case 'flight':
      return fly(g, now);
    case 'seam':
      useSeam(g, seat);
      return nothing();
    case 'card':
      return playCard(g, seat, object as TacticsId);
    case 'ability':
      return happen(g, seat, 'useAbility', { id: object as AbilityId, turn: now });
    case 'end':
      return nothing();
  }
}

/** CO 6.8, CO 6.16: its fixed part comes at once; points are spent one by one. */
function* mainAction(g: Chaos, now: Turn): Flow {
  const s = g.state;
  const { seat, phase } = now;
  const { research: steps = 0, energy = 0, cards = 0, ...points } = trackAt(playerAt(s, seat), phase).main;
  const { build = 0, harvest: harvests = 0, recruit = 0, move: moves = 0 } = points;
  now.main = 'begun';
  now.mainPoints = build + harvests + recruit + moves;
  if (phase === 'recruit') now.mainPoints += total(s, seat, 'recruitBonus');
  g.emit?.({ type: 'MainActionBegan', seat, phase, points: now.mainPoints + steps });
  gainGoods(g, seat, energy, 0, 'main');
  if (cards > 0) yield* drawCards(g, seat, cards); // CO 12.1
  if (phase === 'discover') yield* research(g, seat, steps); // CO 8.1
  if (phase === 'build') yield* constructions(g, now);
  if (phase === 'recruit') yield* recruits(g, now);
}

/** CO 6.13: main points go first. */
function spend(now: Turn, points: number): void {
  const fromMain = Math.min(now.mainPoints, points);
  now.mainPoints -= fromMain;
  now.cardPoints -= points - fromMain;
}

function* constructions(g: Chaos, now: Turn): Flow {
  while (pointsOf(now) > 0) {
    const about = { points: pointsOf(now), foundationOnly: false, optional: true };
    if (!(yield* construct(g, now.seat, about))) return;
    spend(now, 1);
  }
}

/** CO 11.9, CO 11.10: the points of the main action and of cards are one batch. */
function* recruits(g: Chaos, now: Turn): Flow {
  while (pointsOf(now) > 0) {
    const spent = yield* recruitOnce(g, now.seat, pointsOf(now));
    if (spent === 0) return;
    spend(now, spent);
  }
}

function harvestAt(g: Chaos, now: Turn, at: Place): Flow {
  spend(now, 1);
  return harvest(g, now.seat, at);
}

/** CO 12.2 */
function* move(g: Chaos, now: Turn, from: Place): Flow {
  const s = g.state;
  const { seat } = now;
  const to = yield* ask.moveTo(seat, {
    about: { how: 'move', from },
    candidates: () => exitsOf(s, seat, from),
    whyNot: (one) => whyNotGo(s, seat, from, one, moveTerms),
  });
  const group = yield* chooseGroup(g, seat, 'move', from, to, moveTerms);
  if (needsSlipAway(s, seat, from, to, group)) now.slipAways--;
  const free = isFree(s, seat, now, from, group.leaders);
  if (!free) {
    spend(now, 1);
    now.moved = true;
  }
  yield* moveUnits(g, seat, 'move', from, to, group);
  if (free && from !== 'base') yield* happen(g, seat, 'afterFreeMove', { from, turn: now });
}

/** CO 20.8: with all units aboard. */
function* fly(g: Chaos, now: Turn): Flow {
  const s = g.state;
  const { seat } = now;
  const from = s.ship!;
  const cost = flightCost(s, seat, now);
  const to: Border = yield* ask.flight(seat, {
    about: { from, cost },
    candidates: () => flightsOf(s, seat),
  });
  if (cost > 0) {
    spend(now, cost);
    now.moved = true;
  }
  now.flights++;
  s.ship = to;
  g.emit?.({ type: 'ShipFlew', seat, from, to });
}

/** CO 6.8, CO 6.12, CO 6.13: main points that are left are lost; the rest is done as the track shows. */
function* auxiliary(g: Chaos, now: Turn, { energy, gems }: Cost, free: boolean): Flow {
  const { seat, phase } = now;
  const { gives } = trackAt(playerAt(g.state, seat), phase).auxiliary;
  now.main = 'closed';
  now.mainPoints = 0;
  now.auxiliaryUsed = true;
  g.emit?.({ type: 'AuxiliaryActionTaken', seat, phase, free });
  if (gives === 'deploy') return yield* deploy(g, seat, energy);
  if (gives === 'upgrade') return yield* upgrade(g, seat, energy);
  pay(g, seat, energy, gems, 'supply', 'auxiliary');
  if (gives === 'build') yield* construct(g, seat, { points: 1, foundationOnly: false, optional: false });
  else yield* gain(g, seat, gives, 'auxiliary');
}
