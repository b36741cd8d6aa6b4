import type { Flow } from '@warptable/kernel';
import type { DevelopKind, TrackType } from '../../../content/index.ts';
import type { Warp } from '../../moments.ts';
import type { State } from '../../state.ts';
import { canRivalBuild, canRivalUpgrade, rivalBuild, rivalUpgrade } from '../developing.ts';

// What a Special does that always builds or upgrades the same type (TWS 9.17).

export const canDevelopType = (s: State, kind: DevelopKind, type: TrackType): boolean =>
  kind === 'build' ? canRivalBuild(s, type) : canRivalUpgrade(s, type);

export function* developType(g: Warp, kind: DevelopKind, type: TrackType): Flow {
  yield* kind === 'build' ? rivalBuild(g, type) : rivalUpgrade(g, type);
}

/** A Build; if no area is legal, an Upgrade; if that fails too, nothing (TWS 15.13). */
export function* buildOrUpgrade(g: Warp, type: TrackType): Flow {
  if (!(yield* rivalBuild(g, type))) yield* rivalUpgrade(g, type);
}
