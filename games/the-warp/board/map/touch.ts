import type { PartProps } from '@warptable/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { WarpView } from '../../rules/view.ts';
import type { Chart } from '../chart/chart.ts';
import type { PlaceTargets } from '../targets.ts';
import type { AreaTouch } from './Area.tsx';
import type { Gaze } from './gaze.ts';
import { neighbourTowards } from './walking.ts';

interface Touched {
  readonly props: PartProps<WarpView>;
  readonly chart: Chart;
  readonly targets: PlaceTargets;
  readonly box: RefObject<HTMLElement | null>;
  readonly gaze: Gaze;
}

/** What happens when an area is touched, pointed at or left by an arrow key. The functions stay the same for ever. */
export function useTouch(touched: Touched): AreaTouch {
  const latest = useRef(touched);
  useEffect(() => {
    latest.current = touched;
  });
  return useMemo(
    () => ({
      act: (id) => act(latest.current, id),
      point: (id) => point(latest.current, id),
      step: (id, key) => step(latest.current, id, key),
    }),
    [],
  );
}

function act({ props, targets, gaze }: Touched, id: string): void {
  const { pointed, pinned } = gaze.get();
  if (targets.legal.has(id)) props.choose(id);
  else if (targets.refused.has(id)) props.explain(id);
  else if (pinned === id || pointed === id) props.inspect(`area:${id}`);
  else gaze.merge({ pinned: id });
}

function point({ props, targets, gaze }: Touched, id: string | null): void {
  gaze.merge({ pointed: id });
  props.consider?.(id !== null && targets.legal.has(id) ? id : null);
}

/** Walks to the next area in the direction of an arrow key. */
function step({ chart, box }: Touched, id: string, key: string): boolean {
  const next = neighbourTowards(chart.areas, id, key);
  if (next === undefined) return false;
  box.current?.querySelector<SVGGElement>(`[data-place='${next}']`)?.focus();
  return true;
}
