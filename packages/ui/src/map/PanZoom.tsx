import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EdgeArrows } from './EdgeArrows.tsx';
import './panzoom.css';
import { useFingers } from './fingers.ts';
import { clamp, fit, panned, viewBoxOf, zoomed } from './viewport.ts';
import type { Bounds, Point, Size, Viewport } from './viewport.ts';

export interface PanZoomProps {
  /** What has to be visible when everything is shown. */
  readonly bounds: Bounds;
  /** The name of the map, for screen readers. */
  readonly label: string;
  /** Lit targets: arrows at the edge count those that are out of sight. */
  readonly targets?: readonly Point[];
  /** SVG. */
  readonly children: ReactNode;
}

const STEP = 1.3;
const PAN = 70;

/** A window onto an SVG map: wheel, drag, pinch and keys move it; it shows everything at first. */
export function PanZoom({ bounds, label, targets = [], children }: PanZoomProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  /** Null while the whole map is shown, so that it stays whole when the box changes. */
  const [moved, setMoved] = useState<Viewport | null>(null);
  const viewport = moved ?? fit(bounds, size);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const change = (to: (from: Viewport) => Viewport) =>
    setMoved((from) => clamp(to(from ?? fit(bounds, size)), bounds, size));
  const zoomBy = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
    change((from) => zoomed(from, factor, at, size));
  const panBy = (dx: number, dy: number) => change((from) => panned(from, dx, dy));
  useFingers(box, { zoomBy, panBy });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': () => setMoved(null),
      ArrowLeft: () => panBy(PAN, 0),
      ArrowRight: () => panBy(-PAN, 0),
      ArrowUp: () => panBy(0, PAN),
      ArrowDown: () => panBy(0, -PAN),
    }[event.key];
    if (!act || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const shown = viewBoxOf(viewport, size);
  return (
    <div className="wt-panzoom" ref={box}>
      <svg
        className="wt-panzoom-map"
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        viewBox={`${shown.x} ${shown.y} ${shown.width || 1} ${shown.height || 1}`}
      >
        {size.width > 0 && children}
      </svg>
      <EdgeArrows targets={targets} shown={shown} />
      <div className="wt-panzoom-buttons">
        <button type="button" aria-label={t('map.closer')} onClick={() => zoomBy(STEP)}>
          <Plus aria-hidden size={20} />
        </button>
        <button type="button" aria-label={t('map.farther')} onClick={() => zoomBy(1 / STEP)}>
          <Minus aria-hidden size={20} />
        </button>
        <button
          type="button"
          aria-label={t('map.fit')}
          aria-disabled={moved === null}
          onClick={() => setMoved(null)}
        >
          <Maximize aria-hidden size={18} />
        </button>
      </div>
    </div>
  );
}
