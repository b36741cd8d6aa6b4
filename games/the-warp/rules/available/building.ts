import type { Seat } from '@warptable/kernel';
import { BUILDINGS, BUILDING_TYPES, UPGRADE_TYPES } from '../../content/index.ts';
import type { BuildingType, NeutralType, TrackType, UpgradeType } from '../../content/index.ts';
import { allowed } from '../abilities.ts';
import { boardOf } from '../geometry.ts';
import { buildingsOn, isFoughtFor, levelOf } from '../queries.ts';
import { NOBODY, TRACK, isOn } from '../state.ts';
import type { Area, Player, State } from '../state.ts';

/** TW 7.14, TW 16.7. */
const BUILDING_LIMIT = 4;
const LAST_LEVEL = 3;

const NEUTRAL: Readonly<Record<NeutralType, number>> = {
  'laser-cannon': 0,
  'sentry-tower': 1,
  'assault-ship': 2,
};

export const isTrackType = (type: BuildingType): type is TrackType => type in TRACK;

export const neutralIndex = (type: NeutralType): number => NEUTRAL[type];

/** TW 7.17. */
const hasMiniature = (s: State, seat: Seat, type: BuildingType): boolean =>
  isTrackType(type) ? s.players[seat]!.stock[TRACK[type]]! > 0 : s.neutrals[NEUTRAL[type]]! > 0;

/** Does one of this type, of any colour, stand there? (TW 7.15) */
export function stands(s: State, area: Area, type: BuildingType): boolean {
  switch (type) {
    case 'laser-cannon':
      return s.lasers[area]!;
    case 'sentry-tower':
      return s.towers[area]!;
    case 'assault-ship':
      return s.ships[area]! > 0;
    default:
      return s.miniatures[TRACK[type]]![area] !== NOBODY;
  }
}

/**
 * TW 7.12, TW 20.2: may this be built on this area of the seat, given that a miniature is left? Only Builds are bound by this, not
 * ships that come by attack or movement (TW 7.16). TW 7.15: one of a type.
 */
function accepts(s: State, seat: Seat, type: BuildingType, area: Area): boolean {
  if (stands(s, area, type) || isFoughtFor(s, area)) return false;
  if (!isOn(s, 'buildLimit') && buildingsOn(s, area) >= BUILDING_LIMIT) return false; // TW 19.8
  const { needs } = BUILDINGS[type]; // TW 7.13; there is no icon on the Gate (TW 15.17)
  if (needs === null || boardOf(s).areas[area]![needs]) return true;
  return needs === 'gold' && allowed(s, seat, 'buildsMinesAnywhere');
}

function canBuild(s: State, seat: Seat, type: BuildingType): boolean {
  if (!hasMiniature(s, seat, type)) return false;
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] === seat && accepts(s, seat, type, area)) return true;
  }
  return false;
}

/** Where the seat may build this, by ids. */
export function buildPlaces(s: State, seat: Seat, type: BuildingType): string[] {
  const { ids } = boardOf(s);
  const places: string[] = [];
  if (!hasMiniature(s, seat, type)) return places;
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] === seat && accepts(s, seat, type, area)) places.push(ids[area]!);
  }
  return places;
}

/** TW 20.3. */
const canUpgrade = (player: Player, type: UpgradeType): boolean => levelOf(player, type) < LAST_LEVEL;

/** TW 7.10. */
export const buildableTypes = (s: State, seat: Seat, what: BuildingType | 'any'): BuildingType[] =>
  (what === 'any' ? BUILDING_TYPES : [what]).filter((type) => canBuild(s, seat, type));

export function canBuildAny(s: State, seat: Seat, what: BuildingType | 'any'): boolean {
  if (what !== 'any') return canBuild(s, seat, what);
  for (const type of BUILDING_TYPES) if (canBuild(s, seat, type)) return true;
  return false;
}

export function canUpgradeAny(player: Player, what: BuildingType | 'any'): boolean {
  for (const type of UPGRADE_TYPES) {
    if ((what === 'any' || what === type) && canUpgrade(player, type)) return true;
  }
  return false;
}

export const upgradableTypes = (player: Player, what: BuildingType | 'any'): UpgradeType[] =>
  UPGRADE_TYPES.filter((type) => (what === 'any' || what === type) && canUpgrade(player, type));
