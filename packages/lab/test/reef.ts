import { pearlwater } from '@warptable/pearlwater/rules';
import type { AnyGameModule } from '@warptable/games';
import { playUnit } from '../src/units/play.ts';
import type { UnitRunner } from '../src/units/unit-crew.ts';
import type { Unit, UnitResult } from '../src/units/unit.ts';

/** The kernel's example as a game of the laboratory: a few milliseconds a game, and something to count. */
export const reef = {
  game: pearlwater,
  lab: {
    findings: ({ view }: { view: { divers: readonly { crew: string | null }[] } }) => ({
      rounds: 3,
      seats: view.divers.map(({ crew }) => ({ crew: crew ?? 'none' })),
      table: {},
      cards: [],
      goals: [],
    }),
    name: (subject: string, id?: string) => id ?? subject,
  },
} as unknown as AnyGameModule;

export const findReef = (id: string): AnyGameModule | undefined => (id === pearlwater.id ? reef : undefined);

export const unit = (number: number, more: Partial<Unit> = {}): Unit => ({
  number,
  game: pearlwater.id,
  options: { length: 'short' },
  seed: `7/${number}`,
  bots: ['random', 'random', 'random'],
  ...more,
});

/** Plays in this thread, the games of each handful in a wild order; a game at a time lets a signal in between. */
export class WildCrew implements UnitRunner {
  readonly played: number[] = [];
  private readonly play1: (unit: Unit) => UnitResult;

  constructor(play1: (unit: Unit) => UnitResult = (one) => playUnit(one, findReef)) {
    this.play1 = play1;
  }

  async run(
    next: () => Unit | undefined,
    onResult: (result: UnitResult) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    const hand: Unit[] = [];
    for (;;) {
      while (hand.length < 4) {
        const drawn = next();
        if (!drawn) break;
        hand.push(drawn);
      }
      const one = hand.splice((this.played.length * 5) % Math.max(1, hand.length), 1)[0];
      if (!one || signal?.aborted) return;
      this.played.push(one.number);
      onResult(this.play1(one));
      await Promise.resolve();
    }
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}
