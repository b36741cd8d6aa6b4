import type { Command } from 'commander';
import type { AnyBoxed } from '@warptable/games';
import { balanceSummary, compareRuns, comparisonSummary, runBalance } from '@warptable/lab';
import { gameNamed, optionsFor, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { pathFrom } from '../game-files.ts';
import { addRunFlags, botName, outOption, weightTables } from './flags.ts';
import type { RunFlags } from './flags.ts';
import { asComplaint, print, running, tellFaults } from './running.ts';

interface BalanceFlags extends RunFlags {
  readonly bot: string;
  readonly seats?: number;
  readonly games: number;
  readonly compare?: readonly string[];
}

export function addBalance(lab: Command, games: readonly AnyBoxed[]): void {
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
    const boxed = gameNamed(games, id);
    return flags.compare ? compare(boxed, flags.compare, flags) : balance(boxed, flags);
  });
}

async function balance(boxed: AnyBoxed, flags: BalanceFlags): Promise<void> {
  const { game, lab } = boxed;
  const seats = flags.seats ?? Math.min(4, game.seats.most);
  const plan = {
    game: game.id,
    tables: [{ seats, options: optionsFor(boxed, seats, { ...lab?.options, ...flags.option }) }],
    bots: [flags.bot],
    weights: weightTables(boxed, [flags.bot]),
    games: flags.games,
    seed: flags.seed,
  };
  const out = outOption(`lab-balance-${game.id}`, flags);
  const report = await running({ boxed, out, threads: flags.threads, games: flags.games }, (setting) =>
    runBalance(plan, setting),
  );
  print(report, balanceSummary(report), flags.json ?? false, `The whole report is ${out}/report.html`);
  tellFaults(report);
}

function compare(boxed: AnyBoxed, folders: readonly string[], flags: BalanceFlags): void {
  const [before, after, third] = folders;
  if (before === undefined || after === undefined || third !== undefined)
    throw new Complaint('--compare takes two folders: the run before and the run after');
  const out = outOption(after, flags);
  try {
    const comparison = compareRuns(boxed, pathFrom(before), pathFrom(after), pathFrom(out));
    const where = `The whole comparison is ${out}/comparison.html`;
    print(comparison, comparisonSummary(comparison), flags.json ?? false, where);
  } catch (error) {
    throw asComplaint(error, out);
  }
}
