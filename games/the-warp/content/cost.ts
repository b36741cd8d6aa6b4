/** A price or a value, written Gold/Energy in the rules. */
export interface Cost {
  readonly gold: number;
  readonly energy: number;
}

export const cost = (gold: number, energy: number): Cost => ({ gold, energy });
