import type { Command } from 'commander';
import type { AnyBoxed } from '@warptable/games';
import { positiveNumber } from '../arguments.ts';
import type { Measured } from '../measuring/clock.ts';
import { benchGame } from '../measuring/game-bench.ts';
import type { GameBench } from '../measuring/game-bench.ts';
import { inColumns } from '../terminal/telling.ts';

interface BenchFlags {
  readonly seconds: number;
  readonly json?: true;
}

export function addBench(program: Command, games: readonly AnyBoxed[]): void {
  program
    .command('bench')
    .description('measure the speed of every game against a calibration loop of the same run, on one core')
    .option('--seconds <n>', 'how long to measure each game', positiveNumber, 10)
    .option('--json', 'print one JSON object')
    .action((flags: BenchFlags) => {
      const results = games.map((boxed) => benchGame(boxed, flags.seconds));
      process.stdout.write(
        flags.json ? `${JSON.stringify(asJson(results))}\n` : results.map(asText).join('\n'),
      );
    });
}

function asJson(results: readonly GameBench[]): object {
  const games = results.map(
    ({ game, seats, decision, fork, copy, view, calibration, viewBytes, snapshotBytes }) => [
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
      },
    ],
  );
  return { games: Object.fromEntries(games) as object };
}

export function asText(result: GameBench): string {
  const { game, seats, decision, fork, copy, view, calibration, viewBytes, snapshotBytes } = result;
  const time = (name: string, { microseconds, loops }: Measured): string[] => [
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
    ['view as JSON', `${whole(viewBytes.mean)} bytes`, `at most ${whole(viewBytes.most)}`],
    ['snapshot as JSON', `${whole(snapshotBytes.mean)} bytes`, `at most ${whole(snapshotBytes.most)}`],
  ]);
  return `${lines.join('\n')}\n`;
}

const precise = (n: number): number => Number(n.toPrecision(3));
const whole = (n: number): string => Math.round(n).toLocaleString('en-US');
