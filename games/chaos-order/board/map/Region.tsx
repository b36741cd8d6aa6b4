import { LitRim, MapPlace, PlaceFrames } from '@warptable/ui';
import type { SeatColour, SeatStyle, TouchablePlace } from '@warptable/ui';
import { memo } from 'react';
import type { Gain, Terrain } from '../../content/index.ts';
import { mainGood } from '../art/Goods.tsx';
import {
  BuildingPiece,
  FoundationPiece,
  MoralePiece,
  ProductionPiece,
  RelicPiece,
  TrapPiece,
} from '../art/Pieces.tsx';
import { TerrainArt } from '../art/Terrain.tsx';
import { hexPath } from '../chart/chart.ts';
import type { ChartPlace } from '../chart/chart.ts';
import type { Force, SiteFace } from '../faces.ts';
import { Forces } from './Forces.tsx';
import './region.css';

/** What lies in a region, in plain values. */
export interface RegionFace {
  readonly terrain: Terrain | null;
  readonly holder: SeatColour | null;
  readonly yields: Gain | 'commandPost' | null;
  readonly isLoose: boolean;
  readonly isHarvested: boolean;
  readonly relic: number;
  readonly isCurrent: boolean;
  /** The colour of whose morale token lies there. */
  readonly morale: SeatColour | null;
  readonly trap: 'none' | 'armed' | 'sprung';
  readonly sites: readonly SiteFace[];
  readonly forces: readonly Force[];
  readonly isBattle: boolean;
}

interface RegionProps extends TouchablePlace {
  readonly at: ChartPlace;
  /** As text: equal faces are the same value. */
  readonly face: string;
  readonly seats: readonly SeatStyle[];
}

const RIM = hexPath(94);
const INNER = hexPath(88);
const BADGES = { x: 62, y: 58 };

/** A region of the map with everything in it. */
export const Region = memo(function Region({ at, face, seats, ...touchable }: RegionProps) {
  const shown = JSON.parse(face) as RegionFace;
  const { target, isAttack, isFinal } = touchable;
  return (
    <MapPlace place={touchable} at={at} className="co-region">
      <TerrainArt ground={shown.terrain ?? 'lake'} />
      {shown.holder && (
        <g className="wt-livery" data-colour={shown.holder}>
          <path className="co-held-under" d={INNER} />
          <path className="co-held" d={INNER} />
        </g>
      )}
      <OnRegion face={face} seats={seats} />
      {target === 'legal' && <LitRim rim={RIM} isAttack={isAttack} isFinal={isFinal} badges={BADGES} />}
      <PlaceFrames rim={RIM} />
    </MapPlace>
  );
});

const OnRegion = memo(function OnRegion({ face, seats }: Pick<RegionProps, 'face' | 'seats'>) {
  const shown = JSON.parse(face) as RegionFace;
  const { yields, relic, morale, trap, sites, forces } = shown;
  const good =
    yields === 'commandPost' ? { good: 'recruits' as const, count: 0 } : yields && mainGood(yields);
  return (
    <g className="co-on-region" aria-hidden="true">
      {good && (
        <g transform="translate(-58 -40) scale(1.2)">
          <ProductionPiece {...good} isLoose={shown.isLoose} isHarvested={shown.isHarvested} />
        </g>
      )}
      {relic > 0 && (
        <g transform="translate(58 -38) scale(1.15)">
          <RelicPiece relic={relic} isCurrent={shown.isCurrent} />
        </g>
      )}
      {morale && (
        <g transform="translate(-76 14)">
          <MoralePiece colour={morale} />
        </g>
      )}
      {trap !== 'none' && (
        <g transform="translate(76 14)">
          <TrapPiece isArmed={trap === 'armed'} />
        </g>
      )}
      <Sites sites={sites} seats={seats} />
      <Forces forces={forces} seats={seats} y={shown.terrain === null ? 4 : -8} />
      {shown.isBattle && <path className="co-battle" d={INNER} />}
    </g>
  );
});

/** Foundations in a row, with buildings on them. */
function Sites({
  sites,
  seats,
}: {
  readonly sites: readonly SiteFace[];
  readonly seats: readonly SeatStyle[];
}) {
  const apart = sites.length > 3 ? 32 : 46;
  return sites.map(({ reward, hasFoundation, building, owner }, i) => {
    const seat = seats[owner];
    return (
      <g key={i} transform={`translate(${(i - (sites.length - 1) / 2) * apart} 57) scale(1.15)`}>
        {hasFoundation && <FoundationPiece {...reward} isCovered={building !== null} />}
        {building && seat && (
          <g transform="translate(0 -9)">
            <BuildingPiece {...seat} building={building} />
          </g>
        )}
      </g>
    );
  });
}
