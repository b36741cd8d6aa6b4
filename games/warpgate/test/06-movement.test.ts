import { describe, expect, test } from 'vitest';
import type { Action } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { errorOf } from './playing.ts';

const CARD = {
  recon: 'ac-01',
  maneuver: 'ac-04',
  skirmish: 'ac-05',
  advance: 'ac-02',
  concentrate: 'ac-11',
} as const;

type Moving = keyof typeof CARD & Action;

/** Blue moves with this action; all that is not said stands at the beginning. */
function moving(
  action: Moving,
  turn: number,
  ships: Side['ships'] & {},
  setup: Position = {},
): WarpgateTable {
  const blue: Side = { hand: [CARD[action]], ships, ...setup.sides?.blue };
  return position({ ...setup, turn, sides: { ...setup.sides, blue } }).act(action);
}

const redAt = (...places: string[]): Position => ({
  sides: { red: { ships: Object.fromEntries(places.map((place) => [place, 1])) } },
});

describe('all moves', () => {
  test('WG 6.1 a move starts where own ships are, and ends on a planet or the own Warpgate', () => {
    const table = moving('recon', 4, { 'gate-blue': 1, 't1a-jungle': 1 }, redAt('t1a-desert'));
    expect(table.options('moveFrom')).toEqual(['t1a-jungle', 'gate-blue']);
    table.answer('moveFrom', 't1a-jungle');
    expect(table.options('moveTo')).toContain('gate-blue');
    for (const hex of ['1,0', '0,1', 'empty', '']) {
      const attempt = errorOf(() => table.match.answer({ seat: 0, kind: 'moveTo', value: hex }));
      expect(attempt.code).toBe('illegalValue');
    }
  });

  test('WG 6.2 a move ends in another place than it began', () => {
    const table = moving('recon', 4, { 't1a-jungle': 1 });
    expect(table.refusal('moveTo', 't1a-jungle').rule).toBe('WG 6.2');
  });

  test.each(['recon', 'maneuver'] as const)(
    'WG 6.3 %s does not go to a planet with enemy ships',
    (action) => {
      const table = moving(action, 3, { 'home-blue': 2 }, redAt('t1a-jungle'));
      expect(table.options('moveTo')).toContain('t4c-desert');
      expect(table.refusal('moveTo', 't1a-jungle').rule).toBe('WG 6.3');
    },
  );

  test.each(['skirmish', 'advance', 'concentrate'] as const)(
    'WG 6.3, WG 6.14 %s to a planet with enemy ships is an attack, and the battle follows at once',
    (action) => {
      const table = moving(action, 1, { 'home-blue': 2 }, redAt('t1a-jungle'));
      expect(table.options('moveTo')).toEqual(['t1a-jungle', 't1a-volcanic', 't4c-desert', 'gate-blue']);
      table.answer('moveTo', 't1a-jungle');
      if (table.isAsked('shipsToMove')) table.answer('shipsToMove', 2);
      const ships = action === 'skirmish' ? 1 : 2;
      expect(table.events('BattleBegan')).toMatchObject([
        { seat: 0, defender: 1, place: 't1a-jungle', attackers: ships, defenders: 1 },
      ]);
      expect(table.match.pending.map(({ ask }) => ask.kind)).toEqual(['tactics', 'tactics']);
    },
  );

  test('WG 6.4 markers and drones of anyone do not restrict moves', () => {
    const red: Side = { outposts: ['t1a-jungle'], colonies: ['home-blue'], drone: 't4c-desert' };
    const free = moving('recon', 1, { 'gate-blue': 1 }).options('moveTo');
    const table = moving('recon', 1, { 'gate-blue': 1 }, { sides: { red } });
    expect(table.options('moveTo')).toEqual(free);
    table.answer('moveTo', 't1a-jungle');
    expect([table.fleet('t1a-jungle'), table.marker('t1a-jungle')]).toEqual(['blue', 'red Outpost']);
  });

  test.each(Object.keys(CARD) as Moving[])('WG 6.5 %s never enters another Warpgate', (action) => {
    for (const red of [{ 'gate-red': 3 }, {}]) {
      const table = moving(action, 4, { 'home-red': 2 }, { sides: { red: { ships: red } } });
      expect(table.options('moveTo')).toContain('t1a-oceanic');
      expect(table.refusal('moveTo', 'gate-red').rule).toBe('WG 6.5');
    }
  });

  test('WG 6.5 nothing is deployed to another Warpgate, and no drone flies there', () => {
    const sides = {
      blue: { hand: ['ac-03', 'ac-04', 'ac-06'] as const, ships: { 'home-red': 1 }, drone: 'home-red' },
      red: { ships: {} },
    };
    const reinforce = position({ turn: 2, sides }).act('reinforce');
    expect(reinforce.refusal('reinforceAt', 'gate-red').rule).toBe('WG 6.5');
    const harmonics = { ...sides, blue: { ...sides.blue, technologies: ['te-gate-harmonics'] as const } };
    const warpIn = position({ turn: 2, sides: harmonics }).act('warpIn');
    expect(warpIn.refusal('warpInTo', 'gate-red').rule).toBe('WG 6.5');
    const research = position({ turn: 2, sides, technologies: ['te-warp-capacitors'] }).act('research');
    expect(research.events('DroneMoved')).toHaveLength(0);
    expect(research.options('flyDroneTo')).not.toContain('gate-red');
    expect(research.refusal('flyDroneTo', 'gate-red').reason).toBe('droneAtGate');
  });

  test('WG 6.6, WG E5 Skirmish in turn 3 reaches every place in range 3 and none beyond', () => {
    const table = moving('skirmish', 3, { 'gate-blue': 1 });
    expect(table.options('moveTo')).toEqual(['t1a-jungle', 't4c-desert', 't4c-jungle', 'home-blue']);
    expect(table.refusal('moveTo', 't1a-desert')).toEqual({ rule: 'WG 5.3', reason: 'outOfRange' });
  });

  test('WG 6.7 a group has one start and one end, and no way is recorded', () => {
    const table = moving('advance', 2, { 'gate-blue': 3, 'home-blue': 1 });
    table.answers(['moveTo', 't1a-jungle'], ['shipsToMove', 2]);
    expect(table.events('ShipsMoved')).toEqual([
      { type: 'ShipsMoved', seat: 0, from: 'gate-blue', to: 't1a-jungle', ships: 2 },
    ]);
    expect(table.ships('gate-blue')).toBe(1);
    expect(table.ships('home-blue')).toBe(1);
  });

  test('WG 6.16 ships may be left behind or not, and markers stay without ships', () => {
    const some = moving('maneuver', 1, { 'home-blue': 3 }, { sides: { blue: { outposts: ['home-blue'] } } });
    some.answer('moveTo', 't1a-jungle');
    expect(some.options('shipsToMove')).toEqual([1, 2, 3]);
    some.answers(['shipsToMove', 1], ['secondGroup', 'none']);
    expect([some.ships('home-blue'), some.marker('home-blue')]).toEqual([2, 'blue Outpost']);
    const all = moving('advance', 1, { 'home-blue': 2 }, { sides: { blue: { outposts: ['home-blue'] } } });
    all.answer('moveTo', 't1a-jungle');
    expect([all.fleet('home-blue'), all.marker('home-blue')]).toEqual([null, 'blue Outpost']);
  });
});

describe('blue actions', () => {
  test('WG 6.8 Recon moves exactly 1 ship, in range X+X', () => {
    const table = moving('recon', 2, { 'gate-blue': 3 });
    expect(table.options('moveTo')).toContain('t1a-desert'); // 4
    expect(table.refusal('moveTo', 't1a-volcanic').rule).toBe('WG 5.3'); // 5
    table.answer('moveTo', 't1a-desert');
    expect(table.isAsked('endTurn')).toBe(true);
    expect([table.ships('t1a-desert'), table.ships('gate-blue')]).toEqual([1, 2]);
  });

  test('WG 6.8 of several ships in a place, 2 cannot go on a Recon', () => {
    const table = moving('recon', 2, { 'gate-blue': 3 }).answer('moveTo', 't1a-desert');
    const second = errorOf(() => table.match.answer({ seat: 0, kind: 'shipsToMove', value: 2 }));
    expect(second.code).toBe('unknownKind');
    expect(table.match.eventsFor(0).map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'Forced', kind: 'shipsToMove', value: 1 }),
    );
  });

  test('WG 6.9 Maneuver moves 1 or more ships in range X, and may do so once more, not twice', () => {
    const table = moving('maneuver', 2, { 'gate-blue': 3, 't4c-desert': 1 });
    table.answer('moveFrom', 'gate-blue');
    expect(table.refusal('moveTo', 't4c-jungle').rule).toBe('WG 5.3'); // 3
    table.answers(['moveTo', 'home-blue'], ['shipsToMove', 2]);
    expect(table.options('secondGroup')).toEqual(['t4c-desert', 'gate-blue', 'none']);
    table.answers(['secondGroup', 't4c-desert'], ['moveTo', 't4c-jungle']);
    expect(table.isAsked('endTurn')).toBe(true); // no third group, though a ship is left at the Warpgate
    expect(table.events('ShipsMoved')).toHaveLength(2);
  });

  test('WG 6.9 the second group of a Maneuver need not go', () => {
    const table = moving('maneuver', 2, { 'gate-blue': 3 });
    table.answers(['moveTo', 'home-blue'], ['shipsToMove', 1], ['secondGroup', 'none']);
    expect([table.ships('home-blue'), table.ships('gate-blue')]).toEqual([1, 2]);
    expect(table.isAsked('endTurn')).toBe(true);
  });

  test('WG 6.10, WG C6 the second group leaves the ships of the first where they ended', () => {
    const table = moving('maneuver', 2, { 'gate-blue': 2, 'home-blue': 1 });
    table.answers(['moveFrom', 'gate-blue'], ['moveTo', 'home-blue'], ['shipsToMove', 2]);
    expect(table.options('secondGroup')).toEqual(['home-blue', 'none']);
    table.answers(['secondGroup', 'home-blue'], ['moveTo', 't4c-desert']);
    expect([table.ships('home-blue'), table.ships('t4c-desert')]).toEqual([2, 1]);
    table.answer('endTurn', 'done');
  });

  test('WG 6.10 ships that moved cannot move again', () => {
    const table = moving('maneuver', 2, { 'gate-blue': 2, 't4c-jungle': 1 });
    table.answers(['moveFrom', 'gate-blue'], ['moveTo', 'home-blue'], ['shipsToMove', 2]);
    expect(table.options('secondGroup')).toEqual(['t4c-jungle', 'none']);
    expect(table.refusal('secondGroup', 'home-blue').rule).toBe('WG 6.10');
  });

  test('WG 6.10, WG C7 both groups may start and end in the same places', () => {
    const table = moving('maneuver', 2, { 'gate-blue': 3 });
    table.answers(['moveTo', 'home-blue'], ['shipsToMove', 2]);
    table.answers(['secondGroup', 'gate-blue'], ['moveTo', 'home-blue']);
    expect([table.ships('home-blue'), table.ships('gate-blue')]).toEqual([3, 0]);
  });

  test('WG 6.10 a ship found where the first group ended did not stand there before', () => {
    const table = moving(
      'maneuver',
      2,
      { 'gate-blue': 2, 't4c-desert': 1 },
      { tokens: { 't1a-jungle': 'salvage' } },
    );
    table.answers(
      ['moveFrom', 'gate-blue'],
      ['moveTo', 't1a-jungle'],
      ['shipsToMove', 2],
      ['deployShips', 1],
    );
    expect(table.ships('t1a-jungle')).toBe(3);
    expect(table.refusal('secondGroup', 't1a-jungle').rule).toBe('WG 6.10');
  });
});

describe('red actions', () => {
  test('WG 6.11 Skirmish moves exactly 1 ship, in range X', () => {
    const table = moving('skirmish', 2, { 'gate-blue': 3 });
    expect(table.options('moveTo')).toEqual(['t1a-jungle', 't4c-desert', 'home-blue']);
    table.answer('moveTo', 't4c-desert');
    expect([table.ships('t4c-desert'), table.ships('gate-blue')]).toEqual([1, 2]);
    expect(table.isAsked('endTurn')).toBe(true);
  });

  test('WG 6.11 three ships are too many even for those who Skirmish in pairs', () => {
    const captains: Position = { sides: { blue: { faction: 'roguu-free-captains' } } };
    const table = moving('skirmish', 2, { 'gate-blue': 3 }, captains).answer('moveTo', 't4c-desert');
    expect(table.options('shipsToMove')).toEqual([1, 2]);
    expect(table.refusal('shipsToMove', 3).rule).toBe('WG 6.11');
  });

  test('WG 6.12 Advance moves 2 or more ships of one place in range X, never 1', () => {
    const table = moving('advance', 2, { 'gate-blue': 3, 'home-blue': 1, 't4c-desert': 2 });
    expect(table.options('moveFrom')).toEqual(['t4c-desert', 'gate-blue']);
    expect(table.refusal('moveFrom', 'home-blue').rule).toBe('WG 6.12');
    table.answers(['moveFrom', 'gate-blue'], ['moveTo', 't1a-jungle']);
    expect(table.options('shipsToMove')).toEqual([2, 3]);
    expect(table.refusal('shipsToMove', 1).rule).toBe('WG 6.12');
  });

  test('WG 6.13, WG C8 Concentrate with a single ship from one place is legal', () => {
    const table = moving('concentrate', 1, { 'home-blue': 1 });
    table.answer('moveTo', 't1a-jungle');
    expect(table.ships('t1a-jungle')).toBe(1);
    const advance = position({ sides: { blue: { hand: ['ac-02'], ships: { 'home-blue': 1 } } } });
    expect(advance.refusal('action', 'advance').rule).toBe('WG 4.9');
  });

  test('WG 6.13 Concentrate brings ships from two places together', () => {
    const table = moving('concentrate', 2, { 'gate-blue': 2, 't1a-volcanic': 2, 't4c-desert': 1 });
    table.answers(['moveFrom', 'gate-blue'], ['moveTo', 't1a-jungle'], ['shipsToMove', 1]);
    expect(table.options('secondStart')).toEqual(['t1a-volcanic', 't4c-desert', 'none']);
    table.answer('secondStart', 't1a-volcanic');
    expect(table.options('shipsToMove')).toEqual([1, 2]);
    table.answer('shipsToMove', 2);
    expect(table.ships('t1a-jungle')).toBe(3);
    expect(table.isAsked('endTurn')).toBe(true); // no third start
    expect(table.ships('t4c-desert')).toBe(1);
  });

  test('WG 6.13 each start must be in range X, and the two must be different', () => {
    const table = moving('concentrate', 2, {
      'gate-blue': 2,
      't1a-arctic': 1,
      't4c-jungle': 1,
      't1a-jungle': 1,
    });
    table.answers(['moveFrom', 'gate-blue'], ['moveTo', 't1a-jungle'], ['shipsToMove', 1]);
    expect(table.options('secondStart')).toEqual(['t1a-arctic', 'none']); // 2
    expect(table.refusal('secondStart', 't4c-jungle').rule).toBe('WG 6.13'); // 3
    expect(table.refusal('secondStart', 'gate-blue').rule).toBe('WG 6.13');
    expect(table.refusal('secondStart', 't1a-jungle').rule).toBe('WG 6.2');
    table.answer('secondStart', 'none');
    expect(table.ships('t1a-jungle')).toBe(2);
  });

  test('WG 6.14, WG 6.15 a red action may be a plain move: no battle where no enemy is', () => {
    for (const action of ['skirmish', 'advance', 'concentrate'] as const) {
      const table = moving(action, 1, { 'home-blue': 2 }, redAt('t1a-jungle'));
      table.answer('moveTo', 't4c-desert');
      if (table.isAsked('shipsToMove')) table.answer('shipsToMove', 2);
      expect(table.isAsked('endTurn')).toBe(true);
      expect(table.events('BattleBegan')).toEqual([]);
      expect(table.fleet('t1a-jungle')).toBe('red');
    }
  });

  test('WG C9 after a lost Concentrate the defender may send all survivors to the Warpgate, or none', () => {
    for (const toGate of [3, 0]) {
      const table = moving(
        'concentrate',
        2,
        { 'gate-blue': 2, 'home-blue': 1 },
        {
          sides: {
            blue: { tactics: ['bt-e', 'bt-a'] },
            red: { ships: { 't1a-jungle': 2 }, tactics: ['at-disciplined-line', 'bt-a'] },
          },
        },
      );
      table.answers(['moveFrom', 'gate-blue'], ['moveTo', 't1a-jungle'], ['shipsToMove', 2]);
      table.answer('secondStart', 'home-blue');
      table.answer('tactics', 'bt-e', 0).answer('tactics', 'at-disciplined-line', 1); // 3 to 6
      expect(table.question('splitWithdrawal').ask.seat).toBe(table.seat('red'));
      expect(table.options('splitWithdrawal')).toEqual([0, 1, 2, 3]);
      table.answer('splitWithdrawal', toGate);
      expect([table.ships('gate-blue'), table.ships('home-blue')]).toEqual([toGate, 3 - toGate]);
    }
  });
});
