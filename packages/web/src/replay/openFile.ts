import type { AnyRules } from '@warptable/games';
import type { GameFile } from '@warptable/kernel';
import type { AnyLook } from '@warptable/ui';
import { Failure } from '../failures.ts';
import { findOnShelf, loadRules } from '../shelf.ts';

export interface OpenedFile {
  readonly boxed: AnyRules;
  readonly look: AnyLook;
  readonly file: GameFile;
  readonly text: string;
}

/** Reads a game file and loads what is needed to show it. */
export async function openFile(text: string): Promise<OpenedFile> {
  const { readGameFile, replay } = await import('@warptable/kernel');
  const file = readGameFile(text);
  const look = await findOnShelf(file.game)?.loadLook();
  if (!look) throw new Failure('unknownGame', file.game);
  const boxed = await loadRules(file.game);
  // Finds out whether these rules can play it at all.
  replay(boxed.game, file, 0);
  return { boxed, look, file, text };
}
