import type { Chance } from '../flow.ts';
import { isOutcomeOf } from './source.ts';
import type { ChanceSource, ChanceState } from './source.ts';

/** One line of a script: an outcome, or a function that makes it from the request. */
export type ScriptLine = readonly number[] | ((request: Chance) => readonly number[]);

/** For tests: the outcomes are told beforehand; after the last line, `afterwards` takes over. */
export class ScriptedChance implements ChanceSource {
  private readonly lines: readonly ScriptLine[];
  private line = 0;
  private readonly afterwards: ChanceSource | undefined;

  constructor(lines: readonly ScriptLine[], afterwards?: ChanceSource) {
    this.lines = [...lines];
    this.afterwards = afterwards;
  }

  draw(request: Chance, position: number): readonly number[] {
    const line = this.lines[this.line];
    if (line === undefined) {
      if (this.afterwards) return this.afterwards.draw(request, position);
      throw new Error(
        `the script has no outcome for '${request.purpose}' (bounds ${request.bounds.join(', ')})`,
      );
    }
    const outcome = typeof line === 'function' ? line(request) : line;
    if (!isOutcomeOf(request, outcome)) {
      throw new Error(
        `the script's outcome [${outcome.join(', ')}] does not fit '${request.purpose}' (bounds ${request.bounds.join(', ')})`,
      );
    }
    this.line++;
    return outcome;
  }

  save(): ChanceState {
    return { kind: 'scripted', line: this.line };
  }

  restore(state: ChanceState): void {
    if (state.kind === 'scripted') this.line = state.line ?? 0;
  }
}
