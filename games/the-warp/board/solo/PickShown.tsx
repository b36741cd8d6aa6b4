import { useFact } from '@warptable/ui';
import { polygonPath } from '@warptable/ui/pure';
import type { WarpEvent } from '../../rules/events.ts';
import { areaAt } from '../../words/areas.ts';
import type { Part } from '../cards/Card.tsx';
import type { Chart } from '../chart/chart.ts';
import { cornersOf } from '../chart/lattice.ts';
import { hillOf } from '../chart/relief.ts';
import { fatesOf } from './fates.ts';
import './picks.css';

interface PickShownProps {
  readonly part: Part;
  readonly chart: Chart;
}

/** Over the areas: those that were possible for the pick that is read about, with the one that was picked. */
export function PickShown({ part: { view, attention }, chart }: PickShownProps) {
  const event = useFact(attention, ({ reasons }) => reasons) as WarpEvent | null;
  if (event?.type !== 'RivalPicked') return null;
  return (
    <g className="tw-picks" aria-hidden="true">
      {fatesOf(event).map(({ area, fate }) => {
        const place = chart.areaById.get(area);
        const { height, radius } = hillOf(area === 'gate' ? 1 : areaAt(view, area).multiplier);
        return (
          place && (
            <g key={area} data-fate={fate} transform={`translate(${place.x} ${place.y - height})`}>
              <path className="tw-pick-rim" d={polygonPath(cornersOf(radius - 3))} />
              <path className="tw-pick-sign" d={SIGNS[fate]} transform="translate(0 -30)" />
            </g>
          )
        );
      })}
    </g>
  );
}

/** A tick, an equals sign, a cross. */
const SIGNS = {
  picked: 'M-10 0-3 8 11-9',
  equal: 'M-9-4H9M-9 5H9',
  out: 'M-8-8 8 8M8-8-8 8',
} as const;
