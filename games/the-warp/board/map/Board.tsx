import { MapFrame, PieceList, Sky, useMapPlaces } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { Suspense, lazy, useMemo } from 'react';
import type { WarpView } from '../../rules/view.ts';
import { areaLabel } from '../../words/areas.ts';
import { refusalText } from '../../words/refusals.ts';
import { SIGNS } from '../art/signs.ts';
import { chartOf } from '../chart/chart.ts';
import { SLANT } from '../chart/lattice.ts';
import { faceOf } from '../faces.ts';
import { isAttack } from '../preview.ts';
import { PickShown, RivalTurn } from '../solo/lazy.tsx';
import { choosesRace, placeTargets } from '../targets.ts';
import { t } from '../texts/say.ts';
import { Area } from './Area.tsx';
import { Notes, PreviewShown } from './Previews.tsx';
import { WormEnds, WormWay } from './WormHole.tsx';
import { Zones } from './Zones.tsx';
import './map.css';

/** With all that odds need: loaded for the first combat. */
const CombatPanel = lazy(async () => ({ default: (await import('../combat/CombatPanel.tsx')).CombatPanel }));

/** With the faces of all races. */
const RaceChoice = lazy(async () => ({ default: (await import('./RaceChoice.tsx')).RaceChoice }));

const GATE = { x: 0, y: 0 };
const CIRCLES = [0.45, 0.8, 1.1];

/** The map. */
export function Board(props: PartProps<WarpView>) {
  const { view, asked } = props;
  const chart = chartOf(view.board);
  const faces = useMemo(() => new Map(view.areas.map((area) => [area.id, faceOf(area)])), [view.areas]);
  const map = useMapPlaces({
    part: props,
    places: chart.areas,
    targetsOf: placeTargets,
    nameOf: (id) => areaLabel(view, id),
    isAttack: (id) => isAttack(view, asked, id),
    refusalText,
    thing: 'area',
    home: homeOf(view),
  });
  const watching = { props, gaze: map.gaze };
  return (
    <MapFrame
      map={map}
      bounds={chart.bounds}
      label={t('map.name')}
      signs={SIGNS}
      className="tw-board"
      beside={
        <>
          {view.combat && (
            <Suspense fallback={null}>
              <CombatPanel part={props} />
            </Suspense>
          )}
          {view.solo && (
            <Suspense fallback={null}>
              <RivalTurn part={props} />
            </Suspense>
          )}
          <Notes {...watching} />
          <PieceList
            label={t('map.mine')}
            pieces={view.areas
              .filter(({ owner }) => owner !== null && owner === view.viewer)
              .map(({ id }) => areaLabel(view, id))}
          />
          {asked && choosesRace(asked) && (
            <Suspense fallback={null}>
              <RaceChoice part={props} />
            </Suspense>
          )}
        </>
      }
    >
      <Sky bounds={chart.bounds} middle={GATE} seed={2026} circles={CIRCLES} slant={SLANT} hasAxes={false} />
      <WormWay chart={chart} />
      <Zones chart={chart} />
      {chart.areas.map((area) => {
        const face = faces.get(area.id);
        return face && <Area key={area.id} area={area} {...face} {...map.place(area.id)} />;
      })}
      <WormEnds chart={chart} />
      <PreviewShown chart={chart} {...watching} />
      {view.solo && (
        <Suspense fallback={null}>
          <PickShown part={props} chart={chart} />
        </Suspense>
      )}
    </MapFrame>
  );
}

/** Where the keyboard comes in when nothing is lit: the own Colony. */
const homeOf = ({ viewer }: WarpView): string => `s${viewer === 'spectator' ? 1 : viewer + 1}-colony`;
