import { createBot, outlookOf, playMatch } from '@warptable/bots';
import type { AnyGuide, Bot } from '@warptable/bots';
import type { AnyBoxed } from '@warptable/games';
import { Match, seededChance } from '@warptable/kernel';
import type { AnyMatch } from '../terminal/telling.ts';
import { median } from './clock.ts';
import { cpuTime } from './cpu-time.ts';
import { StopWatch } from './stop-watch.ts';
import { PHASES, watchedGuide, watchedMatch, watchedOutlook } from './watched.ts';
import type { Phase } from './watched.ts';

/** The Expert's search: each figure is the median over positions in the middle of games. */
export interface SearchBench {
  readonly seats: number;
  readonly positions: number;
  readonly iterationsPerSecond: number;
  /** Parts of the time, from 0 to 1. */
  readonly shares: Readonly<Record<Phase, number>>;
  /** What it takes to make a world to think in: copy, replay and re-deal together. */
  readonly copyAndReplay: number;
}

/** A search that spends more than this on making worlds wastes its time. */
export const MOST_COPY_AND_REPLAY = 0.25;

const POSITIONS = 9;
const SEATS = 2;

/**
 * Lets the Expert think in each position twice for the same time: as it does at a table, for its speed, and under a stop-watch, for
 * what it spends its time on.
 */
export function benchSearch(boxed: AnyBoxed, guide: AnyGuide, seconds: number): SearchBench {
  const { least, most } = boxed.game.seats;
  const seats = Math.min(most, Math.max(SEATS, least));
  const budget = { time: (1000 * seconds) / (2 * POSITIONS) };
  const thinking = Array.from({ length: POSITIONS }, (_, i) => {
    const match = midGame(boxed, guide, seats, i + 1);
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
    shares: Object.fromEntries(shares) as Record<Phase, number>,
    copyAndReplay: middle((one) => one.shares.copy + one.shares.replay + one.shares.redeal),
  };
}

function speedOf(bot: Bot, match: AnyMatch): number {
  const began = cpuTime();
  const { iterations } = bot.answer(outlookOf(match, seatAsked(match)));
  return (1000 * iterations) / (cpuTime() - began);
}

function sharesOf(
  match: AnyMatch,
  guide: AnyGuide,
  botWith: (guide: AnyGuide) => Bot,
): Record<Phase, number> {
  const watch = new StopWatch<Phase>('tree', () => performance.now());
  const outlook = watchedOutlook(watchedMatch(match, watch), watch);
  const bot = botWith(watchedGuide(guide, watch));
  watch.reading();
  bot.answer(outlook);
  const reading = watch.reading();
  const whole = [...reading.values()].reduce((sum, part) => sum + part, 0);
  const shares = PHASES.map((phase) => [phase, (reading.get(phase) ?? 0) / whole]);
  return Object.fromEntries(shares) as Record<Phase, number>;
}

const seatAsked = (match: AnyMatch): number => match.pending[0]?.ask.seat ?? 0;

/** A game of Novices that stands at a question with a choice, between a third and two thirds of its length. */
function midGame(boxed: AnyBoxed, guide: AnyGuide, seats: number, seed: number): AnyMatch {
  const options = boxed.game.readOptions({}, seats);
  const begin = (): { match: AnyMatch; bots: Bot[] } => ({
    match: new Match(boxed.game, { options, seats, chance: seededChance(seed) }),
    bots: Array.from({ length: seats }, (_, seat) =>
      createBot(guide, { level: 'novice' }, `${seed}/${seat}`),
    ),
  });
  const whole = begin();
  const answers = playMatch(whole.match, whole.bots);
  const { match, bots } = begin();
  playMatch(match, bots, Math.floor((answers * (POSITIONS + (seed % POSITIONS))) / (3 * POSITIONS)));
  while (match.pending[0]?.ask.form === 'confirm') playMatch(match, bots, 1);
  return match;
}
