import type { AnyRules } from '@warptable/games/manifest';
import type { GameFile } from '@warptable/kernel';
import type { Standings } from '@warptable/ui';
import { beginAgain, goOn } from './walking.ts';

/** What everybody would have scored after each round of a finished game: it is played again from its record. */
export function standingsOf(
  gameModule: AnyRules,
  file: GameFile,
  roundOf: (view: unknown) => number,
): Standings[] {
  const match = beginAgain(gameModule, file);
  const roundNow = () => roundOf(match.view('spectator'));
  const scores = () => gameModule.game.result(match.state).scores;
  const standings: Standings[] = [];
  let round = roundNow();
  while (match.length < file.entries.length) {
    goOn(match, file);
    const next = roundNow();
    if (next !== round && round > 0) standings.push({ round, scores: scores() });
    round = next;
  }
  return [...standings, { round, scores: scores() }];
}
