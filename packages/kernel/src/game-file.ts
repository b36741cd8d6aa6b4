import { checksum } from './canonical.ts';
import { KeyedChance } from './chance/keyed.ts';
import type { Secret } from './chance/keyed.ts';
import { seededChance } from './chance/seeded.ts';
import type { ChanceSource, ChanceState } from './chance/source.ts';
import { isChance } from './entries.ts';
import type { Entry } from './entries.ts';
import { WarptableError } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { Chance } from './flow.ts';
import type { Game, Playable, Result } from './game.ts';
import { Match } from './match.ts';
import { readEntries, readObject } from './reading.ts';

const FORMAT = 'warptable-game/3';
/** In these the luck was numbered with side actions. */
const BEFORE: readonly unknown[] = ['warptable-game/1', 'warptable-game/2'];
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
      /** To the nonces, by seat. Before there were any, nonces were told at once. */
      readonly commitments?: readonly string[];
      /** The game began when side actions still counted, see `ChanceSource`. */
      readonly countsSideActions?: boolean;
    }
  | { readonly kind: 'told' };

/** A whole game as one JSON file. */
export interface GameFile<O = unknown> {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: string;
  /** See `Game.content`; before it was written down there is none. */
  readonly content?: string;
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
    ...(match.game.content === undefined ? {} : { content: match.game.content }),
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
  if (raw['format'] !== FORMAT && !BEFORE.includes(raw['format'])) {
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
  const luck = readLuck(raw['luck'], BEFORE.includes(raw['format']));
  const entries = readEntries(raw['entries'], 'game file');
  return { ...raw, format: FORMAT, luck, entries } as unknown as GameFile;
}

function readLuck(raw: unknown, isBefore: boolean): Record<string, unknown> {
  const luck = (raw ?? {}) as Record<string, unknown>;
  const sound =
    luck['kind'] === 'told' ||
    (luck['kind'] === 'seeded' && typeof luck['seed'] === 'string') ||
    (luck['kind'] === 'keyed' &&
      typeof luck['commitment'] === 'string' &&
      isTexts(luck['nonces']) &&
      isTexts(luck['commitments'] ?? []));
  if (!sound) throw new WarptableError('corrupt', "game file: 'luck' is missing or not of a known kind");
  return isBefore && luck['kind'] === 'keyed' ? { ...luck, countsSideActions: true } : luck;
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

/** Refuses a file of another game or of other rules. */
export function checkOrigin(
  game: { readonly id: string; readonly rulesVersion: string; readonly content?: string },
  file: GameFile,
): void {
  if (file.game !== game.id)
    throw new WarptableError('corrupt', `game file: of '${file.game}', not of '${game.id}'`);
  if (file.rules !== game.rulesVersion) {
    throw new WarptableError(
      'otherVersion',
      `game file: made with rules ${file.rules}, these are ${game.rulesVersion}`,
    );
  }
  if (file.content !== undefined && game.content !== undefined && file.content !== game.content)
    throw new WarptableError(
      'otherVersion',
      `game file: made with other cards or tables (${file.content}) than those of today (${game.content})`,
    );
}

/** Chance for a game that is played again: all of its outcomes are in the file. */
class NoMoreChance implements ChanceSource {
  readonly countsSideActions: boolean;
  private readonly afterwards: ChanceSource | undefined;

  constructor(afterwards: ChanceSource | undefined) {
    this.countsSideActions = afterwards?.countsSideActions ?? false;
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
  if (luck.kind === 'keyed' && luck.secret !== undefined)
    return new KeyedChance(luck.secret, luck.nonces, luck.countsSideActions);
  return undefined;
}
