import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LabError } from '../src/error.ts';
import { headerOf, readRun, RunFile } from '../src/running/run-file.ts';
import { LabRun } from '../src/running/session.ts';
import { fingerprintOf } from '../src/running/sources.ts';
import { playUnit } from '../src/units/play.ts';
import { findReef, unit, WildCrew } from './reef.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const header = (plan: object = { games: 5, seed: 1 }) =>
  headerOf({ kind: 'balance', game: 'pearlwater', rules: '1', sources: 'abc', plan });

function made(name: string, games: number): string {
  const path = join(folder, name, 'run.jsonl');
  const run = RunFile.open(path, header());
  for (let i = 0; i < games; i++) run.append(playUnit(unit(i), findReef));
  run.close();
  return path;
}

describe('a run file', () => {
  test('keeps the header and a line for each game, and goes on', () => {
    const path = made('plain', 2);
    const run = RunFile.open(path, header());
    expect([...run.results.keys()]).toEqual([0, 1]);
    run.append(playUnit(unit(2), findReef));
    run.close();
    const { header: read, results } = readRun(path);
    expect(read).toEqual(header());
    expect(results.map((result) => result.unit)).toEqual([0, 1, 2]);
    expect(results[1]).toEqual(JSON.parse(readFileSync(path, 'utf8').split('\n')[2] ?? ''));
  });

  test.each([
    ['{"unit":2,"seed":"7/2","bo', 'half a line'],
    ['{"unit":2}', 'a line without its end'],
  ])('%s at the end (%s) is dropped', (torn) => {
    const path = made(`torn${torn.length}`, 2);
    const size = statSync(path).size;
    appendFileSync(path, torn);
    const run = RunFile.open(path, header());
    expect([...run.results.keys()]).toEqual([0, 1]);
    run.close();
    expect(statSync(path).size).toBe(size);
  });

  test.each(['', '{"format":"warptable-lab/1","kind"'])('that holds no more than %j begins anew', (text) => {
    const path = join(folder, `bare${text.length}.jsonl`);
    writeFileSync(path, text);
    RunFile.open(path, header()).close();
    expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(header())}\n`);
  });

  test('that is something else is left alone', () => {
    const path = join(folder, 'novel.txt');
    writeFileSync(path, 'Call me Ishmael.');
    expect(() => RunFile.open(path, header())).toThrow('is not a run of the laboratory');
    expect(readFileSync(path, 'utf8')).toBe('Call me Ishmael.');
  });

  test('takes more games, but no other settings', () => {
    const path = made('more', 1);
    RunFile.open(path, header({ games: 50, seed: 1 })).close();
    expect(() => RunFile.open(path, header({ games: 5, seed: 2 }))).toThrow('other settings (seed)');
    expect(() => RunFile.open(path, { ...header(), sources: 'abd' })).toThrow('have changed since');
  });

  test('names settings by their flags', () => {
    const path = made('flags', 1);
    const other = header({ games: 1, seed: 1, gamesARound: 3, checkGames: 4 });
    expect(() => RunFile.open(path, other)).toThrow('(--games, --check)');
  });

  test('is kept to one process at a time', () => {
    const path = made('shared', 1);
    const run = RunFile.open(path, header());
    expect(() => RunFile.open(path, header())).toThrow(`process ${process.pid} is at work on '${path}'`);
    run.close();
    // A process that was killed leaves its lock behind.
    for (const gone of [4_194_305, process.pid]) {
      writeFileSync(`${path}.lock`, String(gone));
      RunFile.open(path, header()).close();
      expect(existsSync(`${path}.lock`)).toBe(false);
    }
    writeFileSync(`${path}.lock`, String(process.ppid));
    expect(() => RunFile.open(path, header())).toThrow('is at work on');
  });

  test('says so if its folder cannot be made', () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');
    expect(() => RunFile.open(join(file, 'run.jsonl'), header())).toThrow('a file');
    if (process.platform === 'linux')
      expect(() => RunFile.open('/proc/warptable/run/run.jsonl', header())).toThrow('ENOENT');
  });

  test('says which line is damaged', () => {
    const path = made('damaged', 2);
    const [first = '', second = '', ...rest] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, [first, second.slice(3), ...rest].join('\n'));
    expect(() => RunFile.open(path, header())).toThrow('line 2 is damaged');
    writeFileSync(path, 'hello\n');
    expect(() => readRun(path)).toThrow(LabError);
    expect(() => readRun(join(folder, 'none.jsonl'))).toThrow('there is no run');
  });
});

describe('a session', () => {
  const source = (games: number): (() => ReturnType<typeof unit> | undefined) => {
    let next = 0;
    return () => (next < games ? unit(next++) : undefined);
  };

  test('plays only what is not known', async () => {
    const path = made('session', 3);
    const run = RunFile.open(path, header());
    const crew = new WildCrew();
    const progress: number[] = [];
    await new LabRun(run, crew, { onProgress: (done) => progress.push(done) }).play(source(6));
    run.close();
    expect(crew.played.toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
    expect(progress).toEqual([3, 4, 5, 6]);
  });

  test('that is stopped and goes on has the same results as one that was not', async () => {
    const whole = join(folder, 'whole.jsonl');
    const run = RunFile.open(whole, header());
    await new LabRun(run, new WildCrew()).play(source(8));
    run.close();

    const parts = join(folder, 'parts.jsonl');
    for (const games of [3, 5, 8]) {
      const stop = new AbortController();
      const part = RunFile.open(parts, header());
      const onProgress = (done: number): void => (done >= games ? stop.abort() : undefined);
      await new LabRun(part, new WildCrew(), { signal: stop.signal, onProgress }).play(source(8));
      expect(part.results.size).toBe(games);
      part.close();
    }
    const scores = (path: string): unknown =>
      readRun(path).results.map((result) => ({ ...result, thinking: [] }));
    expect(scores(parts)).toEqual(scores(whole));
  });
});

test('the fingerprint is that of the sources of a game', () => {
  expect(fingerprintOf('warpgate')).toMatch(/^[0-9a-f]{16}$/);
  expect(fingerprintOf('warpgate')).toBe(fingerprintOf('warpgate'));
  expect(fingerprintOf('warpgate')).not.toBe(fingerprintOf('no-game'));
});
