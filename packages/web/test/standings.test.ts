import { playRandomly } from '@warptable/bots';
import { findGame } from '@warptable/games';
import { Match, Random, recordOf, replay, seededChance } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { standingsOf } from '../src/replay/standings.ts';

const gameModule = findGame('warpgate')!;
const roundOf = (view: unknown): number => (view as { round: number }).round;

function played(seats: number): GameFile {
  const { game } = gameModule;
  const options = game.readOptions({ factions: 'dealt' }, seats);
  const match = new Match(game, { options, seats, chance: seededChance('rounds') });
  playRandomly(match, new Random('rounds'));
  return recordOf(match, { kind: 'seeded', seed: 'rounds' });
}

describe('the points after each round', () => {
  it.each([1, 3, 6])('of a game for %i end with the result', (seats) => {
    const file = played(seats);
    const standings = standingsOf(gameModule, file, roundOf);
    expect(standings.map(({ round }) => round)).toEqual(standings.map((_, i) => i + 1));
    expect(standings.length).toBeGreaterThan(3);
    expect(standings.at(-1)?.scores).toEqual(file.result?.scores);
  });

  it('are those of the position in which the next round begins', () => {
    const file = played(3);
    const [first] = standingsOf(gameModule, file, roundOf);
    const begins = file.entries.findIndex(
      (_, n) => roundOf(replay(gameModule.game, file, n + 1).view('spectator')) === 2,
    );
    expect(first?.scores).toEqual(
      gameModule.game.result(replay(gameModule.game, file, begins + 1).state).scores,
    );
  });
});
