import type { Rewind, TableInfo } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import type { AnyGameUi } from '../src/game-ui.ts';
import { askToRewind, askedToRewind, decide, mustDecide, rewindText, whyNoRewind } from '../src/rewind.ts';
import type { TableViewModel } from '../src/table-view-model.ts';
import { Session } from '../src/session.ts';
import { FakeLink, snapshotAt, whole } from './fakeLink.ts';

const PERSON = { kind: 'human', mine: false, present: true, sitIn: false, resigned: false, left: null };

const seat = (name: string, more: object = {}) => ({ ...PERSON, name, ...more });

const WISH: Rewind = { request: 30, seat: 1, to: 7, state: 'asked', awaited: [0, 2], by: null };

const tableWith = (rewind: Rewind | null, more: object = {}): TableInfo =>
  ({
    status: 'playing',
    undo: 'free',
    paused: false,
    seats: [seat('Ann', { mine: true }), seat('Bob'), seat('Cy'), seat('Bot', { kind: 'bot' })],
    rewind,
    notes: [],
    ...more,
  }) as unknown as TableInfo;

const viewModelWith = (info: TableInfo, viewer: number | 'spectator' = 0): TableViewModel =>
  ({ info, snapshot: snapshotAt(9, { viewer }), gameUi: {} as AnyGameUi }) as unknown as TableViewModel;

describe('what goes to the host', () => {
  function begin(rewind: Rewind | null) {
    const link = new FakeLink();
    const session = new Session(link, { now: () => 0 });
    link.deliver(whole(1, snapshotAt(20)));
    link.deliver({ type: 'table', patch: [tableWith(rewind) as never] });
    link.take();
    return { link, session };
  }

  it('is the moment that is looked at, and the position it is asked from', async () => {
    const { link, session } = begin(null);
    askToRewind(session);
    expect(link.take()).toEqual([]);
    const looking = session.lookBack(7);
    const [asked] = link.take();
    link.deliver({ type: 'past', id: asked && 'id' in asked ? asked.id : 0, snapshot: snapshotAt(8) });
    await looking;
    askToRewind(session);
    expect(link.take()).toMatchObject([{ do: 'rewind', seat: 0, to: 8, expected: 20 }]);
    expect(session.state.get().past).toBeNull();
  });

  it('is the answer to the very wish that is shown', () => {
    const { link, session } = begin(WISH);
    decide(session, 'agree');
    decide(session, 'refuse');
    expect(link.take()).toMatchObject([
      { do: 'agree', seat: 0, request: 30 },
      { do: 'refuse', seat: 0, request: 30 },
    ]);
  });
});

describe('who has to say something', () => {
  it('is everybody else who plays in person', () => {
    expect(askedToRewind(viewModelWith(tableWith(null)))).toEqual([1, 2]);
    const alone = tableWith(null, { seats: [seat('Ann', { mine: true }), seat('Bob', { resigned: true })] });
    expect(askedToRewind(viewModelWith(alone))).toEqual([]);
  });

  it('is told so; nobody else is', () => {
    expect(mustDecide(viewModelWith(tableWith(WISH)))).toBe(true);
    expect(mustDecide(viewModelWith(tableWith(WISH), 'spectator'))).toBe(false);
    expect(mustDecide(viewModelWith(tableWith({ ...WISH, awaited: [2] })))).toBe(false);
    expect(mustDecide(viewModelWith(tableWith(null)))).toBe(false);
  });
});

describe('the words', () => {
  const said = (rewind: Rewind, viewer: number | 'spectator' = 0): string =>
    rewindText(viewModelWith(tableWith(rewind), viewer), rewind);

  it('name who asks, who is awaited and who refused', () => {
    expect(said(WISH)).toBe('Bob asks to take the game back.');
    expect(said(WISH, 'spectator')).toBe('Bob asks to take the game back. Waiting for Ann, Cy.');
    expect(said({ ...WISH, seat: 0, awaited: [1, 2] })).toBe(
      'You ask to take the game back. Waiting for Bob, Cy.',
    );
    expect(said({ ...WISH, state: 'refused', awaited: [], by: 2 })).toMatch('Cy does not want');
    expect(said({ ...WISH, state: 'refused', awaited: [], by: 1 })).toMatch('Bob does not ask');
    expect(said({ ...WISH, state: 'lapsed', awaited: [] })).toMatch('The game went on');
    expect(said({ ...WISH, state: 'done', awaited: [] })).toBe('The game went back, as Bob had asked.');
  });

  it('say why it cannot be asked', () => {
    const why = (info: TableInfo): string | undefined => whyNoRewind(viewModelWith(info));
    expect(why(tableWith(null))).toBeUndefined();
    expect(why(tableWith({ ...WISH, state: 'lapsed' }))).toBeUndefined();
    expect(why(tableWith(WISH))).toMatch('already');
    expect(why(tableWith(null, { undo: 'off' }))).toMatch('without taking back');
    expect(why(tableWith(null, { paused: true }))).toMatch('paused');
  });
});
