import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command line in a folder of its own. */
function warptable(args: string, input = ''): Promise<Run> {
  return new Promise((resolve) => {
    const { npm_lifecycle_event: _, NO_COLOR: __, FORCE_COLOR: ___, ...env } = process.env;
    const child = spawn(process.execPath, [main, ...args.split(' ').filter((word) => word !== '')], {
      cwd: folder,
      env,
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

describe('what cannot be done is one clear line and exit code 2', () => {
  test.each([
    ['plya warpgate', "unknown command 'plya' (Did you mean play?)"],
    ['play warpgate --load none.json', "cannot read 'none.json': there is no such file or folder"],
  ])('%s', async (args, message) => {
    expect(await warptable(args)).toEqual({ code: 2, out: '', err: `warptable: ${message}\n` });
  });
});

describe('help', () => {
  test.each(['', 'sim --help'])('%s', async (args) => {
    const { code, out, err } = await warptable(args);
    expect(out).toContain('Usage: warptable');
    expect(out.split('\n').every((line) => line.length <= 110)).toBe(true);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('version', async () => {
    expect(await warptable('--version')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });
});

test('games are listed with modes, seats and options', async () => {
  const { code, out } = await warptable('games');
  expect(code).toBe(0);
  expect(out).toContain('warpgate: Warpgate');
  expect(out).toContain('1 to 6 seats');
  expect(out).toContain('--option exploration=');
});

describe('sim', () => {
  type Report = Record<string, unknown> & { wins: number[] };

  test('prints one JSON object that does not depend on the number of threads', async () => {
    const reports = await Promise.all(
      [1, 3].map(async (threads) => {
        const { code, out, err } = await warptable(
          `sim warpgate --seats 3 --games 6 --seed 5 --json --threads ${threads}`,
        );
        expect({ code, err }).toEqual({ code: 0, err: '' });
        return JSON.parse(out) as Report;
      }),
    );
    const [first, second] = reports.map(
      ({ seconds, threads, decisionsPerSecond, decisionsPerSecondPerCore, ...rest }) => {
        for (const speed of [seconds, threads, decisionsPerSecond, decisionsPerSecondPerCore])
          expect(speed).toBeGreaterThan(0);
        return rest;
      },
    );
    expect(second).toEqual(first);
    expect(first).toMatchObject({ game: 'warpgate', games: 6, seats: 3 });
    expect(first?.wins.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(6);
  });

  test('lets bots play that think', async () => {
    const { code, out, err } = await warptable('sim warpgate --seats 2 --games 2 --bots regular@2it --json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { games, bots } = JSON.parse(out) as Report;
    expect({ games, bots }).toEqual({ games: 2, bots: 'regular@2it' });
  });

  test('prints a readable report', async () => {
    const { code, out, err } = await warptable('sim warpgate --games 3 --option exploration=on');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/decisions\/s/);
    expect(out).toMatch(/played as/);
  });
});

describe('fuzz', () => {
  test('finds nothing in sound rules', async () => {
    const { code, out } = await warptable('fuzz warpgate --seats 1-3 --games 3 --seed 1');
    expect(out).toContain('nothing found');
    expect(code).toBe(0);
  });
});

describe('play', () => {
  test('a game piped in to its last line is saved, and can be verified and played on', async () => {
    const input = '1\n'.repeat(12);
    const first = await warptable('play warpgate --seats 3 --bots 2 --seed 3', input);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('Saved to warptable-save.json');
    expect(await warptable('verify warptable-save.json')).toMatchObject({ code: 0 });
    const second = await warptable('play warpgate --load warptable-save.json', input);
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(await warptable('replay warptable-save.json')).toMatchObject({ code: 0 });
  });

  test('without anything to read it leaves at once, and leaves nothing behind', async () => {
    const { code, out } = await warptable('play warpgate --seed 1');
    expect(code).toBe(0);
    expect(out).toContain('1 person, 2 bots');
    expect(out).toContain('Nothing new to save');
    expect(existsSync(join(folder, 'warptable-save-2.json'))).toBe(false);
  });

  test('a tampered game is found out', async () => {
    await warptable('play warpgate --seats 2 --bots 2 --seed 4', 'save whole.json\nquit\n');
    expect(await warptable('verify whole.json')).toMatchObject({ code: 0 });
    const file = JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8')) as {
      entries: { seat?: number }[];
    };
    const at = file.entries.findLastIndex(({ seat }) => seat !== undefined);
    file.entries.splice(at, 1);
    writeFileSync(join(folder, 'whole.json'), JSON.stringify(file));
    const { code, out } = await warptable('verify whole.json');
    expect(code).toBe(1);
    expect(out).toContain('NOT sound');
  });
});
