import { listed } from '@warptable/speech';
import type { SoloProgress } from '../../campaign/progress.ts';
import { isAttempt, isWin } from '../../campaign/results.ts';
import { defeatedIn, isComplete, missingFor, tierOf } from '../../campaign/standing.ts';
import { RIVAL_IDS } from '../../content/index.ts';
import { rivalName } from '../../words/solo.ts';
import { t } from '../texts/say-campaign.ts';

/** TWS 24.13, TWS 24.23: what is missing for the next tier; the sums, when all are defeated. */
export function aimText(progress: SoloProgress): string {
  if (isComplete(progress, 'normal'))
    return `${t(isComplete(progress, 'hard') ? 'campaign.progress.completeHard' : 'campaign.progress.complete')} ${sumsText(progress)}`;
  const tier = tierOf(progress);
  const left = missingFor(progress, tier === 1 ? 2 : 3);
  if (tier < 3)
    return t('campaign.progress.missing', {
      tier: tier + 1,
      count: left.length,
      rivals: listed(left.map(rivalName)),
    });
  const rest = RIVAL_IDS.filter((id) => !defeatedIn(progress, 'normal').includes(id));
  return t('campaign.progress.last', { rivals: listed(rest.map(rivalName)) });
}

function sumsText({ rivals, history }: SoloProgress): string {
  const records = Object.values(rivals);
  const games = history.filter(isAttempt);
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  return t('campaign.progress.sums', {
    scenarios: t('campaign.progress.scenarios', { count: sum(records.map(({ attempts }) => attempts)) }),
    wins: t('campaign.progress.wins', {
      count: Math.max(games.filter(isWin).length, sum(records.map(({ wins }) => wins))),
    }),
    rounds: t('campaign.progress.rounds', { count: sum(games.map(({ rounds }) => rounds)) }),
    time: timeText(sum(games.map(({ time }) => time))),
  });
}

export function timeText(time: number): string {
  const minutes = Math.round(time / 60_000);
  if (minutes < 60) return t('campaign.progress.minutes', { count: minutes });
  return t('campaign.progress.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
