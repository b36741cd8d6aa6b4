import { idsOf } from './ids.ts';
import type { PlanetType } from './planets.ts';

interface Entry {
  readonly id: string;
  readonly type: PlanetType;
  readonly name: string;
  readonly text: string;
}

/** To control a planet is to have a marker there, Outpost or Colony. */
const TABLE = {
  'ob-d1': {
    id: 'ob-d1',
    type: 'desert',
    name: 'Sands of Plenty',
    text: 'Control two or more Desert planets, one of them or more as a Colony.',
  },
  'ob-d2': {
    id: 'ob-d2',
    type: 'desert',
    name: 'Caravan Crown',
    text: 'Control three or more trade planets.',
  },
  'ob-d3': {
    id: 'ob-d3',
    type: 'desert',
    name: 'Merchant Prince',
    text: 'Own four or more Trade Goods, on either side.',
  },
  'ob-d4': {
    id: 'ob-d4',
    type: 'desert',
    name: 'Dune and Frost',
    text: 'Own a Colony on both a Desert and an Arctic planet.',
  },
  'ob-d5': {
    id: 'ob-d5',
    type: 'desert',
    name: 'Convoy Escort',
    text: 'Have ships on three or more trade planets.',
  },
  'ob-d6': {
    id: 'ob-d6',
    type: 'desert',
    name: 'Foreign Concession',
    text: 'Control two or more planets that lie nearer to a rival Warpgate than to your own.',
  },
  'ob-j1': {
    id: 'ob-j1',
    type: 'jungle',
    name: 'Green Crown',
    text: 'Control two or more Jungle planets, one of them or more as a Colony.',
  },
  'ob-j2': {
    id: 'ob-j2',
    type: 'jungle',
    name: 'Wide Canopy',
    text: 'Control planets in four or more sectors.',
  },
  'ob-j3': {
    id: 'ob-j3',
    type: 'jungle',
    name: 'Vine and Wave',
    text: 'Own a Colony on both a Jungle and an Oceanic planet.',
  },
  'ob-j4': {
    id: 'ob-j4',
    type: 'jungle',
    name: 'Teeming Skies',
    text: 'Have eleven or more ships on planets.',
  },
  'ob-j5': {
    id: 'ob-j5',
    type: 'jungle',
    name: 'Garden of Worlds',
    text: 'Control planets of four or more of the five types, one of them or more as a Colony.',
  },
  'ob-j6': {
    id: 'ob-j6',
    type: 'jungle',
    name: 'Deep Roots',
    text: 'Own four or more Colonies.',
  },
  'ob-v1': {
    id: 'ob-v1',
    type: 'volcanic',
    name: 'Crown of Fire',
    text: 'Control two or more Volcanic planets, one of them or more as a Colony.',
  },
  'ob-v2': {
    id: 'ob-v2',
    type: 'volcanic',
    name: 'Ash and Sand',
    text: 'Own a Colony on both a Volcanic and a Desert planet.',
  },
  'ob-v3': {
    id: 'ob-v3',
    type: 'volcanic',
    name: 'Iron Fist',
    text: 'Have five or more ships together on a planet you control.',
  },
  'ob-v4': {
    id: 'ob-v4',
    type: 'volcanic',
    name: 'Knife at the Gate',
    text: 'Have two or more ships together on a planet within range 2 of a rival Warpgate.',
  },
  'ob-v5': {
    id: 'ob-v5',
    type: 'volcanic',
    name: 'Veteran Corps',
    text: 'Own six or more Hero and Advanced Tactics cards, your first Hero among them.',
  },
  'ob-v6': {
    id: 'ob-v6',
    type: 'volcanic',
    name: 'Master of Fleets',
    text: 'Have at least as many ships on the board as each of your rivals, Warpgates included.',
  },
  'ob-o1': {
    id: 'ob-o1',
    type: 'oceanic',
    name: 'Crown of Tides',
    text: 'Control two or more Oceanic planets, one of them or more as a Colony.',
  },
  'ob-o2': {
    id: 'ob-o2',
    type: 'oceanic',
    name: 'Sea and Flame',
    text: 'Own a Colony on both an Oceanic and a Volcanic planet.',
  },
  'ob-o3': {
    id: 'ob-o3',
    type: 'oceanic',
    name: 'Far Harbours',
    text: 'Control planets on three or more hex tiles; diamonds do not count.',
  },
  'ob-o4': {
    id: 'ob-o4',
    type: 'oceanic',
    name: 'Open Lanes',
    text: 'Have ships on six or more planets.',
  },
  'ob-o5': {
    id: 'ob-o5',
    type: 'oceanic',
    name: 'Tide Tables',
    text: 'Own six or more Technologies.',
  },
  'ob-o6': {
    id: 'ob-o6',
    type: 'oceanic',
    name: 'Safe Anchorage',
    text: 'Have ships of your own at three or more of your Colonies.',
  },
  'ob-a1': {
    id: 'ob-a1',
    type: 'arctic',
    name: 'Crown of Ice',
    text: 'Control two or more Arctic planets, one of them or more as a Colony.',
  },
  'ob-a2': {
    id: 'ob-a2',
    type: 'arctic',
    name: 'Ice and Canopy',
    text: 'Own a Colony on both an Arctic and a Jungle planet.',
  },
  'ob-a3': {
    id: 'ob-a3',
    type: 'arctic',
    name: 'Broad Learning',
    text: 'Own Technologies of four or more types.',
  },
  'ob-a4': {
    id: 'ob-a4',
    type: 'arctic',
    name: 'Listening Post',
    text: 'Own two or more Technologies and have your drone at one of your Colonies.',
  },
  'ob-a5': {
    id: 'ob-a5',
    type: 'arctic',
    name: 'Twin Bastions',
    text: 'Have ships at two or more of your Colonies in the same sector.',
  },
  'ob-a6': {
    id: 'ob-a6',
    type: 'arctic',
    name: 'First Among Equals',
    text: 'Own three or more Colonies, and at least as many as each of your rivals.',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type ObjectiveId = keyof typeof TABLE;

export interface Objective extends Entry {
  readonly id: ObjectiveId;
}

export const OBJECTIVES: Readonly<Record<ObjectiveId, Objective>> = TABLE;
export const OBJECTIVE_IDS: readonly ObjectiveId[] = idsOf(OBJECTIVES);
