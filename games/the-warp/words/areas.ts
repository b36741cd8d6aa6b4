import { capital, listed } from '@warptable/speech';
import type { Viewer, Seat } from '@warptable/kernel';
import { boardOf } from '../rules/geometry.ts';
import type { AreaView, WarpView } from '../rules/view.ts';
import { buildingName, shortBuilding } from './cards.ts';
import { formFor, nameIn, playerName, seatLetter, shortRace, troopsText } from './names.ts';
import { say } from './say.ts';

/** The areas of a Player Zone, with two signs each for maps, the same in all languages. */
const IN_ZONE = {
  colony: 'Co',
  start: 'St',
  left: 'Le',
  'upper-left': 'UL',
  'upper-right': 'UR',
  middle: 'Mi',
  'outer-corner': 'Ou',
  'inner-corner': 'In',
} as const;

/** Areas outside of the Player Zones. */
const OUTSIDE = {
  gate: 'Gat',
  'connect-outer': 'CoO',
  'connect-inner': 'CoI',
  'ring-1': 'Ri1',
  'ring-2': 'Ri2',
  'ring-3': 'Ri3',
  'ring-4': 'Ri4',
  'ring-5': 'Ri5',
  'ring-6': 'Ri6',
} as const;

const isInZone = (place: string): place is keyof typeof IN_ZONE => Object.hasOwn(IN_ZONE, place);
const isOutside = (id: string): id is keyof typeof OUTSIDE => Object.hasOwn(OUTSIDE, id);

interface Place {
  /** Whose Player Zone it is in. */
  readonly seat?: Seat;
  readonly name: string;
  readonly code: string;
}

function placeOf(id: string): Place {
  if (isOutside(id)) return { name: say(`places.outside.${id}`), code: OUTSIDE[id] };
  const [, seat, place = ''] = /^s(\d)-(.+)$/.exec(id) ?? [];
  if (!isInZone(place)) return { name: say('places.unknown'), code: '??' };
  return { seat: Number(seat) - 1, name: say(`places.inZone.${place}`), code: IN_ZONE[place] };
}

export const isArea = ({ areas }: WarpView, value: string): boolean => areas.some(({ id }) => id === value);

/** For the middle of a sentence: `Red's upper left area`, `the left ring area`, `the Warp Gate`. */
export function areaName(id: string, viewer: Viewer): string {
  const { seat, name } = placeOf(id);
  if (seat === undefined) return name;
  return say('places.of', { name: playerName(seat), place: name, context: formFor(seat, viewer) });
}

/** The same after a subject: `Blue moved a Troop to their Colony`. */
export function ownAreaName(id: string, of: Seat, viewer: Viewer): string {
  const { seat, name } = placeOf(id);
  if (seat !== of || of === viewer) return areaName(id, viewer);
  return say('places.of', { name: playerName(seat), place: name, context: 'their' });
}

export const areaNames = (ids: readonly string[], viewer: Viewer): string =>
  listed(ids.map((id) => areaName(id, viewer)));

/** Three signs for the map, unique on every board: `RUL`, `Ri3`, `Gat`. */
export function areaCode(id: string): string {
  const { seat, code } = placeOf(id);
  return seat === undefined ? code : `${seatLetter(seat)}${code}`;
}

export const areaAt = ({ areas }: WarpView, id: string): AreaView =>
  areas.find((area) => area.id === id) ?? { id, multiplier: 0 };

export const printedAt = (view: WarpView, id: string) => {
  const { areas, ids } = boardOf(view);
  return areas[ids.indexOf(id)];
};

export const multiplierAt = (view: WarpView, id: string): number => areaAt(view, id).multiplier;

/** Who holds an area, with how much: `your 2 Troops`, `yellow Exiled (Ecton) of strength 2`. */
export function holderText(view: WarpView, id: string): string {
  const { owner, troops = 0, token, guardian } = areaAt(view, id);
  if (owner !== undefined) {
    const context = formFor(owner, view.viewer);
    return say('places.holders.troops', { name: nameIn(view, owner), troops: troopsText(troops), context });
  }
  if (guardian !== undefined)
    return say('places.holders.guardian', { dice: say('counts.dice', { count: guardian }) });
  if (token === undefined) return say('places.holders.nobody');
  if (token === 'facedown') return say('places.holders.facedown');
  const { colour, strength } = token;
  const race = view.exiled[colour];
  return race
    ? say(`places.holders.exiled.${colour}`, { race: shortRace(race), strength })
    : say(`places.holders.unknownExiled.${colour}`, { strength });
}

/** `Gold Mine`, `Blue's Trade Post`, `2 Assault Ships`; or in short, `Mine`. */
export function buildingsText({ owner, buildings = [] }: AreaView, isShort = false): string[] {
  return buildings.map(({ type, colour, count = 1 }) => {
    if (count > 1) return say(`buildings.${type}.${isShort ? 'shortCount' : 'count'}`, { count });
    const building = isShort ? shortBuilding(type) : buildingName(type);
    const isForeign = colour !== undefined && colour !== owner;
    return isForeign ? say('places.buildingOf', { name: playerName(colour), building }) : building;
  });
}

/** Its height, its icons, who and what is there: `(multiplier 2, Gold): your 2 Troops, Gold Mine`. */
export function areaDetails(view: WarpView, id: string): string {
  const area = areaAt(view, id);
  const printed = printedAt(view, id);
  const marks = [
    say('places.multiplier', { multiplier: area.multiplier }),
    ...(printed?.gold ? [say('goods.names.gold')] : []),
    ...(printed?.energy ? [say('goods.names.energy')] : []),
  ];
  return `(${marks.join(', ')}): ${[holderText(view, id), ...buildingsText(area)].join(', ')}`;
}

/** An area as an option. */
export const areaLabel = (view: WarpView, id: string): string =>
  `${capital(areaName(id, view.viewer))} ${areaDetails(view, id)}`;
