import { replay } from '@warptable/kernel';
import type { Result } from '@warptable/kernel';
import type { OpenedFile } from './openFile.ts';

/** How a game ended, for lists of games. */
export interface Ending extends Pick<Result, 'scores' | 'winners'> {
  /** By seat, automatic opponents last. */
  readonly names: readonly string[];
}

/** Nothing, if the game is not over. */
export function endingOf({
  gameModule,
  gameUi,
  file,
}: Pick<OpenedFile, 'gameModule' | 'gameUi' | 'file'>): Ending | undefined {
  if (!file.result) return undefined;
  const { scores, winners } = file.result;
  const view = replay(gameModule.game, file).view('spectator');
  return { names: scores.map((_, seat) => gameUi.words.seat(view, seat)), scores, winners };
}
