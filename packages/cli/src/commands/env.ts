import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { EnvironmentServer } from '@warptable/lab';
import { gameNamed } from '../arguments.ts';

export function addEnv(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('env')
    .argument('<game>', 'the game, such as warpgate')
    .description('serve games to a program of yours over lines of JSON; see docs/laboratory.md')
    .action((id: string) => serveLines(gameNamed(games, id)));
}

/** Answers line by line until the input ends. */
async function serveLines(gameModule: AnyGameModule): Promise<void> {
  const server = new EnvironmentServer(gameModule);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') process.stdout.write(`${server.reply(line)}\n`);
  }
}
