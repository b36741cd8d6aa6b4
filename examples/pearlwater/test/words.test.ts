import { Match, Random, askedOf, seededChance } from '@warptable/kernel';
import type { Words } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import { expect, test } from 'vitest';
import { pearlwater } from '../rules/game.ts';
import type { BayEvent, BayView } from '../rules/game.ts';
import { pearlwaterWords } from '../words/index.ts';

const words: Words<BayView, BayEvent> = pearlwaterWords;

/** Everything that is said in a random game. */
function allSaid(seats: number, seed: number): string[] {
  const match = new Match(pearlwater, { options: { length: 'long' }, seats, chance: seededChance(seed) });
  const random = new Random(seed);
  const said: string[] = [];
  while (!match.over) {
    const [pending] = match.pending;
    const asked = askedOf(pending!);
    const view = match.view(asked.seat);
    said.push(words.prompt(view, asked), words.waiting(view, asked.kind), words.position(view));
    said.push(...asked.options.map((option) => words.option(view, asked, option)));
    said.push(...asked.refused.map(({ refusal }) => words.refusal(refusal)));
    match.answer({ seat: asked.seat, kind: asked.kind, value: randomAnswer(pending!, random) });
  }
  for (const viewer of [0, 'spectator'] as const)
    for (const { event } of match.eventsFor(viewer))
      said.push(words.event(match.view(viewer), event as BayEvent, viewer) ?? '');
  return said;
}

test.each([2, 3, 4])('all that is said in games of %i has words, and no blank is left open', (seats) => {
  for (let seed = 0; seed < 10; seed++)
    for (const text of allSaid(seats, seed))
      expect(text).not.toMatch(/\{\{|oyster:\d|reef:\w|^(prompts|log)\./);
});

test('whoever reads it is called you', () => {
  const match = new Match(pearlwater, { options: { length: 'short' }, seats: 2, chance: seededChance(1) });
  const event = { type: 'Dived', seat: 0, dice: [6, 2], found: 1 } as const;
  expect(words.event(match.view(0), event, 0)).toBe('You rolled 6 and 2 and found 1 pearl.');
  expect(words.event(match.view(1), event, 1)).toBe('Coral rolled 6 and 2 and found 1 pearl.');
  expect(words.event(match.view(1), event, 1, () => 'Ada')).toBe('Ada rolled 6 and 2 and found 1 pearl.');
});
