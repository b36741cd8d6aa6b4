import { expect, test } from 'vitest';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { passTurn } from './playing.ts';

/** Blue plays Research on board R2 with a hand that has nothing better to do. */
const research = (turn: number, blue: Side, setup: Position = {}): WarpgateTable =>
  position({ turn, ...setup, sides: { ...setup.sides, blue: { hand: ['ac-04'], ...blue } } }).act('research');

const purpleDrone = (turn: number): WarpgateTable =>
  position({
    board: 'R6',
    turn,
    active: 'purple',
    sides: { purple: { hand: ['ac-04'], drone: 't1a-oceanic' } },
    technologies: ['te-warp-capacitors', 'te-alien-imports'],
    technologyDeck: ['te-war-college', 'te-gene-banks'],
  }).act('research');

test('WG 8.3, WG 8.4, WG 8.10, WG E7 the drone flies to a Desert planet and takes Alien Imports', () => {
  const table = purpleDrone(1);
  expect(table.options('flyDroneTo')).toEqual(['t1a-desert', 't6c-desert']);
  expect(table.refusal('flyDroneTo', 't1a-oceanic')).toEqual({ rule: 'WG 8.4', reason: 'droneAtHome' });
  table.answer('flyDroneTo', 't1a-desert');
  expect(table.player('purple').technologies).toEqual(['te-alien-imports']);
  expect(table.view('spectator').players[table.seat('purple')]!.drone).toBe('t1a-desert');
  expect(table.state.technologies).toEqual(['te-warp-capacitors', 'te-war-college']);
});

test('WG 8.4, WG E7 Warp Capacitors can only be had by flying to another Oceanic planet', () => {
  const table = purpleDrone(4);
  expect(table.options('flyDroneTo')).toContain('t6c-oceanic');
  expect(table.refusal('flyDroneTo', 't1a-oceanic').rule).toBe('WG 8.4');
  table.answer('flyDroneTo', 't6c-oceanic');
  expect(table.player('purple').technologies).toEqual(['te-warp-capacitors']);
});

test('WG 8.1 every Technology has one of the five types, and one that is taken lies open to all', () => {
  const types = new Set(TECHNOLOGY_IDS.map((id) => TECHNOLOGIES[id].type));
  expect([...types].toSorted()).toEqual(['arctic', 'desert', 'jungle', 'oceanic', 'volcanic']);
  const table = research(
    1,
    { drone: 't1a-desert', technologies: ['te-gene-banks'] },
    { technologies: ['te-cold-archives', 'te-alien-imports'] },
  );
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(table.view(viewer).players[0]!.technologies).toEqual(['te-gene-banks', 'te-cold-archives']);
  }
});

test('WG 8.2 the icon is a mere reminder: Time Dilation has none and acts, Solar Foundries does not act on Reinforce', () => {
  expect(TECHNOLOGY_IDS.filter((id) => TECHNOLOGIES[id].icon === 'none')).toHaveLength(8);
  expect(TECHNOLOGIES['te-time-dilation'].icon).toBe('none');
  const jungles = { technologies: ['te-gene-banks', 'te-spore-drydocks'] } as const;
  const dilated = research(1, { technologies: ['te-time-dilation'] }, jungles);
  expect(dilated.view(0).players[0]!.drone).toBe('t1a-jungle'); // range 2, in turn 1

  expect(TECHNOLOGIES['te-solar-foundries'].icon).toBe('deploy');
  const reinforced = position({
    sides: {
      blue: {
        hand: ['ac-03'],
        ships: { 'gate-blue': 1, 'home-blue': 1 },
        technologies: ['te-solar-foundries'],
      },
    },
  }).act('reinforce');
  reinforced.answer('reinforceAt', 'gate-blue');
  expect(reinforced.isAsked('reinforceAt')).toBe(false);
});

test('WG 8.5 the drone flies like a ship, around planets, and ends on a planet and nowhere else', () => {
  const technologies = ['te-magma-lances', 'te-warp-capacitors', 'te-gene-banks'] as const;
  const table = research(4, {}, { technologies });
  // The straight line from the Warpgate to Volcanic 1A has 3 hexes, but the home planet is one of them: around it, 5.
  expect(table.options('flyDroneTo')).toEqual(['t1a-jungle', 't4c-jungle', 'home-blue']);
  expect(table.refusal('flyDroneTo', 't1a-volcanic').rule).toBe('WG 5.3');
  expect(table.refusal('flyDroneTo', 'gate-blue').rule).toBe('WG 8.5');
  expect(table.refusal('flyDroneTo', 'gate-red').rule).toBe('WG 8.5');
  expect(() => table.answer('flyDroneTo', '2,2')).toThrow('flyDroneTo'); // an empty hex is no place
  const farther = position({
    turn: 4,
    technologies,
    sides: { blue: { hand: ['ac-04'], goods: 1 } },
  }).act('research', 1);
  expect(farther.options('flyDroneTo')).toContain('t1a-volcanic');
});

test('WG 8.6, WG C12 a drone keeps away from enemy ships; those that come to it do not hold it', () => {
  const technologies = ['te-alien-imports', 'te-cold-archives', 'te-gene-banks'] as const;
  const table = position({
    technologies,
    sides: {
      blue: { hand: ['ac-04', 'ac-05'], drone: 't1a-jungle' },
      red: { hand: ['ac-01', 'ac-02'], ships: { 't1a-volcanic': 1, 't4c-desert': 1 } },
    },
  });
  table.answer('card', 'ac-04').answer('action', 'research');
  expect(table.view(0).players[0]!.drone).toBe('t1a-desert'); // the other Desert planet in range holds a red ship
  table
    .answer('endTurn', 'done')
    .act('recon')
    .answers(['moveFrom', 't1a-volcanic'], ['moveTo', 't1a-desert']);
  expect(table.fleet('t1a-desert')).toBe('red');
  expect(table.view(0).players[0]!.drone).toBe('t1a-desert');
  const flights = table.answer('endTurn', 'done').act('research').options('flyDroneTo');
  expect(flights).toEqual(['t1a-arctic', 't1a-jungle', 't4c-arctic', 't2b-arctic']);
  table.answer('flyDroneTo', 't1a-arctic');
  expect(table.player('blue').technologies).toEqual(['te-alien-imports', 'te-cold-archives']);
});

test('WG 8.6, WG 8.7 a flight onto enemy ships, or to a type that is not available, is refused', () => {
  const table = research(
    2,
    { drone: 't1a-desert' },
    {
      technologies: ['te-magma-lances', 'te-cold-archives'],
      sides: { red: { ships: { 't1a-volcanic': 1 } } },
    },
  );
  expect(table.options('flyDroneTo')).toEqual(['t1a-arctic', 't4c-arctic', 't2b-arctic', 'home-red']);
  expect(table.refusal('flyDroneTo', 't1a-volcanic')).toEqual({ rule: 'WG 8.6', reason: 'droneOntoEnemy' });
  expect(table.refusal('flyDroneTo', 't1a-jungle')).toEqual({ rule: 'WG 8.7', reason: 'typeNotAvailable' });
});

test('WG 8.7 no drone ever goes to the Ancients homeworld', () => {
  const table = position({
    board: 'R6',
    turn: 4,
    technologies: [
      'te-alien-imports',
      'te-gene-banks',
      'te-magma-lances',
      'te-warp-capacitors',
      'te-cold-archives',
    ],
    sides: { blue: { hand: ['ac-04'], drone: 'spec-volcanic' } },
  }).act('research');
  expect(table.options('flyDroneTo')).toContain('spec-arctic'); // every type is available
  expect(table.refusal('flyDroneTo', 'ancients-homeworld').rule).toBe('WG 8.7');
});

test('WG 8.8 a drone is no ship: nothing attacks it, it holds no planet, and no other action moves it', () => {
  const table = position({
    sides: {
      blue: { hand: ['ac-01'], ships: { 'gate-blue': 1, 'home-blue': 1 }, drone: 't4c-desert' },
      red: { hand: ['ac-02', 'ac-03'], ships: { 't4c-arctic': 2 } },
    },
  });
  expect(table.act('recon').options('moveFrom')).toEqual(['home-blue', 'gate-blue']);
  table.answers(['moveFrom', 'gate-blue'], ['moveTo', 'home-blue'], ['endTurn', 'done']);
  table.answer('card', 'ac-02').answer('action', 'advance').answer('moveTo', 't4c-desert');
  expect(table.events('BattleBegan')).toEqual([]);
  expect(table.fleet('t4c-desert')).toBe('red');
  table.answer('endTurn', 'done').act('control').answer('settle', 't4c-desert');
  expect(table.marker('t4c-desert')).toBe('red Outpost');
  expect(table.view(1).players[0]!.drone).toBe('t4c-desert');
});

test('WG 8.8 a drone on the planet adds nothing to a battle and outlives it', () => {
  const table = position({
    active: 'red',
    sides: {
      blue: { ships: { 't4c-desert': 1 }, drone: 't4c-desert', tactics: ['bt-e', 'bt-g'] },
      red: { hand: ['ac-02'], ships: { 't4c-arctic': 2 }, tactics: ['bt-e', 'bt-g'] },
    },
  }).act('advance');
  table.answers(['moveTo', 't4c-desert'], ['tactics', 'bt-e', 0], ['tactics', 'bt-e', 1]);
  expect(table.events('BattleWon')).toMatchObject([{ seat: 1, strength: 2, against: 1 }]);
  expect(table.ships('t4c-desert')).toBe(1); // each side has lost one ship to Heavy Resistance
  expect(table.view(1).players[0]!.drone).toBe('t4c-desert');
});

test('WG 8.3, WG 8.9 one of several Technologies of the type is chosen, none of another type, and one has to be taken', () => {
  const table = research(
    1,
    { drone: 't1a-arctic' },
    { technologies: ['te-alien-imports', 'te-cold-archives', 'te-solar-foundries'] },
  ).answer('flyDroneTo', 't1a-desert');
  expect(table.options('technology')).toEqual(['te-alien-imports', 'te-solar-foundries']);
  expect(table.refusal('technology', 'te-cold-archives')).toEqual({ rule: 'WG 8.3', reason: 'otherType' });
  expect(() => table.answer('technology', 'none')).toThrow('technology');
  table.answer('technology', 'te-solar-foundries');
  expect(table.player('blue').technologies).toEqual(['te-solar-foundries']);
});

test('WG 8.10, WG C14 taking one of three leaves two, and none is added', () => {
  const table = research(
    1,
    { drone: 't1a-desert' },
    {
      technologies: ['te-alien-imports', 'te-gene-banks', 'te-war-college'],
      technologyDeck: ['te-cold-archives'],
    },
  ).answer('flyDroneTo', 't1a-jungle');
  expect(table.state.technologies).toEqual(['te-alien-imports', 'te-war-college']);
  expect(table.state.technologyDeck).toEqual(['te-cold-archives']);
});

test('WG 8.10, WG C15 with an empty deck two become one and then none', () => {
  const table = research(
    1,
    { drone: 't1a-desert', hand: ['ac-04', 'ac-05'] },
    { technologies: ['te-gene-banks', 'te-war-college'], technologyDeck: [] },
  ).answer('flyDroneTo', 't1a-jungle');
  expect(table.state.technologies).toEqual(['te-war-college']);
  const later = passTurn(table.answer('endTurn', 'done')).act('research'); // only Volcanic 1A is in range
  expect(later.state.technologies).toEqual([]);
  expect(table.player('blue').technologies).toEqual(['te-gene-banks', 'te-war-college']);
});

test('WG 8.11, WG C13 Research cannot be chosen when enemy ships are on every planet that would do', () => {
  const jungles = (turn: number): WarpgateTable =>
    position({
      turn,
      technologies: ['te-gene-banks', 'te-spore-drydocks'],
      sides: { blue: { hand: ['ac-04'] }, red: { ships: { 't1a-jungle': 1 } } },
    });
  expect(jungles(2).refusal('action', 'research')).toEqual({ rule: 'WG 8.11', reason: 'noFlight' });
  expect(jungles(3).options('action')).toContain('research'); // Jungle 4C is at range 3
});

test('WG 8.12 a Technology does not change the Research that took it, but the next one', () => {
  const table = research(
    1,
    { drone: 't1a-desert', hand: ['ac-04', 'ac-05'] },
    {
      technologies: ['te-cold-archives', 'te-gene-banks'],
      technologyDeck: ['te-probe-relays', 'te-war-college'],
    },
  ).answer('flyDroneTo', 't1a-arctic');
  expect(table.player('blue').technologies).toEqual(['te-cold-archives']);
  expect(table.events('CardsDrawn')).toEqual([]);
  passTurn(table.answer('endTurn', 'done')).act('research').answer('flyDroneTo', 't2b-arctic');
  expect(table.player('blue').technologies).toEqual(['te-cold-archives', 'te-probe-relays']);
  expect(table.events('CardsDrawn')).toMatchObject([{ seat: 0, count: 1 }]);
});
