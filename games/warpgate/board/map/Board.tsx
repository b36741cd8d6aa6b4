import type { Seat } from '@warptable/kernel';
import { MapFrame, PieceList, Sky, useMapPlaces } from '@warptable/ui';
import type { PartProps, SeatStyle } from '@warptable/ui';
import { useMemo } from 'react';
import type { WarpgateView } from '../../rules/view.ts';
import { refusalText } from '../../words/refusals.ts';
import { SIGNS } from '../art/signs.ts';
import { chartOf } from '../chart/chart.ts';
import { faceAt, facesOf, holderOf } from '../faces.ts';
import { seatStyleOf } from '../seats.ts';
import { isAttack } from '../preview.ts';
import { placeTargets } from '../targets.ts';
import { t } from '../texts/say.ts';
import { Battle } from './Battle.tsx';
import { Grid, Sectors, Tiles } from './Ground.tsx';
import { nameOfPlace, piecesOf, rangeTo } from './names.ts';
import { Notes, PreviewShown, ReachShown } from './Previews.tsx';
import { Place } from './Place.tsx';
import { SettingUp } from './SettingUp.tsx';
import './map.css';

/** The map. */
export function Board(props: PartProps<WarpgateView>) {
  return props.view.layout === '' ? <SettingUp {...props} /> : <MapOfSectors {...props} />;
}

function MapOfSectors(props: PartProps<WarpgateView>) {
  const { view, asked } = props;
  const chart = chartOf(view.layout);
  const { bounds } = chart;
  const seats = useSeatStyles(view);
  const faces = useMemo(() => facesOf(view), [view]);
  const holders = useMemo(
    () => chart.sectors.map(({ planets }) => lookOrNull(seats, holderOf(faces, planets))),
    [chart, faces, seats],
  );
  const map = useMapPlaces({
    part: props,
    places: chart.places,
    targetsOf: placeTargets,
    nameOf: (id) => nameOfPlace(view, id, rangeTo(chart, asked, id)),
    isAttack: (id) => isAttack(view, asked, id),
    refusalText,
    thing: 'place',
    home: homeOf(view),
  });
  const watching = { props, gaze: map.gaze };
  return (
    <MapFrame
      map={map}
      bounds={bounds}
      label={t('map.name')}
      signs={SIGNS}
      className="wg-board"
      beside={
        <>
          <Notes {...watching} />
          <PieceList label={t('map.mine')} pieces={piecesOf(view)} />
        </>
      }
    >
      <Sky bounds={bounds} middle={chart.middle} seed={4711} circles={CIRCLES} slant={1} hasAxes />
      <Tiles chart={chart} />
      <Sectors chart={chart} holders={holders} />
      <Grid chart={chart} />
      <ReachShown chart={chart} {...watching} />
      {chart.places.map((place) => (
        <Place
          key={place.id}
          place={place}
          seats={seats}
          {...faceAt(faces, place.id)}
          {...map.place(place.id)}
        />
      ))}
      <PreviewShown chart={chart} seats={seats} {...watching} />
      {view.battle && <Battle chart={chart} seats={seats} battle={view.battle} />}
    </MapFrame>
  );
}

const CIRCLES = [0.34, 0.68, 1.02];

const lookOrNull = (seats: readonly SeatStyle[], seat: Seat | null): SeatStyle | null =>
  seat === null ? null : (seats[seat] ?? null);

/** The colours of the seats are chosen once: the list stays the same as long as they do. */
function useSeatStyles(view: WarpgateView): readonly SeatStyle[] {
  const colours = view.players.map(({ colour }) => colour ?? '').join(' ');
  return useMemo(() => view.players.map((_, seat) => seatStyleOf(view, seat)), [colours]);
}

/** Where the keyboard comes in when nothing is lit: the own Warpgate. */
function homeOf({ players, viewer }: WarpgateView): string {
  const colour = players[viewer === 'spectator' ? 0 : viewer]?.colour;
  return `gate-${colour ?? 'blue'}`;
}
