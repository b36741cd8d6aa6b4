import { capital } from '@warptable/speech';
import type { WarpView } from '../../rules/view.ts';
import { areaAt, areaName, buildingsText, holderText, printedAt } from '../../words/areas.ts';
import { GoodIcon } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';

interface AreaNoteProps {
  readonly view: WarpView;
  readonly area: string;
  /** Reads more about it; absent while one only points at it. */
  readonly inspect: ((thing: string) => void) | undefined;
  /** Puts the note away; absent where it goes by itself. */
  readonly close: (() => void) | undefined;
}

/** A few words on the area that is looked at, in the corner of the map. */
export function AreaNote({ view, area, inspect, close }: AreaNoteProps) {
  const printed = printedAt(view, area);
  const here = areaAt(view, area);
  const buildings = buildingsText(here);
  const name = capital(areaName(area, view.eye));
  return (
    <aside className="tw-note tw-area-note" aria-label={name}>
      <strong>
        {name} ×{here.multiplier} {printed?.gold && <GoodIcon good="gold" size={15} />}
        {printed?.energy && <GoodIcon good="energy" size={15} />}
      </strong>
      <span>{capital(holderText(view, area))}</span>
      {buildings.length > 0 && <span>{buildings.join(' · ')}</span>}
      {inspect && close && (
        <span className="tw-note-buttons">
          <button type="button" className="wt-button" onClick={() => inspect(`area:${area}`)}>
            {t('map.details')}
          </button>
          <button type="button" className="wt-button" onClick={close}>
            {t('map.close')}
          </button>
        </span>
      )}
      {inspect && !close && (
        <button
          type="button"
          className="tw-note-info"
          aria-label={t('map.details')}
          onClick={() => inspect(`area:${area}`)}
        >
          <ThingIcon thing="info" size={20} />
        </button>
      )}
    </aside>
  );
}
