import { useFact, useStore } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import { useDeferredValue } from 'react';
import type { WarpView } from '../../rules/view.ts';
import { chartOf } from '../chart/chart.ts';
import type { Chart } from '../chart/chart.ts';
import { attacksOf, previewOf } from '../preview.ts';
import { isPlace } from '../targets.ts';
import { AreaNote } from './AreaNote.tsx';
import type { Gaze } from './gaze.ts';
import { Ghosts } from './Ghosts.tsx';
import { OddsNote } from './OddsNote.tsx';

/** What the parts of the map that follow the gaze get. */
interface Watching {
  readonly props: PartProps<WarpView>;
  readonly gaze: Gaze;
}

const useConsidered = ({ props }: Watching) => useFact(props.attention, ({ considered }) => considered);

/** Over the areas: what the option that is pointed at would do. */
export function PreviewShown({ chart, ...watching }: Watching & { readonly chart: Chart }) {
  const { view, asked } = watching.props;
  const considered = useConsidered(watching);
  const preview = previewOf(view, asked, considered);
  return <Ghosts view={view} chart={chart} seat={asked?.seat ?? 0} preview={preview} />;
}

/** Beside the map: what there is to say of the area that is looked at, and of the attack that is planned. */
export function Notes(watching: Watching) {
  const { props, gaze } = watching;
  const { pointed, pinned } = useStore(gaze);
  const touched = useFact(props.attention, ({ confirming }) =>
    confirming !== null && isPlace(confirming) ? confirming : null,
  );
  const area = pointed ?? touched ?? pinned;
  const considered = useConsidered(watching);
  const about = area ?? attacksOf(props.view, props.asked, considered)[0]?.to ?? '';
  const isLow = (chartOf(props.view.board).areaById.get(about)?.y ?? 0) > 0;
  return (
    <div className="tw-notes" data-at={isLow ? 'top' : 'bottom'}>
      {area !== null && (
        <AreaNote
          view={props.view}
          area={area}
          inspect={pointed === null ? props.inspect : undefined}
          close={pointed === null && touched === null ? () => gaze.merge({ pinned: null }) : undefined}
        />
      )}
      {props.odds && <Odds {...watching} />}
    </div>
  );
}

/** Working out odds takes a while: it waits until everything else is drawn. */
function Odds(watching: Watching) {
  const { view, asked } = useDeferredValue(watching.props);
  const considered = useDeferredValue(useConsidered(watching));
  return <OddsNote view={view} attacks={attacksOf(view, asked, considered)} considered={considered} />;
}
