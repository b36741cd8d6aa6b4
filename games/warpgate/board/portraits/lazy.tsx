import { Suspense, lazy } from 'react';
import type { CSSProperties } from 'react';
import type { FactionId } from '../../content/index.ts';
import './lazy.css';

const Drawn = lazy(async () => ({ default: (await import('./Portrait.tsx')).Portrait }));

/** The face of a faction; its room is kept until the drawings are loaded. */
export const Portrait = ({ faction, size }: { readonly faction: FactionId; readonly size: number }) => (
  <span className="wg-portrait" style={{ '--size': `${size}px` } as CSSProperties}>
    <Suspense fallback={null}>
      <Drawn faction={faction} size={size} />
    </Suspense>
  </span>
);
