import { LitRim, MapPlace, PlaceFrames } from '@warptable/ui';
import type { SeatStyle, TouchablePlace } from '@warptable/ui';
import { memo } from 'react';
import { ShipPiece } from '../art/Pieces.tsx';
import type { ChartPlace } from '../chart/chart.ts';
import type { Force } from '../faces.ts';
import { Forces } from './Forces.tsx';

interface ShipProps extends TouchablePlace {
  readonly at: ChartPlace;
  /** Units aboard, as text. */
  readonly force: string;
  readonly seat: SeatStyle;
  readonly seats: readonly SeatStyle[];
}

const RIM = 'M0-46C22-30 28-6 50 20V38H-50V20C-28-6-22-30 0-46Z';
/** From wing to wing: those aboard cover no more of the regions than the ship does. */
const DECK = 119;
const BADGES = { x: 30, y: 40 };

/** The drop ship at the side where it is docked, with all who are aboard. */
export const Ship = memo(function Ship({ at, force, seat, seats, ...touchable }: ShipProps) {
  const aboard = JSON.parse(force) as Force | null;
  const { target, isAttack, isFinal } = touchable;
  return (
    <MapPlace place={touchable} at={at} className="co-region co-ship-place">
      <g transform="scale(.76)">
        <ShipPiece colour={seat.colour} />
        {aboard && (
          <g transform="translate(0 14) scale(.74)">
            <Forces forces={[aboard]} seats={seats} y={0} room={DECK} />
          </g>
        )}
      </g>
      {target === 'legal' && <LitRim rim={RIM} isAttack={isAttack} isFinal={isFinal} badges={BADGES} />}
      <PlaceFrames rim={RIM} />
    </MapPlace>
  );
});

const SPOT = 'M-30 0A30 30 0 1 1 30 0 30 30 0 1 1-30 0';
const SPOT_BADGES = { x: 20, y: 22 };

/** A side of two regions that the question is about. */
export const BorderSpot = memo(function BorderSpot({
  at,
  ...touchable
}: TouchablePlace & { readonly at: ChartPlace }) {
  const { target, isAttack, isFinal } = touchable;
  return (
    <MapPlace place={touchable} at={at} className="co-border">
      <path className="co-border-spot" d={SPOT} />
      {target === 'legal' && <LitRim rim={SPOT} isAttack={isAttack} isFinal={isFinal} badges={SPOT_BADGES} />}
      <PlaceFrames rim={SPOT} />
    </MapPlace>
  );
});
