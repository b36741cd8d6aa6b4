import type { Asked, Refusal, Value } from '@warptable/kernel';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { PartProps } from '../game-ui.ts';
import type { Gaze } from './gaze.ts';
import { useGaze } from './gaze.ts';
import type { PlaceTouch, TouchablePlace } from './MapPlace.tsx';
import { labelOf } from './labels.ts';
import type { PlaceTargets } from './targets.ts';
import type { MapTarget } from './viewport.ts';
import { neighbourTowards } from './walking.ts';

/** How a game tells the kit about its map. */
export interface MapPlan<V> {
  readonly part: PartProps<V>;
  /** Every place with the point where it lies; the same list as long as the map is the same. */
  readonly places: readonly MapTarget[];
  readonly targetsOf: (asked: Asked | null) => PlaceTargets;
  /** Its name and what lies there, for screen readers. */
  readonly nameOf: (id: string) => string;
  readonly isAttack: (id: string) => boolean;
  /** The option that a place stands for, where that is not its id: `harvest:3a` for `3a`. */
  readonly optionAt?: (id: string) => Value | undefined;
  readonly refusalText: (refusal: Refusal) => string;
  /** What `inspect` calls a place: `place` for `place:3a`. */
  readonly thing: string;
  /** Where the keyboard comes in when nothing is lit. */
  readonly home: string;
}

/** A map that can be touched, pointed at and walked by keys: for `MapFrame`, and place by place for `MapPlace`. */
export interface TouchableMap {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly gaze: Gaze;
  readonly lit: readonly MapTarget[];
  readonly act: (id: string) => void;
  /** Plain values and functions that never change, so that a memoized place is drawn anew only when it looks different. */
  readonly place: (id: string) => TouchablePlace;
}

export function useMapPlaces<V>(plan: MapPlan<V>): TouchableMap {
  const { part, places, targetsOf, home } = plan;
  const { view, asked, attention, isFinal } = part;
  const box = useRef<HTMLDivElement>(null);
  const gaze = useGaze();
  const targets = useMemo(() => targetsOf(asked), [asked]);
  const labels = useMemo(
    () => new Map(places.map(({ id }) => [id, labelOf(plan, id)])),
    [places, view, asked, isFinal],
  );
  const lit = useMemo(() => places.filter(({ id }) => targets.legal.has(id)), [places, targets]);
  const touch = useTouch({ plan, targets, box, gaze });
  const first = targets.legal.size > 0 ? undefined : home;
  const place = (id: string): TouchablePlace => ({
    id,
    option: String(plan.optionAt?.(id) ?? id),
    label: labels.get(id) ?? '',
    target: targets.legal.has(id) ? 'legal' : targets.refused.has(id) ? 'refused' : 'idle',
    isAttack: plan.isAttack(id),
    isFinal: isFinal(id),
    tabbable: targets.legal.has(id) || id === first,
    attention,
    ...touch,
  });
  return { box, gaze, lit, act: touch.act, place };
}

interface Touched {
  readonly plan: Omit<MapPlan<unknown>, 'part'> & { readonly part: TouchedPart };
  readonly targets: PlaceTargets;
  readonly box: RefObject<HTMLElement | null>;
  readonly gaze: Gaze;
}

interface TouchedPart {
  readonly choose: (value: Value) => void;
  readonly explain: (value: Value) => void;
  readonly inspect: (thing: string) => void;
  consider?(value: Value | null): void;
}

/** What happens when a place is touched, pointed at or left by an arrow key. The functions stay the same for ever. */
function useTouch(touched: Touched): PlaceTouch {
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

function act({ plan: { part, thing }, targets, gaze }: Touched, id: string): void {
  const { pointed, pinned } = gaze.get();
  if (targets.legal.has(id)) part.choose(id);
  else if (targets.refused.has(id)) part.explain(id);
  else if (pinned === id || pointed === id) part.inspect(`${thing}:${id}`);
  else gaze.merge({ pinned: id });
}

function point({ plan: { part }, targets, gaze }: Touched, id: string | null): void {
  gaze.merge({ pointed: id });
  part.consider?.(id !== null && targets.legal.has(id) ? id : null);
}

/** Walks to the next place in the direction of an arrow key. */
function step({ plan: { places }, box }: Touched, id: string, key: string): boolean {
  const next = neighbourTowards(places, id, key);
  if (next === undefined) return false;
  box.current?.querySelector<SVGGElement>(`[data-place='${next}']`)?.focus();
  return true;
}
