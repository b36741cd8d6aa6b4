import type { SoloProgress } from '../../campaign/progress.ts';
import type { SkirmishProgress } from '../../campaign/skirmish.ts';
import { isDefeated, isRivalOpen, isWon } from '../../campaign/standing.ts';
import { RIVAL_IDS, STARTER_RACES } from '../../content/index.ts';
import type { RaceId, RivalId } from '../../content/index.ts';
import { MODES } from '../../campaign/progress.ts';
import { POOLS, bestKey } from '../../campaign/skirmish.ts';

/** The record that is shown. */
export type Shown =
  | { readonly kind: 'campaign'; readonly progress: SoloProgress }
  | { readonly kind: 'skirmish'; readonly progress: SkirmishProgress };

type Running = readonly { readonly chapter: string }[];

/** TWS 24.13. */
export type RivalState = 'closed' | 'open' | 'running' | 'defeated' | 'hard';

export function stateOf(shown: Shown, rival: RivalId, running: Running): RivalState {
  if (running.some(({ chapter }) => chapter === rival)) return 'running';
  if (shown.kind === 'skirmish') return skirmishState(shown.progress, rival);
  const { progress } = shown;
  if (isWon(progress, rival, 'hard')) return 'hard';
  if (isDefeated(progress, rival)) return 'defeated';
  return isRivalOpen(progress, rival) ? 'open' : 'closed';
}

function skirmishState({ best }: SkirmishProgress, rival: RivalId): RivalState {
  const won = MODES.filter((mode) => POOLS.some((pool) => best[bestKey(rival, mode, pool)]));
  if (won.includes('hard')) return 'hard';
  return won.length > 0 ? 'defeated' : 'open';
}

export const isRival = (id: string): id is RivalId => RIVAL_IDS.some((one) => one === id);

export const isStarter = (race: RaceId): boolean => STARTER_RACES.includes(race);
