import { memo } from 'react';
import type { World } from '../../content/index.ts';
import './worlds.css';

// Every world has a silhouette, a drawing and a colour of its own. All are drawn around [0, 0] within a radius of about 36.

/** The night side of a round world: between the disc and a flatter arc. */
const night = (radius: number): string => {
  const d = radius * Math.SQRT1_2;
  return `M${d} ${-d}A${radius} ${radius} 0 0 1 ${-d} ${d}A${radius * 1.3} ${radius * 1.3} 0 0 0 ${d} ${-d}Z`;
};

function Desert() {
  return (
    <>
      <g transform="rotate(-18)">
        <path className="wg-w-ring" d="M-38 0A38 12 0 0 1 38 0" />
      </g>
      <circle className="wg-w1" r="25" />
      <path className="wg-w3" d="M-24.5-5C-16-15-8-14-1-7S14-2 23-10A25 25 0 0 0-23-10Z" />
      <path className="wg-w-line" d="M-24-2C-15-11-8-10-1-4S15 1 24-5M-22 11C-14 4-8 5-2 9S12 13 21 8" />
      <path className="wg-w-night" d={night(25)} />
      <g transform="rotate(-18)">
        <path className="wg-w-ring" d="M-38 0A38 12 0 0 0 38 0" />
      </g>
    </>
  );
}

/** Lobes around a circle: the edge of a canopy. */
function canopy(lobes: number, radius: number, bulge: number): string {
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = (2 * Math.PI * i) / lobes - 0.2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  const arcs = [...points.slice(1), points[0]].map((point) => `A${bulge} ${bulge} 0 0 1 ${point}`);
  return `M${points[0]}${arcs.join('')}Z`;
}

const CANOPY = canopy(8, 26, 11.5);

function Jungle() {
  return (
    <>
      <path className="wg-w2" d={CANOPY} />
      <path className="wg-w1" d={canopy(7, 19, 9)} transform="translate(-3 -3)" />
      <path className="wg-w3" d="M-15 13C-19-5-4-19 16-17 18 3 6 17-10 13Z" />
      <path className="wg-w-line" d="M-17 20C-10 8-2-2 9-10M-7 3-6-8M-1-3 10-1" />
    </>
  );
}

function Volcanic() {
  return (
    <>
      <path
        className="wg-w2 wg-w-rim"
        d="M-4-33 8-26 20-27 25-14 34-5 28 8 29 20 16 24 8 33-5 27-18 28-23 16-33 8-28-5-29-18-16-22Z"
      />
      <path className="wg-w1" d="M-22 20-7-15H7L22 20-3 26Z" />
      <path className="wg-w3" d="M-7-15H7L4-8 9 2 3-1 2 14-3 3-8 8-5-6Z" />
      <path className="wg-w-glow" d="M-10-22-6-17M0-26V-18M10-22 6-17M-26 2-19 6-21 12M25 4 19 9" />
    </>
  );
}

function Oceanic() {
  return (
    <>
      <circle className="wg-w1" r="28" />
      <path className="wg-w2" d="M-27.5 5C-20-2-13-2-7 4S7 10 14 4 24 0 27.6 4A28 28 0 0 1-27.5 5Z" />
      <path
        className="wg-w-foam"
        d="M-26-9C-19-16-13-16-7-10S6-4 13-10 22-14 25.5-11M-27.5 5C-20-2-13-2-7 4S7 10 14 4 24 0 27.6 4M-22 17C-16 12-11 12-6 16S6 21 12 16 18 14 21 15"
      />
      <path className="wg-w-night" d={night(28)} />
      <circle className="wg-w3 wg-w-moon" cx="31" cy="-19" r="5" />
    </>
  );
}

function Arctic() {
  return (
    <>
      <path className="wg-w2" d="M0-33 29-16.5V16.5L0 33-29 16.5V-16.5Z" />
      <path className="wg-w1" d="M0-33 29-16.5 12 3-29 16.5V-16.5Z" />
      <path className="wg-w3" d="M0-33 29-16.5 12-11 6-17-3-9-11-15-29-16.5Z" />
      <path
        className="wg-w-line"
        d="M0-13V21M-14.7-4.5 14.7 12.5M14.7-4.5-14.7 12.5M-5-9 0-4 5-9M-5 17 0 12 5 17M-15 2-8.5 0-10-6M15 6 8.5 8 10 14M15 2 8.5 0 10-6M-15 6-8.5 8-10 14"
      />
    </>
  );
}

function Ancients() {
  return (
    <>
      <circle className="wg-w2" r="35" />
      <circle className="wg-w-orbit" r="35" />
      <circle className="wg-w-orbit wg-w-dashed" r="29" />
      <path className="wg-w1" d="M-17 22H17L12 27H-12Z" />
      <path className="wg-w3" d="M0-25 8-15 11 22H-11L-8-15Z" />
      <path className="wg-w4" d="M0-25 8-15H-8Z" />
      <path className="wg-w-line" d="M0-8V-2M-3 4H3M-4 10 0 15 4 10" />
    </>
  );
}

const DRAWINGS: Readonly<Record<World, () => React.JSX.Element>> = {
  desert: Desert,
  jungle: Jungle,
  volcanic: Volcanic,
  oceanic: Oceanic,
  arctic: Arctic,
  ancients: Ancients,
};

/** A world, for use inside an SVG. */
export function WorldArt({ world }: { readonly world: World }) {
  const Drawing = DRAWINGS[world];
  return (
    <g className="wg-world" data-world={world}>
      <Drawing />
    </g>
  );
}

/** A world as a small picture within text. */
export const WorldIcon = memo(function WorldIcon({
  world,
  size = 22,
}: {
  readonly world: World;
  readonly size?: number;
}) {
  return (
    <svg className="wg-icon" viewBox="-40 -40 80 80" width={size} height={size} aria-hidden="true">
      <WorldArt world={world} />
    </svg>
  );
});
