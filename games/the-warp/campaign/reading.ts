import { WarptableError } from '@warptable/kernel';
import { RACE_IDS } from '../content/index.ts';
import type { RaceId } from '../content/index.ts';
import { MODES, OUTCOMES, isRivalId } from './progress.ts';
import type { ScenarioChoices, SoloProgress, RivalRecord, Scenario } from './progress.ts';

type Raw = Readonly<Record<string, unknown>>;

const damaged = (what: string): WarptableError =>
  new WarptableError('corrupt', `${what} is missing or damaged`);

export function objectIn(raw: unknown, what: string): Raw {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) throw damaged(what);
  return raw as Raw;
}

export function listIn<T>(raw: unknown, what: string, read: (one: unknown) => T): T[] {
  if (!Array.isArray(raw)) throw damaged(what);
  return raw.map(read);
}

function oneOf<T extends string>(raw: unknown, values: readonly T[], what: string): T {
  const found = values.find((value) => value === raw);
  if (found === undefined) throw damaged(what);
  return found;
}

function count(raw: unknown, what: string): number {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw) || raw < 0) throw damaged(what);
  return raw;
}

export function readChoices(raw: unknown): ScenarioChoices {
  const { side, pioneering, clock } = objectIn(raw, 'a choice');
  return {
    side: oneOf(side, ['A', 'B'], 'a map side'),
    pioneering: oneOf(pioneering, ['basic', 'advanced'], 'a set of Pioneering Missions'),
    clock: oneOf(clock, ['time', 'turns'], 'a clock'),
  };
}

export function readScenario(raw: unknown): Scenario {
  const scenario = objectIn(raw, 'a game of the history');
  const { rival, mode, outcome, points, hardPoints, rounds, races, hints, time, table, at } = scenario;
  if (!isRivalId(rival)) throw damaged('the Rival of a game');
  if (typeof table !== 'string' || table === '') throw damaged('the table of a game');
  return {
    ...readChoices(scenario),
    rival,
    mode: oneOf(mode, MODES, 'the mode of a game'),
    outcome: oneOf(outcome, OUTCOMES, 'the end of a game'),
    points: points === null ? null : readPoints(points),
    hardPoints: count(hardPoints, 'the points of a game'),
    rounds: count(rounds, 'the rounds of a game'),
    races: listIn(races, 'the races of a game', (race) => oneOf<RaceId>(race, RACE_IDS, 'a race')),
    hints: count(hints, 'the hints of a game'),
    time: count(time, 'the time of a game'),
    table,
    at: count(at, 'the date of a game'),
  };
}

function readPoints(raw: unknown): readonly [number, number] {
  const [player, rival, ...more] = listIn(raw, 'the points of a game', (one) =>
    count(one, 'the points of a game'),
  );
  if (player === undefined || rival === undefined || more.length > 0) throw damaged('the points of a game');
  return [player, rival];
}

function readRival(raw: unknown): RivalRecord {
  const { won, attempts, wins, best } = objectIn(raw, 'the record of a Rival');
  const { normal, hard } = objectIn(won, 'what was won');
  if (typeof normal !== 'boolean' || typeof hard !== 'boolean') throw damaged('what was won');
  const bests = objectIn(best, 'a best result');
  return {
    won: { normal: normal || hard, hard },
    attempts: count(attempts, 'the number of attempts'),
    wins: count(wins, 'the number of wins'),
    best: Object.fromEntries(
      MODES.filter((mode) => bests[mode] !== undefined).map((mode) => [mode, readScenario(bests[mode])]),
    ),
  };
}

/** Progress from a store or a file; throws with a reason if it is not sound. */
export function readProgress(raw: unknown): SoloProgress {
  const { rivals, history, choices } = objectIn(raw, 'the progress');
  return {
    rivals: Object.fromEntries(
      Object.entries(objectIn(rivals, 'the list of Rivals')).map(([id, record]) => {
        if (!isRivalId(id)) throw new WarptableError('corrupt', `there is no Rival '${id}'`);
        return [id, readRival(record)];
      }),
    ),
    history: listIn(history, 'the history', readScenario),
    choices: readChoices(choices),
  };
}
