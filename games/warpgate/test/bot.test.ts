import { Random } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { warpgateGuide as guide } from '../bot/index.ts';
import { layOf } from '../bot/lay.ts';
import { canTrade } from '../rules/available/trade.ts';
import { boardOf } from '../rules/geometry.ts';
import type { Options } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { Position, WarpgateTable } from './arrange.ts';
import { newGame, playRandomly } from './playing.ts';

const TABLES: [number, Partial<Options>][] = [
  [1, {}],
  [2, { exploration: 'on' }],
  [3, { factions: 'choose' }],
  [4, {}],
  [5, { factions: 'dealt' }],
  [6, { exploration: 'on' }],
];

const areWeights = (weights: readonly number[], options: number): boolean =>
  weights.length === options &&
  weights.every((weight) => weight >= 0 && weight < Infinity) &&
  weights.some((weight) => weight > 0);

/** What the guide likes best of the answers to the pending question. */
function favourite({ match }: WarpgateTable): unknown {
  const pending = match.pending[0] as Pending;
  const weights = guide.advise(match.state, pending, []) ?? [];
  return pending.options[weights.indexOf(Math.max(...weights))];
}

describe.each(TABLES)('in a game of %i', (seats, options) => {
  test('every position is measured, and every question is weighed option by option', () => {
    const table = newGame(seats, options, 'guide');
    const { match } = table;
    const faults: string[] = [];
    playRandomly(table, new Random('guide'), () => {
      const { state, pending } = match;
      for (const seat of state.players.keys()) {
        const values = guide.measure(state, seat);
        const complete = state.layout === '' || values.length === guide.terms.length;
        if (!complete || !values.every(Number.isFinite)) faults.push(`seat ${seat}: ${values.join()}`);
      }
      const progress = guide.progress(state);
      if (!(progress >= 0 && progress <= 1)) faults.push(`progress ${progress}`);
      for (const one of pending) {
        const weights = guide.advise(state, one, []);
        if (weights && !areWeights(weights, one.options.length))
          faults.push(`${one.ask.kind}: ${weights.join()}`);
      }
    });
    expect(faults).toEqual([]);
  });

  test('its points at the end are those of the final scoring', () => {
    const table = newGame(seats, options, 'points');
    playRandomly(table, new Random('points'));
    const { state, result } = table.match;
    const points = ['objectives', 'goods', 'tactics', 'technologies', 'tokens'].map((term) =>
      guide.terms.indexOf(term),
    );
    const sums = state.players.map((_, seat) => {
      const values = guide.measure(state, seat);
      return points.reduce((sum, term) => sum + (values[term] ?? 0), 0);
    });
    expect(sums).toEqual(result.scores);
  });

  test('a turn has a number of its own, from its first question to its last', () => {
    const table = newGame(seats, options, 'turns');
    const { match } = table;
    const players = new Map<number, string>();
    playRandomly(table, new Random('turns'), () => {
      const { round, turn, active, layout } = match.state;
      if (layout === '' || match.over) return;
      const number = guide.turn(match.state);
      const here = `round ${round}, turn ${turn}, seat ${active}`;
      expect(players.get(number) ?? here).toBe(here);
      players.set(number, here);
    });
    expect(players.size).toBeGreaterThan(4);
  });
});

test('the lay of the land knows with which X a ship can Trade from where', () => {
  const { ids } = boardOf(position({}).state);
  for (const id of ids.filter((place) => !place.startsWith('gate'))) {
    const { state } = position({ active: 'red', sides: { red: { ships: { [id]: 1 } } } });
    const min = layOf(state).trade[boardOf(state).place(id)] ?? 0;
    for (let x = 0; x <= 6; x++) expect([id, x, canTrade(state, state.active, x)]).toEqual([id, x, x >= min]);
  }
});

describe('a sensible player', () => {
  const red = (turn: number, setup: Position['sides']): WarpgateTable =>
    position({ turn, active: 'red', sides: setup ?? {} });

  test('trades if a ship is ready to', () => {
    const table = red(2, { red: { hand: ['ac-07', 'ac-09', 'ac-12'], ships: { 'home-red': 1 } } });
    expect(favourite(table)).toBe('ac-07');
    expect(favourite(table.answer('card', 'ac-07'))).toBe('trade');
  });

  test('settles the home planet, a whole sector, before a part of one', () => {
    const table = red(2, { red: { hand: ['ac-01'], ships: { 'home-red': 1, 't1a-oceanic': 1 } } });
    expect(favourite(table.act('control'))).toBe('home-red');
  });

  test('goes into battle with all ships, else with one', () => {
    const sides = {
      red: { hand: ['ac-02'], ships: { 'home-red': 5 } },
      blue: { ships: { 't1a-oceanic': 1 } },
    } as const;
    const table = red(3, sides).act('advance').answer('moveTo', 't1a-oceanic');
    expect(favourite(table)).toBe(5);
    const alone = red(3, { red: { hand: ['ac-04'], ships: { 'home-red': 5 } } }).act('maneuver');
    expect(favourite(alone.answer('moveTo', 't1a-oceanic'))).toBe(1);
  });
});
