import type { AnswerValue } from '@warptable/kernel';
import { beforeEach, expect, it } from 'vitest';
import { UiState, choose } from '../src/ui-state.ts';
import type { AnyGameUi } from '../src/game-ui.ts';
import { liveViewModel } from '../src/table-view-model.ts';
import type { Moves, TableViewModel } from '../src/table-view-model.ts';
import { Session } from '../src/session.ts';
import { keptSettings } from '../src/settings.ts';
import type { Settings } from '../src/settings.ts';
import { FakeLink, snapshotAt, whole } from './fakeLink.ts';

let uiState: UiState;
let model: TableViewModel;
let answers: AnswerValue[];
const usual = keptSettings({ getItem: () => null, setItem: () => undefined }).get();

/** At a question with the options a and b. */
beforeEach(() => {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.deliver(whole(1, snapshotAt(3)));
  uiState = new UiState();
  answers = [];
  const moves = { answer: (value: AnswerValue) => answers.push(value) } as unknown as Moves;
  const gameUi = { isOnBoard: () => true, isFinal: () => false } as unknown as AnyGameUi;
  const about = { game: 'g', title: 'G', rules: '', since: null, busy: session.busy };
  const live = liveViewModel(session.state.get(), gameUi, about, moves);
  if (!live) throw new Error('there is no snapshot');
  model = live;
});

const touch = (value: string, settings: Settings = usual): void =>
  choose(model, uiState, settings, value, true);

it('shows what a finger touches on the board, and answers when it is touched again', () => {
  uiState.isByFinger = true;
  touch('a');
  expect(uiState.get()).toMatchObject({ considered: 'a', confirming: 'a' });
  touch('b');
  expect(uiState.get()).toMatchObject({ considered: 'b', confirming: 'b' });
  expect(answers).toEqual([]);
  touch('b');
  expect(answers).toEqual(['b']);
});

it('keeps in sight what waits for its confirmation, when nothing else is pointed at', () => {
  uiState.isByFinger = true;
  touch('a');
  uiState.consider('b');
  expect(uiState.get().considered).toBe('b');
  uiState.consider(null);
  expect(uiState.get().considered).toBe('a');
});

it('answers at once by mouse and keyboard, from the list, and where nobody wants to confirm', () => {
  touch('a');
  uiState.isByFinger = true;
  choose(model, uiState, usual, 'b');
  touch('a', { ...usual, confirm: 'never' });
  expect(answers).toEqual(['a', 'b', 'a']);
});
