import { checksum } from './canonical.ts';
import type { ChanceSource, ChanceState } from './chance/source.ts';
import type { Entry } from './entries.ts';
import { WarptableError } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { Game, Playable } from './game.ts';
import { Match } from './match.ts';
import { readEntries, readObject } from './reading.ts';
import type { ResumePoint, UndoLimit } from './undo-history.ts';

const FORMAT = 'warptable-snapshot/3';
const READ: readonly unknown[] = ['warptable-snapshot/1', 'warptable-snapshot/2', FORMAT];

/** A game at rest: a checkpoint and the entries since. Holds everything that is hidden: never for a player. */
export interface Snapshot<S, O> {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: string;
  /** See `Game.content`; before it was written down there is none. */
  readonly content?: string;
  readonly options: O;
  readonly seats: number;
  readonly at: number;
  /** How many of the entries before it were side actions. Before format 3 nobody asked. */
  readonly sideActions?: number;
  readonly state: S;
  readonly entries: readonly Entry[];
  readonly undoLimit: UndoLimit;
  readonly chance: ChanceState;
  readonly checksum: string;
}

export function takeSnapshot<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  from: Required<ResumePoint<S>> = match.checkpoint(),
): Snapshot<S, O> {
  const { state, at, entries, undoLimit, sideActions } = from;
  const content = {
    format: FORMAT,
    game: match.game.id,
    rules: match.game.rulesVersion,
    ...(match.game.content === undefined ? {} : { content: match.game.content }),
    options: match.options,
    seats: match.seats,
    at,
    sideActions,
    state: match.game.copy(state),
    entries,
    undoLimit,
    chance: match.chance.save(),
  } as const;
  return { ...content, checksum: checksum(content) };
}

/** Checks a snapshot that comes from outside: its format, its game and its checksum. */
export function readSnapshot<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  text: string,
): Snapshot<S, O> {
  const raw = readObject(text, 'snapshot');
  if (!READ.includes(raw['format'])) {
    throw new WarptableError(
      'otherVersion',
      `snapshot: format ${JSON.stringify(raw['format'])}, expected '${FORMAT}'`,
    );
  }
  if (raw['game'] !== game.id) {
    throw new WarptableError(
      'corrupt',
      `snapshot: of the game ${JSON.stringify(raw['game'])}, not of '${game.id}'`,
    );
  }
  const { checksum: given, ...content } = raw;
  if (given !== checksum(content))
    throw new WarptableError('corrupt', 'snapshot: the checksum does not fit, the data is damaged');
  const entries = readEntries(raw['entries'], 'snapshot');
  // Names of format 1: the undo limit was called the horizon.
  const { horizon, ...rest } = raw;
  return { undoLimit: horizon, ...rest, format: FORMAT, entries } as unknown as Snapshot<S, O>;
}

/** Whether it was made by other rules, or with other cards. */
export function isOfOtherRules(
  game: { readonly rulesVersion: string; readonly content?: string },
  { rules, content = game.content ?? '' }: { readonly rules: string; readonly content?: string },
): boolean {
  return rules !== game.rulesVersion || content !== (game.content ?? '');
}

/**
 * Goes on from a snapshot. If it was made by other rules and its entries do not fit any more, the step in flight starts over:
 * `match.dropped` then holds what was lost.
 */
export function resume<S extends Playable, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  snapshot: Snapshot<S, O>,
  chance: ChanceSource,
  compact = false,
): Match<S, O, V, E> {
  const { options, seats, state, at, entries, undoLimit, sideActions = 0 } = snapshot;
  const lenient = isOfOtherRules(game, snapshot);
  return new Match(game, {
    options,
    seats,
    chance,
    from: { state: game.copy(state), at, entries, undoLimit, sideActions },
    lenient,
    compact,
  });
}
