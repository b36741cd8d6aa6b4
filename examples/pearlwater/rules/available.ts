import type { Refusal, Seat } from '@warptable/kernel';
import { REEFS, worthOf } from '../content/index.ts';
import type { Oyster, Reef } from '../content/index.ts';
import { replaced } from './crews.ts';
import { diverAt } from './state.ts';
import type { Bay } from './state.ts';

/** PW 3.1: one air for each reef on the way. */
export function airFor(state: Bay, seat: Seat, to: Reef): number {
  const distance = Math.abs(REEFS.indexOf(to) - REEFS.indexOf(diverAt(state, seat).reef));
  return replaced(state, seat, 'airToSail', distance);
}

export function whyNotSail(state: Bay, seat: Seat, to: Reef): Refusal | undefined {
  return airFor(state, seat, to) > diverAt(state, seat).air
    ? { rule: 'PW 3.1', reason: 'tooFar' }
    : undefined;
}

export function whyNotOpen(state: Bay, seat: Seat, oyster: Oyster): Refusal | undefined {
  return worthOf(oyster) > diverAt(state, seat).pearls
    ? { rule: 'PW 3.4', reason: 'worthMoreThanYourPearls' }
    : undefined;
}
