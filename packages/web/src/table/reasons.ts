import type { Hint } from '@warptable/table';

type Reasons = Hint['reasons'];

/** So many are enough. */
const MAX_TOLD = 5;
/** In points. Less than that is as good as nothing. */
const WORTH_TELLING = 0.1;

export interface HintExplanation {
  /** How much more the choice is worth at the end of the turn than the next best: so many points, about the same, or less. */
  readonly key: 'because' | 'noReason' | 'later';
  readonly gain: number;
  readonly told: Reasons;
}

/**
 * The reasons compare two choices at the end of the turn, but the expert looks several turns ahead: what costs more than it brings
 * until then is chosen for the sake of later turns, which the reasons do not tell. Numbers that argue against it are left out.
 */
export function tellingOf(reasons: Reasons): HintExplanation {
  const told = reasons.slice(0, MAX_TOLD);
  const gain = told.reduce((sum, { change }) => sum + change, 0);
  if (told.length === 0) return { key: 'noReason', gain, told };
  return gain < WORTH_TELLING ? { key: 'later', gain, told: [] } : { key: 'because', gain, told };
}
