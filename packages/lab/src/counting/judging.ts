import { holm } from '../statistics/holm.ts';
import { chanceOfDifference, chanceOfShare, shareOf } from '../statistics/shares.ts';
import type { Share } from '../statistics/shares.ts';

/** Something that was held against what would be fair. */
export interface Judged {
  readonly share: Share;
  /** What it is held against. */
  readonly fair: number;
  /** The chance of being at least that far off, if nothing were wrong. */
  readonly chance: number;
  /** Whether it stands out among all that were looked at together (Holm). */
  readonly flagged: boolean;
}

/** Holds each share against a fair one that is known beforehand. */
export function judgedByFair(rows: readonly { readonly share: Share; readonly fair: number }[]): Judged[] {
  const chances = rows.map(({ share, fair }) => chanceOfShare(share, fair));
  const flags = holm(chances);
  return rows.map((row, i) => ({ ...row, chance: chances[i] ?? 1, flagged: flags[i] ?? false }));
}

/** Holds each share against all the others together: for what winners have more of anyway, such as cards. */
export function judgedByOthers(shares: readonly Share[]): Judged[] {
  const wins = shares.reduce((sum, share) => sum + share.wins, 0);
  const trials = shares.reduce((sum, share) => sum + share.trials, 0);
  const others = shares.map((share) => shareOf(wins - share.wins, trials - share.trials));
  const chances = shares.map((share, i) => chanceOfDifference(share, others[i] ?? share));
  const flags = holm(chances);
  return shares.map((share, i) => ({
    share,
    fair: others[i]?.share ?? 0,
    chance: chances[i] ?? 1,
    flagged: flags[i] ?? false,
  }));
}
