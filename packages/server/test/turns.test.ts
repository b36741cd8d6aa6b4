import { setTimeout as nap } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from '../src/turns.ts';

function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('what takes long is done one after the other, with as long a rest in between', async () => {
  const turns = new Turns();
  const times: number[] = [];
  const long = () =>
    turns.take(async () => {
      times.push(performance.now());
      busyFor(20);
      await nap(5);
      times.push(performance.now());
    });
  await Promise.all([long(), long(), long()]);
  const spans = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  expect(spans).toHaveLength(5);
  for (const span of spans) expect(span).toBeGreaterThan(19);
});

test('one that fails is no hindrance to the next', async () => {
  const turns = new Turns();
  const fails = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(() => Promise.resolve('yes'));
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
