import type { Asked, Seat, Value } from '@warptable/kernel';
import type { Building } from '../content/index.ts';
import { asChaos } from '../rules/questions.ts';
import type { ChaosView } from '../rules/view.ts';
import { isBuilding } from '../words/options/things.ts';
import { onMap } from './places.ts';
import { placeMeant } from './targets.ts';

/** Units on their way from place to place of the map. */
export interface Journey {
  readonly from: string;
  readonly to: string;
}

/** Something that would stand there. */
export type Ghost =
  | { readonly at: string; readonly piece: 'building'; readonly building: Building }
  | { readonly at: string; readonly piece: 'foundation' }
  | { readonly at: string; readonly piece: 'fighters'; readonly count: number }
  | { readonly at: string; readonly piece: 'mark' };

export interface Preview {
  readonly seat: Seat;
  readonly journeys: readonly Journey[];
  readonly ghosts: readonly Ghost[];
}

const NOTHING = { journeys: [], ghosts: [] } as const;

/** What the option that is pointed at would do on the map. Nothing is checked here: options are legal. */
export function previewOf(view: ChaosView, any: Asked | null, considered: Value | null): Preview {
  if (!any) return { seat: 0, ...NOTHING };
  const { seat } = any;
  const place = (value: string): string => onMap(view, value, seat);
  const meant = considered === null ? undefined : placeMeant(considered);
  const here = meant === undefined ? undefined : place(meant);
  const asked = asChaos(any);
  switch (asked.kind) {
    case 'moveTo':
      return { seat, journeys: here ? [{ from: place(asked.about.from), to: here }] : [], ghosts: [] };
    case 'moveLeaders':
    case 'moveFighters':
      return {
        seat,
        journeys: [{ from: place(asked.about.from), to: asked.about.to }],
        ghosts:
          typeof considered === 'number' && considered > 0
            ? [{ at: asked.about.to, piece: 'fighters', count: considered }]
            : [],
      };
    case 'retreatTo':
      return { seat, journeys: here ? [{ from: asked.about.from, to: here }] : [], ghosts: [] };
    case 'constructAt': {
      const { what } = asked.about;
      if (!here) return { seat, ...NOTHING };
      const ghost: Ghost = isBuilding(what)
        ? { at: here, piece: 'building', building: what }
        : { at: here, piece: 'foundation' };
      return { seat, journeys: [], ghosts: [ghost] };
    }
    case 'startPair':
      return { seat, journeys: [], ghosts: pairOf(considered) };
    case 'spread': {
      const { first, second, fighters } = asked.about;
      if (typeof considered !== 'number') return { seat, ...NOTHING };
      return {
        seat,
        journeys: [],
        ghosts: [
          { at: first, piece: 'fighters', count: considered },
          { at: second, piece: 'fighters', count: fighters - considered },
        ],
      };
    }
    case 'arrival':
      return { seat, journeys: [], ghosts: here ? [{ at: here, piece: 'fighters', count: 1 }] : [] };
    default:
      return { seat, ...NOTHING };
  }
}

const pairOf = (considered: Value | null): Ghost[] =>
  considered === null || !String(considered).includes('/')
    ? []
    : String(considered)
        .split('/')
        .map((at) => ({ at, piece: 'mark' }));
