import { useLayoutEffect } from 'react';
import type { UiState } from '../ui-state.ts';

/** Keeps in mind whether a finger or a pen was used last: a click does not tell it in every browser. */
export function useFinger(uiState: UiState): void {
  // Before anything can be touched.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const down = ({ pointerType }: PointerEvent) => {
      uiState.isByFinger = pointerType !== 'mouse';
    };
    const keyDown = () => {
      uiState.isByFinger = false;
    };
    addEventListener('pointerdown', down, options);
    addEventListener('keydown', keyDown, options);
    return () => stop.abort();
  }, [uiState]);
}
