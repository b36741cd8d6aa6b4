import type { Seat, Viewer } from '@warptable/kernel';
import { capital, listed } from '@warptable/speech';
import { FACED_FOUNDATION_IDS, LOCATIONS, foundationReward } from '../content/index.ts';
import type { FoundationId, LeaderId, RegionId, RyhzuId } from '../content/index.ts';
import type { Group } from '../rules/events.ts';
import type { Place } from '../rules/state.ts';
import type { ChaosView, RegionView } from '../rules/view.ts';
import { fightersText, gainText } from './gains.ts';
import { buildingName, leaderName, seatName, whose } from './names.ts';
import { say } from './say.ts';

export const regionOf = (view: ChaosView, id: string): RegionView | undefined =>
  view.regions.find((region) => region.id === id);

/** Printed names, and those of tiles. */
export function regionName(view: ChaosView, id: string): string {
  const hex = LOCATIONS.find((location) => location.id === id);
  const tile = regionOf(view, id)?.tile;
  if (tile) return say(`tiles.${tile}`);
  if (hex?.name !== undefined) return say(`regions.${hex.id}`);
  return hex?.baseName === undefined ? say('places.unknown') : say(`landings.${hex.id}`);
}

export const landingName = (id: RegionId): string => say(`landings.${id}`);

/** The base of a seat; the drop ship for the Circadians (CO 20.3). */
export function baseName(view: ChaosView, seat: Seat, viewer: Viewer): string {
  const form = view.players[seat]?.faction === 'circadians' ? 'places.ship' : 'places.base';
  return say(form, { whose: whose(view, seat, viewer) });
}

/** A region, or the base of this seat. */
export const placeName = (view: ChaosView, place: string, seat: Seat, viewer: Viewer): string =>
  place === 'base' ? baseName(view, seat, viewer) : regionName(view, place);

/** The same after a subject: `Zcharo moved 2 fighters from the base`. */
export const ownPlaceName = (view: ChaosView, place: Place, seat: Seat): string =>
  place === 'base'
    ? say(view.players[seat]?.faction === 'circadians' ? 'places.ownShip' : 'places.ownBase')
    : regionName(view, place);

/** `Amber Reach, plains`. */
export function regionWithTerrain(view: ChaosView, id: string): string {
  const region = regionOf(view, id);
  if (!region) return regionName(view, id);
  return say('places.withTerrain', {
    place: regionName(view, id),
    terrain: say(`terrains.${region.terrain ?? 'lake'}`),
  });
}

/** The two regions of a border. */
export function borderText(view: ChaosView, border: string): string {
  const [first = '', second = ''] = border.split('/');
  return say('things.border', { first: regionName(view, first), second: regionName(view, second) });
}

/** Leaders and Ryh-zu of a seat at a place. */
export const leadersAt = (view: ChaosView, seat: Seat, at: Place): (LeaderId | RyhzuId)[] => [
  ...(view.players[seat]?.leaders ?? []).flatMap((leader) => (leader.at === at ? [leader.id] : [])),
  ...view.ryhzu.flatMap((beast) => (beast.master === seat && beast.at === at ? [beast.id] : [])),
];

const fightersAt = (view: ChaosView, seat: Seat, at: Place): number =>
  at === 'base' ? (view.players[seat]?.onBase ?? 0) : (regionOf(view, at)?.fighters[seat] ?? 0);

/** Units and buildings of a seat at a place: `3 fighters, Sable, foundry`. */
export function piecesAt(view: ChaosView, seat: Seat, at: Place): string[] {
  const fighters = fightersAt(view, seat, at);
  const sites = regionOf(view, at)?.sites ?? [];
  return [
    ...(fighters > 0 ? [fightersText(fighters)] : []),
    ...leadersAt(view, seat, at).map(leaderName),
    ...sites.flatMap(({ owner, building }) =>
      building !== null && owner === seat ? [buildingName(building)] : [],
    ),
  ];
}

/** Who has what there: `Zcharo 2 fighters, outpost`. */
export const holdingsAt = (view: ChaosView, at: RegionId): string[] =>
  view.players.flatMap((_, seat) => {
    const pieces = piecesAt(view, seat, at);
    return pieces.length > 0
      ? [say('places.pieces', { name: seatName(view, seat), pieces: pieces.join(', ') })]
      : [];
  });

/** A place as an option: its name and what stands there. */
export const placeLabel = (view: ChaosView, place: string, seat: Seat): string =>
  capital(placeWithin(view, place, seat));

/** The same within a sentence. */
export function placeWithin(view: ChaosView, place: string, seat: Seat): string {
  const name = placeName(view, place, seat, view.viewer);
  const contents =
    place === 'base'
      ? piecesAt(view, seat, 'base').join(', ')
      : holdingsAt(view, place as RegionId).join('; ');
  return contents === '' ? name : say('options.place', { place: name, contents });
}

/** `3 fighters, Sable and Uryk`. */
export const groupText = ({ fighters, leaders, ryhzu }: Group): string =>
  listed([
    ...(fighters > 0 ? [fightersText(fighters)] : []),
    ...leaders.map(leaderName),
    ...ryhzu.map(leaderName),
  ]);

const isFaced = (id: string): boolean => FACED_FOUNDATION_IDS.some((one) => one === id);

/** What building on it brings. */
export function foundationText(id: FoundationId): string {
  const reward = isFaced(id) ? foundationReward(id) : null;
  return reward ? say('things.reward', { gain: gainText(reward) }) : say('things.noReward');
}
