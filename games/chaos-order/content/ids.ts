/** The keys of a table in the order they are written. */
export const idsOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** In vault order, from left to right. */
export const FACTION_IDS = ['circadians', 'ai', 'zcharo', 'leyrien', 'jrayek', 'oxataya'] as const;
export type FactionId = (typeof FACTION_IDS)[number];

/** The five action phases, which are also the five research tracks, in the order of play. */
export const PHASES = ['discover', 'build', 'harvest', 'recruit', 'move'] as const;
export type Phase = (typeof PHASES)[number];

export const BUILDINGS = ['foundry', 'outpost', 'stronghold'] as const;
export type Building = (typeof BUILDINGS)[number];

/** What the five foundations of a faction board cover (CO 9.14, CO 9.15, CO 9.16, CO 9.17, CO 9.18). */
export const BOARD_ABILITIES = ['research', 'harvest', 'adjacency', 'unlock', 'hand'] as const;
export type BoardAbility = (typeof BOARD_ABILITIES)[number];

export const TERRAINS = ['swamp', 'cliffs', 'plains'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A hex of the map: `r4-3`. */
export type RegionId = `r${number}-${number}`;

/** The side that two land regions share, by their ids in the order of the map: `r4-4/r5-4`. */
export type Border = `${RegionId}/${RegionId}`;

/** What energy, gems and the rest are called in tables: all that can be gained. */
export type Gain = {
  readonly energy?: number;
  readonly gems?: number;
  /** Tactics cards drawn. */
  readonly cards?: number;
  readonly research?: number;
  readonly fame?: number;
  /** Recruitment points, spent at once as one batch (CO 11.9). */
  readonly recruits?: number;
};
