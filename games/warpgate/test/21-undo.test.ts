import { Random, canonical } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Position, WarpgateTable } from './arrange.ts';
import { errorOf, newGame, passTurn, playRandomly, startedGame } from './playing.ts';

const BLUE = 0;
const RED = 1;

/** Everything there is: the position, the questions and the source of chance. */
const everythingOf = ({ match }: WarpgateTable): string =>
  canonical([
    match.state,
    match.pending.map(({ ask, options }) => [ask.seat, ask.kind, options, ask.about ?? null]),
    match.chance.save(),
    match.events,
  ]);

const mayUndo = (table: WarpgateTable, seat = BLUE): boolean => table.match.undoable(seat).ok;

describe('taking back', () => {
  test('WG 21.1 steps of the own turn, one after the other, back to its start and no further', () => {
    const table = passTurn(position({ sides: { red: { hand: ['ac-01', 'ac-12'], goods: 1 } } }));
    const stages: string[] = [];
    const step = (kind: string, value: string | number): void => {
      stages.push(everythingOf(table));
      table.answer(kind, value);
    };
    step('card', 'ac-12');
    step('action', 'maneuver');
    step('spendGoods', 1);
    step('moveTo', 'home-red');
    step('shipsToMove', 2);
    step('secondGroup', 'none');
    for (const stage of stages.toReversed()) {
      expect(table.undo(RED).match.pending[0]!.ask.seat).toBe(RED);
      expect(everythingOf(table)).toBe(stage);
    }
    expect(table.isAsked('card')).toBe(true);
    expect(errorOf(() => table.undo(RED)).code).toBe('undoLocked');
  });

  test('WG 21.1 nobody takes back the steps of another', () => {
    const table = position({ sides: { blue: { hand: ['ac-01', 'ac-12'] } } }).answer('card', 'ac-12');
    expect(mayUndo(table, BLUE)).toBe(true);
    expect(mayUndo(table, RED)).toBe(false);
    expect(errorOf(() => table.undo(RED)).code).toBe('undoLocked');
  });

  test('WG 21.1 what the driver answered by itself goes with the step before it', () => {
    // One card, one place to start from: blue is only asked for the action and for the destination.
    const table = position({ turn: 2, sides: { blue: { hand: ['ac-01'] } } });
    table.answers(['action', 'recon'], ['moveTo', 't1a-desert']);
    expect(table.undo(BLUE).isAsked('moveTo')).toBe(true);
    expect(table.undo(BLUE).isAsked('action')).toBe(true);
    expect(mayUndo(table)).toBe(false);
  });
});

/** A blue turn up to the step in question. */
interface Line {
  readonly setup: Position;
  readonly play: (table: WarpgateTable) => WarpgateTable;
}

const control = (objectives: 'ob-o1' | 'ob-v1'): Position => ({
  objectives: [objectives, 'ob-j4'],
  sides: { blue: { hand: ['ac-03'], ships: { 'home-blue': 1, 't1a-jungle': 1 } } },
  turn: 2,
});

const research = (...technologies: Position['technologies'] & {}): Position => ({
  turn: 2,
  technologies,
  sides: { blue: { hand: ['ac-04'], drone: 'home-blue' } },
});

const attacking: Position = {
  turn: 2,
  sides: {
    blue: { hand: ['ac-02'], ships: { 'home-blue': 2 } },
    red: { ships: { 't1a-jungle': 1 } },
  },
};

const REVERSIBLE: Readonly<Record<string, Line>> = {
  'the card chosen': { setup: {}, play: (table) => table.answer('card', table.options('card')[0]!) },
  'a Trade Good spent': {
    setup: { sides: { blue: { goods: 1 } } },
    play: (table) => table.act('draw', 1),
  },
  'a move without battle': {
    setup: { sides: { blue: { hand: ['ac-12'] } } },
    play: (table) => table.act('maneuver').answers(['shipsToMove', 2], ['secondGroup', 'none']),
  },
  'a Trade': {
    setup: { turn: 2, sides: { blue: { hand: ['ac-08'], ships: { 'home-blue': 1 } } } },
    play: (table) => table.act('trade').answer('tradeSecond', 't4c-jungle'),
  },
  'a deployment': {
    setup: { turn: 2, sides: { blue: { hand: ['ac-06'] } } },
    play: (table) => table.act('warpIn').answer('deployShips', 2),
  },
  'a marker placed before an Objective is taken': {
    setup: control('ob-o1'),
    play: (table) => table.act('control').answer('settle', 'home-blue'),
  },
  'markers where no Objective can be taken': {
    setup: control('ob-v1'),
    play: (table) => table.act('control').answers(['settle', 'home-blue'], ['settle', 't1a-jungle']),
  },
  'an Objective not taken': {
    setup: control('ob-o1'),
    play: (table) => table.act('control').answers(['settle', 'home-blue'], ['objective', 'none']),
  },
  'the move of the drone': {
    setup: research('te-spore-drydocks', 'te-gene-banks'),
    play: (table) => table.act('research').answer('flyDroneTo', 't1a-jungle'),
  },
  'a Technology taken without a reveal': {
    setup: research('te-spore-drydocks', 'te-gene-banks', 'te-war-college'),
    play: (table) =>
      table.act('research').answers(['flyDroneTo', 't1a-jungle'], ['technology', 'te-gene-banks']),
  },
  'a Draw of no card': {
    setup: {},
    play: (table) => table.act('draw').answer('drawCount', 0),
  },
  'a Promote of no card': {
    setup: { sides: { blue: { hand: ['ac-10'] } } },
    play: (table) => table.act('promote').answer('promoteCount', 0),
  },
};

const IRREVERSIBLE: Readonly<Record<string, Line>> = {
  'cards drawn': { setup: {}, play: (table) => table.act('draw').answer('drawCount', 1) },
  'cards of the Promotion deck looked at': {
    setup: { turn: 2, sides: { blue: { hand: ['ac-10'] } } },
    play: (table) => table.act('promote').answer('promoteCount', 2),
  },
  'a Tactics deck shuffled': {
    setup: { turn: 2, sides: { blue: { hand: ['ac-10'] } } },
    play: (table) => {
      table.act('promote').answer('promoteCount', 2);
      return table.answer('keepTactics', table.options('keepTactics')[0]!);
    },
  },
  'an Objective taken': {
    setup: control('ob-o1'),
    play: (table) => table.act('control').answers(['settle', 'home-blue'], ['objective', 'oceanic@1']),
  },
  'an Objective taken where none is added': {
    setup: { ...control('ob-o1'), objectives: ['ob-o1', 'ob-j4', 'ob-d4'] },
    play: (table) => table.act('control').answers(['settle', 'home-blue'], ['objective', 'oceanic@1']),
  },
  'a Technology revealed': {
    setup: research('te-spore-drydocks', 'te-gene-banks'),
    play: (table) =>
      table.act('research').answers(['flyDroneTo', 't1a-jungle'], ['technology', 'te-gene-banks']),
  },
  'the top Objective looked at': {
    setup: {
      ...control('ob-o1'),
      sides: { blue: { faction: 'elenari-veiled-court', hand: ['ac-03'], ships: { 'home-blue': 1 } } },
    },
    play: (table) =>
      table
        .act('control')
        .answers(['settle', 'home-blue'], ['objective', 'oceanic@1'], ['lookAtTopObjective', 'yes']),
  },
  'Tactics cards drawn': {
    setup: attacking,
    play: (table) => table.act('advance').answer('moveTo', 't1a-jungle'),
  },
  'an Exploration token revealed': {
    setup: { turn: 2, tokens: { 't1a-jungle': 'empty' }, sides: { blue: { hand: ['ac-01'] } } },
    play: (table) => table.act('recon').answer('moveTo', 't1a-jungle'),
  },
  'the turn ended': { setup: {}, play: passTurn },
  'a new hand drawn': { setup: { turn: 4 }, play: passTurn },
  'an AI card turned': { setup: { solo: true, gateCards: ['technology'] }, play: passTurn },
};

describe('what can be taken back', () => {
  test.each(Object.entries(REVERSIBLE))('WG 21.3, WG 21.4 %s', (_, { setup, play }) => {
    const table = position(setup);
    const before = everythingOf(table);
    play(table);
    expect(everythingOf(table)).not.toBe(before);
    expect(mayUndo(table)).toBe(true);
    while (mayUndo(table)) table.undo(BLUE);
    expect(everythingOf(table)).toBe(before);
  });

  test.each(Object.entries(IRREVERSIBLE))('WG 21.2 not: %s', (_, { setup, play }) => {
    const table = play(position(setup));
    expect(mayUndo(table)).toBe(false);
    expect(errorOf(() => table.undo(BLUE)).code).toBe('undoLocked');
  });

  test('WG 21.2 not a Tactics card once both have chosen; before that the own choice', () => {
    const table = position(attacking).act('advance').answer('moveTo', 't1a-jungle');
    table.answer('tactics', 'bt-a', BLUE);
    expect(table.undo(BLUE).options('tactics', BLUE)).toContain('bt-a');
    table.answer('tactics', 'bt-b', BLUE).answer('tactics', 'bt-a', RED);
    expect([mayUndo(table, BLUE), mayUndo(table, RED)]).toEqual([false, false]);
  });

  test('WG 21.2 not what another player has chosen upon', () => {
    const table = newGame(2, { factions: 'choose' });
    const first = table.question('board').ask.seat;
    table.answers(['board', 'fb-1'], ['faction', 'roguu-free-captains'], ['colour', 'red']);
    expect(mayUndo(table, first)).toBe(true);
    table.answer('board', 'fb-2');
    expect(table.match.undoable(first)).toEqual({ ok: false, because: 'another player has answered since' });
  });

  test('WG 21.2 after something irreversible, later steps can still be taken back', () => {
    const table = position({
      turn: 2,
      tokens: { 't1a-jungle': 'empty' },
      sides: { blue: { hand: ['ac-12'] } },
    });
    table.act('maneuver').answers(['moveTo', 't1a-jungle'], ['shipsToMove', 1]);
    expect(mayUndo(table)).toBe(false);
    table.answer('secondGroup', 'gate-blue');
    expect(table.undo(BLUE).isAsked('secondGroup')).toBe(true);
    expect(mayUndo(table)).toBe(false);
    expect(table.ships('t1a-jungle')).toBe(1);
  });
});

test('WG 21.4 undo restores everything exactly, the random source included, all through a game', () => {
  const table = startedGame(3, { exploration: 'on' }, 'undo');
  let undone = 0;
  let before = everythingOf(table);
  let asked = table.match.pending;
  playRandomly(
    table,
    new Random('undo'),
    () => {
      const after = everythingOf(table);
      const { ask } = asked[0]!;
      if (asked.length === 1 && mayUndo(table, ask.seat)) {
        const answer = table.match.entries.findLast((entry) => 'kind' in entry && entry.seat === ask.seat)!;
        table.undo(ask.seat);
        expect(everythingOf(table)).toBe(before);
        table.match.answer(answer as Parameters<typeof table.match.answer>[0]);
        expect(everythingOf(table)).toBe(after);
        undone++;
      }
      before = after;
      asked = table.match.pending;
    },
    400,
  );
  expect(undone).toBeGreaterThan(100);
});

test('WG 21.5 a card laid in advance is no step: it hinders no undo and is not taken back by one', () => {
  const table = position({ sides: { red: { hand: ['ac-02', 'ac-05'] } } });
  table.answer('card', table.options('card')[0]!);
  table.sideAction(RED, 'layCard', 'ac-05');
  expect(mayUndo(table, RED)).toBe(false);
  expect(table.undo(BLUE).isAsked('card')).toBe(true);
  expect(table.player('red').laid).toBe('ac-05');
  table.sideAction(RED, 'layCard', 'ac-02');
  expect(table.player('red').laid).toBe('ac-02');
});
