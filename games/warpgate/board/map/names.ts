import { capital } from '@warptable/speech';
import type { WarpgateView } from '../../rules/view.ts';
import { contentsAt, hasTrade, placeName } from '../../words/places.ts';
import { t } from '../texts/say.ts';

/** What lies at a place, in a few words each. */
export const contentsOf = (view: WarpgateView, id: string): readonly string[] => [
  ...(hasTrade(id) ? [t('map.trade')] : []),
  ...contentsAt(view, id),
];

/** What a screen reader says of a place. */
export const nameOfPlace = (view: WarpgateView, id: string): string =>
  [capital(placeName(view, id)), ...contentsOf(view, id)].join(', ');
