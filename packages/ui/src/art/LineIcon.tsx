import { memo } from 'react';
import './line-icon.css';

// Line drawings on a sheet of 24 by 24, in the colour of the text around them.

const CIRCLE = 'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0';

/** Drawings that every game may need. */
export const DRAWINGS = {
  circle: CIRCLE,
  deck: 'M5 4.5h11v13H5zM8 20h11V7.5',
  cards: 'M8 4.5h11.5v15H8zM4.5 7.5v12a2 2 0 0 0 2 2H16M11 9h5.5M11 13h5.5',
  star: 'M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8z',
  flag: 'M6 21V3.5h12.5L15 8l3.5 4.5H6M3.5 21h5',
  crown: 'M4 18.5h16M5 15l-1-8.5 4.5 4L12 5l3.5 5.5 4.5-4-1 8.5z',
  trade: 'M4 9h14M14.5 5.5 18 9l-3.5 3.5M20 15.5H6M9.5 12 6 15.5 9.5 19',
  blades: 'M5 4l13.5 13.5M19 4 5.5 17.5M4 14.5l5.5 5.5M20 14.5 14.5 20',
  tick: 'M5 12.5l5 5L19.5 7',
  info: `${CIRCLE}M12 11v6M12 7.3v.2`,
  end: 'M6 21V3.5M6 4h13v9H6M10.5 4v9M15 4v9M6 8.5h13',
} as const;

interface LineIconProps {
  readonly d: string;
  readonly size?: number;
}

/** A sign of one colour, beside words that say the same. */
export const LineIcon = memo(function LineIcon({ d, size = 18 }: LineIconProps) {
  return (
    <svg className="wt-line-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  );
});
