import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { GUARDIANS, MISSION_DECKS, RACES } from '../../content/index.ts';
import type { MissionDeck, MissionId } from '../../content/index.ts';
import { allowed, exiled, happen } from '../abilities.ts';
import { freeMoves, whyNotFree } from '../available/free.ts';
import { canPayAny, payAny } from '../effects/goods.ts';
import {
  PRIVATE_LIMIT,
  missionCheck,
  lastCheckPoint,
  receiveMission,
  takePoints,
  whyNotDeck,
} from '../effects/missions.ts';
import { modifyStrength } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { forgetPresetsOfTurn } from '../presets.ts';
import { exiledRaceAt } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { gatePoints } from '../scoring.ts';
import { rival } from '../solo/moments.ts';
import { isRival } from '../solo/state.ts';
import type { Solo } from '../solo/state.ts';
import { NO_DEEDS, NO_TURN } from '../state.ts';
import type { Action, State } from '../state.ts';
import { canAttack } from './attacking.ts';
import { canDevelop } from './developing.ts';
import { decide } from './free.ts';
import { troopMovements } from './moving.ts';
import { reveal } from './revealing.ts';
import { proceedToNextTurn } from './round.ts';
import { canShift } from './shifting.ts';
import { ask } from '../questions.ts';

/** TW 3.2, TWS 4.7, TWS 7.1. */
export function* turnStart(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  s.phase = 'start';
  s.turn = { ...NO_TURN, actions: [], fired: [], used: [], shifted: [] };
  for (const player of s.players) {
    player.deeds = { ...NO_DEEDS };
    player.fresh = [];
    player.shownSupply = null;
  }
  g.emit?.({ type: 'TurnBegan', seat, round: s.round });
  const { gate } = boardOf(s);
  if (s.owner[gate] === seat) {
    takePoints(g, seat, gatePoints(s, seat, GUARDIANS[s.guardian.race!].turn), 'gate'); // TW 15.10, TWS 20.7
  }
  if (isRival(s, seat)) {
    yield* missionCheck(g); // TWS 7.7
    proceed(s, { step: 'rivalIncome', args: null });
    return;
  }
  if (s.solo) yield* beginPlayerTurn(g, s.solo);
  yield* missionCheck(g);
  yield* happen(g, seat, 'atTurnStart');
  proceed(s, { step: 'extract', args: null });
}

/** TWS 16.5, TWS 14.16, TWS 23.11. What follows is a turn like any other (TWS 16.1), and the Rival only answers in it (TWS 16.2, TWS 16.3). */
function* beginPlayerTurn(g: Warp, solo: Solo): Flow {
  solo.followed = false;
  solo.playerTurns++;
  yield* rival.happen(g, 'rival', 'atPlayerTurnStart');
}

/** To find out quickly whether there is any: a Terrashift is nearly always possible. */
const CHEAPEST_FIRST: readonly Action[] = ['terrashift', 'attack', 'develop'];

/** TW 3.3: one action; more with Borrowed Hour (TW 14.15). */
export function* action(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  if (s.phase !== 'action') {
    s.phase = 'action';
    s.turn.actionsLeft++; // beside those that were bought before
  }
  if (s.turn.actionsLeft === 0 && mayBuyAction(s, seat)) {
    yield* decide(g, seat, 'endAction', { candidates: () => ['endAction'] });
  }
  if (s.turn.actionsLeft === 0) {
    proceed(s, { step: 'movement', args: null });
    return;
  }
  const chosen = yield* decide(g, seat, 'action', {
    candidates: (): (Action | 'skip')[] => ['develop', 'terrashift', 'attack', 'skip'],
    whyNot: (one) => whyNotAction(s, seat, one),
  });
  s.turn.actionsLeft--;
  if (chosen === 'skip') {
    proceed(s, { step: 'action', args: null });
    return;
  }
  s.turn.actions.push(chosen);
  g.emit?.({ type: 'ActionChosen', seat, action: chosen });
  proceed(s, { step: chosen, args: null }, { step: 'action', args: null });
}

function whyNotAction(s: State, seat: Seat, action: Action | 'skip') {
  if (action === 'skip') {
    const extra = s.turn.actions.length > 0;
    return extra || CHEAPEST_FIRST.every((one) => whyNotTake(s, seat, one)) ? undefined : REFUSED.mustAct;
  }
  return whyNotTake(s, seat, action);
}

function whyNotTake(s: State, seat: Seat, action: Action) {
  if (s.turn.actions.includes(action)) return REFUSED.actionUsed;
  if (action === 'develop') return canDevelop(s, seat) ? undefined : REFUSED.noDevelopCard;
  if (action === 'attack') return canAttack(s, seat) ? undefined : REFUSED.nobodyToAttack;
  return canShift(s, seat) ? undefined : REFUSED.nothingToShift;
}

/** Only somebody who could buy one more action is asked whether the Action Phase is over. */
function mayBuyAction(s: State, seat: Seat): boolean {
  const { races, rewards } = s.players[seat]!;
  return races.some((race) => {
    const { badges, effects } = RACES[race].reward;
    return rewards.length >= badges && effects.some(({ does }) => does === 'extraAction');
  });
}

const MOVEMENTS = 2;

/** TW 12.1, TW 12.2: the End Phase begins. */
export function* movement(g: Warp): Flow {
  const s = g.state;
  s.phase = 'movement';
  yield* troopMovements(g, s.active, MOVEMENTS + exiled.total(s, 'everybody', 'movements'), (decision) =>
    decide(g, s.active, 'moveFrom', decision),
  );
  proceed(s, { step: 'revealing', args: null });
}

export function* revealing(g: Warp): Flow {
  const s = g.state;
  s.phase = 'reveal';
  yield* reveal(g, s.active);
  yield* missionCheck(g, true);
  proceed(s, { step: 'replenish', args: null });
}

/** TW 12.14, TW 12.18. */
export function* replenish(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  s.phase = 'replenish';
  let free = allowed(s, seat, 'firstMissionFree');
  for (;;) {
    const isFreeNow = free;
    const whyNot = (deck: MissionDeck | 'endTurn') =>
      deck === 'endTurn' ? undefined : whyNotReplenish(s, seat, deck, isFreeNow);
    const nothingElse =
      MISSION_DECKS.every((deck) => whyNot(deck)) &&
      freeMoves(s, seat).every((move) => whyNotFree(s, seat, move));
    if (nothingElse) {
      yield* ask.endTurn(seat);
      break;
    }
    const deck = yield* decide(g, seat, 'replenish', {
      candidates: (): (MissionDeck | 'endTurn')[] => [...MISSION_DECKS, 'endTurn'],
      whyNot,
      final: (one) => one === 'endTurn' || 'tried',
      about: { price: isFreeNow ? 0 : 1 },
    });
    if (deck === 'endTurn') break;
    if (!free) yield* payAny(g, seat, 1);
    free = false;
    g.lockUndo('a Mission Card was drawn'); // TW 21.2
    receiveMission(g, seat, s.missionDecks[deck].pop()!);
  }
  g.lockUndo('the turn has ended'); // TW 21.1
  yield* lastCheckPoint(g);
  proceed(s, { step: 'turnEnd', args: null });
}

/** TW 20.13. */
function whyNotReplenish(s: State, seat: Seat, deck: MissionDeck, free: boolean) {
  const player = s.players[seat]!;
  if (player.missions.length >= PRIVATE_LIMIT) return REFUSED.threeMissions;
  if (!free && !canPayAny(player, 1)) return REFUSED.cannotPayMission;
  return whyNotDeck(s, seat, deck);
}

/** What happens last in a turn. */
export function* turnEnd(g: Warp): Flow {
  const s = g.state;
  g.lockUndo('the turn has ended'); // TW 21.8
  turnUpOpenMissions(g);
  if (isRival(s, s.active)) yield* rival.happen(g, 'rival', 'atRivalTurnEnd');
  else repairExiled(g); // TWS 16.7, TWS 21.13
  for (const player of s.players) forgetPresetsOfTurn(player);
  g.emit?.({ type: 'TurnEnded', seat: s.active });
  proceedToNextTurn(g);
}

/** TW 12.17. */
function turnUpOpenMissions(g: Warp): void {
  const s = g.state;
  for (const [i, deck] of MISSION_DECKS.entries()) {
    if (s.open[i] !== null) continue;
    const mission: MissionId | undefined = s.missionDecks[deck].pop();
    if (mission === undefined) continue;
    s.open[i] = mission;
    g.emit?.({ type: 'OpenMissionTurned', mission });
  }
}

function repairExiled(g: Warp): void {
  const s = g.state;
  for (let area = 0; area < s.modifier.length; area++) {
    if (s.modifier[area]! < 0 && exiled.allowed(s, exiledRaceAt(s, area), 'repairsAtTurnEnd'))
      modifyStrength(g, area, -s.modifier[area]!);
  }
}
