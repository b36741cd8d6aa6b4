import { findGame } from '@warptable/games';
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
  readonly seconds: number;
}

serve(({ game, options, seats, seed }: SimTask) => {
  const boxed = findGame(game);
  if (!boxed) throw new Error(`there is no game '${game}'`);
  return ({ from, to }): SimReport => {
    const outcomes: Outcome[] = [];
    const began = performance.now();
    for (let i = from; i < to; i++) outcomes.push(playRandomGame(boxed, options, seats, seed + i));
    return { outcomes, seconds: (performance.now() - began) / 1000 };
  };
});
