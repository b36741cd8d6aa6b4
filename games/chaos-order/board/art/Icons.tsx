import { DRAWINGS, LineIcon } from '@warptable/ui';
import type { BoardAbility, Building, Phase, Terrain } from '../../content/index.ts';

// Line drawings on a sheet of 24 by 24, in the colour of the text around them.

const PHASE_DRAWINGS: Readonly<Record<Phase, string>> = {
  discover: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6',
  build: 'M3.5 20.5 12 12M9.5 6.5 14 2.5l7.5 7.5-4 4.5zM11 8l5 5',
  harvest: 'M12 21V9M12 13c-4 0-6-2-6-6 4 0 6 2 6 6zM12 11c0-4 2-6 6-6 0 4-2 6-6 6zM6 21h12',
  recruit: 'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 1 0 0 7M2.5 20c0-5 3-7 6.5-7s6.5 2 6.5 7zM19 8v6M16 11h6',
  move: 'M3 12h15M13 6l6 6-6 6M3 7h5M3 17h5',
};

const BUILDING_DRAWINGS: Readonly<Record<Building, string>> = {
  foundry: 'M3 20V11l5-3v3l5-3v3l5-3v12zM19.5 8V3h-3M7 16h2M12 16h2',
  outpost: 'M8 21l1.5-11h5L16 21zM7 10h10V6H7zM12 6V2l4 1.5-4 1.5',
  stronghold: 'M4 21V8h3v3h3V8h4v3h3V8h3v13zM10 21v-5a2 2 0 0 1 4 0v5',
};

const ABILITY_DRAWINGS: Readonly<Record<BoardAbility, string>> = {
  research: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
  harvest: PHASE_DRAWINGS.harvest,
  adjacency: 'M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4M12 5v14',
  unlock: 'M6 11h12v9H6zM9 11V7a3.5 3.5 0 0 1 7-.5',
  hand: DRAWINGS.cards,
};

const TERRAIN_DRAWINGS: Readonly<Record<Terrain | 'lake', string>> = {
  swamp:
    'M3 19c3-2 6 2 9 0s6 2 9 0M8 17V7M8 9c-2 0-3-2-3-4M8 9c2 0 3-2 3-4M16 17v-7M16 12c-1.5 0-2.5-1-2.5-3',
  cliffs: 'M2.5 20 8 7l3 5 4-8 6.5 16zM8 7l1 6 3 2M15 4l1 8 3 3',
  plains: 'M3 19h18M5 19c0-4-1-6-2-8M7 19c0-5 1-8 3-10M14 19c0-4-1-6-2-8M16 19c0-5 1-8 3-10',
  lake: 'M2.5 9c3-3 6 3 9.5 0s6.5 3 9.5 0M2.5 15c3-3 6 3 9.5 0s6.5 3 9.5 0',
};

export const THINGS = {
  strength: 'M12 3 20 6v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 13l3 3 5-7',
  attack: DRAWINGS.blades,
  shields: 'M12 3 20 6v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  die: 'M4 4h16v16H4zM8 8h.1M16 8h.1M12 12h.1M8 16h.1M16 16h.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  relic: 'M12 2.5 19.5 8 16.5 21h-9L4.5 8zM4.5 8h15M12 2.5V8l-4.5 13M12 8l4.5 13',
  fighter: 'M12 3a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 21c0-6 3-8.5 7.5-8.5s7.5 2.5 7.5 8.5z',
  leader: DRAWINGS.crown,
  fame: DRAWINGS.star,
  region: 'M7 3.5h10l5 8.5-5 8.5H7L2 12z',
  gun: 'M3 8h15l3 2v2h-8l-1 3H9l-2 6H3.5l2-7L3 12zM19 4l2-2M21 6h2',
  recall: 'M4 12a8 8 0 1 0 3-6.2M7 2v4h4',
  combat: DRAWINGS.blades,
  income: 'M4 7c0-2 16-2 16 0s-16 2-16 0zM4 7v5c0 2 16 2 16 0V7M4 12v5c0 2 16 2 16 0v-5',
  intel: 'M4 6h16v12H4zM4 7l8 6 8-6',
  trap: 'M3 18 7 9l3 6 2-8 2 8 3-6 4 9zM2.5 21h19',
  morale: 'M6 21V3.5h12.5L15 8l3.5 4.5H6M10 6.5l1 2 2-.5-1.5 1.5 1 2-2-1',
  ship: 'M12 2.5c4 3 5 8 4.5 12h-9C7 10.5 8 5.5 12 2.5zM7.5 11 3.5 16v4l4.5-3M16.5 11l4 5v4L16 17M10 18.5 12 22l2-3.5',
  lake: TERRAIN_DRAWINGS.lake,
  deck: DRAWINGS.deck,
  discard: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6',
  harvested: 'M5 12.5l5 5L19.5 7',
  token: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7',
  retreat: 'M20 12H6M11 6l-6 6 6 6M20 5v14',
} as const;

export type Thing = keyof typeof THINGS;

interface IconProps {
  readonly size?: number;
}

export const ThingIcon = ({ thing, size = 18 }: IconProps & { readonly thing: Thing }) => (
  <LineIcon d={THINGS[thing]} size={size} />
);

export const PhaseIcon = ({ phase, size = 18 }: IconProps & { readonly phase: Phase }) => (
  <LineIcon d={PHASE_DRAWINGS[phase]} size={size} />
);

export const BuildingIcon = ({ building, size = 18 }: IconProps & { readonly building: Building }) => (
  <LineIcon d={BUILDING_DRAWINGS[building]} size={size} />
);

export const AbilityIcon = ({ ability, size = 18 }: IconProps & { readonly ability: BoardAbility }) => (
  <LineIcon d={ABILITY_DRAWINGS[ability]} size={size} />
);

export const TerrainIcon = ({ terrain, size = 18 }: IconProps & { readonly terrain: Terrain | 'lake' }) => (
  <LineIcon d={TERRAIN_DRAWINGS[terrain]} size={size} />
);
