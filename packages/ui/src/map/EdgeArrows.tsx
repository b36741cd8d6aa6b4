import { t } from '../texts/say.ts';
import { beyond } from './viewport.ts';
import type { Bounds, Edge, Point } from './viewport.ts';

const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom'];

/** How many lit targets are out of sight, and where. */
export function EdgeArrows({ targets, shown }: { targets: readonly Point[]; shown: Bounds }) {
  if (targets.length === 0 || shown.width === 0) return null;
  const counts = beyond(targets, shown);
  return EDGES.map((edge) =>
    counts[edge] > 0 ? (
      <span key={edge} className="wt-panzoom-edge" data-edge={edge}>
        <svg aria-hidden viewBox="0 0 10 10" width="12" height="12">
          <path d="M5 1 9 8H1z" fill="currentColor" />
        </svg>
        {counts[edge]}
        <span className="wt-hidden">{t('map.beyond', { count: counts[edge] })}</span>
      </span>
    ) : null,
  );
}
