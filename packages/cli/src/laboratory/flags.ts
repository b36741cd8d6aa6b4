import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { AnyGameModule } from '@warptable/games';
import { LabError, readBotName } from '@warptable/lab';
import type { Hypotheses, WeightTables } from '@warptable/lab';
import { gameOption, wholeNumber } from '../arguments.ts';
import type { OptionTexts } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { pathFrom, systemReason } from '../game-files.ts';

/** The flags that every run of the laboratory has. */
export interface RunFlags {
  readonly seed: number;
  readonly option: OptionTexts;
  readonly out?: string;
  readonly threads: number;
  readonly json?: true;
}

export function addRunFlags(command: Command): Command {
  return command
    .option('--seed <n>', 'where all luck comes from', wholeNumber(0, 2 ** 48), 1)
    .addOption(gameOption('an option of the game, see "games"; may be repeated'))
    .option('--out <folder>', 'where the run is kept and its report is written (lab-<command>-<game>)')
    .option(
      '--threads <n>',
      'worker threads; the result does not depend on it',
      wholeNumber(1, 256),
      availableParallelism(),
    )
    .option('--json', 'print the report as one JSON object');
}

/** A bot such as `regular`, `expert@150ms` or `regular#weights.json`. */
export function botName(text: string): string {
  try {
    readBotName(text);
    return text;
  } catch (error) {
    if (error instanceof LabError) throw new InvalidArgumentError(`${sentence(error.message)}.`);
    throw error;
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Different bots, with commas between them. */
export function botNames(text: string): string[] {
  const names = text.split(',').map((name) => botName(name.trim()));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new InvalidArgumentError(`'${twice}' is named twice.`);
  return names;
}

/** Sizes of tables: `2`, `2,4`, `2-4`. */
function tableSizes(text: string): number[] {
  const parts = text.split(',').map((part) => /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part));
  const sizes = parts.flatMap((part) => {
    if (!part) return [Number.NaN];
    const [, min = '', max = min] = part;
    const [from, to] = [Number(min), Number(max)];
    return from > to ? [Number.NaN] : Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  if (sizes.some((size) => Number.isNaN(size)))
    throw new InvalidArgumentError('Numbers of seats such as 4, 2,4 or 2-4 are expected.');
  return [...new Set(sizes)].toSorted((a, b) => a - b);
}

/** Two shares between which a sequential test decides: `0.65:0.75`. */
export function hypotheses(text: string): Hypotheses {
  const [, low = '', high = ''] = /^(0?\.\d+):(0?\.\d+)$/.exec(text) ?? [];
  const read = { low: Number(low), high: Number(high) };
  if (low !== '' && read.low > 0 && read.low < read.high) return read;
  throw new InvalidArgumentError('Two shares between 0 and 1 are expected, the lower one first: 0.65:0.75.');
}

export const outOption = (folder: string, { out }: RunFlags): string => out ?? folder;

export const seatsOption = (usual: string): Option =>
  new Option('--seats <list>', 'numbers of players, such as 4, 2,4 or 2-6')
    .argParser(tableSizes)
    .default(tableSizes(usual), usual);

/** The tables of weights that bots are named with, read from their files. */
export function weightTables({ guide }: AnyGameModule, bots: readonly string[]): WeightTables {
  const paths = bots.flatMap((bot) => readBotName(bot).table ?? []);
  return Object.fromEntries(paths.map((path) => [path, readWeights(path, guide?.terms ?? [])]));
}

function readWeights(path: string, terms: readonly string[]): WeightTables[string] {
  let text: string;
  try {
    text = readFileSync(pathFrom(path), 'utf8');
  } catch (error) {
    throw new Complaint(`cannot read '${path}': ${systemReason(error)}`);
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Complaint(`'${path}': not valid JSON`);
  }
  const entries = Object.entries((raw ?? {}) as Record<string, unknown>);
  const isPair = (value: unknown): boolean =>
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
  const bad = entries.find(([term, value]) => !terms.includes(term) || !isPair(value));
  if (bad || entries.length === 0)
    throw new Complaint(
      `'${path}': ${bad ? `'${bad[0]}' is no term with an early and a late weight` : 'it holds no weights'}`,
    );
  return raw as WeightTables[string];
}
