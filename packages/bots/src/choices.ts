import type { AnswerValue, Pending, Random, Value } from '@warptable/kernel';
import type { AnyGuide } from './guide.ts';
import { randomAnswer } from './random.ts';
import type { AnyWorld } from './worlds.ts';

/** An answer, or a choice at a fork of a path, and how likely a sensible player would make it: all of them together 1. */
export interface Candidate {
  readonly value: AnswerValue;
  readonly prior: number;
}

const NOTHING: readonly Value[] = [];

/** Of questions for a list (some of many, an order) so many answers are looked at. */
const SAMPLES = 24;

const isList = ({ ask }: Pending): boolean => ask.form === 'some' || ask.form === 'order';

/** What a sensible player may choose, in the order of the options. */
export function candidatesFor(
  guide: AnyGuide,
  world: AnyWorld,
  pending: Pending,
  random: Random,
  taken = NOTHING,
): Candidate[] {
  const { options } = pending;
  if (isList(pending)) return sampled(guide, world, pending, random);
  const weights = options.length === 1 ? undefined : guide.advise(world.state, pending, taken);
  const share = 1 / (weights ? sumOf(weights) : options.length);
  return options.map((value, i) => ({ value, prior: weights ? (weights[i] ?? 0) * share : share }));
}

/** One answer of a sensible player, at random by its likelihood. */
export function likelyAnswer(
  guide: AnyGuide,
  world: AnyWorld,
  pending: Pending,
  random: Random,
): AnswerValue {
  const { ask } = pending;
  if (isList(pending)) return likelyList(guide.advise(world.state, pending, NOTHING), pending, random);
  const first = likelyChoice(guide, world, pending, random, NOTHING);
  if (ask.form !== 'path') return first;
  const path = [first];
  for (let fork = forkAfter(pending, path); fork; fork = forkAfter(pending, path)) {
    path.push(likelyChoice(guide, world, fork, random, path));
  }
  return path;
}

/** What may follow in a path; nothing if it is complete. */
export function forkAfter({ ask }: Pending, path: readonly Value[]): Pending | undefined {
  const options = ask.after?.(path) ?? NOTHING;
  return options.length === 0 ? undefined : { ask, options };
}

function likelyChoice(
  guide: AnyGuide,
  world: AnyWorld,
  pending: Pending,
  random: Random,
  taken: readonly Value[],
): Value {
  const { options } = pending;
  if (options.length === 1) return options[0] as Value;
  const weights = guide.advise(world.state, pending, taken);
  return weights ? (options[positionByWeight(weights, random)] as Value) : random.pick(options);
}

/** A position, each with a chance in proportion to its weight. */
function positionByWeight(weights: readonly number[], random: Random): number {
  let left = (random.next() / 4294967296) * sumOf(weights);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

function sumOf(weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}

/** Different lists that come up, with the share of the draws in which they do. */
function sampled(guide: AnyGuide, world: AnyWorld, pending: Pending, random: Random): Candidate[] {
  const times = new Map<string, number>();
  const lists = new Map<string, AnswerValue>();
  const weights = guide.advise(world.state, pending, NOTHING);
  for (let i = 0; i < SAMPLES; i++) {
    const list = likelyList(weights, pending, random);
    const key = JSON.stringify(list);
    times.set(key, (times.get(key) ?? 0) + 1);
    lists.set(key, list);
  }
  return [...lists].map(([key, value]) => ({ value, prior: (times.get(key) ?? 0) / SAMPLES }));
}

/** Options drawn one after the other by their weights: all of them for an order, else any number that is allowed. */
function likelyList(weights: readonly number[] | undefined, pending: Pending, random: Random): AnswerValue {
  const { ask, options } = pending;
  if (!weights) return randomAnswer(pending, random);
  const count =
    ask.form === 'order'
      ? options.length
      : ask.min + random.below(Math.min(ask.max, options.length) - ask.min + 1);
  const left = options.map((_, i) => i);
  const taken: number[] = [];
  while (taken.length < count) {
    const next = positionByWeight(
      left.map((i) => weights[i] ?? 0),
      random,
    );
    taken.push(...left.splice(next, 1));
  }
  if (ask.form === 'some') taken.sort((a, b) => a - b);
  return taken.map((i) => options[i] as Value);
}
