import { bestSum, endOf, fallsOf, isReroll, together } from './force.ts';
import type { Force, LyingDie, Odds } from './force.ts';

/** More than this many rerolls take too long to think through for somebody who is waiting. */
const MOST_REROLLS = 3;

const rerollsOf = ({ bonuses }: Force): Force['bonuses'] => bonuses.filter(isReroll);

export const isThinkable = (attack: Force, defence: Force): boolean =>
  rerollsOf(attack).length + rerollsOf(defence).length <= MOST_REROLLS;

/** A side whose dice lie, and the rerolls it still has: all dice first, then many, then few. */
interface Standing {
  readonly force: Force;
  readonly dice: readonly LyingDie[];
  /** How many dice each may roll; those that roll all or none are negative. */
  readonly rerolls: readonly number[];
}

function standingOf(force: Force): Standing {
  const rerolls = rerollsOf(force).map(({ does, n }) => (does === 'rerollAll' ? -force.dice.length : n));
  return { force, dice: force.dice, rerolls: rerolls.toSorted(byReach) };
}

const byReach = (one: number, other: number): number =>
  Number(one > 0) - Number(other > 0) || Math.abs(other) - Math.abs(one);

/**
 * The odds when all dice lie and both sides make the best of the bonuses they have left, in turn (TW 10.46). Each side wants to win;
 * an equal end is half of that to it.
 */
export function oddsOfLying(attack: Force, defence: Force, attackNext: boolean): Odds {
  return settle(standingOf(attack), standingOf(defence), attackNext, new Map());
}

function settle(attack: Standing, defence: Standing, attackNext: boolean, known: Map<string, Odds>): Odds {
  const isOver = (side: Standing): boolean => side.rerolls.length === 0;
  if (isOver(attack) && isOver(defence)) return certain(powerOf(attack), powerOf(defence));
  const attacking = isOver(defence) || (attackNext && !isOver(attack));
  const key = `${keyOf(attack)} ${keyOf(defence)} ${attacking}`;
  const found = known.get(key);
  if (found) return found;
  const mover = attacking ? attack : defence;
  let best: Odds = attacking ? { win: 0, tie: 0, lose: 1 } : { win: 1, tie: 0, lose: 0 };
  for (const again of choicesOf(mover)) {
    const worlds = afterRolling(mover, again).map(({ standing, chance }) => ({
      odds: attacking ? settle(standing, defence, false, known) : settle(attack, standing, true, known),
      weight: chance,
    }));
    const odds = together(worlds);
    if ((valueOf(odds) - valueOf(best)) * (attacking ? 1 : -1) >= 0) best = odds;
  }
  known.set(key, best);
  return best;
}

const valueOf = ({ win, tie }: Odds): number => win + tie / 2;

function certain(attack: number, defence: number): Odds {
  return { win: 0, tie: 0, lose: 0, [endOf(attack, defence)]: 1 };
}

const powerOf = ({ force, dice }: Standing): number =>
  bestSum(dice, force.plus, force.bonuses) * force.multiplier;

/** A side without rerolls is no more than its power. */
const keyOf = (side: Standing): string =>
  side.rerolls.length === 0
    ? String(powerOf(side))
    : `${side.dice.map(({ face, doubled }) => `${face}${doubled[0]}`).join('')}/${side.rerolls.length}`;

/** Which dice the next reroll may take: places in the list; dice alike only once. */
function choicesOf({ dice, rerolls: [next = 0] }: Standing): readonly (readonly number[])[] {
  if (next < 0) return [[], dice.map((_, i) => i)];
  const choices = new Map<string, readonly number[]>([['', []]]);
  let latest: readonly (readonly number[])[] = [[]];
  for (let n = 0; n < next; n++) {
    latest = latest.flatMap((taken) =>
      dice.flatMap((_, i) => (i > (taken.at(-1) ?? -1) ? [[...taken, i]] : [])),
    );
    for (const taken of latest) choices.set(takenFrom(dice, taken).map(nameOf).join(), taken);
  }
  return [...choices.values()];
}

const takenFrom = (dice: readonly LyingDie[], places: readonly number[]): LyingDie[] =>
  dice.filter((_, i) => places.includes(i));

const nameOf = ({ face, doubled }: LyingDie): string => `${face}${doubled}`;

const byName = (one: LyingDie, other: LyingDie): number =>
  one.face - other.face || one.doubled.localeCompare(other.doubled);

function afterRolling(
  { force, dice, rerolls }: Standing,
  again: readonly number[],
): { readonly standing: Standing; readonly chance: number }[] {
  return outcomesOf(dice, again).map((outcome) => ({
    standing: { force, dice: outcome.dice.toSorted(byName), rerolls: rerolls.slice(1) },
    chance: outcome.chance,
  }));
}

/** What dice may show after some of them, by their places, were rolled again; doubled dice stay doubled (TW 10.50). */
function outcomesOf(
  dice: readonly LyingDie[],
  again: readonly number[],
): { readonly dice: readonly LyingDie[]; readonly chance: number }[] {
  const isAlike = new Set(takenFrom(dice, again).map(({ doubled }) => doubled)).size <= 1;
  if (isAlike)
    return fallsOf(again.length).map(({ faces, chance }) => ({
      dice: withFaces(dice, again, faces),
      chance,
    }));
  const [first = 0, ...rest] = again;
  return fallsOf(1).flatMap(({ faces, chance }) =>
    outcomesOf(withFaces(dice, [first], faces), rest).map((outcome) => ({
      dice: outcome.dice,
      chance: outcome.chance * chance,
    })),
  );
}

const withFaces = (
  dice: readonly LyingDie[],
  places: readonly number[],
  faces: readonly number[],
): LyingDie[] =>
  dice.map((die, i) => {
    const at = places.indexOf(i);
    return at < 0 ? die : { ...die, face: faces[at] ?? die.face };
  });

/** The same force after some of its dice were rolled again, with the chance of each fall. */
export const rolledAgain = (
  force: Force,
  again: readonly number[],
): { readonly force: Force; readonly chance: number }[] =>
  outcomesOf(force.dice, again).map(({ dice, chance }) => ({ force: { ...force, dice }, chance }));
