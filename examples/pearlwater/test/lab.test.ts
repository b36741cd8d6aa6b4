import { playRandomly } from '@warptable/bots';
import { Match, Random, seededChance } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { pearlwaterLab } from '../lab/index.ts';
import { pearlwater } from '../rules/game.ts';

test('the laboratory finds the crews, and every oyster on a shelf', () => {
  const match = new Match(pearlwater, { options: { length: 'long' }, seats: 4, chance: seededChance(7) });
  playRandomly(match, new Random(7), 1000);
  const view = match.view('spectator');
  const { rounds, seats, cards } = pearlwaterLab.findings({
    view,
    events: match.events.map(({ event }) => event),
  });
  expect(rounds).toBe(3);
  expect(seats.map(({ crew }) => crew)).toEqual(match.state.divers.map(({ crew }) => crew));
  for (const [seat, { shelf }] of match.state.divers.entries())
    expect(cards.flatMap((card) => (card.seat === seat ? card.id : [])).toSorted()).toEqual(shelf.toSorted());
  expect(cards.length).toBeGreaterThan(0);
});

test('what it counts has a name', () => {
  expect(pearlwaterLab.name('crew')).toBe('Crew');
  expect(pearlwaterLab.name('crew', 'lungs')).toBe('Lungs');
  expect(pearlwaterLab.name('oyster', 'oyster:31')).toBe('oyster 31 (worth 4)');
});
