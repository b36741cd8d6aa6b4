import { LitRim, MapPlace, PlaceFrames } from '@warptable/ui';
import { polygonPath } from '@warptable/ui/pure';
import type { TouchablePlace } from '@warptable/ui';
import { memo } from 'react';
import { GateArt } from '../art/Gate.tsx';
import type { ChartArea } from '../chart/chart.ts';
import { cornersOf } from '../chart/lattice.ts';
import { hillOf } from '../chart/relief.ts';
import type { Face } from '../faces.ts';
import { colourOf } from '../seats.ts';
import { Hill } from './Hill.tsx';
import { OnArea } from './OnArea.tsx';
import './area.css';

interface AreaProps extends Face, TouchablePlace {
  readonly area: ChartArea;
}

/** The Gate has stones in place of steps. */
const GATE_HEIGHT = 6;
const GATE_RADIUS = 57;
/** Beside the hill, where its buildings and Troops do not stand. */
const BADGES = { x: 36, y: 28 };

function AreaOnMap({ area, ...props }: AreaProps) {
  const { target, isAttack, isFinal, multiplier, owner } = props;
  const isGate = area.printed.kind === 'gate';
  const hill = hillOf(multiplier);
  const height = isGate ? GATE_HEIGHT : hill.height;
  const radius = isGate ? GATE_RADIUS : hill.radius;
  const rim = polygonPath(cornersOf(radius));
  return (
    <MapPlace place={props} at={area} className="tw-area">
      {isGate ? <GateArt /> : <Hill slabs={multiplier} zone={area.printed.zone} />}
      <g className="tw-plateau" transform={`translate(0 ${-height})`}>
        {owner !== null && (
          <g className="wt-livery" data-colour={colourOf(owner)}>
            <path className="tw-held-under" d={rim} />
            <path className="tw-held" d={rim} />
          </g>
        )}
        <OnArea
          area={area}
          radius={radius}
          multiplier={multiplier}
          owner={owner}
          troops={props.troops}
          token={props.token}
          strength={props.strength}
          modifier={props.modifier}
          buildings={props.buildings}
          guardian={props.guardian}
        />
        {target === 'legal' && <LitRim rim={rim} isAttack={isAttack} isFinal={isFinal} badges={BADGES} />}
        <PlaceFrames rim={rim} />
      </g>
    </MapPlace>
  );
}

export const Area = memo(AreaOnMap);
