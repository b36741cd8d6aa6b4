import { describe, expect, it } from 'vitest';
import { tellingOf } from '../src/table/reasons.ts';

const reasons = (...changes: number[]) => changes.map((change, i) => ({ term: `term ${i}`, change }));

describe('the reasons of a hint', () => {
  it('are told where they speak for it', () => {
    const { key, gain, told } = tellingOf(reasons(2, -0.5));
    expect([key, gain, told.length]).toEqual(['because', 1.5, 2]);
  });

  it('are not told where they speak against it: the gain lies beyond the turn', () => {
    const { key, told } = tellingOf(reasons(-1.4, 0.8, 0.4, -0.2, -0.1));
    expect([key, told]).toEqual(['later', []]);
  });

  it('are weighed as far as they are told', () => {
    expect(tellingOf(reasons(-1, -1, -1, -1, -1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9)).key).toBe('later');
  });

  it('may be none', () => {
    expect(tellingOf([]).key).toBe('noReason');
  });
});
