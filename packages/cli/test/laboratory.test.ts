import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintOf } from '../src/complaint.ts';
import { botNames } from '../src/laboratory/flags.ts';
import { buildProgram } from '../src/program.ts';
import { timeText } from '../src/terminal/progress.ts';
import { lanterns } from './lanterns.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Threads take their time to start where others work too. */
const PATIENT = 120_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-cli-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function started(args: string): ChildProcessWithoutNullStreams {
  const { npm_lifecycle_event: _, ...env } = process.env;
  return spawn(process.execPath, [main, ...args.split(' ')], { cwd: folder, env });
}

function ended(child: ChildProcessWithoutNullStreams, input = ''): Promise<Run> {
  return new Promise((resolve) => {
    let out = '';
    let err = '';
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

const warptable = (args: string, input = ''): Promise<Run> => ended(started(args), input);

const linesIn = (path: string): number =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8').split('\n').length - 1 : 0;

/** A report without the times, which are measured. */
const timeless = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === 'milliseconds' ? 0 : value));

describe('what cannot be done is one clear line', () => {
  const guided = { ...lanterns, guide: { terms: ['ships'], weights: {} } } as unknown as typeof lanterns;

  async function complaintAbout(args: string, game = lanterns): Promise<string | undefined> {
    try {
      await buildProgram([game]).parseAsync(args.split(' '), { from: 'user' });
    } catch (error) {
      return complaintOf(error);
    }
    return undefined;
  }

  test.each([
    ['lab tornament lanterns', "unknown command 'tornament' (Did you mean tournament?)"],
    ['lab tournament lantern', "unknown game 'lantern'; did you mean 'lanterns'?"],
    ['lab tournament lanterns --bots clever', "No bot is called 'clever'; there are random, novice"],
    ['lab tournament lanterns --bots random,random', "'random' is named twice."],
    ['lab tournament lanterns --seats 4-2', 'Numbers of seats such as 4, 2,4 or 2-4 are expected.'],
    ['lab tournament lanterns --seats 2,9', 'Lanterns is for 1 to 4 seats, not for 9'],
    ['lab tournament lanterns --seats 1-2', 'several bots need tables of 2 seats or more'],
    [
      'lab tournament lanterns --stop 0.7:0.6',
      'Two shares between 0 and 1 are expected, the lower one first',
    ],
    [
      'lab tournament lanterns --stop 0.5:0.6 --seats 3',
      '--stop needs tables where both bots have as many seats',
    ],
    ['lab tournament lanterns --games 1 --out /proc/warptable/run', "cannot write to '/proc/warptable/run'"],
    ['lab tournament lanterns --games none', 'A whole number from 1 to 1000000 is expected.'],
    [
      'lab tournament lanterns --bots regular#none.json',
      "cannot read 'none.json': there is no such file or folder",
    ],
    ['lab balance lanterns --bot expert@0it', "'expert@0it' has no time to think."],
    ['lab balance lanterns --option colour=red', "unknown option 'colour'"],
    ['lab balance lanterns --compare one', '--compare takes two folders'],
    ['lab balance lanterns --compare one two', 'there is no run at'],
    ['lab tune lanterns', 'Lanterns has no evaluation to tune'],
    ['env lantern', "unknown game 'lantern'; did you mean 'lanterns'?"],
  ])('%s', async (args, message) => {
    const complaint = await complaintAbout(args);
    expect(complaint).toContain('warptable: ');
    expect(complaint).toContain(message);
    expect(complaint).not.toContain('\n');
  });

  test('blanks between bots are none of their names', () =>
    expect(botNames('novice, random')).toEqual(['novice', 'random']));

  test.each([
    ['{"ships":[1]}', "'ships' is no term with an early and a late weight"],
    ['{"sails":[1,2]}', "'sails' is no term with an early and a late weight"],
    ['{}', 'it holds no weights'],
    ['weights', 'not valid JSON'],
  ])('a table of weights that is %s', async (text, message) => {
    const path = join(folder, 'weights.json');
    writeFileSync(path, text);
    const complaint = await complaintAbout(`lab tournament lanterns --bots novice,regular#${path}`, guided);
    expect(complaint).toBe(`warptable: '${path}': ${message}`);
  });
});

describe('a run', { timeout: PATIENT }, () => {
  const command = 'lab tournament warpgate --bots novice,random --seats 2 --games 24 --json';

  test('that is stopped in the middle goes on without loss', async () => {
    const child = started(`${command} --out stopped --threads 2`);
    const end = ended(child);
    while (linesIn('stopped/run.jsonl') < 4) await setTimeout(5);
    child.kill('SIGINT');
    const { code, err } = await end;
    expect(code).toBe(130);
    expect(err).toMatch(
      /^Stopped after \d+ of 24 games\. They are kept in stopped: the same command goes on\.\n$/,
    );
    const kept = linesIn('stopped/run.jsonl');
    expect(kept).toBeGreaterThanOrEqual(4);
    expect(kept).toBeLessThan(25);

    const [resumed, whole] = await Promise.all([
      warptable(`${command} --out stopped --threads 1`),
      warptable(`${command} --out whole --threads 2`),
    ]);
    expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 0, err: '' });
    expect(timeless(resumed.out)).toEqual(timeless(whole.out));
    expect(linesIn('stopped/run.jsonl')).toBe(25);
    expect(timeless(readFileSync(join(folder, 'stopped/report.json'), 'utf8'))).toEqual(timeless(whole.out));
  });

  test('with other settings is not mixed into another one', async () => {
    const { code, err } = await warptable(`${command} --out whole --seed 2`);
    expect(code).toBe(2);
    expect(err).toContain('holds a run with other settings (seed); name another folder with --out');
  });

  test('prints its gist', async () => {
    const { code, out } = await warptable(command.replace(' --json', ' --out whole'));
    expect(code).toBe(0);
    expect(out).toContain('novice against random');
    expect(out).toContain('The whole report is whole/report.html');
    const balance = await warptable('lab balance warpgate --bot random --seats 2 --games 2');
    expect(balance.code).toBe(0);
    expect(balance.out).toContain('Factions');
    expect(existsSync(join(folder, 'lab-balance-warpgate', 'report.html'))).toBe(true);
  });

  test('tuning leaves the weights of the bot alone unless it is told to write them', async () => {
    const { code, out } = await warptable(
      'lab tune warpgate --bot novice --rounds 1 --games 10 --check 2 --write',
    );
    expect(code).toBe(0);
    expect(out).toContain('lab-tune-warpgate/weights.json');
    expect(out).toContain('The bot keeps its weights: the tuned ones are not better for sure.');
  });
});

test('env answers line by line, bad lines too, until the input ends', { timeout: PATIENT }, async () => {
  const lines = ['{"do":"reset","seats":2,"seed":1}', 'nonsense', '', '{"do":"legal","seat":0,"id":7}'];
  const { code, out, err } = await warptable('env warpgate', `${lines.join('\n')}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const replies = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { ok: boolean; id?: number });
  expect(replies.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(replies[2]?.id).toBe(7);
});

test('the time left', () => {
  expect([0, 40_000, 600_000, 12_000_000].map(timeText)).toEqual(['0 s', '40 s', '10 min', '3 h 20 min']);
});
