import { Store } from '@warptable/ui';
import { useState } from 'react';

/** The areas that somebody looks at. */
interface Looked {
  /** Under the mouse, or in focus. */
  readonly pointed: string | null;
  /** Touched, and so looked at until it is put away. */
  readonly pinned: string | null;
}

/** Changes with every move of the mouse: what shows it watches it, and the rest of the map is left alone. */
export type Gaze = Store<Looked>;

export const useGaze = (): Gaze => useState(() => new Store<Looked>({ pointed: null, pinned: null }))[0];
