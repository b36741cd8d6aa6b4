import { MapFrame, Sky, useMapPlaces } from '@warptable/ui';
import type { PartProps, SeatStyle } from '@warptable/ui';
import { targetsAmong } from '@warptable/ui/pure';
import type { Bounds } from '@warptable/ui/pure';
import { Suspense, lazy, useMemo } from 'react';
import type { Border } from '../../content/index.ts';
import type { ChaosView, RegionView } from '../../rules/view.ts';
import { refusalText } from '../../words/refusals.ts';
import { SIGNS } from '../art/signs.ts';
import { chartOf } from '../chart/chart.ts';
import type { Chart, ChartBase } from '../chart/chart.ts';
import { forceAt, forcesAt, keyOf, sitesOf, yieldOf } from '../faces.ts';
import { SHIP, baseOf, basesShown, boundsOf, isAboard, optionAt, shipSpot } from '../places.ts';
import type { Spot } from '../places.ts';
import { PriceRow } from '../prices/PriceRow.tsx';
import { colourOf, seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import { FACTIONS } from '../../content/index.ts';
import { Base } from './Base.tsx';
import type { BaseFace } from './Base.tsx';
import { labelOf } from './names.ts';
import { Notes, PreviewShown } from './Previews.tsx';
import { Region } from './Region.tsx';
import type { RegionFace } from './Region.tsx';
import { PlaceNames } from './PlaceNames.tsx';
import { Ridges, Tunnels } from './Ridges.tsx';
import { SetupScene, hasScene } from './SetupScene.tsx';
import { BorderSpot, Ship } from './Ship.tsx';
import { useOnMap } from './useOnMap.ts';
import './map.css';

/** With the wheel and all that odds need: loaded for the first battle. */
const BattlePanel = lazy(async () => ({ default: (await import('../battle/BattlePanel.tsx')).BattlePanel }));

const CIRCLES = [0.42, 0.78, 1.08];

/** The prices of the round, and below them the map. */
export function Board(part: PartProps<ChaosView>) {
  return (
    <div className="co-table">
      {hasScene(part) ? (
        <SetupScene part={part} />
      ) : (
        <>
          <PriceRow part={part} />
          <Map {...part} />
        </>
      )}
    </div>
  );
}

function Map(whole: PartProps<ChaosView>) {
  const { view } = whole;
  const part = useOnMap(whole);
  const chart = chartOf(view.players.length);
  const bounds = boundsOf(view);
  const seats = useSeatStyles(view);
  const places = usePlaces(view, chart, part.asked?.options ?? []);
  const map = useMapPlaces({
    part,
    places,
    targetsOf: (asked) => targetsAmong(asked, (value): value is string => typeof value === 'string'),
    nameOf: (id) => labelOf(view, id),
    isAttack: (id) => whole.asked?.kind === 'battleRegion' && whole.asked.options.includes(id),
    optionAt: (id) => optionAt(view, whole.asked, id),
    refusalText,
    thing: 'place',
    home: view.viewer === 'spectator' ? 'r4-4' : (baseOf(view, view.viewer) ?? 'r4-4'),
  });
  const watching = { part: whole, onMap: part, gaze: map.gaze };
  const shown = basesShown(view);
  const ship = shipSpot(view);
  const pilot = view.players.findIndex((_, seat) => isAboard(view, seat));
  const style = seats[pilot];
  return (
    <MapFrame
      map={map}
      bounds={bounds}
      label={t('map.name')}
      signs={SIGNS}
      className="co-board"
      beside={
        <>
          {view.battle && (
            <Suspense fallback={null}>
              <BattlePanel part={whole} />
            </Suspense>
          )}
          <Notes {...watching} />
        </>
      }
    >
      <Sky
        bounds={bounds}
        middle={middleOf(bounds)}
        seed={1406}
        circles={CIRCLES}
        slant={1}
        hasAxes={false}
      />
      <Tunnels chart={chart} />
      {chart.bases
        .filter(({ id }) => shown.includes(id))
        .map((base) => (
          <Base
            key={base.id}
            at={base}
            face={keyOf(baseFaceOf(view, base))}
            seats={seats}
            {...map.place(base.id)}
          />
        ))}
      {chart.regions.map((at) => {
        const region = view.regions.find(({ id }) => id === at.id);
        return (
          region && (
            <Region
              key={at.id}
              at={at}
              face={keyOf(regionFaceOf(view, region))}
              seats={seats}
              {...map.place(at.id)}
            />
          )
        );
      })}
      <Ridges view={view} chart={chart} />
      {ship && style && (
        <Ship
          at={{ id: SHIP, x: ship.x, y: ship.y }}
          force={keyOf(forceAt(view, pilot, 'base') ?? null)}
          seat={style}
          seats={seats}
          {...map.place(SHIP)}
        />
      )}
      {places.map(
        (place) =>
          place.id.includes('/') && <BorderSpot key={place.id} at={place} {...map.place(place.id)} />,
      )}
      <PlaceNames view={view} chart={chart} bases={shown} />
      <PreviewShown chart={chart} seats={seats} {...watching} />
    </MapFrame>
  );
}

const middleOf = (bounds: Bounds) => ({
  x: bounds.x + bounds.width / 2,
  y: bounds.y + bounds.height / 2,
});

/** Hexes, the ship, and the sides that are asked for. */
function usePlaces(view: ChaosView, chart: Chart, options: readonly unknown[]): readonly Spot[] {
  const spot = shipSpot(view);
  const shown = basesShown(view).join(' ');
  const borders = options.filter((value): value is Border => String(value).includes('/')).join(' ');
  return useMemo(() => {
    const asked = borders === '' ? [] : (borders.split(' ') as Border[]);
    return [
      ...chart.regions,
      ...chart.bases.filter(({ id }) => shown.includes(id)),
      ...(spot ? [{ id: SHIP, x: spot.x, y: spot.y }] : []),
      ...asked.flatMap((border) => chart.borders.get(border) ?? []),
    ];
  }, [chart, spot?.id, shown, borders]);
}

/** The colours of the seats are chosen once: the list stays the same as long as they do. */
function useSeatStyles(view: ChaosView): readonly SeatStyle[] {
  const factions = view.players.map(({ faction }) => faction ?? '').join(' ');
  return useMemo(() => view.players.map((_, seat) => seatStyleOf(view, seat)), [factions]);
}

function regionFaceOf(view: ChaosView, region: RegionView): RegionFace {
  const { terrain, controller, loose, harvested, relic, morale, trap } = region;
  return {
    terrain,
    holder: controller >= 0 ? colourOf(view, controller) : null,
    yields: yieldOf(view, region),
    isLoose: loose !== null,
    isHarvested: harvested,
    relic,
    isCurrent: relic > 0 && relic === view.round,
    morale: morale ? colourOf(view, moraleOwner(view)) : null,
    trap,
    sites: sitesOf(region),
    forces: forcesAt(view, region.id),
    isBattle: view.battle?.region === region.id,
  };
}

/** Only one faction has such tokens: whoever has relic spaces that boost. */
const moraleOwner = ({ players }: ChaosView): number =>
  players.findIndex(({ faction }) => faction !== null && FACTIONS[faction].relicSpaces.includes('boost'));

function baseFaceOf(view: ChaosView, { id }: ChartBase): BaseFace {
  const seat = view.players.findIndex(({ base }) => base === id);
  const player = view.players[seat];
  const isClosed = seat >= 0 && isAboard(view, seat);
  const faction = player?.faction ?? null;
  const production = faction ? FACTIONS[faction].baseProduction : null;
  return {
    faction,
    seat,
    isClosed,
    yields: player && !isClosed ? yieldOf(view, { loose: player.baseLoose, production }) : null,
    isLoose: (player?.baseLoose ?? null) !== null,
    isHarvested: player?.baseHarvested ?? false,
    force: player && !isClosed ? (forceAt(view, seat, 'base') ?? null) : null,
  };
}
