import { DRAWINGS, LineIcon } from '@warptable/ui';
import type { CSSProperties } from 'react';
import { TIERS, isDefeated, isTierOpen, rivalsOf, suggestedRival } from '../../campaign/standing.ts';
import type { RivalId } from '../../content/index.ts';
import { rivalName } from '../../words/solo.ts';
import { t } from '../texts/say-campaign.ts';
import { ChartArt } from './ChartArt.tsx';
import './chart.css';
import { TALL, WIDE } from './places.ts';
import type { ChartLayout, ChartPoint } from './places.ts';
import { RivalFace } from './RivalFace.tsx';
import { stateOf } from './state.ts';
import type { WarpCampaignProps } from './props.ts';
import type { RivalState } from './state.ts';

interface StarChartProps extends Pick<WarpCampaignProps, 'shown' | 'running'> {
  readonly open: (rival: RivalId) => void;
}

const LOCK = 'M6.5 11h11v9h-11zM9 11V8a3 3 0 0 1 6 0v3';
const PLAY = 'M8 5.5v13l10.5-6.5z';

const SIGNS: Readonly<Record<RivalState, string | undefined>> = {
  closed: LOCK,
  open: undefined,
  running: PLAY,
  defeated: DRAWINGS.tick,
  hard: DRAWINGS.star,
};

/** Where a thing stands on both layouts, in shares of the chart. */
function placed(pointIn: (layout: ChartLayout) => ChartPoint): CSSProperties {
  const share = (value: number, of: number): string => `${((100 * value) / of).toFixed(2)}%`;
  const [wide, tall] = [pointIn(WIDE), pointIn(TALL)];
  return {
    '--wide-x': share(wide.x, WIDE.width),
    '--wide-y': share(wide.y, WIDE.height),
    '--tall-x': share(tall.x, TALL.width),
    '--tall-y': share(tall.y, TALL.height),
  } as CSSProperties;
}

/** The eleven Rivals as a way through the stars, from the Colony to the Warp Gate. */
export function StarChart({ shown, running, open }: StarChartProps) {
  const next = shown.kind === 'campaign' && running.length === 0 ? suggestedRival(shown.progress) : undefined;
  const art = {
    isOpen: (tier: (typeof TIERS)[number]) => shown.kind === 'skirmish' || isTierOpen(shown.progress, tier),
    isDefeated: (rival: RivalId) => shown.kind === 'campaign' && isDefeated(shown.progress, rival),
  };
  return (
    <div className="tw-chart" role="group" aria-label={t('campaign.chart')}>
      <ChartArt {...art} layout={WIDE} className="tw-chart-wide" />
      <ChartArt {...art} layout={TALL} className="tw-chart-tall" />
      <p className="tw-chart-place" aria-hidden="true" style={placed(({ home }) => home)}>
        {t('campaign.home')}
      </p>
      <p className="tw-chart-place" aria-hidden="true" style={placed(({ gate }) => gate)} data-gate="true">
        {t('campaign.gate')}
      </p>
      {TIERS.map((tier, i) => (
        <section key={tier} aria-labelledby={`tw-tier-${shown.kind}-${tier}`}>
          <h4
            id={`tw-tier-${shown.kind}-${tier}`}
            className="tw-chart-region"
            style={placed(({ regions }) => regions[i]?.name ?? { x: 0, y: 0 })}
          >
            <span>{t('campaign.tier', { tier })}</span>
            {t(`campaign.regions.t${tier}`)}
          </h4>
          <ul role="list">
            {rivalsOf(tier).map((rival) => (
              <li key={rival}>
                <RivalMark
                  rival={rival}
                  state={stateOf(shown, rival, running)}
                  isNext={rival === next}
                  open={() => open(rival)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface RivalMarkProps {
  readonly rival: RivalId;
  readonly state: RivalState;
  readonly isNext: boolean;
  readonly open: () => void;
}

function RivalMark({ rival, state, isNext, open }: RivalMarkProps) {
  const name = rivalName(rival);
  const sign = SIGNS[state];
  return (
    <button
      type="button"
      className="tw-rival-mark"
      data-rival={rival}
      data-state={state}
      data-next={isNext}
      style={placed(({ rivals }) => rivals[rival])}
      onClick={open}
    >
      <span className="tw-rival-frame">
        <RivalFace rival={rival} />
      </span>
      {sign !== undefined && (
        <span className="tw-rival-sign">
          <LineIcon d={sign} size={16} />
        </span>
      )}
      <span className="tw-rival-name">
        {name}{' '}
        {state === 'running' ? (
          <small>{t('campaign.state.running')}</small>
        ) : (
          <span className="wt-hidden">
            {t('campaign.spokenState', { state: t(`campaign.state.${state}`) })}{' '}
          </span>
        )}
        {isNext && <small>{t('campaign.next')}</small>}
      </span>
    </button>
  );
}
