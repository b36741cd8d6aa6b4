import { useFact } from '@warptable/ui';
import type { Attention, Readable } from '@warptable/ui';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { colourLetter } from '../../words/names.ts';
import { Colony, Drone, Fleet, Gate, Outpost } from '../art/Pieces.tsx';
import { FaceDown, TradeMark } from '../art/Tokens.tsx';
import { WorldArt } from '../art/Worlds.tsx';
import type { ChartPlace } from '../chart/chart.ts';
import type { Face } from '../faces.ts';
import type { Livery } from '../seats.ts';
import type { Target } from '../targets.ts';
import { Blades, LockMark, Reticle } from './Reticle.tsx';
import './place.css';

/** What a place tells the board. The functions never change, so that a place is drawn anew only when it looks different. */
export interface PlaceTouch {
  readonly act: (id: string) => void;
  readonly point: (id: string | null) => void;
  readonly step: (id: string, key: string) => boolean;
}

export interface PlaceProps extends Face, PlaceTouch {
  readonly place: ChartPlace;
  readonly seats: readonly Livery[];
  readonly label: string;
  readonly target: Target;
  readonly isAttack: boolean;
  readonly isFinal: boolean;
  readonly tabbable: boolean;
  readonly attention: Readable<Attention>;
}

const IDLE_REACH = 46;

function PlaceOnMap(props: PlaceProps) {
  const { place, label, target, isAttack, isFinal, tabbable, attention, act, point, step } = props;
  const { seats, fleet, ships, marker, colony, token, drones } = props;
  const { id, x, y, reach } = place;
  const isTarget = target !== 'idle';
  const isConsidered = useFact(attention, ({ considered }) => considered === id);
  const isFlashing = useFact(attention, ({ flash }) => flash.includes(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const acts = event.key === 'Enter' || event.key === ' ';
    if (acts) act(id);
    if (acts || step(id, event.key)) event.preventDefault();
  };
  return (
    <g
      className="wg-place"
      data-place={id}
      data-target={target}
      data-option={target === 'legal' ? id : undefined}
      data-refused={target === 'refused' ? id : undefined}
      data-considered={isConsidered || undefined}
      data-flash={isFlashing || undefined}
      transform={`translate(${x} ${y})`}
      role={isTarget ? 'button' : 'img'}
      aria-label={label}
      aria-disabled={target === 'refused' || undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => act(id)}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(id)}
      onBlur={() => point(null)}
    >
      <circle className="wg-hit" r={target === 'legal' ? reach : Math.min(reach, IDLE_REACH)} />
      <circle className="wg-focus" r="49" />
      <circle className="wg-flash" r="46" />
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
    </g>
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
        <g className="wg-livery" data-colour={owner.colour}>
          <circle className="wg-hold-under" data-colony={colony} r="43" />
          <circle className="wg-hold" data-colony={colony} r="43" />
        </g>
      )}
      <g className="wg-ground">
        {world === 'gate' ? (
          colour && <Gate colour={colour} letter={colourLetter(colour)} />
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
