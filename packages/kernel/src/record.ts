import { canonical, checksum } from './canonical.ts';
import { KeyedChance, commitmentTo } from './chance/keyed.ts';
import type { Secret } from './chance/keyed.ts';
import { seededChance } from './chance/seeded.ts';
import type { ChanceSource, ChanceState } from './chance/source.ts';
import { isAside, isChance } from './entries.ts';
import type { Entry } from './entries.ts';
import { WarptableError } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { Chance } from './flow.ts';
import type { Game, Playable, Result } from './game.ts';
import { Match } from './match.ts';
import { readEntries, readObject } from './reading.ts';

const FORMAT = 'warptable-game/1';
/** Every version of it. */
const FORMATS = 'warptable-game/';

/** Where a game's luck came from, so that anybody can work it out again. */
export type Luck =
  | { readonly kind: 'seeded'; readonly seed: string }
  | {
      readonly kind: 'keyed';
      readonly commitment: string;
      readonly nonces: readonly string[];
      readonly secret?: Secret;
    }
  | { readonly kind: 'told' };

/** A whole game as one JSON file. */
export interface GameFile<O = unknown> {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly options: O;
  readonly seats: number;
  readonly luck: Luck;
  readonly entries: readonly Entry[];
  /** Of the state after the last entry. */
  readonly checksum: string;
  /** If the game is over. */
  readonly result?: Result;
}

export function recordOf<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  luck: Luck,
): GameFile<O> {
  if (match.firstEntry > 0)
    throw new WarptableError('corrupt', 'this match was loaded from a snapshot and lacks its beginning');
  const content = {
    format: FORMAT,
    game: match.game.id,
    rules: match.game.rulesVersion,
    options: match.options,
    seats: match.seats,
    luck,
    entries: [...match.entries],
    checksum: checksum(match.state),
  } as const;
  return match.over ? { ...content, result: match.result } : content;
}

/** Checks the form of a file; which game it is of can be read from it afterwards. */
export function readGameFile(text: string): GameFile {
  const raw = readObject(text, 'game file');
  if (raw['format'] !== FORMAT) {
    const isOurs = typeof raw['format'] === 'string' && raw['format'].startsWith(FORMATS);
    throw new WarptableError(
      isOurs ? 'otherVersion' : 'corrupt',
      `game file: format ${JSON.stringify(raw['format'])}, expected '${FORMAT}'`,
    );
  }
  for (const field of ['game', 'rules', 'checksum']) {
    if (typeof raw[field] !== 'string')
      throw new WarptableError('corrupt', `game file: '${field}' is missing`);
  }
  if (!Number.isInteger(raw['seats'])) throw new WarptableError('corrupt', "game file: 'seats' is missing");
  readLuck(raw['luck']);
  readEntries(raw['entries'], 'game file');
  return raw as unknown as GameFile;
}

function readLuck(raw: unknown): void {
  const luck = (raw ?? {}) as Record<string, unknown>;
  const sound =
    luck['kind'] === 'told' ||
    (luck['kind'] === 'seeded' && typeof luck['seed'] === 'string') ||
    (luck['kind'] === 'keyed' && typeof luck['commitment'] === 'string' && isTexts(luck['nonces']));
  if (!sound) throw new WarptableError('corrupt', "game file: 'luck' is missing or not of a known kind");
}

const isTexts = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.every((text) => typeof text === 'string');

/**
 * Plays the first `until` entries of the file again (all, if not given), and the outcomes of chance that follow them at once.
 * Throws at the first entry that does not fit.
 */
export function replay<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  file: GameFile,
  until = file.entries.length,
): Match<S, O, V, E> {
  checkOrigin(game, file);
  const options = game.readOptions(file.options, file.seats);
  const next = file.entries.findIndex((entry, i) => i >= until && !isChance(entry));
  const entries = next < 0 ? file.entries : file.entries.slice(0, next);
  return new Match(game, {
    options,
    seats: file.seats,
    chance: new NoMoreChance(next < 0 ? chanceOf(file.luck, entries) : undefined),
    from: { state: game.start(options, file.seats), at: 0, entries },
  });
}

function checkOrigin(game: { readonly id: string; readonly rulesVersion: string }, file: GameFile): void {
  if (file.game !== game.id)
    throw new WarptableError('corrupt', `game file: of '${file.game}', not of '${game.id}'`);
  if (file.rules !== game.rulesVersion) {
    throw new WarptableError(
      'otherVersion',
      `game file: made with rules ${file.rules}, these are ${game.rulesVersion}`,
    );
  }
}

/** Chance for a game that is played again: all of its outcomes are in the file. */
class NoMoreChance implements ChanceSource {
  private readonly afterwards: ChanceSource | undefined;

  constructor(afterwards: ChanceSource | undefined) {
    this.afterwards = afterwards;
  }

  draw(request: Chance, position: number): readonly number[] {
    if (this.afterwards) return this.afterwards.draw(request, position);
    throw new WarptableError(
      'corrupt',
      `the file ends before the outcome of '${request.purpose}' (entry ${position})`,
    );
  }

  save(): ChanceState {
    return this.afterwards?.save() ?? { kind: 'scripted' };
  }

  restore(state: ChanceState): void {
    this.afterwards?.restore?.(state);
  }
}

/** The source of a file's luck, as far as the file tells, ready for what follows these entries. */
export function chanceOf(luck: Luck, played: readonly Entry[] = []): ChanceSource | undefined {
  if (luck.kind === 'seeded') {
    const source = seededChance(luck.seed);
    for (const entry of played) if (isChance(entry)) source.skip(entry.outcome.length);
    return source;
  }
  if (luck.kind === 'keyed' && luck.secret !== undefined) return new KeyedChance(luck.secret, luck.nonces);
  return undefined;
}

/**
 * `verified`: the outcomes follow from the secret that the commitment in the file is of. `not committed`: they follow from a seed in
 * the file, but whoever chose the seed may have known what it brings. Whether a commitment was made before the game no file can
 * tell: people compare it with the one they were shown then.
 */
export type LuckVerdict = 'verified' | 'not committed' | 'not published' | 'told';

export type Verdict =
  | {
      readonly ok: true;
      readonly answers: number;
      readonly outcomes: number;
      readonly luck: LuckVerdict;
    }
  | { readonly ok: false; readonly entry: number | undefined; readonly message: string };

/** Plays a file again and works out every outcome of chance anew; names the first entry that is not as it should be. */
export function verify<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  file: GameFile,
): Verdict {
  const { luck, entries } = file;
  let options: O;
  let source: ChanceSource | undefined;
  try {
    checkOrigin(game, file);
    if (luck.kind === 'keyed' && luck.secret !== undefined && commitmentTo(luck.secret) !== luck.commitment) {
      throw new WarptableError('corrupt', 'the secret is not the one that was committed to before the game');
    }
    options = game.readOptions(file.options, file.seats);
    source = chanceOf(luck);
  } catch (error) {
    return { ok: false, entry: undefined, message: messageOf(error) };
  }
  const witness = new Witness(entries, source);
  try {
    const match = new Match(game, { options, seats: file.seats, chance: witness });
    for (let n = match.length; n < entries.length; n = match.length) {
      const entry = entries[n]!;
      witness.position = n;
      if (isAside(entry)) match.aside(entry.seat, entry.aside, entry.value);
      else if (isChance(entry))
        return { ok: false, entry: n, message: `no chance is due, but '${entry.chance}' is recorded` };
      else match.answer(entry);
    }
    const fault = faultOfEnd(match, file);
    if (fault !== undefined) return { ok: false, entry: undefined, message: fault };
  } catch (error) {
    return { ok: false, entry: witness.position, message: witness.fault ?? messageOf(error) };
  }
  const outcomes = entries.filter(isChance).length;
  return { ok: true, answers: entries.length - outcomes, outcomes, luck: verdictOn(luck) };
}

function verdictOn(luck: Luck): LuckVerdict {
  switch (luck.kind) {
    case 'seeded':
      return 'not committed';
    case 'keyed':
      return luck.secret === undefined ? 'not published' : 'verified';
    case 'told':
      return 'told';
  }
}

function faultOfEnd<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  file: GameFile,
): string | undefined {
  if (checksum(match.state) !== file.checksum) return 'the state after the last entry has another checksum';
  const result = match.over ? match.result : undefined;
  return canonical(result) === canonical(file.result)
    ? undefined
    : 'the recorded result is not the one the game leads to';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Gives the recorded outcomes, and checks each against its source. */
class Witness implements ChanceSource {
  position = 0;
  fault: string | undefined;
  private readonly entries: readonly Entry[];
  private readonly source: ChanceSource | undefined;

  constructor(entries: readonly Entry[], source: ChanceSource | undefined) {
    this.entries = entries;
    this.source = source;
  }

  draw(request: Chance, position: number): readonly number[] {
    this.position = position;
    const entry = this.entries[position];
    if (!entry || !isChance(entry) || entry.chance !== request.purpose) {
      throw this.failure(`chance '${request.purpose}' is due, but it is not what is recorded`);
    }
    const expected = this.source?.draw(request, position) ?? entry.outcome;
    if (expected.join() !== entry.outcome.join()) {
      throw this.failure(
        `'${request.purpose}' is recorded as [${entry.outcome.join(', ')}], the luck says [${expected.join(', ')}]`,
      );
    }
    return expected;
  }

  save(): ChanceState {
    return { kind: 'scripted' };
  }

  private failure(message: string): Error {
    this.fault = message;
    return new Error(message);
  }
}
