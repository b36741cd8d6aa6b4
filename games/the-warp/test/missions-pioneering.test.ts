import { describe, expect, test } from 'vitest';
import {
  ADVANCED_PIONEERING,
  BASIC_PIONEERING,
  END_PIONEERING,
  MISSIONS,
  MISSION_IDS,
  TRACK_TYPES,
} from '../content/index.ts';
import type { MissionId, PioneeringId, TrackType } from '../content/index.ts';
import { countForEnd, isFulfilled, progressOf } from '../rules/missions/index.ts';
import { ME, NONE, misjudged, stateOf } from './mission-states.ts';
import type { Case, Look } from './mission-states.ts';

/** Buildings of a type on so many areas beside the Colony. */
const row = (type: TrackType, more: number): Look => {
  const places = ['s1-left', 's1-middle', 's1-start'].slice(0, more);
  return { areas: places, built: Object.fromEntries(places.map((place) => [place, [type]])) };
};

const levels = (type: TrackType, level: number): number[] => [
  ...TRACK_TYPES.map((one) => (one === type ? level : 1)),
  1,
];

/** TW 13.15 */
const endOf = (type: TrackType): Case => ({
  holds: [
    { ...row(type, 3), levels: levels(type, 3) },
    { locks: TRACK_TYPES.map((one) => one === type) }, // TW 19.7
  ],
  fails: [
    { ...row(type, 2), levels: [3, 3, 3, 3, 3] },
    { ...row(type, 3), levels: levels(type, 2) },
    { locks: TRACK_TYPES.map((one) => one !== type) },
  ],
});

const ZONE = [
  's1-left',
  's1-upper-left',
  's1-upper-right',
  's1-outer-corner',
  's1-middle',
  's1-inner-corner',
];
const ALL_FOUR = { 's1-start': TRACK_TYPES };

const CASES: Readonly<Partial<Record<MissionId, Case>>> = {
  'pi-overlord': endOf('command-center'),
  'pi-riches': endOf('gold-mine'),
  'pi-trader': endOf('trade-post'),
  'pi-civilization': endOf('energy-plant'),
  'pi-expansion': {
    holds: [{ areas: ZONE }, { areas: ['gate', 'ring-1', 's2-left', ...ZONE.slice(3)] }],
    fails: [{ areas: ZONE.slice(1), rivalAreas: ZONE.slice(0, 1) }],
  },
  'pi-empire': {
    holds: [
      { areas: ['gate', 'ring-5', 'connect-inner', 's2-left'] },
      { mode: 'team', areas: ['gate', 'ring-5', 's3-middle', 's3-left'] },
    ],
    fails: [{ areas: [...ZONE, 'gate', 'ring-5', 's2-left'], rivalAreas: ['connect-inner'] }],
  },
  'pi-ascension': {
    holds: [
      {
        areas: ['s1-left', 's1-middle'],
        levels: [1, 2, 1, 3, 1],
        built: {
          's1-start': ['gold-mine', 'trade-post'],
          's1-left': ['gold-mine', 'trade-post'],
          's1-middle': ['gold-mine'],
        },
      },
    ],
    fails: [
      {
        areas: ['s1-left', 's1-middle'],
        levels: [1, 2, 1, 2, 1],
        built: {
          's1-start': ['gold-mine', 'trade-post'],
          's1-left': ['gold-mine', 'trade-post'],
          's1-middle': ['gold-mine'],
        },
      },
    ],
  },
  'pi-average': {
    holds: [
      { levels: [2, 2, 2, 2, 1], built: ALL_FOUR },
      { levels: [3, 3, 3, 3, 2], built: ALL_FOUR },
    ],
    fails: [
      { levels: [2, 2, 2, 3, 1], built: ALL_FOUR },
      { levels: [3, 2, 2, 2, 1], built: ALL_FOUR },
      { levels: [1, 1, 1, 1, 1], built: ALL_FOUR },
      { levels: [3, 3, 3, 3, 3] },
    ],
  },
};

const IN_PLAY = [...new Set<PioneeringId>([...BASIC_PIONEERING, ...ADVANCED_PIONEERING])];

describe('TW 13.14, TW 13.15 each Pioneering Mission of the play when it is just fulfilled, and when it just is not', () => {
  test.each(IN_PLAY.map((id) => [id, MISSIONS[id].name] as const))('%s %s', (id) => {
    expect(misjudged(id, CASES[id]!)).toEqual(NONE);
  });
});

/** Everything in plenty. */
const PLENTY: Look = {
  gold: 8,
  energy: 6,
  reserve: 5,
  hand: ['build-01', 'defect-1', 'elite-1', 'start-1'],
  troops: { 'ring-1': 4, gate: 2 },
  levels: [2, 3, 1, 1, 3],
  built: { 'ring-1': ['gold-mine', 'assault-ship'] },
};

describe('TW 13.26 the missions that are awarded when the game ends', () => {
  test.each<[PioneeringId, number]>([
    ['pi-hoarder', 14],
    ['pi-omnipotent', 2 + 6 + 1 + 1],
    ['pi-weaponry', 2],
    ['pi-display', 3 + 1 + 4 + 2],
  ])('%s is never fulfilled in play; the player has %i of the thing', (id, count) => {
    const s = stateOf(PLENTY);
    expect(isFulfilled(s, ME, id)).toBe(false);
    expect(countForEnd(s, ME, id)).toBe(count);
    expect(progressOf(s, ME, id)).toEqual([{ have: count, need: 1 }]);
  });

  test('they are these four, and no other card has anything to count', () => {
    expect([...END_PIONEERING].toSorted()).toEqual([
      'pi-display',
      'pi-hoarder',
      'pi-omnipotent',
      'pi-weaponry',
    ]);
    const s = stateOf(PLENTY);
    for (const id of IN_PLAY) expect([id, countForEnd(s, ME, id)]).toEqual([id, 0]);
  });
});

test('TW 13.26, TW 18.21 each player is counted alone, in a team too', () => {
  const s = stateOf({ mode: 'team', gold: 3 });
  s.players[2]!.gold = 4;
  expect([0, 1, 2, 3].map((seat) => countForEnd(s, seat, 'pi-hoarder'))).toEqual([3, 0, 4, 0]);
});

test('TW 13.8 pi-average the progress tells of the height and of the tracks that are level with the lowest', () => {
  const s = stateOf({ levels: [2, 2, 1, 2, 1], built: ALL_FOUR });
  expect(progressOf(s, ME, 'pi-average')).toEqual([
    { have: 2, need: 4 },
    { have: 1, need: 4 },
  ]);
});

test('TW 13.8 every mission of the game has at least one condition', () => {
  const s = stateOf({});
  expect(MISSION_IDS.filter((id) => progressOf(s, ME, id).length === 0)).toEqual([]);
});
