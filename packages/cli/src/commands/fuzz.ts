import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { ThreadCrew, isReproducible, readBotName } from '@warptable/lab';
import { gameNamed, gameOption, seatRange, wholeNumber } from '../arguments.ts';
import type { OptionTexts, SeatRange } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { added, NOTHING_YET } from '../fuzzing/fuzz-games.ts';
import type { FoundFailure, FuzzTally } from '../fuzzing/fuzz-games.ts';
import type { FuzzTask } from '../fuzzing/fuzz-thread.ts';
import { checkPlan } from '../fuzzing/plan.ts';
import type { FuzzPlan } from '../fuzzing/plan.ts';
import { freePath, writeGameFile } from '../game-files.ts';
import { botName } from '../laboratory/flags.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { inColumns } from '../terminal/telling.ts';

interface FuzzFlags {
  readonly seats?: SeatRange;
  readonly games: number;
  readonly seed: number;
  readonly option: OptionTexts;
  readonly thorough?: true;
  readonly bots?: string;
  readonly threads: number;
}

export function addFuzz(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('fuzz')
    .argument('<game>', 'the game, such as warpgate')
    .description('look for faults of the rules in random games (exit code 1 and a game file if one is found)')
    .option('--seats <range>', 'seats, such as 4 or 2-6, taken in turn (all that the game has)', seatRange)
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
    .option('--seed <n>', 'game number i is seeded with this + i', wholeNumber(0, 2 ** 48), 1)
    .addOption(gameOption('play every game with this option; the others are drawn'))
    .option('--bots <name>', 'let bots play, such as novice or expert@20it (at random)', botName)
    .option('--thorough', 'make all checks after every answer, also the slow ones')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .action((id: string, flags: FuzzFlags) => fuzz(gameNamed(games, id), flags));
}

async function fuzz(gameModule: AnyGameModule, flags: FuzzFlags): Promise<void> {
  const plan: FuzzPlan = {
    seats: flags.seats ?? gameModule.game.seats,
    seed: flags.seed,
    fixed: flags.option,
    thorough: flags.thorough ?? false,
    ...(flags.bots === undefined ? {} : { bot: flags.bots }),
  };
  if (flags.bots !== undefined) checkBot(flags.bots);
  checkPlan(gameModule, plan);
  const progress = new ProgressLine(process.stderr, flags.games);
  const found: FoundFailure[] = [];
  let tally = NOTHING_YET;
  const stop = new AbortController();
  const threads = Math.min(flags.threads, flags.games);
  const crew = new ThreadCrew<FuzzTask, FuzzTally | FoundFailure>(THREAD, threads);
  let next = 0;
  let began = 0;
  try {
    await crew.ready();
    began = performance.now();
    await crew.run(
      () => (next < flags.games ? { game: gameModule.game.id, plan, number: next++ } : undefined),
      (result) => {
        if ('failure' in result) {
          found.push(result);
          stop.abort();
        } else tally = added(tally, result);
        progress.show(tally.games);
      },
      stop.signal,
    );
  } finally {
    await crew.close();
  }
  const seconds = (performance.now() - began) / 1000;
  progress.clear();
  if (found.length === 0) process.stdout.write(textOfTally(gameModule, plan, tally, seconds));
  for (const one of found) process.stdout.write(writeDown(one, '', plan.bot));
  if (found.length > 0) process.exitCode = 1;
}

const THREAD = new URL('../fuzzing/fuzz-thread.ts', import.meta.url);

/** What is found must come again. */
function checkBot(name: string): void {
  if (!isReproducible(name)) throw new Complaint('fuzzing needs a budget of iterations, such as expert@20it');
  if (readBotName(name).table !== undefined)
    throw new Complaint('bots of the fuzzer play with the weights of the game');
}

function textOfTally(
  { game }: AnyGameModule,
  { seats }: FuzzPlan,
  tally: FuzzTally,
  seconds: number,
): string {
  const whole = (n: number): string => n.toLocaleString('en-US');
  const range = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  const checks = Object.entries(tally.checks).map(([name, times]) => [`  ${name}`, whole(times)]);
  const lines = [
    `${game.name}, ${range} seats: nothing found in ${whole(tally.games)} games, ${whole(tally.answers)} answers, ${seconds.toFixed(1)} s`,
    ...inColumns([['checks made', ''], ...checks]),
    `${whole(tally.otherWorlds)} worlds dealt anew differed from the true one; the longest step was ${tally.longestStep.step || 'none'} with ${tally.longestStep.answers} answers`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the game file, and says what was found and where it is. */
export function writeDown({ game, failure }: FoundFailure, folder: string, bot?: string): string {
  const path = freePath(join(folder, `warptable-fuzz-${failure.check}-${game.seed}.json`));
  writeGameFile(path, failure.file);
  const options = Object.entries(game.options as Record<string, unknown>).map(
    ([key, value]) => `--option ${key}=${String(value)}`,
  );
  const players = bot === undefined ? [] : [`--bots ${bot}`];
  const again = [`--seats ${game.seats}`, '--games 1', `--seed ${game.seed}`, ...players, ...options].join(
    ' ',
  );
  return [
    `FOUND by the check '${failure.check}' after ${failure.position} entries: ${failure.message}`,
    `  the game up to there is in ${path}`,
    `  again: fuzz ${failure.file.game} ${again}`,
    '',
  ].join('\n');
}
