import type { AnyRules } from './index.ts';

/** The rules of the same games, each loaded when it is wanted: a page plays one of them at a time. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  warpgate: async () => (await import('@warptable/warpgate')).warpgate,
  'the-warp': async () => (await import('@warptable/the-warp')).theWarp,
};

export async function loadGame(id: string): Promise<AnyRules | undefined> {
  const load = LOADERS[id];
  return load && { game: (await load()) as AnyRules['game'] };
}
