import { memo } from 'react';
import type { RivalId } from '../../content/index.ts';
import './face.css';
import { FACES } from './faces/index.ts';
import type { Shape } from './faces/shape.ts';

interface RivalFaceProps {
  readonly rival: RivalId;
  /** Of its frame, in pixels; as large as the place it is in, if left out. */
  readonly size?: number;
}

/** The face of a Rival, in a round frame. Its name stands beside it. */
export const RivalFace = memo(function RivalFace({ rival, size }: RivalFaceProps) {
  return (
    <svg className="tw-rival-face" viewBox="0 0 200 200" width={size} height={size} aria-hidden="true">
      {FACES[rival].map((shape, i) => (
        <Drawn key={i} {...shape} />
      ))}
    </svg>
  );
});

function Drawn({ twice = false, d, fill = 'none', stroke, width, opacity }: Shape) {
  const path = <path d={d} fill={fill} stroke={stroke} strokeWidth={width} opacity={opacity} />;
  if (!twice) return path;
  return (
    <>
      {path}
      <g transform="matrix(-1 0 0 1 200 0)">{path}</g>
    </>
  );
}
