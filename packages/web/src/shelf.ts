import { anyLook } from '@warptable/ui';
import type { AnyLook } from '@warptable/ui';
import type { webTexts } from './texts/en.ts';

/** A game on the first page. What is not needed there is loaded when it is. */
export interface ShelfGame {
  readonly id: keyof (typeof webTexts)['abouts'];
  readonly name: string;
  readonly cover: string;
  readonly players: { readonly least: number; readonly most: number };
  /** Minutes for each player. */
  readonly minutes: readonly [number, number];
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
  /** The table that *Play now* opens. */
  readonly quick: { readonly seats: number; readonly options: Readonly<Record<string, string>> };
  loadLook(): Promise<AnyLook>;
}

export const SHELF: readonly ShelfGame[] = [
  {
    id: 'warpgate',
    name: 'Warpgate',
    cover: '/covers/warpgate.svg',
    players: { least: 1, most: 6 },
    minutes: [15, 20],
    weight: 3,
    quick: { seats: 3, options: { factions: 'dealt' } },
    loadLook: async () => anyLook((await import('@warptable/warpgate/board')).warpgateLook),
  },
  {
    id: 'the-warp',
    name: 'The Warp',
    cover: '/covers/the-warp.svg',
    players: { least: 2, most: 6 },
    minutes: [30, 45],
    weight: 5,
    quick: { seats: 4, options: {} },
    loadLook: async () => anyLook((await import('@warptable/the-warp/board')).theWarpLook),
  },
];

export const findOnShelf = (id: string): ShelfGame | undefined => SHELF.find((game) => game.id === id);

/** The rules themselves: for replays, and for the options of a new table. */
export async function loadRules(id: string) {
  const { loadGame } = await import('@warptable/games/loading');
  const boxed = await loadGame(id);
  if (!boxed) throw new Error(`the game '${id}' is not on the shelf`);
  return boxed;
}
