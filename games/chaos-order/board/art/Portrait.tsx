import { Shapes } from '@warptable/ui';
import { memo } from 'react';
import type { LeaderId, RyhzuId } from '../../content/index.ts';
import { FACES } from '../factions/faces/index.ts';
import { SHEET } from './portrait-parts.ts';
import './portrait.css';

interface PortraitProps {
  readonly id: LeaderId | RyhzuId;
  readonly size: number;
  readonly isUpgraded?: boolean;
}

/** The face of a leader or Ryh-zu, with two stars once it is upgraded. The name stands beside it. */
export const Portrait = memo(function Portrait({ id, size, isUpgraded = false }: PortraitProps) {
  return (
    <svg className="co-portrait" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <Shapes drawing={FACES[id]} sheet={SHEET} />
      {isUpgraded && <path className="co-upgraded" d={UPGRADED} />}
    </svg>
  );
});

const star = (x: number): string =>
  `M${x} 3l3.20 6.6 7.3 1-5.3 5 1.3 7.2-6.5-3.5-6.5 3.5 1.3-7.2-5.3-5 7.3-1z`;
const UPGRADED = star(14) + star(36);

/** The face on the map, in a round frame of the colour of its master. */
export const Medallion = memo(function Medallion({
  id,
  radius,
  isUpgraded,
}: {
  readonly id: LeaderId | RyhzuId;
  readonly radius: number;
  readonly isUpgraded: boolean;
}) {
  return (
    <g className="co-medallion">
      <svg x={-radius} y={-radius} width={2 * radius} height={2 * radius} viewBox="0 0 100 100">
        <g className="co-round">
          <Shapes drawing={FACES[id]} sheet={SHEET} />
        </g>
      </svg>
      <circle r={radius} />
      {isUpgraded && (
        <path
          className="co-upgraded"
          d={star(0)}
          transform={`translate(${radius * 0.7} ${-radius - 5}) scale(.9)`}
        />
      )}
    </g>
  );
});
