import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { ThreadCrew } from '@warptable/lab';
import { positiveNumber } from '../arguments.ts';
import type { BenchTask } from '../measuring/bench-thread.ts';
import type { Timing } from '../measuring/clock.ts';
import type { GameBench } from '../measuring/game-bench.ts';
import { MAX_COPY_AND_REPLAY } from '../measuring/search-bench.ts';
import type { SearchBench } from '../measuring/search-bench.ts';
import { PHASES } from '../measuring/watched.ts';
import type { SearchPhase } from '../measuring/watched.ts';
import { inColumns } from '../terminal/telling.ts';

interface BenchFlags {
  readonly seconds: number;
  readonly json?: true;
}

export function addBench(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('bench')
    .description(
      'measure the speed of every game against a calibration loop of the same run, and of the bots, on one core',
    )
    .option(
      '--seconds <n>',
      'how long to measure each game, and as long again its search',
      positiveNumber,
      20,
    )
    .option('--json', 'print one JSON object')
    .action(async (flags: BenchFlags) => {
      const results: GameBench[] = [];
      for (const { game } of games)
        results.push(await benchInThread({ game: game.id, seconds: flags.seconds }));
      process.stdout.write(
        flags.json ? `${JSON.stringify(asJson(results))}\n` : results.map(asText).join('\n'),
      );
    });
}

/** Each game has a thread to itself: what the compiler learnt from another game would slow it down, as in no real use. */
async function benchInThread(task: BenchTask): Promise<GameBench> {
  const crew = new ThreadCrew<BenchTask, GameBench>(THREAD, 1);
  const tasks = [task];
  const results: GameBench[] = [];
  try {
    await crew.run(
      () => tasks.pop(),
      (result) => results.push(result),
    );
  } finally {
    await crew.close();
  }
  const [result] = results;
  if (!result) throw new Error(`${task.game} was not measured`);
  return result;
}

const THREAD = new URL('../measuring/bench-thread.ts', import.meta.url);

export function asJson(results: readonly GameBench[]): object {
  const games = results.map(
    ({ game, seats, decision, fork, copy, view, calibration, viewBytes, snapshotBytes, search }) => [
      game,
      {
        seats,
        calibrationMicroseconds: precise(calibration.microseconds),
        decisionsPerSecond: Math.round(1e6 / decision.microseconds),
        forkMicroseconds: precise(fork.microseconds),
        copyMicroseconds: precise(copy.microseconds),
        viewMicroseconds: precise(view.microseconds),
        viewBytes,
        snapshotBytes,
        ratios: {
          decisionsPerLoop: precise(1 / decision.loops),
          forkLoops: precise(fork.loops),
          copyLoops: precise(copy.loops),
          viewLoops: precise(view.loops),
        },
        ...(search ? { expertSearch: searchAsJson(search) } : {}),
      },
    ],
  );
  return { games: Object.fromEntries(games) as object };
}

const searchAsJson = ({ shares, iterationsPerSecond, copyAndReplay, ...search }: SearchBench): object => ({
  ...search,
  iterationsPerSecond: Math.round(iterationsPerSecond),
  shares: Object.fromEntries(PHASES.map((phase) => [phase, precise(shares[phase])])),
  copyAndReplay: precise(copyAndReplay),
  copyAndReplayAtMost: MAX_COPY_AND_REPLAY,
});

/** A table, and one more for the search if bots can search. */
export function asText(result: GameBench): string {
  const { game, seats, decision, fork, copy, view, calibration, viewBytes, snapshotBytes, search } = result;
  const time = (name: string, { microseconds, loops }: Timing): string[] => [
    name,
    `${precise(microseconds)} µs`,
    `${precise(loops)} loops`,
  ];
  const lines = inColumns([
    [`${game}, ${seats} seats`, 'median', 'against calibration'],
    [
      'random play',
      `${whole(1e6 / decision.microseconds)} decisions/s`,
      `${precise(1 / decision.loops)} decisions a loop`,
    ],
    time('fork in mid-game', fork),
    time('copy of a state', copy),
    time('view of a seat', view),
    time('calibration loop', calibration),
    ['view as JSON', `${whole(viewBytes.mean)} bytes`, `at most ${whole(viewBytes.max)}`],
    ['snapshot as JSON', `${whole(snapshotBytes.mean)} bytes`, `at most ${whole(snapshotBytes.max)}`],
  ]);
  const more = search ? ['', ...searchAsText(game, search)] : [];
  return `${[...lines, ...more].join('\n')}\n`;
}

const NAMES: Readonly<Record<SearchPhase, string>> = {
  copy: 'copy the state',
  replay: 'replay what came since',
  determinize: 'determinize',
  play: 'play: the rules at work',
  enumerate: 'enumerate legal options',
  advise: 'order them by advice',
  evaluate: 'evaluate positions',
  tree: 'the rest, such as the tree',
};

function searchAsText(game: string, search: SearchBench): string[] {
  const { seats, positions, iterationsPerSecond, shares, copyAndReplay } = search;
  const verdict = copyAndReplay > MAX_COPY_AND_REPLAY ? 'more than' : 'at most';
  return inColumns([
    [`${game}, Expert, ${seats} seats`, 'median', `of ${positions} positions`],
    ['search', `${whole(iterationsPerSecond)} iterations/s`, ''],
    ...PHASES.map((phase) => [`  ${NAMES[phase]}`, percent(shares[phase]), '']),
    ['copy and replay', percent(copyAndReplay), `${verdict} ${percent(MAX_COPY_AND_REPLAY)}`],
  ]);
}

const precise = (n: number): number => Number(n.toPrecision(3));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (n: number): string => Math.round(n).toLocaleString('en-US');
