import { speaker } from '@warptable/speech';
import { campaign } from './en/campaign.ts';
import { rivals } from './en/rivals.ts';

/** Says what a campaign tells, and the Rival Cards; loaded when they are wanted. */
export const sayCampaign = speaker('the-warp', { campaign, rivals });
