import type { Flow } from '@warptable/kernel';
import type { WarpEvent } from '../../rules/events.ts';
import type { Warp } from '../../rules/moments.ts';
import type { WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** Lets something happen at the table that neither asks nor draws anything. Returns what it told. */
export function act(table: WarpTable, flow: (g: Warp) => Flow<unknown>): WarpEvent[] {
  const told: WarpEvent[] = [];
  const g: Warp = { state: table.state, emit: (event) => told.push(event), lockUndo: () => {} };
  const step = flow(g).next();
  if (!step.done) throw new Error('it asks or draws something');
  return told;
}

/** A position that stands still: the Player is asked for an action. */
export const standing = (setup: SoloPosition): WarpTable => soloPosition({ turnOf: 'player', ...setup });
