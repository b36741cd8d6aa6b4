import { memo } from 'react';
import type { Terrain } from '../../content/index.ts';
import { hexPath } from '../chart/chart.ts';
import './terrain.css';

type Ground = Terrain | 'lake' | 'base';

const HEX = hexPath();

/** What grows and rises there, to be told apart without colour: reeds and pools, crags, grass, waves. */
const DRAWN: Readonly<Record<Ground, readonly { readonly part: string; readonly d: string }[]>> = {
  swamp: [
    {
      part: 'pool',
      d: 'M-70-18C-62-30-34-28-30-20-26-10-50-4-62-6-72-8-76-12-70-18ZM26 26C36 16 66 18 70 28 72 38 50 44 36 42 24 40 20 32 26 26ZM-38 62C-30 54-6 56-4 64-4 72-24 74-34 72-42 70-42 66-38 62ZM30-58C38-66 58-64 58-56 58-50 44-48 36-50 28-50 26-54 30-58Z',
    },
    {
      part: 'growth',
      d: reeds([
        [-74, 20],
        [-58, 34],
        [64, -14],
        [78, 4],
        [-22, -60],
        [2, -70],
        [12, 70],
        [54, 62],
        [-80, -2],
      ]),
    },
    { part: 'shine', d: 'M-60-18h14M38 28h16M-28 64h10M40-57h8' },
  ],
  cliffs: [
    {
      part: 'shade',
      d: 'M-86 6-66-30-54-10-40-44-24 2-34 12-60 16ZM20-34 40-70 52-48 64-56 80-20 60-14 34-18ZM10 72 34 36 46 54 58 44 66 58 40 80ZM-44 76-26 52-8 76Z',
    },
    {
      part: 'light',
      d: 'M-86 6-66-30-62-6-70 10ZM-54-10-40-44-38-8-48 6ZM20-34 40-70 42-40 30-22ZM52-48 64-56 66-34 56-20ZM10 72 34 36 34 62 24 78ZM-44 76-26 52-26 72Z',
    },
    { part: 'growth', d: 'M-84 24H-30M-74 34H-40M6-76H24M62 6H88M58 18H80M-20-76-8-64M-70-52-58-60' },
  ],
  plains: [
    { part: 'pool', d: 'M-94 4C-60-12-30 8 0-4S64-16 94 0L62 56C30 44-30 66-62 54Z' },
    {
      part: 'growth',
      d: grass([
        [-72, -24],
        [-50, 30],
        [-70, 14],
        [62, -30],
        [76, 18],
        [54, 40],
        [-20, -64],
        [14, -70],
        [-34, 66],
        [4, 72],
        [34, 64],
        [40, -58],
      ]),
    },
    { part: 'shine', d: 'M-40-70C-10-76 20-62 48-70M-70 46C-40 40-20 52 8 46S50 50 66 42' },
  ],
  lake: [
    { part: 'pool', d: 'M-78-8C-70-50-30-66 4-64 46-62 76-36 78-2 78 38 40 64 2 66-40 66-82 34-78-8Z' },
    {
      part: 'shine',
      d: 'M-52-22c8-7 16 7 24 0s16 7 24 0M6-40c8-7 16 7 24 0s12 5 18 1M-36 22c8-7 16 7 24 0s16 7 24 0M28 8c8-7 16 7 24 0M-10 48c8-7 16 7 24 0s10 4 14 2M-64 4c6-5 10 4 16 0',
    },
  ],
  base: [
    { part: 'pool', d: hexPath(80) },
    {
      part: 'growth',
      d: `${hexPath(66)}M-97 0H-66M66 0H97M-48-84-33-57M48-84 33-57M-48 84-33 57M48 84 33 57`,
    },
  ],
};

function reeds(at: readonly (readonly [number, number])[]): string {
  return at
    .map(([x, y]) => `M${x} ${y}v-15M${x - 5} ${y}l-2-10M${x + 5} ${y}l2-11M${x} ${y - 15}v-5`)
    .join('');
}

function grass(at: readonly (readonly [number, number])[]): string {
  return at.map(([x, y]) => `M${x} ${y}c0-6-3-9-6-11M${x + 1} ${y}v-13M${x + 2} ${y}c0-6 3-9 6-11`).join('');
}

/** The ground of a hex. */
export const TerrainArt = memo(function TerrainArt({ ground }: { readonly ground: Ground }) {
  return (
    <g className="co-ground" data-ground={ground} aria-hidden="true">
      <path className="co-ground-all" d={HEX} />
      {DRAWN[ground].map(({ part, d }) => (
        <path key={part} className={`co-ground-${part}`} d={d} />
      ))}
    </g>
  );
});

/** A ridge along a side, around the middle of the side. */
export const MountainArt = memo(function MountainArt() {
  return (
    <g className="co-mountain" aria-hidden="true">
      <path className="co-mountain-all" d="M-52 9-38-13-29-2-14-23-3-8 6-18 20 0 30-14 52 9Z" />
      <path
        className="co-mountain-light"
        d="M-52 9-38-13-36 9ZM-29-2-14-23-10 9-26 9ZM6-18-3-8 2 9H10ZM30-14 20 0 22 9H34Z"
      />
      <path
        className="co-mountain-snow"
        d="M-38-13-42-7-38-8-34-8ZM-14-23-19-16-14-17-10-17ZM30-14 26-8 30-9 34-9Z"
      />
    </g>
  );
});

/** The mouth of a tunnel. */
export const MouthArt = memo(function MouthArt({ isTop }: { readonly isTop: boolean }) {
  return (
    <g className="co-mouth" transform={isTop ? undefined : 'rotate(180)'} aria-hidden="true">
      <path className="co-mouth-stone" d="M-26 12V-4C-26-20-14-30 0-30S26-20 26-4V12Z" />
      <path className="co-mouth-dark" d="M-15 12V-3C-15-12-8-18 0-18S15-12 15-3V12Z" />
      <path className="co-mouth-rail" d="M-8 12-4 0M8 12 4 0M-9 8H9M-7 3H7" />
    </g>
  );
});
