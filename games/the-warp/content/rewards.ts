import type { BuildingType } from './buildings.ts';
import type { RewardEffect } from './effects.ts';
import { idsOf } from './ids.ts';

interface Row {
  readonly name: string;
  /** In the final edition. */
  readonly copies: 0 | 1 | 2;
  readonly effects: readonly RewardEffect[];
  readonly text: string;
}

const prefab = (what: BuildingType, price: number): readonly RewardEffect[] => [
  { does: 'build', what, price },
];

const TABLE = {
  'rw-ore': {
    name: 'Ore Crates',
    copies: 2,
    effects: [{ does: 'gain', gold: 3, energy: 0 }],
    text: 'Gain 3 Gold.',
  },
  'rw-cells': {
    name: 'Power Cells',
    copies: 2,
    effects: [{ does: 'gain', gold: 0, energy: 3 }],
    text: 'Gain 3 Energy.',
  },
  'rw-cargo': {
    name: 'Mixed Cargo',
    copies: 2,
    effects: [{ does: 'gain', gold: 2, energy: 2 }],
    text: 'Gain 2 Gold and 2 Energy.',
  },
  'rw-credit': {
    name: 'Colony Credit',
    copies: 2,
    effects: [{ does: 'gainAny', n: 3 }],
    text: 'Gain 3 resources of your choice.',
  },
  'rw-find': {
    name: 'Archive Find',
    copies: 2,
    effects: [{ does: 'draw', n: 3 }],
    text: 'Draw 3 Archive Cards.',
  },
  'rw-notes': {
    name: 'Field Notes',
    copies: 2,
    effects: [
      { does: 'draw', n: 2 },
      { does: 'gainAny', n: 1 },
    ],
    text: 'Draw 2 Archive Cards and gain 1 resource of your choice.',
  },
  'rw-recruits': {
    name: 'Recruits',
    copies: 2,
    effects: [{ does: 'muster', n: 2 }],
    text: 'Put 2 Troops on areas you control.',
  },
  'rw-veterans': {
    name: 'Veterans',
    copies: 2,
    effects: [{ does: 'reserve', n: 3 }],
    text: 'Put 3 Troops into your reserve.',
  },
  'rw-command': {
    name: 'Prefab Command',
    copies: 1,
    effects: prefab('command-center', 2),
    text: 'Build a Command Center for 2 resources of any kind.',
  },
  'rw-mine': {
    name: 'Prefab Mine',
    copies: 1,
    effects: prefab('gold-mine', 1),
    text: 'Build a Gold Mine for 1 resource of any kind.',
  },
  'rw-plant': {
    name: 'Prefab Plant',
    copies: 1,
    effects: prefab('energy-plant', 1),
    text: 'Build an Energy Plant for 1 resource of any kind.',
  },
  'rw-post': {
    name: 'Prefab Post',
    copies: 1,
    effects: prefab('trade-post', 0),
    text: 'Build a Trade Post for free; you may switch a mission as usual.',
  },
  'rw-laser': {
    name: 'Salvaged Cannon',
    copies: 1,
    effects: prefab('laser-cannon', 2),
    text: 'Build a Laser Cannon for 2 resources of any kind.',
  },
  'rw-tower': {
    name: 'Watch Post',
    copies: 1,
    effects: prefab('sentry-tower', 0),
    text: 'Build a Sentry Tower for free.',
  },
  'rw-ship': {
    name: 'Recovered Ship',
    copies: 1,
    effects: prefab('assault-ship', 1),
    text: 'Build an Assault Ship for 1 resource of any kind.',
  },
  'rw-refit': {
    name: 'Refit',
    copies: 2,
    effects: [{ does: 'upgrade', price: 2 }],
    text: 'Upgrade any type for 2 resources of any kind.',
  },
  'rw-workshop': {
    name: 'Field Workshop',
    copies: 2,
    effects: [{ does: 'develop', less: 2 }],
    text: 'Play a Develop Card for 2 resources less, of your choice.',
  },
  'rw-quake': {
    name: 'Quake Charge',
    copies: 2,
    effects: [{ does: 'terrashift' }],
    text: 'Raise one area by 1 and lower another by 1.',
  },
  'rw-barter': {
    name: 'Barter Round',
    copies: 1,
    effects: [
      { does: 'trade', n: 5 },
      { does: 'gainAny', n: 1 },
    ],
    text: 'Exchange up to 5 resources, in both directions if you like. Then gain 1 resource of your choice.',
  },
  'rw-orders': {
    name: 'New Orders',
    copies: 2,
    effects: [{ does: 'missionSwitch' }, { does: 'gainAny', n: 1 }],
    text: 'You may switch a mission. Gain 1 resource of your choice.',
  },
  'rw-redeploy': {
    name: 'Redeploy',
    copies: 2,
    effects: [
      { does: 'muster', n: 1 },
      { does: 'move', n: 2 },
    ],
    text: 'Put 1 Troop on an area you control, then make up to 2 Troop Movements.',
  },
  'rw-sniper': {
    name: 'Marksman',
    copies: 1,
    effects: [{ does: 'remove', within: 1, ignoresTower: true, min: 1 }],
    text: 'Destroy an enemy Troop next to an area you control; a Sentry Tower is no shelter.',
  },
  'rw-turncoat': {
    name: 'Turncoat',
    copies: 1,
    effects: [
      { does: 'remove', within: 1, ignoresTower: false, min: 2 },
      { does: 'reserve', n: 1 },
    ],
    text: 'Destroy an enemy Troop next to an area you control where there are 2 or more, then put one of yours into your reserve.',
  },
  'rw-thief': {
    name: 'Light Fingers',
    copies: 0,
    effects: [{ does: 'steal' }, { does: 'gainAny', n: 1 }],
    text: "Take a random Archive Card from an opponent's hand, then gain 1 resource of your choice. Not with a full hand.",
  },
} as const satisfies Readonly<Record<string, Row>>;

export type RewardKind = keyof typeof TABLE;

/** A kind and the number of the copy; single cards have copy 1 alone. */
export type RewardId = `${RewardKind}-${1 | 2}`;

export interface Reward extends Row {
  readonly kind: RewardKind;
}

export const REWARD_KIND_IDS: readonly RewardKind[] = idsOf(TABLE);

export const REWARD_KINDS = Object.fromEntries(
  REWARD_KIND_IDS.map((kind) => [kind, { kind, ...TABLE[kind] }]),
) as Readonly<Record<RewardKind, Reward>>;

const KIND_OF = Object.fromEntries(
  REWARD_KIND_IDS.flatMap((kind) => [1, 2].map((copy) => [`${kind}-${copy}`, kind])),
) as Readonly<Record<RewardId, RewardKind>>;

export const rewardKind = (id: RewardId): RewardKind => KIND_OF[id];

/** The 36 cards of the final edition. */
export const REWARD_IDS: readonly RewardId[] = REWARD_KIND_IDS.flatMap((kind) =>
  ([1, 2] as const)
    .filter((copy) => copy <= REWARD_KINDS[kind].copies)
    .map((copy) => `${kind}-${copy}` as const),
);

const PROTOTYPE_SWAPS: Partial<Record<RewardId, RewardId>> = {
  'rw-find-2': 'rw-thief-1',
  'rw-veterans-2': 'rw-thief-2',
};

/** The 36 cards of the prototype edition (TW 19.25). */
export const PROTOTYPE_REWARD_IDS: readonly RewardId[] = REWARD_IDS.map((id) => PROTOTYPE_SWAPS[id] ?? id);
