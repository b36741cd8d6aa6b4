import type { AnswerValue } from '@warptable/kernel';
import { beforeEach, expect, it } from 'vitest';
import { Desk, choose } from '../src/desk.ts';
import type { AnyLook } from '../src/look.ts';
import { liveScene } from '../src/scene.ts';
import type { Moves, Scene } from '../src/scene.ts';
import { Session } from '../src/session.ts';
import { keptSettings } from '../src/settings.ts';
import type { Settings } from '../src/settings.ts';
import { FakeLink, seenAt, whole } from './fakeLink.ts';

let desk: Desk;
let scene: Scene;
let answers: AnswerValue[];
const usual = keptSettings({ getItem: () => null, setItem: () => undefined }).get();

/** At a question with the options a and b. */
beforeEach(() => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.tell(whole(1, seenAt(3)));
  desk = new Desk();
  answers = [];
  const moves = { answer: (value: AnswerValue) => answers.push(value) } as unknown as Moves;
  const look = { isOnBoard: () => true, isFinal: () => false } as unknown as AnyLook;
  const about = { game: 'g', title: 'G', rules: '', since: null, busy: session.busy };
  const live = liveScene(session.state.get(), look, about, moves);
  if (!live) throw new Error('there is no picture');
  scene = live;
});

const touch = (value: string, settings: Settings = usual): void => choose(scene, desk, settings, value, true);

it('shows what a finger touches on the board, and answers when it is touched again', () => {
  desk.isByFinger = true;
  touch('a');
  expect(desk.get()).toMatchObject({ considered: 'a', confirming: 'a' });
  touch('b');
  expect(desk.get()).toMatchObject({ considered: 'b', confirming: 'b' });
  expect(answers).toEqual([]);
  touch('b');
  expect(answers).toEqual(['b']);
});

it('keeps in sight what waits for its confirmation, when nothing else is pointed at', () => {
  desk.isByFinger = true;
  touch('a');
  desk.consider('b');
  expect(desk.get().considered).toBe('b');
  desk.consider(null);
  expect(desk.get().considered).toBe('a');
});

it('answers at once by mouse and keyboard, from the list, and where nobody wants to confirm', () => {
  touch('a');
  desk.isByFinger = true;
  choose(scene, desk, usual, 'b');
  touch('a', { ...usual, confirm: 'never' });
  expect(answers).toEqual(['a', 'b', 'a']);
});
