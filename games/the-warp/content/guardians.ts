import type { MissionType } from './missions.ts';
import type { RaceId } from './races.ts';

/** Plain; or for each mission of a type, or each pair of them; or for each set of types (TW 15.12). */
export type Points =
  | { readonly points: number }
  | { readonly points: number; readonly per: MissionType; readonly each: 1 | 2 }
  | { readonly points: number; readonly perSet: readonly MissionType[] };

export interface GuardianCard {
  readonly dice: number;
  readonly multiplier: number;
  /** How many Ability Tokens lie on the card. */
  readonly slots: number;
  readonly conquer: Points;
  readonly turn: Points;
  readonly end: Points;
}

const plain = (points: number): Points => ({ points });
const per = (type: MissionType): Points => ({ points: 1, per: type, each: 1 });
const perPair = (type: MissionType): Points => ({ points: 1, per: type, each: 2 });
const perSet = (...types: readonly MissionType[]): Points => ({ points: 1, perSet: types });

const guardian = (
  dice: number,
  multiplier: number,
  slots: number,
  points: { readonly conquer: Points; readonly turn: Points; readonly end: Points },
): GuardianCard => ({ dice, multiplier, slots, ...points });

export const GUARDIANS: Readonly<Record<RaceId, GuardianCard>> = {
  'darja-shadows': guardian(3, 4, 3, { conquer: plain(2), turn: plain(1), end: perPair('conquest') }),
  'dura-scavengers': guardian(4, 4, 0, { conquer: plain(2), turn: plain(1), end: plain(2) }),
  'ecton-cultists': guardian(5, 3, 1, { conquer: per('pioneering'), turn: plain(1), end: plain(3) }),
  'luron-droids': guardian(6, 3, 0, { conquer: plain(3), turn: plain(1), end: plain(1) }),
  'morlar-raiders': guardian(3, 5, 1, { conquer: per('conquest'), turn: plain(1), end: plain(1) }),
  'nurec-designers': guardian(2, 6, 2, { conquer: plain(2), turn: plain(0), end: per('progress') }),
  'ralan-engineers': guardian(2, 8, 1, { conquer: plain(2), turn: plain(1), end: perPair('progress') }),
  'silna-officials': guardian(3, 6, 0, {
    conquer: plain(3),
    turn: plain(1),
    end: perSet('progress', 'prosperity', 'conquest'),
  }),
  'skolok-miners': guardian(2, 7, 1, { conquer: perPair('prosperity'), turn: plain(1), end: plain(2) }),
  'solca-mercenaries': guardian(4, 4, 1, { conquer: plain(3), turn: plain(1), end: plain(1) }),
  'tavma-morphlings': guardian(2, 5, 3, { conquer: plain(2), turn: plain(1), end: plain(2) }),
  'volut-smugglers': guardian(3, 4, 2, { conquer: plain(2), turn: perPair('prosperity'), end: plain(1) }),
  'xelo-traders': guardian(2, 6, 1, { conquer: plain(1), turn: plain(1), end: per('prosperity') }),
  'xotan-timebenders': guardian(1, 9, 3, { conquer: plain(2), turn: plain(2), end: plain(1) }),
  'xurdun-slavers': guardian(5, 4, 0, { conquer: plain(4), turn: plain(0), end: plain(2) }),
  'zeto-archivists': guardian(3, 5, 2, { conquer: plain(3), turn: perPair('progress'), end: plain(2) }),
};
