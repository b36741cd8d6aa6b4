import { Random, ScriptedChance, SeededChance, swapsTo } from '@warptable/kernel';
import type { Chance, ChanceSource, ChanceState, ScriptLine } from '@warptable/kernel';

/** A roll that shows these faces. */
export const dice = (...faces: readonly number[]): ScriptLine => faces.map((face) => face - 1);

/** A number that is drawn. */
export const drawn = (number: number): ScriptLine => [number];

/** A shuffle that turns the pile `from` into the pile `to`. */
export const shuffleTo = <T>(from: readonly T[], to: readonly T[]): ScriptLine => swapsTo(from, to);

/** A shuffle that leaves every card where it is. */
export const unshuffled: ScriptLine = ({ bounds }) => bounds.map((bound) => bound - 1);

/** Outcomes by their purpose, each purpose with its own lines; all else comes from the seed. */
export class ChanceByPurpose implements ChanceSource {
  private readonly lines: Map<string, ScriptLine[]>;
  private readonly rest: ChanceSource;

  constructor(script: { readonly [purpose: string]: readonly ScriptLine[] }, seed: string | number = 'rest') {
    this.lines = new Map(Object.entries(script).map(([purpose, lines]) => [purpose, [...lines]]));
    this.rest = new SeededChance(new Random(seed));
  }

  draw(request: Chance, position: number): readonly number[] {
    const line = this.lines.get(request.purpose)?.shift();
    return line === undefined
      ? this.rest.draw(request, position)
      : new ScriptedChance([line]).draw(request, position);
  }

  save(): ChanceState {
    return this.rest.save();
  }
}
