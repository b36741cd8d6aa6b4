import { memo } from 'react';
import type { Drawing, Shape } from './shape.ts';

/** The shapes of a drawing, for use inside an SVG. */
export const Shapes = memo(function Shapes({ drawing }: { readonly drawing: Drawing }) {
  return drawing.map((shape, i) => <One key={i} {...shape} />);
});

function One({ twice = false, d, fill = 'none', stroke, width, opacity }: Shape) {
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
      <g transform="matrix(-1 0 0 1 100 0)">{path}</g>
    </>
  );
}
