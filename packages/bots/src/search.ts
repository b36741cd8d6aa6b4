import type { AnswerValue, Asked, Pending, Random, Seat, Value } from '@warptable/kernel';
import { candidatesFor, forkAfter, likelyAnswer } from './choices.ts';
import type { Candidate } from './choices.ts';
import { Evaluation } from './evaluation.ts';
import { isFitting } from './fitting.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { Horizon } from './playout.ts';
import { Standing } from './standing.ts';
import type { Growing } from './standing.ts';
import { keyOf } from './tree.ts';
import type { Seen } from './tree.ts';
import { imagined } from './worlds.ts';
import type { AnyWorld, Effort } from './worlds.ts';

export interface Searching extends Growing {
  /** How many turns of its own the seat looks ahead, the present one included, and what the others do in between. */
  readonly turns: number;
  /** How much the advice counts before anything is tried, from 0 (all answers alike) to 1 (as likely as it says). */
  readonly trust: number;
  /** A tree of so many nodes grows no further. */
  readonly most: number;
}

export interface Favourite {
  readonly value: AnswerValue;
  /** The chance to win that was seen after it. */
  readonly hope: number;
}

/** Worlds in which the usual strength of the rivals is measured. */
const SOUNDINGS = 8;

/**
 * A tree search for one seat: in each imagined world it goes down the tree by its own answers, where the others and chance do what they
 * are likely to do, plays on to the horizon and notes how good that is.
 */
export class Search {
  private root = new Standing();
  private nodes = 0;
  private readonly guide: AnyGuide;
  private readonly searching: Searching;
  private readonly random: Random;
  private readonly evaluation: Evaluation;
  private usualRival: number | undefined;

  constructor(guide: AnyGuide, searching: Searching, random: Random) {
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
  follow(kind: string, answer: AnswerValue, seen: Seen, isAlone: boolean): boolean {
    const { borrowed } = this.searching;
    const next = knownAfter(this.root, kind, answer)?.knownSeeing(seen);
    if (!next || !(isAlone || borrowed > 0)) return false;
    this.root = isAlone ? next : next.anew(borrowed);
    this.nodes = this.root.size;
    this.usualRival = undefined;
    return true;
  }

  /** Plays through one imagined world and learns from it; if it is cut short, only if nothing else is known. */
  explore(outlook: AnyOutlook, effort: Effort): void {
    const { seat } = outlook;
    const usual = (this.usualRival ??= this.soundRivals(outlook, effort));
    const world = imagined(outlook, this.random, effort)?.world;
    if (!world) return;
    const unlucky = this.evaluation.rivalWorth(world.state, seat) - usual;
    const path = [this.root];
    const sights = effort.whatHolds(() => this.lookAhead(outlook, world, path, unlucky, effort));
    const counts = this.visits === 0 || !effort.isLate();
    if (!sights || !counts) return;
    let fresh = 0;
    for (const standing of path) fresh += standing.learn(sights.near, sights.far);
    if (!this.isFull) this.nodes += fresh;
  }

  /** What is to be seen at the end of the present turn, and at the end of the look ahead. */
  private lookAhead(
    outlook: AnyOutlook,
    world: AnyWorld,
    path: Standing[],
    unlucky: number,
    effort: Effort,
  ): { readonly near: number; readonly far: number } {
    const { seat } = outlook;
    this.playThrough(world, seat, path, 1, effort);
    const near = this.prospect(world, seat, unlucky);
    const { turns } = this.searching;
    if (turns === 1 || world.over || effort.isLate()) return { near, far: near };
    this.playThrough(world, seat, path, turns * this.players(outlook, world) - 1, effort);
    return { near, far: this.prospect(world, seat, unlucky) };
  }

  /** How many take turns, automatic opponents included. */
  private players({ seat, seats }: AnyOutlook, world: AnyWorld): number {
    return Math.max(seats, 1 + this.guide.rivals(world.state, seat).length);
  }

  /** How strong the strongest rival is on the average of some worlds. */
  private soundRivals(outlook: AnyOutlook, effort: Effort): number {
    let sum = 0;
    let worlds = 0;
    for (let i = 0; i < SOUNDINGS && !effort.isLate(); i++) {
      const found = imagined(outlook, this.random, effort);
      if (!found) continue;
      sum += this.evaluation.rivalWorth(found.world.state, outlook.seat);
      worlds++;
    }
    return worlds === 0 ? 0 : sum / worlds;
  }

  /** So many turns: down the tree by own answers as long as it has anything to tell, then as sensible players would go on. */
  private playThrough(world: AnyWorld, seat: Seat, path: Standing[], turns: number, effort: Effort): void {
    const horizon = new Horizon(this.guide, world, turns);
    let inTree = true;
    for (;;) {
      const pending = world.pendingOf(seat) ?? world.pending[0];
      if (!pending || horizon.isReached(world)) return;
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
      return evaluation.hope(evaluation.worth(state, seat) - evaluation.rivalWorth(state, seat) + unlucky);
    }
    const { winners } = world.result;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }

  /** The answer that was tried most often. What was seen of other positions may not be possible, and one may be left out. */
  favourite(asked: Asked, but?: AnswerValue): Favourite | undefined {
    if (asked.form === 'path') return this.favouritePath(asked, but as readonly Value[] | undefined);
    const { kind } = asked;
    const leftOut = but === undefined ? undefined : keyOf(kind, but);
    const isPossible = (one: AnswerValue): boolean => keyOf(kind, one) !== leftOut && isFitting(one, asked);
    const value = this.root.favourite(kind, this.searching.borrowed, isPossible);
    const after = value === undefined ? undefined : this.root.knownAfter(kind, value);
    return value === undefined || !after ? undefined : { value, hope: after.hope };
  }

  /** Fork by fork; of two paths the first choice differs. */
  private favouritePath({ kind, paths = {} }: Asked, but?: readonly Value[]): Favourite | undefined {
    const value: Value[] = [];
    let standing = this.root;
    for (let next = paths; Object.keys(next).length > 0; next = next[value.at(-1) ?? ''] ?? {}) {
      const leftOut = value.length === 0 ? but?.[0] : undefined;
      const found = standing.favourite(
        kind,
        this.searching.borrowed,
        (choice) => typeof choice === 'string' && choice !== leftOut && Object.hasOwn(next, choice),
      );
      const after = found === undefined ? undefined : standing.knownAfter(kind, found);
      if (!after) return undefined;
      value.push(found as Value);
      standing = after;
    }
    return { value, hope: standing.hope };
  }

  /** Goes down the tree by what the seat sees and by one answer; a path is answered fork by fork. */
  private descend(world: AnyWorld, pending: Pending, path: Standing[]): AnswerValue {
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

  private step(world: AnyWorld, pending: Pending, path: Standing[], taken?: readonly Value[]): AnswerValue {
    const standing = last(path);
    const choices = standing.candidatesFor(pending, () =>
      this.weighed(candidatesFor(this.guide, world, pending, this.random, taken)),
    );
    const { kind } = pending.ask;
    const value = standing.pick(choices, this.searching);
    path.push(
      this.isFull ? (standing.knownAfter(kind, value) ?? new Standing()) : standing.after(kind, value),
    );
    return value;
  }

  private get isFull(): boolean {
    return this.nodes >= this.searching.most;
  }

  private weighed(candidates: readonly Candidate[]): readonly Candidate[] {
    const trusted = candidates.map(({ likelihood }) => likelihood ** this.searching.trust);
    const sum = trusted.reduce((total, one) => total + one, 0);
    return candidates.map(({ value }, i) => ({ value, likelihood: (trusted[i] ?? 0) / sum }));
  }
}

/** What is known of the time after an answer; a path was answered fork by fork. */
function knownAfter(standing: Standing, kind: string, answer: AnswerValue): Standing | undefined {
  const whole = standing.knownAfter(kind, answer);
  if (whole || typeof answer !== 'object') return whole;
  return answer.reduce((from: Standing | undefined, choice) => from?.knownAfter(kind, choice), standing);
}

/** What the seat that is asked sees. Worlds that agree with what it knows show it the same. */
export const seenIn = (guide: AnyGuide, { state }: AnyWorld, { ask, options }: Pending): Seen => ({
  kind: ask.kind,
  options,
  shown: guide.shown?.(state),
});

const last = (path: readonly Standing[]): Standing => path[path.length - 1] as Standing;
