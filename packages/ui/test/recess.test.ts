import type { TableInfo } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import type { AnyLook } from '../src/look.ts';
import { sentenceOf, whyNoUndo } from '../src/prompt/sentences.ts';
import { whyNoRewind } from '../src/rewind.ts';
import { liveScene, openQuestion } from '../src/scene.ts';
import type { Moves, Scene } from '../src/scene.ts';
import { Session } from '../src/session.ts';
import { FakeLink, seenAt, whole } from './fakeLink.ts';

const person = (name: string, mine = false) => ({ kind: 'human', name, mine, present: true });

const INFO = {
  status: 'playing',
  undo: 'free',
  paused: false,
  seats: [person('Ann', true), person('Bob'), person('Cy')],
  rewind: null,
  notes: [],
  recess: {
    refusal: { rule: 'PW 8', reason: 'nap' },
    left: 60_000,
    end: [0, 2].map((seat) => ({ seat, aside: 'nap', value: 'end' })),
  },
} as unknown as TableInfo;

const ASKED = { seat: 0, kind: 'sail', form: 'one', options: ['a'], refused: [], least: 1, most: 1 } as const;

const look = {
  words: { prompt: () => 'Sail', refusal: ({ rule }: { rule: string }) => `Hush (${rule})` },
} as unknown as AnyLook;

function sitDown(info: TableInfo) {
  const link = new FakeLink();
  const session = new Session(link, { now: () => 0 });
  link.tell(whole(1, seenAt(20, { asked: [ASKED] })));
  link.tell({ tell: 'table', patch: [info as never] });
  link.take();
  const about = { game: '', title: '', rules: '', since: null, busy: session.busy };
  const scene = liveScene(session.state.get(), look, about, {} as Moves) as Scene;
  return { link, session, scene };
}

describe('while play stands still', () => {
  it('nothing is asked or taken back, and the bar says why and who could end it', () => {
    const { scene } = sitDown(INFO);
    expect(scene.standing).toBe('recess');
    expect(openQuestion(scene)).toBeNull();
    expect(sentenceOf(scene)).toBe('Hush (PW 8). To end it: Ann, Cy.');
    expect(whyNoUndo(scene)).toMatch('stands still');
    expect(whyNoRewind(scene)).toMatch('stands still');
    expect(sitDown({ ...INFO, recess: null }).scene.standing).toBe('mine');
  });

  it('a person ends it for a seat of theirs, whichever they look through', () => {
    const { link, session } = sitDown(INFO);
    session.aside('nap', 'end', 2);
    session.aside('nap', 'end');
    expect(link.take()).toMatchObject([
      { do: 'aside', seat: 2, kind: 'nap', value: 'end' },
      { do: 'aside', seat: 0, kind: 'nap', value: 'end' },
    ]);
  });
});
