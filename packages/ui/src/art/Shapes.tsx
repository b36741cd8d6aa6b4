import { memo } from 'react';
import type { Drawing, FlatShape } from './drawing.ts';

interface ShapesProps {
  readonly drawing: Drawing;
  /** The side of the square that it is drawn on. */
  readonly sheet: number;
}

/** The shapes of a drawing, for use inside an SVG. */
export const Shapes = memo(function Shapes({ drawing, sheet }: ShapesProps) {
  return drawing.map((shape, i) => <Drawn key={i} sheet={sheet} {...shape} />);
});

interface DrawnProps extends FlatShape {
  readonly sheet: number;
}

function Drawn({ sheet, twice = false, d, fill = 'none', stroke, width, opacity }: DrawnProps) {
  const path = (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      opacity={opacity}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
  if (!twice) return path;
  return (
    <>
      {path}
      <g transform={`matrix(-1 0 0 1 ${sheet} 0)`}>{path}</g>
    </>
  );
}
