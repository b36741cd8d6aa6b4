import { HIGHEST_DIE, valueOfDie } from '../../rules/steps/combat/power.ts';
import type { CombatSideView } from '../../rules/view.ts';

/** A die that lies. */
export interface LyingDie {
  readonly face: number;
  readonly doubled: CombatSideView['doubled'][number];
}

/** A side of a combat: dice that lie already, dice that are still to be rolled, and what may be done with them. */
export interface Force {
  readonly dice: readonly LyingDie[];
  readonly rolls: number;
  /** Each die is worth so much more (TW 10.49). */
  readonly plus: number;
  readonly multiplier: number;
  readonly bonuses: CombatSideView['bonuses'];
}

/** Between 0 and 1 each, and 1 together. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export const isReroll = ({ does }: CombatSideView['bonuses'][number]): boolean =>
  does === 'reroll' || does === 'rerollAll';

export const worthOf = ({ face, doubled }: LyingDie, plus: number): number => valueOfDie(face, plus, doubled);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What dice are worth together once flips and doublings are used as well as can be; rerolls are left alone. */
export function bestSum(dice: readonly LyingDie[], plus: number, bonuses: Force['bonuses']): number {
  const flips = bonuses.filter(({ does }) => does === 'flip').length;
  return flippedSum(dice, plus, bonuses, flips);
}

function flippedSum(
  dice: readonly LyingDie[],
  plus: number,
  bonuses: Force['bonuses'],
  flips: number,
): number {
  if (flips === 0) return doubledSum(dice, plus, bonuses);
  const ways = [dice, ...dice.map((_, i) => dice.map((die, j) => (i === j ? flipped(die) : die)))];
  return Math.max(...ways.map((way) => flippedSum(way, plus, bonuses, flips - 1)));
}

export const flipped = ({ face, doubled }: LyingDie): LyingDie => ({
  face: HIGHEST_DIE + 1 - face,
  doubled,
});

/**
 * TW 10.49. Free doublings go to the highest dice: a pip more is worth at least one there, and at most one to a doubling that
 * stops at 6.
 */
function doubledSum(dice: readonly LyingDie[], plus: number, bonuses: Force['bonuses']): number {
  const count = (does: string): number =>
    sumOf(bonuses.filter((bonus) => bonus.does === does).map(({ n }) => n));
  const gain = (die: LyingDie, doubled: 'double' | 'free'): number =>
    worthOf({ face: die.face, doubled }, plus) - worthOf(die, plus);
  const single = dice
    .filter(({ doubled }) => doubled === 'no')
    .toSorted((one, other) => other.face - one.face);
  const free = count('doubleFree');
  const capped = single
    .slice(free)
    .map((die) => gain(die, 'double'))
    .toSorted((one, other) => other - one)
    .slice(0, count('double'));
  return (
    sumOf(dice.map((die) => worthOf(die, plus))) +
    sumOf(single.slice(0, free).map((die) => gain(die, 'free'))) +
    sumOf(capped)
  );
}

/** Dice alike are one fall, with its chance. */
interface Fall {
  readonly faces: readonly number[];
  readonly chance: number;
}

const fallsByCount: Fall[][] = [[{ faces: [], chance: 1 }]];

/** Every fall of so many dice, whichever die shows what. */
export function fallsOf(count: number): readonly Fall[] {
  const known = fallsByCount[count];
  if (known) return known;
  const falls = new Map<string, Fall>();
  for (const { faces, chance } of fallsOf(count - 1)) {
    for (const face of FACES) {
      const all = [...faces, face].toSorted((one, other) => one - other);
      const before = falls.get(all.join())?.chance ?? 0;
      falls.set(all.join(), { faces: all, chance: before + chance / FACES.length });
    }
  }
  const list = [...falls.values()];
  fallsByCount[count] = list;
  return list;
}

const rolled = (face: number): LyingDie => ({ face, doubled: 'no' });

/** How likely each power is (TW 10.54), with flips and doublings used well. */
export function powersOf({ dice, rolls, plus, multiplier, bonuses }: Force): ReadonlyMap<number, number> {
  const powers = new Map<number, number>();
  for (const { faces, chance } of fallsOf(rolls)) {
    const power = bestSum([...dice, ...faces.map(rolled)], plus, bonuses) * multiplier;
    powers.set(power, (powers.get(power) ?? 0) + chance);
  }
  return powers;
}

/** TW 10.55: of an attack with this power. */
export const endOf = (attack: number, defence: number): keyof Odds =>
  attack > defence ? 'win' : attack === defence ? 'tie' : 'lose';

/** Dice to be rolled against dice to be rolled. */
export function oddsOf(attack: Force, defence: Force): Odds {
  const odds = { win: 0, tie: 0, lose: 0 };
  const others = powersOf(defence);
  for (const [power, chance] of powersOf(attack)) {
    for (const [against, other] of others) odds[endOf(power, against)] += chance * other;
  }
  return odds;
}

/** Several worlds, each with its weight, taken together. */
export function together(worlds: readonly { readonly odds: Odds; readonly weight: number }[]): Odds {
  const all = sumOf(worlds.map(({ weight }) => weight)) || 1;
  const part = (of: keyof Odds): number => sumOf(worlds.map(({ odds, weight }) => odds[of] * weight)) / all;
  return { win: part('win'), tie: part('tie'), lose: part('lose') };
}

/** Of what is only certain may be said that it is: never 100 % of something less. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  const isSure = Math.abs(chance - rounded / 100) < 1e-9;
  if (rounded === 100 && !isSure) return '> 99 %';
  return rounded === 0 && !isSure ? '< 1 %' : `${rounded} %`;
}
