import type { AnswerValue } from '@warptable/kernel';
import type { AnyObservation } from './observation.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'novice', 'regular', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think about one answer. What runs out first ends it; iterations alone make it reproducible. */
export interface Budget {
  readonly iterations?: number;
  /** Milliseconds by the bot's clock. */
  readonly time?: number;
}

/** Milliseconds from any beginning. Passed in, because bots run where there is no clock of their own. */
export type Clock = () => number;

/** A term of the evaluation that an answer serves better, or worse, than the next best: by so many points for the bot's own seat. */
export interface HintReason {
  readonly term: string;
  readonly change: number;
}

export interface BotDecision {
  readonly value: AnswerValue;
  /** How many worlds were played through for it. */
  readonly iterations: number;
  /** The chance to win that the bot sees, from 0 to 1; absent if it did not look ahead. */
  readonly expectedValue?: number;
  /** The next best answer, if the bot saw one. */
  readonly instead?: AnswerValue;
  /** How often the rules failed in a world that it imagined. It should never happen. */
  readonly faults: number;
}

/** A player for one seat of one game. It may remember what it thought: ask the same one for the whole game. */
export interface Bot {
  /** Answers at once in the sense of the language: run it in a worker. Always legal, whatever the budget. */
  answer(observation: AnyObservation, budget?: Budget): BotDecision;
  /** Why it answers so and not as would be next best: the greatest difference first. Nothing, if it saw no other answer. */
  explain(observation: AnyObservation, decision: BotDecision): readonly HintReason[];
}
