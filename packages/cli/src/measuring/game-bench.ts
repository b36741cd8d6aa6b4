import { Match, Random, seededChance, takeSnapshot } from '@warptable/kernel';
import { playRandomly } from '@warptable/bots';
import type { AnyBoxed } from '@warptable/games';
import { playRandomGame } from '../simulation/random-game.ts';
import type { AnyMatch } from '../terminal/telling.ts';
import { measureInTurns } from './clock.ts';
import type { Measured } from './clock.ts';
import { benchSearch } from './search-bench.ts';
import type { SearchBench } from './search-bench.ts';

export interface Bytes {
  readonly mean: number;
  readonly most: number;
}

export interface GameBench {
  readonly game: string;
  readonly seats: number;
  /** A decision of random play in a light match, everything included. */
  readonly decision: Measured;
  /** A light fork of a match somewhere in the middle of the game, mostly in mid-turn. */
  readonly fork: Measured;
  readonly copy: Measured;
  readonly view: Measured;
  readonly calibration: Measured;
  readonly viewBytes: Bytes;
  readonly snapshotBytes: Bytes;
  /** For games that have a guide for bots. */
  readonly search?: SearchBench;
}

const POSITIONS = 24;
const SAMPLES = 9;

export function benchGame(boxed: AnyBoxed, seconds: number): GameBench {
  const { game } = boxed;
  const seats = Math.min(4, game.seats.most);
  const options = game.readOptions({}, seats);
  const matches = Array.from({ length: POSITIONS }, (_, i) => midGame(boxed, options, seats, i + 1));
  const views = matches.flatMap((match) => Array.from({ length: seats }, (_, seat) => match.view(seat)));
  let seed = 0;
  let turn = 0;
  const nextMatch = (): AnyMatch => {
    turn = (turn + 1) % matches.length;
    const match = matches[turn];
    if (!match) throw new Error('there are positions to measure');
    return match;
  };
  const measured = measureInTurns(
    {
      decision: () => playRandomGame(boxed, options, seats, ++seed).decisions,
      fork: () => nextMatch().fork(seededChance(turn), true).seats / seats,
      copy: () => (game.copy(nextMatch().state) ? 1 : 0),
      view: () => (nextMatch().view(turn % seats) ? 1 : 0),
    },
    seconds,
    SAMPLES,
  );
  return {
    game: game.id,
    seats,
    ...measured,
    viewBytes: bytesOf(views),
    snapshotBytes: bytesOf(matches.map((match) => takeSnapshot(match))),
    ...(boxed.guide ? { search: benchSearch(boxed, boxed.guide, seconds) } : {}),
  };
}

/** A game that stands at a question between a third and two thirds of its length. */
function midGame(boxed: AnyBoxed, options: unknown, seats: number, seed: number): AnyMatch {
  const { decisions } = playRandomGame(boxed, options, seats, seed);
  const match: AnyMatch = new Match(boxed.game, { options, seats, chance: seededChance(seed) });
  const until = Math.floor((decisions * (POSITIONS + (seed % POSITIONS))) / (3 * POSITIONS));
  playRandomly(match, new Random(`${seed}/bots`), until);
  return match;
}

function bytesOf(values: readonly unknown[]): Bytes {
  const sizes = values.map((value) => Buffer.byteLength(JSON.stringify(value)));
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  return { mean, most: Math.max(...sizes) };
}
