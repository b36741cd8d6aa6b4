import { useLayoutEffect } from 'react';
import type { Desk } from '../desk.ts';

/** Keeps in mind whether a finger or a pen was used last: a click does not tell it in every browser. */
export function useFinger(desk: Desk): void {
  // Before anything can be touched.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const down = ({ pointerType }: PointerEvent) => {
      desk.isByFinger = pointerType !== 'mouse';
    };
    const keyDown = () => {
      desk.isByFinger = false;
    };
    addEventListener('pointerdown', down, options);
    addEventListener('keydown', keyDown, options);
    return () => stop.abort();
  }, [desk]);
}
