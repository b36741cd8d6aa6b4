// Every text of random games of all modes exists, is readable, and holds no id.
import { Match, Random, answerText, askedOf, seededChance } from '@warptable/kernel';
import type { AnswerValue, Asked, Viewer, Forced, GameEvent, Pending, Value, Words } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { ARCHIVE } from '../content/index.ts';
import type { ArchiveId } from '../content/index.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import type { WarpView } from '../rules/view.ts';
import { theWarpWords } from '../words/index.ts';
import { QUESTIONS } from '../rules/questions.ts';
import { PROMPT, RAW_ID, SENTENCE, expectReadable } from './readable.ts';

/** Whatever is asked. */
const words: Words<WarpView, WarpEvent> = theWarpWords;

const matchOf = (seats: number, seed: string, options: object) => {
  const chosen = theWarp.readOptions({ rounds: '40', ...options }, seats);
  return new Match(theWarp, { options: chosen, seats, chance: seededChance(seed) });
};

/** Any legal answer; a path is walked as a person does, and every step of it is read. */
function anyAnswer(view: WarpView, asked: Asked, random: Random): AnswerValue {
  const { form, options, min, max } = asked;
  const shuffled = [...options];
  if (form === 'order' || form === 'some') random.shuffle(shuffled);
  if (form === 'order') return shuffled;
  if (form === 'some') {
    const chosen = shuffled.slice(0, min + random.below(max - min + 1));
    return options.filter((one) => chosen.includes(one));
  }
  return form === 'path' ? anyPath(view, asked, random) : random.pick(options);
}

function anyPath(view: WarpView, asked: Asked, random: Random): Value[] {
  const taken: Value[] = [];
  let { options } = asked;
  let paths = asked.paths!;
  while (options.length > 0) {
    if (taken.length > 0) readQuestion(view, { ...asked, options, refused: [], rule: '', taken: [...taken] });
    const one = random.pick(options);
    taken.push(one);
    paths = paths[one]!;
    options = Object.keys(paths);
  }
  return taken;
}

/** Cards with the same face need not be told apart. */
const faceOf = (value: Value): string => {
  const [, kind] = /^(?:\+reward:)?(rw-\w+)-\d$/.exec(String(value)) ?? [];
  const card = ARCHIVE[value as ArchiveId];
  return kind ?? (card ? JSON.stringify({ ...card, id: '' }) : String(value));
};

function readQuestion(view: WarpView, asked: Asked): void {
  const prompt = words.prompt(view, asked);
  expectReadable(prompt, PROMPT);
  const labels = new Map(asked.options.map((value) => [faceOf(value), words.option(view, asked, value)]));
  for (const label of labels.values()) expectReadable(label, asked.form === 'amount' ? /./ : /^[A-Z\d]/);
  if (new Set(labels.values()).size < labels.size) expect([...labels]).toBe('told apart');
  for (const { value, refusal } of asked.refused) {
    expectReadable(words.option(view, asked, value));
    expectReadable(words.refusal(refusal));
  }
}

function checkQuestion(view: WarpView, pending: Pending): Asked {
  const asked = askedOf(pending);
  expect(Object.keys(QUESTIONS)).toContain(asked.kind);
  expectReadable(words.waiting(view, asked.kind));
  readQuestion(view, asked);
  return asked;
}

const isForced = (event: GameEvent): event is Forced => event.type === 'Forced';

function checkEvent(view: WarpView, event: WarpEvent | Forced, viewer: Viewer): void {
  const line = words.event(view, event as WarpEvent, viewer);
  if (isForced(event)) {
    expect(line).toBeUndefined();
    const { kind, value } = event;
    const options = typeof value === 'object' ? value : [value];
    const asked: Asked = {
      seat: event.audience[0]!,
      kind,
      form: 'one',
      options,
      refused: [],
      rule: '',
      min: 1,
      max: 1,
      ...('about' in event ? { about: event.about } : {}),
    };
    expectReadable(answerText(words, view, asked, value));
  } else if (line !== undefined) {
    expectReadable(line, SENTENCE);
  }
}

function checkPosition(view: WarpView): void {
  const text = words.position(view);
  expect(text).not.toMatch(RAW_ID);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|unknown|\n\n\n/);
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
}

const WHOLE = Infinity;
const GAMES = [
  { seats: 2, limit: WHOLE, options: { side: 'A' } },
  { seats: 2, limit: WHOLE, options: { side: 'B', pioneering: 'advanced' } },
  { seats: 3, limit: 500, options: { side: 'A', pioneering: 'advanced' } },
  { seats: 3, limit: WHOLE, options: { edition: 'prototype' } },
  { seats: 4, limit: 500, options: { side: 'B' } },
  { seats: 4, limit: WHOLE, options: { mode: 'team' } },
  { seats: 5, limit: 500, options: { side: 'A' } },
  { seats: 5, limit: 500, options: { edition: 'prototype' } },
  { seats: 6, limit: 500, options: { side: 'B', pioneering: 'advanced' } },
  { seats: 6, limit: 500, options: { mode: 'team', side: 'B' } },
  { seats: 6, limit: 500, options: { mode: 'team', edition: 'prototype' } },
];

describe('every text of a random game is readable', () => {
  test.each(GAMES)('$seats seats, $options', ({ seats, limit, options }) => {
    const match = matchOf(seats, `words ${seats} ${JSON.stringify(options)}`, options);
    const random = new Random(`answers ${seats}`);
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
    let told = 0;
    for (let n = 0; ; n++) {
      if (n % 100 === 0 || match.over) {
        for (const viewer of viewers) {
          const view = match.view(viewer);
          checkPosition(view);
          for (const { event } of match.eventsFor(viewer, told)) checkEvent(view, event, viewer);
          for (const [seat] of view.players.entries()) expectReadable(words.seat(view, seat));
        }
        told = match.length;
      }
      if (match.over || n >= limit) break;
      const pending = random.pick(match.pending);
      const view = match.view(pending.ask.seat);
      const asked = checkQuestion(view, pending);
      // Whoever only looks on has no hand, and still reads what is asked.
      if (n % 20 === 0) readQuestion(match.view('spectator'), { ...asked, refused: [], rule: '' });
      match.answer({ seat: asked.seat, kind: asked.kind, value: anyAnswer(view, asked, random) });
    }
    expect(match.length).toBeGreaterThan(300);
  });
});
