import { describe, expect, test } from 'vitest';
import { OBJECTIVES, OBJECTIVE_IDS } from '../content/index.ts';
import type { ObjectiveId, TacticsId, TechnologyId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side } from './arrange.ts';

/** What the table looks like for blue, and for the others if it matters. */
type Look = Side & { readonly others?: Position };

/** The VP that blue scores for this Objective alone, when the game ends in this position. */
function pointsFor(objective: ObjectiveId, { others, ...blue }: Look): number {
  const sides = { ...others?.sides, blue: { ...blue, objectives: [objective] } };
  const table = position({ ...others, step: 'finalScoring', sides });
  return table.match.result.breakdown[0]!['objectives']!;
}

const red = (side: Side): Position => ({ sides: { red: side } });
const each = (ships: number, ...places: readonly string[]): Record<string, number> =>
  Object.fromEntries(places.map((place) => [place, ships]));

const HERO: TacticsId = 'he-sol-olo';
const ADVANCED: readonly TacticsId[] = [
  'at-ambush',
  'at-minefield',
  'at-crossfire',
  'at-last-salvo',
  'at-shield-wall',
];
const TWO_ARCTIC: readonly TechnologyId[] = ['te-cold-archives', 'te-probe-relays'];
const FIVE_ARCTIC: readonly TechnologyId[] = [
  ...TWO_ARCTIC,
  'te-peer-review',
  'te-time-dilation',
  'te-cryo-reserves',
];

interface Case {
  readonly complete: Look;
  /** Positions that just fail, each in its own way. */
  readonly fails: readonly Look[];
}

/** A Colony on a planet of the first type and a Colony on a planet of the second. Pairs of board R2, of different sectors. */
const twoColonies = (one: string, other: string): Case => ({
  complete: { colonies: [one, other] },
  fails: [
    { colonies: [one], outposts: [other] },
    { outposts: [one], colonies: [other] },
    { colonies: [one], others: red({ colonies: [other] }) },
  ],
});

/** Two planets of the type with markers, one of them a Colony. */
const crown = (type: string): Case => ({
  complete: { colonies: [`t1a-${type}`], outposts: [`t2b-${type}`] },
  fails: [
    { outposts: [`t1a-${type}`, `t2b-${type}`, `t4c-${type}`] },
    { colonies: [`t1a-${type}`], others: red({ colonies: [`t2b-${type}`] }) },
  ],
});

/** Board R2 unless it is said otherwise. A trade icon: Oceanic and Desert 1A, Arctic and Jungle 4C, Volcanic and Desert 2B, homes. */
const CASES: Readonly<Record<ObjectiveId, Case>> = {
  'ob-d1': crown('desert'),
  'ob-d2': {
    complete: { outposts: ['t1a-oceanic', 't1a-desert', 't4c-arctic'] },
    fails: [{ outposts: ['t1a-oceanic', 't1a-desert', 't4c-desert', 't1a-jungle'] }],
  },
  'ob-d3': {
    complete: { goods: 4, spent: 4 },
    fails: [{ goods: 3 }],
  },
  'ob-d4': twoColonies('t1a-desert', 't4c-arctic'),
  'ob-d5': {
    complete: { ships: each(1, 't1a-oceanic', 't1a-desert', 'home-red') },
    fails: [{ ships: { ...each(3, 't1a-oceanic', 't1a-desert', 'gate-blue'), 't1a-jungle': 1 } }],
  },
  'ob-d6': {
    complete: { outposts: ['t1a-arctic', 't1a-oceanic'] }, // 4 to red and 5 to blue; 2 and 6
    fails: [{ outposts: ['t1a-arctic', 't1a-desert', 't1a-jungle'] }], // Desert 1A: 4 to both
  },
  'ob-j1': crown('jungle'),
  'ob-j2': {
    complete: { outposts: ['t1a-arctic', 't1a-desert', 't4c-arctic'], colonies: ['home-blue'] },
    fails: [{ outposts: ['t1a-arctic', 't1a-oceanic', 't1a-desert', 't1a-jungle', 't4c-arctic'] }],
  },
  'ob-j3': twoColonies('t1a-jungle', 't4c-oceanic'),
  'ob-j4': {
    complete: { ships: { 't1a-jungle': 10, 'home-blue': 1 } },
    fails: [{ ships: { 't1a-jungle': 9, 'home-blue': 1, 'gate-blue': 2 } }],
  },
  'ob-j5': {
    complete: { colonies: ['home-blue'], outposts: ['t1a-desert', 't1a-jungle', 't1a-volcanic'] },
    fails: [
      { outposts: ['t1a-oceanic', 't1a-desert', 't1a-jungle', 't1a-volcanic', 't1a-arctic'] },
      { colonies: ['home-blue'], outposts: ['t1a-desert', 't1a-jungle', 't4c-desert', 't4c-jungle'] },
    ],
  },
  'ob-j6': {
    complete: { colonies: ['t1a-arctic', 't1a-oceanic', 't4c-arctic', 't4c-desert'] },
    fails: [{ colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'], outposts: ['t2b-jungle'] }],
  },
  'ob-v1': crown('volcanic'),
  'ob-v2': twoColonies('t1a-volcanic', 't4c-desert'),
  'ob-v3': {
    complete: { ships: { 't1a-jungle': 5 }, outposts: ['t1a-jungle'] },
    fails: [
      { ships: { 't1a-jungle': 4, 't1a-desert': 5 }, outposts: ['t1a-jungle'] },
      { ships: { 't1a-jungle': 6 }, others: red({ outposts: ['t1a-jungle'] }) },
      { ships: { 'gate-blue': 8 } },
    ],
  },
  'ob-v4': {
    complete: { ships: { 't1a-oceanic': 2 } }, // at range 2 of the red Warpgate
    fails: [
      { ships: { 't1a-oceanic': 1, 'home-red': 1 } },
      { ships: { 't2b-oceanic': 4 } }, // at range 3
      { ships: { 'home-blue': 4, 'gate-blue': 2 } }, // near the own one
    ],
  },
  'ob-v5': {
    complete: { tactics: [HERO, ...ADVANCED.slice(0, 2)], tacticsDiscard: ADVANCED.slice(2) },
    fails: [{ tactics: [HERO, ...ADVANCED.slice(0, 2)], tacticsDiscard: ADVANCED.slice(3) }],
  },
  'ob-v6': {
    complete: { ships: { 'gate-blue': 4 }, others: red({ ships: { 'gate-red': 3, 't1a-arctic': 1 } }) },
    fails: [{ ships: { 'gate-blue': 4 }, others: red({ ships: { 'gate-red': 3, 't1a-arctic': 2 } }) }],
  },
  'ob-o1': crown('oceanic'),
  'ob-o2': twoColonies('t1a-oceanic', 't4c-volcanic'),
  'ob-o3': {
    complete: { outposts: ['t1a-arctic', 't4c-arctic', 't2b-arctic'] },
    fails: [{ outposts: ['t1a-arctic', 't1a-desert', 't4c-arctic'], colonies: ['home-blue', 'home-red'] }],
  },
  'ob-o4': {
    complete: {
      ships: each(1, 't1a-arctic', 't1a-desert', 't1a-jungle', 't4c-arctic', 't4c-desert', 'home-blue'),
    },
    fails: [
      {
        ships: {
          ...each(2, 't1a-arctic', 't1a-desert', 't1a-jungle', 't4c-arctic', 't4c-desert'),
          'gate-blue': 2,
        },
      },
    ],
  },
  'ob-o5': {
    complete: { technologies: [...FIVE_ARCTIC, 'te-gene-banks'] },
    fails: [{ technologies: FIVE_ARCTIC }],
  },
  'ob-o6': {
    complete: {
      ships: each(1, 't1a-arctic', 't1a-oceanic', 'home-blue'),
      colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
    },
    fails: [
      {
        ships: each(1, 't1a-arctic', 't1a-oceanic', 't1a-desert'),
        colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
        outposts: ['t1a-desert'],
      },
      {
        ships: each(1, 't1a-arctic', 't1a-oceanic'),
        colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
        others: red({ ships: { 'home-blue': 1 } }),
      },
    ],
  },
  'ob-a1': crown('arctic'),
  'ob-a2': twoColonies('t1a-arctic', 't4c-jungle'),
  'ob-a3': {
    complete: { technologies: ['te-cold-archives', 'te-gene-banks', 'te-war-college', 'te-gate-harmonics'] },
    fails: [{ technologies: [...FIVE_ARCTIC, 'te-gene-banks', 'te-war-college'] }],
  },
  'ob-a4': {
    complete: { drone: 'home-blue', colonies: ['home-blue'], technologies: TWO_ARCTIC },
    fails: [
      { drone: 'home-blue', colonies: ['home-blue'], technologies: TWO_ARCTIC.slice(1) },
      { drone: 't1a-desert', outposts: ['t1a-desert'], colonies: ['home-blue'], technologies: TWO_ARCTIC },
      { drone: 'gate-blue', colonies: ['home-blue'], technologies: TWO_ARCTIC },
      { drone: 'home-red', technologies: TWO_ARCTIC, others: red({ colonies: ['home-red'] }) },
    ],
  },
  'ob-a5': {
    complete: {
      colonies: ['t2b-jungle', 't2b-desert', 't2b-arctic'],
      ships: each(1, 't2b-jungle', 't2b-arctic'),
    },
    fails: [
      {
        colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
        ships: each(2, 't1a-arctic', 'home-blue'),
      },
      {
        colonies: ['home-blue'],
        outposts: ['t1a-arctic', 't1a-oceanic'],
        ships: each(1, 't1a-arctic', 't1a-oceanic', 'home-blue'),
      },
    ],
  },
  'ob-a6': {
    complete: {
      colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
      others: red({ colonies: ['t2b-volcanic', 't2b-oceanic', 'home-red'], outposts: ['t4c-jungle'] }),
    },
    fails: [
      { colonies: ['t1a-arctic', 't1a-oceanic'], outposts: ['t4c-jungle'] },
      {
        colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
        others: red({ colonies: ['t2b-jungle', 't2b-desert', 't2b-arctic', 'home-red'] }),
      },
    ],
  },
};

describe('WG 13.9 each of the 30 Objectives scores 5 VP when it is just complete, and 0 when it just fails', () => {
  test.each(OBJECTIVE_IDS.map((id) => [id, OBJECTIVES[id].name] as const))('%s %s', (id) => {
    const { complete, fails } = CASES[id];
    expect(pointsFor(id, complete)).toBe(5);
    for (const look of fails) expect([look, pointsFor(id, look)]).toEqual([look, 0]);
  });

  test('there are six of each of the five types', () => {
    expect(OBJECTIVE_IDS).toHaveLength(30);
    for (const type of ['desert', 'jungle', 'volcanic', 'oceanic', 'arctic']) {
      expect(OBJECTIVE_IDS.filter((id) => OBJECTIVES[id].type === type)).toHaveLength(6);
    }
  });
});

const R6 = { board: 'R6' } as const;
const SECTOR = ['ancients-homeworld', 'spec-volcanic', 'spec-oceanic', 'spec-arctic'];

describe('WG 13.14 the Ancients homeworld is a planet, but of none of the five types', () => {
  test.each<[ObjectiveId, Look]>([
    ['ob-j2', { outposts: ['ancients-homeworld', 't1a-arctic', 't1a-desert', 't2b-jungle'] }],
    ['ob-j6', { colonies: SECTOR }],
    ['ob-v3', { ships: { 'ancients-homeworld': 5 }, outposts: ['ancients-homeworld'] }],
    ['ob-o3', { outposts: ['ancients-homeworld', 't1a-arctic', 't2b-arctic'] }],
    [
      'ob-o4',
      {
        ships: each(
          1,
          'ancients-homeworld',
          't1a-arctic',
          't1a-desert',
          't2b-arctic',
          't2b-jungle',
          't2b-desert',
        ),
      },
    ],
    ['ob-o6', { ships: each(1, ...SECTOR.slice(0, 3)), colonies: SECTOR }],
    ['ob-a5', { ships: each(1, ...SECTOR.slice(0, 2)), colonies: SECTOR }],
    ['ob-a6', { colonies: SECTOR.slice(0, 3) }],
  ])('%s counts it, and fails without it', (id, look) => {
    expect(pointsFor(id, { ...look, others: R6 })).toBe(5);
    const { 'ancients-homeworld': _, ...ships } = look.ships ?? {};
    const without = {
      ships,
      outposts: look.outposts?.filter((planet) => planet !== 'ancients-homeworld') ?? [],
      colonies: look.colonies?.filter((planet) => planet !== 'ancients-homeworld') ?? [],
    };
    expect(pointsFor(id, { ...without, others: R6 })).toBe(0);
  });

  test('ob-d6 measures ranges from it: 5 to the Warpgates of blue, yellow and green, 6 to the others', () => {
    const near = 't1a-jungle'; // at range 1 of the blue Warpgate
    const forRed = (outposts: string[]): number => {
      const table = position({
        board: 'R6',
        step: 'finalScoring',
        sides: { red: { outposts, objectives: ['ob-d6'] } },
      });
      return table.match.result.breakdown[table.seat('red')]!['objectives']!;
    };
    expect(forRed(['ancients-homeworld', near])).toBe(5);
    expect(forRed([near])).toBe(0);
    expect(pointsFor('ob-d6', { outposts: ['ancients-homeworld', 't2b-jungle'], others: R6 })).toBe(0); // for blue not
  });

  test('ob-j5 and the crowns ask for types, which it has not', () => {
    const three = ['t1a-desert', 't1a-jungle', 't1a-volcanic'];
    expect(pointsFor('ob-j5', { colonies: ['ancients-homeworld'], outposts: three, others: R6 })).toBe(0);
    expect(
      pointsFor('ob-j5', { colonies: ['ancients-homeworld', 'spec-arctic'], outposts: three, others: R6 }),
    ).toBe(5);
    expect(
      pointsFor('ob-v1', { colonies: ['ancients-homeworld'], outposts: ['t1a-volcanic'], others: R6 }),
    ).toBe(0);
  });
});

test('WG 13.14 Warpgates are no planets: ships and drones there serve no Objective that asks for planets', () => {
  expect(pointsFor('ob-d5', { ships: each(1, 't1a-oceanic', 't1a-desert', 'gate-blue') })).toBe(0);
  const five = each(1, 't1a-arctic', 't1a-desert', 't1a-jungle', 't4c-arctic', 't4c-desert');
  expect(pointsFor('ob-o4', { ships: { ...five, 'gate-blue': 1 } })).toBe(0);
  expect(pointsFor('ob-v3', { ships: { 'gate-blue': 12 } })).toBe(0);
});

describe('WG 13.9 in the solo game the AI is another player', () => {
  const gate = (side: Side): Position => ({ solo: true, sides: { red: side } });
  test.each<[ObjectiveId, Look, Look]>([
    [
      'ob-d6',
      { outposts: ['t1a-arctic', 't1a-oceanic'], others: gate({}) },
      { outposts: ['t1a-arctic', 't1a-jungle'], others: gate({}) },
    ],
    ['ob-v4', { ships: { 'home-red': 2 }, others: gate({}) }, { ships: { 'home-red': 1 }, others: gate({}) }],
    [
      'ob-v6',
      { ships: { 'gate-blue': 5 }, others: gate({ ships: { 'gate-red': 2, 't2b-arctic': 3 } }) },
      { ships: { 'gate-blue': 5 }, others: gate({ ships: { 'gate-red': 2, 't2b-arctic': 4 } }) },
    ],
    [
      'ob-a6',
      {
        colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
        others: gate({ colonies: ['home-red', 't2b-jungle'] }),
      },
      {
        colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue'],
        others: gate({ colonies: ['home-red', 't2b-jungle', 't2b-desert', 't4c-arctic'] }),
      },
    ],
  ])('%s', (id, complete, fails) => {
    expect(pointsFor(id, complete)).toBe(5);
    expect(pointsFor(id, fails)).toBe(0);
  });
});

test('WG 13.9 with several rivals each of them counts', () => {
  const fleets = (white: number): Position => ({
    board: 'R3',
    sides: { red: { ships: { 'gate-red': 3 } }, white: { ships: { 'gate-white': white } } },
  });
  expect(pointsFor('ob-v6', { ships: { 'gate-blue': 4 }, others: fleets(4) })).toBe(5);
  expect(pointsFor('ob-v6', { ships: { 'gate-blue': 4 }, others: fleets(5) })).toBe(0);
});

test('WG 16.11 Objectives use plain ranges, even for ships that may pass through planets', () => {
  // Volcanic 1A is at range 5 of both Warpgates, of blue's because a planet is in the way; through it, it would be 3.
  const red: Side = {
    outposts: ['t1a-volcanic', 't1a-jungle'],
    technologies: ['te-tidal-slingshots'],
    objectives: ['ob-d6'],
  };
  const table = position({ step: 'finalScoring', sides: { red } });
  expect(table.match.result.breakdown[1]).toMatchObject({ objectives: 0 });
  // On board R4 Oceanic 5C is at range 3 of white's Warpgate; through white's home planet it would be 2.
  const look: Look = { technologies: ['te-tidal-slingshots'], others: { board: 'R4' } };
  expect(pointsFor('ob-v4', { ...look, ships: { 't5c-oceanic': 2 } })).toBe(0);
  expect(pointsFor('ob-v4', { ...look, ships: { 'home-white': 2 } })).toBe(5);
});
