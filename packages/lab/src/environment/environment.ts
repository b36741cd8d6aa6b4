import { createBot, observationOf } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';
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
  AnyMatch,
  AnswerValue,
  Asked,
  ChanceState,
  Driver,
  Playable,
  Viewer,
  GameEvent,
  Pending,
  Result,
  Seat,
} from '@warptable/kernel';
import { botSpec } from '../units/bots.ts';
import { answersTo } from './answers.ts';

type AnySimulation = Driver<Playable, unknown, unknown, GameEvent>;

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
  /** Every legal answer; left out if there are more than `MAX_ANSWERS`. Then `form`, `options` and bounds tell what is legal. */
  readonly answers?: readonly AnswerValue[];
}

const MAX_ANSWERS = 1000;

export interface EpisodeStart {
  readonly seats: number;
  readonly seed: string | number;
  readonly options?: unknown;
}

/**
 * A game for programs that learn or search: over the same kernel as every table, with luck from a seed. Questions that only ask
 * for a press of a button are answered by themselves.
 */
export class Environment {
  private readonly gameModule: AnyGameModule;
  /** A determinized game is a simulation. */
  private readonly match: AnyMatch | AnySimulation;

  private constructor(gameModule: AnyGameModule, match: AnyMatch | AnySimulation) {
    this.gameModule = gameModule;
    this.match = match;
    this.confirm();
  }

  /** A new game. Throws `badOptions` if the game does not have such options or so many seats. */
  static reset(gameModule: AnyGameModule, { seats, seed, options = {} }: EpisodeStart): Environment {
    const { game } = gameModule;
    const read = game.readOptions(options, seats);
    return new Environment(gameModule, new Match(game, { options: read, seats, chance: seededChance(seed) }));
  }

  /** Goes on from what `serialize` gave. */
  static deserialize(gameModule: AnyGameModule, text: string): Environment {
    const snapshot = readSnapshot(gameModule.game, text);
    return new Environment(gameModule, resume(gameModule.game, snapshot, chanceFrom(snapshot.chance)));
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
  observe(viewer: Viewer): unknown {
    this.checkViewer(viewer);
    return this.match.view(viewer);
  }

  /** What happened from this position on, as a viewer may see it. */
  events(viewer: Viewer, since = 0): readonly GameEvent[] {
    this.checkViewer(viewer);
    if (!(this.match instanceof Match)) return [];
    return this.match.eventsFor(viewer, since).map(({ event }) => event);
  }

  /** The question that a seat is asked, with its legal answers. */
  legal(seat: Seat): Legal {
    const asked = askedOf(this.pendingOf(seat));
    const answers = answersTo(asked, MAX_ANSWERS);
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
    const { recorded } = this;
    const chance = seed === undefined ? chanceFrom(recorded.chance.save()) : seededChance(seed);
    return new Environment(this.gameModule, recorded.fork(chance));
  }

  /**
   * A game as this seat, which must be asked something, may imagine it: all that it cannot know is dealt anew. The place for an
   * honest search. It keeps no record, so it has no events and can be neither cloned nor serialized: imagine one for each try.
   */
  determinize(seat: Seat, seed: string | number): Environment {
    this.pendingOf(seat);
    return new Environment(this.gameModule, observationOf(this.recorded, seat).determinize(new Random(seed)));
  }

  /** The whole game as a text, secrets included. */
  serialize(): string {
    return JSON.stringify(takeSnapshot(this.recorded));
  }

  /** What a bot such as `regular` or `expert@400it` would answer for a seat. */
  advise(seat: Seat, bot: string, seed: string | number): AnswerValue {
    this.pendingOf(seat);
    const { recorded } = this;
    const player = createBot(this.gameModule.guide, botSpec(bot), seed, () => performance.now());
    return player.answer(observationOf(recorded, seat)).value;
  }

  private pendingOf(seat: Seat): Pending {
    if (this.match.over) throw new WarptableError('gameOver', 'the game is over');
    const pending = this.match.pendingOf(seat);
    if (!pending) throw new WarptableError('notAsked', `seat ${seat} is not asked anything now`);
    return pending;
  }

  private checkViewer(viewer: Viewer): void {
    if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < this.match.seats))
      throw new WarptableError('notAsked', `there is no seat ${viewer}`);
  }

  private get recorded(): AnyMatch {
    if (this.match instanceof Match) return this.match;
    throw new WarptableError('notAsked', 'a determinized game keeps no record for this');
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
