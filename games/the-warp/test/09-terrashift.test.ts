import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { dice, position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { raid } from './raiding.ts';

/** Seat 0, or whoever is active, has chosen Terrashift. */
const shifting = (setup: Position = {}): WarpTable => position(setup).ifAsked('action', 'terrashift');

/** After raising s1-start and lowering ring-1: the others may follow. */
const shifted = (setup: Position = {}): WarpTable =>
  shifting(setup).answers(['raise', 's1-start'], ['lower', 'ring-1']);

const NO = ['no'];

/** What a follower may raise or lower. */
const places = (table: WarpTable, seat: Seat, shift: 'raise' | 'lower'): readonly unknown[] =>
  table.question('followTerrashift', seat).ask.after!([shift]);

describe('TW 9.1 to TW 9.4 the change', () => {
  test('TW 9.1, TW E11 one area goes up by 1 and another down by 1, for nothing', () => {
    const table = shifting({
      sides: { 0: { gold: 2, energy: 2 } },
      areas: { 's1-upper-left': { token: 'yellow-2' } },
    }).answers(['raise', 's1-colony'], ['lower', 's1-upper-left']);
    expect([table.multiplier('s1-colony'), table.multiplier('s1-upper-left')]).toEqual([3, 1]);
    expect(table.player(0)).toMatchObject({ gold: 2, energy: 2 });
    expect(table.events('AreaShifted')).toEqual([
      { type: 'AreaShifted', seat: 0, area: 's1-colony', multiplier: 3 },
      { type: 'AreaShifted', seat: 0, area: 's1-upper-left', multiplier: 1 },
    ]);
  });

  test('TW 9.1 it lasts', () => {
    const table = passTurn(shifted());
    expect([table.multiplier('s1-start'), table.multiplier('ring-1')]).toEqual([2, 2]);
    expect(table.state.active).toBe(1);
  });

  test('TW 9.1 both must be done, on two areas', () => {
    const table = shifting().answer('raise', 'ring-1');
    expect(table.options('lower')).not.toContain('ring-1');
    expect(table.options('lower')).not.toContain('stop');
    expect(table.refusal('lower', 'ring-1')).toEqual({ rule: 'TW 9.1', reason: 'sameArea' });
  });

  test('TW 9.1 nothing is raised if nothing else could be lowered', () => {
    const areas = Object.fromEntries(
      position()
        .view('spectator')
        .areas.filter(({ id }) => id !== 'gate')
        .map(({ id }) => [id, { multiplier: 1 }]),
    );
    const table = shifting({ areas: { ...areas, 'ring-1': { multiplier: 2 } } });
    expect(table.options('raise')).not.toContain('ring-1');
    expect(table.refusal('raise', 'ring-1')).toEqual({ rule: 'TW 9.1', reason: 'nothingToShift' });
    table.answer('raise', 'ring-2');
    expect(table.multiplier('ring-1')).toBe(1); // the only one that could be lowered
  });

  test('TW 9.2 any area at any distance: own ones, the Colony, Exiled ones and empty ones', () => {
    const table = shifting({
      areas: { 's2-left': { token: 'green-1' }, 's2-middle': { token: 'green-2', facedown: true } },
    });
    expect(table.options('raise')).toEqual(
      expect.arrayContaining(['s1-colony', 's1-start', 's2-left', 's2-middle', 's1-middle', 'connect-outer']),
    );
  });

  test('TW 9.2 not the Gate, whoever holds it, nor areas of other players', () => {
    const table = shifting({ sides: { 0: { troops: { gate: 1 } }, 1: { troops: { 's2-left': 1 } } } });
    expect(table.refusal('raise', 'gate')).toEqual({ rule: 'TW 9.2', reason: 'shiftGate' });
    expect(table.refusal('raise', 's2-colony')).toEqual({ rule: 'TW 9.2', reason: 'shiftForeign' });
    expect(table.refusal('raise', 's2-left')).toEqual({ rule: 'TW 9.2', reason: 'shiftForeign' });
    expect(shifting().refusal('raise', 'gate').reason).toBe('shiftGate');
    const team = shifting({ seats: 4, options: { mode: 'team' } });
    expect(team.refusal('raise', 's3-start').reason).toBe('shiftForeign'); // of the teammate
  });

  test('TW 9.3 never above 4 and never below 1', () => {
    const table = shifting({ areas: { 'ring-1': { multiplier: 4 }, 'ring-2': { multiplier: 1 } } });
    expect(table.refusal('raise', 'ring-1')).toEqual({ rule: 'TW 9.3', reason: 'shiftTooHigh' });
    expect(table.options('raise')).toContain('ring-2');
    table.answer('raise', 'ring-3');
    expect(table.refusal('lower', 'ring-2')).toEqual({ rule: 'TW 9.3', reason: 'shiftTooLow' });
    table.answer('lower', 'ring-1');
    expect([table.multiplier('ring-3'), table.multiplier('ring-1')]).toEqual([4, 3]);
  });

  test('TW 9.4 in a combat a multiplier may exceed 4, for that combat', () => {
    const table = raid({
      areas: { 's1-outer-corner': { token: 'yellow-2', multiplier: 4 } },
      other: { hand: ['ambush-1'], energy: 3 },
      attack: [6, 6, 6],
      defence: [1, 1],
    }).answers(['combatCard', 'none'], ['support', 'ambush-1']);
    table.ifAsked('bribe', 'none').ifAsked('beforeReveal', 'reveal').answer('cardOption', ['2'], 1);
    expect(table.events('CombatResolved')).toMatchObject([{ attack: 18, defence: 2 * 6 }]);
    expect(table.multiplier('s1-outer-corner')).toBe(4);
  });

  test('TW 9.4 the Gate is outside of the limit', () => {
    const table = raid({
      me: { troops: { 'ring-1': 4 } },
      guardian: { race: 'xotan-timebenders' },
      attack: [6, 6, 6],
      defence: [1],
    }).passOthers();
    expect(table.events('CombatResolved')).toMatchObject([{ attack: 54, defence: 9 }]);
  });
});

describe('TW 9.5 to TW 9.7 following', () => {
  test('TW E11, TW 9.5, TW 9.7 two follow, each on an area of their choice; the active player may draw 2 cards', () => {
    const table = shifting({ seats: 4, areas: { 's1-upper-left': { token: 'yellow-2' } } });
    table.answers(['raise', 's1-colony'], ['lower', 's1-upper-left']);
    table.answer('followTerrashift', ['raise', 's2-start'], 1);
    table.answer('followTerrashift', ['lower', 'ring-4'], 2);
    table.answer('followTerrashift', NO, 3);
    expect([table.multiplier('s2-start'), table.multiplier('ring-4')]).toEqual([2, 2]);
    expect(table.events('Followed').map(({ seat }) => seat)).toEqual([1, 2]);
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.player(0).hand).toHaveLength(2);
    expect(table.isAsked('drawFrom')).toBe(false);
  });

  test('TW 9.5 a follower changes one area, up or down, by the same limits seen from there', () => {
    const table = shifted({ areas: { 'ring-2': { multiplier: 4 }, 'ring-3': { multiplier: 1 } } });
    expect(table.options('followTerrashift', 1)).toEqual(['no', 'raise', 'lower']);
    const [raise, lower] = [places(table, 1, 'raise'), places(table, 1, 'lower')];
    expect(raise).toEqual(expect.arrayContaining(['s2-colony', 's2-start', 'ring-3']));
    expect(lower).toEqual(expect.arrayContaining(['s2-colony', 'ring-2']));
    for (const id of ['s1-colony', 'gate', 'ring-2']) expect(raise).not.toContain(id);
    for (const id of ['s1-colony', 'gate', 'ring-3']) expect(lower).not.toContain(id);
    table.answer('followTerrashift', ['lower', 's2-colony']);
    expect(table.multiplier('s2-colony')).toBe(1);
    expect(table.isAsked('followTerrashift')).toBe(false); // one area
  });

  test('TW C33, TW 9.5 not an area of the active player nor one changed this time, but Exiled ones anywhere', () => {
    const table = shifted({
      sides: { 0: { troops: { 's1-start': 1, 'ring-5': 1 } } },
      areas: { 's1-left': { token: 'yellow-1' }, 'ring-6': { token: 'green-3', facedown: true } },
    });
    const raise = places(table, 1, 'raise');
    expect(raise).toEqual(expect.arrayContaining(['s1-left', 'ring-6']));
    for (const id of ['s1-start', 's1-colony', 'ring-5']) expect(raise).not.toContain(id); // seat 0 holds them
    expect(raise).not.toContain('ring-1'); // lowered just now, and empty
    expect(() => table.answer('followTerrashift', ['raise', 'ring-1'])).toThrow('cannot follow on');
  });

  test('TW 9.5 in the next Terrashift the area is open again', () => {
    const table = passTurn(shifted());
    table.answer('extract', 'resources').answer('discard', 'draw').answerAll('drawFrom', 'deck');
    table.answer('action', 'terrashift');
    expect(table.options('raise')).toContain('ring-1');
  });

  test('TW 9.6 all decide at the same time and in secret', () => {
    const table = shifted({ seats: 3 });
    expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([1, 2]);
    table.answer('followTerrashift', ['raise', 'ring-3'], 2);
    expect(table.multiplier('ring-3')).toBe(3);
    expect(table.events('Followed')).toEqual([]);
    expect(places(table, 1, 'raise')).toContain('ring-3'); // seat 1 knows nothing of it
  });

  /** Seats 1 and 2 both want to raise ring-3. */
  const both = (): WarpTable =>
    shifted({ seats: 3 })
      .answer('followTerrashift', ['raise', 'ring-3'], 2)
      .answer('followTerrashift', ['raise', 'ring-3'], 1);

  test('TW 9.6 clockwise from the left: whose area was taken chooses again', () => {
    const table = both();
    expect(table.multiplier('ring-3')).toBe(4);
    expect(table.question('followTerrashift').ask.seat).toBe(2);
    expect(places(table, 2, 'lower')).not.toContain('ring-3');
    table.answer('followTerrashift', ['lower', 'ring-4'], 2);
    expect(table.multiplier('ring-4')).toBe(2);
    expect(table.events('Followed').map(({ seat }) => seat)).toEqual([1, 2]);
    const around = shifting({ seats: 4, active: 2 }).answers(['raise', 's3-start'], ['lower', 'ring-1']);
    for (const seat of [0, 1, 3]) around.answer('followTerrashift', ['raise', `s${seat + 1}-start`], seat);
    expect(around.events('Followed').map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });

  test('TW 9.6 or does not follow, and is not counted', () => {
    const table = both().answer('followTerrashift', NO, 2);
    expect(table.events('Followed').map(({ seat }) => seat)).toEqual([1]);
    table.answer('drawFrom', 'deck');
    expect(table.isAsked('drawFrom')).toBe(false);
  });

  test('TW 9.7 following costs nothing; the draw is a choice and ends at the hand limit', () => {
    const hand = ['build-01', 'build-02', 'build-03', 'build-04', 'elite-1', 'elite-2', 'jetpack-1'] as const;
    const drawing = (me: Side): WarpTable => {
      const table = shifted({ seats: 3, sides: { 0: me, 1: { gold: 1 } } });
      table.answer('followTerrashift', ['raise', 'ring-3'], 1);
      return table.answer('followTerrashift', ['raise', 'ring-4'], 2);
    };
    const table = drawing({});
    expect(table.player(1).gold).toBe(1);
    expect(table.options('drawFrom')).toContain('stop');
    table.answer('drawFrom', 'stop');
    expect(table.player(0).hand).toEqual([]);
    const nearlyFull = drawing({ hand }).answer('drawFrom', 'deck');
    expect(nearlyFull.player(0).hand).toHaveLength(8);
    expect(nearlyFull.isAsked('drawFrom')).toBe(false);
  });

  test('TW 9.7 without followers there is nothing to draw', () => {
    const table = shifted().answer('followTerrashift', NO);
    expect(table.isAsked('drawFrom')).toBe(false);
    expect(table.player(0).hand).toEqual([]);
  });

  test('TW C23 five follow: 3 cards, but with 7 in hand only 1', () => {
    const hand = ['build-01', 'build-02', 'build-03', 'build-04', 'elite-1', 'elite-2', 'jetpack-1'] as const;
    const drawn = (me: Side): number => {
      const table = shifted({ seats: 6, sides: { 0: me } });
      for (const seat of [1, 2, 3, 4, 5])
        table.answer('followTerrashift', ['raise', `s${seat + 1}-start`], seat);
      expect(table.events('Followed')).toHaveLength(5);
      return table.answerAll('drawFrom', 'deck').events('CardDrawn').length;
    };
    expect(drawn({})).toBe(3);
    expect(drawn({ hand })).toBe(1);
  });
});

test('TW 9.8 a Terrashift by an effect cannot be followed and draws nothing', () => {
  const table = position({ sides: { 0: { rewards: ['rw-quake-1'] } } }).answer(
    'action',
    '+reward:rw-quake-1',
  );
  table.answers(['raise', 's1-start'], ['lower', 'ring-1']);
  expect([table.multiplier('s1-start'), table.multiplier('ring-1')]).toEqual([2, 2]);
  expect(table.events('Followed')).toEqual([]);
  expect(table.player(0).hand).toEqual([]);
  // The action is still to come, and the areas are open again for it.
  table.ifAsked('action', 'terrashift');
  expect(table.options('raise')).toEqual(expect.arrayContaining(['s1-start', 'ring-1']));
});

test('TW C32 an attack from a Colony that was raised to 4 uses 4, and nobody else may lower it', () => {
  const table = position({
    areas: { 's1-colony': { multiplier: 3 }, 's1-left': { token: 'yellow-1' } },
    chance: [dice(2, 2), dice(1)],
  });
  table.answers(['action', 'terrashift'], ['raise', 's1-colony'], ['lower', 'ring-1']);
  expect(table.multiplier('s1-colony')).toBe(4);
  expect(places(table, 1, 'lower')).not.toContain('s1-colony');
  const attack = position({
    areas: { 's1-colony': { multiplier: 4 }, 's1-left': { token: 'yellow-1' } },
    chance: [dice(2, 2), dice(1)],
  }).answers(['action', 'attack'], ['attackTroops', 2]);
  attack.passOthers();
  expect(attack.events('CombatResolved')).toMatchObject([{ attack: 16, defence: 1 }]);
  const other = shifting({ active: 1, areas: { 's1-colony': { multiplier: 4 } } }).answer(
    'raise',
    's2-start',
  );
  expect(other.refusal('lower', 's1-colony')).toEqual({ rule: 'TW 9.2', reason: 'shiftForeign' });
});
