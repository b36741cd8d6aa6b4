import { MapNotes, useConsidered, useLookedAt } from '@warptable/ui';
import { cornerAwayFrom } from '@warptable/ui/pure';
import type { Gaze, PartProps } from '@warptable/ui';
import type { Corner } from '@warptable/ui/pure';
import { Suspense, lazy, useDeferredValue } from 'react';
import type { WarpView } from '../../rules/view.ts';
import { chartOf } from '../chart/chart.ts';
import type { Chart } from '../chart/chart.ts';
import { dockOf } from '../combat/dock.ts';
import { attacksOf, previewOf } from '../preview.ts';
import { isPlace } from '../targets.ts';
import { AreaNote } from './AreaNote.tsx';
import { Ghosts } from './Ghosts.tsx';

const AttackOdds = lazy(async () => ({ default: (await import('./AttackOdds.tsx')).AttackOdds }));

/** What the parts of the map that follow the gaze get. */
interface Watching {
  readonly props: PartProps<WarpView>;
  readonly gaze: Gaze;
}

/** Over the areas: what the option that is pointed at would do. */
export function PreviewShown({ chart, props }: Watching & { readonly chart: Chart }) {
  const { view, asked, attention } = props;
  const preview = previewOf(view, asked, useConsidered(attention));
  return <Ghosts view={view} chart={chart} seat={asked?.seat ?? 0} preview={preview} />;
}

/** Beside the map: what there is to say of the area that is looked at, and of the attack that is planned. */
export function Notes({ props, gaze }: Watching) {
  const { view, asked, attention, inspect } = props;
  const { place, stays, isPinned } = useLookedAt(gaze, attention, (value) => (isPlace(value) ? value : null));
  const considered = useConsidered(attention);
  const about = place ?? attacksOf(view, asked, considered)[0]?.to ?? 'gate';
  const corners = cornersFor(view, about);
  return (
    <MapNotes at={corners.all}>
      {place !== null && (
        <AreaNote
          view={view}
          area={place}
          corner={corners.note}
          onInspect={stays ? () => inspect(`area:${place}`) : undefined}
          onClose={isPinned ? () => gaze.merge({ pinned: null }) : undefined}
        />
      )}
      {props.odds && <Odds props={props} />}
    </MapNotes>
  );
}

/** Where all notes lie on a phone, and the one on the area elsewhere: not where the panel of a combat is. */
function cornersFor(view: WarpView, about: string): { readonly all: Corner; readonly note: Corner } {
  const { bounds, areaById } = chartOf(view.board);
  const dock = view.combat && dockOf(view, view.combat);
  if (!dock) return { all: cornerAwayFrom(bounds, areaById.get(about) ?? bounds), note: 'top left' };
  return { all: dock.startsWith('top') ? 'bottom left' : 'top left', note: 'bottom left' };
}

/** Working out odds takes a while: it waits until everything else is drawn. */
function Odds({ props }: Pick<Watching, 'props'>) {
  const { view, asked } = useDeferredValue(props);
  const considered = useDeferredValue(useConsidered(props.attention));
  const attacks = attacksOf(view, asked, considered);
  if (attacks.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AttackOdds view={view} attacks={attacks} considered={considered} />
    </Suspense>
  );
}
