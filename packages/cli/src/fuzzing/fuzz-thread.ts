import { findGame } from '@warptable/games';
import { serve } from '../threads/serve.ts';
import { fuzzStretch } from './fuzz-stretch.ts';
import type { FuzzPlan } from './plan.ts';

export interface FuzzTask {
  readonly game: string;
  readonly plan: FuzzPlan;
}

serve(({ game, plan }: FuzzTask) => {
  const boxed = findGame(game);
  if (!boxed) throw new Error(`there is no game '${game}'`);
  return (stretch) => fuzzStretch(boxed, plan, stretch);
});
