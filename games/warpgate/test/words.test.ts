import { Match, Random, askedOf, seededChance } from '@warptable/kernel';
import type { Asked, Viewer, Forced, GameEvent, Pending, Words } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import {
  ACTION_CARD_IDS,
  BOARDS,
  FACTION_IDS,
  OBJECTIVE_IDS,
  TACTICS,
  TECHNOLOGY_IDS,
  TILES,
  TOKEN_IDS,
} from '../content/index.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import { warpgate } from '../rules/game.ts';
import { boardOf } from '../rules/geometry.ts';
import { REFUSED } from '../rules/refusals.ts';
import type { WarpgateView } from '../rules/view.ts';
import { warpgateWords } from '../words/index.ts';
import { QUESTIONS } from '../rules/questions.ts';
import { mapText } from '../words/map.ts';
import { placeCode, placeName } from '../words/places.ts';

const words: Words<WarpgateView, WarpgateEvent> = warpgateWords;

const places = Object.values(TILES).flatMap(({ sides }) =>
  Object.values(sides).flatMap(({ planets, warpgates, sectors }) =>
    [...planets, ...warpgates, ...sectors].map(({ id }) => id),
  ),
);
const ids = [
  ...ACTION_CARD_IDS,
  ...BOARDS.map(({ id }) => id),
  ...FACTION_IDS,
  ...OBJECTIVE_IDS,
  ...Object.keys(TACTICS),
  ...TECHNOLOGY_IDS,
  ...Object.keys(TILES),
  ...TOKEN_IDS,
  ...places,
];
const RAW_ID = new RegExp(`\\b(${[...new Set(ids)].join('|')})\\b`);
const SLIP =
  /undefined|null|NaN|Infinity|\[object|\b[a-z]+[A-Z]|@\d|[A-Za-z] {2,}[A-Za-z]| $|^ |[$*#]|unknown place|Make your choice/;

// The same texts come again and again; once is enough for each.
const read = new Set<string>();

function expectReadable(text: string): void {
  if (read.has(text)) return;
  read.add(text);
  expect(text).not.toBe('');
  expect(text).not.toMatch(RAW_ID);
  expect(text).not.toMatch(SLIP);
}

/** Plays a game at random and shows every position. */
function playThrough(
  seats: number,
  seed: string,
  options: unknown,
  look: (match: WarpgateMatch) => void,
): void {
  const random = new Random(`${seed}:answers`);
  const chosen = warpgate.readOptions(options, seats);
  const match = new Match(warpgate, { options: chosen, seats, chance: seededChance(seed) });
  for (;;) {
    look(match);
    if (match.pending.length === 0) return;
    const { ask, options: legal } = random.pick(match.pending);
    match.answer({ seat: ask.seat, kind: ask.kind, value: random.pick(legal) });
  }
}

const matchOf = (seats: number, seed: string) =>
  new Match(warpgate, { options: warpgate.readOptions({}, seats), seats, chance: seededChance(seed) });
type WarpgateMatch = ReturnType<typeof matchOf>;

const GAMES = [1, 2, 3, 4, 5, 6].flatMap((seats) => [
  { seats, seed: `words-${seats}-a`, options: { factions: 'choose', exploration: 'on' } },
  { seats, seed: `words-${seats}-b`, options: { factions: 'random' } },
]);

const viewersOf = (seats: number): Viewer[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

describe('every text of random games is readable', () => {
  test.each(GAMES)('$seats seats, $seed', ({ seats, seed, options }) => {
    let looks = 0;
    let told = 0;
    playThrough(seats, seed, options, (match) => {
      for (const pending of match.pending) checkQuestion(match.view(pending.ask.seat), pending);
      if (looks++ % 50 > 0 && !match.over) return;
      for (const viewer of viewersOf(seats)) {
        const view = match.view(viewer);
        checkPosition(view);
        for (const { event } of match.eventsFor(viewer, told))
          checkEvent(view, event as WarpgateEvent, viewer);
      }
      told = match.length;
    });
    expect(looks).toBeGreaterThan(100);
  });
});

function checkQuestion(view: WarpgateView, pending: Pending): void {
  const asked = askedOf(pending);
  expect(Object.keys(QUESTIONS)).toContain(asked.kind);
  expectReadable(words.waiting(view, asked.kind));
  const prompt = words.prompt(view, asked);
  expectReadable(prompt);
  expect(prompt).toMatch(/^[A-Z].{0,150}$/);
  const labels = asked.options.map((value) => words.option(view, asked, value));
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expectReadable(label);
  for (const { value, refusal } of asked.refused) {
    expectReadable(words.option(view, asked, value));
    expectReadable(words.refusal(refusal));
  }
}

function checkEvent(view: WarpgateView, event: WarpgateEvent, viewer: Viewer): void {
  const line = words.event(view, event, viewer);
  if (line === undefined || read.has(line)) return;
  expectReadable(line);
  expect(line).toMatch(/^[A-Z].*\.$/);
}

function checkPosition(view: WarpgateView): void {
  const text = words.position(view);
  expect(text).not.toMatch(RAW_ID);
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
}

test('everything beside the course of play is declared', () => {
  for (const sideAction of Object.keys(warpgate.sideActions))
    expect(Object.keys(QUESTIONS)).toContain(sideAction);
});

test('every refusal is a sentence of its own, with its rule', () => {
  const sentences = Object.values(REFUSED).map((refusal) => words.refusal(refusal));
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].* \(WG \d+\.\d+\)$/);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(words.refusal(REFUSED.outOfRange)).toBe('It is out of range (WG 5.3)');
});

describe('places', () => {
  test.each([2, 3, 4, 5, 6])('have names and codes of their own on a board for %i', (seats) => {
    const view = dealt(seats).view('spectator');
    const board = boardOf(view);
    const names = board.ids.map((id) => placeName(view, id));
    const codes = board.ids.map(placeCode);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(codes).size).toBe(codes.length);
    const map = mapText(view);
    for (const code of codes) expect(map.split(code)).toHaveLength(2);
  });

  test('read like names', () => {
    const match = dealt(2);
    const view = match.view('spectator');
    expect(placeName(view, 't1a-desert')).toBe('Desert 1A');
    expect(placeName(view, 'gate-green')).toBe("Green's Warpgate");
    expect(placeName(view, 'home-blue')).toBe("Blue's home (Oceanic)");
    expect(placeName(view, 'ancients-homeworld')).toBe('the Ancients homeworld');
    expect(placeName(view, 'spec-jungle')).toBe("Yellow's Jungle");
    expect(placeName(view, 'spec-volcanic')).toBe('Central Volcanic');
    const own = match.view(0);
    expect(placeName(own, `gate-${own.players[0]!.colour}`)).toBe('your Warpgate');
  });
});

/** A game whose factions and colours are dealt, at its first question. */
function dealt(seats: number): WarpgateMatch {
  const options = warpgate.readOptions({ factions: 'dealt' }, seats);
  return new Match(warpgate, { options, seats, chance: seededChance(`dealt-${seats}`) });
}

describe('who sits where', () => {
  test('before colours are chosen', () => {
    expect(words.seat(matchOf(3, 'names').view('spectator'), 1)).toBe('Player 2');
  });

  test('colour and faction; the Gatekeepers', () => {
    const view = dealt(1).view(0);
    expect(words.seat(view, 0)).toMatch(/^[A-Z][a-z]+ \([A-Z].+\)$/);
    expect(words.seat(view, 1)).toMatch(/^The Gatekeepers \([A-Z][a-z]+\)$/);
  });
});

describe('events', () => {
  const match = dealt(2);
  const colour = (seat: number): string => {
    const name = match.view('spectator').players[seat]!.colour!;
    return name.charAt(0).toUpperCase() + name.slice(1);
  };

  const told = (event: WarpgateEvent, viewer: Viewer): string | undefined =>
    words.event(match.view(viewer), event, viewer);

  test('the owner reads what was drawn, the others how much', () => {
    const drawn = { type: 'CardsDrawn', seat: 0, count: 1 } as const;
    const cards = ['ac-01'] as const;
    expect(told({ ...drawn, only: { seats: [0], cards } }, 0)).toBe('You drew: Recon / Control.');
    expect(told(drawn, 1)).toBe(`${colour(0)} drew 1 card.`);
  });

  test('an attack names both sides as the reader knows them', () => {
    const began = {
      type: 'BattleBegan',
      seat: 0,
      defender: 1,
      place: 't1a-desert',
      attackers: 3,
      defenders: 2,
    } as const;
    expect(told(began, 0)).toBe(`You attacked ${colour(1)} at Desert 1A: 3 against 2.`);
    expect(told(began, 1)).toBe(`${colour(0)} attacked you at Desert 1A: 3 against 2.`);
  });

  test('people are called by their names, where these are told, and bots by their colours', () => {
    const began = { type: 'BattleBegan', seat: 0, defender: 1, place: 't1a-desert' } as const;
    const line = (viewer: Viewer) =>
      words.event(match.view(viewer), { ...began, attackers: 3, defenders: 2 }, viewer, (seat) =>
        seat === 0 ? 'Ines' : undefined,
      );
    expect(line('spectator')).toBe(`Ines attacked ${colour(1)} at Desert 1A: 3 against 2.`);
    expect(line(0)).toBe(`You attacked ${colour(1)} at Desert 1A: 3 against 2.`);
    const reshuffled = { type: 'DeckReshuffled', seat: 0, deck: 'action' } as const;
    expect(words.event(match.view(1), reshuffled, 1, () => 'Ines')).toBe("Ines' Action deck was reshuffled.");
  });

  test('forced answers need no line', () => {
    const forced: Forced = { type: 'Forced', audience: [0], kind: 'moveTo', value: 't1a-desert' };
    expect(words.event(match.view(0), forced as GameEvent as WarpgateEvent, 0)).toBeUndefined();
  });
});

describe('questions', () => {
  const match = dealt(2);
  const seat = match.pending[0]!.ask.seat;
  const view = match.view(seat);
  const asking = (kind: string, options: Asked['options'], about?: Asked['about']): Asked => ({
    seat,
    kind,
    form: 'one',
    options,
    refused: [],
    rule: '',
    min: 1,
    max: 1,
    ...(about === undefined ? {} : { about }),
  });

  test('tell how many and where from', () => {
    const gate = `gate-${view.players[seat]!.colour!}`;
    expect(words.prompt(view, asking('deployShips', [0, 1, 2], { place: gate }))).toBe(
      'Deploy up to 2 ships to your Warpgate',
    );
    expect(
      words.prompt(view, asking('moveTo', [], { action: 'maneuver', from: 't1a-desert', range: 2 })),
    ).toBe('Choose where ships from Desert 1A go (Maneuver, range 2)');
  });

  test('actions tell what they do now', () => {
    const asked = asking('action', ['recon'], { card: 'ac-01', extents: { recon: 4 } });
    expect(words.option(view, asked, 'recon')).toBe('Recon: move 1 ship up to range 4');
  });

  test('Trade Goods tell what they buy', () => {
    const asked = asking('spendGoods', [0, 1], { action: 'recon', x: 2, extents: [4, 6] });
    expect(words.option(view, asked, 1)).toBe('Spend 1: X = 3, range 6');
  });

  test('Objectives are told apart by where they lie', () => {
    expect(words.option(view, asking('objective', ['jungle@2']), 'jungle@2')).toBe(
      'Jungle Objective (2nd from the left)',
    );
  });
});
