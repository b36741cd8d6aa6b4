import { memo } from 'react';
import type { FaceDrawing, FaceShape } from './face.ts';
import './face.css';

interface FaceProps {
  readonly drawing: FaceDrawing;
  /** Of its frame, in pixels; as large as the place it is in, if left out. */
  readonly size?: number | undefined;
}

/** The face of somebody, in a round frame. The name stands beside it. */
export const Face = memo(function Face({ drawing, size }: FaceProps) {
  return (
    <svg className="wt-face" viewBox="0 0 200 200" width={size} height={size} aria-hidden="true">
      {drawing.map((shape, i) => (
        <Drawn key={i} {...shape} />
      ))}
    </svg>
  );
});

function Drawn({ twice = false, d, fill = 'none', stroke, width, opacity }: FaceShape) {
  const path = <path d={d} fill={fill} stroke={stroke} strokeWidth={width} opacity={opacity} />;
  if (!twice) return path;
  return (
    <>
      {path}
      <g transform="matrix(-1 0 0 1 200 0)">{path}</g>
    </>
  );
}
