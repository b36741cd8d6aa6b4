import type { Viewer, Seat } from '@warptable/kernel';
import { capital, listed } from '@warptable/speech';
import { TILES } from '../content/index.ts';
import type { Colour, PlanetType, Tile, TileSide, World } from '../content/index.ts';
import type { PlaceView, WarpgateView } from '../rules/view.ts';
import { colourLetter, colourName, formFor, possessive, whose, worldName } from './names.ts';
import { say } from './say.ts';

/** What the words know of a place from its print alone. */
type Printed = { readonly trade: boolean } & (
  | { readonly kind: 'ancients' }
  | { readonly kind: 'gate'; readonly colour: Colour }
  | { readonly kind: 'home'; readonly colour: Colour; readonly type: PlanetType }
  // Planets of the same type are told apart by tile and side, or by where they are on the special tile.
  | { readonly kind: 'planet'; readonly type: PlanetType; readonly tile: string }
  | { readonly kind: 'planetNearYellow' | 'planetInCentre'; readonly type: PlanetType }
);

function printedPlanet(tile: Tile, side: TileSide, type: World, trade: boolean): Printed {
  if (type === 'ancients') return { kind: 'ancients', trade };
  if (tile.kind === 'home') return { kind: 'home', colour: tile.color, type, trade };
  if (tile.kind === 'lettered')
    return { kind: 'planet', type, tile: `${tile.id.slice(-1)}${side.letter}`, trade };
  return { kind: side.warpgates.length > 0 ? 'planetNearYellow' : 'planetInCentre', type, trade };
}

const PRINTED: ReadonlyMap<string, Printed> = new Map(
  Object.values(TILES).flatMap((tile) =>
    Object.values(tile.sides).flatMap((side): [string, Printed][] => [
      ...side.planets.map(({ id, type, trade }): [string, Printed] => [
        id,
        printedPlanet(tile, side, type, trade),
      ]),
      ...side.warpgates.map(({ id, color }): [string, Printed] => [
        id,
        { kind: 'gate', colour: color, trade: false },
      ]),
    ]),
  ),
);

/** Whose home or Warpgate it is, as a sentence says it. */
interface Owner {
  readonly whose: string;
  readonly context: 'you' | 'their' | undefined;
}

/** A name that is unique on every board, for the middle of a sentence: `Desert 1A`, `Blue's Warpgate`. */
export function placeName(view: WarpgateView, id: string, viewer: Viewer = view.viewer): string {
  return nameOf(id, (colour) => ownerOf(view, colour, viewer));
}

/** The same after a subject: `Blue moved 2 ships from their Warpgate`. */
export function ownPlaceName(view: WarpgateView, id: string, seat: Seat, viewer: Viewer): string {
  const own = view.players[seat]?.colour;
  return nameOf(id, (colour) =>
    colour === own && seat !== viewer
      ? { whose: say('people.their'), context: 'their' }
      : ownerOf(view, colour, viewer),
  );
}

function nameOf(id: string, owner: (colour: Colour) => Owner): string {
  const place = PRINTED.get(id);
  if (!place) return say('places.unknown');
  switch (place.kind) {
    case 'ancients':
      return say('places.ancients');
    case 'gate':
      return say('places.gate', { ...owner(place.colour) });
    case 'home':
      return say('places.home', { ...owner(place.colour), world: worldName(place.type) });
    case 'planet':
      return say('places.planet', { world: worldName(place.type), tile: place.tile });
    case 'planetNearYellow':
    case 'planetInCentre':
      return say(`places.${place.kind}`, { world: worldName(place.type) });
  }
}

function ownerOf(view: WarpgateView, colour: Colour, viewer: Viewer): Owner {
  const seat = view.players.findIndex((player) => player.colour === colour);
  return seat < 0
    ? { whose: possessive(colourName(colour)), context: undefined }
    : { whose: whose(view, seat, viewer), context: formFor(seat, viewer) };
}

// Signs, not words: the same in every language.
const TYPE_CODES: Readonly<Record<PlanetType, string>> = {
  desert: 'De',
  jungle: 'Ju',
  volcanic: 'Vo',
  oceanic: 'Oc',
  arctic: 'Ar',
};

export const typeCode = (type: PlanetType): string => TYPE_CODES[type];

/** Three signs for maps and tables, unique on every board: `De1`, `HoB`, `GaB`, `Anc`. */
export function placeCode(id: string): string {
  const place = PRINTED.get(id);
  if (!place) return '???';
  switch (place.kind) {
    case 'ancients':
      return 'Anc';
    case 'gate':
      return `Ga${colourLetter(place.colour)}`;
    case 'home':
      return `Ho${colourLetter(place.colour)}`;
    case 'planet':
      return `${typeCode(place.type)}${place.tile.charAt(0)}`;
    case 'planetNearYellow':
    case 'planetInCentre':
      return `${typeCode(place.type)}0`;
  }
}

export const hasTrade = (id: string): boolean => PRINTED.get(id)?.trade ?? false;

export const placeAt = (view: WarpgateView, id: string): PlaceView =>
  view.places.find((place) => place.id === id) ?? { id };

/** Ships of others than this seat. */
export function enemyFleet(view: WarpgateView, seat: Seat, id: string): PlaceView['fleet'] {
  const { fleet } = placeAt(view, id);
  return fleet && fleet.seat !== seat ? fleet : undefined;
}

const shipsText = (ships: number): string => say('count.ships', { count: ships });

/** `Red's 3 ships`. */
export const fleetText = (view: WarpgateView, { seat, ships }: NonNullable<PlaceView['fleet']>): string =>
  holdingText(view, { seat, things: [shipsText(ships)] });

/** What somebody has at a place. */
interface Holding {
  readonly seat: Seat;
  readonly things: readonly string[];
}

/** Who has what at a place. */
export function holdingsAt(view: WarpgateView, id: string): Holding[] {
  const { fleet, marker } = placeAt(view, id);
  return view.players.flatMap(({ drone }, seat) => {
    const things = [
      ...(fleet?.seat === seat ? [shipsText(fleet.ships)] : []),
      ...(marker?.seat === seat ? [say(marker.colony ? 'places.colony' : 'places.outpost')] : []),
      ...(drone === id ? [say('places.drone')] : []),
    ];
    return things.length > 0 ? [{ seat, things }] : [];
  });
}

/** `your 2 ships and Outpost`. */
export const holdingText = (view: WarpgateView, { seat, things }: Holding): string =>
  say('places.holding', {
    whose: whose(view, seat, view.viewer),
    things: listed(things),
    context: formFor(seat, view.viewer),
  });

/** What lies at a place, owner by owner; empty if nothing does. */
export function contentsAt(view: WarpgateView, id: string): string[] {
  const contents = holdingsAt(view, id).map((holding) => holdingText(view, holding));
  return placeAt(view, id).token ? [...contents, say('places.unexplored')] : contents;
}

/** The name of a place, and whether it has a trade icon. */
export function placeWithTrade(view: WarpgateView, id: string): string {
  const place = placeName(view, id);
  return hasTrade(id) ? say('places.withTrade', { place }) : place;
}

/** A place as an option: its name, its trade icon, what lies there. */
export function placeLabel(view: WarpgateView, id: string): string {
  const contents = contentsAt(view, id);
  const place = capital(placeWithTrade(view, id));
  return contents.length > 0 ? say('places.withContents', { place, contents: contents.join(', ') }) : place;
}
