import type { AnswerValue, Random } from '@warptable/kernel';
import type { Reason } from './bot.ts';
import { Evaluation } from './evaluation.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { Horizon, playOn } from './playout.ts';
import { imagined, whatHolds } from './worlds.ts';

/** How many worlds are looked at, and from how many points on a change is told. */
const WORLDS = 64;
const WORTH_TELLING = 0.1;

/** Which terms of the evaluation an answer changes most until the turn ends, played on by sensible players. */
export function reasonsFor(
  guide: AnyGuide,
  outlook: AnyOutlook,
  value: AnswerValue,
  random: Random,
): readonly Reason[] {
  const changes = guide.terms.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    for (const [t, change] of (changesIn(guide, outlook, value, random) ?? []).entries()) {
      changes[t] = (changes[t] ?? 0) + change / WORLDS;
    }
  }
  return guide.terms
    .map((term, i): Reason => ({ term, change: changes[i] ?? 0 }))
    .filter(({ change }) => Math.abs(change) >= WORTH_TELLING)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** By how much the terms change in one world. */
function changesIn(
  guide: AnyGuide,
  outlook: AnyOutlook,
  value: AnswerValue,
  random: Random,
): number[] | undefined {
  const world = imagined(outlook, random)?.world;
  if (!world) return undefined;
  const { seat, asked } = outlook;
  const evaluation = new Evaluation(guide);
  const before = evaluation.shares(world.state, seat);
  const endOfTurn = new Horizon(guide, world, 1);
  return whatHolds(() => {
    world.answer({ seat, kind: asked.kind, value });
    playOn(guide, world, endOfTurn, random);
    return evaluation.shares(world.state, seat).map((share, t) => share - (before[t] ?? 0));
  });
}
