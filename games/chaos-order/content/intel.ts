import type { Gain } from './ids.ts';
import { idsOf } from './ids.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** What the opponent gains who gets the card. */
  readonly gain: Gain;
}

const TABLE = {
  'intel-supply-route': { id: 'intel-supply-route', name: 'Supply Route', copies: 3, gain: { energy: 2 } },
  'intel-ore-survey': { id: 'intel-ore-survey', name: 'Ore Survey', copies: 2, gain: { gems: 1 } },
  'intel-patrol-plan': { id: 'intel-patrol-plan', name: 'Patrol Plan', copies: 2, gain: { cards: 1 } },
  'intel-barracks-rota': {
    id: 'intel-barracks-rota',
    name: 'Barracks Rota',
    copies: 2,
    gain: { recruits: 2 },
  },
  'intel-quiet-channel': { id: 'intel-quiet-channel', name: 'Quiet Channel', copies: 2, gain: { energy: 1 } },
  'intel-lab-copy': { id: 'intel-lab-copy', name: 'Lab Copy', copies: 1, gain: { research: 1 } },
} as const satisfies Readonly<Record<string, Entry>>;

export type IntelId = keyof typeof TABLE;

export interface Intel extends Entry {
  readonly id: IntelId;
}

export const INTEL: Readonly<Record<IntelId, Intel>> = TABLE;

export const INTEL_DECK: readonly IntelId[] = idsOf(INTEL).flatMap((id) =>
  Array.from({ length: INTEL[id].copies }, () => id),
);
