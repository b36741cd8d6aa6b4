import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { afterPaint } from '../frame.ts';
import { t } from '../texts/say.ts';
import './tray.css';

interface Beyond {
  readonly left: number;
  readonly right: number;
}

const NOTHING: Beyond = { left: 0, right: 0 };

const EDGES = [
  { edge: 'left', Icon: ChevronLeft, pages: -0.7 },
  { edge: 'right', Icon: ChevronRight, pages: 0.7 },
] as const;

interface TrayProps {
  /** The question it is about: with a new one, the row is seen from its beginning. */
  readonly about: string | undefined;
  readonly children: ReactNode;
}

/** Cards in a row. If they do not fit, arrows tell how many lie beyond the edge, and lead there. */
export function Tray({ about, children }: TrayProps) {
  const row = useRef<HTMLDivElement>(null);
  const beyond = useBeyond(row);
  useEffect(() => {
    // Just before the next frame: now, it would be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (row.current) row.current.scrollLeft = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [about]);
  const push = (pages: number) => row.current?.scrollBy({ left: pages * row.current.clientWidth });
  return (
    <div className="wt-tray">
      <div ref={row} className="wt-tray-row">
        {children}
      </div>
      {EDGES.map(
        ({ edge, Icon, pages }) =>
          beyond[edge] > 0 && (
            <button
              key={edge}
              type="button"
              tabIndex={-1}
              data-edge={edge}
              aria-label={t(`tray.${edge}`, { count: beyond[edge] })}
              onClick={() => push(pages)}
            >
              <Icon aria-hidden size={18} />
              {beyond[edge]}
            </button>
          ),
      )}
    </div>
  );
}

/** How many cards have their middle beyond each edge. */
function useBeyond(row: RefObject<HTMLDivElement | null>): Beyond {
  const [beyond, setBeyond] = useState(NOTHING);
  const count = useCallback(() => {
    if (!row.current) return;
    const { left: start, right: end } = row.current.getBoundingClientRect();
    let left = 0;
    let right = 0;
    for (const card of row.current.querySelectorAll('li')) {
      const { x, width } = card.getBoundingClientRect();
      if (width === 0) continue; // not shown here
      if (x + width / 2 < start) left++;
      else if (x + width / 2 > end) right++;
    }
    setBeyond((before) => (before.left === left && before.right === right ? before : { left, right }));
  }, [row]);
  // Measured once it is painted, the row need not be laid out just for that.
  useEffect(() => afterPaint(count));
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(count);
    watcher.observe(element);
    element.addEventListener('scroll', count, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, [row, count]);
  return beyond;
}
