import type { AttributeId } from './attributes.ts';
import type { FacedFoundationId } from './foundations.ts';
import type { BoardAbility, Building, FactionId, Gain } from './ids.ts';
import type { LeaderId } from './leaders.ts';

/** The bonus of a relic space, gained after 1 research: a gain, a boost of morale, or an attribute upgrade. */
export type RelicSpace = Gain | 'boost' | 'upgrade';
export type FameReward = Gain | 'redeploy';

export interface Faction {
  readonly id: FactionId;
  readonly name: string;
  readonly colour: 'gold' | 'grey' | 'blue' | 'green' | 'red' | 'violet';
  /** How it plays. */
  readonly about: string;
  /** Fighters in the sectors of the recruitment track at the start. */
  readonly sectors: readonly number[];
  /** Fighters on the map at the start. */
  readonly starting: number;
  /** Fighters that lie aside until an upgrade brings them in. */
  readonly spare: number;
  /** Energy to bring a fighter from the first sector straight to the base. */
  readonly fastTrack: number | null;
  /** What 3 recruitment points buy one of. */
  readonly trade: 'gems' | 'cards';
  readonly baseProduction: Gain | null;
  /** One, or a choice of two. */
  readonly baseIncome: readonly Gain[];
  /** For each space from the left whether it has a gem lock. */
  readonly locks: Readonly<Record<Building, readonly boolean[]>>;
  readonly lockedFoundations: readonly BoardAbility[];
  /** Leaders kept at the start. */
  readonly keeps: number;
  readonly leaders: readonly LeaderId[];
  readonly attributes: readonly AttributeId[];
  readonly startingFoundations: readonly [FacedFoundationId, FacedFoundationId];
  readonly relicSpaces: readonly RelicSpace[];
  /** The last space of the fame track. */
  readonly fameEnd: number;
  /** CO 16.9 */
  readonly fameRewards: readonly { readonly at: number; readonly gain: FameReward }[];
  readonly stronghold: { readonly text: string };
}

const ENERGY_OR_GEM = [{ energy: 2 }, { gems: 1 }] as const satisfies readonly Gain[];

export const FACTIONS: Readonly<Record<FactionId, Faction>> = {
  // CO 20.4, CO 20.5, CO 20.22
  circadians: {
    id: 'circadians',
    name: 'Circadians',
    colour: 'gold',
    about: 'Few, strong fighters with a drop ship for a base. They win fame by upgrading their attributes.',
    sectors: [6, 2, 0],
    starting: 2,
    spare: 0,
    fastTrack: 3,
    trade: 'gems',
    baseProduction: null,
    baseIncome: [{ energy: 3 }],
    locks: {
      foundry: [false, false, false],
      outpost: [false, false, false],
      stronghold: [true, true, true],
    },
    lockedFoundations: ['research', 'adjacency'],
    keeps: 3,
    leaders: ['sable', 'akira', 'renzo', 'zoey', 'melvan'],
    attributes: ['covert', 'militarized', 'tactical', 'mobile', 'perceptive'],
    startingFoundations: ['found-circadians-1', 'found-circadians-2'],
    relicSpaces: [{ gems: 1 }, 'upgrade', { gems: 1 }, 'upgrade', 'upgrade'],
    fameEnd: 4,
    fameRewards: [
      { at: 1, gain: 'redeploy' },
      { at: 2, gain: { energy: 1 } },
    ],
    stronghold: { text: 'At income you may count it as one more region.' },
  },
  // CO 21.2, CO 21.3, CO 21.11
  ai: {
    id: 'ai',
    name: 'AI',
    colour: 'grey',
    about: 'Many cheap fighters and traps. They win fame by wounding.',
    sectors: [13],
    starting: 7,
    spare: 10,
    fastTrack: null,
    trade: 'gems',
    baseProduction: { energy: 1 },
    baseIncome: [{ energy: 3 }],
    locks: {
      foundry: [false, false, false],
      outpost: [true, true, true],
      stronghold: [false, true, true],
    },
    lockedFoundations: ['research', 'adjacency'],
    keeps: 3,
    leaders: ['adecai', 'injura', 'xiao', 'phoros', 'demo'],
    attributes: ['cunning', 'copious', 'destructive', 'ominous'],
    startingFoundations: ['found-ai-1', 'found-ai-2'],
    relicSpaces: [{ fame: 1 }, { fame: 2 }, { fame: 2 }, { fame: 3 }, { fame: 4 }],
    fameEnd: 18,
    fameRewards: [
      { at: 5, gain: { energy: 1 } },
      { at: 10, gain: { gems: 1 } },
      { at: 13, gain: { recruits: 1 } },
    ],
    stronghold: { text: 'Comes with a trap: it wounds 2 fighters of the first opponent that enters.' },
  },
  // CO 22.1, CO 22.2, CO 22.6, CO 22.7, CO 22.8
  zcharo: {
    id: 'zcharo',
    name: 'Zcharo',
    colour: 'blue',
    about: 'Builders of outposts. They win fame by clear victories, and win the game late.',
    sectors: [9, 5],
    starting: 6,
    spare: 0,
    fastTrack: 1,
    trade: 'cards',
    baseProduction: { energy: 2 },
    baseIncome: ENERGY_OR_GEM,
    locks: {
      foundry: [false, true, true],
      outpost: [false, false, true, true],
      stronghold: [false, true],
    },
    lockedFoundations: ['research', 'unlock'],
    keeps: 3,
    leaders: ['oachra', 'cahzor', 'zucalah', 'ejax', 'urzo'],
    attributes: ['proficient', 'seclusive', 'resilient', 'tenacious'],
    startingFoundations: ['found-zcharo-1', 'found-zcharo-2'],
    relicSpaces: [{ gems: 1 }, { gems: 1 }, { gems: 1 }, { gems: 1 }, { gems: 1 }],
    fameEnd: 20,
    fameRewards: [
      { at: 3, gain: { energy: 1 } },
      { at: 5, gain: { recruits: 1 } },
      { at: 8, gain: { energy: 1 } },
      { at: 13, gain: { recruits: 1 } },
      { at: 18, gain: { cards: 1 } },
    ],
    stronghold: { text: '+1 strength in its region.' },
  },
  // CO 23.1, CO 23.14
  leyrien: {
    id: 'leyrien',
    name: 'Leyrien',
    colour: 'green',
    about: 'Swamp walkers. Morale tokens in regions they hold give strength and fame.',
    sectors: [8, 6],
    starting: 6,
    spare: 0,
    fastTrack: 1,
    trade: 'cards',
    baseProduction: { energy: 2 },
    baseIncome: ENERGY_OR_GEM,
    locks: {
      foundry: [false, false, true],
      outpost: [false, false, true],
      stronghold: [true, true, true],
    },
    lockedFoundations: ['research', 'harvest'],
    keeps: 3,
    leaders: ['niruveh', 'eeyla', 'vehlac', 'ivi', 'rylach'],
    attributes: ['expeditious', 'optimistic', 'spirited', 'protective'],
    startingFoundations: ['found-leyrien-1', 'found-leyrien-2'],
    relicSpaces: ['boost', { fame: 2 }, { fame: 2 }, { fame: 3 }, { fame: 3 }],
    fameEnd: 14,
    fameRewards: [
      { at: 1, gain: { recruits: 1 } },
      { at: 3, gain: { recruits: 1 } },
      { at: 5, gain: { research: 1 } },
      { at: 7, gain: { recruits: 1 } },
      { at: 8, gain: { recruits: 1 } },
      { at: 11, gain: { gems: 1 } },
    ],
    stronghold: { text: 'Only in swamps. When built, boost morale in its region.' },
  },
  // CO 24.1, CO 24.16
  jrayek: {
    id: 'jrayek',
    name: 'Jrayek',
    colour: 'red',
    about:
      'A war host with three beasts that serve whoever masters them. They win fame by beating the mighty.',
    sectors: [10, 4],
    starting: 6,
    spare: 0,
    fastTrack: 1,
    trade: 'cards',
    baseProduction: { gems: 1 },
    baseIncome: ENERGY_OR_GEM,
    locks: {
      foundry: [false, false, true],
      outpost: [false, true, true],
      stronghold: [false, false, true],
    },
    lockedFoundations: ['research', 'adjacency'],
    keeps: 3,
    leaders: ['jayen', 'ikryla', 'lynke', 'vahla', 'kajali'],
    attributes: ['aggressive', 'assertive', 'hostile', 'fortified'],
    startingFoundations: ['found-jrayek-1', 'found-jrayek-2'],
    relicSpaces: [{ energy: 2 }, { fame: 1 }, { energy: 3 }, { fame: 1 }, { fame: 1 }],
    fameEnd: 5,
    fameRewards: [
      { at: 1, gain: { energy: 2 } },
      { at: 2, gain: { energy: 2 } },
      { at: 3, gain: { recruits: 2 } },
      { at: 4, gain: { gems: 1 } },
    ],
    stronghold: { text: '+1 strength and +2 shields in its region.' },
  },
  // CO 25.1, CO 25.2, CO 25.9, CO 25.10
  oxataya: {
    id: 'oxataya',
    name: 'Oxataya',
    colour: 'violet',
    about: 'Lake dwellers whose leaders fight side by side. They win fame by winning battles together.',
    sectors: [12, 3],
    starting: 5,
    spare: 0,
    fastTrack: 1,
    trade: 'cards',
    baseProduction: { recruits: 1 },
    baseIncome: ENERGY_OR_GEM,
    locks: {
      foundry: [false, true, true],
      outpost: [false, false, true],
      stronghold: [false, true, true],
    },
    lockedFoundations: ['research', 'harvest'],
    keeps: 4,
    leaders: ['tovati', 'azaru', 'xanya', 'rhan', 'onari', 'latanja'],
    attributes: ['resourceful', 'subterranean', 'symbiotic', 'volatile'],
    startingFoundations: ['found-oxataya-1', 'found-oxataya-2'],
    relicSpaces: [{ fame: 1 }, { fame: 1 }, { fame: 1 }, { fame: 2 }, { fame: 3 }],
    fameEnd: 9,
    fameRewards: [
      { at: 1, gain: { energy: 1 } },
      { at: 3, gain: { gems: 1 } },
      { at: 5, gain: { research: 1 } },
      { at: 7, gain: { cards: 1 } },
    ],
    stronghold: { text: 'Fighters you recruit may arrive in its region.' },
  },
};

/** What each building on the map pays at income (CO 9.11, CO 14.4), and once when it is razed (CO 13.39). */
export const BUILDING_INCOME: Readonly<Record<Building, Gain>> = {
  foundry: { energy: 2 },
  outpost: { cards: 1 },
  stronghold: { gems: 1 },
};
