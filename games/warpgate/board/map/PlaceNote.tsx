import { capital } from '@warptable/speech';
import { PlaceNote as Note } from '@warptable/ui';
import { quietCorner } from '@warptable/ui/pure';
import type { Corner } from '@warptable/ui/pure';
import type { WarpgateView } from '../../rules/view.ts';
import { placeName } from '../../words/places.ts';
import { chartOf } from '../chart/chart.ts';
import { t } from '../texts/say.ts';
import { contentsOf } from './names.ts';

interface PlaceNoteProps {
  readonly view: WarpgateView;
  readonly place: string;
  /** Where the ranges that are shown begin. */
  readonly from: string | null;
  readonly onInspect: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
}

/** The others are for the odds and for the buttons of the map. */
export const CORNERS_OF_NOTES: readonly Corner[] = ['top left', 'bottom left', 'top right'];

/** A few words on the place that is looked at, in the corner of the map. */
export function PlaceNote({ view, place, from, ...does }: PlaceNoteProps) {
  const chart = chartOf(view.layout);
  const { board } = chart;
  const range =
    from === null || from === place ? undefined : board.ranges[board.place(from)]?.[board.place(place)];
  const contents = contentsOf(view, place);
  const name = capital(placeName(view, place));
  return (
    <Note name={name} corner={quietCorner(chart, place, CORNERS_OF_NOTES)} {...does}>
      <strong>{name}</strong>
      {contents.length > 0 && <span>{contents.map(capital).join(' · ')}</span>}
      {from !== null && range !== undefined && (
        <span>{t('map.rangeFrom', { range, place: placeName(view, from) })}</span>
      )}
    </Note>
  );
}
