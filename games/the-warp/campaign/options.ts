import { RIVALS } from '../content/index.ts';
import type { RaceId, RivalId } from '../content/index.ts';
import type { WarpView } from '../rules/view.ts';
import { sayCampaign } from '../words/say-campaign.ts';
import type { ScenarioChoices } from './progress.ts';

/** TWS 24.15: what is up to the player. Only Xotan counts time. */
export const choicesFor = (rival: RivalId): readonly string[] => [
  'difficulty',
  'side',
  'pioneering',
  ...(RIVALS[rival].countsTime ? ['clock'] : []),
];

/** The table of a scenario: it has one seat (TWS 24.30). */
export const scenarioOptions = (
  rival: RivalId,
  { side, pioneering }: ScenarioChoices,
  unlocked: readonly RaceId[],
) => ({
  seats: 1,
  level: 'novice' as const,
  options: { rival, side, pioneering, unlocked },
  choices: choicesFor(rival),
});

/** TWS 24.13: how a running scenario stands. */
export const standingOf = ({ round, players }: WarpView): string =>
  sayCampaign('campaign.standing', {
    round,
    mine: players[0]?.points ?? 0,
    rivals: players[1]?.points ?? 0,
  });
