import { Match, WarptableError, seededChance } from '@warptable/kernel';
import { confirm } from '@warptable/kernel/sketch';
import type {
  Answer,
  ChanceSource,
  ErrorCode,
  Flow,
  Game,
  GameEvent,
  Play,
  Playable,
} from '@warptable/kernel';

/** A state for games of a few lines: notes for what happened, one hidden hand for each seat. */
export interface Sheet {
  agenda: Playable['agenda'];
  notes: unknown[];
  hands: string[][];
  deck: string[];
  marks: string[];
}

export interface Told extends GameEvent {
  readonly text?: string;
}

export type G = Play<Sheet, Told>;
export type SheetGame = Game<Sheet, object, unknown, Told>;
export type SheetMatch = Match<Sheet, object, unknown, Told>;

/** A game whose first step is `main`. */
export function sketch(main: (g: G) => Flow, rest: Partial<SheetGame> = {}): SheetGame {
  return {
    id: 'sketch',
    name: 'Sketch',
    rulesVersion: '1',
    seats: { min: 1, max: 4 },
    modes: [],
    optionTable: [],
    readOptions: () => ({}),
    start: (_, seats) => ({
      agenda: [{ step: 'main', args: null }],
      notes: [],
      hands: Array.from({ length: seats }, () => []),
      deck: ['a', 'b', 'c', 'd', 'e', 'f'],
      marks: [],
    }),
    sideActions: {},
    copy: (state) => structuredClone(state),
    view: ({ notes, hands, deck }, viewer) => ({
      notes: [...notes],
      inDeck: deck.length,
      hand: viewer === 'spectator' ? [] : [...hands[viewer]!],
    }),
    determinize: ({ hands, deck }, viewer, random) => {
      const others = hands.filter((_, seat) => seat !== viewer);
      const hidden = [...deck.splice(0), ...others.flatMap((hand) => hand)];
      random.shuffle(hidden);
      for (const hand of others) hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
      deck.push(...hidden);
    },
    result: ({ hands }) => ({ scores: hands.map(() => 0), winners: [], breakdown: [] }),
    labels: ({ hands }) => hands.map(() => 'player'),
    violations: () => [],
    ...rest,
    steps: { main, ...rest.steps },
  };
}

export function begin(game: SheetGame, seats = 2, chance: ChanceSource = seededChance('sketch')): SheetMatch {
  return new Match(game, { options: {}, seats, chance });
}

/** Gives answers in turn: `give(match, [0, 'card', 'a'], [1, 'card', 'b'])`. */
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

export const codeOf = (act: () => unknown): ErrorCode => errorOf(act).code;

/** All that can be seen of a match from outside, for comparing it before and after. */
export function summaryOf<S extends Playable, O, V, E extends GameEvent>(match: Match<S, O, V, E>): unknown {
  const { state, entries, events, position, length, over } = match;
  const pending = match.pending.map(({ ask, options }) => ({ seat: ask.seat, kind: ask.kind, options }));
  const undo = Array.from({ length: match.seats }, (_, seat) => match.undoable(seat));
  return structuredClone({ state, entries, events, position, length, over, pending, undo });
}

/** One confirmation, then the end or a failure. */
export const confirmOnce = (end: 'fine' | 'fail'): SheetGame =>
  sketch(function* () {
    yield* confirm(0, 'end');
    if (end === 'fail') throw new Error('the boat sank');
  });
