import { MapPlace, PlaceFrames } from '@warptable/ui';
import type { SeatStyle, TouchablePlace } from '@warptable/ui';
import { memo } from 'react';
import { Colony, Drone, Fleet, Gate, Outpost } from '../art/Pieces.tsx';
import { FaceDown, TradeMark } from '../art/Tokens.tsx';
import { WorldArt } from '../art/Worlds.tsx';
import type { ChartPlace } from '../chart/chart.ts';
import type { Face } from '../faces.ts';
import { colourStyle } from '../seats.ts';
import { Blades, LockMark, Reticle } from './Reticle.tsx';
import './place.css';

export interface PlaceProps extends Face, TouchablePlace {
  readonly place: ChartPlace;
  readonly seats: readonly SeatStyle[];
}

const IDLE_REACH = 46;
const FRAME = 'M-48 0A48 48 0 1 1 48 0A48 48 0 1 1-48 0';

function PlaceOnMap({ place, seats, fleet, ships, marker, colony, token, drones, ...touchable }: PlaceProps) {
  const { target, isAttack, isFinal } = touchable;
  const { reach } = place;
  return (
    <MapPlace place={touchable} at={place} className="wg-place">
      <circle className="wg-hit" r={target === 'legal' ? reach : Math.min(reach, IDLE_REACH)} />
      <PlaceFrames rim={FRAME} />
      {isAttack && <Blades />}
      <Ground place={place} marker={marker} colony={colony} seats={seats} />
      {target === 'legal' && <Reticle isAttack={isAttack} />}
      <Pieces
        fleet={fleet}
        ships={ships}
        marker={marker}
        colony={colony}
        token={token}
        drones={drones}
        seats={seats}
      />
      {isFinal && <LockMark />}
    </MapPlace>
  );
}

export const Place = memo(PlaceOnMap);

type GroundProps = Pick<PlaceProps, 'place' | 'marker' | 'colony' | 'seats'>;

// What can be done at a place changes with every question, what stands there seldom: so that is drawn by itself.

/** The world or the Warpgate, and the ring of who holds it. */
const Ground = memo(function Ground({ place, marker, colony, seats }: GroundProps) {
  const { world, colour, trade } = place;
  const owner = marker === null ? undefined : seats[marker];
  return (
    <>
      {owner && (
        <g className="wt-livery" data-colour={owner.colour}>
          <circle className="wg-hold-under" data-colony={colony} r="43" />
          <circle className="wg-hold" data-colony={colony} r="43" />
        </g>
      )}
      <g className="wg-ground">
        {world === 'gate' ? (
          colour && <Gate {...colourStyle(colour)} />
        ) : (
          <g transform="scale(1.18)">
            <WorldArt world={world} />
          </g>
        )}
      </g>
      {trade && (
        <g transform="translate(38 -2)">
          <TradeMark />
        </g>
      )}
    </>
  );
});

type PiecesProps = Face & Pick<PlaceProps, 'seats'>;

const Pieces = memo(function Pieces({ fleet, ships, marker, colony, token, drones, seats }: PiecesProps) {
  const owner = fleet === null ? undefined : seats[fleet];
  const settler = marker === null ? undefined : seats[marker];
  const probes = drones === '' ? [] : drones.split(' ').flatMap((seat) => seats[Number(seat)] ?? []);
  return (
    <g className="wg-pieces">
      {settler && (
        <g transform="translate(-30 -28) scale(1.2)">
          {colony ? <Colony {...settler} /> : <Outpost {...settler} />}
        </g>
      )}
      {probes.map((probe, i) => (
        <g key={probe.letter} transform={`translate(${32 - i * 4} ${-34 + i * 24}) scale(1.25)`}>
          <Drone {...probe} />
        </g>
      ))}
      {token && (
        <g transform={owner ? 'translate(-32 12) scale(1.1)' : 'translate(-2 30) scale(1.15)'}>
          <FaceDown world={token} />
        </g>
      )}
      {owner && (
        <g className="wg-fleet-at" transform="translate(1 33) scale(1.18)">
          <Fleet {...owner} ships={ships} />
        </g>
      )}
    </g>
  );
});
