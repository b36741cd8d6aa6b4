import { optionsOf, ownCopy } from './answers.ts';
import { applyAside } from './asides.ts';
import type { Ask } from './ask.ts';
import type { Random } from './chance/random.ts';
import { SeededChance } from './chance/seeded.ts';
import type { ChanceSource } from './chance/source.ts';
import { Course } from './course.ts';
import type { CourseSetup } from './course.ts';
import { isAnswer } from './entries.ts';
import type { Answer, AsideEntry, Entry } from './entries.ts';
import { WarptableError } from './errors.ts';
import { seenBy } from './events.ts';
import type { GameEvent, Happened } from './events.ts';
import type { Game, Playable, Result } from './game.ts';
import type { Eye, Seat, Value } from './seats.ts';
import type { Horizon, Undoable } from './trail.ts';

export interface MatchOptions<S extends Playable, O> extends CourseSetup<S, O> {
  /** If the entries to go on from do not fit the rules any more, start the step in flight over instead of throwing. */
  readonly lenient?: boolean;
}

/** One game being played: what can be done with it from outside. Whatever is refused leaves it as it was. */
export class Match<S extends Playable, O, V, E extends GameEvent> extends Course<S, O, V, E> {
  /** What had to be dropped because it did not fit the rules any more: the entries of the step in flight. */
  readonly dropped: readonly Entry[] = [];

  constructor(game: Game<S, O, V, E>, setup: MatchOptions<S, O>) {
    super(game, setup);
    try {
      this.run(undefined);
      this.catchUp();
    } catch (cause) {
      if (!setup.lenient || !this.trail.last) throw faultFrom(cause);
      this.dropped = this.startStepOver();
    }
    this.trail.trim();
    this.ready = true;
  }

  get result(): Result {
    if (!this.over) throw new WarptableError('notAsked', 'the game is not over yet');
    return this.game.result(this.state);
  }

  /** What the seats are asked now, with those who have answered a joint choice already or need not. */
  get asks(): readonly Ask[] {
    return this.together?.asks ?? this.pending.map(({ ask }) => ask);
  }

  /** `open` is what a spectator sees now, if it is at hand. */
  view(eye: Eye, open?: V): V {
    return this.game.view(this.state, eye, open);
  }

  /** The events from this number of entries on, as this eye may see them. */
  eventsFor(eye: Eye, since = 0): Happened<E>[] {
    const seen: Happened<E>[] = [];
    for (const { at, event } of this.events) {
      if (at < since) continue;
      const visible = seenBy(event, eye);
      if (visible) seen.push({ at, event: visible });
    }
    return seen;
  }

  /** Answers a question. Throws, and changes nothing, if the answer is not legal. */
  answer(answer: Answer, expected?: number): void {
    const fault = this.faultOfAnswer(answer, expected);
    if (fault) throw fault;
    if (this.light) {
      this.give(answer.seat, answer.value);
      return;
    }
    const before = this.entries.length;
    const { horizon } = this.trail;
    this.luckBefore = undefined;
    this.entries.push({ seat: answer.seat, kind: answer.kind, value: ownCopy(answer.value) });
    this.played++;
    try {
      this.give(answer.seat, answer.value);
    } catch (cause) {
      this.entries.length = before;
      this.trail.horizon = horizon;
      if (this.luckBefore) this.chance.restore?.(this.luckBefore);
      this.rebuild(this.length);
      throw faultFrom(cause);
    }
    this.trail.trim();
  }

  /** Does something beside the course of play, such as laying a card in advance. */
  aside(seat: Seat, kind: string, value: Value): void {
    const entry: AsideEntry = { seat, aside: kind, value };
    const fault = this.faultOfAside(entry);
    if (fault) throw fault;
    try {
      applyAside(this, entry);
    } catch (cause) {
      if (!this.light) this.rebuild(this.length);
      throw faultFrom(cause);
    }
    if (this.light) return;
    this.entries.push(entry);
    this.played++;
    this.sealRecess();
  }

  /** The game begins with these people, and bots in the other seats: see `Game.whenAlone`. */
  greet(people: readonly Seat[]): void {
    if (people.length !== 1) return;
    for (const { aside, value } of this.game.whenAlone ?? []) this.aside(people[0]!, aside, value);
  }

  /** All that this seat may do beside the course of play now. */
  asidesOf(seat: Seat): AsideEntry[] {
    return Object.entries(this.game.asides)
      .flatMap(([aside, rule]) => rule.options(this.state, seat).map((value) => ({ seat, aside, value })))
      .filter((entry) => this.faultOfAside(entry) === undefined);
  }

  /** May this seat take its last answer back, and if not, why not? */
  undoable(seat: Seat): Undoable {
    if (this.light) return { ok: false, because: 'a light match keeps no record' };
    if (this.recess) return { ok: false, because: 'play stands still' };
    const secret = this.ownSecretAnswer(seat);
    if (secret !== undefined) return { ok: true, at: secret };
    return this.undoableInParty(seat) ?? this.trail.undoable(seat, this.entries, this.firstEntry);
  }

  /**
   * Takes the seat's last answer back; what the driver answered by itself since then goes with it. Asides stay, but for those
   * that only that answer had made possible. Returns how many entries stood before it.
   */
  undo(seat: Seat): number {
    const can = this.undoable(seat);
    if (!can.ok) throw new WarptableError('undoLocked', `nothing to take back: ${can.because}`);
    // What follows it are asides, and answers of others that do not depend on it: those to an open joint choice.
    this.entries.splice(can.at - this.firstEntry, 1);
    this.rebuild(can.at, true);
    return can.at;
  }

  /** A copy of the match that goes its own way from here, with its own chance. */
  fork(chance: ChanceSource, light = false): Match<S, O, V, E> {
    const last = this.trail.last;
    if (!last) throw new WarptableError('rulesFault', 'a light match keeps no checkpoint to fork from');
    return new Match(this.game, {
      options: this.options,
      seats: this.seats,
      chance,
      light,
      from: {
        state: this.game.copy(last.state),
        at: last.at,
        entries: this.entries.slice(last.at - this.firstEntry),
        horizon: this.trail.horizon,
      },
    });
  }

  /**
   * A light fork in a world as this seat might imagine it: what it cannot know is dealt anew, secret answers of others are
   * asked again. The place for a bot to think in.
   */
  imagine(seat: Seat, random: Random): Match<S, O, V, E> {
    const world = this.fork(new SeededChance(random), true);
    world.entries.length = 0;
    world.played = 0;
    try {
      world.game.redeal(world.state, seat, random);
      world.askAgain(seat);
    } catch (cause) {
      throw faultFrom(cause);
    }
    return world;
  }

  /** The oldest checkpoint that undo may still need, with all entries since. */
  checkpoint(): { state: S; at: number; entries: readonly Entry[]; horizon: Horizon } {
    const first = this.trail.first;
    if (!first) throw new WarptableError('rulesFault', 'a light match keeps no checkpoint');
    const entries = this.entries.slice(first.at - this.firstEntry);
    return { state: first.state, at: first.at, entries, horizon: this.trail.horizon };
  }

  /** Puts the questions anew after a re-deal; what this seat has answered itself stays. */
  private askAgain(seat: Seat): void {
    if (this.together) {
      for (const ask of this.together.asks) if (ask.seat !== seat) this.given.delete(ask.seat);
      const reply = this.openTogether(this.together);
      if (reply !== undefined) this.run(reply);
    } else {
      for (const pending of this.pending) pending.options = optionsOf(pending.ask);
    }
  }

  private startStepOver(): Entry[] {
    const { at } = this.trail.last!;
    const { horizon } = this.trail;
    const dropped = this.entries.splice(at - this.firstEntry);
    this.trail.horizon = { at: Math.min(horizon.at, at), because: horizon.because };
    try {
      this.rebuild(at);
    } catch (cause) {
      throw faultFrom(cause);
    }
    return dropped;
  }

  /** Where this seat's answer to an open joint choice stands in the record. */
  private ownSecretAnswer(seat: Seat): number | undefined {
    if (!this.together || !this.given.has(seat)) return undefined;
    for (let i = this.entries.length - 1; this.firstEntry + i >= this.position; i--) {
      const entry = this.entries[i]!;
      if (isAnswer(entry) && entry.seat === seat) return this.firstEntry + i;
    }
    return undefined;
  }

  /** In an open independent choice, if the seat's party has answered anything yet: what the other parties do does not matter. */
  private undoableInParty(seat: Seat): Undoable | undefined {
    const { entries, firstEntry } = this;
    const parting = this.together?.parting;
    const party = parting?.partyOf(seat);
    const last = party && parting?.lastOf(party, entries, firstEntry);
    if (!party || !last) return undefined;
    const { at, answer } = last;
    if (at < this.trail.horizon.at) return { ok: false, because: this.trail.horizon.because };
    if (answer.seat !== seat) return { ok: false, because: 'another player has answered since' };
    const isPassedOn = this.pending.some(({ ask }) => ask.seat !== seat && party.includes(ask.seat));
    return isPassedOn ? { ok: false, because: 'another player was asked' } : { ok: true, at };
  }
}

function faultFrom(cause: unknown): WarptableError {
  if (cause instanceof WarptableError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new WarptableError('rulesFault', `the rules failed: ${message}`, undefined, cause);
}
