import { Maximize, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { t } from '../texts/say.ts';
import { EdgeArrows } from './EdgeArrows.tsx';
import './panzoom.css';
import { useViewport } from './useViewport.ts';
import { nearestTo, towards, viewBoxOf } from './viewport.ts';
import type { Bounds, MapTarget } from './viewport.ts';

export interface PanZoomProps {
  /** What has to be visible when everything is shown. */
  readonly bounds: Bounds;
  /** The name of the map, for screen readers. */
  readonly label: string;
  /** Lit targets: the map comes closer to them where it must, and arrows at the edge count those that are out of sight. */
  readonly targets?: readonly MapTarget[];
  /** A finger has touched nothing, but a lit target is near. */
  readonly onNear?: (id: string) => void;
  /** SVG. */
  readonly children: ReactNode;
}

const STEP = 1.3;
const PAN = 70;
/** What comes into focus is shown with so much room around it, in pixels. */
const ROOM = 48;
const NONE: readonly MapTarget[] = [];

/** A window onto an SVG map: wheel, drag, pinch and keys move it. */
export function PanZoom({ bounds, label, targets = NONE, onNear, children }: PanZoomProps) {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { size, viewport, isWhole, zoomBy, panBy, showAll } = useViewport(box, sheet, bounds, targets);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': showAll,
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

  /** What the keyboard leads to comes into sight. */
  const onFocus = ({ target, currentTarget }: FocusEvent<SVGSVGElement>) => {
    const frame = box.current?.getBoundingClientRect();
    if (!frame || (target as Element) === currentTarget || !target.matches(':focus-visible')) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    const way = towards({ x: x - frame.x, y: y - frame.y, width, height }, size, ROOM);
    if (way.x !== 0 || way.y !== 0) panBy(way.x, way.y);
  };

  /** Fingers are thick: what is lit nearby was meant. */
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const { pointerType } = event.nativeEvent as PointerEvent;
    if (!onNear || pointerType !== 'touch' || isTarget(event.target)) return;
    const frame = box.current?.getBoundingClientRect();
    if (!frame) return;
    const at = { x: event.clientX - frame.x, y: event.clientY - frame.y };
    const near = nearestTo(at, targets, viewport, size);
    if (!near) return;
    event.stopPropagation();
    onNear(near.id);
  };

  const shown = viewBoxOf(viewport, size);
  return (
    <div className="wt-panzoom" ref={box}>
      <div className="wt-panzoom-sheet" ref={sheet}>
        <svg
          className="wt-panzoom-map"
          role="group"
          aria-label={label}
          tabIndex={0}
          data-bounds={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClickCapture={onClick}
          viewBox={`${shown.x} ${shown.y} ${shown.width || 1} ${shown.height || 1}`}
        >
          {size.width > 0 && children}
        </svg>
      </div>
      <EdgeArrows targets={targets} shown={shown} />
      <div className="wt-panzoom-buttons">
        <button type="button" data-does="closer" aria-label={t('map.closer')} onClick={() => zoomBy(STEP)}>
          <Plus aria-hidden size={20} />
        </button>
        <button
          type="button"
          data-does="farther"
          aria-label={t('map.farther')}
          onClick={() => zoomBy(1 / STEP)}
        >
          <Minus aria-hidden size={20} />
        </button>
        <button
          type="button"
          data-does="fit"
          aria-label={t('map.fit')}
          aria-disabled={isWhole}
          onClick={showAll}
        >
          <Maximize aria-hidden size={18} />
        </button>
      </div>
    </div>
  );
}

/** Whether the question knows it: it can be chosen, or says why not. */
const isTarget = (element: EventTarget): boolean =>
  element instanceof Element && element.closest('[data-option], [data-refused]') !== null;
