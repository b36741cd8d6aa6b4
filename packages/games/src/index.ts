import { readManifests } from './folders.ts';
import { loadGuided } from './manifest.ts';
import type { AnyGameModule, AnyManifest } from './manifest.ts';

export type { AnyGameModule, AnyManifest, AnyRules, Facts } from './manifest.ts';

async function load(manifest: AnyManifest): Promise<AnyGameModule> {
  const [rules, words, lab, campaign] = await Promise.all([
    loadGuided(manifest),
    manifest.words(),
    manifest.lab?.(),
    manifest.campaign?.(),
  ]);
  return { ...rules, words, ...(lab ? { lab } : {}), ...(campaign ? { campaign } : {}) };
}

/** What each game declares of itself. */
export const MANIFESTS: readonly AnyManifest[] = await readManifests();

/** All games under `games/`, loaded: for Node. The page loads one at a time. */
export const GAMES: readonly AnyGameModule[] = await Promise.all(MANIFESTS.map(load));

export function findGame(id: string): AnyGameModule | undefined {
  return GAMES.find(({ game }) => game.id === id);
}
