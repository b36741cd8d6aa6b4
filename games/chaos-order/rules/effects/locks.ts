import type { Flow, Seat } from '@warptable/kernel';
import { allowed } from '../abilities.ts';
import type { Chaos } from '../moments.ts';
import { ask } from '../questions.ts';
import { playerAt } from '../state.ts';
import type { State } from '../state.ts';
import { pay } from './goods.ts';

/** What a gem lock stands before. */
export type LockOn = 'research' | 'construction' | 'card';

/** CO 6.14: a gem, 2 energy with *unlock* (CO 9.16), nothing with a card of this turn. */
export function waysToPayLock(s: State, seat: Seat, lockOn: LockOn): ('gem' | 'energy' | 'free')[] {
  const { gems, energy } = playerAt(s, seat);
  const ways: ('gem' | 'energy' | 'free')[] = [];
  if (gems >= 1) ways.push('gem');
  if (energy >= 2 && allowed(s, seat, 'unlocksWithEnergy')) ways.push('energy');
  if (freeLocks(s, seat, lockOn) > 0) ways.push('free');
  return ways;
}

function freeLocks({ turn }: State, seat: Seat, lockOn: LockOn): number {
  if (turn?.seat !== seat) return 0;
  return lockOn === 'research' ? turn.freeResearchLocks : lockOn === 'construction' ? turn.freeBuildLocks : 0;
}

/** It must be payable. */
export function* payLock(g: Chaos, seat: Seat, lockOn: LockOn): Flow {
  const s = g.state;
  const way = yield* ask.payLock(seat, {
    about: { lockOn },
    candidates: () => waysToPayLock(s, seat, lockOn),
  });
  switch (way) {
    case 'gem':
      return pay(g, seat, 0, 1, 'supply', 'lock');
    case 'energy':
      return pay(g, seat, 2, 0, 'supply', 'lock');
    case 'free':
      if (lockOn === 'research') s.turn!.freeResearchLocks--;
      else s.turn!.freeBuildLocks--;
  }
}
