import type { AnyMatch } from '@warptable/kernel';
import { seededChance, takeSnapshot } from '@warptable/kernel';
import type { AnyGameModule } from '@warptable/games';
import { isPlayed, playUnit, simulationUnit } from '@warptable/lab';
import type { SimulationPlan } from '@warptable/lab';
import { measureInTurns } from './clock.ts';
import type { Timing } from './clock.ts';
import { midGames } from './mid-game.ts';
import { benchSearch } from './search-bench.ts';
import type { SearchBench } from './search-bench.ts';

export interface Bytes {
  readonly mean: number;
  readonly max: number;
}

export interface GameBench {
  readonly game: string;
  readonly seats: number;
  /** A decision of random play in a simulation, everything included. */
  readonly decision: Timing;
  /** A simulation that goes on from somewhere in the middle of the game, mostly in mid-turn. */
  readonly fork: Timing;
  readonly copy: Timing;
  readonly view: Timing;
  readonly calibration: Timing;
  readonly viewBytes: Bytes;
  readonly snapshotBytes: Bytes;
  /** For games that have a guide for bots. */
  readonly search?: SearchBench;
}

const POSITIONS = 24;
const SAMPLES = 9;

export function benchGame(gameModule: AnyGameModule, seconds: number): GameBench {
  const { game } = gameModule;
  const seats = Math.min(4, game.seats.max);
  const options = game.readOptions({}, seats);
  const plan = { game: game.id, options: [options], seats, bot: 'random', games: Infinity, seed: 0 };
  const matches = midGames(gameModule, 'random', seats, POSITIONS);
  const views = matches.flatMap((match) => Array.from({ length: seats }, (_, seat) => match.view(seat)));
  let played = 0;
  let turn = 0;
  const nextMatch = (): AnyMatch => {
    turn = (turn + 1) % matches.length;
    const match = matches[turn];
    if (!match) throw new Error('there are positions to measure');
    return match;
  };
  const measured = measureInTurns(
    {
      decision: () => decisionsIn(gameModule, plan, ++played),
      fork: () => nextMatch().simulate(seededChance(turn)).seats / seats,
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
    ...(gameModule.guide ? { search: benchSearch(gameModule, gameModule.guide, seconds) } : {}),
  };
}

/** How many decisions a game of random bots takes, played as `sim` plays it. */
function decisionsIn(gameModule: AnyGameModule, plan: SimulationPlan, number: number): number {
  const result = playUnit(simulationUnit(plan, number), () => gameModule);
  if (!isPlayed(result)) throw new Error(result.fault);
  return result.decisions;
}

function bytesOf(values: readonly unknown[]): Bytes {
  const sizes = values.map((value) => Buffer.byteLength(JSON.stringify(value)));
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  return { mean, max: Math.max(...sizes) };
}
