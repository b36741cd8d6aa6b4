import { isReproducible } from '../units/bots.ts';
import { whole } from './numbers.ts';
import type { TournamentPlan } from '../tournament/plan.ts';
import { gamesOf } from '../tuning/tune.ts';
import type { TuningPlan } from '../tuning/tune.ts';
import type { Header } from '../running/run-file.ts';

/** What heads a page: what was played, and all that is needed to play it again. */
export function factsOf(
  { game, rules, sources }: Header,
  plan: TournamentPlan | TuningPlan,
  report?: { readonly games: number; readonly planned: number },
): (readonly [string, string])[] {
  const tables = 'tables' in plan ? plan.tables : [{ seats: plan.seats, options: plan.options }];
  const bots = 'bots' in plan ? plan.bots : [plan.bot];
  const [first] = tables;
  return [
    ['Game', `${game}, rules ${rules}, sources ${sources}`],
    ['Bots', bots.join(', ')],
    ['Players', tables.map(({ seats }) => seats).join(', ')],
    ['Options', optionsText(first?.options)],
    ['Games', report ? gamesText(report) : whole('steps' in plan ? gamesOf(plan) : plan.games)],
    [
      'Seed',
      'tables' in plan ? `${plan.seed}; game number i has the seed "${plan.seed}/i"` : String(plan.seed),
    ],
    [
      'Reproducible',
      bots.every(isReproducible)
        ? 'yes: the same command gives the same results'
        : 'no: a bot looks at the clock, so its games differ from run to run',
    ],
  ];
}

const gamesText = ({ games, planned }: { readonly games: number; readonly planned: number }): string =>
  games === planned ? whole(games) : `${whole(games)} of ${whole(planned)}`;

const optionsText = (options: unknown): string =>
  Object.entries((options ?? {}) as Record<string, unknown>)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(', ');
