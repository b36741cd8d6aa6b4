import { describe, expect, test } from 'vitest';
import { CONQUEST_IDS, MISSIONS } from '../content/index.ts';
import type { MissionId } from '../content/index.ts';
import { isFulfilled, progressOf } from '../rules/missions/index.ts';
import { ME, NONE, deedCase, misjudged, stateOf } from './mission-states.ts';
import type { Case } from './mission-states.ts';

type ConquestId = Extract<MissionId, `cq-${string}`>;

/** Low areas of side A; the player has two more from the beginning, of multiplier 2 and 1. */
const LOW = [
  's1-left',
  's1-upper-left',
  's1-upper-right',
  's1-outer-corner',
  's2-left',
  's2-start',
  's3-left',
];

const areas = (need: number): Case => ({
  holds: [{ areas: LOW.slice(0, need - 2) }, { areas: ['gate', ...LOW.slice(0, need - 3)] }],
  fails: [{ areas: LOW.slice(0, need - 3), rivalAreas: LOW.slice(need - 3) }],
});

const CASES: Readonly<Record<ConquestId, Case>> = {
  'cq-01': areas(5),
  'cq-02': areas(7),
  'cq-03': areas(9),
  'cq-04': {
    holds: [
      { areas: ['s1-middle', 's1-inner-corner'] },
      { areas: ['s1-middle', 'gate'] }, // the Guardian's multiplier is 4
      { multipliers: { 's1-colony': 3, 's1-start': 3 } },
    ],
    fails: [
      { areas: ['s1-middle', ...LOW] },
      { areas: ['s1-middle', 's1-inner-corner'], multipliers: { 's1-middle': 2 } },
      { areas: ['s1-middle'], rivalAreas: ['s1-inner-corner'] },
    ],
  },
  'cq-05': {
    holds: [
      { troops: { 's1-inner-corner': 3 } },
      { troops: { gate: 3 } },
      { troops: { 's1-left': 4 }, multipliers: { 's1-left': 4 } },
    ],
    fails: [
      { troops: { 's1-inner-corner': 2, 's1-middle': 4 } },
      { troops: { gate: 4 }, guardian: 'luron-droids' }, // multiplier 3
      { troops: { 's1-colony': 4 }, multipliers: { 's1-colony': 4 } },
    ],
  },
  'cq-06': deedCase('uphillWins'),
  'cq-07': deedCase('crushingWins'),
  'cq-08': deedCase('narrowWins'),
  'cq-09': {
    holds: [{ deeds: { conqueredFromPlayers: 1 }, areas: LOW.slice(0, 4) }],
    fails: [{ deeds: { conqueredFromPlayers: 1 }, areas: LOW.slice(0, 3) }, { areas: LOW.slice(0, 4) }],
  },
  'cq-10': deedCase('defences'),
  'cq-11': deedCase('supports'),
  'cq-12': deedCase('bareHandWins'),
  'cq-13': deedCase('buildingsGained'),
  'cq-14': deedCase('strongNests'),
  'cq-15': {
    holds: [{ troops: { 's1-colony': 4, 'ring-2': 4 } }],
    fails: [{ troops: { 's1-colony': 4, 's1-start': 3, 'ring-2': 3 }, reserve: 6 }],
  },
  'cq-16': {
    holds: [{ areas: ['ring-4'] }],
    fails: [{ areas: ['gate', 's1-middle', 's1-inner-corner'], rivalAreas: ['ring-4'] }],
  },
  'cq-17': {
    holds: [{ areas: ['ring-1', 'ring-6'] }, { areas: ['ring-1', 'gate'] }],
    fails: [{ areas: ['ring-1', 's1-middle'], rivalAreas: ['gate', 'ring-3'] }, { areas: ['gate'] }],
  },
  'cq-18': deedCase('shipWins'),
  'cq-19': deedCase('laserKills', 2),
  'cq-20': deedCase('claims'),
  'cq-21': {
    holds: [{ areas: ['s2-left'] }, { areas: ['s3-middle'] }],
    fails: [{ areas: ['s1-left', 'ring-1', 'gate', 'connect-outer'], rivalAreas: ['s1-middle', 's3-left'] }],
  },
};

describe('TW 13.3, TW 13.8 each Conquest Mission when it is just fulfilled, and when it just is not', () => {
  test.each(CONQUEST_IDS.map((id) => [id, MISSIONS[id].name] as const))('%s %s', (id) => {
    expect(misjudged(id, CASES[id as ConquestId])).toEqual(NONE);
  });
});

test("TW 18.22 cq-21 a teammate's Player Zone is not foreign soil", () => {
  const one: Case = {
    holds: [
      { mode: 'team', areas: ['s2-left'] },
      { mode: 'team', areas: ['s4-left'] },
      { mode: 'team', board: '6A', areas: ['s3-left'] },
    ],
    fails: [
      { mode: 'team', areas: ['s3-left'] },
      { mode: 'team', board: '6A', areas: ['s4-left'] },
    ],
  };
  expect(misjudged('cq-21', one)).toEqual(NONE);
});

test('TW 13.9 cq-11 a supporter does it this turn, whoever is active', () => {
  const s = stateOf({ seat: 3, deeds: { supports: 1 } });
  expect(s.active).toBe(ME);
  expect([0, 1, 2, 3].filter((seat) => isFulfilled(s, seat, 'cq-11'))).toEqual([3]);
});

test('TW 13.8 cq-09 the progress of a mission tells of each of its conditions', () => {
  expect(progressOf(stateOf({ areas: LOW.slice(0, 5) }), ME, 'cq-09')).toEqual([
    { have: 0, need: 1 },
    { have: 7, need: 6 },
  ]);
});
