import { randomAnswer } from '@warptable/bots';
import { KeyedChance, Match, Random, askedOf } from '@warptable/kernel';
import type { AnswerValue, OptionValues, Pending } from '@warptable/kernel';
import type { WarpLessonStep } from '../board/lesson-progress.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import { asWarp } from '../rules/questions.ts';
import type { WarpAsked } from '../rules/questions.ts';
import type { Options, State } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';

/** The page gives the learner this nonce, and bots give theirs. */
const NONCES = ['00'.repeat(8), 'bot'];

interface LessonToPlay {
  readonly steps: readonly WarpLessonStep[];
  readonly table: { readonly seats: number; readonly options: OptionValues; readonly secret: string };
}

/** Somebody at the table of a lesson. Blue declines where that is possible. */
export class Learner {
  readonly steps: readonly WarpLessonStep[];
  readonly match: Match<State, Options, WarpView, WarpEvent>;

  constructor({ steps, table: { seats, options, secret } }: LessonToPlay) {
    this.steps = steps;
    this.match = new Match(theWarp, {
      options: theWarp.readOptions(options, seats),
      seats,
      // A lesson's table is of those at which side actions count as luck.
      chance: new KeyedChance(secret, NONCES.slice(0, seats), true),
    });
    // As at a table: what it records is part of the luck.
    this.match.greet([0]);
  }

  get view(): WarpView {
    return this.match.view(0);
  }

  get pending(): Pending | undefined {
    return this.match.pending.find(({ ask }) => ask.seat === 0);
  }

  get asked(): WarpAsked | null {
    return this.pending ? asWarp(askedOf(this.pending)) : null;
  }

  get moment() {
    return {
      view: this.view,
      asked: this.asked,
      events: this.match.eventsFor(0).map(({ event }) => event),
    };
  }

  /** The steps that are done by playing. */
  get played(): string[] {
    return this.steps.flatMap((step) => (step.done ? step.id : []));
  }

  get undone(): string[] {
    return this.steps.flatMap((step) => (step.done && !step.done(this.moment) ? step.id : []));
  }

  /** The first step that is neither done nor missed. */
  get shown() {
    return this.steps.find((step) => step.done && !step.done(this.moment) && !step.isMissed?.(this.moment));
  }

  get isOffScript(): boolean {
    return this.steps.find(({ id }) => id === this.undone[0])?.isMissed?.(this.moment) === true;
  }

  /** With the first option, if none is named. */
  answer(kind: string, value: AnswerValue = this.asked?.options[0] ?? ''): void {
    if (this.asked?.kind !== kind) throw new Error(`${this.asked?.kind} is asked, not ${kind}`);
    this.match.answer({ seat: 0, kind, value });
    for (let next = this.match.pending[0]; next && !this.asked; next = this.match.pending[0]) {
      const { ask, options } = next;
      const declines = ask.form === 'path' && options.includes('no');
      const random = new Random(`blue ${this.match.length}`);
      this.match.answer({
        seat: ask.seat,
        kind: ask.kind,
        value: declines ? ['no'] : randomAnswer(next, random),
      });
    }
  }

  drawCards(): void {
    while (this.asked?.kind === 'drawFrom') this.answer('drawFrom', this.asked.options[1]);
  }
}
