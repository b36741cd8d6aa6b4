import { describe, expect, test } from 'vitest';
import type { TechnologyId } from '../content/index.ts';
import { rangesBetween, rangesThrough } from '../rules/geometry.ts';
import type { Board } from '../rules/geometry.ts';
import type { Position, Side } from './arrange.ts';
import { PAIR, TRIPLE, asFaction, blueActs, owning, points, research, story } from './growing.ts';

describe('Research', () => {
  /** From the blue Warpgate: the home planet at range 1, Jungle 1A and Desert 4C at 2, Jungle 4C at 3, Volcanic 1A at 5. */
  const TYPES: Position = {
    technologies: [
      'te-warp-capacitors',
      'te-gene-banks',
      'te-magma-lances',
      'te-alien-imports',
      'te-time-dilation',
    ],
    technologyDeck: ['te-war-college', 'te-salvage-yards'],
  };
  const reach = (turn: number, blue: Side, setup: Position = TYPES): readonly unknown[] =>
    blueActs(turn, { hand: ['ac-04'], ...blue }, setup)
      .act('research')
      .options('flyDroneTo');

  test('Deep Survey, WG 16.4: the range of the drone is X+X, and Probe Relays add 1 after doubling', () => {
    expect(reach(2, {})).toEqual(['t1a-jungle', 't4c-desert', 'home-blue']);
    expect(reach(1, asFaction('myrrhian-archive'))).toEqual(['t1a-jungle', 't4c-desert', 'home-blue']);
    const both = { ...asFaction('myrrhian-archive'), ...owning('te-probe-relays') };
    expect(reach(1, both)).toEqual(['t1a-jungle', 't4c-desert', 't4c-jungle', 'home-blue']); // 3, not 4
    expect(reach(1, both)).not.toContain('t1a-desert'); // at range 4
  });

  test('Probe Relays: the drone has range X+1', () => {
    expect(reach(1, owning('te-probe-relays'))).toEqual(['t1a-jungle', 't4c-desert', 'home-blue']);
    const without = research(1, {}, TYPES); // the home planet alone: nobody is asked
    expect(without.view(0).players[0]!.drone).toBe('home-blue');
  });

  test('Perfect Infiltrators: the drone passes through planets, each counting as one hex', () => {
    const infiltrators = asFaction('elenari-free-worlds');
    expect(reach(3, infiltrators)).toContain('t1a-volcanic'); // 1, the home planet, 1
    expect(reach(2, infiltrators)).not.toContain('t1a-volcanic');
    expect(reach(4, {})).not.toContain('t1a-volcanic');
    const ships = { ...infiltrators, hand: ['ac-05'] as const };
    const skirmish = blueActs(4, ships).act('skirmish');
    expect(skirmish.refusal('moveTo', 't1a-volcanic').rule).toBe('WG 5.3'); // the drone alone
  });

  test('Perfect Infiltrators: the drone may end among enemy ships, but only at a type that is available', () => {
    const setup: Position = {
      technologies: ['te-warp-capacitors', 'te-gene-banks'],
      sides: { red: { ships: { 't1a-jungle': 2, 't4c-desert': 1 } } },
    };
    const table = research(2, asFaction('elenari-free-worlds'), setup);
    expect(table.options('flyDroneTo')).toEqual(['t1a-jungle', 'home-blue']);
    expect(table.refusal('flyDroneTo', 't4c-desert').rule).toBe('WG 8.7');
    table.answer('flyDroneTo', 't1a-jungle');
    expect(table.player('blue').technologies).toEqual(['te-gene-banks']);
    expect(research(2, {}, setup).view(0).players[0]!.drone).toBe('home-blue');
  });

  test('Perfect Infiltrators never pass through a Warpgate', () => {
    // A corridor: planet, Warpgate, planet, planet.
    const row = [0, 1, 2, 3].map((q) => [q, 0] as const);
    const board = { planets: [0, 2, 3], ranges: rangesBetween(row, row) } as unknown as Board;
    const anyPlanet = (): boolean => true;
    expect([...rangesThrough(board, 1, anyPlanet)]).toEqual([0, 0, 0, 1]); // from the Warpgate through the planet beside it
    expect(rangesThrough(board, 0, anyPlanet)[2]).toBe(255); // but not through the Warpgate
  });

  test('Cold Archives, WG 22.10: after each Research, when the display is refilled, an Action card is drawn', () => {
    const setup: Position = {
      technologies: ['te-warp-capacitors', 'te-gene-banks'],
      technologyDeck: ['te-war-college'],
    };
    const table = research(1, owning('te-cold-archives'), setup);
    expect(story(table, 'TechnologyTaken', 'TechnologyRevealed', 'CardsDrawn')).toEqual([
      'TechnologyTaken',
      'TechnologyRevealed',
      'CardsDrawn',
    ]);
    expect(table.player('blue').hand).toHaveLength(1);
    expect(research(1, {}, setup).player('blue').hand).toEqual([]);
  });

  const REVIEW: Position = {
    technologies: ['te-warp-capacitors', 'te-gene-banks'],
    technologyDeck: ['te-war-college', 'te-alien-imports', 'te-canopy-shelters'],
  };

  test('Peer Review, WG 22.10: a Technology may go under the deck, the top card takes its position', () => {
    const table = research(1, owning('te-peer-review'), REVIEW);
    expect(table.options('peerReview')).toEqual(['te-gene-banks', 'te-war-college', 'none']);
    table.answer('peerReview', 'te-gene-banks');
    expect(table.state.technologies).toEqual(['te-alien-imports', 'te-war-college']);
    expect(table.state.technologyDeck).toEqual(['te-gene-banks', 'te-canopy-shelters']); // the top is the last one
    const kept = research(1, owning('te-peer-review'), REVIEW).answer('peerReview', 'none');
    expect(kept.state.technologies).toEqual(['te-gene-banks', 'te-war-college']);
    expect(research(1, {}, REVIEW).isAsked('peerReview')).toBe(false);
  });

  test('Peer Review does nothing with an empty deck, nor for the Research that took it', () => {
    const emptied = research(1, owning('te-peer-review'), { ...REVIEW, technologyDeck: ['te-war-college'] });
    expect(emptied.state.technologyDeck).toEqual([]); // the refill took the last card
    expect(emptied.isAsked('peerReview')).toBe(false);
    const taken = research(
      1,
      { drone: 't1a-desert' },
      { ...REVIEW, technologies: ['te-peer-review', 'te-gene-banks'] },
    );
    taken.answer('flyDroneTo', 't1a-arctic');
    expect(taken.player('blue').technologies).toEqual(['te-peer-review']);
    expect(taken.isAsked('peerReview')).toBe(false);
  });

  test('WG 16.6 Cold Archives and Peer Review after the same Research: the player orders them', () => {
    const table = research(1, { technologies: ['te-cold-archives', 'te-peer-review'] }, REVIEW);
    expect(table.options('ability')).toEqual(['te-cold-archives', 'te-peer-review']);
    table.answers(['ability', 'te-peer-review'], ['peerReview', 'te-war-college']);
    expect(story(table, 'TechnologyBuried', 'CardsDrawn')).toEqual(['TechnologyBuried', 'CardsDrawn']);
  });
});

describe('WG 22.17, WG 22.38 scoring', () => {
  test('Free Port Charter: 1 VP for each Trade Good, spent or not', () => {
    expect(points({ ...owning('te-free-port-charter'), goods: 4, spent: 1 })).toBe(4);
    expect(points({ goods: 4 })).toBe(0);
  });

  test('Overgrowth Doctrine, WG 13.14: 1 VP for each sector full of own Colonies, 5 at most', () => {
    const doctrine = owning('te-overgrowth-doctrine');
    const whole = [
      'home-blue',
      'home-red',
      ...PAIR,
      't1a-arctic',
      't1a-oceanic',
      't2b-volcanic',
      't2b-oceanic',
    ];
    expect(points({ ...doctrine, colonies: ['home-blue', ...PAIR] })).toBe(2);
    expect(
      points({ ...doctrine, colonies: ['home-blue', 't4c-arctic'], outposts: ['t1a-arctic', 't1a-oceanic'] }),
    ).toBe(1);
    expect(points({ ...doctrine, colonies: whole })).toBe(5);
    expect(points({ ...doctrine, colonies: [...whole, ...TRIPLE] })).toBe(5); // six sectors
    const four = ['ancients-homeworld', 'spec-volcanic', 'spec-oceanic', 'spec-arctic'];
    expect(points({ ...doctrine, colonies: four.slice(1) }, { board: 'R6' })).toBe(0);
    expect(points({ ...doctrine, colonies: four }, { board: 'R6' })).toBe(1);
  });

  test('Trophy Halls: 1 VP for every 2 Hero and Advanced cards, rounded down', () => {
    const cards = ['at-ambush', 'at-minefield', 'at-crossfire', 'at-last-salvo'] as const;
    const halls = { ...asFaction('vorask-warhost'), ...owning('te-trophy-halls') }; // one Hero
    expect([0, 1, 2, 3, 4].map((count) => points({ ...halls, tactics: cards.slice(0, count) }))).toEqual([
      0, 1, 1, 2, 2,
    ]);
    expect(points({ ...halls, tactics: cards.slice(0, 1), tacticsDiscard: cards.slice(1) })).toBe(2);
  });

  test('Deep-Sea Vaults: 1 VP for each type among the own Technologies but its own', () => {
    const vaults = 'te-deep-sea-vaults';
    expect(points({ technologies: [vaults, 'te-gate-harmonics'] })).toBe(0);
    const zeros: TechnologyId[] = [
      'te-caravan-networks',
      'te-terraforming-seeds',
      'te-war-college',
      'te-time-dilation',
    ];
    expect(points({ technologies: [vaults, ...zeros.slice(0, 2)] })).toBe(2);
    expect(points({ technologies: [vaults, ...zeros] })).toBe(4);
  });

  test('Monolith Studies: 1 VP for every 2 Technologies, itself included, rounded up', () => {
    const zeros: TechnologyId[] = [
      'te-caravan-networks',
      'te-terraforming-seeds',
      'te-war-college',
      'te-gate-harmonics',
    ];
    const studies = (others: number): number =>
      points({ technologies: ['te-monolith-studies', ...zeros.slice(0, others)] });
    expect([0, 1, 2, 3, 4].map(studies)).toEqual([1, 1, 2, 2, 3]);
  });
});
