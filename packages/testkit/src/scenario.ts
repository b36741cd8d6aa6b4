import { Match, ScriptedChance, WarptableError, askedOf, visibleTo } from '@warptable/kernel';
import type {
  AnswerValue,
  Asked,
  ChanceSource,
  Viewer,
  Game,
  GameEvent,
  Pending,
  Playable,
  Refusal,
  ScriptLine,
  Seat,
  Value,
} from '@warptable/kernel';

export interface ScenarioSetup<S> {
  readonly seats: number;
  /** As a person would give them: what is missing has its usual value. */
  readonly options?: unknown;
  /** The whole position, with its agenda; else the beginning of the game. */
  readonly state?: S;
  /** Changes the position before play begins. */
  readonly arrange?: (state: S) => void;
  /** A script of outcomes, one for each request; or any other source. Nothing may be left to chance if not given. */
  readonly chance?: readonly ScriptLine[] | ChanceSource;
}

/** A table in a test: put a position together, then act through the prompts as the players would. */
export class ScenarioTable<S extends Playable, O, V, E extends GameEvent> {
  readonly match: Match<S, O, V, E>;

  constructor(match: Match<S, O, V, E>) {
    this.match = match;
  }

  static from<S extends Playable, O, V, E extends GameEvent>(
    game: Game<S, O, V, E>,
    setup: ScenarioSetup<S>,
  ): ScenarioTable<S, O, V, E> {
    const options = game.readOptions(setup.options ?? {}, setup.seats);
    const state = setup.state ? game.copy(setup.state) : game.start(options, setup.seats);
    setup.arrange?.(state);
    const { seats, chance = [] } = setup;
    const source = isScript(chance) ? new ScriptedChance(chance) : chance;
    return new ScenarioTable(
      new Match(game, { options, seats, chance: source, from: { state, at: 0, entries: [] } }),
    );
  }

  get state(): S {
    return this.match.state;
  }

  /** All questions that wait, with their options and refusals. */
  asked(): Asked[] {
    return this.match.pending.map((pending) => askedOf(pending));
  }

  /** The question of this kind, of this seat if it is given. Fails if nobody is asked it. */
  question(kind: string, seat?: Seat): Pending {
    const found = this.match.pending.find(
      ({ ask }) => ask.kind === kind && (seat === undefined || ask.seat === seat),
    );
    if (!found)
      throw new Error(
        `${seat === undefined ? 'nobody' : `seat ${seat}`} is asked for '${kind}'; ${this.inWords()}`,
      );
    return found;
  }

  options(kind: string, seat?: Seat): readonly Value[] {
    return this.question(kind, seat).options;
  }

  /** Answers the question of this kind; the seat need only be given if several are asked it. */
  answer(kind: string, value: AnswerValue, seat?: Seat): this {
    const { ask } = this.question(kind, seat);
    try {
      this.match.answer({ seat: ask.seat, kind, value });
    } catch (error) {
      if (!(error instanceof WarptableError) || error.code !== 'illegalValue') throw error;
      throw new Error(`${error.message}; ${this.inWords()}`, { cause: error });
    }
    return this;
  }

  /** Several answers in turn: `answers(['sail', 'reef:b'], ['spendAir', 2])`. */
  answers(...answers: readonly (readonly [kind: string, value: AnswerValue, seat?: Seat])[]): this {
    for (const [kind, value, seat] of answers) this.answer(kind, value, seat);
    return this;
  }

  /** Answers this question alike until something else is asked. */
  answerAll(kind: string, value: AnswerValue): this {
    for (let n = 0; this.match.pending.some(({ ask }) => ask.kind === kind); n++) {
      if (n > 1000) throw new Error(`'${kind}' is asked again and again`);
      this.answer(kind, value);
    }
    return this;
  }

  sideAction(seat: Seat, kind: string, value: Value): this {
    this.match.sideAction(seat, kind, value);
    return this;
  }

  undo(seat: Seat): this {
    this.match.undo(seat);
    return this;
  }

  /** Why this value is refused. Fails if it is allowed, or if nobody would expect it to be. */
  refusal(kind: string, value: Value, seat?: Seat): Refusal {
    const { ask, options } = this.question(kind, seat);
    if (options.includes(value)) throw new Error(`${JSON.stringify(value)} is allowed for '${kind}'`);
    const refused = ask.refusals().find((one) => one.value === value);
    if (!refused)
      throw new Error(`${JSON.stringify(value)} is not even a candidate for '${kind}'; ${this.inWords()}`);
    return refused.refusal;
  }

  /** The events of this type so far; as this viewer sees them, if one is given. */
  events<T extends E['type']>(type: T, viewer?: Viewer): Extract<E, { readonly type: T }>[] {
    const found: Extract<E, { readonly type: T }>[] = [];
    for (const { event } of this.match.events) {
      const seen = viewer === undefined ? event : visibleTo(event, viewer);
      if (seen?.type === type) found.push(seen as Extract<E, { readonly type: T }>);
    }
    return found;
  }

  view(viewer: Viewer): V {
    return this.match.view(viewer);
  }

  /** Fails if anybody is still asked anything. */
  expectNothingPending(): void {
    if (!this.match.over) throw new Error(`the game should be over; ${this.inWords()}`);
  }

  private inWords(): string {
    if (this.match.over) return 'the game is over';
    return this.match.pending
      .map(
        ({ ask, options }) =>
          `seat ${ask.seat} is asked for '${ask.kind}' (${ask.form}): ${options.join(', ') || 'nothing'}`,
      )
      .join('; ');
  }
}

const isScript = (chance: readonly ScriptLine[] | ChanceSource): chance is readonly ScriptLine[] =>
  Array.isArray(chance);
