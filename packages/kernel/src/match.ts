import { ownCopy } from './answers.ts';
import type { Ask, Pending } from './ask.ts';
import type { Random } from './chance/random.ts';
import { SeededChance } from './chance/seeded.ts';
import type { ChanceSource } from './chance/source.ts';
import { Driver } from './driver.ts';
import type { Observer } from './driver.ts';
import type { Answer, SideActionEntry, Entry } from './entries.ts';
import { WarptableError, faultFrom } from './errors.ts';
import type { GameEvent, Happened } from './events.ts';
import type { Game, Playable, Result, Suspension } from './game.ts';
import { GameRecord } from './record.ts';
import type { AnswerValue, Viewer, Seat, Value } from './seats.ts';
import { determinize, driverAt, locksUndo } from './simulation.ts';
import type { Setup } from './simulation.ts';
import { UndoHistory } from './undo-history.ts';
import type { ResumePoint, Undoable } from './undo-history.ts';
import { askedOf } from './words.ts';
import type { Asked } from './words.ts';

export interface MatchOptions<S extends Playable, O> extends Setup<O> {
  readonly from?: ResumePoint<S>;
  /** If the entries to go on from do not fit the rules any more, start the step in flight over instead of throwing. */
  readonly lenient?: boolean;
  /** Side actions leave the record when others make them void, see `SideAction.replaces`. */
  readonly compact?: boolean;
}

/**
 * One game being played: a driver, the record of what it played, and what undo needs. Whatever is refused leaves it as it was. At
 * rest it is nothing but its last checkpoint and the entries since.
 */
export class Match<S extends Playable, O, V, E extends GameEvent> {
  /** What had to be dropped because it did not fit the rules any more: the entries of the step in flight. */
  readonly dropped: readonly Entry[] = [];
  private readonly driver: Driver<S, O, V, E>;
  private readonly record: GameRecord<E>;
  private readonly history: UndoHistory<S>;
  private readonly compact: boolean;

  constructor(
    game: Game<S, O, V, E>,
    { options, seats, chance, from, lenient, compact = false }: MatchOptions<S, O>,
  ) {
    this.compact = compact;
    const record = new GameRecord<E>(from?.entries ?? [], from?.at ?? 0, chance, from?.sideActions);
    const history = new UndoHistory(game.undoPolicy, from?.undoLimit);
    const observer: Observer<S, E> = {
      onStep: (at, state) => history.beginStep({ state: game.copy(state), at, events: record.events.length }),
      onTurn: (at, turn, state) => history.follow(at, turn, state),
      onEvent: (at, event) => record.note(at, event),
      onLock: (at, because) => history.lock(at, because),
    };
    const setup = { options, seats, chance: record, attended: true, observer };
    this.driver = new Driver(game, from ? { ...setup, from } : setup);
    this.record = record;
    this.history = history;
    try {
      this.driver.begin();
      this.record.catchUp(this.driver);
    } catch (cause) {
      if (!lenient || !this.history.checkpoints.last) throw faultFrom(cause);
      this.dropped = this.startStepOver();
    }
    this.history.trim();
  }

  get game(): Game<S, O, V, E> {
    return this.driver.game;
  }

  get options(): O {
    return this.driver.options;
  }

  get seats(): number {
    return this.driver.seats;
  }

  get chance(): ChanceSource {
    return this.record.source;
  }

  get state(): S {
    return this.driver.state;
  }

  /** The questions that wait. Empty exactly when the game is over. */
  get pending(): readonly Pending[] {
    return this.driver.pending;
  }

  get over(): boolean {
    return this.driver.over;
  }

  get result(): Result {
    return this.driver.result;
  }

  /** Whether play stands still: nothing can be answered or taken back until it is over. */
  get suspension(): Suspension | null {
    return this.driver.suspension;
  }

  /** Answers and outcomes since `firstEntry`. */
  get entries(): readonly Entry[] {
    return this.record.entries;
  }

  get firstEntry(): number {
    return this.record.first;
  }

  /** The number of entries so far, from the beginning of the game. */
  get length(): number {
    return this.record.length;
  }

  /** What happened since this match was started or loaded. */
  get events(): readonly Happened<E>[] {
    return this.record.events;
  }

  /** The number of entries when the present questions were put: an answer must be meant for this position, see `positionOf`. */
  get position(): number {
    return this.driver.position;
  }

  /** What the seats are asked now, with those who have answered a joint choice already or need not. */
  get asks(): readonly Ask[] {
    return this.driver.together?.asks ?? this.pending.map(({ ask }) => ask);
  }

  /** The position as far as it is this viewer's business: in an independent choice, the answers of other parties are not. */
  positionOf(viewer: Viewer): number {
    const { entries, first } = this.record;
    return (
      this.driver.together?.independentChoice?.positionOf(viewer, entries, first) ?? this.driver.position
    );
  }

  pendingOf(seat: Seat): Pending | undefined {
    return this.driver.pendingOf(seat);
  }

  /** `open` is what a spectator sees now, if it is at hand. */
  view(viewer: Viewer, open?: V): V {
    return this.driver.view(viewer, open);
  }

  /** The events from this number of entries on, as this viewer may see them. */
  eventsFor(viewer: Viewer, since = 0): Happened<E>[] {
    return this.record.eventsFor(viewer, since);
  }

  /** An open question as its seat sees it. */
  asked(pending: Pending): Asked {
    return askedOf(pending, (value) => this.locksUndo(pending.ask, value));
  }

  /** Answers a question. Throws, and changes nothing, if the answer is not legal. */
  answer(answer: Answer, expected?: number): void {
    const fault = this.faultOfPosition(answer.seat, expected) ?? this.driver.faultOfAnswer(answer);
    if (fault) throw fault;
    const { length } = this;
    const { limit } = this.history;
    this.record.begin({ seat: answer.seat, kind: answer.kind, value: ownCopy(answer.value) });
    try {
      this.driver.take(answer);
    } catch (cause) {
      this.record.takeBack(length);
      this.history.limit = limit;
      this.rebuild(length);
      throw faultFrom(cause);
    }
    this.history.trim();
  }

  /** Does something beside the course of play, such as laying a card in advance. */
  sideAction(seat: Seat, kind: string, value: Value): void {
    const entry: SideActionEntry = { seat, sideAction: kind, value };
    const fault = this.driver.faultOfSideAction(entry);
    if (fault) throw fault;
    try {
      this.driver.takeSideAction(entry);
    } catch (cause) {
      this.rebuild(this.length);
      throw faultFrom(cause);
    }
    this.record.addSideAction(entry, this.compact ? this.game.sideActions[kind]?.replaces : undefined);
    this.driver.length = this.length;
  }

  /** The game begins with these people, and bots in the other seats: see `Game.whenAlone`. */
  greet(people: readonly Seat[]): void {
    if (people.length !== 1) return;
    for (const { sideAction, value } of this.game.whenAlone ?? [])
      this.sideAction(people[0]!, sideAction, value);
  }

  /** All that this seat may do beside the course of play now. */
  sideActionsOf(seat: Seat): SideActionEntry[] {
    return Object.entries(this.game.sideActions)
      .flatMap(([sideAction, rule]) =>
        rule.byClock ? [] : rule.options(this.state, seat).map((value) => ({ seat, sideAction, value })),
      )
      .filter((entry) => this.driver.faultOfSideAction(entry) === undefined);
  }

  /** May this seat take its last answer back, and if not, why not? */
  undoable(seat: Seat): Undoable {
    return this.history.undoable(seat, this.driver, this.record);
  }

  /**
   * Takes the seat's last answer back; what the driver answered by itself since then goes with it. Side actions stay, but for those
   * that only that answer had made possible. Returns how many entries stood before it.
   */
  undo(seat: Seat): number {
    const can = this.undoable(seat);
    if (!can.ok) throw new WarptableError('undoLocked', `nothing to take back: ${can.because}`);
    // What follows it are side actions, and answers of others that do not depend on it: those to an open joint choice.
    this.record.entries.splice(can.at - this.firstEntry, 1);
    this.rebuild(can.at, true);
    return can.at;
  }

  /** A copy of the match that goes its own way from here, with its own chance. */
  fork(chance: ChanceSource): Match<S, O, V, E> {
    const { game, options, seats } = this;
    return new Match(game, { options, seats, chance, from: this.step() });
  }

  /** The game alone, from here on and with its own chance: to be played, and nothing else. */
  simulate(chance: ChanceSource): Driver<S, O, V, E> {
    const { game, options, seats } = this;
    const driver = driverAt(game, { options, seats, chance }, this.step());
    driver.attended = false;
    return driver;
  }

  /**
   * A simulation in a world as this seat might imagine it: what it cannot know is dealt anew, secret answers of others are
   * asked again. The place for a bot to think in.
   */
  determinize(seat: Seat, random: Random): Driver<S, O, V, E> {
    const world = this.simulate(new SeededChance(random));
    determinize(world, seat, random);
    return world;
  }

  /** Whether undo is over once this answer is given, as far as its seat can know. Another seed tries another world. */
  locksUndo(ask: Ask, value: AnswerValue, seed = 'trial'): boolean {
    return locksUndo(this.game, this, this.step(), ask, value, seed);
  }

  /** The oldest checkpoint that undo may still need, with all entries since. */
  checkpoint(): Required<ResumePoint<S>> {
    return this.history.resumePoint(this.history.checkpoints.first!, this.record);
  }

  /** A copy of the state before the running step, with the entries since. */
  private step(): Required<ResumePoint<S>> {
    const { state, ...rest } = this.history.resumePoint(this.history.checkpoints.last!, this.record);
    return { ...rest, state: this.game.copy(state) };
  }

  private faultOfPosition(seat: Seat, expected: number | undefined): WarptableError | undefined {
    const position = this.positionOf(seat);
    if (this.over || expected === undefined || expected === position) return undefined;
    return new WarptableError('stale', `meant for position ${expected}, the game is at ${position}`);
  }

  /** Makes the running step anew from the last checkpoint at or before this number of entries. */
  private rebuild(at: number, sideActionsMayFall = false): void {
    const checkpoint = this.history.checkpoints.backTo(at);
    this.record.events.length = checkpoint.events;
    this.driver.begin(checkpoint.state, checkpoint.at);
    this.record.catchUp(this.driver, sideActionsMayFall);
  }

  private startStepOver(): Entry[] {
    const { at } = this.history.checkpoints.last!;
    const { limit } = this.history;
    const dropped = this.record.entries.splice(at - this.firstEntry);
    this.history.limit = { at: Math.min(limit.at, at), because: limit.because };
    try {
      this.rebuild(at);
    } catch (cause) {
      throw faultFrom(cause);
    }
    return dropped;
  }
}

/** A match of whichever game. */
export type AnyMatch = Match<Playable, unknown, unknown, GameEvent>;
