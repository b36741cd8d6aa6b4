import type { Cost } from './cost.ts';
import { cost } from './cost.ts';
import type { CombatDoes, CombatEffect } from './effects.ts';
import { idsOf } from './ids.ts';

export interface CombatOption {
  readonly cost: Cost;
  /** Each is one effect in the order of TW 10.40 and TW 10.46. */
  readonly effects: readonly CombatEffect[];
}

interface Row {
  readonly name: string;
  readonly copies: 2 | 3;
  readonly options: readonly CombatOption[];
  /** When alone it may be played (TW 10.16, TW 10.17). */
  readonly restriction: 'attackOnly' | 'supportOnly' | 'adjacent' | null;
  /** What it costs less in support of Exiled or Guardian. */
  readonly supportDiscount: Cost | null;
  /** Whether it works only for the side that lost (TW 10.66). */
  readonly whenLost: boolean;
  readonly discard: Cost;
  readonly text: string;
}

const effect = (does: CombatDoes, n: number): CombatEffect => ({ does, n });

const option = (price: Cost, ...effects: readonly CombatEffect[]): CombatOption => ({ cost: price, effects });

/** TW 10.18: for either side. */
const FREELY = { restriction: null, supportDiscount: null, whenLost: false } as const;

const TABLE = {
  maneuver: {
    ...FREELY,
    name: 'Maneuver',
    copies: 3,
    options: [
      option(cost(1, 0), effect('reroll', 1)),
      option(cost(1, 1), effect('reroll', 2)),
      option(cost(2, 1), effect('reroll', 1), effect('flip', 1)),
    ],
    discard: cost(1, 1),
    text: 'Roll one of your dice again; or up to two; or one, and turn one to its opposite face.',
  },
  enforce: {
    ...FREELY,
    name: 'Enforce',
    copies: 3,
    options: [
      option(cost(1, 0), effect('plus', 1)),
      option(cost(1, 1), effect('plus', 2)),
      option(cost(2, 2), effect('plus', 3)),
    ],
    discard: cost(1, 1),
    text: 'All your dice are worth 1, 2 or 3 more, at most 6 each.',
  },
  reinforce: {
    ...FREELY,
    name: 'Reinforce',
    copies: 3,
    options: [option(cost(1, 1), effect('addTroop', 1)), option(cost(2, 2), effect('addTroop', 2))],
    supportDiscount: cost(1, 1),
    discard: cost(1, 1),
    text: 'One or two Troops join your side before the dice are rolled. Costs 1 Gold and 1 Energy less in support of Exiled.',
  },
  elite: {
    ...FREELY,
    name: 'Elite',
    copies: 2,
    options: [
      option(cost(0, 1), effect('double', 1)),
      option(cost(1, 2), effect('double', 2)),
      option(cost(3, 3), effect('doubleFree', 2)),
    ],
    discard: cost(2, 0),
    text: 'One die or up to two count double, at most 6 each; or up to two without that maximum.',
  },
  pincer: {
    ...FREELY,
    name: 'Pincer',
    copies: 2,
    options: [option(cost(0, 1), effect('extraDie', 1)), option(cost(1, 2), effect('extraDie', 2))],
    restriction: 'adjacent',
    discard: cost(2, 0),
    text: 'Roll one or two dice more. Only if you control one more area that borders on the target.',
  },
  jetpack: {
    ...FREELY,
    name: 'Jetpack',
    copies: 2,
    options: [
      option(cost(2, 1), effect('multEqual', 1)),
      option(cost(2, 3), effect('multEqual', 1), effect('plus', 1)),
    ],
    restriction: 'attackOnly',
    discard: cost(0, 2),
    text: 'Only when attacking: fight with the multiplier of the defence; for more, your dice are also worth 1 more.',
  },
  defect: {
    ...FREELY,
    name: 'Defect',
    copies: 2,
    options: [option(cost(2, 1), effect('removeEnemy', 1)), option(cost(2, 3), effect('defect', 1))],
    discard: cost(0, 2),
    text: 'Destroy an enemy Troop of this combat; for more, one of yours takes its place. A player who loses the Troop gets what you paid.',
  },
  ambush: {
    ...FREELY,
    name: 'Ambush',
    copies: 2,
    options: [
      option(cost(0, 1), effect('mult', 1)),
      option(cost(0, 3), effect('mult', 2)),
      option(cost(2, 3), effect('mult', 2), effect('flip', 1)),
    ],
    restriction: 'supportOnly',
    discard: cost(2, 0),
    text: 'Only in support of Exiled: their multiplier is 1 or 2 higher; for more, 2 higher and one die is turned to its opposite face.',
  },
  deceive: {
    ...FREELY,
    name: 'Deceive',
    copies: 2,
    options: [
      option(cost(1, 1), effect('draw', 3)),
      option(cost(4, 0), effect('reserve', 3)),
      option(cost(0, 2), effect('missionSwitch', 2)),
    ],
    whenLost: true,
    discard: cost(0, 2),
    text: 'Only if your side loses: draw three Archive Cards, or put three Troops into your reserve, or switch missions twice.',
  },
} as const satisfies Readonly<Record<string, Row>>;

export type CombatKind = keyof typeof TABLE;

type CopyNumber<Copies extends 2 | 3> = Copies extends 3 ? 1 | 2 | 3 : 1 | 2;
export type CombatId = {
  [K in CombatKind]: `${K}-${CopyNumber<(typeof TABLE)[K]['copies']>}`;
}[CombatKind];

export const COMBAT_KINDS: Readonly<Record<CombatKind, Row>> = TABLE;
export const COMBAT_KIND_IDS: readonly CombatKind[] = idsOf(TABLE);

export interface CombatCard {
  readonly id: CombatId;
  readonly type: 'combat';
  readonly kind: CombatKind;
  readonly name: string;
  readonly options: readonly CombatOption[];
  readonly discard: Cost;
  readonly text: string;
}

const copiesOf = (kind: CombatKind): CombatCard[] => {
  const { name, copies, options, discard, text } = COMBAT_KINDS[kind];
  return Array.from({ length: copies }, (_, i) => {
    const id = `${kind}-${i + 1}` as CombatId;
    return { id, type: 'combat', kind, name, options, discard, text };
  });
};

export const COMBAT_CARDS = Object.fromEntries(
  COMBAT_KIND_IDS.flatMap(copiesOf).map((card) => [card.id, card]),
) as Readonly<Record<CombatId, CombatCard>>;
