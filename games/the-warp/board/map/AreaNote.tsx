import { capital } from '@warptable/speech';
import { PlaceNote } from '@warptable/ui';
import type { Corner } from '@warptable/ui/pure';
import type { WarpView } from '../../rules/view.ts';
import { areaAt, areaName, buildingsText, holderText, printedAt } from '../../words/areas.ts';
import { GoodIcon } from '../art/Goods.tsx';

interface AreaNoteProps {
  readonly view: WarpView;
  readonly area: string;
  readonly corner: Corner;
  readonly onInspect: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
}

/** A few words on the area that is looked at, in the corner of the map. */
export function AreaNote({ view, area, ...note }: AreaNoteProps) {
  const printed = printedAt(view, area);
  const here = areaAt(view, area);
  const buildings = buildingsText(here);
  const name = capital(areaName(area, view.viewer));
  return (
    <PlaceNote name={name} {...note}>
      <strong>
        {name} ×{here.multiplier} {printed?.gold && <GoodIcon good="gold" size={15} />}
        {printed?.energy && <GoodIcon good="energy" size={15} />}
      </strong>
      <span>{capital(holderText(view, area))}</span>
      {buildings.length > 0 && <span>{buildings.join(' · ')}</span>}
    </PlaceNote>
  );
}
