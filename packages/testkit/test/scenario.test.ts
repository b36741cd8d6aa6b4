import { Match, Random, seededChance } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import type { Bay } from '@warptable/pearlwater/rules';
import { playRandomly } from '@warptable/bots';
import { describe, expect, test } from 'vitest';
import { ChanceByPurpose, ScenarioTable, dice, drawn, shuffleTo, unshuffled } from '../src/index.ts';

/** Seat 0 is about to take a turn. */
const turnOf = (arrange: (state: Bay) => void = () => {}) => ({
  seats: 2,
  arrange: (state: Bay) => {
    state.agenda = [{ step: 'turn', args: { seat: 0 } }];
    state.divers[0]!.hand = state.deck.splice(0, 3);
    arrange(state);
  },
});

describe('a position put together', () => {
  test('is played through its prompts', () => {
    const table = ScenarioTable.from(pearlwater, { ...turnOf(), chance: [dice(6, 2)] });
    table.answers(['sail', 'reef:b'], ['spendAir', 2], ['open', ['oyster:2', 'oyster:3']]);
    table.answer('shelve', ['oyster:3', 'oyster:2']).answer('endTurn', 'done');
    table.expectNothingPending();
    expect(table.state.divers[0]).toMatchObject({ pearls: 2, shelf: ['oyster:3', 'oyster:2'] });
    expect(table.events('Dived')).toEqual([{ type: 'Dived', seat: 0, dice: [6, 2], found: 1 }]);
    expect(table.view(1).divers[0]!.inHand).toBe(1);
  });

  test('can be a whole state, which is left alone', () => {
    const { match } = ScenarioTable.from(pearlwater, { seats: 3, chance: seededChance(1) });
    playRandomly(match, new Random(1), 20);
    const state = pearlwater.copy(match.checkpoint().state);
    const before = structuredClone(state);
    const table = ScenarioTable.from(pearlwater, { seats: 3, state, chance: seededChance(2) });
    playRandomly(table.match, new Random(2));
    table.expectNothingPending();
    expect(state).toEqual(before);
  });

  test('can be the beginning of a game with scripted shuffles and draws', () => {
    const order = Array.from({ length: 40 }, (_, i) => `oyster:${i + 1}`);
    const table = ScenarioTable.from(pearlwater, {
      seats: 2,
      chance: [shuffleTo(order, order.toReversed()), drawn(1)],
    });
    expect(table.view(0).own!.hand).toEqual(['oyster:4', 'oyster:3', 'oyster:2', 'oyster:1']);
    table.answerAll('crew', 'sailor').answerAll('anchor', 'reef:c');
    table.answer('throwBack', ['oyster:4'], 0).answer('throwBack', ['oyster:8'], 1);
    expect(table.state.first).toBe(1);
  });
});

describe('what a test asks about a question', () => {
  const table = () =>
    ScenarioTable.from(
      pearlwater,
      turnOf((state) => void (state.divers[0]!.air = 1)),
    );

  test('its options, and why others are refused', () => {
    expect(table().options('sail')).toEqual(['reef:a', 'reef:b']);
    expect(table().refusal('sail', 'reef:c')).toEqual({ rule: 'PW 3.1', reason: 'tooFar' });
    expect(table().asked()).toMatchObject([{ seat: 0, kind: 'sail', form: 'place' }]);
  });

  test('fails in words that help', () => {
    const asked = "seat 0 is asked for 'sail' (place): reef:a, reef:b";
    expect(() => table().answer('spendAir', 1)).toThrow(`nobody is asked for 'spendAir'; ${asked}`);
    expect(() => table().answer('sail', 'reef:a', 1)).toThrow(`seat 1 is asked for 'sail'; ${asked}`);
    expect(() => table().answer('sail', 'reef:e')).toThrow(`tooFar (PW 3.1); ${asked}`);
    expect(() => table().refusal('sail', 'reef:a')).toThrow('"reef:a" is allowed');
    expect(() => table().refusal('sail', 'reef:z')).toThrow('not even a candidate');
    expect(() => table().expectNothingPending()).toThrow(`the game should be over; ${asked}`);
  });

  test('undo and side actions go through the table as well', () => {
    const one = table().sideAction(0, 'mark', 'oyster:2').answer('sail', 'reef:b').undo(0);
    expect(one.state.divers[0]).toMatchObject({ reef: 'reef:a', mark: 'oyster:2' });
  });
});

describe('events in a scenario', () => {
  test('are seen by all, or as one viewer sees them', () => {
    const table = ScenarioTable.from(pearlwater, { seats: 2, chance: [unshuffled] });
    expect(table.events('OystersDrawn')).toHaveLength(2);
    const [others, own] = table.events('OystersDrawn', 1);
    expect(others).toEqual({ type: 'OystersDrawn', seat: 0, count: 4 });
    expect(own!.only.oysters).toContain('oyster:36');
  });
});

describe('chance by purpose', () => {
  test('is scripted where it matters, and seeded elsewhere', () => {
    const chance = () => new ChanceByPurpose({ 'the keeper of the lamp was drawn': [drawn(2)] }, 'seed');
    const play = () => {
      const match = new Match(pearlwater, { options: { length: 'short' }, seats: 3, chance: chance() });
      playRandomly(match, new Random(1));
      return match.state;
    };
    expect(play().first).toBe(2);
    expect(play()).toEqual(play());
  });

  test('fails if a line does not fit', () => {
    const chance = new ChanceByPurpose({ 'the keeper of the lamp was drawn': [drawn(2)] }, 'seed');
    const table = ScenarioTable.from(pearlwater, { seats: 2, chance });
    table.answerAll('crew', 'sailor').answerAll('anchor', 'reef:c');
    table.answer('throwBack', [table.options('throwBack', 0)[0]!], 0);
    expect(() => table.answer('throwBack', [table.options('throwBack', 1)[0]!], 1)).toThrow('does not fit');
  });
});
