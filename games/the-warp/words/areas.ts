import type { Eye, Seat } from '@warptable/kernel';
import { boardOf } from '../rules/geometry.ts';
import type { AreaView, WarpView } from '../rules/view.ts';
import { buildingName } from './cards.ts';
import { capital, counted, listed, playerName, seatLetter, shortRace, whose } from './names.ts';

/** The areas of a Player Zone: their names, and two signs for maps. */
const IN_ZONE: Readonly<Record<string, readonly [name: string, code: string]>> = {
  colony: ['Colony', 'Co'],
  start: ['start area', 'St'],
  left: ['left area', 'Le'],
  'upper-left': ['upper left', 'UL'],
  'upper-right': ['upper right', 'UR'],
  middle: ['middle area', 'Mi'],
  'outer-corner': ['outer corner', 'Ou'],
  'inner-corner': ['inner corner', 'In'],
};

/** Areas outside of the Player Zones. */
const OUTSIDE: Readonly<Record<string, readonly [name: string, code: string]>> = {
  gate: ['the Warp Gate', 'Gat'],
  'connect-outer': ['the outer Connect area', 'CoO'],
  'connect-inner': ['the inner Connect area', 'CoI'],
};

interface Place {
  /** Whose Player Zone it is in. */
  readonly seat?: Seat;
  readonly name: string;
  readonly code: string;
}

function placeOf(id: string): Place {
  const zone = /^s(\d)-(.+)$/.exec(id);
  const ring = /^ring-(\d)$/.exec(id);
  if (ring) return { name: `ring ${ring[1]}`, code: `Ri${ring[1]}` };
  const [name, code] = (zone ? IN_ZONE[zone[2] ?? ''] : OUTSIDE[id]) ?? ['an unknown area', '??'];
  return zone ? { seat: Number(zone[1]) - 1, name, code } : { name, code };
}

export const isArea = ({ areas }: WarpView, value: string): boolean => areas.some(({ id }) => id === value);

/** For the middle of a sentence: `Red's upper left`, `ring 3`, `the Warp Gate`. */
export function areaName(id: string, eye: Eye): string {
  const { seat, name } = placeOf(id);
  return seat === undefined ? name : `${whose(seat, eye)} ${name}`;
}

/** The same after a subject: `Blue moved a Troop to their Colony`. */
export function ownAreaName(id: string, of: Seat, eye: Eye): string {
  const { seat, name } = placeOf(id);
  return seat === of && of !== eye ? `their ${name}` : areaName(id, eye);
}

export const areaNames = (ids: readonly string[], eye: Eye): string =>
  listed(ids.map((id) => areaName(id, eye)));

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
  if (owner !== undefined) return `${whose(owner, view.eye)} ${counted(troops, 'Troop')}`;
  if (guardian !== undefined) return `the Guardian with ${counted(guardian, 'die', 'dice')}`;
  if (token === undefined) return 'nobody';
  if (token === 'facedown') return 'a facedown Exiled Token';
  const race = view.exiled[token.colour];
  return `${token.colour} Exiled${race ? ` (${shortRace(race)})` : ''} of strength ${token.strength}`;
}

/** `Gold Mine`, `Blue's Trade Post`, `2 Assault Ships`; or in short, `Mine`. */
export function buildingsText({ owner, buildings = [] }: AreaView, nameOf = buildingName): string[] {
  return buildings.map(({ type, colour, count = 1 }) => {
    const foreign = colour !== undefined && colour !== owner ? `${playerName(colour)}'s ` : '';
    return count > 1 ? `${count} ${nameOf(type)}s` : `${foreign}${nameOf(type)}`;
  });
}

/** Its height, its icons, who and what is there: `(×2, Gold): your 2 Troops, Gold Mine`. */
export function areaDetails(view: WarpView, id: string): string {
  const area = areaAt(view, id);
  const printed = printedAt(view, id);
  const marks = [
    `×${area.multiplier}`,
    ...(printed?.gold ? ['Gold'] : []),
    ...(printed?.energy ? ['Energy'] : []),
  ];
  return `(${marks.join(', ')}): ${[holderText(view, id), ...buildingsText(area)].join(', ')}`;
}

/** An area as an option. */
export const areaLabel = (view: WarpView, id: string): string =>
  `${capital(areaName(id, view.eye))} ${areaDetails(view, id)}`;
