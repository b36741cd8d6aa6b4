import { expect, test } from 'vitest';
import { listOfGames } from '../src/commands/games.ts';
import { lanterns } from './lanterns.ts';

test('a game is listed with its modes, seats and options', () => {
  expect(listOfGames([lanterns])).toBe(`lanterns: Lanterns (rules 1), 1 to 4 seats
  mode    Alone, 1 seat
  mode    Around the table, 2 to 4 seats
  option  Long night: --option long=...
            off  two rounds (usual)
            on   four rounds
`);
});
