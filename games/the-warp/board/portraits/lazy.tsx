import { Suspense, lazy } from 'react';
import type { CSSProperties } from 'react';
import type { RaceId } from '../../content/index.ts';
import './lazy.css';

const Drawn = lazy(async () => ({ default: (await import('./RaceArt.tsx')).RaceArt }));

/** The face of a race; its room is kept until the drawings are loaded. */
export const RaceArt = ({ race, size }: { readonly race: RaceId; readonly size: number }) => (
  <span className="tw-race-art" style={{ '--size': `${size}px` } as CSSProperties}>
    <Suspense fallback={null}>
      <Drawn race={race} size={size} />
    </Suspense>
  </span>
);
