import { findGame } from '@warptable/games';
import { serve } from '../threads/serve.ts';
import { benchGame } from './game-bench.ts';

export interface BenchTask {
  readonly game: string;
  readonly seconds: number;
}

serve(({ game, seconds }: BenchTask) => {
  const boxed = findGame(game);
  if (!boxed) throw new Error(`there is no game '${game}'`);
  return () => benchGame(boxed, seconds);
});
