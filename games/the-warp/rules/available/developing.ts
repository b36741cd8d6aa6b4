import type { Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, BuildingType, Cost, DevelopOption, UpgradeType } from '../../content/index.ts';
import { total } from '../abilities.ts';
import { canPay, lower } from '../effects/goods.ts';
import type { Player, State } from '../state.ts';
import { buildPlaces, buildableTypes, canBuildAny, canUpgradeAny, upgradableTypes } from './building.ts';

/** How a Develop Card is played: how much cheaper, and with how much of any kind on top (Permit Fees). */
export interface DevelopTerms {
  readonly less: number;
  readonly fee: number;
  /** What has to be paid before, for following the Rival (TWS 14.19). */
  readonly first?: Cost | undefined;
}

/** One use of a Develop Card, decided to the last detail; a card has one use (TW 7.3). */
export interface Plan {
  readonly card: ArchiveId;
  /** The number of the option, from 1. */
  readonly option: number;
  readonly does: 'build' | 'upgrade';
  readonly type: BuildingType;
  /** Where it is built. */
  readonly place: string | null;
  readonly pay: Cost;
  /** The other card discarded as part of the cost (TW 7.6). */
  readonly discard: ArchiveId | null;
}

const costText = ({ gold, energy }: Cost): string => `${gold}/${energy}`;

const costOf = (text: string): Cost => {
  const [gold, energy] = text.split('/');
  return { gold: Number(gold), energy: Number(energy) };
};

/** TW 7.2, TW 7.4: every way to take `less` resources off a cost and to add a fee of any kind, as far as the seat can pay it. */
function payments(s: State, seat: Seat, cost: Cost, { less, fee, first }: DevelopTerms): Cost[] {
  const player = s.players[seat]!;
  const left = first ? lower(player, first) : player;
  const off = Math.min(less, cost.gold + cost.energy);
  const found: Cost[] = [];
  for (let gold = Math.min(off, cost.gold); gold >= 0 && off - gold <= cost.energy; gold--) {
    for (let golden = 0; golden <= fee; golden++) {
      const pay = { gold: cost.gold - gold + golden, energy: cost.energy - (off - gold) + fee - golden };
      const known = found.some((one) => one.gold === pay.gold && one.energy === pay.energy);
      if (!known && canPay(left, pay)) found.push(pay);
    }
  }
  return found;
}

/** The options of the Develop Cards. A Map, because it finds an id faster than an object of this size. */
const OPTIONS: ReadonlyMap<string, readonly DevelopOption[]> = new Map(
  Object.entries(ARCHIVE).flatMap(([id, card]) => (card.type === 'combat' ? [] : [[id, card.options]])),
);
const NONE: readonly DevelopOption[] = [];

const optionsOf = (card: ArchiveId): readonly DevelopOption[] => OPTIONS.get(card) ?? NONE;

/** An Upgrade may be cheaper for this player (Blueprints). */
const termsOf = (
  s: State,
  seat: Seat,
  { does }: DevelopOption,
  { less, fee, first }: DevelopTerms,
): DevelopTerms => ({
  less: does === 'upgrade' ? less + total(s, seat, 'upgradeDiscount') : less,
  fee,
  first,
});

const typesOf = (s: State, seat: Seat, { does, what }: DevelopOption): BuildingType[] =>
  does === 'build' ? buildableTypes(s, seat, what) : upgradableTypes(s.players[seat]!, what);

/** TW 7.5, TW 7.6, TW 7.7, TW 20.1: can it be carried out and paid completely? */
export function isPlayable(
  s: State,
  seat: Seat,
  card: ArchiveId,
  number: number,
  terms: DevelopTerms,
): boolean {
  const option = optionsOf(card)[number - 1];
  return option !== undefined && isPossible(s, seat, card, option, terms);
}

function isPossible(
  s: State,
  seat: Seat,
  card: ArchiveId,
  option: DevelopOption,
  terms: DevelopTerms,
): boolean {
  const player = s.players[seat]!;
  if (option.discards > 0 && !player.hand.some((other) => other !== card)) return false;
  return canAfford(player, option.cost, termsOf(s, seat, option, terms)) && canCarryOut(s, seat, option);
}

/** Is there any payment? Asked far more often than for which. */
function canAfford(player: Player, cost: Cost, { less, fee, first }: DevelopTerms): boolean {
  const { gold, energy } = first ? lower(player, first) : player;
  const all = Math.max(0, cost.gold + cost.energy - less) + fee;
  return cost.gold - less <= gold && cost.energy - less <= energy && all <= gold + energy;
}

const canCarryOut = (s: State, seat: Seat, { does, what }: DevelopOption): boolean =>
  does === 'build' ? canBuildAny(s, seat, what) : canUpgradeAny(s.players[seat]!, what);

function playableOptions(s: State, seat: Seat, card: ArchiveId, terms: DevelopTerms): string[] {
  const numbers: string[] = [];
  for (const [i, option] of optionsOf(card).entries()) {
    if (isPossible(s, seat, card, option, terms)) numbers.push(String(i + 1));
  }
  return numbers;
}

export function canPlay(s: State, seat: Seat, card: ArchiveId, terms: DevelopTerms): boolean {
  for (const option of optionsOf(card)) if (isPossible(s, seat, card, option, terms)) return true;
  return false;
}

export const playableCards = (s: State, seat: Seat, terms: DevelopTerms): ArchiveId[] =>
  s.players[seat]!.hand.filter((card) => canPlay(s, seat, card, terms));

/**
 * What may come next in the choice of a plan: card, option, type (if any will do), place (of a Build), payment, and the card
 * discarded as part of the cost.
 */
export function nextOfPlan(
  s: State,
  seat: Seat,
  taken: readonly string[],
  terms: DevelopTerms,
): readonly string[] {
  const card = taken[0] as ArchiveId;
  if (taken.length === 1) return playableOptions(s, seat, card, terms);
  const option = optionsOf(card)[Number(taken[1]) - 1]!;
  let at = 2;
  if (option.what === 'any' && taken.length === at++) return typesOf(s, seat, option);
  const type = (option.what === 'any' ? taken[2] : option.what) as BuildingType;
  if (option.does === 'build' && taken.length === at++) return buildPlaces(s, seat, type);
  if (taken.length === at++)
    return payments(s, seat, option.cost, termsOf(s, seat, option, terms)).map(costText);
  if (option.discards > 0 && taken.length === at)
    return s.players[seat]!.hand.filter((other) => other !== card);
  return [];
}

export function planOf(path: readonly string[]): Plan {
  const [card, number, ...rest] = path as [ArchiveId, string, ...string[]];
  const option = optionsOf(card)[Number(number) - 1]!;
  const type = (option.what === 'any' ? rest.shift() : option.what) as BuildingType | UpgradeType;
  const place = option.does === 'build' ? rest.shift()! : null;
  const pay = costOf(rest.shift()!);
  const discard = (rest.shift() ?? null) as ArchiveId | null;
  return { card, option: Number(number), does: option.does, type, place, pay, discard };
}

/** Is a plan that was made before still possible? (TW 7.21) */
export function isLegalPlan(s: State, seat: Seat, path: readonly string[], terms: DevelopTerms): boolean {
  const card = path[0] as ArchiveId;
  if (!s.players[seat]!.hand.includes(card) || !canPlay(s, seat, card, terms)) return false;
  return path.every((_, i) => i === 0 || nextOfPlan(s, seat, path.slice(0, i), terms).includes(path[i]!));
}

export const drawsOf = ({ card, option }: Plan): number => optionsOf(card)[option - 1]!.draws;
