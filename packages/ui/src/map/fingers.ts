import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Point } from './viewport.ts';

interface Movements {
  zoomBy(factor: number, at: Point): void;
  panBy(dx: number, dy: number): void;
}

/** A press that moves less than this is a click. In pixels. */
const STILL = 6;

/** Drag with the mouse or one finger, pinch with two, turn the wheel. A press that does not move still clicks. */
export function useFingers(box: RefObject<HTMLElement | null>, movements: Movements): void {
  const latest = useRef(movements);
  useEffect(() => {
    latest.current = movements;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return listen(element, () => latest.current);
  }, [box]);
}

function listen(element: HTMLElement, movements: () => Movements): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragging = false;

  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const grip = ({ pointerId, pointerType }: PointerEvent) => {
    element.setPointerCapture(pointerId);
    element.toggleAttribute('data-dragged', pointerType === 'mouse');
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      start = at(event);
      dragging = false;
    }
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (!dragging && fingers.size === 1 && distance(start, now) < STILL) return;
    if (!dragging) grip(event);
    dragging = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) {
      movements().panBy(now.x - before.x, now.y - before.y);
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    movements().zoomBy(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    movements().panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  };

  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    element.removeAttribute('data-dragged');
  };

  /** The end of a drag is no click on what lies under it. */
  const click = (event: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    movements().zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), at(event));
  };

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
