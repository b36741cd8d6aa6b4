import type { TableInfo } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import type { AnyGameUi } from '../src/game-ui.ts';
import { sentenceOf, whyNoUndo } from '../src/prompt/sentences.ts';
import { whyNoRewind } from '../src/rewind.ts';
import { liveViewModel, openQuestion } from '../src/table-view-model.ts';
import type { Moves, TableViewModel } from '../src/table-view-model.ts';
import { Session } from '../src/session.ts';
import { FakeLink, snapshotAt, whole } from './fakeLink.ts';

const person = (name: string, mine = false) => ({ kind: 'human', name, mine, present: true });

const INFO = {
  status: 'playing',
  undo: 'free',
  paused: false,
  seats: [person('Ann', true), person('Bob'), person('Cy')],
  rewind: null,
  notes: [],
  suspension: {
    refusal: { rule: 'PW 8', reason: 'nap' },
    left: 60_000,
    end: [0, 2].map((seat) => ({ seat, sideAction: 'nap', value: 'end' })),
  },
} as unknown as TableInfo;

const ASKED = {
  seat: 0,
  kind: 'sail',
  form: 'one',
  rule: 'XY 1',
  options: ['a'],
  refused: [],
  min: 1,
  max: 1,
} as const;

const gameUi = {
  words: { prompt: () => 'Sail', refusal: ({ rule }: { rule: string }) => `Hush (${rule})` },
} as unknown as AnyGameUi;

function sitDown(info: TableInfo) {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.deliver(whole(1, snapshotAt(20, { asked: [ASKED] })));
  link.deliver({ type: 'table', patch: [info as never] });
  link.take();
  const about = { game: '', title: '', rules: '', since: null, busy: session.busy };
  const model = liveViewModel(session.state.get(), gameUi, about, {} as Moves) as TableViewModel;
  return { link, session, model };
}

describe('while play stands still', () => {
  it('nothing is asked or taken back, and the bar says why and who could end it', () => {
    const { model } = sitDown(INFO);
    expect(model.standing).toBe('suspension');
    expect(openQuestion(model)).toBeNull();
    expect(sentenceOf(model)).toBe('Hush (PW 8). To end it: Ann, Cy.');
    expect(whyNoUndo(model)).toMatch('stands still');
    expect(whyNoRewind(model)).toMatch('stands still');
    expect(sitDown({ ...INFO, suspension: null }).model.standing).toBe('mine');
  });

  it('a person ends it for a seat of theirs, whichever they look through', () => {
    const { link, session } = sitDown(INFO);
    session.sideAction('nap', 'end', 2);
    session.sideAction('nap', 'end');
    expect(link.take()).toMatchObject([
      { do: 'sideAction', seat: 2, kind: 'nap', value: 'end' },
      { do: 'sideAction', seat: 0, kind: 'nap', value: 'end' },
    ]);
  });
});
