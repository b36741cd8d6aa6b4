import { randomAnswer } from '@warptable/bots';
import { KeyedChance, Match, Random, askedOf } from '@warptable/kernel';
import type { Value } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { lesson, lessonTable } from '../board/lesson.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import { warpgate } from '../rules/game.ts';
import type { WarpgateView } from '../rules/view.ts';
import { asWarpgate } from '../rules/questions.ts';
import type { WarpgateAsked } from '../rules/questions.ts';

/** The page gives the learner this nonce, and bots give theirs. */
const NONCES = ['00'.repeat(8), 'bot', 'bot'];

/** Somebody at the table of the lesson. The others draw cards. */
class Learner {
  readonly match = new Match(warpgate, {
    options: warpgate.readOptions(lessonTable.options, lessonTable.seats),
    seats: lessonTable.seats,
    chance: new KeyedChance(lessonTable.secret, NONCES),
  }) as unknown as Match<never, never, WarpgateView, WarpgateEvent>;

  get view(): WarpgateView {
    return this.match.view(0);
  }

  get asked(): WarpgateAsked | null {
    const mine = this.match.pending.find(({ ask }) => ask.seat === 0);
    return mine ? asWarpgate(askedOf(mine)) : null;
  }

  get moment() {
    return {
      view: this.view,
      asked: this.asked,
      events: this.match.eventsFor(0).map(({ event }) => event),
    };
  }

  get undone(): string[] {
    return lesson.flatMap((step) => (step.done && !step.done(this.moment) ? step.id : []));
  }

  /** The first step that is neither done nor missed. */
  get shown() {
    return lesson.find((step) => step.done && !step.done(this.moment) && !step.isMissed?.(this.moment));
  }

  get isOffScript(): boolean {
    return lesson.find(({ id }) => id === this.undone[0])?.isMissed?.(this.moment) === true;
  }

  answer(kind: string, value: Value): void {
    this.match.answer({ seat: 0, kind, value });
    while (this.match.pending[0] && this.match.pending[0].ask.seat !== 0) {
      const { ask, options } = this.match.pending[0];
      const draws = ask.kind === 'action' ? 'draw' : (options[0] ?? 'done');
      this.match.answer({ seat: ask.seat, kind: ask.kind, value: draws });
    }
  }
}

const ALL = ['play', 'action', 'move', 'end', 'control', 'objective', 'warpIn', 'research'];

describe('the guided first game', () => {
  it('is dealt as its steps say, and every step is done by doing what it says', () => {
    const learner = new Learner();
    const answer = (kind: string, value?: Value) => {
      learner.answer(kind, value ?? learner.asked?.options[0] ?? '');
      expect(learner.isOffScript).toBe(false);
    };
    expect(learner.view.first).toBe(0);
    expect(learner.view.players[0]).toMatchObject({ colour: 'red', faction: 'vorask-dominion' });
    expect(learner.view.players[0]?.own?.hand).toEqual(['ac-02', 'ac-04', 'ac-10', 'ac-12']);
    expect(learner.view.objectives).toContain('volcanic');
    expect(learner.undone).toEqual(ALL);
    answer('card', 'ac-12');
    expect(learner.undone).toEqual(ALL.slice(1));
    answer('action', 'maneuver');
    expect(learner.undone).toEqual(ALL.slice(2));
    expect(learner.asked).toMatchObject({ kind: 'shipsToMove', about: { from: 'gate-red', to: 'home-red' } });
    answer('shipsToMove', 2);
    answer('secondGroup', 'none');
    expect(learner.undone).toEqual(ALL.slice(3));
    answer('endTurn', 'done');
    expect(learner.undone).toEqual(ALL.slice(4));
    answer('card', 'ac-02');
    answer('action', 'control');
    answer('settle', 'home-red');
    expect(learner.undone).toEqual(ALL.slice(5));
    answer('objective');
    expect(learner.undone).toEqual(ALL.slice(6));
    if (learner.asked?.kind === 'settle') answer('settle', 'done');
    answer('endTurn', 'done');
    answer('card', 'ac-10');
    answer('action', 'warpIn');
    answer('deployShips', 3);
    expect(learner.undone).toEqual(ALL.slice(7));
    answer('endTurn', 'done');
    // The last card of the hand is played by the driver.
    answer('action', 'research');
    answer('flyDroneTo');
    if (learner.asked?.kind === 'technology') answer('technology');
    expect(learner.undone).toEqual([]);
  });

  it('notices who goes another way, and leads back or on', () => {
    const learner = new Learner();
    learner.answer('card', 'ac-02');
    expect(learner.isOffScript).toBe(true);
    expect(learner.shown?.id).toBe('end');
    learner.match.undo(0);
    expect(learner.isOffScript).toBe(false);
    learner.answer('card', 'ac-12');
    expect(learner.isOffScript).toBe(false);
    learner.answer('action', 'skirmish');
    expect(learner.undone).toEqual(ALL.slice(1));
    expect(learner.isOffScript).toBe(true);
  });

  it('never tells to play a card that is gone, whatever the learner does', () => {
    for (let game = 0; game < 40; game++) {
      const learner = new Learner();
      const random = new Random(`astray ${game}`);
      while (learner.view.round === 1) {
        const pending = learner.match.pending.find(({ ask }) => ask.seat === 0);
        if (!pending) break;
        const { own, slots = [] } = learner.view.players[0] ?? {};
        const atHand = [...(own?.hand ?? []), slots[learner.view.turn - 1]].map((card) => `action:${card}`);
        const wanted = learner.shown?.pointAt.filter((thing) => thing.startsWith('action:')) ?? [];
        for (const card of wanted) expect(atHand).toContain(card);
        learner.answer(pending.ask.kind, randomAnswer(pending, random) as Value);
      }
    }
  });

  it('cites rules that the rulebook has', async () => {
    const { readFile } = await import('node:fs/promises');
    const book = await readFile(new URL('../rules/rulebook.md', import.meta.url), 'utf8');
    const cited = lesson.map(({ rule }) => rule);
    expect(cited.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
  });
});
