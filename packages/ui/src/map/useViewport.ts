import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useFingers } from './fingers.ts';
import { between, clamp, clearOf, fit, fitFor, panned, zoomed } from './viewport.ts';
import type { Bounds, Point, Size, Viewport } from './viewport.ts';

/** A movement that has rested so long, in milliseconds, is over. */
const REST = 140;
/** As long as all calm motion takes: `--calm` of the design tokens, in milliseconds. */
const CALM = 260;

export interface View {
  readonly size: Size;
  readonly viewport: Viewport;
  /** Whether everything is shown. */
  readonly isWhole: boolean;
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly showAll: () => void;
}

/**
 * What of the map is shown. While somebody moves it, the picture that is there is only shifted and stretched, which costs nearly nothing;
 * it is drawn anew when the movement rests.
 */
export function useViewport(
  box: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  bounds: Bounds,
  targets: readonly Point[],
): View {
  const { size, covered } = useFrame(box);
  /** Null while nobody has moved the map: then it shows itself as it is best seen. */
  const [moved, setMoved] = useState<Viewport | null>(null);
  const whole = useMemo(
    () => clearOf((frame) => fit(bounds, frame), targets, size, covered),
    [targets, bounds, size, covered],
  );
  const own = useMemo(
    () => clearOf((frame) => fitFor(targets, bounds, frame), targets, size, covered),
    [targets, bounds, size, covered],
  );
  const viewport = moved ?? own;
  const gesture = useRef<Viewport | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const letGo = () => {
    clearTimeout(resting.current);
    gesture.current = null;
    if (sheet.current) sheet.current.style.transform = '';
  };
  const drawAs = (wanted: Viewport) => {
    const { x, y, scale } = between(viewport, wanted, size);
    if (sheet.current) sheet.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  useLayoutEffect(() => {
    // While it was drawn, somebody may have moved it on.
    if (gesture.current && gesture.current !== viewport) drawAs(gesture.current);
    else letGo();
  }, [viewport]);
  useEffect(() => () => clearTimeout(resting.current), []);
  // Who has looked at everything goes on with what is asked next.
  useEffect(() => setMoved((was) => (was && isSame(was, whole) ? null : was)), [targets]);
  useGlide(sheet, viewport, size, moved === null);

  const stretch = (to: (from: Viewport) => Viewport) => {
    const wanted = clamp(to(gesture.current ?? viewport), bounds, size);
    gesture.current = wanted;
    drawAs(wanted);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setMoved(gesture.current), REST);
  };
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoomBy = (factor: number, at: Point = middle) => stretch((from) => zoomed(from, factor, at, size));
  const panBy = (dx: number, dy: number) => stretch((from) => panned(from, dx, dy));
  useFingers(box, { zoomBy, panBy });
  return {
    size,
    viewport,
    isWhole: isSame(viewport, whole),
    zoomBy,
    panBy,
    showAll: () => {
      letGo();
      // Where the map has come closer by itself, it must be told to stay away.
      setMoved(isSame(own, whole) ? null : whole);
    },
  };
}

const isSame = (a: Viewport, b: Viewport): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

/** The window onto the map, and where buttons lie over it, in pixels. */
interface Frame {
  readonly size: Size;
  readonly covered: readonly Bounds[];
}

/** Measured before anything is seen: the map comes with the rest of the table, not a moment later. */
function useFrame(box: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>({ size: { width: 0, height: 0 }, covered: [] });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setFrame((before) => frameAfter(before, frameOf(element)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return frame;
}

/** The same object as long as it is the same frame: the observer tells of it at first too. */
const frameAfter = (before: Frame, now: Frame): Frame =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

function frameOf(element: HTMLElement): Frame {
  const { left, top } = element.getBoundingClientRect();
  const boxes = [...element.querySelectorAll('.wt-panzoom-buttons button')].map((button) =>
    button.getBoundingClientRect(),
  );
  return {
    size: { width: element.clientWidth, height: element.clientHeight },
    covered: boxes
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height })),
  };
}

/** When the map moves by itself, one sees where it goes. */
function useGlide(
  sheet: RefObject<HTMLElement | null>,
  viewport: Viewport,
  size: Size,
  isOwn: boolean,
): void {
  const last = useRef({ viewport, size });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { viewport, size };
    const isMove = isOwn && !isSame(before.viewport, viewport) && before.size === size;
    if (!isMove || !sheet.current) return;
    const { x, y, scale } = between(viewport, before.viewport, size);
    const from = `translate(${x}px, ${y}px) scale(${scale})`;
    sheet.current.animate([{ transform: from }, { transform: 'none' }], {
      duration: isMotionWanted() ? CALM : 0,
      easing: 'ease-out',
    });
  }, [sheet, viewport, size, isOwn]);
}

/** Asked of the style sheet, the whole page would be styled anew just to know it. */
const isMotionWanted = (): boolean =>
  document.documentElement.dataset['motion'] !== 'off' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
