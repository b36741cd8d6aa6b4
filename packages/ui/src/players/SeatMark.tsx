import { memo } from 'react';
import type { SeatStyle } from '../game-ui.ts';
import { Sign } from '../map/Signs.tsx';
import { SEAT_SHAPES, signIn } from './seat-styles.ts';
import './livery.css';

type BadgeProps = SeatStyle & {
  readonly scale?: number;
  /** On the map, where letters and numbers are signs. */
  readonly isPiece?: boolean;
};

/** Colour, shape and letter of a seat, for use inside an SVG. */
export function SeatBadge({ colour, shape, letter, scale = 1, isPiece = false }: BadgeProps) {
  const { y, size } = signIn(shape);
  return (
    <g className="wt-livery wt-badge" data-colour={colour} transform={`scale(${scale})`}>
      <path d={SEAT_SHAPES[shape]} />
      {isPiece && letter ? (
        <Sign sign={letter} size={size} y={y} />
      ) : (
        <text y={y} fontSize={size}>
          {letter}
        </text>
      )}
    </g>
  );
}

/** The same as a small picture within text. */
export const SeatMark = memo(function SeatMark({ mark, size = 24 }: { mark: SeatStyle; size?: number }) {
  return (
    <svg className="wt-seat-mark" aria-hidden viewBox="-13 -13 26 26" width={size} height={size}>
      <SeatBadge {...mark} />
    </svg>
  );
});
