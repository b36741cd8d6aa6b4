import { applySideAction, faultOfSideAction, isInSecret } from './side-actions.ts';
import { faultOfAnswer, forcedAnswer, optionsOf, ownCopy } from './answers.ts';
import type { Ask, Pending } from './ask.ts';
import type { ChanceSource } from './chance/source.ts';
import type { Answer, SideActionEntry } from './entries.ts';
import { WarptableError, faultFrom, suspensionError } from './errors.ts';
import type { Forced, GameEvent } from './events.ts';
import type { Flow, Request, Together } from './flow.ts';
import type { Game, Play, Playable, Result, Suspension } from './game.ts';
import type { AnswerValue, Viewer, Seat, Value } from './seats.ts';

/** Whoever follows a driver, to keep what it does. `at` is the number of entries so far. */
export interface Observer<S, E extends GameEvent> {
  /** A step is about to be taken off the agenda: between steps, a state is all there is to a game. */
  onStep?(at: number, state: S): void;
  /** The step has asked for something, or has ended. */
  onTurn?(at: number, turn: IteratorResult<Request, void>, state: S): void;
  onEvent?(at: number, event: E | Forced): void;
  /** Something became known or final. */
  onLock(at: number, because: string): void;
}

export interface DriverSetup<S extends Playable, O, E extends GameEvent> {
  readonly options: O;
  readonly seats: number;
  readonly chance: ChanceSource;
  /** A state between two steps, and the number of entries that led to it. Without it the game begins. */
  readonly from?: { readonly state: S; readonly at: number };
  readonly observer?: Observer<S, E>;
  /** People play: what needs a press of a button, or is always asked, is put to them although there is just one answer. */
  readonly attended: boolean;
}

/**
 * Drives a game: runs the steps of the agenda, puts their questions to the seats and their requests to chance. It keeps nothing of
 * what was, so it is all that a simulation needs. The running generator can always be made anew from the state before its step.
 */
export class Driver<S extends Playable, O, V, E extends GameEvent> implements Play<S, E> {
  readonly game: Game<S, O, V, E>;
  readonly options: O;
  readonly seats: number;
  chance: ChanceSource;
  attended: boolean;
  state: S;
  readonly emit: ((event: E) => void) | undefined;
  /** The questions that wait. Empty exactly when the game is over. */
  pending: Pending[] = [];
  /** The joint choice that they belong to. */
  together: Together | undefined;
  /** What was answered to it so far. */
  readonly given = new Map<Seat, AnswerValue>();
  /** The number of entries so far, from the beginning of the game: answers, side actions and outcomes of chance. */
  length: number;
  /** The number of entries when the present questions were put. */
  position: number;
  private readonly observer: Observer<S, E> | undefined;
  private flow: Flow | undefined;

  /** It stands still until it is told to `begin`. */
  constructor(game: Game<S, O, V, E>, setup: DriverSetup<S, O, E>) {
    this.game = game;
    this.options = setup.options;
    this.seats = setup.seats;
    this.chance = setup.chance;
    this.attended = setup.attended;
    this.observer = setup.observer;
    this.emit = setup.observer?.onEvent && ((event) => this.observer?.onEvent?.(this.length, event));
    this.state = setup.from ? setup.from.state : game.start(setup.options, setup.seats);
    this.length = setup.from?.at ?? 0;
    this.position = this.length;
  }

  get over(): boolean {
    return this.pending.length === 0;
  }

  get result(): Result {
    if (!this.over) throw new WarptableError('notAsked', 'the game is not over yet');
    return this.game.result(this.state);
  }

  /** Whether play stands still: nothing can be answered or taken back until it is over. */
  get suspension(): Suspension | null {
    return this.game.suspension?.(this.state) ?? null;
  }

  /** `open` is what a spectator sees now, if it is at hand. */
  view(viewer: Viewer, open?: V): V {
    return this.game.view(this.state, viewer, open);
  }

  pendingOf(seat: Seat): Pending | undefined {
    for (const pending of this.pending) if (pending.ask.seat === seat) return pending;
    return undefined;
  }

  lockUndo(because: string): void {
    this.observer?.onLock(this.length, because);
  }

  /** Plays on from a state between two steps, by default from the one it has, to the first question. */
  begin(state: S = this.state, at = this.length): void {
    this.state = state;
    this.length = at;
    this.flow = undefined;
    this.run(undefined);
  }

  /**
   * Answers a question. Throws, and changes nothing, if the answer is not legal. If the rules fail, that is a `rulesFault`, and the
   * driver cannot be used any more.
   */
  answer(answer: Answer): void {
    const fault = this.faultOfAnswer(answer);
    if (fault) throw fault;
    try {
      this.take(answer);
    } catch (cause) {
      throw faultFrom(cause);
    }
  }

  /** What is wrong with this answer now, if anything is. */
  faultOfAnswer(answer: Answer): WarptableError | undefined {
    if (this.over) return new WarptableError('gameOver', 'the game is over');
    const { suspension } = this;
    return suspension ? suspensionError(suspension) : faultOfAnswer(this.pendingOf(answer.seat), answer);
  }

  /** Plays on with an answer that has been checked. */
  take({ seat, value }: Answer): void {
    this.length++;
    const own = ownCopy(value);
    if (!this.together) {
      this.run(own);
    } else if (this.together.join === 'all') {
      this.given.set(seat, own);
      this.pending = this.pending.filter(({ ask }) => ask.seat !== seat);
      if (this.pending.length === 0) this.run(this.joined(this.together));
    } else {
      this.run({ seat, value: own });
    }
  }

  faultOfSideAction(entry: SideActionEntry): WarptableError | undefined {
    return faultOfSideAction(this, entry, (seat) => isInSecret(seat, this.pending, this.together));
  }

  /** Does something beside the course of play that has been checked. */
  takeSideAction(entry: SideActionEntry): void {
    applySideAction(this, entry);
    this.length++;
    // Whoever makes play stand still may learn something by it.
    if (this.suspension) this.lockUndo('play stood still');
  }

  /** Puts the questions anew after determinizing; what this seat has answered itself stays. */
  askAgain(seat: Seat): void {
    if (this.together) {
      for (const ask of this.together.asks) if (ask.seat !== seat) this.given.delete(ask.seat);
      const reply = this.openTogether(this.together);
      if (reply !== undefined) this.run(reply);
    } else {
      for (const pending of this.pending) pending.options = optionsOf(pending.ask);
    }
  }

  /** Runs on with this answer to what was asked last, until somebody has to answer or the game is over. */
  private run(answer: unknown): void {
    this.pending = [];
    this.together = undefined;
    let reply = answer;
    for (;;) {
      if (!this.flow) {
        this.flow = this.nextStep();
        if (!this.flow) break;
        reply = undefined;
      }
      const turn: IteratorResult<Request, void> = this.flow.next(reply);
      this.observer?.onTurn?.(this.length, turn, this.state);
      if (turn.done) {
        this.flow = undefined;
        continue;
      }
      const request = turn.value;
      if (request.type === 'chance') {
        reply = this.chance.draw(request, this.length);
        this.length++;
        this.lockUndo(request.purpose);
      } else if (request.type === 'ask') {
        const options = optionsOf(request);
        const forced = this.forced(request, options);
        if (forced === undefined) {
          this.pending = [{ ask: request, options }];
          break;
        }
        reply = forced;
      } else if (request.type === 'end') {
        this.state.agenda.length = 0;
        this.flow = undefined;
      } else {
        this.given.clear();
        request.independentChoice?.begin(this.length);
        reply = this.openTogether(request);
        if (reply === undefined) break;
        this.pending = [];
        this.together = undefined;
      }
    }
    this.position = this.length;
  }

  /** Takes the next step off the agenda; nothing if the game is over. */
  private nextStep(): Flow | undefined {
    const { agenda } = this.state;
    if (agenda.length === 0) return undefined;
    this.observer?.onStep?.(this.length, this.state);
    const { step, args } = agenda.pop()!;
    const body = this.game.steps[step];
    if (!body) throw new Error(`there is no step '${step}'`);
    return body(this, args as never);
  }

  /** The answer the driver gives by itself, if there is only one. */
  private forced(ask: Ask, options: readonly Value[]): AnswerValue | undefined {
    if (this.attended && (ask.always || ask.form === 'confirm')) return undefined;
    if (ask.form === 'confirm') return options[0];
    const value = forcedAnswer(ask, options);
    if (value !== undefined && this.observer?.onEvent) {
      const { seat, kind, about } = ask;
      const forced: Forced = { type: 'Forced', audience: [seat], kind, value };
      this.observer.onEvent(this.length, about === undefined ? forced : { ...forced, about });
    }
    return value;
  }

  /** Puts the questions of a joint choice; the reply, if nobody has to be waited for. */
  private openTogether(together: Together): unknown {
    this.together = together;
    this.pending = [];
    for (const ask of together.asks) {
      if (this.given.has(ask.seat)) continue;
      const options = optionsOf(ask);
      const forced = together.join === 'any' ? undefined : this.forced(ask, options);
      if (forced === undefined) this.pending.push({ ask, options });
      else if (together.join === 'each') return { seat: ask.seat, value: forced };
      else this.given.set(ask.seat, forced);
    }
    return this.pending.length === 0 ? this.joined(together) : undefined;
  }

  /** All have answered, and all may know it now: their answers, in the order of the questions. */
  private joined({ asks }: Together): AnswerValue[] {
    if (asks.length > 1) this.lockUndo('everybody has chosen');
    return asks.map((ask) => this.given.get(ask.seat)!);
  }
}
