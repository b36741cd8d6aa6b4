import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Layout } from '../shell/layout.ts';

/** Where a panel may lie over the map, the best first. */
const DOCKS: Readonly<Record<Layout, readonly string[]>> = {
  desktop: ['bottom left', 'top left', 'top right', 'bottom right'],
  landscape: ['top', 'bottom'],
  portrait: ['top', 'bottom'],
};

/** What lies over the map already weighs more than the place that was fought for, that more than what can be chosen, and that more than all else. */
const WEIGHTS = [
  { weight: 0.01, of: () => '[data-place]' },
  { weight: 1, of: () => '[data-option]' },
  { weight: 20, of: (place: string) => `[data-place="${CSS.escape(place)}"]` },
  { weight: 400, of: () => 'section, aside, .wt-panzoom-buttons button' },
] as const;

/**
 * Puts a panel where it hides the least: first of all nothing that can be touched. If there is no such place, what lies under the panel
 * can be touched through it. Looks anew when one of `when` has changed.
 */
export function useDock(
  panel: RefObject<HTMLElement | null>,
  layout: Layout,
  place: string,
  when: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const board = element?.closest<HTMLElement>('[data-part=board]');
    if (!element || !board) return undefined;
    let isGone = false;
    const dock = () => !isGone && dockAt(element, board, DOCKS[layout], place);
    dock();
    // The map may be on its way to what can be touched now.
    const glides = board.querySelector('.wt-panzoom-sheet')?.getAnimations() ?? [];
    if (glides.length > 0) void Promise.allSettled(glides.map(({ finished }) => finished)).then(dock);
    return () => {
      isGone = true;
    };
  }, [panel, layout, place, ...when]);
}

function dockAt(panel: HTMLElement, board: HTMLElement, docks: readonly string[], place: string): void {
  const obstacles = WEIGHTS.flatMap(({ weight, of }) =>
    [...board.querySelectorAll(of(place))].flatMap((one) =>
      panel.contains(one) || one.contains(panel) ? [] : { weight, box: one.getBoundingClientRect() },
    ),
  );
  const costs = docks.map((dock) => {
    panel.dataset['dock'] = dock;
    const own = panel.getBoundingClientRect();
    return obstacles.reduce((sum, { weight, box }) => sum + (isOver(own, box) ? weight : 0), 0);
  });
  const min = Math.min(...costs);
  panel.dataset['dock'] = docks[costs.indexOf(min)];
  panel.dataset['through'] = String(min >= 1);
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
