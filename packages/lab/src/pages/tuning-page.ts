import type { TuningReport } from '../tuning/tune.ts';
import type { Facts } from './facts.ts';
import { percent, range } from './numbers.ts';
import { note, page, section, table } from './page.ts';
import { linePlot } from './plots.ts';

export function tuningPage({ plan, way, tuned, check, better }: TuningReport, facts: Facts): string {
  const lines = Object.entries(tuned).flatMap(([term, pair]) =>
    (['early', 'late'] as const).map((when, i) => [
      `${term}, ${when}`,
      String(plan.weights[term]?.[i] ?? 0),
      String(pair[i]),
      linePlot(
        `${term}, ${when}`,
        way.map((weights) => weights[term]?.[i] ?? 0),
      ),
    ]),
  );
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
    section('Weights', table(['', 'before', 'tuned', 'on the way'], lines)),
  );
}
