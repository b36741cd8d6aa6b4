import type { Asked, Value } from '@warptable/kernel';
import type { BuildingType } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import type { WarpView } from '../rules/view.ts';
import { numberOf, takenOf, textOf } from '../words/about.ts';
import { areaAt } from '../words/areas.ts';
import { sketchOf } from '../words/plans.ts';
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

/** Questions about a way: where it begins, and what it is. */
const WAYS: Readonly<Record<string, readonly [from: string, kind: Journey['kind']]>> = {
  moveTo: ['from', 'move'],
  takeShip: ['from', 'move'],
  troopsAboard: ['from', 'move'],
  attackTarget: ['from', 'attack'],
  useShip: ['from', 'attack'],
  attackTroops: ['from', 'attack'],
  laserTarget: ['cannon', 'fire'],
  shots: ['cannon', 'fire'],
};

/** What the option that is pointed at would do on the map. Nothing is checked here: options are legal. */
export function previewOf(view: WarpView, asked: Asked | null, considered: Value | null): Preview {
  if (!asked) return combatOf(view);
  const way = WAYS[asked.kind];
  if (way) return wayOf(asked, considered, way);
  const ghost = considered !== null && isPlace(considered) ? ghostOf(asked, considered) : undefined;
  return ghost ? { journeys: [], ghosts: [ghost] } : combatOf(view);
}

function wayOf(
  asked: Asked,
  considered: Value | null,
  [name, kind]: readonly [string, Journey['kind']],
): Preview {
  const from = textOf(asked, name);
  const to =
    textOf(asked, 'to') ??
    textOf(asked, 'target') ??
    (considered !== null && isPlace(considered) ? considered : undefined);
  return from !== undefined && to !== undefined ? { journeys: [{ from, to, kind }], ghosts: [] } : NOTHING;
}

function ghostOf(asked: Asked, at: string): Ghost | undefined {
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
export function attacksOf(view: WarpView, asked: Asked | null, considered: Value | null): Attack[] {
  if (!asked) return [];
  const from = textOf(asked, 'from');
  if (from === undefined) return [];
  const { kind } = asked;
  if (kind === 'attackTarget' && considered !== null && isPlace(considered))
    return attacksWith(view, asked, from, considered, isFar(view, from, considered));
  const to = textOf(asked, 'to');
  if (to === undefined || (kind !== 'attackTroops' && kind !== 'useShip')) return [];
  return attacksWith(view, asked, from, to, considered === 'yes' || isFar(view, from, to));
}

/** Whether somebody or something is attacked there: an empty area is simply entered (TW 19.13). */
export function isAttack(view: WarpView, asked: Asked | null, area: string): boolean {
  if (!asked?.options.includes(area)) return false;
  const { owner, token, guardian } = areaAt(view, area);
  const isHeld = owner !== undefined || token !== undefined || (guardian ?? 0) > 0;
  return asked.kind === 'laserTarget' || (asked.kind === 'attackTarget' && isHeld);
}

const MOST = 3;

function attacksWith(view: WarpView, asked: Asked, from: string, to: string, ship: boolean): Attack[] {
  const { seat } = asked;
  const plus = numberOf(asked, 'plus') ?? 0;
  const most = Math.min(MOST, (areaAt(view, from).troops ?? 1) - 1);
  return Array.from({ length: most }, (_, i) => ({ seat, from, to, troops: i + 1, ship, plus }));
}

/** Beyond the neighbours only a ship gets there. */
export function isFar(view: WarpView, from: string, to: string): boolean {
  const { neighbours, place } = boardOf(view);
  return !neighbours[place(from)]?.includes(place(to));
}
