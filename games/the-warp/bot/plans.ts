import type { Seat, Value } from '@warptable/kernel';
import { ARCHIVE, INCOME } from '../content/index.ts';
import type { ArchiveId, BuildingType, DevelopOption } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { NOBODY, TRACK } from '../rules/state.ts';
import type { Area, Player, State } from '../rules/state.ts';

/** How badly the seat wants its tracks and levels, by what one more would bring. */
const BUILDING_APPEAL: Readonly<Record<BuildingType, number>> = {
  'command-center': 4,
  'gold-mine': 4,
  'energy-plant': 4,
  'trade-post': 3,
  'laser-cannon': 2.5,
  'sentry-tower': 1.5,
  'assault-ship': 3,
};

/** The appeal of a Build or Upgrade: the income it adds counts most. */
export function appealOfPlan(player: Player, does: 'build' | 'upgrade', type: BuildingType): number {
  const track = TRACK[type as keyof typeof TRACK] as number | undefined;
  const base = BUILDING_APPEAL[type] * (does === 'upgrade' ? 0.7 : 1);
  if (track === undefined) return base;
  const level = player.levels[track]!;
  const count = Math.round(player.tracks[track]! / level);
  const next = Math.min(12, does === 'build' ? (count + 1) * level : count * (level + 1));
  const more = INCOME[next]! - INCOME[player.tracks[track]!]!;
  return base + 4 * more + (next >= 8 && player.tracks[track]! < 8 ? 4 : 0);
}

const optionOf = (card: ArchiveId, number: string): DevelopOption =>
  ARCHIVE[card].options[Number(number) - 1] as DevelopOption;

const cheapness = (text: string): number => {
  const [gold, energy] = text.split('/').map(Number) as [number, number];
  return 1 / (1 + gold + energy);
};

/** Develop Cards: what they build, where, and for how much. */
export function plan(s: State, seat: Seat, option: string, taken: readonly Value[]): number {
  if (option === 'no') return 4;
  const player = s.players[seat]!;
  const card = (taken[0] ?? option) as ArchiveId;
  if (taken.length === 0) return bestOf(player, card) ** 2;
  if (taken.length === 1) {
    const { does, what } = optionOf(card, option);
    return what === 'any' ? 36 : appealOfPlan(player, does, what) ** 2;
  }
  const { does } = optionOf(card, taken[1] as string);
  if (option in BUILDING_APPEAL) return appealOfPlan(player, does, option as BuildingType) ** 3;
  if (option.includes('/')) return cheapness(option);
  return option in ARCHIVE
    ? 1 / (0.2 + worthOfCard(option as ArchiveId))
    : safety(s, seat, boardOf(s).place(option));
}

export function bestOf(player: Player, card: ArchiveId): number {
  let best = 0.1;
  for (const option of ARCHIVE[card].options) {
    if (!('does' in option)) continue;
    const appeal = option.what === 'any' ? 6 : appealOfPlan(player, option.does, option.what);
    best = Math.max(best, appeal);
  }
  return best;
}

/** Buildings stand better where many Troops are, and away from others. */
export function safety(s: State, seat: Seat, area: Area): number {
  const near = boardOf(s).neighbours[area]!.filter(
    (next) => s.owner[next] !== seat && s.owner[next] !== NOBODY,
  ).length;
  return (1 + s.troops[area]!) / (1 + near);
}

/** What a card is worth in the hand. */
export function worthOfCard(card: ArchiveId): number {
  const { type } = ARCHIVE[card];
  return type === 'combat' ? 1 : type === 'build' ? 1.2 : 1;
}
