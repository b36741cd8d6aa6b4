// Every text of random games exists, is readable, and holds no id.
import { Match, Random, askedOf, seededChance } from '@warptable/kernel';
import type { AnswerValue, Asked, Forced, GameEvent, Pending, Value, Viewer, Words } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import type { ChaosEvent } from '../rules/events.ts';
import { chaosOrder } from '../rules/game.ts';
import { QUESTIONS } from '../rules/questions.ts';
import type { ChaosView } from '../rules/view.ts';
import { chaosOrderWords } from '../words/index.ts';
import { PROMPT, RAW_ID, SENTENCE, expectReadable } from './readable.ts';

/** Whatever is asked. */
const words: Words<ChaosView, ChaosEvent> = chaosOrderWords;

const matchOf = (seats: number, seed: string, options: object) =>
  new Match(chaosOrder, {
    options: chaosOrder.readOptions(options, seats),
    seats,
    chance: seededChance(seed),
  });

/** Answers that leave something undone; a game in which they are rare shows more. */
const IDLE = new Set<Value>([
  'end',
  'pass',
  'decline',
  'nothing',
  'stop',
  'done',
  'no',
  'none',
  'gem',
  'nobody',
  'enough',
]);

function lively(options: readonly Value[], random: Random): Value {
  const busy = options.filter((one) => !IDLE.has(one));
  return random.pick(busy.length > 0 && random.below(8) > 0 ? busy : options);
}

/** Any legal answer; a path is walked as a person does, and every step of it is read. */
function anyAnswer(view: ChaosView, asked: Asked, random: Random): AnswerValue {
  const { form, options, min, max } = asked;
  const shuffled = [...options];
  if (form === 'order' || form === 'some') random.shuffle(shuffled);
  if (form === 'order') return shuffled;
  if (form === 'some') {
    const chosen = shuffled.slice(0, min + random.below(max - min + 1));
    return options.filter((one) => chosen.includes(one));
  }
  return form === 'path' ? anyPath(view, asked, random) : lively(options, random);
}

function anyPath(view: ChaosView, asked: Asked, random: Random): Value[] {
  const taken: Value[] = [];
  let { options } = asked;
  let paths = asked.paths!;
  while (options.length > 0) {
    if (taken.length > 0) readQuestion(view, { ...asked, options, refused: [], rule: '', taken: [...taken] });
    const one = lively(options, random);
    taken.push(one);
    paths = paths[one]!;
    options = Object.keys(paths);
  }
  return taken;
}

/** Two copies of a card, and two foundations with the same reward, need not be told apart. */
const isTwin = (asked: Asked): boolean => ['constructOn', 'discard', 'razeOrder'].includes(asked.kind);

function readQuestion(view: ChaosView, asked: Asked): void {
  expectReadable(words.prompt(view, asked), PROMPT);
  const labels = asked.options.map((value) => words.option(view, asked, value));
  for (const label of labels) expectReadable(label, asked.form === 'amount' ? /./ : /^[A-Z\d+]/);
  if (!isTwin(asked) && new Set(labels).size < labels.length) expect(labels).toBe('told apart');
  for (const { value, refusal } of asked.refused) {
    expectReadable(words.option(view, asked, value));
    expectReadable(words.refusal(refusal));
    expect(words.refusal(refusal)).not.toContain('Not allowed');
  }
}

function checkQuestion(view: ChaosView, pending: Pending): Asked {
  const asked = askedOf(pending);
  expect(Object.keys(QUESTIONS)).toContain(asked.kind);
  expectReadable(words.waiting(view, asked.kind));
  readQuestion(view, asked);
  return asked;
}

const isForced = (event: GameEvent): event is Forced => event.type === 'Forced';

function checkEvent(view: ChaosView, event: ChaosEvent | Forced, viewer: Viewer): void {
  const line = words.event(view, event as ChaosEvent, viewer);
  if (isForced(event)) expect(line).toBeUndefined();
  else if (line !== undefined) expectReadable(line, SENTENCE);
}

function checkPosition(view: ChaosView): void {
  const text = words.position(view);
  expect(text).not.toMatch(RAW_ID);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|unknown|\n\n\n/);
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
}

const GAMES = [2, 3, 4, 5].flatMap((seats) => [
  { seats, options: { factions: 'choose' } },
  { seats, options: { factions: 'dealt' } },
]);

describe('every text of a random game is readable', () => {
  test.each(GAMES)('$seats seats, $options', ({ seats, options }) => {
    const match = matchOf(seats, `words ${seats} ${JSON.stringify(options)}`, options);
    const random = new Random(`answers ${seats}`);
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
    let told = 0;
    for (let n = 0; ; n++) {
      if (n % 60 === 0 || match.over) {
        for (const viewer of viewers) {
          const view = match.view(viewer);
          checkPosition(view);
          for (const { event } of match.eventsFor(viewer, told)) checkEvent(view, event, viewer);
          for (const [seat] of view.players.entries()) expectReadable(words.seat(view, seat));
        }
        told = match.length;
      }
      if (match.over) break;
      const pending = random.pick(match.pending);
      const view = match.view(pending.ask.seat);
      const asked = checkQuestion(view, pending);
      // Whoever only looks on has no hand, and still reads what is asked.
      if (n % 20 === 0) readQuestion(match.view('spectator'), { ...asked, refused: [], rule: '' });
      match.answer({ seat: asked.seat, kind: asked.kind, value: anyAnswer(view, asked, random) });
    }
    expect(match.length).toBeGreaterThan(100);
  });
});

test('what is told beforehand is said for every moment of cards', () => {
  const match = matchOf(2, 'beforehand', {});
  const view = match.view(0);
  const asked = {
    seat: 0,
    kind: 'skipCards',
    form: 'one',
    options: [],
    refused: [],
    min: 1,
    max: 1,
    rule: '',
  } as const;
  for (const moment of ['price', 'pass', 'combatStart', 'relicStart', 'relicTaken'])
    for (const how of ['ask', 'skip'])
      expect(words.option(view, asked, `${moment}:${how}`)).toMatch(/^(Ask|Do not ask) me about cards \w/);
});
