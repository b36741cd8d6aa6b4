import type { SeatSnapshot, SeatInfo, TableInfo } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import { handOverTo } from '../src/table/handOver.ts';

const human: SeatInfo = {
  kind: 'human',
  name: 'Ada',
  mine: true,
  present: true,
  sitIn: false,
  resigned: false,
  left: null,
  sitInAfter: null,
  reserve: null,
};
const bot: SeatInfo = { ...human, kind: 'bot', mine: false };

const table = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'g',
  options: {},
  status: 'playing',
  seats,
  clock: { kind: 'none' },
  undo: 'free',
  odds: 'shown',
  suspension: null,
  oneScreen: true,
  opener: true,
  paused: false,
  rewind: null,
  notes: [],
  luck: { commitment: '', nonces: [], commitments: [], untold: [], replaced: [], secret: null },
  ...more,
});

const awaiting = (...seats: number[]): SeatSnapshot => ({
  viewer: 0,
  length: 0,
  position: 0,
  view: null,
  asked: [],
  awaited: seats.map((seat) => ({ seat, kind: 'card' })),
  undo: { ok: false, because: '' },
});

describe('handing over the screen', () => {
  it('covers everything before anybody has taken it', () => {
    const info = table([human, bot, human]);
    expect(handOverTo(info, awaiting(1), null)).toBe(0);
    expect(handOverTo(info, awaiting(2), null)).toBe(2);
  });

  it('stays with whoever is asked, and while bots play', () => {
    const info = table([human, bot, human]);
    expect(handOverTo(info, awaiting(2), 2)).toBeNull();
    expect(handOverTo(info, awaiting(0, 2), 2)).toBeNull();
    expect(handOverTo(info, awaiting(1), 2)).toBeNull();
  });

  it('goes on to the next who is asked, but not to a seat a bot sits in for', () => {
    expect(handOverTo(table([human, bot, human]), awaiting(0), 2)).toBe(0);
    expect(handOverTo(table([{ ...human, sitIn: true }, bot, human, human]), awaiting(0), 2)).toBeNull();
  });

  it('is not needed by one person alone, nor after the game', () => {
    expect(handOverTo(table([human, bot]), awaiting(0), null)).toBeNull();
    expect(handOverTo(table([human, human], { status: 'over' }), awaiting(), null)).toBeNull();
    expect(handOverTo(table([human, human], { oneScreen: false }), awaiting(0), null)).toBeNull();
  });
});
