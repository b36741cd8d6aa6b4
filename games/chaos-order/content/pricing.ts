import type { Gain, Phase } from './ids.ts';
import { idsOf } from './ids.ts';

export const RANKS = [1, 2, 3, 4, 5, 6] as const;
export type Rank = (typeof RANKS)[number];

export interface TokenTerms {
  /** Paid to the faction that placed the token. */
  readonly own: number;
  /** Paid to the main supply. */
  readonly supply: number;
  /** Placing it takes all your tokens back from the vault. */
  readonly recall: boolean;
  readonly gain: Gain | null;
  /** It goes to the box after use. */
  readonly leaves: boolean;
}

export interface PricingToken {
  readonly rank: Rank;
  /** Grey ones start in the vault, orange ones in the supply. */
  readonly back: 'grey' | 'orange';
  /** With two factions. */
  readonly few: TokenTerms;
  /** With three, four or five factions. */
  readonly many: TokenTerms;
}

const plain = (own: number, supply: number): TokenTerms => ({
  own,
  supply,
  recall: false,
  gain: null,
  leaves: false,
});

export const TOKENS: Readonly<Record<Rank, PricingToken>> = {
  1: {
    rank: 1,
    back: 'orange',
    few: { ...plain(0, 1), recall: true },
    many: { ...plain(1, 0), recall: true, gain: { cards: 1 } },
  },
  2: {
    rank: 2,
    back: 'grey',
    few: { ...plain(0, 2), recall: true },
    many: { ...plain(1, 1), gain: { research: 1 }, leaves: true },
  },
  3: { rank: 3, back: 'orange', few: plain(1, 2), many: plain(1, 2) },
  4: { rank: 4, back: 'orange', few: plain(2, 2), many: plain(2, 2) },
  5: { rank: 5, back: 'orange', few: plain(2, 3), many: plain(2, 3) },
  6: { rank: 6, back: 'grey', few: plain(3, 3), many: plain(3, 3) },
};

export type NeutralPair = 'A' | 'B';

interface NeutralEntry {
  readonly id: string;
  readonly pair: NeutralPair;
  /** Paid to the main supply. */
  readonly supply: number;
  /** Paid to each of the two neighbours of the payer. */
  readonly neighbours: number;
  /** The token goes to the box when this relic was checked; it starts on top. */
  readonly relic: number | null;
}

const NEUTRAL = {
  'neutral-a-top': { id: 'neutral-a-top', pair: 'A', supply: 3, neighbours: 0, relic: 4 },
  'neutral-a-low': { id: 'neutral-a-low', pair: 'A', supply: 5, neighbours: 0, relic: null },
  'neutral-b-top': { id: 'neutral-b-top', pair: 'B', supply: 0, neighbours: 1, relic: 2 },
  'neutral-b-low': { id: 'neutral-b-low', pair: 'B', supply: 2, neighbours: 1, relic: null },
} as const satisfies Readonly<Record<string, NeutralEntry>>;

export type NeutralId = keyof typeof NEUTRAL;

export interface NeutralToken extends NeutralEntry {
  readonly id: NeutralId;
}

export const NEUTRAL_TOKENS: Readonly<Record<NeutralId, NeutralToken>> = NEUTRAL;
export const NEUTRAL_IDS: readonly NeutralId[] = idsOf(NEUTRAL_TOKENS);

const PAIRS: Readonly<Record<number, readonly NeutralPair[]>> = { 2: ['A'], 3: ['A', 'B'], 4: ['A'], 5: [] };

export const neutralPairs = (factions: number): readonly NeutralPair[] => PAIRS[factions] ?? [];

/** Gained by whoever prices the phase; for the move phase only on the slot *move first*. */
export const PHASE_BONUS: Readonly<Record<Phase, Gain | null>> = {
  discover: null,
  build: { gems: 1 },
  harvest: null,
  recruit: { energy: 2 },
  move: { cards: 1 },
};
