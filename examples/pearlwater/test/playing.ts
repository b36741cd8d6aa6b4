import { WarptableError } from '@warptable/kernel';
import type { Answer } from '@warptable/kernel';

/** Gives answers in turn: `give(match, [0, 'crew', 'lungs'], [1, 'crew', 'sailor'])`. */
export function give(
  match: { answer(answer: Answer): void },
  ...answers: readonly [seat: number, kind: string, value: Answer['value']][]
): void {
  for (const [seat, kind, value] of answers) match.answer({ seat, kind, value });
}

/** The error that this throws. Fails if it throws none, or one that is not ours. */
export function errorOf(act: () => unknown): WarptableError {
  try {
    act();
  } catch (error) {
    if (error instanceof WarptableError) return error;
    throw error;
  }
  throw new Error('no error was thrown');
}
