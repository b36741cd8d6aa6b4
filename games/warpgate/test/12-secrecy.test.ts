import { Random } from '@warptable/kernel';
import type { Viewer } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { WarpgateTable } from './arrange.ts';
import { assault, encounter, fight, outcome } from './fighting.ts';

const RED = 1;
const BLUE = 0;
const WHITE = 2;

const cards = {
  attack: [3, 'bt-c'],
  defend: [2, 'bt-a'],
  red: { tactics: ['bt-c', 'bt-e'] },
  blue: { tactics: ['bt-a', 'at-ambush'] },
} as const;

/** Red attacks blue while white looks on. */
function threeAtTheTable(): WarpgateTable {
  const table = position({
    board: 'R3',
    turn: 2,
    active: 'red',
    sides: {
      red: { hand: ['ac-11'], ships: { 't3b-oceanic': 3 }, tactics: ['bt-c', 'bt-e'] },
      blue: { ships: { 't3b-desert': 2 }, tactics: ['bt-a', 'at-ambush'] },
    },
  });
  return assault(table, [['t3b-oceanic', 3]], 't3b-desert');
}

/** All that a viewer can learn: its view, its events, its questions, and whether it may take something back. */
function visibleTo(table: WarpgateTable, viewer: Viewer): string {
  return JSON.stringify({
    view: table.view(viewer),
    events: table.match.eventsFor(viewer),
    asked: table.asked().filter(({ seat }) => seat === viewer),
    undoable: viewer === 'spectator' ? null : table.match.undoable(viewer),
  });
}

test('WG 12.8 the cards a side draws are seen by nobody else: only how many there are', () => {
  const table = threeAtTheTable();
  expect(table.view(RED).players[RED]!.own!.tacticsHand).toEqual(['bt-c', 'bt-e']);
  for (const viewer of [BLUE, WHITE, 'spectator'] as const) {
    const { players, battle } = table.view(viewer);
    expect(players[RED]).toMatchObject({ tacticsHandSize: 2, tacticsDiscard: [] });
    expect(players[RED]).not.toHaveProperty('own');
    expect(battle).toMatchObject({ attackerCard: null, defenderCard: null });
    expect(table.events('TacticsDrawn', viewer)[0]).toEqual({ type: 'TacticsDrawn', seat: RED, count: 2 });
  }
  expect(table.events('TacticsDrawn', RED)[0]!.only!.cards).toEqual(['bt-c', 'bt-e']);
});

test('WG 12.6, WG 12.8 whatever the first one chooses, to all others everything looks the same', () => {
  const pitched = threeAtTheTable().answer('tactics', 'bt-c', RED);
  const heavy = threeAtTheTable().answer('tactics', 'bt-e', RED);
  for (const viewer of [BLUE, WHITE, 'spectator'] as const)
    expect(visibleTo(pitched, viewer)).toBe(visibleTo(heavy, viewer));
  // They see no more than that red is not waited for any longer.
  const before = threeAtTheTable();
  for (const viewer of [BLUE, WHITE, 'spectator'] as const) {
    expect(pitched.view(viewer)).toEqual(before.view(viewer));
    expect(pitched.match.eventsFor(viewer)).toEqual(before.match.eventsFor(viewer));
  }
  expect(pitched.asked().map(({ seat }) => seat)).toEqual([BLUE]);

  const sacrifice = threeAtTheTable().answer('tactics', 'bt-a', BLUE);
  const ambush = threeAtTheTable().answer('tactics', 'at-ambush', BLUE);
  for (const viewer of [RED, WHITE, 'spectator'] as const)
    expect(visibleTo(sacrifice, viewer)).toBe(visibleTo(ambush, viewer));
});

test('WG 12.6 both cards are revealed together, to everybody, once both have chosen', () => {
  const table = threeAtTheTable().answer('tactics', 'bt-c', RED);
  expect(table.events('TacticsRevealed')).toEqual([]);
  table.answer('tactics', 'bt-a', BLUE);
  for (const viewer of [RED, BLUE, WHITE, 'spectator'] as const) {
    const revealed = table.match.eventsFor(viewer).filter(({ event }) => event.type === 'TacticsRevealed');
    expect(revealed.map(({ event }) => event)).toEqual([
      { type: 'TacticsRevealed', seat: RED, card: 'bt-c', discarded: ['bt-e'] },
      { type: 'TacticsRevealed', seat: BLUE, card: 'bt-a', discarded: ['at-ambush'] },
    ]);
    expect(new Set(revealed.map(({ at }) => at)).size).toBe(1);
  }
});

test('WG 12.6 who is quicker makes no difference', () => {
  const redFirst = encounter(cards).answers(['tactics', 'bt-e', RED], ['tactics', 'at-ambush', BLUE]);
  const blueFirst = encounter(cards).answers(['tactics', 'at-ambush', BLUE], ['tactics', 'bt-e', RED]);
  expect(redFirst.state).toEqual(blueFirst.state);
  expect(outcome(redFirst)).toBe('blue 6:3');
});

test('WG 12.7 the cards not chosen go face up to the discard pile, after the reveal', () => {
  const table = encounter(cards).answer('tactics', 'bt-c', RED);
  expect(table.player('red').tacticsDiscard).toEqual([]);
  table.answer('tactics', 'at-ambush', BLUE);
  const { players } = table.view('spectator');
  expect(players[RED]!.tacticsDiscard[0]).toBe('bt-e');
  expect(players[BLUE]!.tacticsDiscard[0]).toBe('bt-a');
  expect(players[BLUE]!.knownTactics).toContain('at-ambush');
});

test('WG 12.6 the own secret choice may be taken back until the other has chosen', () => {
  const table = encounter(cards).answer('tactics', 'bt-c', RED);
  table.undo(RED).answer('tactics', 'bt-e', RED).answer('tactics', 'bt-a', BLUE);
  expect(table.events('TacticsRevealed').map(({ card }) => card)).toEqual(['bt-e', 'bt-a']);

  // The quicker one keeps the choice while the other one thinks again.
  const other = threeAtTheTable().answer('tactics', 'at-ambush', BLUE);
  expect(other.match.undoable(RED).ok).toBe(false); // the attack itself stands: cards are drawn
  other.undo(BLUE);
  expect(other.asked().map(({ seat }) => seat)).toEqual([RED, BLUE]);
  other.answer('tactics', 'bt-a', BLUE).answer('tactics', 'bt-c', RED);
  expect(other.events('TacticsRevealed').map(({ card }) => card)).toEqual(['bt-c', 'bt-a']);
});

test('WG 12.6 nobody changes the chosen card after both have chosen', () => {
  const table = fight(cards);
  const state = JSON.stringify(table.state);
  for (const seat of [RED, BLUE]) {
    expect(table.match.undoable(seat).ok).toBe(false);
    expect(() => table.undo(seat)).toThrow('nothing to take back');
    expect(() => table.match.answer({ seat, kind: 'tactics', value: 'bt-e' })).toThrow(
      /not asked|is asked for/,
    );
  }
  expect(JSON.stringify(table.state)).toBe(state);
});

test('WG 12.6 a card of the own hand is chosen, none of the deck and none of the other side', () => {
  const table = encounter(cards);
  expect(() => table.answer('tactics', 'bt-a', RED)).toThrow('not one of the options');
  expect(() => table.answer('tactics', 'bt-h', RED)).toThrow('not one of the options');
  expect(() => table.match.answer({ seat: 5, kind: 'tactics', value: 'bt-a' })).toThrow('not asked');
});

test('WG 12.6, WG 12.8 against the Gatekeepers too: their card is hidden, and once it is seen the own one stands', () => {
  const table = position({
    solo: true,
    turn: 2,
    sides: {
      blue: { hand: ['ac-11'], ships: { 't1a-desert': 3 }, tactics: ['bt-c', 'bt-e'] },
      red: { ships: { 't1a-oceanic': 2 }, tactics: ['bt-h', 'bt-a'] },
    },
  });
  assault(table, [['t1a-desert', 3]], 't1a-oceanic');
  const { players, battle } = table.view(BLUE);
  expect(players[RED]).toMatchObject({ tacticsHandSize: 2, tacticsDiscard: [] });
  expect(battle).toMatchObject({ defenderCard: null });
  expect(table.events('TacticsDrawn', BLUE)[1]).toEqual({ type: 'TacticsDrawn', seat: RED, count: 2 });
  table.answer('tactics', 'bt-e', BLUE);
  expect(table.events('TacticsRevealed', BLUE).map(({ card }) => card)).toEqual(['bt-e', 'bt-h']);
  expect(table.match.undoable(BLUE)).toEqual({ ok: false, because: 'the Tactics cards were revealed' });
});

test('WG 12.8 in the worlds that one side can imagine, the other holds other cards and has yet to choose', () => {
  const table = threeAtTheTable().answer('tactics', 'bt-c', RED);
  const hands = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const world = table.match.determinize(BLUE, new Random(n));
    expect(world.pending.map(({ ask }) => ask.seat)).toEqual([RED, BLUE]);
    expect(world.state.players[BLUE]!.tacticsHand).toEqual(['bt-a', 'at-ambush']);
    hands.add(world.state.players[RED]!.tacticsHand.toSorted().join());
  }
  expect(hands.size).toBeGreaterThan(5);
});
