// Every text of random games of all modes exists, is readable, and holds no id.
import { Match, Random, answerText, askedOf, seededChance } from '@warptable/kernel';
import type { AnswerValue, Asked, Eye, Forced, GameEvent, Pending, Value } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import {
  ABILITY_TOKEN_IDS,
  ARCHIVE,
  ARCHIVE_IDS,
  BOARDS,
  BUILDING_TYPES,
  MISSION_IDS,
  RACE_IDS,
  REWARD_KIND_IDS,
} from '../content/index.ts';
import type { ArchiveId } from '../content/index.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import type { WarpView } from '../rules/view.ts';
import { theWarpWords as words } from '../words/index.ts';
import { DECISION_KINDS } from '../words/kinds.ts';

const areas = Object.values(BOARDS).flatMap((board) => board.areas.map(({ id }) => id));
const ids = [
  ...ABILITY_TOKEN_IDS,
  ...ARCHIVE_IDS,
  ...BUILDING_TYPES,
  ...MISSION_IDS,
  ...RACE_IDS,
  ...REWARD_KIND_IDS,
  ...areas,
];
const RAW_ID = new RegExp(`\\b(${[...new Set(ids)].join('|')})\\b|(yellow|green)-\\d|:always|\\+[a-z]`);
const SLIP =
  /undefined|null|NaN|Infinity|\[object|\b[a-z]+[A-Z]|[A-Za-z] {2,}[A-Za-z]| $|^ |unknown area|Make your choice|Nobody's|an effect/;

// The same texts come again and again; once is enough for each.
const read = new Set<string>();

function expectReadable(text: string): void {
  if (read.has(text)) return;
  read.add(text);
  expect(text).not.toBe('');
  expect(text).not.toMatch(RAW_ID);
  expect(text).not.toMatch(SLIP);
}

const matchOf = (seats: number, seed: string, options: object) => {
  const chosen = theWarp.readOptions({ rounds: '40', ...options }, seats);
  return new Match(theWarp, { options: chosen, seats, chance: seededChance(seed) });
};
type WarpMatch = ReturnType<typeof matchOf>;

/** Any legal answer; a path is walked as a person does, and every step of it is read. */
function anyAnswer(view: WarpView, asked: Asked, random: Random): AnswerValue {
  const { form, options, least, most } = asked;
  const shuffled = [...options];
  if (form === 'order' || form === 'some') random.shuffle(shuffled);
  if (form === 'order') return shuffled;
  if (form === 'some') {
    const chosen = shuffled.slice(0, least + random.below(most - least + 1));
    return options.filter((one) => chosen.includes(one));
  }
  return form === 'path' ? anyPath(view, asked, random) : random.pick(options);
}

function anyPath(view: WarpView, asked: Asked, random: Random): Value[] {
  const taken: Value[] = [];
  let { options } = asked;
  let paths = asked.paths!;
  while (options.length > 0) {
    if (taken.length > 0) readQuestion(view, { ...asked, options, refused: [], taken: [...taken] });
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
  expectReadable(prompt);
  expect(prompt).toMatch(/^[A-Z].{0,170}[^.]$/);
  const labels = new Map(asked.options.map((value) => [faceOf(value), words.option(view, asked, value)]));
  expect(new Set(labels.values()).size).toBe(labels.size);
  for (const label of labels.values()) {
    expectReadable(label);
    if (asked.form !== 'amount') expect(label).toMatch(/^[A-Z\d]/);
  }
  for (const { value, refusal } of asked.refused) {
    expectReadable(words.option(view, asked, value));
    expectReadable(words.refusal(refusal));
  }
}

function checkQuestion(match: WarpMatch, pending: Pending): Asked {
  const asked = askedOf(pending);
  expect(DECISION_KINDS).toContain(asked.kind);
  expectReadable(words.waiting(match.view('spectator'), asked.kind));
  readQuestion(match.view(asked.seat), asked);
  return asked;
}

const isForced = (event: GameEvent): event is Forced => event.type === 'Forced';

function checkEvent(view: WarpView, event: WarpEvent | Forced, eye: Eye): void {
  const line = words.event(view, event as WarpEvent, eye);
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
      least: 1,
      most: 1,
    };
    expectReadable(answerText(words, view, asked, value));
  } else if (line !== undefined && !read.has(line)) {
    expectReadable(line);
    expect(line).toMatch(/^[A-Z].*\.$/);
  }
}

function checkPosition(view: WarpView): void {
  const text = words.position(view);
  expect(text).not.toMatch(RAW_ID);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|unknown|\n\n\n/);
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
}

const GAMES = [
  { seats: 2, options: { side: 'A' } },
  { seats: 2, options: { side: 'B', pioneering: 'advanced' } },
  { seats: 3, options: { side: 'A', pioneering: 'advanced' } },
  { seats: 3, options: { side: 'B' } },
  { seats: 4, options: { side: 'A' } },
  { seats: 4, options: { side: 'B', mode: 'team' } },
  { seats: 5, options: { side: 'A' } },
  { seats: 5, options: { edition: 'prototype' } },
  { seats: 6, options: { side: 'B', pioneering: 'advanced' } },
  { seats: 6, options: { mode: 'team' } },
  { seats: 6, options: { mode: 'team', edition: 'prototype' } },
];

const kindsSeen = new Set<string>();
const eventsSeen = new Set<string>();

describe('every text of a random game is readable', () => {
  test.each(GAMES)('$seats seats, $options', ({ seats, options }) => {
    const match = matchOf(seats, `words ${seats} ${JSON.stringify(options)}`, options);
    const random = new Random(`answers ${seats}`);
    const eyes: Eye[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
    let told = 0;
    for (let n = 0; ; n++) {
      if (n % 100 === 0 || match.over) {
        for (const eye of eyes) {
          const view = match.view(eye);
          checkPosition(view);
          for (const { event } of match.eventsFor(eye, told)) {
            eventsSeen.add(event.type);
            checkEvent(view, event as WarpEvent, eye);
          }
          expectReadable(words.seat(view, 0));
        }
        told = match.length;
      }
      if (match.over) break;
      const pending = random.pick(match.pending);
      const asked = checkQuestion(match, pending);
      kindsSeen.add(asked.kind);
      // Whoever only looks on has no hand, and still reads what is asked.
      if (n % 10 === 0) readQuestion(match.view('spectator'), { ...asked, options: [], refused: [] });
      const value = anyAnswer(match.view(asked.seat), asked, random);
      match.answer({ seat: asked.seat, kind: asked.kind, value });
    }
    expect(match.length).toBeGreaterThan(300);
  });

  test('and nearly everything that can be asked or told came up', () => {
    const missing = DECISION_KINDS.filter((kind) => !kindsSeen.has(kind));
    console.log(missing, [...eventsSeen].length);
    expect(missing.length).toBeLessThan(25);
  });
});
