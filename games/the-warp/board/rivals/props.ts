import type { CampaignProps } from '@warptable/ui';
import type { SoloProgress } from '../../campaign/progress.ts';
import type { SkirmishProgress } from '../../campaign/skirmish.ts';

/** What the page gets, with the progress of this game. */
export type WarpCampaignProps = CampaignProps<SoloProgress, SkirmishProgress>;
