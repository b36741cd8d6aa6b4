import type { Command } from 'commander';
import { replay } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import type { AnyGameModule } from '@warptable/games';
import { Complaint } from '../complaint.ts';
import { blaming, loadGameFile } from '../game-files.ts';
import { inParts, linesFor, linesOfAll, tableOfScores } from '../terminal/telling.ts';

export function addReplay(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('replay')
    .argument('<file>', 'a recorded game')
    .description('play a recorded game again and print its log and the scores')
    .action((path: string) => {
      process.stdout.write(replayText(games, path));
    });
}

export function gameOf(games: readonly AnyGameModule[], file: GameFile, path: string): AnyGameModule {
  const found = games.find(({ game }) => game.id === file.game);
  if (!found) throw new Complaint(`'${path}': it is a game of '${file.game}', which is unknown here`);
  return found;
}

export function replayText(games: readonly AnyGameModule[], path: string): string {
  const file = loadGameFile(path);
  const gameModule = gameOf(games, file, path);
  const match = blaming(path, () => replay(gameModule.game, file));
  const view = match.view('spectator');
  const lines = [`${gameModule.game.name}, ${file.seats} seats`, ''];
  if (match.over) {
    lines.push(...inParts(linesOfAll(gameModule, match)), '', gameModule.words.position(view), '');
    lines.push(...tableOfScores(gameModule, view, match.result));
  } else {
    lines.push(...inParts(linesFor(gameModule, match, 'spectator')), '', gameModule.words.position(view), '');
    const awaited = match.pending.map(
      ({ ask }) => `${gameModule.words.seat(view, ask.seat)} is ${gameModule.words.waiting(view, ask.kind)}`,
    );
    lines.push(`The game is not over: ${awaited.join(', ')}.`);
  }
  return `${lines.join('\n')}\n`;
}
