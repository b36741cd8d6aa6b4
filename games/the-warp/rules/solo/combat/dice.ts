import type { Bonus, CombatSide } from '../../state.ts';
import { valueOfDie } from '../../steps/combat/power.ts';

/** The Rival leaves a die alone that shows more (TWS 12.15, TWS 12.16). */
const POOR = 3;

/** The dice to which the Rival applies a bonus, by their numbers; none if it passes (TWS 12.14). Of equal ones the lower number. */
export function diceOfRival({ dice, doubled, plus }: CombatSide, { does, n }: Bonus): readonly number[] {
  switch (does) {
    case 'reroll':
    case 'flip': // A die that the same card flipped shows 4 or more by now.
      return best(dice, n, (face) => (face <= POOR ? -face : undefined)).toSorted((a, b) => a - b); // TWS 29.5
    case 'double': // TWS 12.17
      return best(dice, n, (face, i) => {
        const gain = valueOfDie(face, plus, 'double') - valueOfDie(face, plus, 'no');
        return doubled[i] === 'no' && gain > 0 ? gain : undefined;
      });
    case 'doubleFree': // TWS 12.18
      return best(dice, n, (face, i) => (doubled[i] === 'no' ? face : undefined));
    case 'rerollAll':
      return []; // No card of the Rival does so.
  }
}

/** The numbers of at most `n` dice, the highest rank first; those without a rank are left out. */
function best(
  dice: readonly number[],
  n: number,
  rank: (face: number, i: number) => number | undefined,
): number[] {
  const ranked = dice.flatMap((face, i) => {
    const by = rank(face, i);
    return by === undefined ? [] : { number: i + 1, by };
  });
  return ranked
    .toSorted((one, other) => other.by - one.by)
    .slice(0, n)
    .map(({ number }) => number);
}
