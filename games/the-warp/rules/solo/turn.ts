import { proceed } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import type { AutomaAction, AutomaId } from '../../content/index.ts';
import { lastCheckPoint, missionCheck } from '../effects/missions.ts';
import type { Warp } from '../moments.ts';
import { finish } from '../steps/round.ts';
import { rivalAttack } from './attacking.ts';
import { rollDevelop } from './developing.ts';
import { rivalExtract } from './extracting.ts';
import { faceUpCard } from './following.ts';
import { rivalMoves, rivalReveals } from './moving.ts';
import { activeDeck, checkPhase } from './phase-check.ts';
import { shiftAreas } from './shifting.ts';

/** TWS 7.2, TWS 7.3, TWS 8: the card, and step A. What the Player may do in this turn is asked; nothing else is possible (TWS 7.5, TWS 26.1, TWS 27.8). */
export function* rivalIncome(g: Warp): Flow {
  const s = g.state;
  s.phase = 'income';
  yield* rivalExtract(g, drawAutoma(g));
  yield* missionCheck(g);
  proceed(s, { step: 'rivalAction', args: null });
}

/** There is one: a deck that runs out ends its Phase in the turn of its last card (TWS 15.5, TWS 15.7). */
function drawAutoma(g: Warp): AutomaId {
  const solo = g.state.solo!;
  const deck = activeDeck(solo);
  const card = deck.pop()!;
  g.lockUndo('an Automa Card was drawn'); // TWS 28.1
  solo.drawn.push(card);
  g.emit?.({ type: 'AutomaDrawn', card, phase: solo.phase, left: deck.length });
  return card;
}

/** Step B (TWS 7.3). When all of it is done, what can be followed is offered to the Player (TWS 9.16, TWS 14.1, TWS 14.4, TWS 14.6). */
export function* rivalAction(g: Warp): Flow {
  const s = g.state;
  s.phase = 'action';
  const canFollow = yield* carryOut(g, faceUpCard(s).action);
  yield* missionCheck(g);
  const movement = { step: 'rivalMovement', args: null };
  if (canFollow) proceed(s, { step: 'followRival', args: null }, movement);
  else proceed(s, movement);
}

function* carryOut(g: Warp, action: AutomaAction): Flow<boolean> {
  if (action.does === 'attack') {
    yield* rivalAttack(g, action.arrow);
    return false;
  }
  const isDone = action.does === 'terrashift' ? yield* shift(g) : yield* rollDevelop(g, action.does);
  if (!isDone) g.emit?.({ type: 'RivalSkipped', what: action.does }); // TWS 7.6, TWS 9.11, TWS 10.8
  return isDone;
}

/** The Player cannot change these areas by following (TWS 14.4). */
function* shift(g: Warp): Flow<boolean> {
  const shifted = yield* shiftAreas(g);
  g.state.turn.shifted = shifted;
  return shifted.length > 0;
}

/** Step C, with the Reveal of TWS 7.4; TWS 13.15: the number of the card alone. */
export function* rivalMovement(g: Warp): Flow {
  const s = g.state;
  s.phase = 'movement';
  if (!(yield* rivalMoves(g, faceUpCard(s).moves))) g.emit?.({ type: 'RivalSkipped', what: 'moves' });
  rivalReveals(g);
  yield* missionCheck(g);
  proceed(s, { step: 'rivalPhaseCheck', args: null });
}

/** Step E; step D does nothing now (TWS 7.3). */
export function* rivalPhaseCheck(g: Warp): Flow {
  const s = g.state;
  s.phase = 'replenish';
  if (yield* checkPhase(g)) {
    loseByTime(g);
    return;
  }
  yield* lastCheckPoint(g);
  proceed(s, { step: 'turnEnd', args: null });
}

/** TWS 7.8, TWS 15.7, TWS 15.11: everything stays as it stands. */
function loseByTime(g: Warp): void {
  const s = g.state;
  s.phase = 'over';
  s.solo!.outOfTime = true;
  g.lockUndo('the game is over'); // TW 21.9
  g.emit?.({ type: 'OutOfTime' });
  finish(g);
}
