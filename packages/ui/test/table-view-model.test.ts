import type { TableInfo } from '@warptable/table';
import { expect, it } from 'vitest';
import type { AnyGameUi } from '../src/game-ui.ts';
import {
  isAskedOutOfTurn,
  liveViewModel,
  peopleOf,
  questionKey,
  showsOdds,
} from '../src/table-view-model.ts';
import type { Moves } from '../src/table-view-model.ts';
import { Session } from '../src/session.ts';
import { FakeLink, snapshotAt, whole } from './fakeLink.ts';

it('says that a bot plays for me instead of that it is my turn', () => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.deliver(whole(1, snapshotAt(3)));
  const standing = (seat: object): string | undefined => {
    link.deliver({ type: 'table', patch: [{ seats: [seat] } as never] });
    const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
    return liveViewModel(session.state.get(), {} as AnyGameUi, about, {} as Moves)?.standing;
  };
  expect(standing({ sitIn: false })).not.toBe('sitIn');
  expect(standing({ sitIn: true })).toBe('sitIn');
});

it('lets a game show odds unless the table hides them', () => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.deliver(whole(1, snapshotAt(3)));
  const shows = (): boolean => {
    const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
    const model = liveViewModel(session.state.get(), {} as AnyGameUi, about, {} as Moves);
    return model !== null && showsOdds(model);
  };
  const deliver = (info: object): void => link.deliver({ type: 'table', patch: [{ seats: [], ...info }] });
  expect(shows()).toBe(true);
  deliver({ odds: 'hidden' });
  expect(shows()).toBe(false);
  deliver({ odds: 'shown' });
  expect(shows()).toBe(true);
});

it('tells a question in the turn of somebody else from the own turn', () => {
  const { asked, ...snapshot } = snapshotAt(3);
  const at = (turnOf?: () => number | null): boolean =>
    isAskedOutOfTurn({
      gameUi: { turnOf } as unknown as AnyGameUi,
      snapshot: { ...snapshot, asked },
      standing: 'mine',
    });
  expect(at(() => 0)).toBe(false);
  expect(at(() => 1)).toBe(true);
  expect(at(() => null)).toBe(false);
  expect(at()).toBe(false);
});

it('calls people by their names, but not bots, and nobody around one screen', () => {
  const seats = [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Regular' },
  ];
  const names = (oneScreen: boolean) => {
    const personAt = peopleOf({ info: { seats, oneScreen } as unknown as TableInfo });
    return [0, 1].map((seat) => personAt(seat));
  };
  expect(names(false)).toEqual(['Ada', undefined]);
  expect(names(true)).toEqual([undefined, undefined]);
});

it('knows which of the entries is my own last answer, so that others stand out', () => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
  const lastOwn = () => liveViewModel(session.state.get(), {} as AnyGameUi, about, {} as Moves)?.lastOwn;
  link.deliver(whole(1, snapshotAt(3)));
  expect(lastOwn()).toBeNull();
  session.answer('a');
  link.deliver(whole(2, snapshotAt(4)));
  expect(lastOwn()).toBe(4);
  link.deliver(whole(3, snapshotAt(5)));
  expect(lastOwn()).toBe(4);
});

it('holds a question for the same one until I have answered it, whatever others take back meanwhile', () => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  const key = (): string => {
    const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
    const model = liveViewModel(session.state.get(), {} as AnyGameUi, about, {} as Moves);
    return model ? questionKey(model) : '';
  };
  const snapshot = snapshotAt(3);
  link.deliver(whole(1, snapshot));
  const first = key();
  // What was taken back makes it another position of the table, at which the same is asked.
  link.deliver(whole(2, { ...snapshot, position: snapshot.position + 1_000_000 }));
  expect(key()).toBe(first);
  session.answer(snapshot.asked[0]?.options[0] ?? '');
  expect(key()).toBe(first);
  link.deliver(whole(3, { ...snapshotAt(4), asked: snapshot.asked }));
  expect(key()).not.toBe(first);
});
