import type { BuildingType, TrackType } from '../buildings.ts';
import { cost } from '../cost.ts';
import type { Cost } from '../cost.ts';
import type { MissionType } from '../missions.ts';
import type { RaceId } from '../races.ts';
import type { AutomaPhase } from './automa.ts';

/** An area of the Rival's zone, by its name there. */
export type RivalArea = 'colony' | 'start' | 'left' | 'upper-left' | 'upper-right';

/** A number of an Automa Card, or a pair of which one is taken at random (TWS 3.16). */
export type AutomaEntry = number | readonly [number, number];

/** The number that a Rival Card makes worth an eye (TWS 25.9). */
export type RivalCounter = 'scrap' | 'combatCards' | 'bribes' | 'power' | 'raises' | 'atRisk';

/** Both sides of a Rival Card, as far as they are numbers. What it does is in `rules/solo/rivals`. */
export interface RivalCard {
  readonly name: string;
  readonly race: RaceId;
  /** TWS 24.1. */
  readonly tier: 1 | 2 | 3;
  /** 1 to 3. */
  readonly difficulty: number;
  /** Pairs in each of its Automa lists. */
  readonly random: number;
  readonly nextPhase: Cost;
  /** The types of Open Missions that it completes (TWS 19.5). */
  readonly missionTypes: readonly MissionType[];
  /** None where the board shows it. */
  readonly counter?: RivalCounter;
  /** Hard mode counts the Player's time (TWS 23.6). */
  readonly countsTime?: true;
  readonly start: {
    readonly troops: Readonly<Partial<Record<RivalArea, number>>>;
    /** Beside the four of the Colony. */
    readonly buildings?: Readonly<Partial<Record<RivalArea, BuildingType>>>;
    readonly levels?: Readonly<Partial<Record<TrackType, number>>>;
    readonly supply: Cost;
    /** The Player's Gold and Energy, and Archive cards beside the Start Card. */
    readonly player: Cost;
    readonly archive: number;
  };
  readonly automa: Readonly<Record<AutomaPhase, readonly AutomaEntry[]>>;
}

export const RIVAL_IDS = [
  'dura',
  'skolok',
  'silna',
  'xurdun',
  'tavma',
  'solca',
  'zeto',
  'xelo',
  'ralan',
  'darja',
  'xotan',
] as const;
export type RivalId = (typeof RIVAL_IDS)[number];

/** The races of every campaign from the start (TWS 3.9); the others are unlocked by defeating their Rivals. */
export const STARTER_RACES: readonly RaceId[] = [
  'volut-smugglers',
  'nurec-designers',
  'luron-droids',
  'morlar-raiders',
  'ecton-cultists',
];

/** Those that the guided first scenario takes: with the Smugglers in exile there might be no bribe (TWS 17.15). */
export const LESSON_RACES: readonly RaceId[] = ['luron-droids', 'volut-smugglers'];

export const RIVALS: Readonly<Record<RivalId, RivalCard>> = {
  dura: {
    name: 'Dura Scavengers',
    race: 'dura-scavengers',
    tier: 1,
    difficulty: 1,
    random: 2,
    nextPhase: cost(7, 7),
    missionTypes: ['progress', 'prosperity', 'conquest'],
    counter: 'scrap',
    start: {
      troops: { colony: 3, start: 1 },
      supply: cost(1, 1),
      player: cost(6, 6),
      archive: 5,
    },
    automa: {
      1: [1, [2, 3], 4, 5, [7, 9], 8, 10],
      2: [11, [12, 13], 14, 16, [17, 19], 18, 20],
      3: [21, [22, 24], 23, 26, [27, 29], 28, 30],
    },
  },
  skolok: {
    name: 'Skolok Miners',
    race: 'skolok-miners',
    tier: 1,
    difficulty: 2,
    random: 2,
    nextPhase: cost(5, 5),
    missionTypes: ['prosperity'],
    start: {
      troops: { colony: 3, start: 1, 'upper-left': 1 },
      supply: cost(2, 1),
      player: cost(4, 4),
      archive: 4,
    },
    automa: {
      1: [1, 2, 3, 4, [5, 6], [7, 8], 9],
      2: [11, 12, 13, 14, [15, 16], [17, 19], 18],
      3: [21, 22, 23, 24, [25, 26], [27, 28], 29],
    },
  },
  silna: {
    name: 'Silna Officials',
    race: 'silna-officials',
    tier: 1,
    difficulty: 2,
    random: 2,
    nextPhase: cost(7, 7),
    missionTypes: ['progress', 'prosperity'],
    start: {
      troops: { colony: 3, start: 2 },
      supply: cost(1, 1),
      player: cost(4, 4),
      archive: 4,
    },
    automa: {
      1: [1, [2, 4], 3, 5, 6, [8, 10], 9],
      2: [11, [12, 14], 13, 15, 16, [17, 20], 19],
      3: [21, 22, [23, 24], 25, 26, [27, 30], 29],
    },
  },
  xurdun: {
    name: 'Xurdun Slavers',
    race: 'xurdun-slavers',
    tier: 1,
    difficulty: 2,
    random: 3,
    nextPhase: cost(5, 5),
    missionTypes: ['conquest'],
    start: {
      troops: { colony: 3, start: 2, 'upper-right': 1 },
      supply: cost(2, 2),
      player: cost(4, 4),
      archive: 3,
    },
    automa: {
      1: [[1, 2], 3, 4, [5, 6], 7, 8, [9, 10]],
      2: [[11, 12], 13, 14, [15, 16], 17, 18, [19, 20]],
      3: [[21, 22], 23, 24, [25, 26], 27, 28, [29, 30]],
    },
  },
  tavma: {
    name: 'Tavma Morphlings',
    race: 'tavma-morphlings',
    tier: 2,
    difficulty: 2,
    random: 3,
    nextPhase: cost(6, 6),
    missionTypes: ['progress', 'conquest'],
    counter: 'raises',
    start: {
      troops: { colony: 3, start: 2, 'upper-right': 1 },
      supply: cost(2, 2),
      player: cost(4, 4),
      archive: 4,
    },
    automa: {
      1: [[1, 2], [3, 4], 5, 6, [7, 8], 9, 10],
      2: [[11, 13], [12, 14], 15, 16, [17, 18], 19, 20],
      3: [[21, 23], [22, 24], 25, 26, [27, 28], 29, 30],
    },
  },
  solca: {
    name: "Sol'ca Mercenaries",
    race: 'solca-mercenaries',
    tier: 2,
    difficulty: 3,
    random: 2,
    nextPhase: cost(5, 5),
    missionTypes: ['prosperity'],
    counter: 'power',
    start: {
      troops: { colony: 3, start: 2 },
      buildings: { start: 'sentry-tower' },
      supply: cost(1, 1),
      player: cost(5, 4),
      archive: 4,
    },
    automa: {
      1: [[1, 2], 3, 4, [5, 6], 7, 8, 9],
      2: [[11, 12], 13, 14, [15, 16], 17, 18, 19],
      3: [[21, 22], 23, 24, [25, 26], 27, 28, 29],
    },
  },
  zeto: {
    name: 'Zeto Archivists',
    race: 'zeto-archivists',
    tier: 2,
    difficulty: 3,
    random: 2,
    nextPhase: cost(6, 6),
    missionTypes: ['progress', 'prosperity', 'conquest', 'pioneering'],
    counter: 'combatCards',
    start: {
      troops: { colony: 3, start: 2, 'upper-left': 2 },
      levels: { 'energy-plant': 2, 'command-center': 2 },
      supply: cost(3, 3),
      player: cost(3, 4),
      archive: 4,
    },
    automa: {
      1: [1, 2, [3, 7], 4, [5, 6], 8, 9],
      2: [[11, 17], 12, 13, 14, [15, 16], 18, 20],
      3: [[21, 27], 22, 23, 24, [25, 26], 28, 29],
    },
  },
  xelo: {
    name: "Xe'lo Traders",
    race: 'xelo-traders',
    tier: 2,
    difficulty: 2,
    random: 2,
    nextPhase: cost(5, 5),
    missionTypes: ['progress', 'prosperity', 'conquest', 'pioneering'],
    counter: 'bribes',
    start: {
      troops: { colony: 3, start: 2, 'upper-left': 2, 'upper-right': 1 },
      buildings: { start: 'trade-post' },
      supply: cost(1, 1),
      player: cost(4, 4),
      archive: 4,
    },
    automa: {
      1: [1, 2, [3, 4], 6, 7, [8, 9], 10],
      2: [11, 12, [13, 14], 16, 17, [18, 19], 20],
      3: [21, [22, 23], 24, 26, 27, [28, 29], 30],
    },
  },
  ralan: {
    name: 'Ralan Engineers',
    race: 'ralan-engineers',
    tier: 3,
    difficulty: 2,
    random: 3,
    nextPhase: cost(7, 7),
    missionTypes: ['progress', 'prosperity', 'conquest', 'pioneering'],
    start: {
      troops: { colony: 3, start: 2, 'upper-right': 1 },
      supply: cost(3, 3),
      player: cost(4, 4),
      archive: 4,
    },
    automa: {
      1: [1, 2, 3, 4, [5, 6], [7, 8], [9, 10]],
      2: [11, 12, 13, 14, [15, 16], [17, 18], [19, 20]],
      3: [21, 22, 23, 24, [25, 26], [27, 28], [29, 30]],
    },
  },
  darja: {
    name: 'Darja Shadows',
    race: 'darja-shadows',
    tier: 3,
    difficulty: 3,
    random: 1,
    nextPhase: cost(4, 4),
    missionTypes: ['progress', 'conquest'],
    start: {
      troops: { colony: 2, start: 2, 'upper-right': 2, 'upper-left': 1 },
      buildings: { 'upper-right': 'laser-cannon' },
      supply: cost(2, 2),
      player: cost(5, 5),
      archive: 4,
    },
    automa: {
      1: [1, 3, [5, 6], 7, 8, 9, 10],
      2: [12, 14, [15, 16], 17, 18, 19, 20],
      3: [21, 24, [25, 26], 27, 28, 29, 30],
    },
  },
  xotan: {
    name: 'Xotan Timebenders',
    race: 'xotan-timebenders',
    tier: 3,
    difficulty: 3,
    random: 1,
    nextPhase: cost(6, 6),
    missionTypes: [],
    counter: 'atRisk',
    countsTime: true,
    start: {
      troops: { colony: 3, start: 2 },
      supply: cost(0, 0),
      player: cost(8, 8),
      archive: 6,
    },
    automa: {
      1: [1, 3, 4, 5, 6, 7, [9, 10]],
      2: [11, 12, 14, 15, 16, 18, [19, 20]],
      3: [21, 22, 24, 25, 26, 28, [29, 30]],
    },
  },
};

/** Each Rival defeated unlocks its race (TWS 24.5). */
export const UNLOCKABLE_RACES: readonly RaceId[] = RIVAL_IDS.map((id) => RIVALS[id].race);
