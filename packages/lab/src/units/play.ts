import { observationOf, playOn, playRandomly } from '@warptable/bots';
import type { AnyGuide, Bot, Clock } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { Match, Random, seededChance, simulate } from '@warptable/kernel';
import type { AnyMatch, AnswerValue, Ask, Findings, Pending, Playable, Result } from '@warptable/kernel';
import { sumOf } from '../statistics/spread.ts';
import { seatedBots } from './bots.ts';
import type { Played, Sample, Thinking, Unit, UnitResult } from './unit.ts';

/** A match or a simulation that was played, and what was noted meanwhile. */
interface PlayedOut extends Pick<Played, 'decisions' | 'thinking' | 'findings' | 'samples'> {
  readonly game: { readonly over: boolean; readonly result: Result; readonly state: Playable };
}

/** Far above the longest game: whoever comes here goes round in circles. */
const ENDLESS = 200_000;

/** Plays a unit. The result follows from the unit alone, but for the times, and for bots that look at the clock. */
export function playUnit(
  unit: Unit,
  findBox: (id: string) => AnyGameModule | undefined = findGame,
): UnitResult {
  const { number, seed, bots } = unit;
  const gameModule = findBox(unit.game);
  if (!gameModule) throw new Error(`there is no game '${unit.game}'`);
  try {
    const isSimulated = unit.resultOnly && bots.every((bot) => bot === 'random');
    const { game, ...noted } = (isSimulated ? simulated : played)(unit, gameModule);
    if (!game.over) throw new Error(`the game has not ended after ${ENDLESS} answers`);
    const { scores, winners } = game.result;
    return {
      unit: number,
      seed,
      bots,
      scores,
      winners,
      labels: gameModule.game.labels(game.state),
      ...noted,
    };
  } catch (error) {
    return { unit: number, seed, bots, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Random bots need no record to look at. */
function simulated({ options, seed, bots }: Unit, gameModule: AnyGameModule): PlayedOut {
  const game = simulate(gameModule.game, { options, seats: bots.length, chance: seededChance(seed) });
  return { game, decisions: playRandomly(game, new Random(`${seed}/bots`), ENDLESS), thinking: [] };
}

function played(unit: Unit, gameModule: AnyGameModule): PlayedOut {
  const { match, bots } = beginUnit(unit, gameModule, () => performance.now());
  const thinkers = bots.map((bot) => new Thinker(bot));
  const sampler = unit.samples && gameModule.guide ? new Sampler(gameModule.guide) : undefined;
  playOn(
    match,
    (pending) => {
      sampler?.look(match.state, bots.length);
      const { ask } = pending[0] as Pending;
      const thinker = thinkers[ask.seat];
      if (!thinker) throw new Error(`seat ${ask.seat} is asked, but nobody sits there`);
      return { seat: ask.seat, kind: ask.kind, value: thinker.answer(match, ask) };
    },
    ENDLESS,
  );
  const thinking = thinkers.map((thinker) => thinker.sum());
  return {
    game: match,
    decisions: sumOf(thinking.map(({ decisions }) => decisions)),
    thinking,
    ...(unit.resultOnly ? {} : findingsIn(gameModule, match)),
    ...(sampler ? { samples: sampler.samples } : {}),
  };
}

/** A unit at its beginning, to be watched while it is played; its bots by seat. */
export function beginUnit(
  { options, seed, bots, tables }: Pick<Unit, 'options' | 'seed' | 'bots' | 'tables'>,
  { game, guide }: AnyGameModule,
  clock?: Clock,
): { readonly match: AnyMatch; readonly bots: readonly Bot[] } {
  return {
    match: new Match(game, { options, seats: bots.length, chance: seededChance(seed) }),
    bots: seatedBots(guide, bots, seed, tables, clock),
  };
}

function findingsIn({ lab }: AnyGameModule, match: AnyMatch): { findings?: Findings } {
  if (!lab) return {};
  const events = match.events.map(({ event }) => event);
  return { findings: lab.findings({ view: match.view('spectator'), events }) };
}

/** Notes how the terms of the evaluation stand whenever a turn begins. */
class Sampler {
  readonly samples: Sample[] = [];
  private readonly guide: AnyGuide;
  private turn: number | undefined;

  constructor(guide: AnyGuide) {
    this.guide = guide;
  }

  look(state: Playable, seats: number): void {
    const turn = this.guide.turn(state);
    if (turn === this.turn) return;
    this.turn = turn;
    const terms = Array.from({ length: seats }, (_, seat) => [...this.guide.measure(state, seat)]);
    // While a game is set up there may be nothing to measure yet.
    if (terms.every((values) => values.length === this.guide.terms.length))
      this.samples.push({ late: this.guide.progress(state), terms });
  }
}

/** A bot at its seat, and what it has thought so far. */
class Thinker {
  private readonly bot: Bot;
  private decisions = 0;
  private iterations = 0;
  private milliseconds = 0;
  private faults = 0;

  constructor(bot: Bot) {
    this.bot = bot;
  }

  answer(match: AnyMatch, ask: Ask): AnswerValue {
    const began = performance.now();
    const { value, iterations, faults } = this.bot.answer(observationOf(match, ask.seat));
    this.milliseconds += performance.now() - began;
    this.iterations += iterations;
    this.faults += faults;
    if (ask.form !== 'confirm') this.decisions++;
    return value;
  }

  sum(): Thinking {
    const { decisions, iterations, milliseconds, faults } = this;
    return { decisions, iterations, milliseconds: Math.round(milliseconds), faults };
  }
}
