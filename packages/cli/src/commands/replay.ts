import type { Command } from 'commander';
import { replay } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import type { AnyBoxed } from '@warptable/games';
import { Complaint } from '../complaint.ts';
import { blaming, loadGameFile } from '../game-files.ts';
import { inParts, linesFor, linesOfAll, tableOfScores } from '../terminal/telling.ts';

export function addReplay(program: Command, games: readonly AnyBoxed[]): void {
  program
    .command('replay')
    .argument('<file>', 'a recorded game')
    .description('play a recorded game again and print its log and the scores')
    .action((path: string) => {
      process.stdout.write(replayText(games, path));
    });
}

export function gameOf(games: readonly AnyBoxed[], file: GameFile, path: string): AnyBoxed {
  const found = games.find(({ game }) => game.id === file.game);
  if (!found) throw new Complaint(`'${path}': it is a game of '${file.game}', which is unknown here`);
  return found;
}

export function replayText(games: readonly AnyBoxed[], path: string): string {
  const file = loadGameFile(path);
  const boxed = gameOf(games, file, path);
  const match = blaming(path, () => replay(boxed.game, file));
  const view = match.view('spectator');
  const lines = [`${boxed.game.name}, ${file.seats} seats`, ''];
  if (match.over) {
    lines.push(...inParts(linesOfAll(boxed, match)), '', boxed.words.position(view), '');
    lines.push(...tableOfScores(boxed, view, match.result));
  } else {
    lines.push(...inParts(linesFor(boxed, match, 'spectator')), '', boxed.words.position(view), '');
    const awaited = match.pending.map(
      ({ ask }) => `${boxed.words.seat(view, ask.seat)} is ${boxed.words.waiting(view, ask.kind)}`,
    );
    lines.push(`The game is not over: ${awaited.join(', ')}.`);
  }
  return `${lines.join('\n')}\n`;
}
