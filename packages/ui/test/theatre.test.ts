import type { GameEvent, Happened } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { actsSince, haste, lengthOf } from '../src/theatre/cue.ts';
import type { Cue } from '../src/theatre/cue.ts';

const log: readonly Happened<GameEvent>[] = Array.from({ length: 30 }, (_, i) => ({
  at: i + 1,
  event: { type: i % 2 === 0 ? 'Moved' : 'Noted' },
}));
const travel: Cue = { sound: 'move', travel: { seat: 0, path: ['a', 'b'], count: 2 } };
const cueOf = ({ type }: GameEvent): Cue | undefined => (type === 'Moved' ? travel : undefined);

describe('what is played', () => {
  test('is what happened since, in its order, where a game has a cue for it', () => {
    const acts = actsSince(log, 24, cueOf);
    expect(acts.map(({ event }) => event)).toEqual([log[24]!.event, log[26]!.event, log[28]!.event]);
    expect(actsSince(log, 30, cueOf)).toEqual([]);
  });

  test('is only the last of a long absence', () => {
    const acts = actsSince(log, 0, () => travel);
    expect(acts).toHaveLength(12);
    expect(acts.at(-1)!.event).toBe(log.at(-1)!.event);
  });
});

describe('how long it takes', () => {
  const acts = (n: number) => Array.from({ length: n }, () => ({ event: { type: 'Moved' }, cue: travel }));

  test('half as long if that is wanted, and no time where nothing may move', () => {
    expect(lengthOf(travel, 'quick')).toBe(lengthOf(travel, 'normal') / 2);
    expect(lengthOf(travel, 'still')).toBe(0);
    expect(lengthOf({ sound: 'loss' }, 'normal')).toBe(0);
  });

  test('few acts at their own speed, many together no longer than four seconds', () => {
    expect(haste(acts(3), 'normal')).toBe(1);
    const all = acts(12);
    const sum = all.reduce((length, { cue }) => length + lengthOf(cue, 'normal'), 0) * haste(all, 'normal');
    expect(sum).toBeCloseTo(4000);
    expect(haste([], 'normal')).toBe(1);
  });
});
