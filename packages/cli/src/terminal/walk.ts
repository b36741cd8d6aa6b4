import type { AnswerValue, Asked, Paths, Value } from '@warptable/kernel';

/**
 * A question on the way to its answer. A path is walked choice by choice, and a person may go back on it; every other question is
 * a single step.
 */
export class PathWalk {
  private readonly asked: Asked;
  private readonly taken: Value[] = [];
  /** How much was taken before each choice that a person made. */
  private readonly steps: number[] = [];

  constructor(asked: Asked) {
    this.asked = asked;
  }

  /** What is asked now. */
  get question(): Asked {
    if (this.taken.length === 0) return this.asked;
    return { ...this.asked, options: Object.keys(this.ahead), refused: [], taken: [...this.taken] };
  }

  /** A choice within the path that is none: there is just one way on. */
  get onlyWay(): Value | undefined {
    const ways = this.taken.length === 0 ? [] : Object.keys(this.ahead);
    return ways.length === 1 ? ways[0] : undefined;
  }

  /** The answer, if this choice is the last one. */
  choose(choice: AnswerValue): AnswerValue | undefined {
    if (this.asked.form !== 'path' || typeof choice === 'object') return choice;
    this.steps.push(this.taken.length);
    return this.goOn(choice);
  }

  /** The same for a way on that a person did not choose. */
  goOn(way: Value): AnswerValue | undefined {
    this.taken.push(way);
    return Object.keys(this.ahead).length === 0 ? [...this.taken] : undefined;
  }

  /** To the last choice that a person made. */
  back(): void {
    this.taken.length = this.steps.pop() ?? 0;
  }

  private get ahead(): Paths {
    let paths = this.asked.paths ?? {};
    for (const one of this.taken) paths = paths[one] ?? {};
    return paths;
  }
}
