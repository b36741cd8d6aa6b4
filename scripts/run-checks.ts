// Runs checks side by side, tells of each as it ends, and shows the output of those that failed.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

export type CheckStep = {
  readonly name: string;
  /** Arguments for Node, beginning with the script. */
  readonly run: readonly string[];
  /** What to quote from the output of a check that passed. */
  readonly detail?: RegExp;
  /** Wants the machine for itself: waits until all others are done. */
  readonly alone?: boolean;
};

type Result = {
  readonly check: CheckStep;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
};

/** True when all passed. */
export async function runChecks(checks: readonly CheckStep[], cwd: string): Promise<boolean> {
  const width = Math.max(0, ...checks.map(({ name }) => name.length));
  const results: Result[] = [];
  const runAll = async (waiting: CheckStep[], atATime: number): Promise<void> => {
    const work = async (): Promise<void> => {
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        const result = await runCheck(check, cwd);
        results.push(result);
        console.log(lineOf(result, width));
      }
    };
    await Promise.all(Array.from({ length: atATime }, work));
  };
  await runAll(
    checks.filter(({ alone }) => alone !== true),
    Math.min(4, availableParallelism()),
  );
  await runAll(
    checks.filter(({ alone }) => alone === true),
    1,
  );
  const failed = results.filter(({ passed }) => !passed);
  for (const { check, output } of failed) console.log(`\n--- ${check.name} ---\n${output.trim()}`);
  console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

function lineOf({ check, passed, seconds, output }: Result, width: number): string {
  const detail = passed ? check.detail?.exec(stripVTControlCharacters(output))?.[1]?.trim() : undefined;
  const columns = [
    check.name.padEnd(width),
    passed ? 'ok    ' : 'FAILED',
    `${seconds.toFixed(1)} s`.padStart(7),
  ];
  return [...columns, ...(detail === undefined ? [] : [` ${detail}`])].join('  ');
}

function runCheck(check: CheckStep, cwd: string): Promise<Result> {
  const start = performance.now();
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn(process.execPath, check.run, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours },
  });
  const stop = (): boolean => child.kill();
  process.once('exit', stop);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    const end = (passed: boolean): void => {
      process.off('exit', stop);
      resolve({ check, passed, seconds: (performance.now() - start) / 1000, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
