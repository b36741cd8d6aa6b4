import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { playOn, randomAnswer } from '@warptable/bots';
import {
  Match,
  Random,
  WarptableError,
  canonical,
  readGameFile,
  recordOf,
  seededChance,
  verify,
} from '@warptable/kernel';
import type { AnyMatch, Game, GameEvent, GameFile, Playable } from '@warptable/kernel';
import type { Choose } from './acting.ts';

export interface GoldenSetup {
  readonly seats: number;
  readonly seed: string;
  readonly options?: unknown;
  /** Who plays: at random if not given. */
  readonly choose?: Choose;
}

/** Plays a whole game and returns its record: to be kept in the game's `test/golden` and played again for ever. */
export function makeGolden<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  setup: GoldenSetup,
): GameFile<O> {
  const { seats, seed, choose = randomAnswer } = setup;
  const options = game.readOptions(setup.options ?? {}, seats);
  const match = new Match(game, { options, seats, chance: seededChance(seed) });
  const random = new Random(`${seed}:play`);
  playOn(match, (open) => {
    const pending = random.pick(open);
    const value = choose(pending, random, match as unknown as AnyMatch);
    return { seat: pending.ask.seat, kind: pending.ask.kind, value };
  });
  return recordOf(match, { kind: 'seeded', seed });
}

/** One line for the file and one for each entry: small, and changes can be read in a diff. */
export function goldenText(file: GameFile): string {
  const { entries, ...head } = file;
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "entries": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** The golden games in a folder, by name. */
export function goldenGames(folder: string): { readonly name: string; readonly text: string }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.toSorted().map((file) => ({
    name: file.slice(0, -'.json'.length),
    text: readFileSync(join(folder, file), 'utf8'),
  }));
}

/** What is wrong with a golden game: nothing, if every entry and the final scores are what they were when it was made. */
export function faultOfGolden<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  text: string,
): string | undefined {
  try {
    const file = readGameFile(text);
    if (!file.result) return 'the game has no end';
    const verdict = verify(game, file);
    if (verdict.ok) return undefined;
    const where =
      verdict.entry === undefined
        ? ''
        : `entry ${verdict.entry}, ${canonical(file.entries[verdict.entry])}: `;
    return where + verdict.message;
  } catch (error) {
    if (error instanceof WarptableError) return error.message;
    throw error;
  }
}
