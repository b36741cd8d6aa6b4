import { polygonPath } from '@warptable/ui/pure';
import { memo } from 'react';
import { cornersOf } from '../chart/lattice.ts';
import './pieces.css';

const STONES = cornersOf(47);

/** The Warp Gate: a pool of light between six stones. */
export const GateArt = memo(function GateArt() {
  return (
    <g className="tw-gate">
      <path className="tw-gate-stone" d={polygonPath(cornersOf(57))} />
      <g transform="scale(1 .86)">
        <circle className="tw-gate-pool" r="42" />
        <path
          className="tw-gate-swirl"
          d="M0-31C21-30 31-10 24 6M27 15C16 31-6 32-19 20M-27 15C-36-3-25-24-8-26M0-19C13-18 18-6 14 4M-15 6C-12 16 4 20 12 12"
        />
        <circle className="tw-gate-ring" r="42" />
      </g>
      {STONES.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          className="tw-gate-stone"
          d="M-5 5-3.5-10 0-14 3.5-10 5 5Z"
          transform={`translate(${x} ${y})`}
        />
      ))}
    </g>
  );
});

/** The head of a Guardian. */
export function GuardianArt() {
  return (
    <g className="tw-guardian">
      <path
        className="tw-guardian-helm"
        d="M-13 12V-2A13 13 0 0 1-4-13.5L0-18 4-13.5A13 13 0 0 1 13-2V12L7.5 8.5V2.5H2.5L0 15-2.5 2.5H-7.5V8.5Z"
      />
      <path className="tw-guardian-eyes" d="M-8.5-4.5-2.5-2V1H-7ZM8.5-4.5 2.5-2V1H7Z" />
    </g>
  );
}
