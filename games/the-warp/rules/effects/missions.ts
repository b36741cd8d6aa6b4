import { nothing, pickOne } from '@warptable/kernel';
import type { Ask, Flow, Refusal, Seat } from '@warptable/kernel';
import { MISSIONS, MISSION_DECKS } from '../../content/index.ts';
import type { MissionDeck, MissionId, TrackType } from '../../content/index.ts';
import { atMoment, couldBuy, happensAt } from '../abilities.ts';
import { isFulfilled } from '../missions/index.ts';
import type { Warp } from '../moments.ts';
import { pointsOfSide, pointsToTrigger, seatsFrom } from '../reckoning.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY, isOn } from '../state.ts';
import type { Player, State } from '../state.ts';
import { completableBy, hasCompletable } from '../available/missions.ts';

/** TW 16.4. */
export const PRIVATE_LIMIT = 3;
const SAME_TYPE_LIMIT = 2;

/** TW 13.16. */
export function takePoints(g: Warp, seat: Seat, points: number, why: 'gate' | 'conquest' | 'end'): void {
  if (points === 0) return;
  g.state.players[seat]!.tokenPoints += points;
  g.tell?.({ type: 'PointsTaken', seat, points, why });
  checkEndgame(g, seat);
}

/** TW 3.4 to TW 3.6, 18.6, 19.3. */
function checkEndgame(g: Warp, seat: Seat): void {
  const s = g.state;
  if (s.endgame !== NOBODY || s.phase === 'over' || pointsOfSide(s, seat) < pointsToTrigger(s)) return;
  s.endgame = s.players.length <= 4 ? 3 : 2;
  s.trigger = seat;
  s.turn.triggered = true;
  g.tell?.({ type: 'EndgameTriggered', seat, rounds: s.endgame });
}

export function* completeMission(g: Warp, seat: Seat, id: MissionId): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const { points } = MISSIONS[id];
  takeOffTheTable(s, player, id);
  if (seat !== s.active) g.seal('another player has completed a mission'); // TW 21.4
  player.done.push(id);
  g.tell?.({ type: 'MissionCompleted', seat, mission: id, points });
  checkEndgame(g, seat);
  yield* atMoment(g, seat, 'whenCompleting', undefined);
}

function takeOffTheTable(s: State, player: Player, id: MissionId): void {
  for (const one of s.players) one.passed = one.passed.filter((other) => other !== id);
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
 * TW 13.5, 13.6: a check point. Missions are completed by themselves where nothing is lost by it; where a player might want to
 * wait, or care for the order, there is a question (`isForThePlayer`). `alone` where nothing can have
 * changed for anybody but the active player.
 */
export function checkPoint(g: Warp, alone = false): Flow {
  const s = g.state;
  if (s.phase === 'setup' || s.phase === 'over') return nothing();
  const seats = alone ? [s.active] : seatsFrom(s, s.active); // TW 1.13
  for (const seat of seats) forgetLost(s, seat);
  return hasCompletable(s, seats) ? completeInTurn(g, seats, alone) : nothing(); // nearly always nothing
}

function* completeInTurn(g: Warp, seats: readonly Seat[], alone: boolean): Flow {
  const s = g.state;
  for (let again = true; again;) {
    again = false;
    for (const seat of seats) {
      forgetLost(s, seat);
      if (hasCompletable(s, [seat])) again = (yield* checkSeat(g, seat, alone)) || again;
    }
  }
}

/** TW 13.7: what is not fulfilled any more will be asked about when it is again. */
function forgetLost(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  if (player.passed.length > 0) player.passed = player.passed.filter((id) => isFulfilled(s, seat, id));
}

function* checkSeat(g: Warp, seat: Seat, alone: boolean): Flow<boolean> {
  const s = g.state;
  const player = s.players[seat]!;
  if (player.passed.length > 0) player.passed = player.passed.filter((id) => !isContested(s, seat, id));
  let changed = false;
  for (;;) {
    const ready = completableBy(s, seat).filter((id) => !player.passed.includes(id));
    if (ready.length === 0) return changed;
    const auto = isForThePlayer(s, seat, ready) ? undefined : ready.find((id) => bringsNoEnd(s, seat, id));
    const chosen = yield* askForMission(s, seat, ready, auto);
    // TW 21.8: what comes next tells whether somebody else was asked.
    if (!auto && !alone) g.seal('the missions of the others were looked at');
    if (chosen === 'wait') {
      player.passed.push(...ready);
      return changed;
    }
    yield* completeMission(g, seat, chosen);
    changed = true;
  }
}

/** TW 13.10: somebody else is about to complete it, so whoever passed it over and comes first is asked again. */
const isContested = (s: State, seat: Seat, id: MissionId): boolean =>
  !s.players[seat]!.missions.includes(id) &&
  s.players.some(({ passed }, other) => other !== seat && isFulfilled(s, other, id) && !passed.includes(id));

/**
 * Something might be lost by completing at once: what an ability would give that the player can buy first; or, where completing
 * gives something, a mission that is not fulfilled any more with it (pr-04, pr-20), so that the order matters.
 */
function isForThePlayer(s: State, seat: Seat, ready: readonly MissionId[]): boolean {
  return (
    s.players[seat]!.presets.missions === 'ask' ||
    couldBuy(s, seat, 'whenCompleting') ||
    (ready.length > 1 && happensAt(s, seat, 'whenCompleting', undefined))
  );
}

/** TW 3.4: the Endgame is brought on already, or not by this mission. */
const bringsNoEnd = (s: State, seat: Seat, id: MissionId): boolean =>
  s.endgame !== NOBODY || pointsOfSide(s, seat) + MISSIONS[id].points < pointsToTrigger(s);

/** Where nothing is lost by it there is nothing to choose, and so the question answers itself. */
function askForMission(
  s: State,
  seat: Seat,
  ready: readonly MissionId[],
  auto: MissionId | undefined,
): Ask<MissionId | 'wait'> {
  const isReady = (id: MissionId): boolean =>
    completableBy(s, seat).includes(id) && !s.players[seat]!.passed.includes(id);
  const candidates = (): (MissionId | 'wait')[] => (auto ? [auto] : [...ready.filter(isReady), 'wait']);
  return pickOne(seat, 'mission', candidates).inSecret();
}

// Drawing missions

export function whyNotDeck(s: State, seat: Seat, deck: MissionDeck): Refusal | undefined {
  if (s.missionDecks[deck].length === 0) return REFUSED.missionDeckEmpty;
  return holdsOfType(s.players[seat]!, deck) >= SAME_TYPE_LIMIT ? REFUSED.twoOfType : undefined;
}

const holdsOfType = (player: Player, deck: MissionDeck): number =>
  player.missions.filter((id) => MISSIONS[id].type === deck).length;

const isDrawable = (s: State, seat: Seat): boolean =>
  MISSION_DECKS.some((deck) => whyNotDeck(s, seat, deck) === undefined);

/** TW 13.24, 19.9: is there anything to switch? */
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

/** TW 13.19 to TW 13.25. */
export function* missionSwitch(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  if (!canSwitch(s, seat)) return;
  const mayKeepAll =
    player.missions.length < PRIVATE_LIMIT && !isOn(s, 'switchNeedDiscard') && isDrawable(s, seat);
  const out = yield* pickOne<MissionId | 'none' | 'stop'>(seat, 'switchOut', () => [
    ...player.missions.filter((id) => canDrawWithout(s, player, id)),
    ...(mayKeepAll ? (['none'] as const) : []),
    'stop',
  ]);
  if (out === 'stop') return;
  if (out !== 'none') putUnder(g, seat, out);
  const deck = yield* pickOne<MissionDeck>(
    seat,
    'switchDeck',
    () => MISSION_DECKS,
    (one) => whyNotDeck(s, seat, one),
  );
  player.lookedMissions = s.missionDecks[deck].splice(-2).toReversed();
  g.seal('Mission Cards were looked at'); // TW 21.2
  const kept = yield* pickOne(seat, 'keepMission', () => player.lookedMissions);
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

function putUnder(g: Warp, seat: Seat, id: MissionId): void {
  const player = g.state.players[seat]!;
  const deck = MISSIONS[id].type as MissionDeck;
  player.missions.splice(player.missions.indexOf(id), 1);
  player.fresh = player.fresh.filter((one) => one !== id);
  player.passed = player.passed.filter((one) => one !== id);
  g.state.missionDecks[deck].unshift(id);
  g.tell?.({ type: 'MissionDiscarded', seat, deck, only: { seats: [seat], mission: id } });
}

/** A new Private Mission; it cannot be completed this turn (TW 13.11). */
export function receiveMission(g: Warp, seat: Seat, id: MissionId): void {
  const player = g.state.players[seat]!;
  player.missions.push(id);
  player.fresh.push(id);
  const deck = MISSIONS[id].type as MissionDeck;
  g.tell?.({ type: 'MissionDrawn', seat, deck, only: { seats: [seat], mission: id } });
}
