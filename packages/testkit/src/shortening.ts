import { Match, chanceOf, isChance, recordOf } from '@warptable/kernel';
import type { AnyMatch, Chance, ChanceSource, ChanceState, Entry, GameFile } from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { findingFrom } from './finding.ts';
import type { Check, Finding } from './finding.ts';
import { Inspector } from './inspector.ts';

/** Checks that fail by what lies before, not by a position. */
const WHOLE_GAME: ReadonlySet<Check> = new Set<Check>(['stepLength', 'endless', 'record']);

/** Plays a failed game again with every check after every answer, and cuts it off where the same check first fails. */
export function shortened(
  game: AnyGame,
  file: GameFile,
  finding: Finding,
  seed: string,
): { file: GameFile; message: string } {
  if (WHOLE_GAME.has(finding.check)) return { file, message: finding.message };
  const inspector = new Inspector(game, seed, true);
  let match: AnyMatch | undefined;
  let next: Entry | undefined;
  try {
    const options = game.readOptions(file.options, file.seats);
    match = new Match(game, { options, seats: file.seats, chance: new RecordedChance(file) });
    inspector.look(match);
    for (next = file.entries[match.length]; next && !isChance(next); next = file.entries[match.length]) {
      inspector.play(match, next);
    }
  } catch (error) {
    const found = findingFrom(error);
    if (found.check !== finding.check || !match) return { file, message: finding.message };
    const short = recordOf(match, file.luck);
    return { file: found.check === 'rules' && next ? withEntry(short, next) : short, message: found.message };
  }
  return { file, message: finding.message };
}

/** The file with one more entry, to which the game does not get. */
export function withEntry(file: GameFile, entry: Entry): GameFile {
  return { ...file, entries: [...file.entries, entry] };
}

/** Chance that brings what stands in the record, and after its end what the same luck brings next. */
class RecordedChance implements ChanceSource {
  /** It finds the entry by its position. */
  readonly countsSideActions = true;
  private readonly entries: readonly Entry[];
  private readonly afterwards: ChanceSource | undefined;

  constructor({ entries, luck }: GameFile) {
    this.entries = entries;
    this.afterwards = chanceOf(luck, entries);
  }

  draw(request: Chance, position: number): readonly number[] {
    const entry = this.entries[position];
    if (entry && isChance(entry)) return entry.outcome;
    if (!entry && this.afterwards) return this.afterwards.draw(request, position);
    throw new Error(`no outcome for '${request.purpose}' is recorded`);
  }

  save(): ChanceState {
    return { kind: 'scripted' };
  }
}
