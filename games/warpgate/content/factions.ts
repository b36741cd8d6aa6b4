import type { Moment } from './effects.ts';
import { idsOf } from './ids.ts';
import type { HeroId } from './tactics.ts';

export const BOARD_SIDES = ['A', 'B'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

export interface PrintedAbility {
  readonly name: string;
  readonly text: string;
  readonly moment: Moment;
}

interface Entry {
  readonly id: string;
  readonly board: `fb-${number}`;
  readonly side: BoardSide;
  readonly name: string;
  readonly hero: HeroId;
  readonly ability: PrintedAbility;
}

const TABLE = {
  'roguu-conglomerate': {
    id: 'roguu-conglomerate',
    board: 'fb-1',
    side: 'A',
    name: 'Roguu Conglomerate',
    hero: 'he-sol-olo',
    ability: {
      name: 'Plunder',
      text: 'Once per Control, a marker you remove refreshes a spent Trade Good, else draws an Action card.',
      moment: 'invade',
    },
  },
  'roguu-free-captains': {
    id: 'roguu-free-captains',
    board: 'fb-1',
    side: 'B',
    name: 'Roguu Free Captains',
    hero: 'he-vesh-tarro',
    ability: {
      name: 'Wingmates',
      text: 'A second ship from the same place may join your Skirmish.',
      moment: 'always',
    },
  },
  'tethysian-tradeworlds': {
    id: 'tethysian-tradeworlds',
    board: 'fb-2',
    side: 'A',
    name: 'Tethysian Tradeworlds',
    hero: 'he-guildmaster-oozh',
    ability: {
      name: 'Round Trip',
      text: 'Your Trade may end on the planet where it began.',
      moment: 'always',
    },
  },
  'tethisian-enclave': {
    id: 'tethisian-enclave',
    board: 'fb-2',
    side: 'B',
    name: 'Tethisian Enclave',
    hero: 'he-abbess-ythanne',
    ability: {
      name: 'Sacred Truce',
      text: 'Your ships cannot be attacked by others in their turns 1 and 3.',
      moment: 'always',
    },
  },
  'elenari-free-worlds': {
    id: 'elenari-free-worlds',
    board: 'fb-3',
    side: 'A',
    name: 'Elenari Free Worlds',
    hero: 'he-whisper-naeve',
    ability: {
      name: 'Perfect Infiltrators',
      text: 'Your drone may land among enemy ships and may fly through planets, which count as empty hexes.',
      moment: 'always',
    },
  },
  'elenari-veiled-court': {
    id: 'elenari-veiled-court',
    board: 'fb-3',
    side: 'B',
    name: 'Elenari Veiled Court',
    hero: 'he-lady-sereth',
    ability: {
      name: 'Quiet Bargains',
      text: 'After gaining an Objective you may peek at the top one of the deck and trade yours for it.',
      moment: 'objective',
    },
  },
  'vorask-dominion': {
    id: 'vorask-dominion',
    board: 'fb-4',
    side: 'A',
    name: 'Vorask Dominion',
    hero: 'he-marshal-krohn',
    ability: {
      name: 'Iron Columns',
      text: 'Your Advance reaches 1 farther.',
      moment: 'range',
    },
  },
  'vorask-warhost': {
    id: 'vorask-warhost',
    board: 'fb-4',
    side: 'B',
    name: 'Vorask Warhost',
    hero: 'he-ulgra',
    ability: {
      name: 'Battle Frenzy',
      text: 'As attacker, choose from one more Tactics card.',
      moment: 'b1',
    },
  },
  'ikkithi-hive': {
    id: 'ikkithi-hive',
    board: 'fb-5',
    side: 'A',
    name: 'Ikkithi Hive',
    hero: 'he-broodmother-siix',
    ability: {
      name: 'Endless Brood',
      text: 'Your Warp-in may bring one more ship.',
      moment: 'deploy',
    },
  },
  'ikkithi-swarmfleet': {
    id: 'ikkithi-swarmfleet',
    board: 'fb-5',
    side: 'B',
    name: 'Ikkithi Swarmfleet',
    hero: 'he-drone-speaker-qet',
    ability: {
      name: 'Regrowth',
      text: 'After a battle whose effects cost you any ships, bring up to 1 ship to your Warpgate.',
      moment: 'after-battle',
    },
  },
  'solenne-concord': {
    id: 'solenne-concord',
    board: 'fb-6',
    side: 'A',
    name: 'Solenne Concord',
    hero: 'he-envoy-maris',
    ability: {
      name: "Settlers' Charter",
      text: 'Your Control may settle one more planet.',
      moment: 'announce',
    },
  },
  'solenne-pilgrimage': {
    id: 'solenne-pilgrimage',
    board: 'fb-6',
    side: 'B',
    name: 'Solenne Pilgrimage',
    hero: 'he-captain-orro',
    ability: {
      name: 'Pilgrim Roads',
      text: 'The first sector each of your Control actions upgrades lets you draw 2 Action cards.',
      moment: 'upgrade',
    },
  },
  'drumholt-foundries': {
    id: 'drumholt-foundries',
    board: 'fb-7',
    side: 'A',
    name: 'Drumholt Foundries',
    hero: 'he-forgemaster-brannoc',
    ability: {
      name: 'Early Shift',
      text: 'In turns 1 and 2, your Warp-in and Reinforce have X raised by 1.',
      moment: 'announce',
    },
  },
  'drumholt-exiles': {
    id: 'drumholt-exiles',
    board: 'fb-7',
    side: 'B',
    name: 'Drumholt Exiles',
    hero: 'he-old-hesper',
    ability: {
      name: 'Long Haul',
      text: 'Both groups of your Maneuver reach 1 farther.',
      moment: 'range',
    },
  },
  'myrrhian-archive': {
    id: 'myrrhian-archive',
    board: 'fb-8',
    side: 'A',
    name: 'Myrrhian Archive',
    hero: 'he-archivist-tolm',
    ability: {
      name: 'Deep Survey',
      text: 'Your Research lets the drone fly up to range X+X.',
      moment: 'range',
    },
  },
  'myrrhian-oracles': {
    id: 'myrrhian-oracles',
    board: 'fb-8',
    side: 'B',
    name: 'Myrrhian Oracles',
    hero: 'he-seer-quill',
    ability: {
      name: 'Two Visions',
      text: 'A Promote that takes three or more cards lets you keep a second one if you wish.',
      moment: 'promote',
    },
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type FactionId = keyof typeof TABLE;
export type BoardId = (typeof TABLE)[FactionId]['board'];

export interface Faction extends Entry {
  readonly id: FactionId;
  readonly board: BoardId;
}

export const FACTIONS: Readonly<Record<FactionId, Faction>> = TABLE;
export const FACTION_IDS: readonly FactionId[] = idsOf(FACTIONS);

export interface FactionBoard {
  readonly id: BoardId;
  readonly sides: Readonly<Record<BoardSide, FactionId>>;
}

export const BOARDS: readonly FactionBoard[] = [
  { id: 'fb-1', sides: { A: 'roguu-conglomerate', B: 'roguu-free-captains' } },
  { id: 'fb-2', sides: { A: 'tethysian-tradeworlds', B: 'tethisian-enclave' } },
  { id: 'fb-3', sides: { A: 'elenari-free-worlds', B: 'elenari-veiled-court' } },
  { id: 'fb-4', sides: { A: 'vorask-dominion', B: 'vorask-warhost' } },
  { id: 'fb-5', sides: { A: 'ikkithi-hive', B: 'ikkithi-swarmfleet' } },
  { id: 'fb-6', sides: { A: 'solenne-concord', B: 'solenne-pilgrimage' } },
  { id: 'fb-7', sides: { A: 'drumholt-foundries', B: 'drumholt-exiles' } },
  { id: 'fb-8', sides: { A: 'myrrhian-archive', B: 'myrrhian-oracles' } },
];

/** The board of the automatic opponent: four turn slots, neither ability nor Hero. */
export const GATEKEEPERS = { id: 'the-gatekeepers', name: 'The Gatekeepers' } as const;
