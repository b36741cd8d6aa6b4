import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The open dialogs, the topmost last. */
const open: HTMLElement[] = [];

const FOCUSABLE =
  'a[href], button, input:not([type=radio]), input[type=radio]:checked, select, textarea, summary, [tabindex]';

/**
 * Shows the box above everything, keeps the focus in it, and gives the focus back afterwards. The browser's own modal dialogs do the
 * same, but make all the rest of the page inert, and so work out the style of every piece on the map anew: too slow on a phone.
 */
export function useModal(box: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = document.activeElement;
    const stop = new AbortController();
    const { signal } = stop;
    open.push(element);
    element.showPopover();
    enter(element, false);
    let backwards = false;
    const onKeyDown = (event: KeyboardEvent) => {
      backwards = event.shiftKey;
      if (event.key !== 'Escape' || open.at(-1) !== element) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (open.at(-1) === element && target instanceof Node && !element.contains(target))
        enter(element, backwards);
    };
    addEventListener('keydown', onKeyDown, { signal, capture: true });
    addEventListener('focusin', onFocusIn, { signal });
    return () => {
      stop.abort();
      open.splice(open.indexOf(element), 1);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, [box]);
}

function enter(box: HTMLElement, backwards: boolean): void {
  const within = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isReached = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.checkVisibility();
  (backwards ? within.findLast(isReached) : within.find(isReached))?.focus();
}

/** Whether a dialog lies over the page. */
export const isDialogOpen = (): boolean => open.length > 0;
