// npm run bench:boardgame.io: random play on boardgame.io's headless client and on Warptable, in turns, on one core.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Contender, Lap } from './contender.ts';

const LAPS = 5;
const MILLISECONDS = 2000;

function installBoardgameIo(): void {
  if (existsSync(new URL('node_modules/boardgame.io', import.meta.url))) return;
  process.stderr.write('installing boardgame.io 0.50.2 into bench/boardgame-io ...\n');
  const args = [
    'install',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { npm_execpath: script } = process.env;
  const [command, before] = script === undefined ? ['npm', []] : [process.execPath, [script]];
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { status } = spawnSync(command, [...before, ...args], { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('boardgame.io could not be installed, see above');
}

async function lapOf(contender: Worker): Promise<Lap> {
  contender.postMessage(MILLISECONDS, []);
  const [lap] = (await once(contender, 'message')) as [Lap];
  return lap;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const whole = (n: number): string => Math.round(n).toLocaleString('en-US').padStart(9);

installBoardgameIo();
const NAMES: readonly Contender[] = ['as it comes', 'production', 'unframed', 'warptable'];
const contenders = NAMES.map((name) => ({
  name,
  worker: new Worker(new URL('contender.ts', import.meta.url), { workerData: name }),
}));
const laps: Partial<Record<Contender, Lap>>[] = [];
// The first lap of each is for its compiler to warm up.
for (let i = 0; i <= LAPS; i++) {
  const lap: Partial<Record<Contender, Lap>> = {};
  for (const { name, worker } of contenders) lap[name] = await lapOf(worker);
  if (i > 0) laps.push(lap);
}
await Promise.all(contenders.map(({ worker }) => worker.terminate()));

const speeds = (of: Contender): number[] => laps.map((lap) => lap[of]?.speed ?? 0);
const speed = (of: Contender): string => whole(median(speeds(of)));
const steps = (of: Contender): number => Math.round(laps[0]?.[of]?.stepsPerGame ?? 0);
const ratioTo = (other: Contender): string => {
  const others = speeds(other);
  return whole(median(speeds('warptable').map((ours, i) => ours / (others[i] ?? 1))));
};
process.stdout.write(
  [
    `a comparable game of 4 seats, ${steps('production')} moves`,
    `  its rules alone, without a framework          ${speed('unframed')} moves/s`,
    `  boardgame.io 0.50.2 headless, as it comes     ${speed('as it comes')} moves/s`,
    `  boardgame.io 0.50.2 headless, in production   ${speed('production')} moves/s`,
    `Warpgate of 4 seats, ${steps('warptable')} decisions`,
    `  Warptable                                     ${speed('warptable')} decisions/s`,
    `Warptable : boardgame.io as it comes            ${ratioTo('as it comes')} : 1`,
    `Warptable : boardgame.io in production          ${ratioTo('production')} : 1`,
    `(one core, medians of ${LAPS} laps of ${MILLISECONDS / 1000} s of computing time, in turns)`,
    '',
  ].join('\n'),
);
