import { LitRim, MapFrame, MapPlace, PlaceFrames, SeatBadge, useMapPlaces } from '@warptable/ui';
import type { TouchablePlace } from '@warptable/ui';
import { targetsAmong } from '@warptable/ui/pure';
import { listed } from '@warptable/speech';
import { memo } from 'react';
import { REEFS, isReef } from '../content/index.ts';
import type { Reef } from '../content/index.ts';
import type { BayView } from '../rules/view.ts';
import { pearlwaterWords } from '../words/index.ts';
import { boatName, reefName } from '../words/names.ts';
import { seatStyleOf } from './seats.ts';
import type { Part } from './targets.ts';
import { t } from './texts/say.ts';

const WIDTH = 180;
const BOUNDS = { x: -WIDTH / 2, y: -150, width: WIDTH * REEFS.length, height: 300 };
const RIM = 'M-80-90H80V110H-80Z';
const BADGES = { x: 80, y: 90 };
const PLACES = REEFS.map((reef, i) => ({ id: reef, x: i * WIDTH, y: 0 }));

/** The map: five reefs in a row, with the boats that lie there. */
export function Bay(part: Part) {
  const { view } = part;
  const map = useMapPlaces({
    part,
    places: PLACES,
    targetsOf: (asked) => targetsAmong(asked, isReef),
    nameOf: (id) => (isReef(id) ? nameWithBoats(view, id) : id),
    isAttack: () => false,
    refusalText: (refusal) => pearlwaterWords.refusal(refusal),
    thing: 'place',
    home: REEFS[0],
  });
  return (
    <MapFrame map={map} bounds={BOUNDS} label={t('bay.name')} signs={SIGNS} className="pw-bay" beside={null}>
      {REEFS.map((reef, i) => (
        <ReefOnMap
          key={reef}
          reef={reef}
          x={i * WIDTH}
          boats={boatsAt(view, reef).join(' ')}
          {...map.place(reef)}
        />
      ))}
    </MapFrame>
  );
}

/** The letters of the seats. */
const SIGNS = [0, 1, 2, 3].map((seat) => seatStyleOf(seat).letter);

const boatsAt = ({ divers }: BayView, reef: Reef): number[] =>
  divers.flatMap((diver, seat) => (diver.crew && diver.reef === reef ? seat : []));

function nameWithBoats(view: BayView, reef: Reef): string {
  const boats = boatsAt(view, reef).map(boatName);
  return boats.length > 0
    ? t('bay.reefWith', { reef: reefName(reef), boats: listed(boats) })
    : reefName(reef);
}

interface ReefProps extends TouchablePlace {
  readonly reef: Reef;
  readonly x: number;
  /** Seats, in one text: it is the same as long as they are. */
  readonly boats: string;
}

/** Drawn anew only when it looks different. */
const ReefOnMap = memo(function ReefOnMap({ reef, x, boats, ...touchable }: ReefProps) {
  const { target, isFinal } = touchable;
  const top = -60 + REEFS.indexOf(reef) * 10;
  const seats = boats === '' ? [] : boats.split(' ').map(Number);
  return (
    <MapPlace place={touchable} at={{ x, y: 0 }} className="pw-reef">
      <path className="pw-hit" d={RIM} />
      <PlaceFrames rim={RIM} />
      <path className="pw-rock" d={`M-70 60Q-30 ${top} 0 ${top}T70 60Z`} />
      <path
        className="pw-coral"
        d={`M-24 ${top + 34}q-14-18-4-34M0 ${top + 30}v-34M24 ${top + 34}q14-18 4-34`}
      />
      <circle className="pw-pearl" cy="36" r="12" />
      <text className="pw-name" y="86">
        {reefName(reef)}
      </text>
      {target === 'legal' && <LitRim rim={RIM} isAttack={false} isFinal={isFinal} badges={BADGES} />}
      {seats.map((seat, i) => (
        <g key={seat} transform={`translate(${(i - (seats.length - 1) / 2) * 36} -72) scale(1.5)`}>
          <SeatBadge {...seatStyleOf(seat)} isPiece />
        </g>
      ))}
    </MapPlace>
  );
});
