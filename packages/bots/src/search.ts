import type { AnswerValue, Asked, Pending, Random, Seat, Value } from '@warptable/kernel';
import { candidatesFor, forkAfter, likelyAnswer } from './choices.ts';
import type { Candidate } from './choices.ts';
import { Evaluation } from './evaluation.ts';
import { isLegalFor } from './legality.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyObservation } from './observation.ts';
import { TurnLimit } from './playout.ts';
import { PositionStats } from './position-stats.ts';
import type { TreeSettings } from './position-stats.ts';
import { keyOf } from './tree.ts';
import type { SeenOutcome } from './tree.ts';
import { sampleWorld } from './worlds.ts';
import type { AnyWorld, Effort } from './worlds.ts';

export interface SearchSettings extends TreeSettings {
  /** How many turns of its own the seat looks ahead, the present one included, and what the others do in between. */
  readonly turns: number;
  /** How much the advice counts before anything is tried, from 0 (all answers alike) to 1 (as likely as it says). */
  readonly trust: number;
  /** A tree of so many nodes grows no further. */
  readonly max: number;
}

export interface Favourite {
  readonly value: AnswerValue;
  /** The chance to win that was seen after it. */
  readonly expectedValue: number;
}

/** Worlds in which the usual strength of the rivals is measured. */
const SOUNDINGS = 8;

/**
 * A tree search for one seat: in each imagined world it goes down the tree by its own answers, where the others and chance do what they
 * are likely to do, plays on to the turn limit and notes how good that is.
 */
export class Search {
  private root = new PositionStats();
  private nodes = 0;
  private readonly guide: AnyGuide;
  private readonly searching: SearchSettings;
  private readonly random: Random;
  private readonly evaluation: Evaluation;
  private usualRival: number | undefined;

  constructor(guide: AnyGuide, searching: SearchSettings, random: Random) {
    this.guide = guide;
    this.searching = searching;
    this.random = random;
    this.evaluation = new Evaluation(guide);
  }

  /** How often the present position was looked at, also on the way to it. */
  get visits(): number {
    return this.root.node.visits;
  }

  /** How many positions it knows anything of. */
  get size(): number {
    return this.nodes;
  }

  /**
   * Goes down to what the seat really answered to the question of this kind, and to what it sees now. If chance or others had their say in between, what was thought before
   * is borrowed from and does not count as visits. False if there is nothing to go on from.
   */
  follow(kind: string, answer: AnswerValue, seen: SeenOutcome, isAlone: boolean): boolean {
    const { borrowed } = this.searching;
    const next = knownAfter(this.root, kind, answer)?.knownSeeing(seen);
    if (!next || !(isAlone || borrowed > 0)) return false;
    this.root = isAlone ? next : next.anew(borrowed);
    this.nodes = this.root.size;
    this.usualRival = undefined;
    return true;
  }

  /** Plays through one imagined world and learns from it; if it is cut short, only if nothing else is known. */
  explore(observation: AnyObservation, effort: Effort): void {
    const { seat } = observation;
    const usual = (this.usualRival ??= this.soundRivals(observation, effort));
    const world = sampleWorld(observation, this.random, effort)?.world;
    if (!world) return;
    const unlucky = this.evaluation.rivalWorth(world.state, seat) - usual;
    const path = [this.root];
    const sights = effort.whatHolds(() => this.lookAhead(observation, world, path, unlucky, effort));
    const counts = this.visits === 0 || !effort.isLate();
    if (!sights || !counts) return;
    let fresh = 0;
    for (const stats of path) fresh += stats.learn(sights.near, sights.far);
    if (!this.isFull) this.nodes += fresh;
  }

  /** What is to be seen at the end of the present turn, and at the end of the look ahead. */
  private lookAhead(
    observation: AnyObservation,
    world: AnyWorld,
    path: PositionStats[],
    unlucky: number,
    effort: Effort,
  ): { readonly near: number; readonly far: number } {
    const { seat } = observation;
    this.playThrough(world, seat, path, 1, effort);
    const near = this.prospect(world, seat, unlucky);
    const { turns } = this.searching;
    if (turns === 1 || world.over || effort.isLate()) return { near, far: near };
    this.playThrough(world, seat, path, turns * this.players(observation, world) - 1, effort);
    return { near, far: this.prospect(world, seat, unlucky) };
  }

  /** How many take turns, automatic opponents included. */
  private players({ seat, seats }: AnyObservation, world: AnyWorld): number {
    return Math.max(seats, 1 + this.guide.rivals(world.state, seat).length);
  }

  /** How strong the strongest rival is on the average of some worlds. */
  private soundRivals(observation: AnyObservation, effort: Effort): number {
    let sum = 0;
    let worlds = 0;
    for (let i = 0; i < SOUNDINGS && !effort.isLate(); i++) {
      const found = sampleWorld(observation, this.random, effort);
      if (!found) continue;
      sum += this.evaluation.rivalWorth(found.world.state, observation.seat);
      worlds++;
    }
    return worlds === 0 ? 0 : sum / worlds;
  }

  /** So many turns: down the tree by own answers as long as it has anything to tell, then as sensible players would go on. */
  private playThrough(
    world: AnyWorld,
    seat: Seat,
    path: PositionStats[],
    turns: number,
    effort: Effort,
  ): void {
    const turnLimit = new TurnLimit(this.guide, world, turns);
    let inTree = true;
    for (;;) {
      const pending = world.pendingOf(seat) ?? world.pending[0];
      if (!pending || turnLimit.isReached(world)) return;
      const isOwn = pending.ask.seat === seat;
      if (isOwn) inTree &&= path.length === 1 || last(path).visits > 0;
      const value =
        inTree && isOwn
          ? this.descend(world, pending, path)
          : likelyAnswer(this.guide, world, pending, this.random);
      world.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value });
      if (effort.isLate()) return;
    }
  }

  /**
   * The chance to win, as the evaluation sees it; at the end of the game as it is. Worlds differ in how strong the rivals are imagined:
   * that says nothing about an answer, so it is made good.
   */
  private prospect(world: AnyWorld, seat: Seat, unlucky: number): number {
    const { evaluation } = this;
    if (!world.over) {
      const { state } = world;
      return evaluation.expectedValue(
        evaluation.worth(state, seat) - evaluation.rivalWorth(state, seat) + unlucky,
      );
    }
    const { winners } = world.result;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }

  /** The answer that was tried most often. What was seen of other positions may not be possible, and one may be left out. */
  favourite(asked: Asked, but?: AnswerValue): Favourite | undefined {
    if (asked.form === 'path') return this.favouritePath(asked, but as readonly Value[] | undefined);
    const { kind } = asked;
    const leftOut = but === undefined ? undefined : keyOf(kind, but);
    const isPossible = (one: AnswerValue): boolean => keyOf(kind, one) !== leftOut && isLegalFor(one, asked);
    const value = this.root.favourite(kind, this.searching.borrowed, isPossible);
    const after = value === undefined ? undefined : this.root.knownAfter(kind, value);
    return value === undefined || !after ? undefined : { value, expectedValue: after.expectedValue };
  }

  /** Fork by fork; of two paths the first choice differs. */
  private favouritePath({ kind, paths = {} }: Asked, but?: readonly Value[]): Favourite | undefined {
    const value: Value[] = [];
    let stats = this.root;
    for (let next = paths; Object.keys(next).length > 0; next = next[value.at(-1) ?? ''] ?? {}) {
      const leftOut = value.length === 0 ? but?.[0] : undefined;
      const found = stats.favourite(
        kind,
        this.searching.borrowed,
        (choice) => typeof choice === 'string' && choice !== leftOut && Object.hasOwn(next, choice),
      );
      const after = found === undefined ? undefined : stats.knownAfter(kind, found);
      if (!after) return undefined;
      value.push(found as Value);
      stats = after;
    }
    return { value, expectedValue: stats.expectedValue };
  }

  /** Goes down the tree by what the seat sees and by one answer; a path is answered fork by fork. */
  private descend(world: AnyWorld, pending: Pending, path: PositionStats[]): AnswerValue {
    const { outcomes } = this.searching;
    if (outcomes > 0 && path.length > 1 && !this.isFull) {
      path[path.length - 1] = last(path).seeing(seenIn(this.guide, world, pending), outcomes);
    }
    if (pending.ask.form !== 'path') return this.step(world, pending, path);
    const taken: Value[] = [];
    for (let fork: Pending | undefined = pending; fork; fork = forkAfter(pending, taken)) {
      taken.push(this.step(world, fork, path, taken) as Value);
    }
    return taken;
  }

  private step(
    world: AnyWorld,
    pending: Pending,
    path: PositionStats[],
    taken?: readonly Value[],
  ): AnswerValue {
    const stats = last(path);
    const choices = stats.candidatesFor(pending, () =>
      this.weighed(candidatesFor(this.guide, world, pending, this.random, taken)),
    );
    const { kind } = pending.ask;
    const value = stats.pick(choices, this.searching);
    path.push(
      this.isFull ? (stats.knownAfter(kind, value) ?? new PositionStats()) : stats.after(kind, value),
    );
    return value;
  }

  private get isFull(): boolean {
    return this.nodes >= this.searching.max;
  }

  private weighed(candidates: readonly Candidate[]): readonly Candidate[] {
    const trusted = candidates.map(({ prior }) => prior ** this.searching.trust);
    const sum = trusted.reduce((total, one) => total + one, 0);
    return candidates.map(({ value }, i) => ({ value, prior: (trusted[i] ?? 0) / sum }));
  }
}

/** What is known of the time after an answer; a path was answered fork by fork. */
function knownAfter(stats: PositionStats, kind: string, answer: AnswerValue): PositionStats | undefined {
  const whole = stats.knownAfter(kind, answer);
  if (whole || typeof answer !== 'object') return whole;
  return answer.reduce((from: PositionStats | undefined, choice) => from?.knownAfter(kind, choice), stats);
}

/** What the seat that is asked sees. Worlds that agree with what it knows show it the same. */
export const seenIn = (guide: AnyGuide, { state }: AnyWorld, { ask, options }: Pending): SeenOutcome => ({
  kind: ask.kind,
  options,
  shown: guide.shown?.(state),
});

const last = (path: readonly PositionStats[]): PositionStats => path[path.length - 1] as PositionStats;
