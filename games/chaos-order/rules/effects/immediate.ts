import type { Flow, Seat } from '@warptable/kernel';
import { canConstruct } from '../available/constructing.ts';
import type { Chaos } from '../moments.ts';
import type { State } from '../state.ts';
import { construct } from './constructing.ts';

/** CO 9.3: without a build point; its gem lock is still paid. */
export function* immediateFoundation(g: Chaos, seat: Seat): Flow {
  yield* construct(g, seat, { points: 0, foundationOnly: true, optional: false });
}

export const mayConstructFoundation = (s: State, seat: Seat): boolean => canConstruct(s, seat, true);
