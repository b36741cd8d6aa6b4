/** What the fuzzer looks at. */
export type Check =
  | 'rules' // the rules threw an error, or came to a dead end
  | 'invariants' // a conservation law of the box is broken
  | 'options' // not canonical, not unique, empty, or a refusal without rule and reason
  | 'json' // the state is not plain JSON
  | 'copy' // a copy differs, or shares something that changes
  | 'resume' // the game goes on differently after a cold start from its snapshot
  | 'undo' // undo does not lead back to what was before
  | 'undoReveals' // undo is allowed although the seat has learnt something
  | 'final' // what is marked as final can be undone, or what is not marked cannot
  | 'leak' // what a viewer sees depends on what it cannot know
  | 'determinize' // a determinized world is not sound
  | 'stepLength' // too many answers between two checkpoints
  | 'endless' // the game does not end
  | 'record'; // the record of the game does not lead to the same end

/** Something is wrong: thrown by the checks, caught by the fuzzer. */
export class Finding extends Error {
  readonly check: Check;

  constructor(check: Check, message: string) {
    super(message);
    this.name = 'Finding';
    this.check = check;
  }
}

/** Everything the rules throw is a finding too. */
export function findingFrom(error: unknown): Finding {
  return error instanceof Finding
    ? error
    : new Finding('rules', error instanceof Error ? error.message : String(error));
}
