import type { RaceId, RivalId } from '../content/index.ts';
import { RIVAL_IDS } from '../content/index.ts';

/** TWS 2.1. */
export const MODES = ['normal', 'hard'] as const;
export type Mode = (typeof MODES)[number];

/** How a scenario ended for the campaign (TWS 22.8, TWS 24.8, TWS 24.24). */
export const OUTCOMES = ['won', 'lost', 'outOfTime', 'gaveUp', 'assisted'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the player has chosen for a scenario beside Rival and mode (TWS 2.2). */
export interface ScenarioChoices {
  readonly side: 'A' | 'B';
  readonly pioneering: 'basic' | 'advanced';
  readonly clock: 'time' | 'turns';
}

/** A scenario that has ended. The id of its table stands for its seed: no two tables have the same (TWS 35.2). */
export interface Scenario extends ScenarioChoices {
  readonly rival: RivalId;
  readonly mode: Mode;
  readonly outcome: Outcome;
  /** The Player's and the Rival's, those of hard mode among them; none, if the game was not played to its end. */
  readonly points: readonly [player: number, rival: number] | null;
  readonly hardPoints: number;
  readonly rounds: number;
  readonly races: readonly RaceId[];
  readonly hints: number;
  /** Milliseconds at the table. */
  readonly time: number;
  readonly table: string;
  readonly at: number;
}

/** What is recorded of one Rival for good (TWS 24.6, TWS 24.29). */
export interface RivalRecord {
  /** Whether it was won in this mode; a win in hard mode is one in both (TWS 24.4). */
  readonly won: Readonly<Record<Mode, boolean>>;
  readonly attempts: number;
  readonly wins: number;
  /** Under the mode that was played (TWS 24.21). */
  readonly best: Readonly<Partial<Record<Mode, Scenario>>>;
}

/** A campaign of the solo mode (TWS 24.7, TWS 24.12). All else is worked out from it. */
export interface SoloProgress {
  readonly rivals: Readonly<Partial<Record<RivalId, RivalRecord>>>;
  /** The oldest first. */
  readonly history: readonly Scenario[];
  /** Chosen last, and offered again. */
  readonly choices: ScenarioChoices;
}

export const USUAL_CHOICES: ScenarioChoices = { side: 'A', pioneering: 'basic', clock: 'time' };

export const NO_RECORD: RivalRecord = {
  won: { normal: false, hard: false },
  attempts: 0,
  wins: 0,
  best: {},
};

export const recordOf = ({ rivals }: Pick<SoloProgress, 'rivals'>, rival: RivalId): RivalRecord =>
  rivals[rival] ?? NO_RECORD;

export const isRivalId = (id: unknown): id is RivalId => RIVAL_IDS.some((one) => one === id);
