import { findGame } from '@warptable/games';
import { serve } from '@warptable/lab';
import { benchGame } from './game-bench.ts';

export interface BenchTask {
  readonly game: string;
  readonly seconds: number;
}

serve(({ game, seconds }: BenchTask) => {
  const gameModule = findGame(game);
  if (!gameModule) throw new Error(`there is no game '${game}'`);
  return benchGame(gameModule, seconds);
});
