import { randomAnswer } from '@warptable/bots';
import { KeyedChance, Match, Random, askedOf } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { lesson, lessonTable } from '../board/lesson.ts';
import { pearlwater } from '../rules/game.ts';

const LEARNER = 0;

/** The questions of the first round, in the order in which the lesson leads to them. */
const KINDS = {
  crew: 'crew',
  anchor: 'anchor',
  throwBack: 'throwBack',
  bid: 'bid',
  sail: 'sail',
  dive: 'spendAir',
  open: 'open',
  end: 'endTurn',
};

test.each([1, 2, 3, 4, 5])('the lesson keeps step with a learner, whatever the others do (%i)', (seed) => {
  const { options, seats, secret } = lessonTable;
  const chance = new KeyedChance(secret, ['00'.repeat(8), 'bot']);
  const match = new Match(pearlwater, { options: pearlwater.readOptions(options, seats), seats, chance });
  const random = new Random(seed);
  const asked: string[] = [];
  const led: (string | undefined)[] = [];
  while (match.pending[0]!.ask.kind !== 'feather') {
    const own = match.pending.find(({ ask }) => ask.seat === LEARNER);
    const pending = own ?? match.pending[0]!;
    if (own) {
      const events = match.eventsFor(LEARNER).map(({ event }) => event);
      const moment = { view: match.view(LEARNER), asked: askedOf(own), events };
      const step = lesson.find((one) => one.done && !one.done(moment));
      asked.push(own.ask.kind);
      led.push(KINDS[step?.id as keyof typeof KINDS]);
    }
    // As the lesson says.
    const value = pending.ask.kind === 'crew' ? 'lungs' : randomAnswer(pending, random);
    match.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value });
  }
  expect(asked.slice(0, 6)).toEqual(['crew', 'anchor', 'throwBack', 'bid', 'sail', 'spendAir']);
  // Putting two oysters in order belongs to opening them, and has no step of its own.
  expect(led.filter((_, i) => asked[i] !== 'shelve')).toEqual(asked.filter((kind) => kind !== 'shelve'));
});

test('every step has a text, and cites a rule', () => {
  for (const { text, rule } of lesson) {
    expect(text.length).toBeGreaterThan(20);
    expect(rule).toMatch(/^PW \d\.\d$/);
  }
});
