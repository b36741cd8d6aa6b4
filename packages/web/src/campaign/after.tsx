import { gainsOf } from '@warptable/games/campaign';
import type { OptionValues } from '@warptable/kernel';
import type { ReactNode } from 'react';
import { loadCampaign } from '../games.ts';
import { localKeeper } from './local.ts';
import { News } from './News.tsx';
import { onlineKeeper } from './online.ts';

/** What is to be said of a campaign at the end of one of its games. */
export interface AfterChapter {
  /** What the game has brought. */
  readonly news: ReactNode;
  /** Opens the same chapter with the same choices; returns the table. */
  readonly again: (options: OptionValues) => Promise<string>;
}

/** Counts the game if that has not been done, and tells what it has brought. */
export async function afterChapter(
  place: 'local' | 'online',
  game: string,
  table: string,
  { campaign: id, chapter }: { readonly campaign: string; readonly chapter: string },
): Promise<AfterChapter | undefined> {
  const played = await loadCampaign(game);
  if (!played) return undefined;
  const keeper = place === 'local' ? localKeeper(played) : onlineKeeper(game);
  const record = (await keeper.list()).find((one) => one.record.id === id)?.record;
  if (!record) return undefined;
  return {
    news: <News gains={gainsOf(played.campaign, record, table)} />,
    again: (options) => keeper.open(id, chapter, options),
  };
}
