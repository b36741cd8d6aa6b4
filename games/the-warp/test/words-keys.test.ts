// Every text goes by key: in a made-up language nothing English is left.
import { randomAnswer } from '@warptable/bots';
import { Match, Random, answerText, askedOf, seededChance } from '@warptable/kernel';
import type { Asked, Viewer, Pending } from '@warptable/kernel';
import { speakIn } from '@warptable/speech';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brief } from '../board/brief.ts';
import { headingOf } from '../board/events.ts';
import { lessons } from '../board/lessons.ts';
import { theWarpTexts } from '../board/texts/en.ts';
import * as lessonTexts from '../board/texts/en-lesson.ts';
import { reference as referenceTexts } from '../board/texts/en-reference.ts';
import { solo as soloTexts } from '../board/texts/en-solo.ts';
import { theWarp } from '../rules/game.ts';
import { REFUSED } from '../rules/refusals.ts';
import type { WarpView } from '../rules/view.ts';
import { areaLabel } from '../words/areas.ts';
import { english } from '../words/en/index.ts';
import { theWarpWords as words } from '../words/index.ts';
import { QUESTIONS, asWarp, isQuestion } from '../rules/questions.ts';
import { mapText } from '../words/map.ts';

type Table = { readonly [key: string]: string | Table };

/** All but the blanks in brackets. */
const bracketed = (text: string): string =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((piece) => (piece === '' || piece.startsWith('{{') ? piece : `⟦${piece}⟧`))
    .join('');

const madeUp = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, text]) => [
      key,
      typeof text === 'string' ? bracketed(text) : madeUp(text),
    ]),
  );

// It counts and lists as Japanese does: without any word between the members of a list.
const LANGUAGE = 'ja';
const BOARD = { ...theWarpTexts, ...lessonTexts, reference: referenceTexts, solo: soloTexts };
const TABLES = { 'the-warp': madeUp(english), 'the-warp-board': madeUp(BOARD) };

beforeEach(() => speakIn(LANGUAGE, TABLES));
afterEach(() => speakIn('en', {}));

const PERSON = 'Ines';
const personAt = (seat: number): string | undefined => (seat === 1 ? PERSON : undefined);

/** What is no language: ids of rules, people, the letters of seats that begin a line, and the mark of a fulfilled mission. */
const SIGNS = new RegExp(`TWS? \\d+\\.\\d+|${PERSON}|^[ >][RBGOPW](?=[ /])|\\[x\\]`, 'gm');

const spoken = new Set<string>();

function expectSpoken(text: string | undefined): void {
  if (text === undefined || spoken.has(text)) return;
  spoken.add(text);
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '').replaceAll(SIGNS, '');
  if (/\p{L}/u.test(rest)) expect(text).toBe('in brackets altogether');
}

function readQuestion(view: WarpView, any: Asked): void {
  const asked = asWarp(any);
  expectSpoken(words.waiting(view, asked.kind));
  expectSpoken(words.prompt(view, asked));
  for (const value of [...asked.options, ...asked.refused.map((one) => one.value)]) {
    expectSpoken(words.option(view, asked, value));
    expectSpoken(brief(view, asked, value));
  }
  for (const { refusal } of asked.refused) expectSpoken(words.refusal(refusal));
}

/** A path is walked, and every step of it is read. */
function readPending(view: WarpView, pending: Pending, random: Random): Asked {
  const asked = askedOf(pending);
  readQuestion(view, asked);
  let { paths } = asked;
  for (const taken = []; paths && Object.keys(paths).length > 0;) {
    const options = Object.keys(paths);
    readQuestion(view, { ...asked, options, refused: [], rule: '', taken: [...taken] });
    const next = random.pick(options);
    taken.push(next);
    paths = paths[next];
  }
  return asked;
}

function readTable(view: WarpView): void {
  for (const part of words.position(view).split('\n\n')) if (part !== mapText(view)) expectSpoken(part);
  for (const [seat] of view.players.entries()) expectSpoken(words.seat(view, seat));
}

const MODES = [
  { seats: 1, options: { rival: 'dura' } },
  { seats: 1, options: { rival: 'xelo', difficulty: 'hard' } },
  { seats: 2, options: { side: 'B', pioneering: 'advanced' } },
  { seats: 4, options: { mode: 'team' } },
  { seats: 3, options: { edition: 'prototype' } },
];

describe('in a made-up language nothing else is spoken', () => {
  test.each(MODES)('in a game of $seats seats, $options', ({ seats, options }) => {
    const match = new Match(theWarp, {
      options: theWarp.readOptions({ ...(seats > 1 ? { rounds: '40' } : {}), ...options }, seats),
      seats,
      chance: seededChance(`keys ${seats}`),
    });
    const random = new Random(`answers ${seats}`);
    const viewers: Viewer[] = seats > 1 ? ['spectator', 0, 1] : ['spectator', 0];
    let told = 0;
    for (let n = 0; n < 600 && !match.over; n++) {
      const pending = random.pick(match.pending);
      const view = match.view(pending.ask.seat);
      const asked = readPending(view, pending, random);
      const value = randomAnswer(pending, random);
      expectSpoken(answerText(words, view, asked, value));
      match.answer({ seat: asked.seat, kind: asked.kind, value });
      if (n % 60 > 0 && !match.over) continue;
      for (const id of view.areas.map((area) => area.id)) expectSpoken(areaLabel(view, id));
      for (const viewer of viewers) {
        const seen = match.view(viewer);
        readTable(seen);
        for (const { event } of match.eventsFor(viewer, told)) {
          if (event.type === 'Forced') continue;
          expectSpoken(words.event(seen, event, viewer, personAt));
          expectSpoken(headingOf(seen, event, viewer, personAt));
        }
      }
      told = match.length;
    }
    expect(spoken.size).toBeGreaterThan(1000);
  });

  test('in what needs no game', () => {
    const view = new Match(theWarp, {
      options: theWarp.readOptions({}, 2),
      seats: 2,
      chance: seededChance('keys'),
    }).view(0);
    for (const kind of Object.keys(QUESTIONS).filter(isQuestion)) expectSpoken(words.waiting(view, kind));
    for (const refusal of Object.values(REFUSED)) expectSpoken(words.refusal(refusal));
    for (const name of Object.values(words.terms ?? {})) expectSpoken(name);
    for (const { name, steps } of lessons)
      for (const text of [name, ...steps.map((step) => step.text)]) expectSpoken(text);
    const scored = { type: 'GameScored', scores: [9, 12], winners: [1] } as const;
    expectSpoken(words.event(view, scored, 0, personAt));
    expectSpoken(headingOf(view, scored, 0, personAt));
    expect(Object.keys(words.terms ?? {}).length).toBeGreaterThan(15);
  });
});
