import { expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Side } from './arrange.ts';
import { control, shipsOn, whiteInvades } from './growing.ts';
import { errorOf } from './playing.ts';

test('WG 9.10, WG 9.11, WG 9.13, WG E9 only the Oceanic Objective can be taken, then the top of the deck is added', () => {
  const table = whiteInvades().answers(['settle', 't3b-oceanic'], ['settle', 't3b-desert']);
  expect(table.options('objective')).toEqual(['oceanic@1', 'none']); // by its type, not by its front
  expect(table.refusal('objective', 'jungle@2')).toEqual({ rule: 'WG 9.10', reason: 'objectiveOfOtherType' });
  table.answer('objective', 'oceanic@1');
  expect(table.player('white').objectives).toEqual(['ob-o1']);
  expect(table.state.objectives).toEqual(['ob-j1', 'ob-v1']); // the new one is on the right
  expect(table.state.objectiveDeck).toEqual(['ob-a1']);
});

test('WG 9.10 an Objective may be declined', () => {
  const table = control(1, { ships: shipsOn('home-blue') }, { objectives: ['ob-o1', 'ob-o2'] });
  table.answer('settle', 'home-blue');
  expect(table.options('objective')).toEqual(['oceanic@1', 'oceanic@2', 'none']);
  table.answer('objective', 'none');
  expect(table.player('blue').objectives).toEqual([]);
  expect(table.state.objectives).toEqual(['ob-o1', 'ob-o2']);
});

test('WG 9.11 nobody is asked when no available Objective has the type of an upgraded planet', () => {
  const table = control(1, { ships: shipsOn('home-blue') }, { objectives: ['ob-v1', 'ob-j1'] });
  table.answer('settle', 'home-blue');
  expect(table.marker('home-blue')).toBe('blue Colony');
  expect(table.isAsked('endTurn')).toBe(true);
});

test('WG 9.12, WG C18 two sectors upgraded in one Control bring one Objective at most', () => {
  const blue = { ships: shipsOn('home-blue', 't4c-desert'), outposts: ['t4c-arctic'] };
  const table = control(2, blue, { objectives: ['ob-o1', 'ob-d1'] });
  table.answers(['settle', 'home-blue'], ['objective', 'oceanic@1'], ['settle', 't4c-desert']);
  expect(table.events('SectorUpgraded')).toHaveLength(2);
  expect(errorOf(() => table.answer('objective', 'desert@1')).message).toContain('nobody is asked');
  expect(table.player('blue').objectives).toEqual(['ob-o1']);

  const later = control(2, blue, { objectives: ['ob-o1', 'ob-d1'] });
  later.answers(
    ['settle', 'home-blue'],
    ['objective', 'none'],
    ['settle', 't4c-desert'],
    ['objective', 'desert@2'],
  );
  expect(later.player('blue').objectives).toEqual(['ob-d1']);
});

test('WG 9.13, WG 9.14 with two or more left, or an empty deck, no Objective is added', () => {
  const blue = { ships: shipsOn('home-blue') };
  const three = control(1, blue, { objectives: ['ob-j1', 'ob-o1', 'ob-v1'], objectiveDeck: ['ob-a1'] });
  three.answers(['settle', 'home-blue'], ['objective', 'oceanic@2']);
  expect(three.state.objectives).toEqual(['ob-j1', 'ob-v1']);
  expect(three.state.objectiveDeck).toEqual(['ob-a1']);

  const empty = control(1, blue, { objectives: ['ob-j1', 'ob-o1'], objectiveDeck: [] });
  empty.answers(['settle', 'home-blue'], ['objective', 'oceanic@2']);
  expect(empty.state.objectives).toEqual(['ob-j1']);
});

test('WG 9.16 losing a marker never costs an Objective', () => {
  const table = control(
    1,
    { ships: shipsOn('home-red') },
    {
      sides: { red: { colonies: ['home-red'], objectives: ['ob-v1', 'ob-v2'] } },
      objectives: ['ob-j1', 'ob-d1'],
    },
  ).answer('settle', 'home-red');
  expect(table.marker('home-red')).toBe('blue Colony');
  expect(table.player('red').objectives).toEqual(['ob-v1', 'ob-v2']);
});

test('WG 9.17 all see the number and the types of Objectives, only the owner their fronts; there is no limit', () => {
  const many = ['ob-d1', 'ob-j1', 'ob-v1', 'ob-o2', 'ob-a1', 'ob-a2', 'ob-a3'] as const;
  const table = control(
    1,
    { ships: shipsOn('home-blue'), objectives: many },
    { objectives: ['ob-o1', 'ob-v3'], objectiveDeck: ['ob-d2'] },
  );
  table.answers(['settle', 'home-blue'], ['objective', 'oceanic@1']);
  const types = ['desert', 'jungle', 'volcanic', 'oceanic', 'arctic', 'arctic', 'arctic', 'oceanic'];
  for (const viewer of [1, 'spectator'] as const) {
    expect(table.view(viewer).players[0]!.objectives).toEqual(types.map((type) => ({ type })));
    expect(table.events('ObjectiveTaken', viewer)).toEqual([
      { type: 'ObjectiveTaken', seat: 0, planetType: 'oceanic' },
    ]);
  }
  expect(table.view(0).players[0]!.objectives.map(({ id }) => id)).toEqual([...many, 'ob-o1']);
  expect(table.view(1).objectives).toEqual(['volcanic', 'desert']); // of the available ones nobody sees more
});

test('WG 9.18 an Objective counts as it stands at final scoring, and a planet may serve several', () => {
  // Both ask for Jungle planets; blue has two Colonies on them, and one on an Oceanic planet.
  const blue: Side = {
    colonies: ['t4c-jungle', 't4c-oceanic'],
    outposts: ['t1a-jungle'],
    objectives: ['ob-j1', 'ob-j3'],
  };
  const scored = position({ step: 'finalScoring', sides: { blue } });
  expect(scored.match.result.breakdown[0]).toMatchObject({ objectives: 10 });

  // The same until the very last turn of the game: then red settles the Colony on the Jungle planet.
  const table = position({
    turn: 4,
    active: 'red',
    lastRound: true,
    sides: { blue, red: { hand: ['ac-02'], ships: { 't4c-jungle': 1 } } },
  }).act('control');
  expect(table.view(0).players[0]!.objectives).toMatchObject([
    { have: 3, need: 3 },
    { have: 2, need: 2 },
  ]);
  table.answers(['settle', 't4c-jungle'], ['endTurn', 'done']);
  expect(table.match.result.breakdown[0]).toMatchObject({ objectives: 0 });
});
