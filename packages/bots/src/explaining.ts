import { Random } from '@warptable/kernel';
import type { AnswerValue } from '@warptable/kernel';
import type { HintReason } from './bot.ts';
import { Evaluation } from './evaluation.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyObservation } from './observation.ts';
import { TurnLimit, playOn } from './playout.ts';
import { sampleWorld } from './worlds.ts';
import type { Effort } from './worlds.ts';

/** How many worlds are looked at, and from how many points on a difference is told. */
const WORLDS = 64;
const WORTH_TELLING = 0.1;

/**
 * What an answer brings that another one does not: by how much the terms of the evaluation differ at the end of the turn, both played on
 * by sensible players in the same worlds.
 */
export function reasonsFor(
  guide: AnyGuide,
  observation: AnyObservation,
  [value, other]: readonly [AnswerValue, AnswerValue],
  random: Random,
  effort: Effort,
): readonly HintReason[] {
  const evaluation = new Evaluation(guide);
  const sums = guide.terms.map(() => 0);
  let worlds = 0;
  for (let i = 0; i < WORLDS && !effort.isLate(); i++) {
    const seed = random.next();
    const [mine, others] = [value, other].map((one) =>
      sharesAfter(evaluation, guide, observation, one, new Random(seed), effort),
    );
    if (!mine || !others) continue;
    worlds++;
    for (const [t, share] of mine.entries()) sums[t] = (sums[t] ?? 0) + share - (others[t] ?? 0);
  }
  return guide.terms
    .map((term, i): HintReason => ({ term, change: (sums[i] ?? 0) / Math.max(1, worlds) }))
    .filter(({ change }) => Math.abs(change) >= WORTH_TELLING)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** What the terms add at the end of the turn after an answer, in one world. */
function sharesAfter(
  evaluation: Evaluation,
  guide: AnyGuide,
  observation: AnyObservation,
  value: AnswerValue,
  random: Random,
  effort: Effort,
): number[] | undefined {
  const world = sampleWorld(observation, random, effort)?.world;
  if (!world) return undefined;
  const { seat, asked } = observation;
  const endOfTurn = new TurnLimit(guide, world, 1);
  return effort.whatHolds(() => {
    world.answer({ seat, kind: asked.kind, value });
    playOn(guide, world, endOfTurn, random, effort);
    return evaluation.shares(world.state, seat);
  });
}
