import { drawNumber } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { SOLO_DIE, TRACK_TYPES } from '../../content/index.ts';
import type { BuildingType, DevelopKind, SoloFace, TrackType, UpgradeType } from '../../content/index.ts';
import { buildPlaces, canBuildAny, canUpgradeAny } from '../available/building.ts';
import { build, upgrade } from '../effects/building.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import type { State } from '../state.ts';
import { rival } from './moments.ts';
import { HIGHEST_MULTIPLIER, NEAR_COLONY, pick } from './picks.ts';
import { RIVAL } from './state.ts';

/** TWS 9.5, TWS 9.12, TWS 9.14; on the Gate too (TWS 9.21). */
export const canRivalBuild = (s: State, type: BuildingType): boolean => canBuildAny(s, RIVAL, type);

/** TWS 9.6. */
export const canRivalUpgrade = (s: State, type: UpgradeType): boolean =>
  canUpgradeAny(s.players[RIVAL]!, type);

/** TWS 9.13. Says whether anything was built. Tracks give the Rival nothing (TWS 9.3): only a player extracts by them. */
export function* rivalBuild(g: Warp, type: BuildingType): Flow<boolean> {
  const { ids, place } = boardOf(g.state);
  const places = buildPlaces(g.state, RIVAL, type).map(place);
  const area = yield* pick(g, 'rivalBuild', places, [HIGHEST_MULTIPLIER, NEAR_COLONY]);
  if (area === undefined) return false;
  yield* build(g, RIVAL, type, ids[area]!);
  return true;
}

/** Says whether anything was upgraded. */
export function* rivalUpgrade(g: Warp, type: UpgradeType): Flow<boolean> {
  if (!canRivalUpgrade(g.state, type)) return false;
  yield* upgrade(g, RIVAL, type);
  return true;
}

const canDevelop = (s: State, kind: DevelopKind, type: TrackType): boolean =>
  kind === 'build' ? canRivalBuild(s, type) : canRivalUpgrade(s, type);

const canDoSpecial = (s: State, kind: DevelopKind): boolean =>
  rival.allowed(s, 'rival', 'canDoSpecial', { kind });

/** TWS 9.11: draws nothing (TWS 29.3). */
export const canDevelopAtAll = (s: State, kind: DevelopKind): boolean =>
  TRACK_TYPES.some((type) => canDevelop(s, kind, type)) || canDoSpecial(s, kind);

/** TWS 9.1, TWS 9.8, TWS 9.9, TWS 9.19: one random Build or Upgrade, or two of them. Says whether there was any. */
export function* rollDevelop(g: Warp, kind: DevelopKind): Flow<boolean> {
  if (!canDevelopAtAll(g.state, kind)) return false;
  const face = yield* rollFace(g, kind, true);
  if (face !== 'x2') {
    yield* perform(g, kind, face);
    return true;
  }
  for (let n = 0; n < 2 && canDevelopAtAll(g.state, kind); n++) {
    const result = yield* rollFace(g, kind, false);
    if (result !== 'x2') yield* perform(g, kind, result);
  }
  return true;
}

/** TWS 9.4, TWS 9.7, TWS 9.20: until a face can be performed. */
function* rollFace(g: Warp, kind: DevelopKind, mayDouble: boolean): Flow<SoloFace> {
  for (;;) {
    const face = SOLO_DIE[yield* drawNumber('the Solo Die', SOLO_DIE.length)]!;
    const isPossible = canPerform(g.state, kind, face, mayDouble);
    g.emit?.({ type: 'SoloDieRolled', kind, face, again: !isPossible });
    if (isPossible) return face;
  }
}

function canPerform(s: State, kind: DevelopKind, face: SoloFace, mayDouble: boolean): boolean {
  if (face === 'x2') return mayDouble;
  return face === 'special' ? canDoSpecial(s, kind) : canDevelop(s, kind, face);
}

/** TWS 9.2, TWS 9.10. */
function* perform(g: Warp, kind: DevelopKind, face: Exclude<SoloFace, 'x2'>): Flow {
  if (face === 'special') yield* rival.happen(g, 'rival', 'special', { kind });
  else if (kind === 'build') yield* rivalBuild(g, face);
  else yield* rivalUpgrade(g, face);
}
