import { LitRim, MapPlace, PlaceFrames, Shapes } from '@warptable/ui';
import type { SeatStyle, TouchablePlace } from '@warptable/ui';
import { memo } from 'react';
import type { FactionId, Gain } from '../../content/index.ts';
import { SHEET } from '../art/portrait-parts.ts';
import { mainGood } from '../art/Goods.tsx';
import { ProductionPiece } from '../art/Pieces.tsx';
import { TerrainArt } from '../art/Terrain.tsx';
import { hexPath } from '../chart/chart.ts';
import type { ChartPlace } from '../chart/chart.ts';
import type { Force } from '../faces.ts';
import { LOOKS } from '../factions/index.ts';
import { Forces } from './Forces.tsx';

/** What lies on a base location, in plain values. */
export interface BaseFace {
  /** Whose base tile lies there; nobody's before it is chosen. */
  readonly faction: FactionId | null;
  readonly seat: number;
  /** The location of whoever lives aboard a ship stays closed. */
  readonly isClosed: boolean;
  readonly yields: Gain | 'commandPost' | null;
  readonly isLoose: boolean;
  readonly isHarvested: boolean;
  readonly force: Force | null;
}

interface BaseProps extends TouchablePlace {
  readonly at: ChartPlace;
  readonly face: string;
  readonly seats: readonly SeatStyle[];
}

const RIM = hexPath(94);
const INNER = hexPath(80);
const BADGES = { x: 62, y: 58 };

/** A base, or a place where one may stand. */
export const Base = memo(function Base({ at, face, seats, ...touchable }: BaseProps) {
  const { faction, seat, isClosed, yields, isLoose, isHarvested, force } = JSON.parse(face) as BaseFace;
  const { target, isAttack, isFinal } = touchable;
  const owner = faction && seats[seat];
  const good =
    yields === 'commandPost' ? { good: 'recruits' as const, count: 0 } : yields && mainGood(yields);
  return (
    <MapPlace place={touchable} at={at} className="co-region co-base">
      <g className={owner && !isClosed ? undefined : 'co-base-free'}>
        <TerrainArt ground="base" />
      </g>
      {owner && faction && !isClosed && (
        <g className="wt-livery co-base-tile" data-colour={owner.colour} aria-hidden="true">
          <path className="co-base-ground" d={INNER} />
          <g className="co-base-emblem" transform="translate(-50 -50)">
            <Shapes drawing={LOOKS[faction].emblem} sheet={SHEET} />
          </g>
        </g>
      )}
      <g className="co-on-region" aria-hidden="true">
        {isClosed && <path className="co-closed" d="M-24-20 24 28M24-20-24 28" />}
        {good && (
          <g transform="translate(-56 -38) scale(1.2)">
            <ProductionPiece {...good} isLoose={isLoose} isHarvested={isHarvested} />
          </g>
        )}
        {force && <Forces forces={[force]} seats={seats} y={16} />}
      </g>
      {target === 'legal' && <LitRim rim={RIM} isAttack={isAttack} isFinal={isFinal} badges={BADGES} />}
      <PlaceFrames rim={RIM} />
    </MapPlace>
  );
});
