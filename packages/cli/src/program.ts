import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { addAdmin } from './commands/admin.ts';
import { addBench } from './commands/bench.ts';
import { addEnv } from './commands/env.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addGames } from './commands/games.ts';
import { addLab } from './commands/lab.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addStore } from './commands/store.ts';
import { addVerify } from './commands/verify.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The whole command line over these games. Throws instead of exiting; errors are left to the caller to print. */
export function buildProgram(games: readonly AnyGameModule[]): Command {
  const program = new Command('warptable')
    .description('A digital tabletop for heavy board games, on the command line.')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: () => {} })
    .configureHelp({ showGlobalOptions: false })
    .helpCommand('help [command]', 'how a command is used');
  const all = [addGames, addPlay, addSim, addFuzz, addReplay, addVerify, addBench, addLab, addEnv];
  for (const add of all) add(program, games);
  addServe(program);
  addAdmin(program);
  addStore(program);
  return program;
}
