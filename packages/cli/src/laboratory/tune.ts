import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { gamesOf, isReproducible, readBotName, runTuning, tuningSummary, weightsText } from '@warptable/lab';
import type { TuningPlan, TuningReport } from '@warptable/lab';
import { gameNamed, optionsFor, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { addRunFlags, botName, outOption, weightTables } from './flags.ts';
import type { RunFlags } from './flags.ts';
import { print, running } from './running.ts';

interface TuneFlags extends RunFlags {
  readonly bot: string;
  readonly seats: number;
  readonly rounds: number;
  readonly games: number;
  readonly check: number;
  readonly write?: true;
}

export function addTune(lab: Command, games: readonly AnyGameModule[]): void {
  const command = lab
    .command('tune')
    .argument('<game>', 'the game, such as warpgate')
    .description("fit the weights of a game's evaluation by self-play")
    .option('--bot <name>', 'who plays; few iterations make many games', botName, 'regular@20it')
    .option('--seats <n>', 'players at the table', wholeNumber(2, 99), 2)
    .option('--rounds <n>', 'how often to play and fit', wholeNumber(1, 1000), 3)
    .option('--games <n>', 'games in each round', wholeNumber(10, 1_000_000), 300)
    .option('--check <n>', 'games of the tuned weights against those before', wholeNumber(1, 100_000), 200)
    .option('--write', 'put the tuned weights where the bot reads them, if they are better for sure');
  addRunFlags(command).action((id: string, flags: TuneFlags) => tuneGame(gameNamed(games, id), flags));
}

async function tuneGame(gameModule: AnyGameModule, flags: TuneFlags): Promise<void> {
  const plan = planOf(gameModule, flags);
  const out = outOption(`lab-tune-${gameModule.game.id}`, flags);
  const report = await running({ gameModule, out, threads: flags.threads, games: gamesOf(plan) }, (setting) =>
    runTuning(plan, setting),
  );
  if (!report) return;
  const where = [
    `The whole report is ${out}/report.html, the table ${out}/weights.json`,
    ...(flags.write ? [written(gameModule, report)] : []),
  ].join('\n');
  print(report, tuningSummary(report), flags.json ?? false, where);
}

function planOf(gameModule: AnyGameModule, flags: TuneFlags): TuningPlan {
  const { game, guide, lab } = gameModule;
  if (!guide) throw new Complaint(`${game.name} has no evaluation to tune`);
  if (!isReproducible(flags.bot))
    throw new Complaint('tuning needs a budget of iterations, such as regular@20it');
  const { table } = readBotName(flags.bot);
  return {
    game: game.id,
    options: optionsFor(gameModule, flags.seats, { ...lab?.options, ...flags.option }),
    seats: flags.seats,
    bot: flags.bot.replace(/#.*/, ''),
    terms: guide.terms,
    weights:
      (table === undefined ? undefined : weightTables(gameModule, [flags.bot])[table]) ?? guide.weights,
    rounds: flags.rounds,
    gamesARound: flags.games,
    checkGames: flags.check,
    seed: flags.seed,
  };
}

const GAMES = fileURLToPath(new URL('../../../../games/', import.meta.url));

/** Every game keeps its weights in the same place. */
function written({ game }: AnyGameModule, { better, tuned }: TuningReport): string {
  const path = join(GAMES, game.id, 'bot', 'weights.json');
  if (!better) return 'The bot keeps its weights: the tuned ones are not better for sure.';
  if (!existsSync(path)) throw new Complaint(`${game.name} has no table of weights at ${path}`);
  writeFileSync(path, weightsText(tuned));
  return `The bot plays with the tuned weights from now on: ${path}`;
}
