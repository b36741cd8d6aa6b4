import type { AnyRules } from '@warptable/games/manifest';
import { WarptableError } from '@warptable/kernel';
import type { OptionValues } from '@warptable/kernel';
import { limitText } from './optionTexts.ts';

/** Why a game cannot be played like that. */
export interface Unfit {
  readonly why: string;
  readonly rule: string | null;
}

/** What the game itself has against these options with so many seats; null if nothing. */
export function whyUnfit(game: AnyRules['game'], options: OptionValues, seats: number): Unfit | null {
  try {
    game.readOptions(options, seats);
    return null;
  } catch (error) {
    if (!(error instanceof WarptableError) || error.code !== 'badOptions') throw error;
    const limit = game.optionLimits?.find(({ id }) => id === error.refusal?.reason);
    return limit ? { why: limitText(game.id, limit), rule: limit.rule } : { why: error.message, rule: null };
  }
}

/** Each reason once. */
export const reasonsOf = (judged: readonly (Unfit | null)[]): Unfit[] => {
  const reasons = judged.filter((one) => one !== null);
  return reasons.filter(({ why }, i) => reasons.findIndex((one) => one.why === why) === i);
};

/** The name that two of these people share, whatever its capitals. */
export function nameGivenTwice(names: readonly string[]): string | undefined {
  const plain = names.map((name) => name.trim().toLocaleLowerCase());
  return names.find((_, i) => plain.indexOf(plain[i] ?? '') < i);
}
