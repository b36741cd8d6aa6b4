import type { BoardAbility, FactionId, Gain } from './ids.ts';
import { idsOf } from './ids.ts';

interface Entry {
  readonly id: string;
  /** What the builder on it gains: the location reward. */
  readonly reward: Gain | null;
  /** The relic that starts on it. */
  readonly relic: number | null;
}

const TABLE = {
  'found-relic-1': { id: 'found-relic-1', reward: { energy: 2 }, relic: 1 },
  'found-relic-2': { id: 'found-relic-2', reward: { gems: 1 }, relic: 2 },
  'found-relic-3': { id: 'found-relic-3', reward: { cards: 1 }, relic: 3 },
  'found-relic-4': { id: 'found-relic-4', reward: { research: 1 }, relic: 4 },
  'found-relic-5': { id: 'found-relic-5', reward: { research: 1 }, relic: 5 },
  'found-relic-6': { id: 'found-relic-6', reward: null, relic: 6 },
  'found-plain-a': { id: 'found-plain-a', reward: { energy: 2 }, relic: null },
  'found-plain-b': { id: 'found-plain-b', reward: { gems: 1 }, relic: null },
  'found-plain-c': { id: 'found-plain-c', reward: { cards: 1 }, relic: null },
  'found-circadians-1': { id: 'found-circadians-1', reward: { research: 1 }, relic: null },
  'found-circadians-2': { id: 'found-circadians-2', reward: { energy: 2 }, relic: null },
  'found-ai-1': { id: 'found-ai-1', reward: { gems: 1 }, relic: null },
  'found-ai-2': { id: 'found-ai-2', reward: { energy: 2 }, relic: null },
  'found-zcharo-1': { id: 'found-zcharo-1', reward: { cards: 1 }, relic: null },
  'found-zcharo-2': { id: 'found-zcharo-2', reward: { gems: 1 }, relic: null },
  'found-leyrien-1': { id: 'found-leyrien-1', reward: { cards: 1 }, relic: null },
  'found-leyrien-2': { id: 'found-leyrien-2', reward: { energy: 2 }, relic: null },
  'found-jrayek-1': { id: 'found-jrayek-1', reward: { gems: 1 }, relic: null },
  'found-jrayek-2': { id: 'found-jrayek-2', reward: { research: 1 }, relic: null },
  'found-oxataya-1': { id: 'found-oxataya-1', reward: { cards: 1 }, relic: null },
  'found-oxataya-2': { id: 'found-oxataya-2', reward: { cards: 1 }, relic: null },
} as const satisfies Readonly<Record<string, Entry>>;

/** Neutral and starting foundations: those with a face. */
export type FacedFoundationId = keyof typeof TABLE;
/** A foundation of a faction board: it covers an ability and has no reward (CO 9.7). */
export type BoardFoundationId = `board-${FactionId}-${BoardAbility}`;
export type FoundationId = FacedFoundationId | BoardFoundationId;

export interface Foundation extends Entry {
  readonly id: FacedFoundationId;
}

export const FOUNDATIONS: Readonly<Record<FacedFoundationId, Foundation>> = TABLE;
export const FACED_FOUNDATION_IDS: readonly FacedFoundationId[] = idsOf(FOUNDATIONS);

// prettier-ignore
export const RELIC_FOUNDATIONS = [
  'found-relic-1', 'found-relic-2', 'found-relic-3', 'found-relic-4', 'found-relic-5', 'found-relic-6',
] as const satisfies readonly FacedFoundationId[];
export const PLAIN_FOUNDATIONS = [
  'found-plain-a',
  'found-plain-b',
  'found-plain-c',
] as const satisfies readonly FacedFoundationId[];

export const boardFoundation = (faction: FactionId, ability: BoardAbility): BoardFoundationId =>
  `board-${faction}-${ability}`;

const REWARDS: Readonly<Partial<Record<FoundationId, Foundation>>> = FOUNDATIONS;

export const foundationReward = (id: FoundationId): Gain | null => REWARDS[id]?.reward ?? null;
