import type { BuildingType, UpgradeType } from './buildings.ts';
import { UNIT_PRICES } from './buildings.ts';
import type { CombatCard, CombatId } from './combat.ts';
import { COMBAT_CARDS } from './combat.ts';
import type { Cost } from './cost.ts';
import { cost } from './cost.ts';
import { idsOf, withIds } from './ids.ts';

export interface DevelopOption {
  readonly does: 'build' | 'upgrade';
  readonly what: BuildingType | 'any';
  readonly cost: Cost;
  /** Other Archive cards to discard as part of the cost (TW 7.6). */
  readonly discards: 0 | 1;
  /** Archive cards to draw afterwards. */
  readonly draws: 0 | 2;
}

interface Row {
  readonly type: 'build' | 'upgrade' | 'start';
  readonly name: string;
  readonly options: readonly DevelopOption[];
  /** What it gives when discarded in Consult. */
  readonly discard: Cost;
}

const GOLD = cost(1, 0);
const ENERGY = cost(0, 1);

const option = (
  does: DevelopOption['does'],
  what: DevelopOption['what'],
  price: Cost,
  cards: Partial<Pick<DevelopOption, 'discards' | 'draws'>> = {},
): DevelopOption => ({ does, what, cost: price, discards: 0, draws: 0, ...cards });

const start = (): Row => ({
  type: 'start',
  name: 'Start Card',
  options: [option('build', 'any', cost(1, 2)), option('upgrade', 'any', cost(2, 2))],
  discard: cost(1, 1),
});

const buildAny = (discard: Cost): Row => ({
  type: 'build',
  name: 'Build Anything',
  options: [
    option('build', 'any', cost(2, 1), { discards: 1 }),
    option('build', 'any', cost(2, 3), { draws: 2 }),
  ],
  discard,
});

const build = (discard: Cost, ...types: readonly BuildingType[]): Row => ({
  type: 'build',
  name: 'Build',
  options: types.map((what) => option('build', what, UNIT_PRICES.build[what])),
  discard,
});

const upgradeAny = (discard: Cost): Row => ({
  type: 'upgrade',
  name: 'Upgrade Anything',
  options: [
    option('upgrade', 'any', cost(2, 2), { discards: 1 }),
    option('upgrade', 'any', cost(3, 3), { draws: 2 }),
  ],
  discard,
});

const upgrade = (discard: Cost, ...types: readonly UpgradeType[]): Row => ({
  type: 'upgrade',
  name: 'Upgrade',
  options: types.map((what) => option('upgrade', what, UNIT_PRICES.upgrade[what])),
  discard,
});

const STARTS = withIds({
  'start-1': start(),
  'start-2': start(),
  'start-3': start(),
  'start-4': start(),
  'start-5': start(),
  'start-6': start(),
});

const BUILDS = withIds({
  'build-any-1': buildAny(GOLD),
  'build-any-2': buildAny(ENERGY),
  'build-any-3': buildAny(GOLD),
  'build-any-4': buildAny(ENERGY),
  'build-any-5': buildAny(GOLD),
  'build-01': build(GOLD, 'command-center', 'assault-ship', 'trade-post'),
  'build-02': build(ENERGY, 'laser-cannon', 'command-center', 'energy-plant'),
  'build-03': build(GOLD, 'trade-post', 'laser-cannon', 'command-center'),
  'build-04': build(ENERGY, 'gold-mine', 'command-center', 'sentry-tower'),
  'build-05': build(GOLD, 'command-center', 'sentry-tower', 'laser-cannon'),
  'build-06': build(ENERGY, 'command-center', 'sentry-tower', 'assault-ship'),
  'build-07': build(GOLD, 'gold-mine', 'assault-ship', 'command-center'),
  'build-08': build(ENERGY, 'assault-ship', 'gold-mine', 'sentry-tower'),
  'build-09': build(GOLD, 'sentry-tower', 'trade-post', 'gold-mine'),
  'build-10': build(ENERGY, 'gold-mine', 'assault-ship', 'trade-post'),
  'build-11': build(GOLD, 'trade-post', 'gold-mine', 'laser-cannon'),
  'build-12': build(ENERGY, 'laser-cannon', 'energy-plant', 'gold-mine'),
  'build-13': build(GOLD, 'energy-plant', 'laser-cannon', 'assault-ship'),
  'build-14': build(ENERGY, 'assault-ship', 'energy-plant', 'sentry-tower'),
  'build-15': build(GOLD, 'trade-post', 'command-center', 'energy-plant'),
  'build-16': build(ENERGY, 'energy-plant', 'trade-post', 'gold-mine'),
  'build-17': build(GOLD, 'sentry-tower', 'energy-plant', 'assault-ship'),
  'build-18': build(ENERGY, 'laser-cannon', 'sentry-tower', 'energy-plant'),
});

const UPGRADES = withIds({
  'upgrade-any-1': upgradeAny(ENERGY),
  'upgrade-any-2': upgradeAny(GOLD),
  'upgrade-any-3': upgradeAny(ENERGY),
  'upgrade-any-4': upgradeAny(GOLD),
  'upgrade-any-5': upgradeAny(ENERGY),
  'upgrade-any-6': upgradeAny(GOLD),
  'upgrade-01': upgrade(ENERGY, 'trade-post', 'command-center'),
  'upgrade-02': upgrade(GOLD, 'command-center', 'assault-ship'),
  'upgrade-03': upgrade(ENERGY, 'command-center', 'energy-plant'),
  'upgrade-04': upgrade(GOLD, 'gold-mine', 'command-center'),
  'upgrade-05': upgrade(ENERGY, 'assault-ship', 'trade-post'),
  'upgrade-06': upgrade(GOLD, 'gold-mine', 'assault-ship'),
  'upgrade-07': upgrade(ENERGY, 'assault-ship', 'energy-plant'),
  'upgrade-08': upgrade(GOLD, 'energy-plant', 'gold-mine'),
  'upgrade-09': upgrade(ENERGY, 'trade-post', 'gold-mine'),
  'upgrade-10': upgrade(GOLD, 'energy-plant', 'trade-post'),
});

const DEVELOPS = { ...STARTS, ...BUILDS, ...UPGRADES };

export type StartId = keyof typeof STARTS;
export type DevelopId = keyof typeof DEVELOPS;
export type ArchiveId = DevelopId | CombatId;

export interface DevelopCard extends Row {
  readonly id: DevelopId;
}

export type ArchiveCard = DevelopCard | CombatCard;

export const ARCHIVE: Readonly<Record<DevelopId, DevelopCard> & Record<CombatId, CombatCard>> = {
  ...DEVELOPS,
  ...COMBAT_CARDS,
};

export const START_IDS: readonly StartId[] = idsOf(STARTS);
export const DEVELOP_IDS: readonly DevelopId[] = idsOf(DEVELOPS);
export const COMBAT_IDS: readonly CombatId[] = idsOf(COMBAT_CARDS);
export const ARCHIVE_IDS: readonly ArchiveId[] = idsOf(ARCHIVE);

/** The 60 cards of the Archive Deck: all but the Start Cards. */
export const DECK_IDS: readonly ArchiveId[] = [...idsOf(BUILDS), ...idsOf(UPGRADES), ...COMBAT_IDS];

export const isCombat = (id: ArchiveId): id is CombatId => ARCHIVE[id].type === 'combat';
export const isDevelop = (id: ArchiveId): id is DevelopId => !isCombat(id);
