import { memo } from 'react';
import { Shapes } from './Shapes.tsx';
import type { Drawing } from './drawing.ts';
import './face.css';

interface FaceProps {
  readonly drawing: Drawing;
  /** Of its frame, in pixels; as large as the place it is in, if left out. */
  readonly size?: number | undefined;
}

/** The face of somebody, in a round frame. The name stands beside it. */
export const Face = memo(function Face({ drawing, size }: FaceProps) {
  return (
    <svg className="wt-face" viewBox="0 0 200 200" width={size} height={size} aria-hidden="true">
      <Shapes drawing={drawing} sheet={200} />
    </svg>
  );
});
