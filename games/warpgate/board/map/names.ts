import type { Asked } from '@warptable/kernel';
import { capital } from '@warptable/speech';
import type { WarpgateView } from '../../rules/view.ts';
import { contentsAt, hasTrade, placeName } from '../../words/places.ts';
import { say } from '../../words/say.ts';
import type { Chart } from '../chart/chart.ts';
import { t } from '../texts/say.ts';

/** What lies at a place, in a few words each. */
export const contentsOf = (view: WarpgateView, id: string): readonly string[] => [
  ...(hasTrade(id) ? [t('map.trade')] : []),
  ...contentsAt(view, id),
];

/** What a screen reader says of a place; with the range to it, where ships are about to fly. */
export const nameOfPlace = (view: WarpgateView, id: string, range?: number): string =>
  [
    capital(placeName(view, id)),
    ...(range === undefined ? [] : [say('extent.range', { count: range })]),
    ...contentsOf(view, id),
  ].join(', ');

/** How far it is, if something is asked about a flight from a place. */
export function rangeTo({ board }: Chart, asked: Asked | null, to: string): number | undefined {
  const about = asked?.about as { readonly from?: unknown; readonly range?: unknown } | undefined;
  if (typeof about?.from !== 'string' || typeof about.range !== 'number' || about.from === to)
    return undefined;
  const range = board.ranges[board.place(about.from)]?.[board.place(to)];
  return range !== undefined && range < FAR ? range : undefined;
}

/** No way leads there. */
const FAR = 255;

/** Where the viewer has ships and markers. */
export const piecesOf = (view: WarpgateView): string[] =>
  view.places
    .filter(({ fleet, marker }) => fleet?.seat === view.viewer || marker?.seat === view.viewer)
    .map(({ id }) => nameOfPlace(view, id));
