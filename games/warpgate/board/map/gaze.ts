import { useLookedAt as useLookedAtIn } from '@warptable/ui';
import type { Gaze, PartProps } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { reachOf, wantsRanges } from '../preview.ts';
import { placeMeant } from '../targets.ts';

/** What the parts of the map that follow the gaze get. */
export interface Watching {
  readonly props: PartProps<WarpgateView>;
  readonly gaze: Gaze;
}

export const useLookedAt = ({ props: { asked, attention }, gaze }: Watching) =>
  useLookedAtIn(gaze, attention, (value) => placeMeant(asked, value));

/** How far ranges are shown around a place that somebody only looks at. */
const LOOKED_AT = 3;

/** Where the ranges that are shown begin, and how far they go. */
export function useReach(watching: Watching): { from: string; range: number } | null {
  const { view, asked } = watching.props;
  const { place } = useLookedAt(watching);
  const around = place !== null && wantsRanges(asked) ? { from: place, range: LOOKED_AT } : null;
  return reachOf(view, asked) ?? around;
}
