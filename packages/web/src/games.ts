import type { AnyCampaign } from '@warptable/games/campaign';
import { inOrder, loadGuided } from '@warptable/games/manifest';
import type { AnyManifest, AnyRules } from '@warptable/games/manifest';

const MANIFESTS = import.meta.glob<AnyManifest>('../../../games/*/index.ts', {
  eager: true,
  import: 'default',
});

/** All games under `games/`, for the page and its worker: the same as in Node, but each part is loaded when it is wanted. */
export const GAMES: readonly AnyManifest[] = inOrder(Object.values(MANIFESTS));

function manifestOf(id: string): AnyManifest {
  const manifest = GAMES.find((game) => game.id === id);
  if (!manifest) throw new Error(`the game '${id}' is not on the shelf`);
  return manifest;
}

/** The campaign with the rules; nothing, if the game has none. */
export async function loadCampaign(
  id: string,
): Promise<{ readonly game: AnyRules['game']; readonly campaign: AnyCampaign } | undefined> {
  const { rules, campaign } = manifestOf(id);
  const [game, loaded] = await Promise.all([rules(), campaign?.()]);
  return loaded && { game, campaign: loaded };
}

/** The rules alone: for replays, and for the options of a new table. */
export async function loadRules(id: string): Promise<AnyRules> {
  return { game: await manifestOf(id).rules() };
}

/** The rules with the guide, for where bots think. */
export const loadRulesAndGuide = async (id: string): Promise<AnyRules> => loadGuided(manifestOf(id));
