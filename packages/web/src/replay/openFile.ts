import type { AnyRules } from '@warptable/games/manifest';
import { readGameFile, replay } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import type { AnyGameUi } from '@warptable/ui';
import { Failure } from '../failures.ts';
import { loadRules } from '../games.ts';
import { findOnShelf } from '../shelf.ts';

export interface OpenedFile {
  readonly gameModule: AnyRules;
  readonly gameUi: AnyGameUi;
  readonly file: GameFile;
  readonly text: string;
}

/** Reads a game file and loads what is needed to show it. */
export async function openFile(text: string): Promise<OpenedFile> {
  const file = readGameFile(text);
  const gameUi = await findOnShelf(file.game)?.loadUi();
  if (!gameUi) throw new Failure('unknownGame', file.game);
  const gameModule = await loadRules(file.game);
  // Finds out whether these rules can play it at all.
  replay(gameModule.game, file, 0);
  return { gameModule, gameUi, file, text };
}
