import { confirm, pickOne, proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { ARCHIVE, GUARDIANS, MISSION_DECKS, RACES } from '../../content/index.ts';
import type { ArchiveId, Cost, MissionDeck, MissionId } from '../../content/index.ts';
import { allowed, atMoment, exiledAt, exiledTotal, total } from '../abilities.ts';
import { canPlaceReserve, freeMoves, whyNotFree } from '../available/free.ts';
import { canDraw, discardFromHand, refillLineUp, sourcesOfCards, takeCard } from '../effects/cards.ts';
import { ONE_OF_EACH, add, canPayAny, gain, gainAny, payAny } from '../effects/goods.ts';
import { PRIVATE_LIMIT, checkPoint, receiveMission, takePoints, whyNotDeck } from '../effects/missions.ts';
import { modifyStrength, muster } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { hasBonus, incomeOf, teammateOf } from '../reckoning.ts';
import { REFUSED } from '../refusals.ts';
import { gatePoints } from '../scoring.ts';
import { NOBODY, NO_DEEDS, NO_TURN, isOn } from '../state.ts';
import type { Action, State } from '../state.ts';
import { decide } from './free.ts';
import { lookAndTake } from './looking.ts';
import { canDevelop } from './developing.ts';
import { canShift } from './shifting.ts';
import { canAttack } from './attacking.ts';
import { troopMovements } from './moving.ts';
import { reveal } from './revealing.ts';
import { proceedToNextTurn } from './round.ts';

/** TW 3.2. */
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
  g.tell?.({ type: 'TurnBegan', seat, round: s.round });
  const { gate } = boardOf(s);
  if (s.owner[gate] === seat) {
    takePoints(g, seat, gatePoints(s, seat, GUARDIANS[s.guardian.race!].turn), 'gate'); // TW 15.10
  }
  yield* checkPoint(g);
  yield* atMoment(g, seat, 'atTurnStart', undefined);
  proceed(s, { step: 'extract', args: null });
}

/** TW 5.1 to TW 5.5. */
export function* extract(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  const player = s.players[seat]!;
  s.phase = 'income';
  // TW 5.4: before the choice, free moves belong to the start of the turn.
  const countReserve = (): void => {
    s.turn.ready = player.reserve;
  };
  countReserve();
  const choice = yield* decide(g, seat, {
    kind: 'extract',
    candidates: () => ['resources', 'troops'],
    afterFreeMove: countReserve,
  });
  g.tell?.({ type: 'Extracted', seat, choice });
  if (choice === 'resources') {
    const { gold, energy } = resourcesOf(s, seat);
    gain(g, seat, gold, energy);
  } else {
    yield* muster(g, seat, troopsOf(s, seat));
  }
  const waits = yield* teamIncome(g, seat, isOn(s, 'team6Income'));
  yield* checkPoint(g);
  proceed(s, { step: 'consult', args: null }, ...(waits ? [{ step: 'lateTeamIncome', args: null }] : []), {
    step: 'action',
    args: null,
  });
}

/** TW 5.2, 4.13, 19.5. */
export function resourcesOf(s: State, seat: Seat): Cost {
  const player = s.players[seat]!;
  const income = { gold: incomeOf(player, 'gold-mine'), energy: incomeOf(player, 'energy-plant') };
  if (!hasBonus(player, 'trade-post')) return income;
  return isOn(s, 'tradeBonus') ? add(income, income) : add(income, ONE_OF_EACH);
}

/** TW 5.3. */
export const troopsOf = (s: State, seat: Seat): number =>
  incomeOf(s.players[seat]!, 'command-center') + total(s, seat, 'extraTroops', undefined);

/** TW 18.20, 19.23: what the teammate gets with six players. Says whether the teammate waits. */
function* teamIncome(g: Warp, seat: Seat, mayWait: boolean): Flow<boolean> {
  const s = g.state;
  const mate = teammateOf(s, seat);
  if (mate === NOBODY || s.players.length !== 6) return false;
  const choice = yield* pickOne<'troop' | 'resources' | 'later'>(mate, 'teamIncome', () =>
    mayWait ? ['troop', 'resources', 'later'] : ['troop', 'resources'],
  );
  if (choice === 'resources') gain(g, mate, 1, 1);
  else if (choice === 'troop') yield* muster(g, mate, 1);
  return choice === 'later';
}

export function* lateTeamIncome(g: Warp): Flow {
  yield* teamIncome(g, g.state.active, false);
  yield* checkPoint(g);
}

const MOST_DISCARDS = 3;
const DRAWS = 2;

/** TW 6.1 to TW 6.8. */
export function* consult(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  yield* atMoment(g, seat, 'atConsultStart', undefined);
  yield* consultDiscards(g, seat);
  yield* checkPoint(g, true);
  yield* consultDraws(g, seat);
  yield* refillLineUp(g);
  yield* checkPoint(g, true);
  if (canPlaceReserve(s, seat)) {
    yield* decide(g, seat, { kind: 'endIncome', candidates: () => ['endIncome'] });
  }
}

const TYPE_MARK = { build: 1, upgrade: 2, combat: 4, start: 0 } as const;

function* consultDiscards(g: Warp, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  let value: Cost = { gold: 0, energy: 0 };
  let discards = 0;
  while (discards < MOST_DISCARDS) {
    const candidates = (): (ArchiveId | 'draw')[] => [...player.hand, 'draw'];
    const about = { discards };
    const card =
      discards === 0
        ? yield* decide(g, seat, { kind: 'discard', candidates, about })
        : yield* pickOne(seat, 'discard', candidates, undefined, about); // TW 11.11
    if (card === 'draw') break;
    discards++;
    value = add(value, ARCHIVE[card].discard);
    player.deeds.consulted |= TYPE_MARK[ARCHIVE[card].type];
    discardFromHand(g, seat, [card]);
  }
  if (discards === 0) return;
  const doubled = hasBonus(player, 'energy-plant') && isOn(g.state, 'energyBonus'); // TW 19.4
  gain(g, seat, value.gold * (doubled ? 2 : 1), value.energy * (doubled ? 2 : 1));
  if (hasBonus(player, 'energy-plant') && !doubled) yield* gainAny(g, seat, discards); // TW 4.12
}

/** TW 6.5, 4.10, 19.26. */
function* consultDraws(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const duty = isOn(s, 'drawDuty') ? 0 : DRAWS;
  const looks = total(s, seat, 'looksAtTop', undefined);
  /** A free move may bring the bonus, or fill the hand (TW 4.8). */
  const left = (): number => {
    const bonus = hasBonus(s.players[seat]!, 'command-center') ? 1 : 0;
    return canDraw(s, seat) ? DRAWS + bonus - s.turn.drawn : 0;
  };
  let looked = false;
  for (let first = true; left() > 0; first = false) {
    const mayStop = s.turn.drawn >= duty;
    const candidates = (): (ArchiveId | 'deck' | 'stop')[] => {
      if (left() <= 0) return ['stop'];
      return mayStop ? [...sourcesOfCards(s), 'stop'] : sourcesOfCards(s);
    };
    const about = { left: left() };
    const from = first
      ? yield* decide(g, seat, { kind: 'drawFrom', candidates, about })
      : yield* pickOne(seat, 'drawFrom', candidates, undefined, about);
    if (from === 'stop') return;
    s.turn.drawn++;
    if (from === 'deck' && looks > 0 && !looked) {
      looked = true;
      yield* lookAndTake(g, seat, looks, { mayDecline: false, orderRest: true });
    } else {
      yield* takeCard(g, seat, from);
    }
  }
}

const ACTIONS: readonly Action[] = ['develop', 'terrashift', 'attack'];

/** TW 3.3: one action; more with Borrowed Hour (TW 14.15). */
export function* action(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  if (s.phase !== 'action') {
    s.phase = 'action';
    s.turn.actionsLeft++; // beside those that were bought before
  }
  if (s.turn.actionsLeft === 0 && mayBuyAction(s, seat)) {
    yield* decide(g, seat, { kind: 'endAction', candidates: () => ['endAction'] });
  }
  if (s.turn.actionsLeft === 0) {
    proceed(s, { step: 'movement', args: null });
    return;
  }
  const chosen = yield* decide<Action | 'skip'>(g, seat, {
    kind: 'action',
    candidates: () => [...ACTIONS, 'skip'],
    whyNot: (one) => whyNotAction(s, seat, one),
  });
  s.turn.actionsLeft--;
  if (chosen === 'skip') {
    proceed(s, { step: 'action', args: null });
    return;
  }
  s.turn.actions.push(chosen);
  g.tell?.({ type: 'ActionChosen', seat, action: chosen });
  proceed(s, { step: chosen, args: null }, { step: 'action', args: null });
}

function whyNotAction(s: State, seat: Seat, action: Action | 'skip') {
  if (action === 'skip') {
    const extra = s.turn.actions.length > 0;
    return extra || ACTIONS.every((one) => whyNotTake(s, seat, one)) ? undefined : REFUSED.mustAct;
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

/** TW 12.2. */
export function* movement(g: Warp): Flow {
  const s = g.state;
  s.phase = 'movement';
  yield* troopMovements(g, s.active, MOVEMENTS + exiledTotal(s, 'movements'), (decision) =>
    decide(g, s.active, decision),
  );
  proceed(s, { step: 'revealing', args: null });
}

export function* revealing(g: Warp): Flow {
  const s = g.state;
  s.phase = 'reveal';
  yield* reveal(g, s.active);
  yield* checkPoint(g, true);
  proceed(s, { step: 'replenish', args: null });
}

/** TW 12.14 to TW 12.18. */
export function* replenish(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  s.phase = 'replenish';
  let free = allowed(s, seat, 'firstMissionFree', undefined);
  for (;;) {
    const isFreeNow = free;
    const whyNot = (deck: MissionDeck | 'endTurn') =>
      deck === 'endTurn' ? undefined : whyNotReplenish(s, seat, deck, isFreeNow);
    const nothingElse =
      MISSION_DECKS.every((deck) => whyNot(deck)) &&
      freeMoves(s, seat).every((move) => whyNotFree(s, seat, move));
    if (nothingElse) {
      yield* confirm(seat, 'endTurn');
      break;
    }
    const deck = yield* decide<MissionDeck | 'endTurn'>(g, seat, {
      kind: 'replenish',
      candidates: () => [...MISSION_DECKS, 'endTurn'],
      whyNot,
      about: { price: isFreeNow ? 0 : 1 },
    });
    if (deck === 'endTurn') break;
    if (!free) yield* payAny(g, seat, 1);
    free = false;
    g.seal('a Mission Card was drawn'); // TW 21.2
    receiveMission(g, seat, s.missionDecks[deck].pop()!);
  }
  g.seal('the turn has ended'); // TW 21.1
  yield* lastCheckPoint(g);
  proceed(s, { step: 'turnEnd', args: null });
}

function whyNotReplenish(s: State, seat: Seat, deck: MissionDeck, free: boolean) {
  const player = s.players[seat]!;
  if (player.missions.length >= PRIVATE_LIMIT) return REFUSED.threeMissions;
  if (!free && !canPayAny(player, 1)) return REFUSED.cannotPayMission;
  return whyNotDeck(s, seat, deck);
}

/** TW 12.16, 13.7: everybody is asked again. */
function* lastCheckPoint(g: Warp): Flow {
  for (const player of g.state.players) player.passed = [];
  yield* checkPoint(g);
}

/** TW 12.17, and what happens last in a turn. */
export function* turnEnd(g: Warp): Flow {
  const s = g.state;
  g.seal('the turn has ended'); // TW 21.8
  for (const [i, deck] of MISSION_DECKS.entries()) {
    if (s.open[i] !== null) continue;
    const mission: MissionId | undefined = s.missionDecks[deck].pop();
    if (mission === undefined) continue;
    s.open[i] = mission;
    g.tell?.({ type: 'OpenMissionTurned', mission });
  }
  for (let area = 0; area < s.modifier.length; area++) {
    if (s.modifier[area]! < 0 && exiledAt(s, area, 'repairsAtTurnEnd'))
      modifyStrength(g, area, -s.modifier[area]!);
  }
  for (const player of s.players)
    player.presets = { ...player.presets, noDevelop: false, noTerrashift: false };
  g.tell?.({ type: 'TurnEnded', seat: s.active });
  proceedToNextTurn(g);
}
