import { proceed } from '@warptable/kernel';
import type { Ask, Flow, Refusal, Seat } from '@warptable/kernel';
import type { Cost } from '../../content/index.ts';
import { exiled, happen, total } from '../abilities.ts';
import { drawCards } from '../effects/cards.ts';
import { changeMultiplier } from '../effects/control.ts';
import { gain } from '../effects/goods.ts';
import { missionCheck } from '../effects/missions.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { exiledRaceAt, isGate, seatsAfter } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { rivalFollowsTerrashift } from '../solo/following.ts';
import { triedInSolo } from '../solo/state.ts';
import { NOBODY } from '../state.ts';
import type { Area, State } from '../state.ts';
import { chooseOrComplete, finalOfPath, orComplete } from './passed-missions.ts';
import { ask } from '../questions.ts';

type Shift = 'raise' | 'lower';

/** TW 16.8. */
const LOWEST = 1;
const HIGHEST = 4;
/** TW 16.9. */
const MAX_FOR_FOLLOWERS = 3;

/** TW 9.2, TW 9.3, TW 9.5, TW 20.4. */
function whyNotShift(s: State, seat: Seat, shift: Shift, area: Area): Refusal | undefined {
  if (isGate(s, area)) return REFUSED.shiftGate;
  if (s.owner[area] !== NOBODY && s.owner[area] !== seat) return REFUSED.shiftForeign;
  if (s.turn.shifted.includes(area)) return REFUSED.shiftedAlready;
  if (shift === 'raise') return s.multiplier[area]! >= HIGHEST ? REFUSED.shiftTooHigh : undefined;
  if (s.multiplier[area]! <= LOWEST) return REFUSED.shiftTooLow;
  return exiled.allowed(s, exiledRaceAt(s, area), 'cannotBeLowered') ? REFUSED.stubbornRock : undefined;
}

function shiftable(s: State, seat: Seat, shift: Shift): string[] {
  const { ids } = boardOf(s);
  const places: string[] = [];
  for (let area = 0; area < ids.length; area++) {
    if (whyNotShift(s, seat, shift, area) === undefined) places.push(ids[area]!);
  }
  return places;
}

/** Is there one area to raise and another to lower? */
export function canShift(s: State, seat: Seat): boolean {
  for (let area = 0; area < s.owner.length; area++) {
    if (!whyNotShift(s, seat, 'raise', area) && canLowerOther(s, seat, area)) return true;
  }
  return false;
}

function canLowerOther(s: State, seat: Seat, raised: Area): boolean {
  for (let area = 0; area < s.owner.length; area++) {
    if (area !== raised && !whyNotShift(s, seat, 'lower', area)) return true;
  }
  return false;
}

function change(g: Warp, seat: Seat, shift: Shift, place: string): void {
  const s = g.state;
  const area = boardOf(s).place(place);
  changeMultiplier(g, seat, area, shift === 'raise' ? 1 : -1);
  s.turn.shifted.push(area);
  if (shift === 'lower') gain(g, seat, total(s, seat, 'goldForLowering'), 0);
}

/** TW 9.1: one area up, another one down. Not followed by itself (TW 9.8). */
export function* terrashift(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const { ids } = boardOf(s);
  s.turn.shifted = [];
  const up = yield* ask.raise(seat, {
    candidates: () => ids,
    whyNot: (_id, area) =>
      whyNotShift(s, seat, 'raise', area) ??
      (canLowerOther(s, seat, area) ? undefined : REFUSED.nothingToShift),
  });
  change(g, seat, 'raise', up);
  const down = yield* ask.lower(seat, {
    about: { raised: up },
    candidates: () => ids,
    whyNot: (id, area) => (id === up ? REFUSED.sameArea : whyNotShift(s, seat, 'lower', area)),
  });
  change(g, seat, 'lower', down);
}

/** The action (TW 9.1). */
export function* terrashiftAction(g: Warp): Flow {
  const s = g.state;
  yield* terrashift(g, s.active);
  yield* missionCheck(g, true);
  proceed(s, { step: 'followTerrashift', args: null });
}

/** TW 9.5, TW 9.6. */
export function* followTerrashift(g: Warp): Flow {
  const s = g.state;
  if (s.solo) yield* rivalFollowsTerrashift(g);
  else yield* othersFollow(g);
  s.turn.shifted = [];
  yield* missionCheck(g);
}

function* othersFollow(g: Warp): Flow {
  const s = g.state;
  const asked = seatsAfter(s, s.active).filter((seat) => !s.players[seat]!.presets.noTerrashift);
  const choices = yield* chooseOrComplete(
    g,
    asked.map((seat) => (isAlone) => chooseShift(s, seat, true, isAlone)),
  );
  let followers = 0;
  for (const [i, seat] of asked.entries()) {
    const path = yield* stillPossible(g, seat, choices[i]!);
    if (path[0] === 'no') continue;
    followers++;
    s.players[s.active]!.deeds.followedBy |= 1 << seat;
    carryOutShift(g, seat, path);
  }
  if (followers > 0) {
    yield* drawCards(g, s.active, Math.min(followers, MAX_FOR_FOLLOWERS)); // TW 9.7
    yield* happen(g, s.active, 'whenFollowed');
  }
}

/** A follower's choice. */
export function carryOutShift(g: Warp, seat: Seat, [shift, place]: readonly string[]): void {
  g.emit?.({ type: 'Followed', seat, action: 'terrashift' });
  change(g, seat, shift as Shift, place!);
}

/** `first`: before anybody has followed, so that a mission can come ahead of it (TW 13.7). */
export function chooseShift(
  s: State,
  seat: Seat,
  first: boolean,
  isAlone: boolean,
  price?: Cost,
): Ask<readonly string[]> {
  const next = (taken: readonly string[]): string[] => {
    if (taken.length === 0)
      return ['no', 'raise', 'lower'].filter((one) => one === 'no' || canTake(s, seat, one));
    return taken.length === 1 && taken[0] !== 'no' ? shiftable(s, seat, taken[0] as Shift) : [];
  };
  return ask.followTerrashift<string>(seat, {
    about: price && { price },
    next: first ? orComplete(s, seat, next, false) : next,
    final: triedInSolo(s) || finalOfPath(isAlone),
  });
}

function canTake(s: State, seat: Seat, shift: string): boolean {
  for (let area = 0; area < s.owner.length; area++)
    if (!whyNotShift(s, seat, shift as Shift, area)) return true;
  return false;
}

/** TW 9.6. */
function* stillPossible(g: Warp, seat: Seat, path: readonly string[]): Flow<readonly string[]> {
  const s = g.state;
  if (path[0] === 'no') return path;
  const area = boardOf(s).place(path[1]!);
  if (whyNotShift(s, seat, path[0] as Shift, area) === undefined) return path;
  return yield* chooseShift(s, seat, false, true);
}
