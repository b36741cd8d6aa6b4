import { capital } from '@warptable/speech';
import type { WarpgateView } from '../../rules/view.ts';
import { contentsAt, hasTrade, placeName } from '../../words/places.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { chartOf } from '../chart/chart.ts';
import { quietCorner } from '../chart/corners.ts';
import type { Corner } from '../chart/corners.ts';
import { t } from '../texts/say.ts';
import './notes.css';

interface PlaceNoteProps {
  readonly view: WarpgateView;
  readonly place: string;
  /** Where the ranges that are shown begin. */
  readonly from: string | null;
  /** Reads more about it; absent while one only points at it. */
  readonly inspect: ((thing: string) => void) | undefined;
  /** Puts the note away; absent where it goes by itself. */
  readonly close: (() => void) | undefined;
}

/** The others are for the odds and for the buttons of the map. */
export const PLACES_OF_NOTES: readonly Corner[] = ['top left', 'bottom left', 'top right'];

/** A few words on the place that is looked at, in the corner of the map. */
export function PlaceNote({ view, place, from, inspect, close }: PlaceNoteProps) {
  const chart = chartOf(view.layout);
  const { board } = chart;
  const range =
    from === null || from === place ? undefined : board.ranges[board.place(from)]?.[board.place(place)];
  const contents = [...(hasTrade(place) ? [t('map.trade')] : []), ...contentsAt(view, place)];
  const name = capital(placeName(view, place));
  return (
    <aside
      className="wg-note wg-place-note"
      aria-label={name}
      data-corner={quietCorner(chart, place, PLACES_OF_NOTES)}
    >
      <strong>{name}</strong>
      {contents.length > 0 && <span>{contents.map(capital).join(' · ')}</span>}
      {from !== null && range !== undefined && (
        <span>{t('map.rangeFrom', { range, place: placeName(view, from) })}</span>
      )}
      {inspect && close && (
        <span className="wg-note-buttons">
          <button type="button" className="wt-button" onClick={() => inspect(`place:${place}`)}>
            {t('map.details')}
          </button>
          <button type="button" className="wt-button" data-look="plain" onClick={close}>
            {t('map.close')}
          </button>
        </span>
      )}
      {inspect && !close && (
        <button
          type="button"
          className="wg-note-info"
          aria-label={t('map.details')}
          onClick={() => inspect(`place:${place}`)}
        >
          <ThingIcon thing="info" size={20} />
        </button>
      )}
    </aside>
  );
}
