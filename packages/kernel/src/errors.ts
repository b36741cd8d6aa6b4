import type { Refusal } from './ask.ts';

export type ErrorCode =
  | 'badOptions' // the table's options are not valid for the game
  | 'gameOver' // nobody is asked anything any more
  | 'notAsked' // this seat is not asked anything now
  | 'unknownKind' // this seat is asked something else, or the kind does not exist
  | 'illegalValue' // the value is not among the options
  | 'stale' // the answer was given to an earlier position
  | 'suspension' // play stands still: nobody may answer now
  | 'undoLocked' // the last step can't be taken back
  | 'corrupt' // a file or snapshot is damaged, truncated or not ours
  | 'otherVersion' // made by another version of the format or the rules
  | 'rulesFault'; // the rules themselves failed: a fault of ours

/** Every error the kernel throws on purpose. The match it was thrown by is as it was before the call. */
export class WarptableError extends Error {
  readonly code: ErrorCode;
  readonly refusal: Refusal | undefined;

  constructor(code: ErrorCode, message: string, refusal?: Refusal, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'WarptableError';
    this.code = code;
    this.refusal = refusal;
  }
}

/** Why nothing can be answered or taken back while play stands still. */
export const suspensionError = ({ refusal }: { readonly refusal: Refusal }): WarptableError =>
  new WarptableError('suspension', `play stands still (${refusal.rule})`, refusal);

/** An error of the rules themselves is one of ours too. */
export function faultFrom(cause: unknown): WarptableError {
  if (cause instanceof WarptableError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new WarptableError('rulesFault', `the rules failed: ${message}`, undefined, cause);
}
