// In a made-up language every text stands in brackets: what stands outside is not said by key.
import { readFileSync, readdirSync } from 'node:fs';
import { Match, Random, askedOf, seededChance } from '@warptable/kernel';
import type { Asked, Pending, Viewer, Words } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import { speakIn } from '@warptable/speech';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REGION_QUESTIONS, RARE } from './rare-questions.ts';
import { ATTRIBUTE_IDS, FACTION_IDS, LEADER_IDS, RYHZU_IDS, SECTIONS, TACTICS } from '../content/index.ts';
import { chaosOrderLab } from '../lab/index.ts';
import type { ChaosEvent } from '../rules/events.ts';
import { chaosOrder } from '../rules/game.ts';
import { REFUSED } from '../rules/refusals.ts';
import type { ChaosView } from '../rules/view.ts';
import { english } from '../words/en/index.ts';
import { chaosOrderWords } from '../words/index.ts';
import { expectReadable, PROMPT } from './readable.ts';

const words: Words<ChaosView, ChaosEvent> = chaosOrderWords;

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
const speakBrackets = () => speakIn('ja', { 'chaos-order': translated(english) });

/** What is no language: rules; in a position also letters of factions and codes of regions. */
const SIGNS = /^(CO|[CAZLJO]|r)$/;

/** The words of a text that are not said by key. */
const unsaid = (text: string): string[] =>
  [...text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ').matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => !SIGNS.test(word));

const heard = new Set<string>();

function expectSpoken(text: string | undefined): void {
  if (text === undefined || heard.has(text)) return;
  heard.add(text);
  if (unsaid(text).length > 0) expect(text).toBe('in brackets altogether');
}

function readQuestion(view: ChaosView, asked: Asked): void {
  expectSpoken(words.waiting(view, asked.kind));
  expectSpoken(words.prompt(view, asked));
  for (const value of [...asked.options, ...asked.refused.map((one) => one.value)])
    expectSpoken(words.option(view, asked, value));
  for (const { refusal } of asked.refused) expectSpoken(words.refusal(refusal));
}

/** A path is walked, and every step of it is read. */
function readPending(view: ChaosView, pending: Pending, random: Random): Asked {
  const asked = askedOf(pending);
  readQuestion(view, asked);
  let { paths } = asked;
  for (const taken: string[] = []; paths && Object.keys(paths).length > 0;) {
    const options = Object.keys(paths);
    readQuestion(view, { ...asked, options, refused: [], rule: '', taken: [...taken] });
    const next = random.pick(options);
    taken.push(next);
    paths = paths[next];
  }
  return asked;
}

const matchOf = (seats: number, seed: string) =>
  new Match(chaosOrder, {
    options: chaosOrder.readOptions({ factions: 'choose' }, seats),
    seats,
    chance: seededChance(seed),
  });

describe('in a made-up language nothing else is spoken', () => {
  beforeEach(speakBrackets);
  afterEach(() => speakIn('en', {}));

  test('the made-up language', () => {
    expect(bracketed('{{who}} moved {{group}}.')).toBe('{{who}}⟦ moved ⟧{{group}}⟦.⟧');
    expect(unsaid('⟦Choose⟧ Amber ⟦, then⟧ CO 1.2')).toEqual(['Amber']);
  });

  test.each([2, 3, 5])('in a game of %s seats', (seats) => {
    const match = matchOf(seats, `keys ${seats}`);
    const random = new Random(`answers ${seats}`);
    const viewers: Viewer[] = ['spectator', 0, 1];
    const before = heard.size;
    let told = 0;
    for (let n = 0; !match.over; n++) {
      const pending = random.pick(match.pending);
      const asked = readPending(match.view(pending.ask.seat), pending, random);
      match.answer({ seat: asked.seat, kind: asked.kind, value: randomAnswer(pending, random) });
      if (n % 60 > 0 && !match.over) continue;
      for (const viewer of viewers) {
        const seen = match.view(viewer);
        expectSpoken(words.position(seen));
        for (const seat of seen.players.keys()) expectSpoken(words.seat(seen, seat));
        for (const { event } of match.eventsFor(viewer, told)) {
          if (event.type === 'Forced') continue;
          expectSpoken(words.event(seen, event, viewer));
          expectSpoken(words.event(seen, event, viewer, (seat) => `#${seat}`));
        }
      }
      told = match.length;
    }
    expect(heard.size - before).toBeGreaterThan(400);
  });

  test('beside it: refusals, terms, rare questions, the laboratory', () => {
    const view = matchOf(3, 'beside').view(0);
    for (const refusal of Object.values(REFUSED)) expectSpoken(words.refusal(refusal));
    for (const term of Object.values(words.terms ?? {})) expectSpoken(term);
    for (const asked of [...RARE, ...REGION_QUESTIONS]) readQuestion(view, asked);
    const things = {
      faction: FACTION_IDS,
      leader: LEADER_IDS,
      base: ['r7-4'],
      ending: ['relics', 'fame', 'fallback'],
      tactics: Object.keys(TACTICS),
      section: SECTIONS,
      intel: ['intel-lab-copy'],
      attribute: ATTRIBUTE_IDS,
    };
    for (const [subject, ids] of Object.entries(things)) {
      expectSpoken(chaosOrderLab.name(subject));
      for (const id of ids) expectSpoken(chaosOrderLab.name(subject, id));
    }
    expect(RYHZU_IDS.map((id) => english.ryhzu[id])).toEqual(['Uryk', 'Halke', 'Katarin']);
  });
});

test('questions that random games hardly ever ask are readable', () => {
  const view = matchOf(3, 'rare').view(0);
  for (const asked of [...RARE, ...REGION_QUESTIONS]) {
    expect(words.prompt(view, asked)).toMatch(PROMPT);
    expectReadable(words.prompt(view, asked));
    for (const value of asked.options) expectReadable(words.option(view, asked, value), /^[A-Z\d+]/);
  }
});

test('every refusal has a sentence of its own', () => {
  const sentences = Object.values(REFUSED).map((refusal) => words.refusal(refusal));
  for (const sentence of sentences) expectReadable(sentence, /^[A-Z].*[^.] \(CO \d+\.\d+\)$/);
  expect(words.refusal({ rule: 'CO 1.2', reason: 'other' })).toBe('Not allowed (CO 1.2)');
  expect(new Set(sentences).size).toBe(sentences.length);
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
  expect(keysOf(english).filter((key) => !isUsed(key))).toEqual([]);
});
