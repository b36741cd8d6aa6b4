import { describe, expect, test } from 'vitest';
import { MISSIONS, PROGRESS_IDS } from '../content/index.ts';
import type { BuildingType, MissionId, TrackType } from '../content/index.ts';
import { isFulfilled, progressOf } from '../rules/missions/index.ts';
import { ME, NONE, deedCase, misjudged, stateOf } from './mission-states.ts';
import type { Case } from './mission-states.ts';

type ProgressId = Extract<MissionId, `pg-${string}`>;

/** Three of a type, one of which stands on the Colony from the beginning. */
const threeOf = (type: TrackType): Case => ({
  holds: [
    { areas: ['s1-left'], built: { 's1-start': [type], 's1-left': [type] } },
    // TW 19.14
    {
      switches: ['noMiniature'],
      areas: ['s1-left'],
      built: { 's1-start': [type] },
      rivalBuilt: { 's1-left': [type] },
    },
  ],
  fails: [
    { areas: ['s1-left'], built: { 's1-start': [type] } },
    { built: { 's1-start': [type], 's1-left': [type] } },
    { rivalAreas: ['s1-left'], built: { 's1-start': [type], 's1-left': [type] } },
    { areas: ['s1-left'], built: { 's1-start': [type] }, rivalBuilt: { 's1-left': [type] } },
  ],
});

const twoOf = (type: BuildingType): Case => ({
  holds: [{ areas: ['s1-left'], built: { 's1-start': [type], 's1-left': [type] } }],
  fails: [
    { areas: ['s1-left'], built: { 's1-start': [type] } },
    { built: { 's1-start': [type], 's1-left': [type] } },
    { rivalAreas: ['s1-left'], built: { 's1-start': [type], 's1-left': [type] } },
  ],
});

const THREE_PLANTS = {
  areas: ['s1-left'],
  built: { 's1-start': ['energy-plant'], 's1-left': ['energy-plant'] },
} as const;

const CASES: Readonly<Record<ProgressId, Case>> = {
  'pg-01': {
    holds: [{ built: { 's1-start': ['gold-mine', 'energy-plant'] } }],
    fails: [{ built: { 's1-start': ['gold-mine'] } }, { built: { 's1-start': ['energy-plant'] } }],
  },
  'pg-02': threeOf('command-center'),
  'pg-03': threeOf('gold-mine'),
  'pg-04': {
    holds: [{ ...THREE_PLANTS, deeds: { builds: 1 } }],
    fails: [
      { ...THREE_PLANTS, deeds: { upgrades: 1 } },
      { built: { 's1-start': ['energy-plant'] }, deeds: { builds: 1 } },
    ],
  },
  'pg-05': threeOf('trade-post'),
  'pg-06': twoOf('laser-cannon'),
  'pg-07': twoOf('sentry-tower'),
  'pg-08': {
    holds: [...twoOf('assault-ship').holds, { built: { 's1-start': ['assault-ship', 'assault-ship'] } }],
    fails: twoOf('assault-ship').fails,
  },
  'pg-09': {
    holds: [
      {
        areas: ['s1-left'],
        built: { 's1-left': ['laser-cannon', 'sentry-tower'], 's1-start': ['assault-ship'] },
      },
    ],
    fails: [
      { built: { 's1-start': ['laser-cannon', 'sentry-tower'] } },
      { built: { 's1-start': ['laser-cannon', 'assault-ship'] } },
      { built: { 's1-start': ['sentry-tower', 'assault-ship'] } },
      { built: { 's1-start': ['laser-cannon', 'sentry-tower'], 's1-left': ['assault-ship'] } },
    ],
  },
  'pg-10': {
    holds: [
      { built: { 's1-start': ['trade-post', 'sentry-tower', 'laser-cannon'] } },
      { built: { 's1-start': ['gold-mine', 'assault-ship', 'assault-ship'] } },
    ],
    fails: [
      {}, // the Colony alone has 4
      {
        areas: ['s1-left'],
        built: { 's1-start': ['trade-post', 'sentry-tower'], 's1-left': ['laser-cannon'] },
      },
      { rivalAreas: ['s1-left'], built: { 's1-left': ['trade-post', 'sentry-tower', 'laser-cannon'] } },
    ],
  },
  'pg-11': {
    holds: [{ built: { 's1-start': ['trade-post', 'command-center', 'laser-cannon', 'energy-plant'] } }],
    fails: [{}, { built: { 's1-start': ['trade-post', 'command-center', 'laser-cannon'] } }],
  },
  'pg-12': {
    holds: [{ levels: [1, 2, 1, 1, 2] }, { levels: [3, 1, 1, 2, 1] }],
    fails: [{ levels: [3, 1, 1, 1, 1] }],
  },
  'pg-13': {
    holds: [{ levels: [1, 2, 1, 3, 2] }],
    fails: [{ levels: [3, 1, 1, 3, 1] }],
  },
  'pg-14': {
    holds: [{ levels: [1, 1, 1, 1, 3], deeds: { upgrades: 1 } }],
    fails: [
      { levels: [1, 1, 1, 1, 3], deeds: { builds: 1 } },
      { levels: [2, 2, 2, 2, 2], deeds: { upgrades: 1 } },
    ],
  },
  'pg-15': {
    holds: [{ levels: [3, 1, 1, 1, 3] }],
    fails: [{ levels: [3, 2, 2, 2, 2] }],
  },
  'pg-16': {
    holds: deedCase('followUpgrades').holds,
    fails: [{ deeds: { upgrades: 1 } }],
  },
  'pg-17': {
    holds: [
      { levels: [2, 2, 2, 2, 1] },
      { levels: [1, 2, 3, 2, 1], built: { 's1-start': ['command-center'] } },
    ],
    fails: [{ levels: [2, 2, 2, 1, 2] }],
  },
  'pg-18': {
    holds: [
      {
        areas: ['s1-left', 's1-middle'],
        levels: [1, 1, 1, 2, 1],
        built: { 's1-start': ['trade-post'], 's1-left': ['trade-post'], 's1-middle': ['trade-post'] },
      },
      { locks: [false, true, false, false] }, // TW 19.7
    ],
    fails: [{ levels: [3, 3, 3, 3, 3], built: { 's1-start': ['trade-post', 'gold-mine'] } }],
  },
  'pg-19': {
    holds: [{ deeds: { builds: 2 } }, { deeds: { upgrades: 2 } }, { deeds: { builds: 1, upgrades: 1 } }],
    fails: [{ deeds: { builds: 1 } }, { deeds: { upgrades: 1, followUpgrades: 1 } }],
  },
  'pg-20': {
    holds: deedCase('highBuilds').holds,
    fails: [{ deeds: { builds: 2 } }],
  },
  'pg-21': {
    holds: [
      {
        areas: ['s1-left', 's1-middle', 'ring-1'],
        built: {
          's1-start': ['sentry-tower'],
          's1-left': ['gold-mine'],
          's1-middle': ['laser-cannon'],
          'ring-1': ['assault-ship'],
        },
      },
    ],
    fails: [
      {
        areas: ['s1-left', 's1-middle', 'ring-1'],
        built: {
          's1-start': ['sentry-tower', 'trade-post'],
          's1-left': ['gold-mine'],
          's1-middle': ['laser-cannon'],
        },
      },
      {
        areas: ['s1-left', 's1-middle'],
        built: {
          's1-start': ['sentry-tower'],
          's1-left': ['gold-mine'],
          's1-middle': ['laser-cannon'],
          'ring-1': ['assault-ship'],
        },
      },
    ],
  },
};

describe('TW 13.3, TW 13.8 each Progress Mission when it is just fulfilled, and when it just is not', () => {
  test.each(PROGRESS_IDS.map((id) => [id, MISSIONS[id].name] as const))('%s %s', (id) => {
    expect(misjudged(id, CASES[id as ProgressId])).toEqual(NONE);
  });
});

describe('TW 10.62, TW 19.14 a miniature of another colour counts for no mission, in the prototype edition for the controller', () => {
  test.each<[ProgressId, Case]>([
    [
      'pg-10',
      {
        holds: [
          {
            switches: ['noMiniature'],
            built: { 's1-start': ['sentry-tower', 'laser-cannon'] },
            rivalBuilt: { 's1-start': ['trade-post'] },
          },
        ],
        fails: [
          { switches: ['noMiniature'], built: { 's1-start': ['sentry-tower', 'laser-cannon'] } },
          {
            built: { 's1-start': ['sentry-tower', 'laser-cannon'] },
            rivalBuilt: { 's1-start': ['trade-post'] },
          },
        ],
      },
    ],
    [
      'pg-21',
      {
        holds: [
          {
            switches: ['noMiniature'],
            areas: ['s1-left', 's1-middle', 'ring-1'],
            built: { 's1-start': ['sentry-tower'], 's1-left': ['gold-mine'], 's1-middle': ['laser-cannon'] },
            rivalBuilt: { 'ring-1': ['trade-post'] },
          },
        ],
        fails: [
          {
            areas: ['s1-left', 's1-middle', 'ring-1'],
            built: { 's1-start': ['sentry-tower'], 's1-left': ['gold-mine'], 's1-middle': ['laser-cannon'] },
            rivalBuilt: { 'ring-1': ['trade-post'] },
          },
        ],
      },
    ],
  ])('%s', (id, one) => {
    expect(misjudged(id, one)).toEqual(NONE);
  });
});

test("TW 13.9 pg-16 what a follower does in another player's turn is done by that player, this turn", () => {
  const s = stateOf({ seat: 2, deeds: { upgrades: 1, followUpgrades: 1 } });
  expect(s.active).toBe(ME);
  expect([0, 1, 2, 3].filter((seat) => isFulfilled(s, seat, 'pg-16'))).toEqual([2]);
});

test('TW 13.8 pg-04 the progress of a mission tells of each of its conditions', () => {
  const s = stateOf({ built: { 's1-start': ['energy-plant'] }, deeds: { builds: 2 } });
  expect(progressOf(s, ME, 'pg-04')).toEqual([
    { have: 2, need: 1 },
    { have: 2, need: 3 },
  ]);
});
