import type { ReactNode } from 'react';
import { PanZoom } from './PanZoom.tsx';
import { SignDrawings } from './Signs.tsx';
import type { TouchableMap } from './useMapPlaces.ts';
import type { Bounds } from './viewport.ts';
import './map.css';

interface MapFrameProps {
  readonly map: TouchableMap;
  readonly bounds: Bounds;
  /** The name of the map, for screen readers. */
  readonly label: string;
  /** All that is written on the pieces of the map. */
  readonly signs: readonly string[];
  readonly className: string;
  /** Notes and panels over the map. */
  readonly beside: ReactNode;
  /** SVG. */
  readonly children: ReactNode;
}

/** The map of a game: it fills its box, pans and zooms, and has room for notes. */
export const MapFrame = ({ map, bounds, label, signs, className, beside, children }: MapFrameProps) => (
  <div className={`wt-map ${className}`} ref={map.box}>
    <PanZoom bounds={bounds} label={label} targets={map.lit} onNear={map.act}>
      <SignDrawings signs={signs} />
      {children}
    </PanZoom>
    {beside}
  </div>
);
