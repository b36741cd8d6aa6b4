import type { PartProps } from '@warptable/ui';
import { Store, useFact, useStore } from '@warptable/ui';
import { useState } from 'react';
import type { WarpgateView } from '../../rules/view.ts';
import { reachOf, wantsRanges } from '../preview.ts';
import { placeMeant } from '../targets.ts';

/** The places that somebody looks at. */
interface Looked {
  /** Under the mouse, or in focus. */
  readonly pointed: string | null;
  /** Touched, and so looked at until it is put away. */
  readonly pinned: string | null;
}

/** Changes with every move of the mouse: what shows it watches it, and the rest of the map is left alone. */
export type Gaze = Store<Looked>;

export const useGaze = (): Gaze => useState(() => new Store<Looked>({ pointed: null, pinned: null }))[0];

/** What the parts of the map that follow the gaze get. */
export interface Watching {
  readonly props: PartProps<WarpgateView>;
  readonly gaze: Gaze;
}

export const useConsidered = ({ props }: Watching) =>
  useFact(props.attention, ({ considered }) => considered);

interface LookedAt {
  readonly place: string | null;
  /** Whether it stays, so that there is time to read more about it. */
  readonly stays: boolean;
  /** Whether it can be put away. */
  readonly isPinned: boolean;
}

export function useLookedAt({ props, gaze }: Watching): LookedAt {
  const { pointed, pinned } = useStore(gaze);
  const confirming = useFact(props.attention, (attention) => attention.confirming);
  const touched = confirming === null ? null : placeMeant(props.asked, confirming);
  return {
    place: pointed ?? touched ?? pinned,
    stays: pointed === null,
    isPinned: pointed === null && touched === null,
  };
}

/** How far ranges are shown around a place that somebody only looks at. */
const LOOKED_AT = 3;

/** Where the ranges that are shown begin, and how far they go. */
export function useReach(watching: Watching): { from: string; range: number } | null {
  const { view, asked } = watching.props;
  const { place } = useLookedAt(watching);
  const around = place !== null && wantsRanges(asked) ? { from: place, range: LOOKED_AT } : null;
  return reachOf(view, asked) ?? around;
}
