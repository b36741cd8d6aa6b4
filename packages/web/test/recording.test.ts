import { playRandomly } from '@warptable/bots';
import { findGame } from '@warptable/games';
import { KeyedChance, Match, Random, commitmentTo, isChance, recordOf } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { Recording } from '../src/replay/recording.ts';

const SECRET = 'ab'.repeat(32);
const gameModule = findGame('warpgate')!;

function recorded(answers: number): GameFile {
  const { game } = gameModule;
  const options = game.readOptions({ factions: 'dealt' }, 2);
  const nonces = ['n1', 'n2'];
  const match = new Match(game, { options, seats: 2, chance: new KeyedChance(SECRET, nonces) });
  playRandomly(match, new Random('recording'), answers);
  return recordOf(match, { kind: 'keyed', commitment: commitmentTo(SECRET), nonces });
}

describe('a recording', () => {
  const file = recorded(40);
  const recording = new Recording(gameModule, file);

  it('stops before each answer and at the end, never between an answer and its luck', () => {
    const answers = file.entries.filter((entry) => !isChance(entry)).length;
    expect(recording.stops).toHaveLength(answers + 1);
    expect(recording.stops.at(-1)).toBe(file.entries.length);
  });

  it('shows each stop, and the last one is the end of the file', () => {
    for (let stop = 0; stop < recording.stops.length; stop++)
      expect(recording.at(stop, 0).length).toBe(recording.stops[stop]);
    expect(recording.at(0, 'spectator').awaited).toHaveLength(1);
  });

  it('leads from an event to the position that shows it', () => {
    for (const { at } of recording.events('spectator'))
      expect(recording.at(recording.stopAfter(at), 'spectator').length).toBeGreaterThanOrEqual(at);
  });
});
