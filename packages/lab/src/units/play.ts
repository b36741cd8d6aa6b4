import { createBot, outlookOf } from '@warptable/bots';
import type { AnyGuide, Bot } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { AnyBoxed } from '@warptable/games';
import { Match, seededChance } from '@warptable/kernel';
import type { AnswerValue, Findings, GameEvent, Pending, Playable } from '@warptable/kernel';
import { sumOf } from '../statistics/spread.ts';
import { botSpec } from './bots.ts';
import type { Played, Sample, Thinking, Unit, UnitResult } from './unit.ts';

export type AnyMatch = Match<Playable, unknown, unknown, GameEvent>;

type Course = Omit<Played, 'unit' | 'seed' | 'bots'>;

/** Far above the longest game: whoever comes here goes round in circles. */
const ENDLESS = 200_000;

/** Plays a unit. The result follows from the unit alone, but for the times, and for bots that look at the clock. */
export function playUnit(unit: Unit, findBox: (id: string) => AnyBoxed | undefined = findGame): UnitResult {
  const { number, seed, bots } = unit;
  const boxed = findBox(unit.game);
  if (!boxed) throw new Error(`there is no game '${unit.game}'`);
  try {
    return { unit: number, seed, bots, ...played(unit, boxed) };
  } catch (error) {
    return { unit: number, seed, bots, fault: error instanceof Error ? error.message : String(error) };
  }
}

function played({ options, seed, bots, tables, samples: areWanted }: Unit, boxed: AnyBoxed): Course {
  const match: AnyMatch = new Match(boxed.game, { options, seats: bots.length, chance: seededChance(seed) });
  const thinkers = bots.map((name, seat) => {
    const bot = createBot(boxed.guide, botSpec(name, tables), `${seed}/${seat}`, () => performance.now());
    return new Thinker(bot);
  });
  const sampler = areWanted && boxed.guide ? new Sampler(boxed.guide) : undefined;
  for (let answers = 0; !match.over; answers++) {
    if (answers > ENDLESS) throw new Error(`the game has not ended after ${ENDLESS} answers`);
    sampler?.look(match.state, bots.length);
    const [pending] = match.pending as [Pending];
    const { seat, kind } = pending.ask;
    const thinker = thinkers[seat];
    if (!thinker) throw new Error(`seat ${seat} is asked, but nobody sits there`);
    match.answer({ seat, kind, value: thinker.answer(match, pending) });
  }
  const { scores, winners } = match.result;
  const thinking = thinkers.map((thinker) => thinker.sum());
  return {
    scores,
    winners,
    decisions: sumOf(thinking.map(({ decisions }) => decisions)),
    thinking,
    ...findingsIn(boxed, match),
    ...(sampler ? { samples: sampler.samples } : {}),
  };
}

function findingsIn({ lab }: AnyBoxed, match: AnyMatch): { findings?: Findings } {
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

  answer(match: AnyMatch, { ask }: Pending): AnswerValue {
    const began = performance.now();
    const { value, iterations, faults } = this.bot.answer(outlookOf(match, ask.seat));
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
