import type { Gain } from './ids.ts';
import { idsOf } from './ids.ts';

/** `commandPost`: deploy or upgrade a leader for 2 energy less, on the upgraded side for its gems only. */
export type LooseYield = Gain | 'commandPost';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly plain: LooseYield;
  readonly upgraded: LooseYield;
}

const TABLE = {
  'prod-laboratory': {
    id: 'prod-laboratory',
    name: 'Laboratory',
    plain: { research: 1 },
    upgraded: { research: 1, energy: 2 },
  },
  'prod-barracks': {
    id: 'prod-barracks',
    name: 'Barracks',
    plain: { recruits: 3 },
    upgraded: { recruits: 4 },
  },
  'prod-gem-mine': {
    id: 'prod-gem-mine',
    name: 'Gem Mine',
    plain: { gems: 2 },
    upgraded: { gems: 2, recruits: 1 },
  },
  'prod-reactor': { id: 'prod-reactor', name: 'Reactor', plain: { energy: 4 }, upgraded: { energy: 6 } },
  'prod-supply-camp': {
    id: 'prod-supply-camp',
    name: 'Supply Camp',
    plain: { energy: 1, cards: 1 },
    upgraded: { energy: 3, cards: 1 },
  },
  'prod-command-post': {
    id: 'prod-command-post',
    name: 'Command Post',
    plain: 'commandPost',
    upgraded: 'commandPost',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type LooseId = keyof typeof TABLE;

export interface LooseToken extends Entry {
  readonly id: LooseId;
}

export const LOOSE_TOKENS: Readonly<Record<LooseId, LooseToken>> = TABLE;
export const LOOSE_IDS: readonly LooseId[] = idsOf(LOOSE_TOKENS);
