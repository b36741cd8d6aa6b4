import type { Note, TableInfo } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import { BEFORE_ALL, notesAfter } from '../src/log/grouping.ts';
import type { LogGroup } from '../src/log/grouping.ts';
import { noteText, resignationBefore } from '../src/log/notes.ts';
import type { AnyGameUi } from '../src/game-ui.ts';
import { sitInAt } from '../src/players/SitInOffer.tsx';
import { sentenceOf } from '../src/prompt/sentences.ts';
import type { TableViewModel } from '../src/table-view-model.ts';
import { snapshotAt } from './fakeLink.ts';

const PERSON = { kind: 'human', mine: false, resigned: false, sitIn: false, sitInAfter: null };
const ANN = { ...PERSON, name: 'Ann', mine: true };
const BOB = { ...PERSON, name: 'Bob' };
const BOT = { ...PERSON, name: 'Bot', kind: 'bot' };

const viewModelWith = (info: object, more: object = {}): TableViewModel =>
  ({
    info: { status: 'playing', seats: [ANN, BOB, BOT], notes: [], ...info } as unknown as TableInfo,
    infoAt: 1000,
    snapshot: snapshotAt(9, { viewer: 0, awaited: [{ seat: 1, kind: 'card' }] }),
    standing: 'waiting',
    gameUi: {} as AnyGameUi,
    ...more,
  }) as unknown as TableViewModel;

const at = { n: 3, at: 5, seat: 1 };

describe('what was done about seats, in the log', () => {
  it.each<[Note, string]>([
    [{ ...at, what: 'sitIn', because: 'asked', by: 1 }, 'Bob let a bot sit in.'],
    [{ ...at, what: 'sitIn', because: 'absent', by: 0 }, 'Ann let a bot sit in for Bob, who was away.'],
    [{ ...at, what: 'sitIn', because: 'absent', by: null }, 'A bot sat in for Bob, who was away.'],
    [{ ...at, what: 'sitIn', because: 'late', by: null }, 'A bot sat in for Bob, whose time was up.'],
    [{ ...at, what: 'handBack' }, 'Bob took the seat back.'],
    [{ ...at, what: 'resign' }, 'Bob resigned. A bot plays on.'],
    [{ ...at, what: 'rewound', from: 8 }, 'The game went back to here, as Bob had asked.'],
  ])('%o is told with names', (note, text) => {
    expect(noteText(viewModelWith({}), note)).toBe(text);
  });

  it('stands behind the last line before it, in the order in which it was done', () => {
    const lines = [2, 5, 5, 9].map((at, i) => ({
      key: `${i}`,
      at,
      text: '',
      seat: undefined,
      things: [],
      isNews: false,
      event: undefined,
      encore: undefined,
    }));
    const group = { heading: '', seat: undefined };
    const groups: LogGroup[] = [
      { ...group, key: 'a', lines: lines.slice(0, 2) },
      { ...group, key: 'b', lines: lines.slice(2) },
    ];
    const all = [5, 6, 0, 50].map((at, n): Note => ({ n, at, seat: 0, what: 'pause' }));
    expect([...notesAfter(groups, all)].map(([key, notes]) => [key, notes.map(({ n }) => n)])).toEqual([
      ['2', [0, 1]],
      ['0', [2]],
      ['3', [3]],
    ]);
    expect(notesAfter([], all).get(BEFORE_ALL)).toEqual(all);
  });

  it('the bar tells who has paused the table', () => {
    const paused = (notes: readonly Note[]): string =>
      sentenceOf(viewModelWith({ notes }, { standing: 'paused' }));
    const pause = { ...at, what: 'pause' } as const;
    expect(paused([pause])).toBe('Bob has paused the table.');
    expect(paused([pause, { ...pause, seat: 0 }])).toBe('You have paused the table.');
    expect(paused([])).toBe('The table is paused.');
  });
});

describe('whoever is left alone with bots', () => {
  const resign: Note = { ...at, what: 'resign' };
  const alone = (seats: readonly object[], more: object = {}) =>
    resignationBefore(viewModelWith({ seats, notes: [resign], ...more }));

  it('is told so while the game is on', () => {
    const gone = { ...BOB, resigned: true };
    expect(alone([ANN, gone, BOT])).toBe(resign);
    expect(alone([ANN, gone, BOB])).toBeUndefined();
    expect(alone([{ ...ANN, resigned: true }, BOB, BOT])).toBeUndefined();
    expect(alone([ANN, gone, BOT], { status: 'over' })).toBeUndefined();
    expect(alone([ANN, BOT, BOT], { notes: [] })).toBeUndefined();
  });
});

describe('a bot for somebody who is away', () => {
  const bob = (more: object = {}) => ({ seats: [ANN, { ...BOB, sitInAfter: 60_000, ...more }, BOT] });

  it('is offered when the host said', () => {
    expect(sitInAt(viewModelWith(bob()), 1)).toBe(61_000);
    expect(sitInAt(viewModelWith(bob({ sitInAfter: null })), 1)).toBeNull();
    expect(sitInAt(viewModelWith(bob({ mine: true })), 1)).toBeNull();
  });

  it('is offered only for somebody whom the table waits for', () => {
    const awaiting = (awaited: readonly object[]) => ({
      snapshot: snapshotAt(9, { viewer: 0, awaited } as object),
    });
    expect(sitInAt(viewModelWith(bob(), awaiting([{ seat: 2, kind: 'card' }])), 1)).toBeNull();
    expect(sitInAt(viewModelWith(bob(), awaiting([])), 1)).toBe(61_000);
  });

  it.each(['paused', 'replay', 'lost', 'over', 'sitIn'])(
    'is not offered while the table is %s',
    (standing) => {
      expect(sitInAt(viewModelWith(bob(), { standing }), 1)).toBeNull();
    },
  );
});
