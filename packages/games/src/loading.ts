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

const GUIDED: Readonly<Record<string, () => Promise<unknown>>> = {
  warpgate: async () => {
    const { warpgate, warpgateGuide } = await import('@warptable/warpgate');
    return { game: warpgate, guide: warpgateGuide };
  },
  'the-warp': async () => {
    const { theWarp, theWarpGuide } = await import('@warptable/the-warp');
    return { game: theWarp, guide: theWarpGuide };
  },
};

/** The rules with the guide for bots, for where they think. */
export async function loadGuided(id: string): Promise<AnyRules | undefined> {
  return (await GUIDED[id]?.()) as AnyRules | undefined;
}
