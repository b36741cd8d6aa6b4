import type { Eye, Seat } from '@warptable/kernel';
import { TILES } from '../content/index.ts';
import type { Colour, World } from '../content/index.ts';
import type { PlaceView, WarpgateView } from '../rules/view.ts';
import { capital, colourLetter, counted, listed, whose, worldName } from './names.ts';

/** What the words know of a place from its print alone. */
interface Printed {
  readonly world: World | 'gate';
  readonly trade: boolean;
  /** Whose home or Warpgate it is. */
  readonly colour?: Colour;
  /** How planets of the same type are told apart: tile and side, or the words for the special tile. */
  readonly tile?: string;
  readonly near?: string;
}

const PRINTED: ReadonlyMap<string, Printed> = new Map(
  Object.values(TILES).flatMap((tile) => {
    const colour = tile.kind === 'home' ? { colour: tile.color } : {};
    return Object.values(tile.sides).flatMap((side) => {
      const near = side.warpgates.length > 0 ? "Yellow's" : 'Central';
      const where =
        tile.kind === 'lettered'
          ? { tile: `${tile.id.slice(-1)}${side.letter}` }
          : tile.kind === 'special'
            ? { near }
            : {};
      const planets = side.planets.map(({ id, type, trade }): [string, Printed] => [
        id,
        { world: type, trade, ...colour, ...where },
      ]);
      const gates = side.warpgates.map(({ id, color }): [string, Printed] => [
        id,
        { world: 'gate', trade: false, colour: color },
      ]);
      return [...planets, ...gates];
    });
  }),
);

/** A name that is unique on every board, for the middle of a sentence: `Desert 1A`, `Blue's Warpgate`. */
export function placeName(view: WarpgateView, id: string, eye: Eye = view.eye): string {
  return nameOf(id, (colour) => ownerOf(view, colour, eye));
}

/** The same after a subject: `Blue moved 2 ships from their Warpgate`. */
export function ownPlaceName(view: WarpgateView, id: string, seat: Seat, eye: Eye): string {
  const own = view.players[seat]?.colour;
  return nameOf(id, (colour) => (colour === own && seat !== eye ? 'their' : ownerOf(view, colour, eye)));
}

function nameOf(id: string, owner: (colour: Colour) => string): string {
  const place = PRINTED.get(id);
  if (!place) return 'an unknown place';
  const { world, colour, tile, near } = place;
  if (world === 'ancients') return 'the Ancients homeworld';
  if (colour) {
    return world === 'gate' ? `${owner(colour)} Warpgate` : `${owner(colour)} home (${worldName(world)})`;
  }
  const name = world === 'gate' ? 'Warpgate' : worldName(world);
  return near ? `${near} ${name}` : `${name} ${tile}`;
}

function ownerOf(view: WarpgateView, colour: Colour, eye: Eye): string {
  const seat = view.players.findIndex((player) => player.colour === colour);
  return seat < 0 ? `${capital(colour)}'s` : whose(view, seat, eye);
}

/** Three signs for maps and tables, unique on every board: `De1`, `HoB`, `GaB`, `Anc`. */
export function placeCode(id: string): string {
  const place = PRINTED.get(id);
  if (!place) return '???';
  const { world, colour, tile } = place;
  if (world === 'ancients') return 'Anc';
  if (colour) return `${world === 'gate' ? 'Ga' : 'Ho'}${colourLetter(colour)}`;
  return `${capital(world).slice(0, 2)}${tile?.charAt(0) ?? '0'}`;
}

export const hasTrade = (id: string): boolean => PRINTED.get(id)?.trade ?? false;

export const placeAt = (view: WarpgateView, id: string): PlaceView =>
  view.places.find((place) => place.id === id) ?? { id };

/** Ships of others than this seat. */
export function enemyFleet(view: WarpgateView, seat: Seat, id: string): PlaceView['fleet'] {
  const { fleet } = placeAt(view, id);
  return fleet && fleet.seat !== seat ? fleet : undefined;
}

/** `Red's 3 ships`. */
export const fleetText = (view: WarpgateView, { seat, ships }: NonNullable<PlaceView['fleet']>): string =>
  `${whose(view, seat, view.eye)} ${counted(ships, 'ship')}`;

/** What lies at a place, owner by owner: `your 2 ships and Outpost`; empty if nothing does. */
function contentsOf(view: WarpgateView, id: string): string[] {
  const contents = holdingsAt(view, id).map(
    ({ seat, things }) => `${whose(view, seat, view.eye)} ${listed(things)}`,
  );
  return placeAt(view, id).token ? [...contents, 'unexplored'] : contents;
}

/** Who has what at a place. */
export function holdingsAt(view: WarpgateView, id: string): { seat: Seat; things: string[] }[] {
  const { fleet, marker } = placeAt(view, id);
  return view.players.flatMap(({ drone }, seat) => {
    const things = [
      ...(fleet?.seat === seat ? [counted(fleet.ships, 'ship')] : []),
      ...(marker?.seat === seat ? [marker.colony ? 'Colony' : 'Outpost'] : []),
      ...(drone === id ? ['drone'] : []),
    ];
    return things.length > 0 ? [{ seat, things }] : [];
  });
}

/** The name of a place, and whether it has a trade icon. */
export const placeWithTrade = (view: WarpgateView, id: string): string =>
  `${placeName(view, id)}${hasTrade(id) ? ' (trade)' : ''}`;

/** A place as an option: its name, its trade icon, what lies there. */
export function placeLabel(view: WarpgateView, id: string): string {
  const contents = contentsOf(view, id);
  const name = capital(placeWithTrade(view, id));
  return contents.length > 0 ? `${name}: ${contents.join(', ')}` : name;
}
