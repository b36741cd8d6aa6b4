import type { Seat } from '@warptable/kernel';
import { BUILDING_TYPES, TRACK_TYPES } from '../content/index.ts';
import type { BuildingType, ExiledColour } from '../content/index.ts';
import { exiled } from './abilities.ts';
import { stands } from './available/building.ts';
import { boardOf } from './geometry.ts';
import { colourOf, exiledRaceAt, guardianHolds, isGate, multiplierOf, strengthAt } from './queries.ts';
import { NOBODY } from './state.ts';
import type { State } from './state.ts';

export interface AreaView {
  readonly id: string;
  readonly multiplier: number;
  readonly owner?: Seat;
  readonly troops?: number;
  /** Facedown, a token shows nothing. */
  readonly token?:
    | 'facedown'
    | {
        readonly colour: ExiledColour;
        readonly strength: number;
        readonly modifier: number;
        /** The Exiled count as a Sentry Tower. */
        readonly tower?: true;
      };
  /** Track buildings with the seat whose miniature it is; the others are neutral. */
  readonly buildings?: readonly {
    readonly type: BuildingType;
    readonly colour?: Seat;
    readonly count?: number;
  }[];
  /** The Guardian's dice, while it holds the Gate. */
  readonly guardian?: number;
}

export function areaOf(s: State, area: number): AreaView {
  const owner = s.owner[area]!;
  const token = s.tokens[area];
  const buildings = buildingsAt(s, area);
  const hasMultiplier = !isGate(s, area) || s.guardian.race !== null;
  return {
    id: boardOf(s).ids[area]!,
    multiplier: hasMultiplier ? multiplierOf(s, area) : 0,
    ...(owner === NOBODY ? {} : { owner, troops: s.troops[area]! }),
    ...(token ? { token: tokenOf(s, area) } : {}),
    ...(buildings.length > 0 ? { buildings } : {}),
    ...(guardianHolds(s, area) && s.guardian.race ? { guardian: strengthAt(s, area) } : {}),
  };
}

function tokenOf(s: State, area: number): NonNullable<AreaView['token']> {
  if (!s.faceUp[area]) return 'facedown';
  return {
    colour: colourOf(s.tokens[area]!),
    strength: strengthAt(s, area),
    modifier: s.modifier[area]!,
    ...(exiled.allowed(s, exiledRaceAt(s, area), 'countsAsTower') ? { tower: true } : {}),
  };
}

function buildingsAt(s: State, area: number): NonNullable<AreaView['buildings']> {
  return BUILDING_TYPES.filter((type) => stands(s, area, type)).map((type) => {
    const track = (TRACK_TYPES as readonly string[]).indexOf(type);
    if (track >= 0) return { type, colour: s.miniatures[track]![area]! };
    return type === 'assault-ship' && s.ships[area]! > 1 ? { type, count: s.ships[area]! } : { type };
  });
}
