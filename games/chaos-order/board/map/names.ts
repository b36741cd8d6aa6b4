import { capital } from '@warptable/speech';
import type { RegionId } from '../../content/index.ts';
import type { ChaosView, RegionView } from '../../rules/view.ts';
import { gainText, yieldText } from '../../words/gains.ts';
import { seatName } from '../../words/names.ts';
import {
  baseName,
  borderText,
  foundationText,
  holdingsAt,
  landingName,
  piecesAt,
  regionOf,
  regionWithTerrain,
} from '../../words/places.ts';
import { yieldOf } from '../faces.ts';
import { SHIP, isAboard } from '../places.ts';
import { t } from '../texts/say.ts';

/** Whose base lies there, if one does. */
export function ownerOf(view: ChaosView, place: string): number {
  return view.players.findIndex((_, seat) =>
    place === SHIP ? isAboard(view, seat) : view.players[seat]?.base === place && !isAboard(view, seat),
  );
}

/** What a place is called in its note. */
export function titleOf(view: ChaosView, place: string): string {
  if (place.includes('/')) return borderText(view, place);
  if (regionOf(view, place)) return capital(regionWithTerrain(view, place));
  const owner = ownerOf(view, place);
  if (owner >= 0) return capital(baseName(view, owner, view.viewer));
  return capital(landingName(place as RegionId));
}

/** What lies at a place, in words. */
export function contentsOf(view: ChaosView, place: string): string[] {
  const region = regionOf(view, place);
  if (region) return regionContents(view, region);
  const owner = ownerOf(view, place);
  const base = view.players[owner];
  if (base) {
    const pieces = piecesAt(view, owner, 'base');
    return pieces.length > 0 ? pieces : [t('map.nobody')];
  }
  if (place.includes('/')) return [];
  const isClosed = view.players.some((player) => player.base === place);
  return [t(isClosed ? 'map.closed' : 'map.free')];
}

function regionContents(view: ChaosView, region: RegionView): string[] {
  const { relic, morale, trap, controller, harvested, sites } = region;
  const yields = yieldOf(view, region);
  const gain =
    yields &&
    (yields === 'commandPost'
      ? yieldText(yields, view.turnedLoose.includes('prod-command-post'))
      : gainText(yields));
  const free = sites.flatMap(({ foundation, building }) =>
    foundation !== null && building === null ? [foundationText(foundation)] : [],
  );
  return [
    ...(relic > 0 ? [t(relic === view.round ? 'map.relicNow' : 'map.relic', { relic })] : []),
    ...holdingsAt(view, region.id),
    ...(controller >= 0 ? [t('map.held', { name: seatName(view, controller) })] : []),
    ...(gain ? [t(harvested ? 'map.harvested' : 'map.yields', { gain })] : []),
    ...(free.length > 0 ? [t('map.foundations', { rewards: free.join(', ') })] : []),
    ...(morale ? [t('map.morale')] : []),
    ...(trap === 'none' ? [] : [t(trap === 'armed' ? 'map.trapArmed' : 'map.trapSprung')]),
  ];
}

/** For screen readers: its name and what lies there. */
export const labelOf = (view: ChaosView, place: string): string =>
  [titleOf(view, place), ...contentsOf(view, place)].join('. ');
