import type { Asked, Seat, Value } from '@warptable/kernel';
import type { BuildingType } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { asWarp } from '../rules/questions.ts';
import type { WarpAbout, WarpAsked } from '../rules/questions.ts';
import type { WarpView } from '../rules/view.ts';
import { areaAt } from '../words/areas.ts';
import { sketchOf } from '../words/plans.ts';
import { takenOf } from '../words/taken.ts';
import type { Attack } from './odds/attack.ts';
import { isPlace } from './targets.ts';

/** A way from area to area. */
export interface Journey {
  readonly from: string;
  readonly to: string;
  readonly kind: 'move' | 'attack' | 'fire';
}

/** Something that would stand there. */
export type Ghost =
  | { readonly at: string; readonly piece: 'troop' }
  | { readonly at: string; readonly piece: 'building'; readonly type: BuildingType }
  | { readonly at: string; readonly piece: 'raise' | 'lower' };

export interface Preview {
  readonly journeys: readonly Journey[];
  readonly ghosts: readonly Ghost[];
}

const NOTHING: Preview = { journeys: [], ghosts: [] };

/** What the option that is pointed at would do on the map. Nothing is checked here: options are legal. */
export function previewOf(view: WarpView, any: Asked | null, considered: Value | null): Preview {
  if (!any) return combatOf(view);
  const asked = asWarp(any);
  const place = considered !== null && isPlace(considered) ? considered : undefined;
  const way = wayOf(asked, place);
  if (way) return way;
  const ghost = place === undefined ? undefined : ghostOf(asked, place);
  return ghost ? { journeys: [], ghosts: [ghost] } : combatOf(view);
}

/** Of questions about a way: where it begins, where it leads, and what it is. */
function wayOf(asked: WarpAsked, place: string | undefined): Preview | undefined {
  switch (asked.kind) {
    case 'moveTo':
      return journey('move', asked.about.from, place);
    case 'takeShip':
    case 'troopsAboard':
      return journey('move', asked.about.from, asked.about.to);
    case 'attackTarget':
      return journey('attack', asked.about.from, place);
    case 'useShip':
    case 'attackTroops':
      return journey('attack', asked.about.from, asked.about.to);
    case 'laserTarget':
      return journey('fire', asked.about.cannon, place);
    case 'shots':
      return journey('fire', asked.about.cannon, asked.about.target);
    default:
      return undefined;
  }
}

const journey = (kind: Journey['kind'], from: string, to: string | undefined): Preview =>
  to === undefined ? NOTHING : { journeys: [{ from, to, kind }], ghosts: [] };

function ghostOf(asked: WarpAsked, at: string): Ghost | undefined {
  switch (asked.kind) {
    case 'placeTroop':
    case 'placeReserve':
      return { at, piece: 'troop' };
    case 'raise':
    case 'lower':
      return { at, piece: asked.kind };
    case 'followTerrashift':
      return { at, piece: takenOf(asked)[0] === 'lower' ? 'lower' : 'raise' };
    default: {
      const { type } = sketchOf(asked);
      return type && { at, piece: 'building', type };
    }
  }
}

function combatOf({ combat }: WarpView): Preview {
  if (!combat) return NOTHING;
  return { journeys: [{ from: combat.origin, to: combat.target, kind: 'attack' }], ghosts: [] };
}

/** The attacks that the question is about, one for each number of Troops. */
export function attacksOf(view: WarpView, any: Asked | null, considered: Value | null): Attack[] {
  const asked = any && asWarp(any);
  switch (asked?.kind) {
    case 'attackTarget': {
      if (considered === null || !isPlace(considered)) return [];
      const { seat, about } = asked;
      return attacksWith(view, seat, { ...about, to: considered }, isFar(view, about.from, considered));
    }
    case 'attackTroops':
    case 'useShip': {
      const { seat, about } = asked;
      return attacksWith(view, seat, about, considered === 'yes' || isFar(view, about.from, about.to));
    }
    default:
      return [];
  }
}

/** Whether somebody or something is attacked there: an empty area is simply entered (TW 19.13). */
export function isAttack(view: WarpView, asked: Asked | null, area: string): boolean {
  if (!asked?.options.includes(area)) return false;
  const { owner, token, guardian } = areaAt(view, area);
  const isHeld = owner !== undefined || token !== undefined || (guardian ?? 0) > 0;
  return asked.kind === 'laserTarget' || (asked.kind === 'attackTarget' && isHeld);
}

const MAX = 3;

function attacksWith(
  view: WarpView,
  seat: Seat,
  { from, to, plus = 0 }: WarpAbout<'attackTroops'>,
  ship: boolean,
): Attack[] {
  const max = Math.min(MAX, (areaAt(view, from).troops ?? 1) - 1);
  return Array.from({ length: max }, (_, i) => ({ seat, from, to, troops: i + 1, ship, plus }));
}

/** Beyond the neighbours only a ship gets there. */
function isFar(view: WarpView, from: string, to: string): boolean {
  const { neighbours, place } = boardOf(view);
  return !neighbours[place(from)]?.includes(place(to));
}
