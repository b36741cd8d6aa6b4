import { randomAnswer } from '@warptable/bots';
import { KeyedChance, Match, Random, askedOf } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { lessons } from '../board/lessons.ts';
import type { ChaosLessonStep, Moment } from '../board/lesson-progress.ts';
import { isContested } from '../board/lesson-progress.ts';
import { FACTIONS } from '../content/index.ts';
import { chaosOrder } from '../rules/game.ts';
import { asChaos } from '../rules/questions.ts';

/** The page gives the learner this nonce, and bots give theirs. */
const NONCES = ['00'.repeat(8), 'bot'];

const [first, battle] = lessons;
if (!first || !battle) throw new Error('a lesson is missing');

/** Somebody at the table of a lesson. */
class Learner {
  readonly match;
  readonly done: string[] = [];
  private readonly steps: readonly ChaosLessonStep[];

  constructor({ steps, table: { seats, options, secret } }: typeof first & object) {
    this.steps = steps;
    this.match = new Match(chaosOrder, {
      options: chaosOrder.readOptions(options, seats),
      seats,
      chance: new KeyedChance(secret, NONCES),
    });
    this.match.greet([0]);
  }

  get moment(): Moment {
    const pending = this.match.pending.find(({ ask }) => ask.seat === 0);
    return {
      view: this.match.view(0),
      asked: pending ? asChaos(askedOf(pending)) : null,
      events: this.match.eventsFor(0).map(({ event }) => event),
    };
  }

  /** The step that is shown; those without a condition are read and put away. */
  get shown(): ChaosLessonStep | undefined {
    const { moment } = this;
    for (const step of this.steps) {
      if (this.done.includes(step.id)) continue;
      if (step.done && !step.done(moment)) return step;
      this.done.push(step.id);
    }
    return undefined;
  }

  answer(random: Random): void {
    const [pending] = this.match.pending;
    if (!pending) throw new Error('nobody is asked');
    const { ask } = pending;
    this.match.answer({ seat: ask.seat, kind: ask.kind, value: chosen(pending, random) });
  }
}

const chosen = (pending: Pending, random: Random) =>
  pending.ask.kind === 'actOrPass' && pending.options.includes('act') ? 'act' : randomAnswer(pending, random);

describe('the guided first round', () => {
  it('is dealt a faction without pieces of its own, and the learner begins', () => {
    const { match } = new Learner(first);
    const faction = match.view(0).players[0]?.faction;
    expect(faction && FACTIONS[faction].locks.outpost).toHaveLength(4);
    expect(match.pending[0]?.ask).toMatchObject({ seat: 0, kind: 'keepLeaders' });
  });

  it('goes on step by step, whatever the learner does, and ends with the round', () => {
    for (let game = 0; game < 5; game++) {
      const random = new Random(`learner ${game}`);
      const learner = new Learner(first);
      const seen: string[] = [];
      while (learner.match.view(0).round < 2) {
        const { shown } = learner;
        if (shown && seen.at(-1) !== shown.id) seen.push(shown.id);
        learner.answer(random);
      }
      expect(learner.shown).toBeUndefined();
      const order = first.steps.filter((step) => step.done !== undefined).map(({ id }) => id);
      expect(seen).toEqual(order.filter((id) => seen.includes(id)));
      expect(seen).toEqual(
        expect.arrayContaining(['leaders', 'base', 'units', 'prices', 'discover', 'move']),
      );
    }
  });
});

describe('the lesson about battles', () => {
  it('follows a battle from the march to its end', () => {
    let told = 0;
    for (let game = 0; game < 8; game++) {
      const random = new Random(`fighter ${game}`);
      const learner = new Learner(battle);
      while (!learner.match.over && learner.shown) {
        const { shown, moment } = learner;
        if (shown?.id === 'march') expect(isContested(moment)).toBe(false);
        learner.answer(random);
      }
      if (learner.done.includes('wounds')) told++;
    }
    expect(told).toBeGreaterThan(0);
  });
});
