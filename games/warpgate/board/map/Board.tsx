import type { Seat } from '@warptable/kernel';
import { PanZoom, SignDrawings } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { useMemo, useRef } from 'react';
import type { WarpgateView } from '../../rules/view.ts';
import { SIGNS } from '../art/signs.ts';
import { chartOf } from '../chart/chart.ts';
import { faceAt, facesOf, holderOf } from '../faces.ts';
import { liveryOf } from '../seats.ts';
import type { Livery } from '../seats.ts';
import { isAttack } from '../preview.ts';
import { placeTargets } from '../targets.ts';
import { t } from '../texts/say.ts';
import { Battle } from './Battle.tsx';
import { useGaze } from './gaze.ts';
import { Grid, Sectors, Tiles } from './Ground.tsx';
import { nameOfPlace } from './names.ts';
import { Notes, PreviewShown, ReachShown } from './Outlook.tsx';
import { Place } from './Place.tsx';
import { SettingUp } from './SettingUp.tsx';
import { Sky } from './Sky.tsx';
import { useTouch } from './touch.ts';
import './map.css';

/** The map. */
export function Board(props: PartProps<WarpgateView>) {
  return props.view.layout === '' ? <SettingUp /> : <MapOfSectors {...props} />;
}

function MapOfSectors(props: PartProps<WarpgateView>) {
  const { view, asked, attention, isFinal } = props;
  const box = useRef<HTMLDivElement>(null);
  const gaze = useGaze();
  const chart = chartOf(view.layout);
  const seats = useLiveries(view);
  const faces = useMemo(() => facesOf(view), [view]);
  const targets = useMemo(() => placeTargets(asked), [asked]);
  const labels = useMemo(
    () => chart.places.map(({ id }) => nameOfPlace({ view, asked, isFinal }, id)),
    [chart, view, asked, isFinal],
  );
  const holders = useMemo(
    () => chart.sectors.map(({ planets }) => liveryOrNull(seats, holderOf(faces, planets))),
    [chart, faces, seats],
  );
  const lit = useMemo(() => chart.places.filter(({ id }) => targets.legal.has(id)), [chart, targets]);
  const touch = useTouch({ props, chart, targets, box, gaze });
  const first = targets.legal.size > 0 ? undefined : homeOf(view);
  return (
    <div className="wg-board" ref={box}>
      <PanZoom bounds={chart.bounds} label={t('map.name')} targets={lit} onNear={touch.act}>
        <SignDrawings signs={SIGNS} />
        <Sky bounds={chart.bounds} />
        <Tiles chart={chart} />
        <Sectors chart={chart} holders={holders} />
        <Grid chart={chart} />
        <ReachShown chart={chart} props={props} gaze={gaze} />
        {chart.places.map((place, i) => (
          <Place
            key={place.id}
            place={place}
            seats={seats}
            {...faceAt(faces, place.id)}
            label={labels[i] ?? ''}
            target={
              targets.legal.has(place.id) ? 'legal' : targets.refused.has(place.id) ? 'refused' : 'idle'
            }
            isAttack={isAttack(view, asked, place.id)}
            isFinal={isFinal(place.id)}
            tabbable={targets.legal.has(place.id) || place.id === first}
            attention={attention}
            {...touch}
          />
        ))}
        <PreviewShown chart={chart} seats={seats} props={props} gaze={gaze} />
        {view.battle && <Battle chart={chart} seats={seats} battle={view.battle} />}
      </PanZoom>
      <Notes props={props} gaze={gaze} />
    </div>
  );
}

const liveryOrNull = (seats: readonly Livery[], seat: Seat | null): Livery | null =>
  seat === null ? null : (seats[seat] ?? null);

/** The colours of the seats are chosen once: the list stays the same as long as they do. */
function useLiveries(view: WarpgateView): readonly Livery[] {
  const colours = view.players.map(({ colour }) => colour ?? '').join(' ');
  return useMemo(() => view.players.map((_, seat) => liveryOf(view, seat)), [colours]);
}

/** Where the keyboard comes in when nothing is lit: the own Warpgate. */
function homeOf({ players, eye }: WarpgateView): string {
  const colour = players[eye === 'spectator' ? 0 : eye]?.colour;
  return `gate-${colour ?? 'blue'}`;
}
