import { speaker } from '@warptable/speech';
import { campaign } from './en-campaign.ts';

/** Says the page of the campaign; loaded with it. */
export const t = speaker('the-warp-board', { campaign });
