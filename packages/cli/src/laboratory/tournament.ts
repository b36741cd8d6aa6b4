import { Option } from 'commander';
import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { boutsOf, runTournament, tournamentSummary } from '@warptable/lab';
import type { Hypotheses, TournamentPlan } from '@warptable/lab';
import { gameNamed, optionsFor, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { addRunFlags, botNames, hypotheses, outOption, seatsOption, weightTables } from './flags.ts';
import type { RunFlags } from './flags.ts';
import { print, running, reportFaults } from './running.ts';

interface TournamentFlags extends RunFlags {
  readonly bots: readonly string[];
  readonly seats: readonly number[];
  readonly games: number;
  readonly stop?: Hypotheses;
}

export function addTournament(lab: Command, games: readonly AnyGameModule[]): void {
  const command = lab
    .command('tournament')
    .argument('<game>', 'the game, such as warpgate')
    .description('let bots play each other, every pair at tables of every size')
    .addOption(
      new Option(
        '--bots <list>',
        'who plays: random, novice, regular, expert, with a budget (expert@150ms, expert@400it) or weights (regular#table.json)',
      )
        .argParser(botNames)
        .default(['novice', 'random'], 'novice,random'),
    )
    .addOption(seatsOption('2,4'))
    .option('--games <n>', 'games of each pair at each size of table', wholeNumber(1, 1_000_000), 200)
    .option(
      '--stop <low:high>',
      'end a match when it is clear that its first bot wins at most, or at least, this share',
      hypotheses,
    );
  addRunFlags(command).action((id: string, flags: TournamentFlags) =>
    tournament(gameNamed(games, id), flags),
  );
}

async function tournament(gameModule: AnyGameModule, flags: TournamentFlags): Promise<void> {
  const plan = planOf(gameModule, flags);
  const out = outOption(`lab-tournament-${gameModule.game.id}`, flags);
  const total = plan.games * boutsOf(plan).length;
  const report = await running({ gameModule, out, threads: flags.threads, games: total }, (setting) =>
    runTournament(plan, setting),
  );
  print(report, tournamentSummary(report), flags.json ?? false, `The whole report is ${out}/report.html`);
  reportFaults(report);
}

function planOf(
  gameModule: AnyGameModule,
  { bots, seats, games, seed, option, stop }: TournamentFlags,
): TournamentPlan {
  if (bots.length > 1 && seats.includes(1))
    throw new Complaint('several bots need tables of 2 seats or more');
  const odd = seats.find((size) => size % 2 === 1);
  if (stop && bots.length > 1 && odd !== undefined)
    throw new Complaint(`--stop needs tables where both bots have as many seats, not ${odd}`);
  return {
    game: gameModule.game.id,
    tables: seats.map((size) => ({ seats: size, options: optionsFor(gameModule, size, option) })),
    bots,
    weights: weightTables(gameModule, bots),
    games,
    seed,
    ...(stop ? { test: stop } : {}),
  };
}
