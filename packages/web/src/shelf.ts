import type { Facts } from '@warptable/games/manifest';
import { texts } from '@warptable/speech';
import type { AnyGameUi } from '@warptable/ui';
import { GAMES } from './games.ts';

/** A game on the first page. What is not needed there is loaded when it is. */
export interface ShelfGame extends Facts {
  readonly hasCampaign: boolean;
  loadUi(): Promise<AnyGameUi>;
}

/** The games that have a board. */
export const SHELF: readonly ShelfGame[] = GAMES.flatMap(({ ui, campaign, ...facts }) =>
  ui ? { ...facts, hasCampaign: campaign !== undefined, loadUi: async () => (await ui()) as AnyGameUi } : [],
);

export const findOnShelf = (id: string): ShelfGame | undefined => SHELF.find((game) => game.id === id);

/** The manifest brings the English along. Other languages have a table of their own: `shelf`, by game. */
export const aboutOf = ({ id, about }: Facts): string =>
  texts.t(`${id}.about`, { ns: 'shelf', defaultValue: about });
