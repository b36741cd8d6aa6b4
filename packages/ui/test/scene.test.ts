import type { TableInfo } from '@warptable/table';
import { expect, it } from 'vitest';
import type { AnyLook } from '../src/look.ts';
import { isAskedAside, liveScene, peopleOf, questionKey, showsOdds } from '../src/scene.ts';
import type { Moves } from '../src/scene.ts';
import { Session } from '../src/session.ts';
import { FakeLink, seenAt, whole } from './fakeLink.ts';

it('says that a bot plays for me instead of that it is my turn', () => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.tell(whole(1, seenAt(3)));
  const standing = (seat: object): string | undefined => {
    link.tell({ tell: 'table', patch: [{ seats: [seat] } as never] });
    const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
    return liveScene(session.state.get(), {} as AnyLook, about, {} as Moves)?.standing;
  };
  expect(standing({ sitIn: false })).not.toBe('sitIn');
  expect(standing({ sitIn: true })).toBe('sitIn');
});

it('lets a game show odds unless the table hides them', () => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.tell(whole(1, seenAt(3)));
  const shows = (): boolean => {
    const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
    const scene = liveScene(session.state.get(), {} as AnyLook, about, {} as Moves);
    return scene !== null && showsOdds(scene);
  };
  const tell = (info: object): void => link.tell({ tell: 'table', patch: [{ seats: [], ...info }] });
  expect(shows()).toBe(true);
  tell({ odds: 'hidden' });
  expect(shows()).toBe(false);
  tell({ odds: 'shown' });
  expect(shows()).toBe(true);
});

it('tells a question in the turn of somebody else from the own turn', () => {
  const { asked, ...seen } = seenAt(3);
  const at = (turnOf?: () => number | null): boolean =>
    isAskedAside({ look: { turnOf } as AnyLook, seen: { ...seen, asked }, standing: 'mine' });
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
  const lastOwn = () => liveScene(session.state.get(), {} as AnyLook, about, {} as Moves)?.lastOwn;
  link.tell(whole(1, seenAt(3)));
  expect(lastOwn()).toBeNull();
  session.answer('a');
  link.tell(whole(2, seenAt(4)));
  expect(lastOwn()).toBe(4);
  link.tell(whole(3, seenAt(5)));
  expect(lastOwn()).toBe(4);
});

it('holds a question for the same one until I have answered it, whatever others take back meanwhile', () => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  const key = (): string => {
    const about = { game: 'g', title: 'G', rules: '/rules/g', since: null, busy: session.busy };
    const scene = liveScene(session.state.get(), {} as AnyLook, about, {} as Moves);
    return scene ? questionKey(scene) : '';
  };
  const seen = seenAt(3);
  link.tell(whole(1, seen));
  const first = key();
  // What was taken back makes it another position of the table, at which the same is asked.
  link.tell(whole(2, { ...seen, position: seen.position + 1_000_000 }));
  expect(key()).toBe(first);
  session.answer(seen.asked[0]?.options[0] ?? '');
  expect(key()).toBe(first);
  link.tell(whole(3, { ...seenAt(4), asked: seen.asked }));
  expect(key()).not.toBe(first);
});
