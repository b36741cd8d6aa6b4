import { idsOf } from './ids.ts';
import type { PlanetType } from './planets.ts';

/** A printed reminder of when the card matters; only the text decides. */
export type TechnologyIcon = 'battle' | 'deploy' | 'move' | 'control' | 'draw' | 'research' | 'none';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly type: PlanetType;
  /** Reminds of when the card acts (WG 8.2). */
  readonly icon: TechnologyIcon;
  readonly vp: number | 'variable';
  readonly text: string;
}

const TABLE = {
  'te-alien-imports': {
    id: 'te-alien-imports',
    name: 'Alien Imports',
    type: 'desert',
    icon: 'none',
    vp: 2,
    text: 'Each Trade you complete also refreshes a Trade Good.',
  },
  'te-free-port-charter': {
    id: 'te-free-port-charter',
    name: 'Free Port Charter',
    type: 'desert',
    icon: 'none',
    vp: 'variable',
    text: 'Worth 1 VP per Trade Good you own, on either side.',
  },
  'te-sandrunner-hulls': {
    id: 'te-sandrunner-hulls',
    name: 'Sandrunner Hulls',
    type: 'desert',
    icon: 'move',
    vp: 2,
    text: 'Your Recon and both groups of your Maneuver reach 1 farther.',
  },
  'te-prospector-guilds': {
    id: 'te-prospector-guilds',
    name: 'Prospector Guilds',
    type: 'desert',
    icon: 'control',
    vp: 2,
    text: 'The first trade planet each of your Control actions settles refreshes a Trade Good.',
  },
  'te-caravan-networks': {
    id: 'te-caravan-networks',
    name: 'Caravan Networks',
    type: 'desert',
    icon: 'none',
    vp: 0,
    text: 'An action of yours may be raised by two Trade Goods, 1 each.',
  },
  'te-solar-foundries': {
    id: 'te-solar-foundries',
    name: 'Solar Foundries',
    type: 'desert',
    icon: 'deploy',
    vp: 2,
    text: 'Your Warp-in may bring one more ship.',
  },
  'te-spore-drydocks': {
    id: 'te-spore-drydocks',
    name: 'Spore Drydocks',
    type: 'jungle',
    icon: 'deploy',
    vp: 2,
    text: 'Your Reinforce may put a second ship at one of its places.',
  },
  'te-gene-banks': {
    id: 'te-gene-banks',
    name: 'Gene Banks',
    type: 'jungle',
    icon: 'control',
    vp: 2,
    text: 'Each sector you upgrade lets you bring up to 1 ship to one of its upgraded planets.',
  },
  'te-canopy-shelters': {
    id: 'te-canopy-shelters',
    name: 'Canopy Shelters',
    type: 'jungle',
    icon: 'battle',
    vp: 2,
    text: 'As defender on a planet you control, add 2 to your strength.',
  },
  'te-symbiotic-crews': {
    id: 'te-symbiotic-crews',
    name: 'Symbiotic Crews',
    type: 'jungle',
    icon: 'draw',
    vp: 2,
    text: 'For a new hand you draw five cards, then give up one card of the hand.',
  },
  'te-overgrowth-doctrine': {
    id: 'te-overgrowth-doctrine',
    name: 'Overgrowth Doctrine',
    type: 'jungle',
    icon: 'none',
    vp: 'variable',
    text: 'Worth 1 VP per sector full of your Colonies, 5 VP at most.',
  },
  'te-terraforming-seeds': {
    id: 'te-terraforming-seeds',
    name: 'Terraforming Seeds',
    type: 'jungle',
    icon: 'control',
    vp: 0,
    text: 'Each Control may include one planet that holds no ships and lies within range 1 of your ships.',
  },
  'te-magma-lances': {
    id: 'te-magma-lances',
    name: 'Magma Lances',
    type: 'volcanic',
    icon: 'battle',
    vp: 2,
    text: 'As attacker, add 2 to your strength.',
  },
  'te-countermeasures': {
    id: 'te-countermeasures',
    name: 'Countermeasures',
    type: 'volcanic',
    icon: 'battle',
    vp: 2,
    text: 'In your battles, the first of your ships to fall to enemy effects or shared losses survives.',
  },
  'te-salvage-yards': {
    id: 'te-salvage-yards',
    name: 'Salvage Yards',
    type: 'volcanic',
    icon: 'battle',
    vp: 2,
    text: 'After a battle you won, bring up to 1 ship to your Warpgate.',
  },
  'te-siege-doctrine': {
    id: 'te-siege-doctrine',
    name: 'Siege Doctrine',
    type: 'volcanic',
    icon: 'control',
    vp: 2,
    text: 'The first rival marker each of your Control actions removes lets you draw an Action card.',
  },
  'te-overcharged-drives': {
    id: 'te-overcharged-drives',
    name: 'Overcharged Drives',
    type: 'volcanic',
    icon: 'move',
    vp: 2,
    text: 'Your Skirmish and Advance reach 1 farther.',
  },
  'te-war-college': {
    id: 'te-war-college',
    name: 'War College',
    type: 'volcanic',
    icon: 'battle',
    vp: 0,
    text: 'In battle, choose from one more Tactics card.',
  },
  'te-trophy-halls': {
    id: 'te-trophy-halls',
    name: 'Trophy Halls',
    type: 'volcanic',
    icon: 'none',
    vp: 'variable',
    text: 'Worth 1 VP per full pair of Hero and Advanced cards you own.',
  },
  'te-warp-capacitors': {
    id: 'te-warp-capacitors',
    name: 'Warp Capacitors',
    type: 'oceanic',
    icon: 'move',
    vp: 2,
    text: 'Ships that leave your Warpgate with a blue or red action reach 1 farther.',
  },
  'te-tidal-slingshots': {
    id: 'te-tidal-slingshots',
    name: 'Tidal Slingshots',
    type: 'oceanic',
    icon: 'move',
    vp: 2,
    text: 'Your actions may move ships through planets without enemy ships, which count as empty hexes.',
  },
  'te-deep-sea-vaults': {
    id: 'te-deep-sea-vaults',
    name: 'Deep-Sea Vaults',
    type: 'oceanic',
    icon: 'none',
    vp: 'variable',
    text: 'Worth 1 VP per planet type other than Oceanic found on your Technologies.',
  },
  'te-gate-harmonics': {
    id: 'te-gate-harmonics',
    name: 'Gate Harmonics',
    type: 'oceanic',
    icon: 'deploy',
    vp: 0,
    text: 'Ships of your Warp-in may also appear at your Colonies that are free of enemy ships.',
  },
  'te-current-charts': {
    id: 'te-current-charts',
    name: 'Current Charts',
    type: 'oceanic',
    icon: 'draw',
    vp: 2,
    text: 'Your Draw may take one more card.',
  },
  'te-lagoon-shipyards': {
    id: 'te-lagoon-shipyards',
    name: 'Lagoon Shipyards',
    type: 'oceanic',
    icon: 'deploy',
    vp: 2,
    text: 'Your Reinforce may use one of your Colonies where no ships are as one of its places.',
  },
  'te-cold-archives': {
    id: 'te-cold-archives',
    name: 'Cold Archives',
    type: 'arctic',
    icon: 'research',
    vp: 2,
    text: 'Each Research you complete lets you draw an Action card.',
  },
  'te-probe-relays': {
    id: 'te-probe-relays',
    name: 'Probe Relays',
    type: 'arctic',
    icon: 'research',
    vp: 2,
    text: 'Your drone reaches 1 farther.',
  },
  'te-cryo-reserves': {
    id: 'te-cryo-reserves',
    name: 'Cryo Reserves',
    type: 'arctic',
    icon: 'draw',
    vp: 2,
    text: 'When you get a new hand you may carry one unused card over into it.',
  },
  'te-glacial-bastions': {
    id: 'te-glacial-bastions',
    name: 'Glacial Bastions',
    type: 'arctic',
    icon: 'battle',
    vp: 2,
    text: 'As defender, a tie is your win.',
  },
  'te-peer-review': {
    id: 'te-peer-review',
    name: 'Peer Review',
    type: 'arctic',
    icon: 'research',
    vp: 2,
    text: 'After your Research you may put an available Technology under the deck and reveal another.',
  },
  'te-monolith-studies': {
    id: 'te-monolith-studies',
    name: 'Monolith Studies',
    type: 'arctic',
    icon: 'none',
    vp: 'variable',
    text: 'Worth half as many VP as you have Technologies, this card among them, rounded up.',
  },
  'te-time-dilation': {
    id: 'te-time-dilation',
    name: 'Time Dilation',
    type: 'arctic',
    icon: 'none',
    vp: 0,
    text: 'Your turn 1 counts 2X.',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TechnologyId = keyof typeof TABLE;

export interface Technology extends Entry {
  readonly id: TechnologyId;
}

export const TECHNOLOGIES: Readonly<Record<TechnologyId, Technology>> = TABLE;
export const TECHNOLOGY_IDS: readonly TechnologyId[] = idsOf(TECHNOLOGIES);
