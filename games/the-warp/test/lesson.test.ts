import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { firstLesson } from '../board/lesson.ts';
import { Learner } from './learner.ts';

describe('the guided first game', () => {
  it('is dealt as its steps say, and every step is done by doing what it says', () => {
    const learner = new Learner(firstLesson);
    const expectDone = (steps: number) => {
      expect(learner.undone).toEqual(learner.played.slice(steps));
      expect(learner.isOffScript).toBe(false);
    };
    expect(learner.view.first).toBe(0);
    expectDone(0);
    learner.answer('draftRace', 'luron-droids');
    learner.answer('draftRace');
    expectDone(1);
    expect(learner.asked?.options).toContain('cq-01');
    learner.answer('keepMissions', ['pg-08', 'pr-07', 'cq-01']);
    expectDone(2);
    learner.answer('extract', 'resources');
    expectDone(3);
    learner.answer('discard', 'draw');
    learner.drawCards();
    expectDone(4);
    learner.answer('action', 'develop');
    expectDone(5);
    expect(learner.asked?.options).toContain('start-1');
    learner.answer('develop', ['start-1', '1', 'energy-plant', 's1-start', '1/1']);
    while (learner.asked?.kind === 'gainGold') learner.answer('gainGold', 1);
    expectDone(6);
    learner.answer('moveFrom', 'stop');
    expectDone(7);
    if (learner.asked?.kind === 'endTurn') learner.answer('endTurn', 'done');
    else learner.answer('replenish', 'endTurn');
    while (learner.asked?.form === 'path') learner.answer(learner.asked.kind, ['no']);
    expectDone(9);
    learner.answer('extract', 'resources');
    learner.answer('discard', 'draw');
    learner.drawCards();
    learner.answer('action', 'attack');
    // The Colony alone has Troops to spare: the driver takes it.
    expect(learner.view.areas.find(({ id }) => id === 's1-left')?.token).toMatchObject({ strength: 1 });
    expectDone(9);
    learner.answer('attackTarget', 's1-left');
    expect(learner.asked?.options).toContain(2);
    learner.answer('attackTroops', 2);
    expectDone(10);
    while (learner.pending && learner.view.combat) {
      const { ask, options } = learner.pending;
      learner.answer(
        ask.kind,
        options.includes('none') ? 'none' : randomAnswer(learner.pending, new Random('red')),
      );
    }
    while (learner.asked && learner.view.phase === 'action') learner.answer(learner.asked.kind);
    expectDone(11);
  });

  it('notices who goes another way, and leads back or on', () => {
    const elsewhere = new Learner(firstLesson);
    const other = elsewhere.asked?.options.find((race) => race !== 'luron-droids');
    elsewhere.answer('draftRace', other);
    expect(elsewhere.isOffScript).toBe(true);
    const learner = new Learner(firstLesson);
    learner.answer('draftRace', 'luron-droids');
    learner.answer('draftRace');
    learner.answer('keepMissions', ['pg-08', 'pr-07', 'cq-01']);
    learner.answer('extract', 'troops');
    expect(learner.undone[0]).toBe('extract');
    expect(learner.isOffScript).toBe(true);
    expect(learner.shown?.id).toBe('consult');
    learner.match.undo(0);
    expect(learner.isOffScript).toBe(false);
  });

  it('never tells to do what is not possible, whatever the learner does', () => {
    for (let game = 0; game < 12; game++) {
      const learner = new Learner(firstLesson);
      const random = new Random(`astray ${game}`);
      while (learner.view.round < 3) {
        const { pending, view, shown } = learner;
        if (!pending) break;
        const { kind } = pending.ask;
        if (shown?.id === 'action' && kind === 'action') expect(pending.options).toContain('develop');
        if (shown?.id === 'attack') {
          if (kind === 'action') expect(pending.options).toContain('attack');
          expect(view.areas.find(({ id }) => id === 's1-left')?.token).toBeDefined();
        }
        learner.answer(kind, randomAnswer(pending, random));
      }
    }
  });
});
