import type { AnswerValue, Asked, Paths, Pending, Random, Seat, Value } from '@warptable/kernel';
import { candidatesFor, forkAfter, likelyAnswer } from './choices.ts';
import type { Candidate } from './choices.ts';
import { Evaluation } from './evaluation.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { Horizon } from './playout.ts';
import { TreeNode, keyOf } from './tree.ts';
import { imagined } from './worlds.ts';
import type { AnyWorld, Effort } from './worlds.ts';

export interface Searching {
  /** How many turns of its own the seat looks ahead, the present one included, and what the others do in between. */
  readonly turns: number;
  /**
   * The end of the present turn is seen more clearly than what comes later: it counts as much as so many sights of the end of the look
   * ahead. So it decides at first, and the later the less.
   */
  readonly anchor: number;
  /** How much is tried that does not look best yet. */
  readonly curiosity: number;
  /** How many answers to one question are tried: so many at first, and more with the square root of the visits. */
  readonly width: number;
  /** How much the advice counts before anything is tried, from 0 (all answers alike) to 1 (as likely as it says). */
  readonly trust: number;
}

export interface Favourite {
  readonly value: AnswerValue;
  /** The chance to win that was seen after it. */
  readonly hope: number;
}

/** Worlds in which the usual strength of the rivals is measured. */
const SOUNDINGS = 8;

/** Even what a sensible player would hardly do is tried at times. */
const OPENNESS = 0.02;

/**
 * A tree search for one seat: in each imagined world it goes down the tree by its own answers, where the others and chance do what they
 * are likely to do, plays on to the horizon and notes how good that is.
 */
export class Search {
  private root = new TreeNode();
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
    return this.root.visits;
  }

  /** Goes down to what the seat really answered. False if that was never thought of. */
  follow(answer: AnswerValue): boolean {
    const next = knownAfter(this.root, answer);
    if (!next || next.visits === 0) return false;
    this.usualRival = undefined;
    this.root = next;
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
    const counts = this.root.visits === 0 || !effort.isLate();
    if (sights && counts) for (const node of path) node.learn(sights.near, sights.far);
  }

  /** What is to be seen at the end of the present turn, and at the end of the look ahead. */
  private lookAhead(
    outlook: AnyOutlook,
    world: AnyWorld,
    path: TreeNode[],
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
  private playThrough(world: AnyWorld, seat: Seat, path: TreeNode[], turns: number, effort: Effort): void {
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
  favourite({ form, options, paths = {} }: Asked, but?: AnswerValue): Favourite | undefined {
    if (form === 'path') return this.favouritePath(paths, but as readonly Value[] | undefined);
    const isPossible =
      form === 'some' || form === 'order'
        ? (list: AnswerValue): boolean => isAmong(list as Value[], options)
        : (value: AnswerValue): boolean => options.includes(value as Value);
    const leftOut = but === undefined ? undefined : keyOf(but);
    const found = this.root.favourite((value) => keyOf(value) !== leftOut && isPossible(value));
    return found && { value: found.value, hope: found.node.far };
  }

  /** Fork by fork; of two paths the first choice differs. */
  private favouritePath(paths: Paths, but?: readonly Value[]): Favourite | undefined {
    const value: Value[] = [];
    let { root: node } = this;
    for (let next = paths; Object.keys(next).length > 0; next = next[value.at(-1) ?? ''] ?? {}) {
      const leftOut = value.length === 0 ? but?.[0] : undefined;
      const found = node.favourite(
        (choice) => typeof choice === 'string' && choice !== leftOut && Object.hasOwn(next, choice),
      );
      if (!found) return undefined;
      value.push(found.value as Value);
      node = found.node;
    }
    return { value, hope: node.far };
  }

  /** Goes down the tree by one answer; a path is answered fork by fork. */
  private descend(world: AnyWorld, pending: Pending, path: TreeNode[]): AnswerValue {
    if (pending.ask.form !== 'path') return this.step(world, pending, path);
    const taken: Value[] = [];
    for (let fork: Pending | undefined = pending; fork; fork = forkAfter(pending, taken)) {
      taken.push(this.step(world, fork, path, taken) as Value);
    }
    return taken;
  }

  private step(world: AnyWorld, pending: Pending, path: TreeNode[], taken?: readonly Value[]): AnswerValue {
    const node = last(path);
    const candidates = node.candidatesAmong(pending.options, () =>
      this.weighed(candidatesFor(this.guide, world, pending, this.random, taken)),
    );
    const { value } = this.pick(node, candidates);
    path.push(node.child(value));
    return value;
  }

  private weighed(candidates: readonly Candidate[]): readonly Candidate[] {
    const trusted = candidates.map(({ likelihood }) => likelihood ** this.searching.trust);
    const sum = trusted.reduce((total, one) => total + one, 0);
    return candidates.map(({ value }, i) => ({ value, likelihood: (trusted[i] ?? 0) / sum }));
  }

  /** What looks best, or likely and not yet tried enough. Progressive widening: the more visits, the more candidates. */
  private pick(node: TreeNode, candidates: readonly Candidate[]): Candidate {
    const { width, curiosity, anchor } = this.searching;
    const root = Math.sqrt(node.visits + 1);
    const most = Math.min(candidates.length, Math.ceil(width * root));
    let best = -Infinity;
    let chosen: Candidate | undefined;
    for (let i = 0; i < most; i++) {
      const candidate = candidates[i] as Candidate;
      const child = node.known(candidate.value);
      const interest = (curiosity * (candidate.likelihood + OPENNESS) * root) / (1 + (child?.visits ?? 0));
      const score = (child ? child.worthAfter(node, anchor) : node.far) + interest;
      if (score > best) {
        best = score;
        chosen = candidate;
      }
    }
    if (!chosen) throw new Error('a question without an answer');
    return chosen;
  }
}

/** What is known of the time after an answer; a path was answered fork by fork. */
function knownAfter(node: TreeNode, answer: AnswerValue): TreeNode | undefined {
  const whole = node.known(answer);
  if (whole || typeof answer !== 'object') return whole;
  return answer.reduce((from: TreeNode | undefined, choice) => from?.known(choice), node);
}

const last = (path: readonly TreeNode[]): TreeNode => path[path.length - 1] as TreeNode;

const isAmong = (list: readonly Value[], options: readonly Value[]): boolean =>
  list.every((value) => options.includes(value));
