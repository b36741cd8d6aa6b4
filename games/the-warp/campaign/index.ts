import type { Campaign, Chapter } from '@warptable/games/campaign';
import { RIVALS, RIVAL_IDS } from '../content/index.ts';
import type { RaceId, RivalId } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { raceName } from '../words/names.ts';
import { say } from '../words/say.ts';
import { sayCampaign } from '../words/say-campaign.ts';
import { rivalName } from '../words/solo.ts';
import { scenarioOptions, standingOf } from './options.ts';
import { MODES, USUAL_CHOICES, isRivalId, recordOf } from './progress.ts';
import type { SoloProgress } from './progress.ts';
import { readProgress } from './reading.ts';
import { choicesIn, counted, mergeHistories, mergeRivals, scenarioOf, withScenario } from './results.ts';
import { skirmish } from './skirmish.ts';
import {
  TIERS,
  isComplete,
  isDefeated,
  isRivalOpen,
  isTierOpen,
  isWon,
  missingFor,
  racePool,
  rivalsOf,
  unlockedRaces,
} from './standing.ts';

export type { SoloProgress } from './progress.ts';

/**
 * The solo campaign: eleven Rivals in three tiers (TWS 24.1). The shell keeps campaigns, files and running scenarios (TWS 24.11, TWS 24.17,
 * TWS 24.28) and begins each with a new seed (TWS 24.18).
 */
export const theWarpCampaign: Campaign<SoloProgress, WarpView> = {
  version: 1,
  start: () => ({ rivals: {}, history: [], choices: USUAL_CHOICES }),
  read: readProgress,
  chapters: (progress) => RIVAL_IDS.map((id) => chapterOf(progress, id)),
  unlocked: (progress) => racePool(progress).map(raceName),
  table(progress, chapter) {
    if (!isRivalId(chapter)) throw new Error(`there is no Rival '${chapter}'`);
    // TWS 24.22: the races unlocked by now. That of the Rival itself stays out of the deck by TWS 3.9.
    return scenarioOptions(chapter, progress.choices, unlockedRaces(progress));
  },
  next(progress, end) {
    const scenario = scenarioOf(end);
    if (!scenario) return progress;
    const { rival } = scenario;
    const { rivals, history } = progress;
    return {
      rivals: { ...rivals, [rival]: counted(rivals[rival], scenario) },
      history: withScenario(history, scenario),
      choices: choicesIn(end.options),
    };
  },
  merge(mine, other) {
    const history = mergeHistories(mine.history, other.history);
    const known = RIVAL_IDS.filter((id) => mine.rivals[id] ?? other.rivals[id]);
    return {
      rivals: Object.fromEntries(
        known.map((id) => [id, mergeRivals(id, recordOf(mine, id), recordOf(other, id), history)]),
      ),
      history,
      // TWS 35.1: the reader's options are kept.
      choices: mine.choices,
    };
  },
  gains: (before, after) => [
    ...RIVAL_IDS.flatMap((id) => [
      ...(isDefeated(after, id) && !isDefeated(before, id) ? [`defeated:${id}`] : []),
      ...(isWon(after, id, 'hard') && !isWon(before, id, 'hard') ? [`hard:${id}`] : []),
    ]),
    ...unlockedRaces(after)
      .filter((race) => !unlockedRaces(before).includes(race))
      .map((race) => `race:${race}`),
    ...TIERS.filter((tier) => isTierOpen(after, tier) && !isTierOpen(before, tier)).map(
      (tier) => `tier:${tier}`,
    ),
    ...MODES.filter((mode) => isComplete(after, mode) && !isComplete(before, mode)).map(
      (mode) => `complete:${mode}`,
    ),
  ],
  gain(id) {
    const [kind, what = ''] = id.split(':');
    switch (kind) {
      case 'defeated':
        return { name: sayCampaign('campaign.gains.defeated', { rival: rivalName(what as RivalId) }) };
      case 'hard':
        return { name: sayCampaign('campaign.gains.hard', { rival: rivalName(what as RivalId) }) };
      case 'race':
        return raceGain(what as RaceId);
      case 'tier':
        return {
          name: sayCampaign('campaign.gains.tier', { tier: what }),
          about: sayCampaign('campaign.gains.tierRivals', {
            rivals: rivalsOf(Number(what) as 1 | 2 | 3)
              .map(rivalName)
              .join(', '),
          }),
        };
      default:
        return {
          name: sayCampaign(what === 'hard' ? 'campaign.gains.completeHard' : 'campaign.gains.complete'),
        };
    }
  },
  standing: standingOf,
  skirmish,
};

/** TWS 24.20: with its abilities. */
const raceGain = (race: RaceId) => ({
  name: sayCampaign('campaign.gains.race', { race: raceName(race) }),
  about: [
    `${say(`races.${race}.active.name`)}: ${say(`races.${race}.active.text`)}`,
    `${say(`races.${race}.reward.name`)}: ${say(`races.${race}.reward.text`)}`,
  ].join(' '),
});

function chapterOf(progress: SoloProgress, id: RivalId): Chapter {
  const { tier } = RIVALS[id];
  const text = {
    id,
    name: rivalName(id),
    about: sayCampaign(`rivals.${id}.about`),
    ...(rivalsOf(tier)[0] === id ? { heading: sayCampaign('campaign.tier', { tier }) } : {}),
  };
  // TWS 27.1, TWS 27.12; its card may be read all the same (TWS 24.14).
  if (!isRivalOpen(progress, id)) {
    const rivals = missingFor(progress, tier).map(rivalName).join(', ');
    return { ...text, state: 'locked', note: sayCampaign('campaign.locked', { rivals }) };
  }
  if (!isDefeated(progress, id)) return { ...text, state: 'open' };
  const best = recordOf(progress, id).best;
  const { points } = best.hard ?? best.normal ?? {};
  return {
    ...text,
    state: 'won',
    ...(points ? { note: sayCampaign('campaign.best', { mine: points[0], rivals: points[1] }) } : {}),
  };
}
