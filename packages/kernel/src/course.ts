import { applyAside, faultOfAside, isInSecret } from './asides.ts';
import { faultOf, forcedAnswer, optionsOf, ownCopy } from './answers.ts';
import type { Ask, Pending } from './ask.ts';
import { isOutcomeOf } from './chance/source.ts';
import type { ChanceSource, ChanceState } from './chance/source.ts';
import { isAnswer, isAside, isChance } from './entries.ts';
import type { Answer, AsideEntry, Entry } from './entries.ts';
import { WarptableError, recessError } from './errors.ts';
import type { Forced, GameEvent, Happened } from './events.ts';
import type { Chance, Flow, Request, Together } from './flow.ts';
import type { Game, Play, Playable, Recess } from './game.ts';
import type { AnswerValue, Eye, Seat, Value } from './seats.ts';
import { Trail } from './trail.ts';
import type { Horizon } from './trail.ts';

export interface CourseSetup<S extends Playable, O> {
  readonly options: O;
  readonly seats: number;
  readonly chance: ChanceSource;
  /** For mass simulation: no checkpoints, no record, no events; so no undo and no snapshot either. */
  readonly light?: boolean;
  /** Where to go on from: a checkpoint, and the entries since. */
  readonly from?: {
    readonly state: S;
    readonly at: number;
    readonly entries: readonly Entry[];
    readonly horizon?: Horizon;
  };
}

/**
 * The course of a game: runs the steps of the agenda, puts their questions to the seats and their requests to chance.
 * At rest it is nothing but its last checkpoint and the entries since; the running generator can always be made anew.
 */
export class Course<S extends Playable, O, V, E extends GameEvent> implements Play<S, E> {
  readonly game: Game<S, O, V, E>;
  readonly options: O;
  readonly seats: number;
  readonly light: boolean;
  readonly chance: ChanceSource;
  state: S;
  readonly tell: ((event: E) => void) | undefined;
  /** The questions that wait. Empty exactly when the game is over. */
  pending: Pending[] = [];
  /** What happened since this match was started or loaded. */
  readonly events: Happened<E>[] = [];
  /** Answers and outcomes since `firstEntry`. */
  readonly entries: Entry[] = [];
  readonly firstEntry: number;
  /** The number of entries when the present questions were put: an answer must be meant for this position, see `positionOf`. */
  position = 0;
  protected together: Together | undefined;
  protected readonly given = new Map<Seat, AnswerValue>();
  /** How many of the entries have been played. Behind their number only while a match is made anew. */
  protected played = 0;
  /** False while the match is made: what is recorded must be played before the driver may go on by itself. */
  protected ready = false;
  /** The chance before it was first asked since the last answer, if it was. */
  protected luckBefore: ChanceState | undefined;
  protected readonly trail: Trail<S>;
  private flow: Flow | undefined;

  constructor(game: Game<S, O, V, E>, setup: CourseSetup<S, O>) {
    this.game = game;
    this.options = setup.options;
    this.seats = setup.seats;
    this.chance = setup.chance;
    this.light = setup.light ?? false;
    this.tell = this.light ? undefined : (event) => this.note(event);
    this.firstEntry = setup.from?.at ?? 0;
    this.state = setup.from ? setup.from.state : game.start(setup.options, setup.seats);
    if (setup.from) this.entries.push(...setup.from.entries);
    this.trail = new Trail(setup.from?.horizon);
  }

  get over(): boolean {
    return this.pending.length === 0;
  }

  /** Whether play stands still: nothing can be answered or taken back until it is over. */
  get recess(): Recess | null {
    return this.game.recess?.(this.state) ?? null;
  }

  /** The number of entries so far, from the beginning of the game. */
  get length(): number {
    return this.firstEntry + this.entries.length;
  }

  /** The position as far as it is this eye's business: in an independent choice, the answers of other parties are not. */
  positionOf(eye: Eye): number {
    return this.together?.parting?.positionOf(eye, this.entries, this.firstEntry) ?? this.position;
  }

  pendingOf(seat: Seat): Pending | undefined {
    for (const pending of this.pending) if (pending.ask.seat === seat) return pending;
    return undefined;
  }

  seal(because: string): void {
    if (!this.light) this.trail.seal(this.at(), because);
  }

  /** The number of entries played so far, from the beginning of the game. */
  private at(): number {
    return this.firstEntry + this.played;
  }

  private note(event: E | Forced): void {
    this.events.push({ at: this.at(), event });
  }

  /** Runs on with this answer to what was asked last, until somebody has to answer or the game is over. */
  protected run(answer: unknown): void {
    this.pending = [];
    this.together = undefined;
    let reply = answer;
    for (;;) {
      if (!this.flow) {
        if (!this.begin()) break;
        reply = undefined;
      }
      const turn: IteratorResult<Request, void> = this.flow!.next(reply);
      if (turn.done) {
        this.flow = undefined;
        continue;
      }
      const request = turn.value;
      if (request.type === 'chance') {
        reply = this.outcomeOf(request);
      } else if (request.type === 'ask') {
        const options = optionsOf(request);
        const forced = this.forced(request, options);
        if (forced === undefined) {
          this.pending = [{ ask: request, options }];
          break;
        }
        reply = forced;
      } else {
        this.given.clear();
        request.parting?.begin(this.at());
        reply = this.openTogether(request);
        if (reply === undefined) break;
        this.pending = [];
        this.together = undefined;
      }
    }
    this.position = this.at();
  }

  /** Takes the next step off the agenda, after keeping a checkpoint. */
  private begin(): boolean {
    const { agenda } = this.state;
    if (agenda.length === 0) return false;
    if (!this.light) {
      this.trail.keep({ state: this.game.copy(this.state), at: this.at(), events: this.events.length });
    }
    const { step, args } = agenda.pop()!;
    const body = this.game.steps[step];
    if (!body) throw new Error(`there is no step '${step}'`);
    this.flow = body(this, args as never);
    return true;
  }

  private outcomeOf(request: Chance): readonly number[] {
    const recorded = this.entries[this.played];
    let outcome: readonly number[];
    if (recorded) {
      if (
        !isChance(recorded) ||
        recorded.chance !== request.purpose ||
        !isOutcomeOf(request, recorded.outcome)
      ) {
        throw this.misfit(`chance '${request.purpose}' (bounds ${request.bounds.join(', ')}) is due`);
      }
      outcome = recorded.outcome;
    } else {
      if (this.light) return this.chance.draw(request, this.at());
      if (this.chance.restore) this.luckBefore ??= this.chance.save();
      outcome = this.chance.draw(request, this.at());
      this.entries.push({ chance: request.purpose, outcome });
    }
    this.played++;
    this.trail.seal(this.at(), request.purpose);
    return outcome;
  }

  /** The answer the driver gives by itself, if there is only one. */
  private forced(ask: Ask, options: readonly Value[]): AnswerValue | undefined {
    if (ask.form === 'confirm') return this.light && this.ready ? options[0] : undefined;
    if (ask.always && !(this.light && this.ready)) return undefined;
    const value = forcedAnswer(ask, options);
    if (value !== undefined && !this.light)
      this.note({ type: 'Forced', audience: [ask.seat], kind: ask.kind, value });
    return value;
  }

  /** Puts the questions of a joint choice; the reply, if nobody has to be waited for. */
  protected openTogether(together: Together): unknown {
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
    if (asks.length > 1) this.seal('everybody has chosen');
    return asks.map((ask) => this.given.get(ask.seat)!);
  }

  /** Hands a checked answer to the flow, or keeps it until the others have answered too. */
  protected give(seat: Seat, value: AnswerValue): void {
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

  /** Plays the recorded entries that have not been played yet. */
  protected catchUp(asidesMayFall = false): void {
    for (let entry = this.entries[this.played]; entry; entry = this.entries[this.played]) {
      if (isAside(entry)) {
        const fault = this.faultOfAside(entry);
        if (fault && asidesMayFall) {
          this.entries.splice(this.played, 1);
          continue;
        }
        if (fault) throw this.misfit(fault.message, fault);
        applyAside(this, entry);
        this.played++;
        this.sealRecess();
      } else if (isAnswer(entry)) {
        const fault = this.faultOfAnswer(entry);
        if (fault) throw this.misfit(fault.message, fault);
        this.played++;
        this.give(entry.seat, entry.value);
      } else {
        throw this.misfit('no chance is due');
      }
    }
  }

  private misfit(why: string, cause?: WarptableError): WarptableError {
    return new WarptableError('corrupt', `entry ${this.at()} does not fit: ${why}`, cause?.refusal, cause);
  }

  protected faultOfAnswer({ seat, kind, value }: Answer, expected?: number): WarptableError | undefined {
    if (this.over) return new WarptableError('gameOver', 'the game is over');
    const position = this.positionOf(seat);
    if (expected !== undefined && expected !== position)
      return new WarptableError('stale', `meant for position ${expected}, the game is at ${position}`);
    const recess = this.game.recess?.(this.state);
    if (recess) return recessError(recess);
    const pending = this.pendingOf(seat);
    if (!pending) return new WarptableError('notAsked', `seat ${seat} is not asked anything now`);
    if (kind !== pending.ask.kind) {
      return new WarptableError(
        'unknownKind',
        `seat ${seat} is asked for '${pending.ask.kind}', not for '${kind}'`,
      );
    }
    const fault = faultOf(pending.ask, pending.options, value);
    return fault && new WarptableError('illegalValue', `${kind}: ${fault.message}`, fault.refusal);
  }

  protected faultOfAside(entry: AsideEntry): WarptableError | undefined {
    return faultOfAside(this, entry, (seat) => isInSecret(seat, this.pending, this.together));
  }

  /** Whoever makes play stand still may learn something by it. */
  protected sealRecess(): void {
    if (this.recess) this.seal('play stood still');
  }

  /** Makes the running step anew from the last checkpoint at or before this number of entries. */
  protected rebuild(at: number, asidesMayFall = false): void {
    const checkpoint = this.trail.backTo(at);
    this.state = checkpoint.state;
    this.events.length = checkpoint.events;
    this.played = checkpoint.at - this.firstEntry;
    this.flow = undefined;
    this.run(undefined);
    this.catchUp(asidesMayFall);
  }
}
