import type { Header } from '../running/run-file.ts';
import type { TournamentPlan } from '../tournament/plan.ts';
import { gamesOf } from '../tuning/tune.ts';
import type { TuningPlan } from '../tuning/tune.ts';
import { isReproducible } from '../units/bots.ts';
import { whole } from './numbers.ts';

export type FactRows = readonly (readonly [name: string, text: string])[];

/** What heads the page of a tournament or a balance run: what was played, and all that is needed to play it again. */
export function factsOf(
  header: Header,
  { bots, tables, games, seed, test }: TournamentPlan,
  report: { readonly games: number; readonly planned: number },
): FactRows {
  const played = report.games === report.planned ? '' : `${whole(report.games)} of `;
  const sizes = tables.map(({ seats }) => seats);
  const flags = [
    `--${header.kind === 'balance' ? 'bot' : 'bots'} ${bots.join()}`,
    `--seats ${sizes.join()}`,
    `--games ${games}`,
    ...(test ? [`--stop ${test.low}:${test.high}`] : []),
  ];
  return [
    gameFact(header),
    ['Bots', bots.join(', ')],
    ['Players', sizes.join(', ')],
    ['Games', `${played}${whole(report.planned)}`],
    ['Seed', `${seed}; game number i has the seed "${seed}/i"`],
    [
      'Reproducible',
      bots.every(isReproducible)
        ? 'yes: the same command gives the same results'
        : 'no: a bot looks at the clock, so its games differ from run to run',
    ],
    commandFact(header, flags, seed, tables[0]?.options),
  ];
}

export function tuningFacts(header: Header, plan: TuningPlan): FactRows {
  const { bot, seats, rounds, gamesARound, checkGames, seed, options } = plan;
  const flags = [
    `--bot ${bot}`,
    `--seats ${seats}`,
    `--rounds ${rounds}`,
    `--games ${gamesARound}`,
    `--check ${checkGames}`,
  ];
  return [
    gameFact(header),
    ['Bot', bot],
    ['Players', String(seats)],
    ['Games', whole(gamesOf(plan))],
    commandFact(header, flags, seed, options),
  ];
}

const gameFact = ({ game, rules, sources }: Header): FactRows[number] => [
  'Game',
  `${game}, rules ${rules}, sources ${sources}`,
];

/** What to type to have the same run again. */
function commandFact(
  { kind, game }: Header,
  flags: readonly string[],
  seed: number,
  options: unknown,
): FactRows[number] {
  const chosen = Object.entries((options ?? {}) as Record<string, unknown>).map(
    ([key, value]) => `--option ${key}=${String(value)}`,
  );
  return ['Command', ['warptable lab', kind, game, ...flags, `--seed ${seed}`, ...chosen].join(' ')];
}
