import { readFileSync, readdirSync } from 'node:fs';
import { Random, askedOf } from '@warptable/kernel';
import type { Viewer, Words } from '@warptable/kernel';
import { speakIn } from '@warptable/speech';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headingOf } from '../board/events.ts';
import { lesson } from '../board/lesson.ts';
import { warpgateTexts } from '../board/texts/en.ts';
import { lesson as lessonTexts } from '../board/texts/en-lesson.ts';
import { reference } from '../board/texts/en-reference.ts';
import { t } from '../board/texts/say.ts';
import { ACTIONS, FACTION_IDS, OBJECTIVE_IDS, TACTICS, TECHNOLOGY_IDS, TOKEN_IDS } from '../content/index.ts';
import { warpgateLab } from '../lab/index.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import { REFUSED } from '../rules/refusals.ts';
import { english } from '../words/en/index.ts';
import { warpgateWords } from '../words/index.ts';
import { newGame, playRandomly } from './playing.ts';

const boardTexts = { ...warpgateTexts, lesson: lessonTexts, reference };
const words: Words<WarpgateView, WarpgateEvent> = warpgateWords;

/** Every piece of a text stands in brackets, but not what is filled in: that has to bring its own. */
const bracketed = (text: string): string =>
  text.replaceAll(/(\{\{\w+\}\})|((?:(?!\{\{).)+)/g, (_, blank?: string, piece?: string) =>
    blank === undefined ? `⟦${piece}⟧` : blank,
  );

const translated = (table: object): object =>
  Object.fromEntries(
    Object.entries(table).map(([key, text]: [string, string | object]) => [
      key,
      typeof text === 'string' ? bracketed(text) : translated(text),
    ]),
  );

// Lists have no letters in Japanese, as there are none outside brackets in this made-up language.
beforeEach(() => speakIn('ja', { warpgate: translated(english), 'warpgate-board': translated(boardTexts) }));
afterEach(() => speakIn('en', {}));

/** What is no language: rules, X, sides of tiles and boards. */
const SIGNS = /^(WG|X|[A-D])$/;
/** In a position also letters of seats and codes of places, pieces and types, and what is done. */
const CODES = /^(WG|X|[A-D]|[BRYWPG][oC]?|[brywpg]|(Ho|Ga)[BRYWPG]|Anc|De|Ju|Vo|Oc|Ar|x)$/;

/** The words of a text that are not said by key, and the names of blanks that are not filled. */
const unsaid = (text: string, signs = SIGNS): string[] =>
  [...text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ').matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => !signs.test(word));

/** All that is not said by key in these texts. */
class Listener {
  readonly heard = new Set<string>();
  readonly unsaid = new Set<string>();

  hear(text: string | undefined, signs = SIGNS): void {
    if (text === undefined || this.heard.has(text)) return;
    this.heard.add(text);
    for (const word of unsaid(text, signs)) this.unsaid.add(`${word}: ${text}`);
  }
}

test('the made-up language', () => {
  expect(bracketed('{{who}} moved {{ships}}.')).toBe('{{who}}⟦ moved ⟧{{ships}}⟦.⟧');
  expect(unsaid(t('status.gatekeepers', { cards: 'Control' }))).toEqual(['Control']);
});

/** Plays at random and hears everything that everybody is told. */
function hearGame(seats: number): Listener {
  const listener = new Listener();
  const table = newGame(seats, { factions: 'choose', exploration: 'on' }, `keys-${seats}`);
  const { match } = table;
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  let looks = 0;
  let told = 0;
  const look = () => {
    for (const pending of match.pending) {
      const asked = askedOf(pending);
      const view = match.view(asked.seat);
      listener.hear(words.waiting(view, asked.kind));
      listener.hear(words.prompt(view, asked));
      for (const value of asked.options) listener.hear(words.option(view, asked, value));
      for (const { value, refusal } of asked.refused) {
        listener.hear(words.option(view, asked, value));
        listener.hear(words.refusal(refusal));
      }
    }
    if (looks++ % 40 > 0 && !match.over) return;
    for (const viewer of viewers) {
      const view = match.view(viewer);
      listener.hear(words.position(view), CODES);
      for (const seat of view.players.keys()) listener.hear(words.seat(view, seat));
      for (const { event } of match.eventsFor(viewer, told)) {
        listener.hear(words.event(view, event as WarpgateEvent, viewer));
        listener.hear(words.event(view, event as WarpgateEvent, viewer, (seat) => `#${seat}`));
        listener.hear(headingOf(view, event, viewer, () => undefined));
      }
    }
    told = match.length;
  };
  look();
  playRandomly(table, new Random(`keys-${seats}`), look);
  return listener;
}

describe('everything is said by key', () => {
  test.each([
    ['solo', 1],
    ['multiplayer', 3],
  ])('in a game: %s', (_mode, seats) => {
    const { heard, unsaid: literal } = hearGame(seats);
    expect(heard.size).toBeGreaterThan(1000);
    expect([...literal]).toEqual([]);
  });

  test('beside it: refusals, terms, the lesson, the laboratory', () => {
    const listener = new Listener();
    for (const refusal of Object.values(REFUSED)) listener.hear(words.refusal(refusal));
    for (const term of Object.values(words.terms ?? {})) listener.hear(term);
    for (const { text } of lesson) listener.hear(text);
    const things = {
      action: Object.keys(ACTIONS),
      faction: FACTION_IDS,
      objective: OBJECTIVE_IDS,
      tactics: Object.keys(TACTICS),
      technology: TECHNOLOGY_IDS,
      token: TOKEN_IDS,
      turn: ['1 of 4'],
    };
    for (const [subject, ids] of Object.entries(things)) {
      listener.hear(warpgateLab.name(subject));
      for (const id of ids) listener.hear(warpgateLab.name(subject, id));
    }
    expect([...listener.unsaid]).toEqual([]);
  });
});

/** The keys of a table, with all forms of a text as one. */
const keysOf = (table: object, above = ''): string[] =>
  Object.entries(table).flatMap(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? above + key.replace(/_.*/, '') : keysOf(text, `${above}${key}.`),
  );

test('no text is left over', () => {
  const root = new URL('../', import.meta.url);
  const code = ['words', 'board', 'lab']
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\/en(\/|-|\.ts)/.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
  const written = new Set([...code.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key]) => key));
  const computed = [...code.matchAll(/`(\w+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const isUsed = (key: string): boolean => written.has(key) || computed.some((form) => form.test(key));
  const keys = [...keysOf(english), ...keysOf(boardTexts)];
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
