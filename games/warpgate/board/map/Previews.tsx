import { MapNotes, useConsidered } from '@warptable/ui';
import { cornerAwayFrom } from '@warptable/ui/pure';
import type { SeatStyle } from '@warptable/ui';
import { useDeferredValue } from 'react';
import { attacksOf, previewOf } from '../preview.ts';
import { chartOf } from '../chart/chart.ts';
import type { Chart } from '../chart/chart.ts';
import type { Watching } from './gaze.ts';
import { useLookedAt, useReach } from './gaze.ts';
import { Ghosts } from './Ghosts.tsx';
import { OddsPanel } from './OddsPanel.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { RangeNumbers, Reach } from './Reach.tsx';

interface OnMap extends Watching {
  readonly chart: Chart;
}

/** Under the places: how far one gets. */
export function ReachShown({ chart, ...watching }: OnMap) {
  const reach = useReach(watching);
  return reach && <Reach chart={chart} {...reach} />;
}

/** Over the places: ranges as numbers, and what the option that is pointed at would do. */
export function PreviewShown({
  chart,
  seats,
  ...watching
}: OnMap & { readonly seats: readonly SeatStyle[] }) {
  const { view, asked } = watching.props;
  const reach = useReach(watching);
  const considered = useConsidered(watching.props.attention);
  return (
    <>
      {reach && <RangeNumbers chart={chart} {...reach} />}
      <Ghosts chart={chart} seats={seats} preview={previewOf(view, asked, considered)} />
    </>
  );
}

/** Beside the map: what there is to say of the place that is looked at, and of the attack that is planned. */
export function Notes(watching: Watching) {
  const { props, gaze } = watching;
  const { view, asked, inspect } = props;
  const { place, stays, isPinned } = useLookedAt(watching);
  const reach = useReach(watching);
  const considered = useConsidered(watching.props.attention);
  const about = place ?? attacksOf(view, asked, considered)[0]?.place ?? '';
  const { placeById, bounds } = chartOf(view.layout);
  return (
    <MapNotes at={cornerAwayFrom(bounds, placeById.get(about) ?? bounds)}>
      {place !== null && (
        <PlaceNote
          view={view}
          place={place}
          from={reach?.from ?? null}
          onInspect={stays ? () => inspect(`place:${place}`) : undefined}
          onClose={isPinned ? () => gaze.merge({ pinned: null }) : undefined}
        />
      )}
      {props.odds && <Odds {...watching} />}
    </MapNotes>
  );
}

/** Working out odds takes a while: it waits until everything else is drawn. */
function Odds(watching: Watching) {
  const { view, asked } = useDeferredValue(watching.props);
  const considered = useDeferredValue(useConsidered(watching.props.attention));
  return <OddsPanel view={view} fights={attacksOf(view, asked, considered)} considered={considered} />;
}
