import type { AnyMatch } from '@warptable/kernel';
import { createBot, observationOf } from '@warptable/bots';
import type { AnyGuide, Bot } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';
import { cpuTime } from '@warptable/lab';
import { median } from './clock.ts';
import { midGames } from './mid-game.ts';
import { StopWatch } from './stop-watch.ts';
import { PHASES, watchedGuide, watchedMatch, watchedObservation } from './watched.ts';
import type { SearchPhase } from './watched.ts';

/** The Expert's search: each figure is the median over positions in the middle of games. */
export interface SearchBench {
  readonly seats: number;
  readonly positions: number;
  readonly iterationsPerSecond: number;
  /** Parts of the time, from 0 to 1. */
  readonly shares: Readonly<Record<SearchPhase, number>>;
  /** What it takes to make a world to think in: copy, replay and determinize together. */
  readonly copyAndReplay: number;
}

/** A search that spends more than this on making worlds wastes its time. */
export const MAX_COPY_AND_REPLAY = 0.25;

const POSITIONS = 9;
const SEATS = 2;

/**
 * Lets the Expert think in each position twice for the same time: as it does at a table, for its speed, and under a stop-watch, for
 * what it spends its time on.
 */
export function benchSearch(gameModule: AnyGameModule, guide: AnyGuide, seconds: number): SearchBench {
  const { min, max } = gameModule.game.seats;
  const seats = Math.min(max, Math.max(SEATS, min));
  const budget = { time: (1000 * seconds) / (2 * POSITIONS) };
  const thinking = midGames(gameModule, 'novice', seats, POSITIONS).map((match, i) => {
    const spec = { level: 'expert', budget } as const;
    const botWith = (own: AnyGuide): Bot => createBot(own, spec, i, cpuTime);
    return { speed: speedOf(botWith(guide), match), shares: sharesOf(match, guide, botWith) };
  });
  const middle = (of: (one: (typeof thinking)[number]) => number): number => median(thinking.map(of));
  const shares = PHASES.map((phase) => [phase, middle((one) => one.shares[phase])]);
  return {
    seats,
    positions: POSITIONS,
    iterationsPerSecond: middle(({ speed }) => speed),
    shares: Object.fromEntries(shares) as Record<SearchPhase, number>,
    copyAndReplay: middle((one) => one.shares.copy + one.shares.replay + one.shares.determinize),
  };
}

function speedOf(bot: Bot, match: AnyMatch): number {
  const began = cpuTime();
  const { iterations } = bot.answer(observationOf(match, seatAsked(match)));
  return (1000 * iterations) / (cpuTime() - began);
}

function sharesOf(
  match: AnyMatch,
  guide: AnyGuide,
  botWith: (guide: AnyGuide) => Bot,
): Record<SearchPhase, number> {
  const watch = new StopWatch<SearchPhase>('tree', () => performance.now());
  const observation = watchedObservation(watchedMatch(match, watch), watch);
  const bot = botWith(watchedGuide(guide, watch));
  watch.reading();
  bot.answer(observation);
  const reading = watch.reading();
  const whole = [...reading.values()].reduce((sum, part) => sum + part, 0);
  const shares = PHASES.map((phase) => [phase, (reading.get(phase) ?? 0) / whole]);
  return Object.fromEntries(shares) as Record<SearchPhase, number>;
}

const seatAsked = (match: AnyMatch): number => match.pending[0]?.ask.seat ?? 0;
