import { canonical, checksum } from './canonical.ts';
import { commitmentTo, isNonceOf } from './chance/keyed.ts';
import type { ChanceSource, ChanceState } from './chance/source.ts';
import { isSideAction, isChance } from './entries.ts';
import type { Entry } from './entries.ts';
import { WarptableError } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { Chance } from './flow.ts';
import { chanceOf, checkOrigin } from './game-file.ts';
import type { GameFile, Luck } from './game-file.ts';
import type { Game, Playable } from './game.ts';
import { Match } from './match.ts';

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
    checkNonces(luck);
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
      if (isSideAction(entry)) match.sideAction(entry.seat, entry.sideAction, entry.value);
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

/** What the seats added to the luck is what they had committed to before any of it was told. */
function checkNonces(luck: Luck): void {
  if (luck.kind !== 'keyed') return;
  const wrong =
    luck.commitments?.findIndex((commitment, seat) => !isNonceOf(commitment, luck.nonces[seat] ?? '')) ?? -1;
  if (wrong >= 0)
    throw new WarptableError(
      'corrupt',
      `what seat ${wrong} added to the luck is not what it had committed to`,
    );
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
  /** It finds the entry by its position. */
  readonly countsSideActions = true;
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
    const sideActions = this.source?.countsSideActions
      ? 0
      : this.entries.slice(0, position).filter(isSideAction).length;
    const expected = this.source?.draw(request, position - sideActions) ?? entry.outcome;
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
