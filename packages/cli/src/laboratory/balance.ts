import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { balanceSummary, compareRuns, comparisonSummary, runBalance } from '@warptable/lab';
import { gameNamed, optionsInTurn, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { pathFrom } from '../game-files.ts';
import { addRunFlags, botName, outOption, weightTables } from './flags.ts';
import type { RunFlags } from './flags.ts';
import { asComplaint, print, running, reportFaults } from './running.ts';

interface BalanceFlags extends RunFlags {
  readonly bot: string;
  readonly seats?: number;
  readonly games: number;
  readonly compare?: readonly string[];
}

export function addBalance(lab: Command, games: readonly AnyGameModule[]): void {
  const command = lab
    .command('balance')
    .argument('<game>', 'the game, such as warpgate')
    .description('let equal bots play, and count factions, cards, objectives and map')
    .option('--bot <name>', 'who plays all seats, such as regular or regular@40it', botName, 'regular')
    .option('--seats <n>', 'players at the table (4, or as many as the game has)', wholeNumber(1, 99))
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 1000)
    .option(
      '--compare <folders...>',
      'play nothing: hold two finished runs against each other, before and after',
    );
  addRunFlags(command).action((id: string, flags: BalanceFlags) => {
    const gameModule = gameNamed(games, id);
    return flags.compare ? compare(gameModule, flags.compare, flags) : balance(gameModule, flags);
  });
}

async function balance(gameModule: AnyGameModule, flags: BalanceFlags): Promise<void> {
  const { game, lab } = gameModule;
  const seats = flags.seats ?? Math.min(4, game.seats.max);
  const [options, ...others] = optionsInTurn(gameModule, seats, { ...lab?.options, ...flags.option });
  const inTurn = others.length > 0 ? { inTurn: [options, ...others] } : {};
  const plan = {
    game: game.id,
    tables: [{ seats, options, ...inTurn }],
    bots: [flags.bot],
    weights: weightTables(gameModule, [flags.bot]),
    games: flags.games,
    seed: flags.seed,
  };
  const out = outOption(`lab-balance-${game.id}`, flags);
  const report = await running({ gameModule, out, threads: flags.threads, games: flags.games }, (setting) =>
    runBalance(plan, setting),
  );
  print(report, balanceSummary(report), flags.json ?? false, `The whole report is ${out}/report.html`);
  reportFaults(report);
}

function compare(gameModule: AnyGameModule, folders: readonly string[], flags: BalanceFlags): void {
  const [before, after, third] = folders;
  if (before === undefined || after === undefined || third !== undefined)
    throw new Complaint('--compare takes two folders: the run before and the run after');
  const out = outOption(after, flags);
  try {
    const comparison = compareRuns(gameModule, pathFrom(before), pathFrom(after), pathFrom(out));
    const where = `The whole comparison is ${out}/comparison.html`;
    print(comparison, comparisonSummary(comparison), flags.json ?? false, where);
  } catch (error) {
    throw asComplaint(error, out);
  }
}
