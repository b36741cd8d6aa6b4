import type { Flow } from '@warptable/kernel';
import { TRACK_TYPES } from '../../../content/index.ts';
import type { DevelopKind, TrackType } from '../../../content/index.ts';
import { tracksAt } from '../../missions/conditions.ts';
import type { Warp } from '../../moments.ts';
import { trackOf } from '../../queries.ts';
import type { State } from '../../state.ts';
import { rollDevelop } from '../developing.ts';
import type { RivalAbility } from '../moments.ts';
import { RIVAL } from '../state.ts';
import { canDevelopType, developType } from './one-type.ts';

/** The first position above 6 that a track can be at, and more. */
const farTracks = tracksAt(7);
const HARD_POINTS_A_TRACK = 3;

export const ralan: RivalAbility = {
  id: 'ralan',
  name: 'Ralan Engineers',
  rule: 'TWS 19.16',
  moments: {
    doublesPoints: true,
    atNextPhase: {
      *act(g) {
        yield* rollDevelop(g, 'upgrade'); // TWS 9.19
      },
    },
    canDoSpecial: (s, _rival, { kind }) => lowestPossible(s, kind) !== undefined,
    special: {
      act: (g: Warp, _rival, { kind }): Flow => developType(g, kind, lowestPossible(g.state, kind)!),
    },
    hardPoints: (s) => HARD_POINTS_A_TRACK * farTracks(s, RIVAL),
  },
};

/** TWS 9.10: the type of the lowest track that it can build or upgrade; of equal ones the first. */
function lowestPossible(s: State, kind: DevelopKind): TrackType | undefined {
  const position = (type: TrackType): number => trackOf(s.players[RIVAL]!, type);
  return TRACK_TYPES.toSorted((one, other) => position(one) - position(other)).find((type) =>
    canDevelopType(s, kind, type),
  );
}
