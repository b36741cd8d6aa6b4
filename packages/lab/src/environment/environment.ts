import { createBot, outlookOf } from '@warptable/bots';
import type { AnyBoxed } from '@warptable/games';
import {
  askedOf,
  Match,
  Random,
  readSnapshot,
  resume,
  SeededChance,
  seededChance,
  takeSnapshot,
  WarptableError,
} from '@warptable/kernel';
import type {
  AnswerValue,
  Asked,
  ChanceState,
  Eye,
  GameEvent,
  Pending,
  Result,
  Seat,
} from '@warptable/kernel';
import { botSpec } from '../units/bots.ts';
import type { AnyMatch } from '../units/play.ts';
import { answersTo } from './answers.ts';

/** Where a game stands, without its view. */
export interface Status {
  /** The number of entries so far; hand it to `events` to get what happens from here on. */
  readonly position: number;
  /** Who is asked, and for what. Several, if they are asked at the same time. */
  readonly toAct: readonly { readonly seat: Seat; readonly kind: string }[];
  readonly over: boolean;
  /** If it is over: scores, winners, where the points came from. */
  readonly result?: Result;
}

/** A question with all its answers. */
export interface Legal extends Asked {
  /** Every legal answer; left out if there are more than `MOST_ANSWERS`. Then `form`, `options` and bounds tell what is legal. */
  readonly answers?: readonly AnswerValue[];
}

const MOST_ANSWERS = 1000;

export interface Start {
  readonly seats: number;
  readonly seed: string | number;
  readonly options?: unknown;
}

/**
 * A game for programs that learn or search: over the same kernel as every table, with luck from a seed. Questions that only ask
 * for a press of a button are answered by themselves.
 */
export class Environment {
  private readonly boxed: AnyBoxed;
  private readonly match: AnyMatch;

  private constructor(boxed: AnyBoxed, match: AnyMatch) {
    this.boxed = boxed;
    this.match = match;
    this.confirm();
  }

  /** A new game. Throws `badOptions` if the game does not have such options or so many seats. */
  static reset(boxed: AnyBoxed, { seats, seed, options = {} }: Start): Environment {
    const { game } = boxed;
    const read = game.readOptions(options, seats);
    return new Environment(boxed, new Match(game, { options: read, seats, chance: seededChance(seed) }));
  }

  /** Goes on from what `serialize` gave. */
  static deserialize(boxed: AnyBoxed, text: string): Environment {
    const snapshot = readSnapshot(boxed.game, text);
    return new Environment(boxed, resume(boxed.game, snapshot, chanceFrom(snapshot.chance)));
  }

  get status(): Status {
    const { match } = this;
    const toAct = match.pending.map(({ ask }) => ({ seat: ask.seat, kind: ask.kind }));
    return {
      position: match.length,
      toAct,
      over: match.over,
      ...(match.over ? { result: match.result } : {}),
    };
  }

  /** What a seat, or a spectator, may see. */
  observe(eye: Eye): unknown {
    this.checkEye(eye);
    return this.match.view(eye);
  }

  /** What happened from this position on, as an eye may see it. */
  events(eye: Eye, since = 0): readonly GameEvent[] {
    this.checkEye(eye);
    return this.match.eventsFor(eye, since).map(({ event }) => event);
  }

  /** The question that a seat is asked, with its legal answers. */
  legal(seat: Seat): Legal {
    const asked = askedOf(this.pendingOf(seat));
    const answers = answersTo(asked, MOST_ANSWERS);
    return { ...asked, ...(answers ? { answers } : {}) };
  }

  /** Answers for a seat. Throws, and changes nothing, if that is not legal. */
  step(seat: Seat, value: AnswerValue): Status {
    const { ask } = this.pendingOf(seat);
    this.match.answer({ seat, kind: ask.kind, value });
    this.confirm();
    return this.status;
  }

  /** The same game once more, hidden cards and coming luck included; with a seed, the luck to come is another. */
  clone(seed?: string | number): Environment {
    this.checkRecord();
    const chance = seed === undefined ? chanceFrom(this.match.chance.save()) : seededChance(seed);
    return new Environment(this.boxed, this.match.fork(chance));
  }

  /**
   * A game as this seat, which must be asked something, may imagine it: all that it cannot know is dealt anew. The place for an
   * honest search. It keeps no record, so it has no events and can be neither cloned nor serialized: imagine one for each try.
   */
  imagine(seat: Seat, seed: string | number): Environment {
    this.pendingOf(seat);
    this.checkRecord();
    return new Environment(this.boxed, outlookOf(this.match, seat).imagine(new Random(seed)));
  }

  /** The whole game as a text, secrets included. */
  serialize(): string {
    this.checkRecord();
    return JSON.stringify(takeSnapshot(this.match));
  }

  /** What a bot such as `regular` or `expert@400it` would answer for a seat. */
  advise(seat: Seat, bot: string, seed: string | number): AnswerValue {
    this.pendingOf(seat);
    this.checkRecord();
    const player = createBot(this.boxed.guide, botSpec(bot), seed, () => performance.now());
    return player.answer(outlookOf(this.match, seat)).value;
  }

  private pendingOf(seat: Seat): Pending {
    if (this.match.over) throw new WarptableError('gameOver', 'the game is over');
    const pending = this.match.pendingOf(seat);
    if (!pending) throw new WarptableError('notAsked', `seat ${seat} is not asked anything now`);
    return pending;
  }

  private checkEye(eye: Eye): void {
    if (eye !== 'spectator' && !(Number.isInteger(eye) && eye >= 0 && eye < this.match.seats))
      throw new WarptableError('notAsked', `there is no seat ${eye}`);
  }

  private checkRecord(): void {
    if (this.match.light) throw new WarptableError('notAsked', 'an imagined game keeps no record for this');
  }

  private confirm(): void {
    for (;;) {
      const pending = this.match.pending.find(({ ask }) => ask.form === 'confirm');
      if (!pending) return;
      const { seat, kind } = pending.ask;
      this.match.answer({ seat, kind, value: pending.options[0] ?? 'done' });
    }
  }
}

function chanceFrom(saved: ChanceState): SeededChance {
  if (saved.kind !== 'seeded')
    throw new WarptableError('corrupt', 'snapshot: its luck does not come from a seed');
  return new SeededChance(Random.restore(saved.state));
}
