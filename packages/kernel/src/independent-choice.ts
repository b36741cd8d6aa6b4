import { isAnswer } from './entries.ts';
import type { Answer, Entry } from './entries.ts';
import type { Viewer, Seat } from './seats.ts';

/** An independent choice, from its first question to its last: who goes with whom, and when it began. */
export class IndependentChoice {
  private readonly parties: readonly (readonly Seat[])[];
  /** The number of entries then. */
  private at: number | undefined;

  constructor(parties: readonly (readonly Seat[])[]) {
    this.parties = parties;
  }

  begin(at: number): void {
    this.at ??= at;
  }

  /** With whom the seat goes. */
  partyOf(seat: Seat): readonly Seat[] | undefined {
    return this.parties.find((seats) => seats.includes(seat));
  }

  /** The last answer of this party, and where it stands in the record. */
  lastOf(
    party: readonly Seat[],
    entries: readonly Entry[],
    firstEntry: number,
  ): { readonly at: number; readonly answer: Answer } | undefined {
    for (let i = entries.length - 1; firstEntry + i >= this.at!; i--) {
      const entry = entries[i]!;
      if (isAnswer(entry) && party.includes(entry.seat)) return { at: firstEntry + i, answer: entry };
    }
    return undefined;
  }

  /** The number of entries when the party of this viewer came to where it is; nothing if it has none. */
  positionOf(viewer: Viewer, entries: readonly Entry[], firstEntry: number): number | undefined {
    const party = viewer === 'spectator' ? undefined : this.partyOf(viewer);
    if (!party) return undefined;
    const last = this.lastOf(party, entries, firstEntry);
    return last ? last.at + 1 : this.at;
  }
}
