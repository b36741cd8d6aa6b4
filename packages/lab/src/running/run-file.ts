import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { canonical } from '@warptable/kernel';
import { LabError } from '../error.ts';
import type { UnitResult } from '../units/unit.ts';
import { makeFolder } from './folder.ts';
import { lock } from './lock.ts';

const FORMAT = 'warptable-lab/1';

/** The first line of a run file: what is run. Two runs with equal headers give equal results. */
export interface Header<Plan = unknown> {
  readonly format: typeof FORMAT;
  readonly kind: 'tournament' | 'balance' | 'tune';
  readonly game: string;
  readonly rules: string;
  /** Of the code and the content that play. */
  readonly sources: string;
  readonly plan: Plan;
}

export const headerOf = <Plan>(header: Omit<Header<Plan>, 'format'>): Header<Plan> => ({
  format: FORMAT,
  ...header,
});

/**
 * A run on disk: a header and one line of JSON for each game, in the order in which they were finished. A line is written whole
 * and at once, so that a run can be stopped at any time; half a line at the end is dropped when it goes on.
 */
export class RunFile {
  readonly path: string;
  readonly results: Map<number, UnitResult>;
  private readonly file: number;
  private readonly unlock: () => void;

  private constructor(path: string, results: Map<number, UnitResult>, unlock: () => void) {
    this.path = path;
    this.results = results;
    this.unlock = unlock;
    this.file = openSync(path, 'a');
  }

  /** Opens a run, or goes on with it if it has the same header; more games than before are welcome. */
  static open(path: string, header: Header): RunFile {
    makeFolder(dirname(path));
    const unlock = lock(path);
    try {
      return RunFile.openLocked(path, header, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  private static openLocked(path: string, header: Header, unlock: () => void): RunFile {
    if (!existsSync(path) || isTornHeader(path, header)) {
      writeFileSync(path, '');
      const run = new RunFile(path, new Map(), unlock);
      run.line(header);
      return run;
    }
    const { whole, lines } = linesOf(path);
    const before = headerIn(path, lines[0]);
    const other = differences(before, header);
    if (other.length > 0)
      throw new LabError(
        `'${path}' holds a run with other settings (${other.join(', ')}); name another folder with --out`,
      );
    truncateSync(path, whole);
    return new RunFile(path, resultsIn(path, lines), unlock);
  }

  append(result: UnitResult): void {
    this.results.set(result.unit, result);
    this.line(result);
  }

  close(): void {
    closeSync(this.file);
    this.unlock();
  }

  private line(content: unknown): void {
    const bytes = Buffer.from(`${JSON.stringify(content)}\n`);
    for (let done = 0; done < bytes.length;) done += writeSync(this.file, bytes, done);
  }
}

/** Reads a run that is only to be looked at. */
export function readRun(path: string): { header: Header; results: readonly UnitResult[] } {
  if (!existsSync(path)) throw new LabError(`there is no run at '${path}'`);
  const { lines } = linesOf(path);
  const header = headerIn(path, lines[0]);
  const results = [...resultsIn(path, lines).values()].toSorted((a, b) => a.unit - b.unit);
  return { header, results };
}

/** Whether a run got no further than a part of its first line; an empty file counts too. */
const isTornHeader = (path: string, header: Header): boolean =>
  statSync(path).size < 65_536 && JSON.stringify(header).startsWith(readFileSync(path, 'utf8'));

/** The whole lines of a file, and how many bytes they take. */
function linesOf(path: string): { whole: number; lines: string[] } {
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf('\n') + 1;
  return { whole, lines: bytes.toString('utf8', 0, whole).split('\n').slice(0, -1) };
}

function headerIn(path: string, line = ''): Header {
  const header = parsed(line) as Partial<Header> | undefined;
  if (header?.format !== FORMAT) throw new LabError(`'${path}' is not a run of the laboratory`);
  return header as Header;
}

function resultsIn(path: string, lines: readonly string[]): Map<number, UnitResult> {
  const results = new Map<number, UnitResult>();
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    const result = parsed(line) as Partial<UnitResult> | undefined;
    if (typeof result?.unit !== 'number') throw new LabError(`'${path}': line ${i + 1} is damaged`);
    results.set(result.unit, result as UnitResult);
  }
  return results;
}

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Settings that may change while a run goes on. */
const OPEN = ['games'];

function differences(before: Header, now: Header): string[] {
  const flat = ({ plan, ...rest }: Header): Record<string, unknown> => ({ ...rest, ...(plan as object) });
  const [one, two] = [flat(before), flat(now)];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(two)])].filter((key) => !OPEN.includes(key));
  return keys.filter((key) => canonical(one[key]) !== canonical(two[key])).map(wordFor);
}

/** Settings whose name in a plan is not that of their flag. */
const WORDS: Readonly<Record<string, string>> = {
  sources: 'the rules, the content or the bots have changed since',
  gamesARound: '--games',
  checkGames: '--check',
  tables: '--seats or --option',
  options: '--option',
  test: '--stop',
};

const wordFor = (key: string): string => WORDS[key] ?? key;
