import { memo } from 'react';
import type { SeatLook } from '../look.ts';

const SHAPES: Readonly<Record<SeatLook['shape'], string>> = {
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  square: 'M3 3h18v18H3z',
  triangle: 'M12 1 23.5 22H.5z',
  diamond: 'M12 .5 23.5 12 12 23.5 .5 12z',
  hexagon: 'M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z',
  star: 'M12 .5l3.4 7.3 8 .9-5.9 5.4 1.6 7.9-7.1-4-7.1 4 1.6-7.9L.6 8.7l8-.9z',
};

/** The colour, shape and letter of a seat. */
export const SeatMark = memo(function SeatMark({ mark, size = 24 }: { mark: SeatLook; size?: number }) {
  return (
    <svg className="wt-seat-mark" aria-hidden viewBox="0 0 24 24" width={size} height={size}>
      <path d={SHAPES[mark.shape]} fill={`var(${mark.fill})`} stroke="var(--ink)" strokeWidth="1.2" />
      <text
        x="12"
        y={mark.shape === 'triangle' ? 19 : 16.4}
        textAnchor="middle"
        fontSize="11.5"
        fontWeight="800"
        fill={`var(${mark.ink})`}
      >
        {mark.letter}
      </text>
    </svg>
  );
});
