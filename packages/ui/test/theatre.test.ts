import type { GameEvent, Happened } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { actsOf, lengthsOf, together } from '../src/theatre/cue.ts';
import type { Cue, CuedEvent } from '../src/theatre/cue.ts';

const log: readonly Happened<GameEvent>[] = Array.from({ length: 30 }, (_, i) => ({
  at: i + 1,
  event: { type: i % 2 === 0 ? 'Moved' : 'Noted' },
}));
const travel: Cue = { sound: 'move', travel: { seat: 0, path: ['a', 'b'], count: 2 } };
const cueOf = ({ type }: GameEvent): Cue | undefined => (type === 'Moved' ? travel : undefined);

const cued = (...cues: readonly Cue[]): CuedEvent[] => cues.map((cue) => ({ event: { type: 'Done' }, cue }));
const revealed = (title: string): Cue => ({ reveal: [{ seat: 0, title }] });
const dice: Cue = { dice: { faces: [3, 5] } };
const tally: Cue = { tally: { sides: [{ seat: 0, sum: '3 × 2', total: 6, won: true }] } };
const loss: Cue = { loss: { seat: 1, place: 'a', count: 1 } };
const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, one) => sum + one, 0);

describe('what is played', () => {
  test('is what is meant, in its order, where a game has a cue for it', () => {
    const acts = actsOf(log, ({ at }) => at > 24, cueOf);
    expect(acts.map(({ event }) => event)).toEqual([log[24]!.event, log[26]!.event, log[28]!.event]);
    expect(actsOf(log, () => false, cueOf)).toEqual([]);
  });

  test('is only the last of a long absence', () => {
    const acts = actsOf(
      log,
      () => true,
      () => travel,
    );
    expect(acts).toHaveLength(12);
    expect(acts.at(-1)!.event).toBe(log.at(-1)!.event);
  });

  test('a game is told what had happened up to then', () => {
    const told: number[] = [];
    actsOf(
      log,
      ({ at }) => at === 5 || at === 7,
      (_, before) => {
        told.push(before.length);
        return undefined;
      },
    );
    expect(told).toEqual([5, 7]);
  });
});

describe('what happens together', () => {
  test('cards that follow each other turn over at once, and the dice of both sides fall at once', () => {
    const acts = together(cued(revealed('A'), revealed('B'), dice, dice, tally));
    expect(acts.map(({ cards, rolls }) => [cards.map(({ title }) => title), rolls.length])).toEqual([
      [['A', 'B'], 0],
      [[], 2],
      [[], 0],
    ]);
  });

  test('cards that come while others wait to be shown join them', () => {
    const waiting = together(cued(travel, revealed('A')));
    expect(together(cued(revealed('B')), waiting).at(-1)!.cards).toHaveLength(2);
    expect(waiting.at(-1)!.cards).toHaveLength(1);
  });

  test('something else between them keeps them apart', () => {
    expect(together(cued(revealed('A'), travel, revealed('B')))).toHaveLength(3);
  });
});

describe('how long it takes', () => {
  const acts = (...cues: readonly Cue[]) => together(cued(...cues));
  const moves = (n: number) => acts(...Array.from({ length: n }, () => travel));

  test('half as long if that is wanted, and no time where nothing is shown', () => {
    const normal = lengthsOf(moves(2), 'normal');
    expect(lengthsOf(moves(2), 'quick')).toEqual(normal.map((one) => one / 2));
    expect(lengthsOf(moves(2), 'still')).toEqual([0, 0]);
    expect(lengthsOf(acts({ sound: 'loss' }), 'normal')).toEqual([0]);
    expect(lengthsOf([], 'normal')).toEqual([]);
  });

  test('step by step it takes its time too', () => {
    expect(lengthsOf(moves(1), 'steps')).toEqual(lengthsOf(moves(1), 'normal'));
  });

  test('a reveal with its dice, sums and losses takes two seconds at most', () => {
    const whole = acts(revealed('A'), revealed('B'), dice, dice, tally, loss, loss);
    expect(sumOf(lengthsOf(whole, 'normal'))).toBeCloseTo(2000);
    expect(sumOf(lengthsOf(acts(revealed('A'), tally), 'normal'))).toBeLessThan(2000);
  });

  test('few acts go at their own speed, many together no longer than four seconds', () => {
    expect(lengthsOf(moves(3), 'normal')).toEqual([420, 420, 420]);
    expect(sumOf(lengthsOf(moves(12), 'normal'))).toBeCloseTo(4000);
  });
});
