// Every text goes by key: in a made-up language nothing English is left.
import { randomAnswer } from '@warptable/bots';
import { Match, Random, answerText, askedOf, seededChance } from '@warptable/kernel';
import type { Asked, Eye, Pending } from '@warptable/kernel';
import { speakIn } from '@warptable/speech';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brief } from '../board/brief.ts';
import { headingOf } from '../board/events.ts';
import { lesson } from '../board/lesson.ts';
import { nameOfArea } from '../board/map/names.ts';
import { theWarpTexts } from '../board/texts/en.ts';
import { theWarp } from '../rules/game.ts';
import { REFUSED } from '../rules/refusals.ts';
import type { WarpView } from '../rules/view.ts';
import { english } from '../words/en/index.ts';
import { theWarpWords as words } from '../words/index.ts';
import { DECISION_KINDS } from '../words/kinds.ts';
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
const TABLES = { 'the-warp': madeUp(english), 'the-warp-board': madeUp(theWarpTexts) };

beforeEach(() => speakIn(LANGUAGE, TABLES));
afterEach(() => speakIn('en', {}));

const PERSON = 'Ines';
const personAt = (seat: number): string | undefined => (seat === 1 ? PERSON : undefined);

/** What is no language: ids of rules, people, the letters of seats that begin a line, and the mark of a fulfilled mission. */
const SIGNS = new RegExp(`TW \\d+\\.\\d+|${PERSON}|^[ >][RBGOPW](?=[ /])|\\[x\\]`, 'gm');

const spoken = new Set<string>();

function expectSpoken(text: string | undefined): void {
  if (text === undefined || spoken.has(text)) return;
  spoken.add(text);
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '').replaceAll(SIGNS, '');
  if (/\p{L}/u.test(rest)) expect(text).toBe('in brackets altogether');
}

function readQuestion(view: WarpView, asked: Asked): void {
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
    readQuestion(view, { ...asked, options, refused: [], taken: [...taken] });
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
  { seats: 2, options: { side: 'B', pioneering: 'advanced' } },
  { seats: 4, options: { mode: 'team' } },
  { seats: 3, options: { edition: 'prototype' } },
];

describe('in a made-up language nothing else is spoken', () => {
  test.each(MODES)('in a game of $seats seats, $options', ({ seats, options }) => {
    const match = new Match(theWarp, {
      options: theWarp.readOptions({ rounds: '40', ...options }, seats),
      seats,
      chance: seededChance(`keys ${seats}`),
    });
    const random = new Random(`answers ${seats}`);
    const eyes: Eye[] = ['spectator', 0, 1];
    let told = 0;
    for (let n = 0; n < 600 && !match.over; n++) {
      const pending = random.pick(match.pending);
      const view = match.view(pending.ask.seat);
      const asked = readPending(view, pending, random);
      const value = randomAnswer(pending, random);
      expectSpoken(answerText(words, view, asked, value));
      match.answer({ seat: asked.seat, kind: asked.kind, value });
      if (n % 60 > 0 && !match.over) continue;
      for (const id of view.areas.map((area) => area.id))
        expectSpoken(nameOfArea({ view, asked, isFinal: () => true }, id));
      for (const eye of eyes) {
        const seen = match.view(eye);
        readTable(seen);
        for (const { event } of match.eventsFor(eye, told)) {
          if (event.type === 'Forced') continue;
          expectSpoken(words.event(seen, event, eye, personAt));
          expectSpoken(headingOf(seen, event, eye, personAt));
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
    for (const kind of DECISION_KINDS)
      readQuestion(view, { seat: 0, kind, form: 'one', options: [], refused: [], least: 1, most: 1 });
    for (const refusal of Object.values(REFUSED)) expectSpoken(words.refusal(refusal));
    for (const name of Object.values(words.terms ?? {})) expectSpoken(name);
    for (const { text } of lesson) expectSpoken(text);
    const scored = { type: 'GameScored', scores: [9, 12], winners: [1] } as const;
    expectSpoken(words.event(view, scored, 0, personAt));
    expectSpoken(headingOf(view, scored, 0, personAt));
    expect(Object.keys(words.terms ?? {}).length).toBeGreaterThan(15);
  });
});
