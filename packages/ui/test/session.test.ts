import { PROTOCOL } from '@warptable/table';
import type { HostMessage, SeatSnapshot } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../src/draft.ts';
import { askForHint } from '../src/hint.ts';
import { Session } from '../src/session.ts';
import { FakeLink, event, snapshotAt, whole } from './fakeLink.ts';

const patched = (
  serial: number,
  before: SeatSnapshot,
  after: SeatSnapshot,
  events: unknown[] = [],
): HostMessage => ({
  type: 'update',
  serial,
  from: serial - 1,
  patch: { o: { length: [after.length], position: [after.position], view: [after.view as never] } },
  after: Math.min(before.length, after.length),
  events: events as never,
});

function begin() {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 1000 });
  link.deliver(whole(1, snapshotAt(3)));
  link.deliver({ type: 'history', id: 1, events: [event(1, 'Began'), event(3, 'Moved')] });
  link.deliver({ type: 'done', id: 1 });
  link.take();
  return { link, session, state: () => session.state.get() };
}

describe('what a session sees', () => {
  it('greets the host and asks once for the log', () => {
    const link = new FakeLink();
    const session = new Session(link, { now: () => 0 });
    expect(link.take()).toEqual([{ do: 'hello', protocol: PROTOCOL }]);
    link.deliver(whole(1, snapshotAt(3)));
    link.deliver(patched(2, snapshotAt(3), snapshotAt(4)));
    expect(link.take()).toEqual([{ do: 'history', id: 1 }]);
    link.deliver({ type: 'history', id: 1, events: [event(1, 'Began')] });
    expect(session.state.get().viewState?.hasGap).toBe(false);
  });

  it('applies patches in their order', () => {
    const { link, state } = begin();
    link.deliver(patched(2, snapshotAt(3), snapshotAt(4), [event(4, 'Moved')]));
    expect(state().viewState?.snapshot).toEqual(snapshotAt(4));
    expect(state().viewState?.log.map(({ at }) => at)).toEqual([1, 3, 4]);
  });

  it('asks for a fresh snapshot when one was missed, and keeps the old one until it comes', () => {
    const { link, state } = begin();
    link.deliver(patched(5, snapshotAt(7), snapshotAt(8)));
    link.deliver(patched(6, snapshotAt(8), snapshotAt(9)));
    expect(state().viewState?.snapshot.length).toBe(3);
    expect(link.take()).toEqual([{ do: 'look', id: 2, viewer: 0 }]);
    link.deliver(whole(7, snapshotAt(9)));
    expect(state().viewState?.snapshot.length).toBe(9);
    expect(link.take()).toEqual([{ do: 'history', id: 3 }]);
  });

  it('replaces the events after the point that the host names', () => {
    const { link, state } = begin();
    link.deliver(patched(2, snapshotAt(3), snapshotAt(2), [event(2, 'Other')]));
    expect(state().viewState?.log.map(({ event: { type } }) => type)).toEqual(['Began', 'Other']);
  });

  it('forgets the log when another viewer is chosen', () => {
    const { link, session, state } = begin();
    session.look(1);
    expect(link.take()).toEqual([{ do: 'look', id: 2, viewer: 1 }]);
    link.deliver(whole(2, snapshotAt(3, { viewer: 1 })));
    expect(state().viewState?.log).toEqual([]);
    expect(link.take()).toEqual([{ do: 'history', id: 3 }]);
  });

  it('asks for another viewer even while a snapshot of the first is on its way', () => {
    const { link, session, state } = begin();
    session.look(1);
    session.look(2);
    session.look(2);
    expect(link.take()).toEqual([
      { do: 'look', id: 2, viewer: 1 },
      { do: 'look', id: 3, viewer: 2 },
    ]);
    link.deliver(whole(2, snapshotAt(3, { viewer: 1 })));
    // A patch that fits nothing does not lead back to the viewer before.
    link.deliver(patched(9, snapshotAt(3), snapshotAt(4)));
    link.deliver(whole(3, snapshotAt(3, { viewer: 2 })));
    expect(state().viewState?.snapshot.viewer).toBe(2);
    expect(link.take().filter((one) => one.do === 'look')).toEqual([]);
  });

  it('does not ask again for a log that is not there any more, until it comes anew', () => {
    const link = new FakeLink();
    const session = new Session(link, { now: () => 0 });
    link.deliver(whole(1, snapshotAt(3)));
    link.take();
    const refused = { type: 'refused', code: 'otherRules', message: 'other rules', refusal: null } as const;
    link.deliver({ ...refused, id: 1 });
    link.deliver(whole(2, snapshotAt(3)));
    link.deliver(patched(3, snapshotAt(3), snapshotAt(4), [event(4, 'Moved')]));
    expect(link.take()).toEqual([]);
    const { viewState, noHistory, refused: shown } = session.state.get();
    expect(viewState).toMatchObject({ hasGap: true, log: [event(4, 'Moved')] });
    expect([noHistory?.code, shown]).toEqual(['otherRules', null]);
    link.connection.set('lost');
    link.connection.set('open');
    link.deliver(whole(1, snapshotAt(4)));
    expect(link.take()).toEqual([
      { do: 'hello', protocol: PROTOCOL },
      { do: 'history', id: 2 },
    ]);
    expect(session.state.get().noHistory).toBeNull();
  });

  it('shows why there is no past to look at', async () => {
    const { link, session, state } = begin();
    const looking = session.lookBack(2);
    link.deliver({ type: 'refused', id: 2, code: 'otherRules', message: 'other rules', refusal: null });
    await looking;
    expect([state().past, state().refused?.code]).toEqual([null, 'otherRules']);
  });

  it('takes chat lines once', () => {
    const { link, state } = begin();
    const line = { at: 1, name: 'Ada', text: 'hello' };
    link.deliver({ type: 'chat', lines: [line] });
    link.deliver({ type: 'chat', lines: [line, { ...line, at: 2 }] });
    expect(state().chat.map(({ at }) => at)).toEqual([1, 2]);
  });
});

describe('what a session sends', () => {
  it('answers with the position it saw, and one at a time', () => {
    const { link, session } = begin();
    session.answer('a');
    session.answer('b');
    expect(link.take()).toEqual([{ do: 'answer', id: 2, seat: 0, kind: 'card', value: 'a', expected: 3 }]);
    expect(session.busy.get()).toBe(true);
    link.deliver(patched(2, snapshotAt(3), snapshotAt(4)));
    link.deliver({ type: 'done', id: 2 });
    expect(session.busy.get()).toBe(false);
  });

  it('shows nothing before the host has, and does not even draw anew', () => {
    const { session, state } = begin();
    const before = state();
    session.answer('a');
    expect(state()).toBe(before);
    expect(state().viewState?.snapshot).toEqual(snapshotAt(3));
  });

  it('shows what was refused, with its rule, until it is dismissed', () => {
    const { link, session, state } = begin();
    session.answer('a');
    const refusal = { rule: 'WG 5.4', reason: 'outOfRange' };
    link.deliver({ type: 'refused', id: 2, code: 'illegalValue', message: 'no', refusal });
    expect(state().refused).toEqual({ code: 'illegalValue', message: 'no', refusal, again: false });
    expect(session.busy.get()).toBe(false);
    session.dismiss();
    expect(state().refused).toBeNull();
  });

  it('sends again after a lost connection what was not acknowledged', () => {
    const { link, session, state } = begin();
    session.answer('a');
    link.connection.set('lost');
    session.chat('still there?');
    link.take();
    link.connection.set('open');
    expect(link.take()).toEqual([
      { do: 'hello', protocol: PROTOCOL },
      { do: 'answer', id: 2, seat: 0, kind: 'card', value: 'a', expected: 3 },
      { do: 'chat', id: 3, text: 'still there?', key: '1000 still there?' },
    ]);
    link.deliver({ type: 'refused', id: 2, code: 'stale', message: 'late', refusal: null });
    expect(state().refused).toMatchObject({ code: 'stale', again: true });
  });

  it('shows the chosen viewer again after a lost connection', () => {
    const { link, session } = begin();
    session.look(1);
    link.deliver(whole(2, snapshotAt(3, { viewer: 1 })));
    link.deliver({ type: 'done', id: 2 });
    link.deliver({ type: 'done', id: 3 });
    link.connection.set('lost');
    link.take();
    link.connection.set('open');
    expect(link.take()).toEqual([
      { do: 'hello', protocol: PROTOCOL },
      { do: 'look', id: 4, viewer: 1 },
    ]);
  });

  it('fetches the past and returns to the present', async () => {
    const { link, session, state } = begin();
    const looking = session.lookBack(2);
    link.deliver({ type: 'past', id: 2, snapshot: snapshotAt(2) });
    await looking;
    expect(state().past?.length).toBe(2);
    session.answer('a');
    expect(link.take()).toEqual([{ do: 'past', id: 2, at: 2 }]);
    await session.lookBack(null);
    expect(state().past).toBeNull();
  });

  it('asks for a hint to the question it shows', async () => {
    const { link, session } = begin();
    const asking = askForHint(session);
    const [sent] = link.take();
    expect(sent).toMatchObject({ do: 'hint', seat: 0, expected: 3 });
    const hint = { value: 'b', reasons: [{ term: 'goods', change: 2 }] };
    link.deliver({ type: 'hint', id: sent && 'id' in sent ? sent.id : -1, hint });
    expect(await asking).toEqual(hint);
  });

  it('hands on why there is no file', async () => {
    const { link, session, state } = begin();
    const file = session.file();
    link.deliver({ type: 'refused', id: 2, code: 'notPlaying', message: 'not over', refusal: null });
    await expect(file).rejects.toThrow('not over');
    expect(state().refused).toBeNull();
  });
});

describe('taking back', () => {
  it('can do again what was taken back, until something else is done', () => {
    const { link, session, state } = begin();
    session.answer('b');
    link.deliver(patched(2, snapshotAt(3), snapshotAt(4)));
    link.deliver({ type: 'done', id: 2 });
    session.undo();
    link.deliver(patched(3, snapshotAt(4), snapshotAt(3)));
    link.deliver({ type: 'done', id: 3 });
    expect(state().takeback.undone).toEqual([{ at: 3, kind: 'card', value: 'b' }]);
    link.take();
    session.redo();
    expect(link.take()).toMatchObject([{ do: 'answer', value: 'b', expected: 3 }]);
    link.deliver(patched(4, snapshotAt(3), snapshotAt(4)));
    expect(state().takeback.undone).toEqual([]);
  });

  /** Somebody else answered the same joint choice after me, so that my answer stands in the middle of the record. */
  function afterMe(at = 3) {
    const begun = begin();
    begun.session.answer('b');
    begun.link.deliver(patched(2, snapshotAt(3), snapshotAt(4)));
    begun.link.deliver({ type: 'done', id: 2 });
    begun.link.deliver(patched(3, snapshotAt(4), snapshotAt(5)));
    const takenOut = { ...patched(4, snapshotAt(5), snapshotAt(4)), after: at };
    return { ...begun, takeOut: () => begun.link.deliver(takenOut) };
  }

  it('can do again what was taken out of the middle of the record', () => {
    const { link, session, state, takeOut } = afterMe();
    session.undo();
    takeOut();
    expect(state().takeback).toEqual({ given: [], undone: [{ at: 3, kind: 'card', value: 'b' }] });
    link.deliver({ type: 'done', id: 3 });
    link.take();
    session.redo();
    expect(link.take()).toMatchObject([{ do: 'answer', value: 'b', expected: 4 }]);
  });

  it('knows its answer also where others were quicker than could be seen', () => {
    const { session, state, takeOut } = afterMe(4);
    session.undo();
    takeOut();
    expect(state().takeback.undone).toEqual([{ at: 3, kind: 'card', value: 'b' }]);
  });

  it('keeps its own when somebody else takes an answer out of the middle', () => {
    const { link, state, session } = begin();
    link.deliver(patched(2, snapshotAt(3), snapshotAt(4)));
    session.answer('b');
    link.deliver(patched(3, snapshotAt(4), snapshotAt(5)));
    link.deliver({ type: 'done', id: 2 });
    link.deliver({ ...patched(4, snapshotAt(5), snapshotAt(4)), after: 3 } as HostMessage);
    expect(state().takeback).toEqual({ given: [{ at: 3, kind: 'card', value: 'b' }], undone: [] });
    // And it can be taken back as before.
    session.undo();
    link.deliver(patched(5, snapshotAt(4), snapshotAt(3)));
    expect(state().takeback.undone).toEqual([{ at: 3, kind: 'card', value: 'b' }]);
  });
});

describe('a draft', () => {
  const drawerWith = (kept: Map<string, Draft>) => ({
    keep: (table: string, draft: Draft) => void kept.set(table, draft),
    take: (table: string) => kept.get(table),
  });

  it('survives a reload and goes with its question', () => {
    const kept = new Map<string, Draft>();
    const link = new FakeLink();
    const session = new Session(link, { now: () => 0, drawer: drawerWith(kept) });
    link.deliver(whole(1, snapshotAt(3)));
    session.setDraft(['b']);
    const next = new FakeLink();
    const reloaded = new Session(next, { now: () => 0, drawer: drawerWith(kept) });
    next.deliver(whole(1, snapshotAt(3)));
    expect(reloaded.state.get().draft.values).toEqual(['b']);
    next.deliver(patched(2, snapshotAt(3), snapshotAt(4)));
    expect(reloaded.state.get().draft.values).toEqual([]);
  });
});
