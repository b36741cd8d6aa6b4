import type { TuningReport } from '../tuning/tune.ts';
import type { FactRows } from './facts.ts';
import { percent, range } from './numbers.ts';
import { note, page, section, table } from './page.ts';
import { linePlot } from './plots.ts';

export function tuningPage({ plan, rounds, tuned, check, better }: TuningReport, facts: FactRows): string {
  const way = [plan.weights, ...rounds.map(({ weights }) => weights)];
  const weights = Object.entries(tuned).flatMap(([term, pair]) =>
    (['early', 'late'] as const).map((when, i) => [
      `${term}, ${when}`,
      String(plan.weights[term]?.[i] ?? 0),
      String(pair[i]),
      linePlot(
        `${term}, ${when}`,
        way.map((one) => one[term]?.[i] ?? 0),
      ),
    ]),
  );
  const foretold = rounds.map(({ before, after }, i) => [String(i + 1), percent(before), percent(after)]);
  const verdict = better
    ? 'The whole interval lies above one half: the tuned table is better.'
    : 'One half lies within the interval or above it: it is not shown that the tuned table is better.';
  return page(
    `Tuning of ${plan.bot}`,
    facts,
    section(
      'Tuned against before',
      note(
        `The tuned table won ${percent(check.share)} of ${check.trials} games (95 % interval ${range(check, percent)}), on luck that it was not tuned on. ${verdict}`,
      ),
    ),
    section(
      'How much of the final leads the evaluation foretells',
      note(
        'Of the squares of all leads at the end, averaged over the whole game; the first column by the weights that the round was played with, the second by those fitted to all games so far, in games that they were not fitted to.',
      ),
      table(['round', 'before', 'after'], foretold),
    ),
    section('Weights', table(['', 'before', 'tuned', 'round by round'], weights)),
  );
}
