import type { Campaign } from '@warptable/games/campaign';
import type { OptionValues } from '@warptable/kernel';
import { RIVALS, RIVAL_IDS, UNLOCKABLE_RACES } from '../content/index.ts';
import type { RaceId, RivalId } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { sayCampaign } from '../words/say-campaign.ts';
import { rivalName } from '../words/solo.ts';
import { choicesFor, scenarioOptions, standingOf } from './options.ts';
import { MODES, USUAL_CHOICES, isRivalId } from './progress.ts';
import type { ScenarioChoices, Mode, Scenario } from './progress.ts';
import { listIn, objectIn, readChoices, readScenario } from './reading.ts';
import { better, choicesIn, isWin, mergeHistories, scenarioOf, withScenario } from './results.ts';

/** TWS 24.25: all 15 other races, the 5 starters, or the pool of a campaign. */
export const POOLS = ['all', 'starters', 'campaign'] as const;
export type Pool = (typeof POOLS)[number];

/** Scenarios beside all campaigns, with best results of their own (TWS 24.27). */
export interface SkirmishProgress {
  /** By Rival, mode and pool, see `bestKey`. */
  readonly best: Readonly<Partial<Record<string, Scenario>>>;
  readonly history: readonly Scenario[];
  readonly choices: ScenarioChoices;
}

export const bestKey = (rival: RivalId, mode: Mode, pool: Pool): string => `${rival} ${mode} ${pool}`;

/** The pool that was played with; the Rival's own race is never in it (TWS 3.9). */
function poolOf(rival: RivalId, { unlocked }: OptionValues): Pool {
  const races = (Array.isArray(unlocked) ? (unlocked as RaceId[]) : UNLOCKABLE_RACES).filter(
    (race) => race !== RIVALS[rival].race,
  );
  if (races.length === 0) return 'starters';
  return races.length === UNLOCKABLE_RACES.length - 1 ? 'all' : 'campaign';
}

const KEYS = new Set(
  RIVAL_IDS.flatMap((rival) => MODES.flatMap((mode) => POOLS.map((pool) => bestKey(rival, mode, pool)))),
);

const bestOf = (
  best: SkirmishProgress['best'],
  key: string,
  scenario: Scenario,
): SkirmishProgress['best'] => ({
  ...best,
  [key]: better(best[key], scenario),
});

/** TWS 24.10, TWS 24.26: single scenarios. Everything is open, and nothing is won for a campaign. */
export const skirmish: Campaign<SkirmishProgress, WarpView> = {
  version: 1,
  start: () => ({ best: {}, history: [], choices: USUAL_CHOICES }),
  read(raw) {
    const { best, history, choices } = objectIn(raw, 'the progress');
    return {
      best: Object.fromEntries(
        Object.entries(objectIn(best, 'the best results'))
          .filter(([key]) => KEYS.has(key))
          .map(([key, scenario]) => [key, readScenario(scenario)]),
      ),
      history: listIn(history, 'the history', readScenario),
      choices: readChoices(choices),
    };
  },
  chapters: () =>
    RIVAL_IDS.map((id) => ({
      id,
      name: rivalName(id),
      about: sayCampaign(`rivals.${id}.about`),
      state: 'open' as const,
    })),
  unlocked: () => [],
  table(progress, chapter) {
    if (!isRivalId(chapter)) throw new Error(`there is no Rival '${chapter}'`);
    return {
      ...scenarioOptions(chapter, progress.choices, UNLOCKABLE_RACES),
      choices: [...choicesFor(chapter), 'unlocked'],
    };
  },
  next(progress, end) {
    const scenario = scenarioOf(end);
    if (!scenario) return progress;
    const key = bestKey(scenario.rival, scenario.mode, poolOf(scenario.rival, end.options));
    // TWS 24.27: what was played with known luck is no best result.
    const counts = isWin(scenario) && !end.repeated;
    return {
      best: counts ? bestOf(progress.best, key, scenario) : progress.best,
      history: withScenario(progress.history, scenario),
      choices: choicesIn(end.options),
    };
  },
  merge: (mine, other) => ({
    best: Object.entries(other.best).reduce(
      (best, [key, scenario]) => (scenario ? bestOf(best, key, scenario) : best),
      mine.best,
    ),
    history: mergeHistories(mine.history, other.history),
    choices: mine.choices,
  }),
  gains: () => [],
  gain: (id) => ({ name: id }),
  standing: standingOf,
};
