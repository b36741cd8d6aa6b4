import type { Refusal, Seat } from '@warptable/kernel';
import { exiled } from '../abilities.ts';
import { boardOf } from '../geometry.ts';
import { exiledRaceAt, isGate, teamOf } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY, isOn } from '../state.ts';
import type { Area, State } from '../state.ts';

/** TW 8.11: a Sentry Tower stands there, or Exiled who count as one. */
export const hasTower = (s: State, area: Area): boolean =>
  s.towers[area]! || exiled.allowed(s, exiledRaceAt(s, area), 'countsAsTower');

/** The areas of the seat's Laser Cannons. */
export function cannonsOf(s: State, seat: Seat): Area[] {
  const cannons: Area[] = [];
  for (let area = 0; area < s.lasers.length; area++) {
    if (s.lasers[area] && s.owner[area] === seat) cannons.push(area);
  }
  return cannons;
}

export function hasCannon(s: State, seat: Seat): boolean {
  for (let area = 0; area < s.lasers.length; area++)
    if (s.lasers[area] && s.owner[area] === seat) return true;
  return false;
}

export function whyNotCannon(s: State, seat: Seat, cannon: Area): Refusal | undefined {
  if (s.turn.fired.includes(cannon)) return REFUSED.cannonFired;
  for (const area of boardOf(s).within2[cannon]!) {
    if (whyNotTarget(s, seat, area) === undefined) return undefined;
  }
  return REFUSED.noLaserTarget;
}

/** TW 8.4, TW 8.5, TW 15.7, TW 19.10, TW 20.10, TWS 16.4: may this area, within reach, be fired at? */
export function whyNotTarget(s: State, seat: Seat, area: Area): Refusal | undefined {
  if (isGate(s, area)) return REFUSED.laserGate;
  if (boardOf(s).isColony[area]) return REFUSED.laserColony;
  if (s.tokens[area] !== null) {
    if (!s.faceUp[area]) return REFUSED.laserFacedown;
  } else if (!isVisibleEnemy(s, seat, s.owner[area]!)) {
    return REFUSED.laserNobody;
  }
  return hasTower(s, area) ? REFUSED.laserTower : undefined;
}

function isVisibleEnemy(s: State, seat: Seat, owner: Seat): boolean {
  if (owner === NOBODY) return false;
  return teamOf(s, owner) !== teamOf(s, seat) || (owner === seat && isOn(s, 'laserTarget'));
}
