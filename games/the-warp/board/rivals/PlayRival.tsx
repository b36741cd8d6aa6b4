import type { OptionValues } from '@warptable/kernel';
import { useState } from 'react';
import type { ScenarioChoices, Mode } from '../../campaign/progress.ts';
import { isWon, unlockedRaces } from '../../campaign/standing.ts';
import { RIVALS, UNLOCKABLE_RACES } from '../../content/index.ts';
import type { RaceId, RivalId } from '../../content/index.ts';
import { t } from '../texts/say-campaign.ts';
import type { WarpCampaignProps } from './props.ts';

interface PlayRivalProps extends WarpCampaignProps {
  readonly rival: RivalId;
}

/** The races of a skirmish: all, none beside the starters, or those of a campaign (TWS 24.25). */
interface PoolChoice {
  readonly name: string;
  readonly unlocked: readonly RaceId[];
}

/** The options, as they were chosen last, and a button for each mode. */
export function PlayRival({ rival, shown, campaigns, play }: PlayRivalProps) {
  const [choices, setChoices] = useState<ScenarioChoices>(shown.progress.choices);
  const [pool, setPool] = useState(0);
  const isSkirmish = shown.kind === 'skirmish';
  const pools: readonly PoolChoice[] = [
    { name: t('campaign.play.pool_all'), unlocked: UNLOCKABLE_RACES },
    { name: t('campaign.play.pool_starters'), unlocked: [] },
    ...campaigns.map(({ name, progress }) => ({
      name: t('campaign.play.pool_campaign', { name }),
      unlocked: unlockedRaces(progress),
    })),
  ];
  const begin = (difficulty: Mode) => {
    const { side, pioneering, clock } = choices;
    const unlocked = pools[pool]?.unlocked ?? UNLOCKABLE_RACES;
    const options: OptionValues = {
      difficulty,
      side,
      pioneering,
      // TWS 2.2: nobody else counts time.
      ...(RIVALS[rival].countsTime && difficulty === 'hard' ? { clock } : {}),
      ...(isSkirmish ? { unlocked } : {}),
    };
    play(rival, options);
  };
  const isAgain = !isSkirmish && isWon(shown.progress, rival, 'normal');
  return (
    <div className="tw-play">
      <div className="tw-play-options">
        <Choice
          name={t('campaign.play.side')}
          value={choices.side}
          values={['A', 'B']}
          nameOf={(side) => t(`campaign.play.side_${side}`)}
          choose={(side) => setChoices({ ...choices, side })}
        />
        <Choice
          name={t('campaign.play.pioneering')}
          value={choices.pioneering}
          values={['basic', 'advanced']}
          nameOf={(pioneering) => t(`campaign.play.pioneering_${pioneering}`)}
          choose={(pioneering) => setChoices({ ...choices, pioneering })}
        />
        {RIVALS[rival].countsTime && (
          <Choice
            name={t('campaign.play.clock')}
            value={choices.clock}
            values={['time', 'turns']}
            nameOf={(clock) => t(`campaign.play.clock_${clock}`)}
            choose={(clock) => setChoices({ ...choices, clock })}
          />
        )}
        {isSkirmish && (
          <Choice
            name={t('campaign.play.pool')}
            value={String(pool)}
            values={pools.map((_, i) => String(i))}
            nameOf={(i) => pools[Number(i)]?.name ?? ''}
            choose={(i) => setPool(Number(i))}
          />
        )}
      </div>
      <div className="tw-play-buttons">
        <button type="button" className="wt-button" data-look="main" onClick={() => begin('normal')}>
          {t(isAgain ? 'campaign.play.again' : 'campaign.play.normal')}
        </button>
        <button type="button" className="wt-button tw-play-hard" onClick={() => begin('hard')}>
          {t(isAgain ? 'campaign.play.againHard' : 'campaign.play.hard')}
        </button>
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly choose: (value: T) => void;
}

function Choice<T extends string>({ name, value, values, nameOf, choose }: ChoiceProps<T>) {
  return (
    <label className="wt-field">
      <span>{name}</span>
      <select className="wt-input" value={value} onChange={({ target }) => choose(target.value as T)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
