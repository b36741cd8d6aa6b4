import type { Chance } from '../flow.ts';
import { Random } from './random.ts';
import type { ChanceSource, ChanceState } from './source.ts';

/** For simulation: fast, and all of it follows from the seed. */
export class SeededChance implements ChanceSource {
  private random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  draw(request: Chance): readonly number[] {
    const { bounds } = request;
    const outcome: number[] = [];
    for (const bound of bounds) outcome.push(this.random.below(bound));
    return outcome;
  }

  /** Goes past numbers that were drawn before: one for each bound of the requests of that time. */
  skip(numbers: number): void {
    for (let i = 0; i < numbers; i++) this.random.next();
  }

  save(): ChanceState {
    return { kind: 'seeded', state: this.random.save() };
  }

  restore(state: ChanceState): void {
    if (state.kind === 'seeded') this.random = Random.restore(state.state);
  }
}

export function seededChance(seed: string | number): SeededChance {
  return new SeededChance(new Random(seed));
}
