import { useState } from 'react';
import type { CampaignProps } from '@warptable/ui';
import type { RivalId } from '../../content/index.ts';
import './campaign.css';
import { History } from './History.tsx';
import { Overview } from './Overview.tsx';
import { RacePool } from './RacePool.tsx';
import { RivalDialog } from './RivalDialog.tsx';
import { StarChart } from './StarChart.tsx';
import type { WarpCampaignProps } from './props.ts';

/** The solo campaign, or single scenarios beside it: the star chart, and all that is to be known (TWS 24.13). */
export function Campaign(any: CampaignProps) {
  // The frame hands back what `theWarpCampaign` has made.
  const props = any as WarpCampaignProps;
  const { shown, running } = props;
  const [opened, setOpened] = useState<RivalId | null>(null);
  return (
    <div className="tw-campaign">
      <div className="tw-chart-box">
        <Overview {...props} />
        <StarChart shown={shown} running={running} open={setOpened} />
      </div>
      <div className="tw-campaign-below">
        {shown.kind === 'campaign' && <RacePool progress={shown.progress} />}
        <History {...props} />
      </div>
      {opened && <RivalDialog {...props} rival={opened} close={() => setOpened(null)} />}
    </div>
  );
}
