import type { Value } from '@warptable/kernel';
import { useState } from 'react';
import type { Attention } from '../game-ui.ts';
import { Store, useFact, useStore } from '../store.ts';
import type { Readable } from '../store.ts';

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

/** The option that is pointed at or about to be confirmed, for ghosts and odds. */
export const useConsidered = (attention: Readable<Attention>): Value | null =>
  useFact(attention, ({ considered }) => considered);

/** The place that a note is about. */
export interface LookedAt {
  readonly place: string | null;
  /** It stays, so that there is time to read more about it. */
  readonly stays: boolean;
  /** It can be put away. */
  readonly isPinned: boolean;
}

/** `placeMeant` tells the place that an option is, if it is one. */
export function useLookedAt(
  gaze: Gaze,
  attention: Readable<Attention>,
  placeMeant: (value: Value) => string | null,
): LookedAt {
  const { pointed, pinned } = useStore(gaze);
  const confirming = useFact(attention, (now) => now.confirming);
  const touched = confirming === null ? null : placeMeant(confirming);
  return {
    place: pointed ?? touched ?? pinned,
    stays: pointed === null,
    isPinned: pointed === null && touched === null,
  };
}
