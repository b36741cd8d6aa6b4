import { describe, expect, test } from 'vitest';
import { MISSIONS, PROSPERITY_IDS } from '../content/index.ts';
import type { ArchiveId, MissionId } from '../content/index.ts';
import { progressOf } from '../rules/missions/index.ts';
import { ME, NONE, deedCase, misjudged, stateOf } from './mission-states.ts';
import type { Case } from './mission-states.ts';

type ProsperityId = Extract<MissionId, `pr-${string}`>;

const BUILDS: readonly ArchiveId[] = ['build-01', 'build-02', 'build-any-1'];
const UPGRADES: readonly ArchiveId[] = ['upgrade-01', 'upgrade-any-1', 'upgrade-02'];
const COMBATS: readonly ArchiveId[] = ['defect-1', 'elite-1', 'enforce-1', 'jetpack-1', 'reinforce-1'];
const NINE: readonly ArchiveId[] = [...BUILDS, 'start-1', ...COMBATS];

const SPREAD = { gold: 1, energy: 1, cards: 1, troops: 1, rewards: 1 };

/** The bits of seats. */
const seats = (...numbers: readonly number[]): number =>
  numbers.reduce((bits, seat) => bits | (1 << seat), 0);

const CASES: Readonly<Record<ProsperityId, Case>> = {
  'pr-01': {
    holds: [{ gold: 9 }],
    fails: [{ gold: 8, energy: 9 }],
  },
  'pr-02': {
    holds: [{ energy: 9 }],
    fails: [{ gold: 9, energy: 8 }],
  },
  'pr-03': {
    holds: [{ gold: 16 }, { gold: 7, energy: 9 }],
    fails: [{ gold: 7, energy: 8 }],
  },
  'pr-04': {
    holds: [
      { gold: 6, energy: 6 },
      { gold: 9, energy: 9 },
    ],
    fails: [{ gold: 5, energy: 5 }, { gold: 7, energy: 6 }, { gold: 6, energy: 7 }, {}],
  },
  'pr-05': {
    holds: [{ hand: NINE.slice(0, 8) }, { hand: NINE }],
    fails: [{ hand: NINE.slice(0, 7) }],
  },
  'pr-06': {
    holds: [{ hand: COMBATS }],
    fails: [{ hand: [...COMBATS.slice(1), ...BUILDS, 'start-1'] }],
  },
  'pr-07': {
    holds: [{ hand: [...BUILDS, ...UPGRADES.slice(1)] }],
    fails: [
      { hand: [...BUILDS.slice(1), ...UPGRADES, 'start-1'] },
      { hand: [...BUILDS, ...UPGRADES.slice(2), 'start-1'] },
    ],
  },
  'pr-08': {
    holds: [{ rewards: 3 }],
    fails: [{ rewards: 2 }],
  },
  'pr-09': {
    holds: [{ reserve: 3 }],
    fails: [{ reserve: 2, troops: { 's1-start': 4 } }],
  },
  'pr-10': {
    holds: [{ reserve: 4 }],
    fails: [{ reserve: 3 }],
  },
  'pr-11': {
    holds: [{ deeds: { consulted: 1 | 2 | 4 } }],
    fails: [
      { deeds: { consulted: 1 | 2 } },
      { deeds: { consulted: 1 | 4 } },
      { deeds: { consulted: 2 | 4 } },
    ],
  },
  'pr-12': {
    holds: [{ deeds: { gold: 8 } }, { deeds: { gold: 3, energy: 5 } }],
    fails: [{ deeds: { gold: 3, energy: 4, traded: 3 }, gold: 16 }],
  },
  'pr-13': deedCase('paid', 8),
  'pr-14': deedCase('traded', 3),
  'pr-15': {
    holds: [{ deeds: { followedBy: seats(1, 3) } }, { board: '2A', deeds: { followedBy: seats(1) } }],
    fails: [{ deeds: { followedBy: seats(3) } }, { board: '2A' }],
  },
  'pr-16': deedCase('bribes'),
  'pr-17': deedCase('rewardsSpent', 2),
  'pr-18': {
    holds: [{ deeds: { rewardAbilities: 1 }, hand: COMBATS.slice(0, 3) }],
    fails: [
      { deeds: { rewardAbilities: 1 }, hand: COMBATS.slice(0, 2) },
      { deeds: { rewardsSpent: 2 }, hand: COMBATS },
    ],
  },
  'pr-19': {
    holds: [{ deeds: SPREAD }],
    fails: Object.keys(SPREAD).map((missing) => ({ deeds: { ...SPREAD, [missing]: 0 } })),
  },
  'pr-20': {
    holds: [{ deeds: { paid: 5 } }],
    fails: [{ deeds: { paid: 4 } }, { deeds: { paid: 5 }, gold: 1 }, { deeds: { paid: 5 }, energy: 1 }],
  },
  'pr-21': {
    holds: [{ gold: 5, energy: 5, hand: NINE.slice(0, 5), reserve: 1 }],
    fails: [
      { gold: 4, energy: 5, hand: NINE.slice(0, 5), reserve: 1 },
      { gold: 5, energy: 4, hand: NINE.slice(0, 5), reserve: 1 },
      { gold: 5, energy: 5, hand: NINE.slice(0, 4), reserve: 1 },
      { gold: 5, energy: 5, hand: NINE.slice(0, 5), reserve: 0 },
    ],
  },
};

describe('TW 13.3, TW 13.8 each Prosperity Mission when it is just fulfilled, and when it just is not', () => {
  test.each(PROSPERITY_IDS.map((id) => [id, MISSIONS[id].name] as const))('%s %s', (id) => {
    expect(misjudged(id, CASES[id as ProsperityId])).toEqual(NONE);
  });
});

test('TW 18.22 pr-15 a teammate counts as a follower', () => {
  const holds = [{ mode: 'team', deeds: { followedBy: seats(1, 2) } }] as const;
  expect(misjudged('pr-15', { holds, fails: [] })).toEqual(NONE);
});

test('TW 13.8 pr-15 the progress of a mission tells what is needed with this number of players', () => {
  expect(progressOf(stateOf({ board: '2A' }), ME, 'pr-15')).toEqual([{ have: 0, need: 1 }]);
  expect(progressOf(stateOf({ board: '3A' }), ME, 'pr-15')).toEqual([{ have: 0, need: 2 }]);
});
