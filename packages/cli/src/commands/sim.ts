import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import type { OptionValues } from '@warptable/kernel';
import { runSimulation } from '@warptable/lab';
import type { SimulationPlan, SimulationReport, Spread, WinCount } from '@warptable/lab';
import { gameNamed, gameOption, optionsInTurn, wholeNumber } from '../arguments.ts';
import type { OptionTexts } from '../arguments.ts';
import { botName, weightTables } from '../laboratory/flags.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { inColumns } from '../terminal/telling.ts';

interface SimFlags {
  readonly seats?: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: string;
  readonly option: OptionTexts;
  readonly threads: number;
  readonly json?: true;
}

export function addSim(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('sim')
    .argument('<game>', 'the game, such as warpgate')
    .description('play many games by bots on all cores and print statistics')
    .option('--seats <n>', 'seats at the table (4, or as many as the game has)', wholeNumber(1, 99))
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 200)
    .option('--seed <n>', 'game number i is seeded with this + i', wholeNumber(0, 2 ** 48), 1)
    .option(
      '--bots <name>',
      'who plays at every seat, such as random, regular or expert@400it',
      botName,
      'random',
    )
    .addOption(gameOption('an option of the game, see "games"; may be repeated'))
    .option(
      '--threads <n>',
      'worker threads; the result does not depend on it',
      wholeNumber(1, 256),
      availableParallelism(),
    )
    .option('--json', 'print one JSON object')
    .action((id: string, flags: SimFlags) => simulate(gameNamed(games, id), flags));
}

async function simulate(gameModule: AnyGameModule, flags: SimFlags): Promise<void> {
  const { game } = gameModule;
  const { games, seed, bots: bot } = flags;
  const seats = flags.seats ?? Math.min(4, game.seats.max);
  const options = optionsInTurn(gameModule, seats, flags.option);
  const plan = { game: game.id, options, seats, bot, weights: weightTables(gameModule, [bot]), games, seed };
  const progress = new ProgressLine(process.stderr, games);
  const report = await runSimulation(plan, flags.threads, (done) => progress.show(done)).finally(() =>
    progress.clear(),
  );
  process.stdout.write(
    flags.json ? `${JSON.stringify(asJson(plan, report))}\n` : asText(gameModule, plan, report),
  );
}

/** Decisions per second of all threads together, and of one thread in a second of computing. */
const speedOf = ({ tally, seconds, computedSeconds }: SimulationReport) => ({
  total: tally.decisions / seconds,
  perCore: tally.decisions / computedSeconds,
});

function asJson({ game, seats, seed, bot, options }: SimulationPlan, report: SimulationReport): object {
  const { tally } = report;
  const speed = speedOf(report);
  return {
    game,
    seats,
    seed,
    bots: bot,
    options: options.length === 1 ? options[0] : options,
    games: tally.games,
    decisions: tally.decisions,
    seconds: rounded(report.seconds),
    threads: report.threads,
    decisionsPerSecond: Math.round(speed.total),
    decisionsPerSecondPerCore: Math.round(speed.perCore),
    meanDecisionsPerGame: rounded(tally.length.mean),
    length: inShort(tally.length),
    scores: inShort(tally.scores),
    wins: tally.seats.map(({ wins }) => rounded(wins)),
    labels: Object.fromEntries(
      Object.entries(tally.labels).map(([name, { played, wins }]) => [name, { played, wins: rounded(wins) }]),
    ),
  };
}

function asText(
  { game, lab }: AnyGameModule,
  { seats, seed, bot, options }: SimulationPlan,
  report: SimulationReport,
): string {
  const { tally, threads, seconds } = report;
  const speed = speedOf(report);
  const chosen = Object.entries(commonTo(options as readonly OptionValues[])).map(
    ([key, value]) => `${key}=${String(value)}`,
  );
  const whole = (n: number): string => Math.round(n).toLocaleString('en-US');
  const cores = threads === 1 ? 'on 1 thread' : `on ${threads} threads, ${whole(speed.perCore)} a core`;
  const lines = [
    `${game.name}, ${seats} seats, ${bot} bots, seeds ${seed} to ${seed + tally.games - 1}${chosen.length > 0 ? `, ${chosen.join(', ')}` : ''}`,
    '',
    `games      ${whole(tally.games)}`,
    `decisions  ${whole(tally.decisions)} in ${seconds.toFixed(2)} s`,
    `speed      ${whole(speed.total)} decisions/s ${cores}`,
    '',
    ...inColumns([
      ['', 'least', '10 %', 'median', 'mean', '90 %', 'most'],
      ['decisions a game', ...cells(tally.length)],
      ['score of a seat', ...cells(tally.scores)],
    ]),
    '',
    ...inColumns([
      ['seat', 'games', 'wins', 'share'],
      ...tally.seats.map((share, seat) => row(String(seat + 1), share)),
    ]),
  ];
  const labels = Object.entries(tally.labels).toSorted(
    ([, a], [, b]) => b.wins / b.played - a.wins / a.played,
  );
  if (labels.length > 0)
    lines.push(
      '',
      ...inColumns([
        ['played as', 'games', 'wins', 'share'],
        ...labels.map(([label, share]) => row(lab?.label?.(label) ?? label, share)),
      ]),
    );
  return `${lines.join('\n')}\n`;
}

/** The options that all games have. */
const commonTo = ([first = {}, ...others]: readonly OptionValues[]): OptionValues =>
  Object.fromEntries(
    Object.entries(first).filter(([key, value]) => others.every((one) => String(one[key]) === String(value))),
  );

/** Two decimals: enough for people, and the same on every machine. */
const rounded = (n: number): number => Math.round(n * 100) / 100;

const inShort = ({ min, tenth, median, mean, ninetieth, max }: Spread): Omit<Spread, 'count'> => ({
  min,
  tenth,
  median,
  mean: rounded(mean),
  ninetieth,
  max,
});

const cells = ({ min, tenth, median, mean, ninetieth, max }: Spread): string[] =>
  [min, tenth, median].map(String).concat(mean.toFixed(1), [ninetieth, max].map(String));

const row = (name: string, { played, wins }: WinCount): string[] => [
  name,
  String(played),
  String(rounded(wins)),
  `${((100 * wins) / played).toFixed(1)} %`,
];
