import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import type { Command } from 'commander';
import type { AnyBoxed } from '@warptable/games';
import { gameNamed, gameOption, optionsFor, wholeNumber } from '../arguments.ts';
import type { OptionTexts } from '../arguments.ts';
import type { Outcome } from '../simulation/random-game.ts';
import type { SimReport, SimTask } from '../simulation/sim-thread.ts';
import { rounded, tallyOf } from '../simulation/tally.ts';
import type { Share, Spread, Tally } from '../simulation/tally.ts';
import { inColumns } from '../terminal/telling.ts';
import { shareOut } from '../threads/crew.ts';
import { Progress } from '../threads/progress.ts';

interface SimFlags {
  readonly seats?: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: string;
  readonly option: OptionTexts;
  readonly threads: number;
  readonly json?: true;
}

interface Speed {
  readonly seconds: number;
  readonly threads: number;
  /** Decisions per second of all threads together, and of one thread in a second of computing. */
  readonly total: number;
  readonly perCore: number;
}

export function addSim(program: Command, games: readonly AnyBoxed[]): void {
  program
    .command('sim')
    .argument('<game>', 'the game, such as warpgate')
    .description('play many games by bots on all cores and print statistics')
    .option('--seats <n>', 'seats at the table (4, or as many as the game has)', wholeNumber(1, 99))
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 200)
    .option('--seed <n>', 'game number i is seeded with this + i', wholeNumber(0, 2 ** 48), 1)
    .addOption(new Option('--bots <kind>', 'who plays').choices(['random']).default('random'))
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

async function simulate(boxed: AnyBoxed, flags: SimFlags): Promise<void> {
  const { game } = boxed;
  const seats = flags.seats ?? Math.min(4, game.seats.most);
  const options = optionsFor(boxed, seats, flags.option);
  const outcomes: Outcome[] = [];
  let busy = 0;
  const progress = new Progress(process.stderr, flags.games);
  const task: SimTask = { game: game.id, options, seats, seed: flags.seed };
  const seconds = await shareOut<SimReport>({
    script: new URL('../simulation/sim-thread.ts', import.meta.url),
    task,
    games: flags.games,
    threads: flags.threads,
    atOnce: 50,
    onReport(report, done) {
      outcomes.push(...report.outcomes);
      busy += report.seconds;
      progress.show(done);
    },
  });
  progress.clear();
  const tally = tallyOf(outcomes);
  const threads = Math.min(flags.threads, flags.games);
  const speed = { seconds, threads, total: tally.decisions / seconds, perCore: tally.decisions / busy };
  const setting = { game: game.id, seats, seed: flags.seed, bots: flags.bots, options };
  process.stdout.write(
    flags.json ? `${JSON.stringify(asJson(setting, tally, speed))}\n` : asText(boxed, setting, tally, speed),
  );
}

interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly bots: string;
  readonly options: unknown;
}

function asJson(setting: Setting, tally: Tally, speed: Speed): object {
  return {
    ...setting,
    games: tally.games,
    decisions: tally.decisions,
    seconds: rounded(speed.seconds),
    threads: speed.threads,
    decisionsPerSecond: Math.round(speed.total),
    decisionsPerSecondPerCore: Math.round(speed.perCore),
    meanDecisionsPerGame: tally.length.mean,
    length: tally.length,
    scores: tally.scores,
    wins: tally.seats.map(({ wins }) => rounded(wins)),
    labels: Object.fromEntries(
      Object.entries(tally.labels).map(([name, { played, wins }]) => [name, { played, wins: rounded(wins) }]),
    ),
  };
}

function asText(
  { game }: AnyBoxed,
  { seats, seed, bots, options }: Setting,
  tally: Tally,
  speed: Speed,
): string {
  const chosen = Object.entries(options as Record<string, unknown>).map(
    ([key, value]) => `${key}=${String(value)}`,
  );
  const whole = (n: number): string => Math.round(n).toLocaleString('en-US');
  const cores =
    speed.threads === 1 ? 'on 1 thread' : `on ${speed.threads} threads, ${whole(speed.perCore)} a core`;
  const lines = [
    `${game.name}, ${seats} seats, ${bots} bots, seeds ${seed} to ${seed + tally.games - 1}${chosen.length > 0 ? `, ${chosen.join(', ')}` : ''}`,
    '',
    `games      ${whole(tally.games)}`,
    `decisions  ${whole(tally.decisions)} in ${speed.seconds.toFixed(2)} s`,
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
        ...labels.map(([name, share]) => row(name, share)),
      ]),
    );
  return `${lines.join('\n')}\n`;
}

const cells = ({ least, tenth, median, mean, ninetieth, most }: Spread): string[] =>
  [least, tenth, median].map(String).concat(mean.toFixed(1), [ninetieth, most].map(String));

const row = (name: string, { played, wins }: Share): string[] => [
  name,
  String(played),
  String(rounded(wins)),
  `${((100 * wins) / played).toFixed(1)} %`,
];
