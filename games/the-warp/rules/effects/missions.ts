import { nothing } from '@warptable/kernel';
import type { Ask, Flow, Refusal, Seat } from '@warptable/kernel';
import { MISSIONS, MISSION_DECKS } from '../../content/index.ts';
import type { MissionDeck, MissionId, TrackType } from '../../content/index.ts';
import { couldBuy, happen, wouldHappen } from '../abilities.ts';
import { isFulfilled } from '../missions/index.ts';
import type { Warp } from '../moments.ts';
import { pointsOfSide, pointsToTrigger, seatsFrom } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { isRival, triedInSolo } from '../solo/state.ts';
import { NOBODY, isOn } from '../state.ts';
import type { Player, State } from '../state.ts';
import { completableBy, couldComplete, hasCompletable } from '../available/missions.ts';
import { ask } from '../questions.ts';
import { countTwice, pointsDue } from '../solo/points.ts';
import { checkEndgame } from './endgame.ts';

/** TW 13.17, TW 16.4. */
export const PRIVATE_LIMIT = 3;
const SAME_TYPE_LIMIT = 2;

/** TW 13.16. */
export function takePoints(g: Warp, seat: Seat, points: number, why: 'gate' | 'conquest' | 'end'): void {
  const due = pointsDue(g.state, seat, points);
  if (due === 0) return;
  g.state.players[seat]!.tokenPoints += due;
  g.emit?.({ type: 'PointsTaken', seat, points: due, why });
  checkEndgame(g, seat);
}

export function* completeMission(g: Warp, seat: Seat, id: MissionId): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const { points } = MISSIONS[id];
  takeOffTheTable(s, player, id);
  if (isFinal(s, seat)) g.lockUndo('another player has completed a mission'); // TW 21.4
  player.done.push(id);
  g.emit?.({ type: 'MissionCompleted', seat, mission: id, points });
  countTwice(g, seat, id);
  checkEndgame(g, seat);
  yield* happen(g, seat, 'whenCompleting');
}

/** TWS 28.7: what the Rival completes in the Player's turn goes back with what brought it; in its own turn nothing does (TWS 28.8). */
const isFinal = (s: State, seat: Seat): boolean => (s.solo ? isRival(s, s.active) : seat !== s.active);

/** TW 13.13, TW 13.14: an Open Mission leaves a gap, a Pioneering Mission none. */
function takeOffTheTable(s: State, player: Player, id: MissionId): void {
  for (const one of s.players) forget(one, (other) => other === id);
  const own = player.missions.indexOf(id);
  if (own >= 0) {
    player.missions.splice(own, 1);
    return;
  }
  const open = s.open.indexOf(id);
  if (open >= 0) s.open[open] = null;
  else s.pioneering.splice(s.pioneering.indexOf(id), 1);
}

const TRACK_MISSIONS: Readonly<Record<TrackType, MissionId>> = {
  'command-center': 'pi-overlord',
  'gold-mine': 'pi-riches',
  'energy-plant': 'pi-civilization',
  'trade-post': 'pi-trader',
};

/** TW 19.7: not optional. */
export function* completeTrackMission(g: Warp, seat: Seat, type: TrackType): Flow {
  const id = TRACK_MISSIONS[type];
  if (g.state.pioneering.includes(id)) yield* completeMission(g, seat, id);
}

/**
 * TW 13.4, TW 13.5, TW 13.6: a check point. Whoever has fulfilled a mission is asked (TW 13.3), or has said that it completes itself where
 * nothing is lost by it (`isForThePlayer`). `alone` where nothing can have changed for anybody but the active player.
 */
export function missionCheck(g: Warp, alone = false): Flow {
  const s = g.state;
  if (s.phase === 'setup' || s.phase === 'over') return nothing();
  const seats = alone ? [s.active] : seatsFrom(s, s.active); // TW 1.13, TWS 19.7, TWS 19.8
  for (const seat of seats) forgetLost(s, seat);
  return hasCompletable(s, seats) ? completeInTurn(g, seats, alone) : nothing(); // nearly always nothing
}

function* completeInTurn(g: Warp, seats: readonly Seat[], alone: boolean): Flow {
  const s = g.state;
  for (let again = true; again;) {
    again = false;
    for (const seat of seats) {
      forgetLost(s, seat);
      if (!hasCompletable(s, [seat])) continue;
      const flow = isRival(s, seat) ? completeAll(g, seat) : checkSeat(g, seat, alone);
      again = (yield* flow) || again;
    }
  }
}

/** TWS 19.4: the Rival never waits. Progress, Prosperity, Conquest, Pioneering (TWS 19.25). */
function* completeAll(g: Warp, seat: Seat): Flow<boolean> {
  let changed = false;
  for (;;) {
    const [id] = completableBy(g.state, seat);
    if (id === undefined) return changed;
    yield* completeMission(g, seat, id);
    changed = true;
  }
}

/** TW 13.7: what is not fulfilled any more will be asked about when it is again. */
function forgetLost(s: State, seat: Seat): void {
  forget(s.players[seat]!, (id) => !isFulfilled(s, seat, id));
}

/** These are not passed over any more: the player will be asked about them. */
function forget(player: Player, isMeant: (id: MissionId) => boolean): void {
  if (player.passed.length === 0) return;
  player.passed = player.passed.filter((id) => !isMeant(id));
  player.held = player.held.filter((id) => !isMeant(id));
}

/** TW 12.16, TW 13.7: at the last check point of a turn the players are asked again, but not about what they hold back. */
export function* lastCheckPoint(g: Warp): Flow {
  for (const player of g.state.players) player.passed = player.held.slice();
  yield* missionCheck(g);
}

function* checkSeat(g: Warp, seat: Seat, alone: boolean): Flow<boolean> {
  const s = g.state;
  if (isRival(s, seat)) return false;
  const player = s.players[seat]!;
  forget(player, (id) => isContested(s, seat, id));
  let changed = false;
  for (;;) {
    const ready = completableBy(s, seat).filter((id) => !player.passed.includes(id));
    if (ready.length === 0) return changed;
    const auto = isForThePlayer(s, seat, ready) ? undefined : ready.find((id) => bringsNoEnd(s, seat, id));
    const chosen = yield* askForMission(s, seat, ready, auto);
    // TW 21.8: what comes next tells whether somebody else was asked.
    if (!auto && !alone && !s.solo) g.lockUndo('the missions of the others were looked at');
    if (chosen === 'wait' || chosen === 'hold') {
      player.passed.push(...ready);
      if (chosen === 'hold') player.held.push(...ready);
      return changed;
    }
    if (chosen === 'auto') {
      player.presets = { ...player.presets, missions: 'auto' };
    } else {
      yield* completeMission(g, seat, chosen);
      changed = true;
    }
  }
}

/** TW 13.10: somebody else is about to complete it, so whoever passed it over and comes first is asked again. */
const isContested = (s: State, seat: Seat, id: MissionId): boolean =>
  !s.players[seat]!.missions.includes(id) &&
  s.players.some(
    ({ passed }, other) => other !== seat && couldComplete(s, other, id) && !passed.includes(id),
  );

/**
 * Something might be lost by completing at once: what an ability would give that the player can buy first; or, where completing
 * gives something, a mission that is not fulfilled any more with it (pr-04, pr-20), so that the order matters.
 */
function isForThePlayer(s: State, seat: Seat, ready: readonly MissionId[]): boolean {
  return (
    s.players[seat]!.presets.missions === 'ask' ||
    couldBuy(s, seat, 'whenCompleting') ||
    (ready.length > 1 && wouldHappen(s, seat, 'whenCompleting'))
  );
}

/** TW 3.4: the Endgame is brought on already, or not by this mission. */
const bringsNoEnd = (s: State, seat: Seat, id: MissionId): boolean =>
  s.endgame !== NOBODY || pointsOfSide(s, seat) + MISSIONS[id].points < pointsToTrigger(s);

/** TW 13.3: not now, not before the player does it unasked, or from now on without a question. */
type Reply = MissionId | 'wait' | 'hold' | 'auto';

/** A mission that completes itself leaves nothing to choose, and so the question answers itself. */
function askForMission(
  s: State,
  seat: Seat,
  ready: readonly MissionId[],
  auto: MissionId | undefined,
): Ask<Reply> {
  const player = s.players[seat]!;
  const isReady = (id: MissionId): boolean =>
    completableBy(s, seat).includes(id) && !player.passed.includes(id);
  const candidates = (): Reply[] => {
    if (auto) return [auto];
    const replies: Reply[] = [...ready.filter(isReady), 'wait', 'hold'];
    return player.presets.missions === 'auto' ? replies : [...replies, 'auto'];
  };
  return ask.mission(seat, { candidates }).inSecret();
}

// Drawing missions

/** TW 12.15, TW 13.22, TW 13.23. */
export function whyNotDeck(s: State, seat: Seat, deck: MissionDeck): Refusal | undefined {
  if (s.missionDecks[deck].length === 0) return REFUSED.missionDeckEmpty;
  return holdsOfType(s.players[seat]!, deck) >= SAME_TYPE_LIMIT ? REFUSED.twoOfType : undefined;
}

const holdsOfType = (player: Player, deck: MissionDeck): number =>
  player.missions.filter((id) => MISSIONS[id].type === deck).length;

const isDrawable = (s: State, seat: Seat): boolean =>
  MISSION_DECKS.some((deck) => whyNotDeck(s, seat, deck) === undefined);

/** TW 13.24, TW 19.9: is there anything to switch? */
export function canSwitch(s: State, seat: Seat): boolean {
  const player = s.players[seat]!;
  if (player.missions.length > 0) {
    return (
      MISSION_DECKS.some((deck) => s.missionDecks[deck].length > 0) ||
      player.missions.length === PRIVATE_LIMIT
    );
  }
  return !isOn(s, 'switchNeedDiscard') && isDrawable(s, seat);
}

/** TW 13.19; TW 13.20: with 3 Private Missions one has to go. */
export function* missionSwitch(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  if (!canSwitch(s, seat)) return;
  const mayKeepAll =
    player.missions.length < PRIVATE_LIMIT && !isOn(s, 'switchNeedDiscard') && isDrawable(s, seat);
  const out = yield* ask.switchOut<MissionId | 'none' | 'stop'>(seat, {
    candidates: () => [
      ...player.missions.filter((id) => canDrawWithout(s, player, id)),
      ...(mayKeepAll ? (['none'] as const) : []),
      'stop',
    ],
    final: triedInSolo(s),
  });
  if (out === 'stop') return;
  if (out !== 'none') putUnder(g, seat, out);
  const deck = yield* ask.switchDeck<MissionDeck>(seat, {
    candidates: () => MISSION_DECKS,
    whyNot: (one) => whyNotDeck(s, seat, one),
  });
  player.lookedMissions = s.missionDecks[deck].splice(-2).toReversed();
  g.lockUndo('Mission Cards were looked at'); // TW 21.2
  const kept = yield* ask.keepMission(seat, { candidates: () => player.lookedMissions });
  const rest = player.lookedMissions.filter((id) => id !== kept);
  player.lookedMissions = [];
  s.missionDecks[deck].unshift(...rest);
  receiveMission(g, seat, kept);
}

/** The mission goes under its deck before two are drawn (TW 13.25), so that at least it can be drawn. */
function canDrawWithout(s: State, player: Player, out: MissionId): boolean {
  const type = MISSIONS[out].type as MissionDeck;
  return MISSION_DECKS.some((deck) => {
    const held = holdsOfType(player, deck) - (deck === type ? 1 : 0);
    return held < SAME_TYPE_LIMIT && s.missionDecks[deck].length + (deck === type ? 1 : 0) > 0;
  });
}

/** TW 13.21, TW 17.12: the others see the deck alone. */
function putUnder(g: Warp, seat: Seat, id: MissionId): void {
  const player = g.state.players[seat]!;
  const deck = MISSIONS[id].type as MissionDeck;
  player.missions.splice(player.missions.indexOf(id), 1);
  player.fresh = player.fresh.filter((one) => one !== id);
  forget(player, (one) => one === id);
  g.state.missionDecks[deck].unshift(id);
  g.emit?.({ type: 'MissionDiscarded', seat, deck, only: { seats: [seat], mission: id } });
}

/** A new Private Mission; it cannot be completed this turn (TW 13.11). */
export function receiveMission(g: Warp, seat: Seat, id: MissionId): void {
  const player = g.state.players[seat]!;
  player.missions.push(id);
  player.fresh.push(id);
  const deck = MISSIONS[id].type as MissionDeck;
  g.emit?.({ type: 'MissionDrawn', seat, deck, only: { seats: [seat], mission: id } });
}
