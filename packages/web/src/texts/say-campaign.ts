import { speaker } from '@warptable/speech';
import { campaignTexts } from './en-campaign.ts';

/** Says the page of campaigns; loaded with it. */
export const t = speaker('web', { campaigns: campaignTexts });
