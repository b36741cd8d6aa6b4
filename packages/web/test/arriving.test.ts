import type { SeatInfo } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import { seatToTake } from '../src/online/arriving.ts';

const seat = (kind: SeatInfo['kind'], mine = false): SeatInfo => ({
  kind,
  name: '',
  mine,
  present: true,
  sitIn: false,
  resigned: false,
  left: null,
  sitInAfter: null,
  reserve: null,
});

describe('whoever arrives at a table', () => {
  it('takes the seat that was meant, if it is free', () => {
    expect(seatToTake({ seats: [seat('open'), seat('open')] }, 1)).toBe(1);
  });

  it('takes the first free one if it is not, or if none was meant', () => {
    const seats = [seat('human'), seat('bot'), seat('open')];
    expect(seatToTake({ seats }, 0)).toBe(2);
    expect(seatToTake({ seats }, null)).toBe(2);
  });

  it('takes none that is not free, and no second one', () => {
    expect(seatToTake({ seats: [seat('human'), seat('bot')] }, null)).toBeUndefined();
    expect(seatToTake({ seats: [seat('human', true), seat('open')] }, 1)).toBeUndefined();
  });
});
