import type { ChapterEnd } from '@warptable/games/campaign';
import type { RivalId } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { MODES, NO_RECORD, USUAL_CHOICES, isRivalId } from './progress.ts';
import type { ScenarioChoices, Mode, Outcome, RivalRecord, Scenario } from './progress.ts';

/** The history of a campaign that is played for years stays small enough for a file; what was won does not depend on it. */
const MAX_HISTORY = 400;

/** The choices that options stand for; those that are left out are the usual ones. */
export const choicesIn = ({ side, pioneering, clock }: ChapterEnd['options']): ScenarioChoices => ({
  side: side === 'B' ? 'B' : USUAL_CHOICES.side,
  pioneering: pioneering === 'advanced' ? 'advanced' : USUAL_CHOICES.pioneering,
  clock: clock === 'turns' ? 'turns' : USUAL_CHOICES.clock,
});

/** TWS 24.8: what is recorded of a scenario that has ended; nothing, if its chapter is no Rival. */
export function scenarioOf(end: ChapterEnd<WarpView>): Scenario | undefined {
  const { chapter, options, result, view, hints, time, table, at } = end;
  if (!isRivalId(chapter)) return undefined;
  const [player = 0, rival = 0] = result?.scores ?? [];
  return {
    ...choicesIn(options),
    rival: chapter,
    mode: options['difficulty'] === 'hard' ? 'hard' : 'normal',
    outcome: outcomeOf(end),
    points: result && [player, rival],
    hardPoints: view?.solo?.hardPoints ?? 0,
    rounds: view?.round ?? 0,
    races: view?.players[0]?.races ?? [],
    hints,
    time,
    table,
    at,
  };
}

/** TWS 22.7, TWS 24.19: who gives up has lost. TWS 24.24, TWS 35.6: what a bot has played for the Player is neither won nor lost, even if it was given up. */
function outcomeOf({ assisted, result, view }: ChapterEnd<WarpView>): Outcome {
  if (assisted) return 'assisted';
  if (!result) return 'gaveUp';
  if (result.winners.includes(0)) return 'won';
  return view?.solo?.outOfTime ? 'outOfTime' : 'lost';
}

/** TWS 24.8: what counts as an attempt. */
export const isAttempt = ({ outcome }: Scenario): boolean => outcome !== 'assisted';
export const isWin = ({ outcome }: Scenario): boolean => outcome === 'won';

const marginOf = ({ points }: Scenario): number => (points ? points[0] - points[1] : 0);

/** The larger margin is better, then fewer rounds, then the earlier one. */
export function better(one: Scenario | undefined, other: Scenario | undefined): Scenario | undefined {
  if (!one || !other) return one ?? other;
  const order = marginOf(other) - marginOf(one) || one.rounds - other.rounds || one.at - other.at;
  return order <= 0 ? one : other;
}

/** A Rival's record after a scenario. A later loss takes nothing away (TWS 24.6). */
export function counted(record: RivalRecord = NO_RECORD, scenario: Scenario): RivalRecord {
  if (!isAttempt(scenario)) return record;
  const attempts = record.attempts + 1;
  if (!isWin(scenario)) return { ...record, attempts };
  const { mode } = scenario;
  const best = better(record.best[mode], scenario);
  return {
    // TWS 24.4, TWS 24.21: a hard win ticks both boxes.
    won: { normal: true, hard: record.won.hard || mode === 'hard' },
    attempts,
    wins: record.wins + 1,
    best: { ...record.best, ...(best ? { [mode]: best } : {}) },
  };
}

export const withScenario = (history: readonly Scenario[], scenario: Scenario): readonly Scenario[] =>
  [...history, scenario].slice(-MAX_HISTORY);

/** Both histories in one (TWS 35.2), the oldest first. */
export function mergeHistories(mine: readonly Scenario[], other: readonly Scenario[]): readonly Scenario[] {
  const all = new Map([...other, ...mine].map((one) => [`${one.table} ${one.at}`, one]));
  return [...all.values()].toSorted((a, b) => a.at - b.at).slice(-MAX_HISTORY);
}

/** Counted anew in the merged history, but never less than either knew of. */
export function mergeRivals(
  rival: RivalId,
  mine: RivalRecord,
  other: RivalRecord,
  history: readonly Scenario[],
): RivalRecord {
  const games = history.filter((one) => one.rival === rival);
  const largest = (seen: number, key: 'attempts' | 'wins'): number => Math.max(seen, mine[key], other[key]);
  const bestIn = (mode: Mode) => better(mine.best[mode], other.best[mode]);
  const hard = mine.won.hard || other.won.hard;
  return {
    won: { normal: hard || mine.won.normal || other.won.normal, hard },
    attempts: largest(games.filter(isAttempt).length, 'attempts'),
    wins: largest(games.filter(isWin).length, 'wins'),
    best: Object.fromEntries(
      MODES.flatMap((mode) => {
        const best = bestIn(mode);
        return best ? [[mode, best]] : [];
      }),
    ),
  };
}
