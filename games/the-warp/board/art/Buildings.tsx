import type { Seat } from '@warptable/kernel';
import { memo } from 'react';
import { NEUTRAL_TYPES } from '../../content/index.ts';
import type { BuildingType } from '../../content/index.ts';
import { colourOf } from '../seats.ts';
import './pieces.css';

/** Each building within a box of 24 around [0, 0]: its body, and lines on it. */
const DRAWINGS: Readonly<Record<BuildingType, readonly [body: string, lines: string]>> = {
  'command-center': [
    'M-11 10.5V4.5H-8.5A8.5 8.5 0 0 1-1-3.9V-8H-5.5L-3.5-10.2-5.5-12.4H1V-3.9A8.5 8.5 0 0 1 8.5 4.5H11V10.5Z',
    'M-5 4.5H5M-2.5 10V7.5H2.5V10',
  ],
  'gold-mine': [
    'M-11.5 10.5-4.5-4.5H-7.5L0-11.5 7.5-4.5H4.5L11.5 10.5Z',
    'M-4 10V5.5A4 4 0 0 1 4 5.5V10M-1.5-5H1.5',
  ],
  'energy-plant': ['M-9.5 10.5C-6 5-5.5-2-7.5-9.5H7.5C5.5-2 6 5 9.5 10.5Z', 'M1.5-6-3 1.5H2.5L-1.5 8.5'],
  'trade-post': [
    'M-11.5-2.5-8.5-10H8.5L11.5-2.5H9.5V10.5H-9.5V-2.5Z',
    'M-9-2.5H9M-3.5-9.5-4.5-3M3.5-9.5 4.5-3M-5.5 2.5H3M.8.3 3 2.5.8 4.7M5.5 7H-3M-.8 4.8-3 7-.8 9.2',
  ],
  'laser-cannon': [
    'M-9.5 10.5A9.5 7.5 0 0 1-6.8 3.8L-8.5 1.6-4.6-1.6-3 .4 7.2-8 5.8-9.8 9.4-12.6 12.2-9 8.6-6.2 7.6-7.5-.5 2.5A9.5 8 0 0 1 9.5 10.5Z',
    'M-4.5 7H4.5',
  ],
  'sentry-tower': [
    'M-6 10.5-4.5-2H-7.5V-11.5H-4V-8.5H-1.8V-11.5H1.8V-8.5H4V-11.5H7.5V-2H4.5L6 10.5Z',
    'M-3.5-4.8C-1.5-6.8 1.5-6.8 3.5-4.8 1.5-2.8-1.5-2.8-3.5-4.8ZM-1.5 10V6H1.5V10',
  ],
  'assault-ship': [
    'M0-12.5 4-4 11.5 6.5V9.5L4.5 7 2 10.5H-2L-4.5 7-11.5 9.5V6.5L-4-4Z',
    'M0-6V3M-4.5 3 0 5.5 4.5 3',
  ],
};

/** They have nobody's colour. */
const NEUTRAL: readonly BuildingType[] = NEUTRAL_TYPES;

/** In whose colour a building of this seat stands. */
export const ownerOf = (type: BuildingType, seat: Seat | undefined): Seat | undefined =>
  NEUTRAL.includes(type) ? undefined : seat;

interface BuildingProps {
  readonly type: BuildingType;
  /** Whose miniature it is; nobody's if it is neutral. */
  readonly seat?: Seat | undefined;
}

/** A miniature, for use inside an SVG. */
export function Building({ type, seat }: BuildingProps) {
  const [body, lines] = DRAWINGS[type];
  return (
    <g className="wt-livery tw-building" data-building={type} data-colour={colourOf(seat)}>
      <path className="tw-solid" d={body} />
      <path className="tw-detail" d={lines} />
    </g>
  );
}

/** A miniature as a small picture within text. */
export const BuildingIcon = memo(function BuildingIcon({
  type,
  seat,
  size = 22,
}: BuildingProps & { readonly size?: number }) {
  return (
    <svg className="tw-icon" viewBox="-13.5 -13.5 27 27" width={size} height={size} aria-hidden="true">
      <Building type={type} seat={seat} />
    </svg>
  );
});
