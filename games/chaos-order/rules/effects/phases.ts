import type { Chaos } from '../moments.ts';
import type { State } from '../state.ts';

type RoundPhase = Exclude<State['phase'], 'setup'>;

/** CO 4.1. Cards gained before can be used from now on (CO 17.4); those of gain income not before the next round (CO 14.10). */
export function beginPhase(g: Chaos, phase: RoundPhase): void {
  const s = g.state;
  s.phase = phase;
  s.active = s.flareGun;
  if (phase !== 'relics') for (const player of s.players) player.fresh.length = 0;
  g.emit?.({ type: 'PhaseBegan', phase });
}
