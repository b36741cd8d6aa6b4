import { bestSum, endOf, fallsOf, isReroll } from './force.ts';
import type { Force, LyingDie, Odds } from './force.ts';

/** More than this many rerolls take too long to think through for somebody who is waiting. */
const MAX_REROLLS = 3;

const rerollsOf = ({ bonuses }: Force): Force['bonuses'] => bonuses.filter(isReroll);

export const isThinkable = (attack: Force, defence: Force): boolean =>
  rerollsOf(attack).length + rerollsOf(defence).length <= MAX_REROLLS;

/** A side whose dice lie, and the rerolls it still has: all dice first, then many, then few. */
interface Standing {
  readonly force: Force;
  readonly dice: readonly LyingDie[];
  /** How many dice each may roll; those that roll all or none are negative. */
  readonly rerolls: readonly number[];
  /** What tells it apart. A side without rerolls is no more than its power. */
  readonly key: string;
  readonly power: number;
}

interface Branch {
  readonly standing: Standing;
  readonly chance: number;
}

/** What was thought through already. */
interface Thoughts {
  readonly odds: Map<string, Odds>;
  readonly attack: Map<string, readonly (readonly Branch[])[]>;
  readonly defence: Map<string, readonly (readonly Branch[])[]>;
}

function standingOf(force: Force, dice: readonly LyingDie[], rerolls: readonly number[]): Standing {
  if (rerolls.length > 0)
    return { force, dice, rerolls, power: 0, key: `${dice.map(nameOf).join('')}/${rerolls.length}` };
  const power = bestSum(dice, force.plus, force.bonuses) * force.multiplier;
  return { force, dice, rerolls, power, key: String(power) };
}

function beginningOf(force: Force): Standing {
  const rerolls = rerollsOf(force).map(({ does, n }) => (does === 'rerollAll' ? -force.dice.length : n));
  return standingOf(force, force.dice, rerolls.toSorted(byReach));
}

const byReach = (one: number, other: number): number =>
  Number(one > 0) - Number(other > 0) || Math.abs(other) - Math.abs(one);

/**
 * The odds when all dice lie and both sides make the best of the bonuses they have left, in turn (TW 10.46). Each side wants to win;
 * an equal end is half of that to it.
 */
export function oddsOfLying(attack: Force, defence: Force, attackNext: boolean): Odds {
  const thoughts = { odds: new Map(), attack: new Map(), defence: new Map() };
  return settle(beginningOf(attack), beginningOf(defence), attackNext, thoughts);
}

function settle(attack: Standing, defence: Standing, attackNext: boolean, thoughts: Thoughts): Odds {
  const isOver = (side: Standing): boolean => side.rerolls.length === 0;
  if (isOver(attack) && isOver(defence)) return CERTAIN[endOf(attack.power, defence.power)];
  const attacking = isOver(defence) || (attackNext && !isOver(attack));
  const key = `${attack.key} ${defence.key} ${attacking}`;
  const found = thoughts.odds.get(key);
  if (found) return found;
  const choices = attacking ? branchesOf(attack, thoughts.attack) : branchesOf(defence, thoughts.defence);
  let best: Odds = CERTAIN[attacking ? 'lose' : 'win'];
  for (const branches of choices) {
    const odds = { win: 0, tie: 0, lose: 0 };
    for (const { standing, chance } of branches) {
      const { win, tie, lose } = attacking
        ? settle(standing, defence, false, thoughts)
        : settle(attack, standing, true, thoughts);
      odds.win += win * chance;
      odds.tie += tie * chance;
      odds.lose += lose * chance;
    }
    if ((valueOf(odds) - valueOf(best)) * (attacking ? 1 : -1) >= 0) best = odds;
  }
  thoughts.odds.set(key, best);
  return best;
}

const valueOf = ({ win, tie }: Odds): number => win + tie / 2;

const CERTAIN: Readonly<Record<keyof Odds, Odds>> = {
  win: { win: 1, tie: 0, lose: 0 },
  tie: { win: 0, tie: 1, lose: 0 },
  lose: { win: 0, tie: 0, lose: 1 },
};

/** What may come of each choice of dice for the next reroll, whatever the other side does. */
function branchesOf(
  standing: Standing,
  known: Map<string, readonly (readonly Branch[])[]>,
): readonly (readonly Branch[])[] {
  const found = known.get(standing.key);
  if (found) return found;
  const branches = choicesOf(standing).map((again) => afterRolling(standing, again));
  known.set(standing.key, branches);
  return branches;
}

function afterRolling({ force, dice, rerolls }: Standing, again: readonly number[]): Branch[] {
  const branches = new Map<string, Branch>();
  for (const outcome of outcomesOf(dice, again)) {
    const standing = standingOf(force, outcome.dice.toSorted(byName), rerolls.slice(1));
    const before = branches.get(standing.key)?.chance ?? 0;
    branches.set(standing.key, { standing, chance: before + outcome.chance });
  }
  return [...branches.values()];
}

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
