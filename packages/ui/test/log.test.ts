import type { GameEvent, Happened } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { extentOf } from '../src/log/extent.ts';
import { Teller } from '../src/log/grouping.ts';
import type { LogReader, LogGroup } from '../src/log/grouping.ts';
import type { AnyGameUi } from '../src/game-ui.ts';

let told = 0;
const GAME_UI = {
  words: {
    event: (view: { name: string }, { type }: GameEvent) => {
      told++;
      return type === 'Silent' ? undefined : `${view.name} ${type}`;
    },
  },
  heading: (_view: unknown, { type }: GameEvent) => (type.startsWith('Turn') ? type : undefined),
  flashOf: ({ type }: GameEvent) => [type],
} as unknown as AnyGameUi;

const LOG: Happened<GameEvent>[] = ['Began', 'Turn 1', 'Moved', 'Silent', 'Turn 2'].map((type, at) => ({
  at,
  event: { type },
}));

const hearer = (name: string): LogReader => ({
  gameUi: GAME_UI,
  view: { name },
  viewer: 0,
  personAt: () => undefined,
  names: name,
});

describe('the log in words', () => {
  it('is grouped by what the game begins, and leaves out what needs no words', () => {
    const groups = new Teller().groups(hearer('Ada'), LOG);
    expect(groups.map(({ heading, lines }) => [heading, lines.map(({ text }) => text)])).toEqual([
      [undefined, ['Ada Began']],
      ['Turn 1', ['Ada Moved']],
      ['Turn 2', []],
    ]);
  });

  it('is told once, and anew under new names', () => {
    const teller = new Teller();
    told = 0;
    const first = teller.groups(hearer('Ada'), LOG);
    const second = teller.groups(hearer('Ada'), LOG);
    expect(told).toBe(3);
    expect(second[1]?.lines[0]).toBe(first[1]?.lines[0]);
    expect(teller.groups(hearer('Bo'), LOG)[0]?.lines[0]?.text).toBe('Bo Began');
  });
});

describe('how much of the log is drawn', () => {
  const groups = Array.from({ length: 100 }, (_, i): LogGroup => {
    const lines = [0, 1].map((n) => ({
      key: `${i}.${n}`,
      at: 2 * i + n,
      text: '',
      seat: undefined,
      things: [],
      isNews: false,
      event: undefined,
      encore: undefined,
    }));
    return { key: String(i), heading: `turn ${i}`, seat: undefined, lines };
  });
  const now = { shownUntil: Infinity, firstNew: undefined, reach: 10 };

  it('is the last turns', () => {
    expect(extentOf(groups, now)).toEqual({ from: 90, to: 100 });
    expect(extentOf(groups.slice(0, 4), now)).toEqual({ from: 0, to: 4 });
    expect(extentOf([], now)).toEqual({ from: 0, to: 0 });
  });

  it('reaches back to the first line that is new', () => {
    expect(extentOf(groups, { ...now, firstNew: groups[40]?.lines[1] })).toEqual({ from: 40, to: 100 });
    expect(extentOf(groups, { ...now, firstNew: groups[95]?.lines[0] })).toEqual({ from: 90, to: 100 });
  });

  it('lies around the moment of the past that is looked at', () => {
    expect(extentOf(groups, { ...now, shownUntil: 101 })).toEqual({ from: 41, to: 60 });
    expect(extentOf(groups, { ...now, shownUntil: 0 })).toEqual({ from: 0, to: 10 });
  });
});
