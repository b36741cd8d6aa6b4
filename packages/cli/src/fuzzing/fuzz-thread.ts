import { findGame } from '@warptable/games';
import { serve } from '@warptable/lab';
import { fuzzGameOf } from './fuzz-games.ts';
import type { FuzzPlan } from './plan.ts';

export interface FuzzTask {
  readonly game: string;
  readonly plan: FuzzPlan;
  readonly number: number;
}

serve(({ game, plan, number }: FuzzTask) => {
  const gameModule = findGame(game);
  if (!gameModule) throw new Error(`there is no game '${game}'`);
  return fuzzGameOf(gameModule, plan, number);
});
