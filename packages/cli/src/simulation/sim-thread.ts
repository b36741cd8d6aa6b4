import { findGame } from '@warptable/games';
import { cpuTime } from '../measuring/cpu-time.ts';
import { serve } from '../threads/serve.ts';
import { playRandomGame } from './random-game.ts';
import type { Outcome } from './random-game.ts';

export interface SimTask {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: number;
}

export interface SimReport {
  readonly outcomes: readonly Outcome[];
  /** Computing time. */
  readonly seconds: number;
}

serve(({ game, options, seats, seed }: SimTask) => {
  const boxed = findGame(game);
  if (!boxed) throw new Error(`there is no game '${game}'`);
  return ({ from, to }): SimReport => {
    const outcomes: Outcome[] = [];
    const began = cpuTime();
    for (let i = from; i < to; i++) outcomes.push(playRandomGame(boxed, options, seats, seed + i));
    return { outcomes, seconds: (cpuTime() - began) / 1000 };
  };
});
