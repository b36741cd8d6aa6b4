import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { soloLesson } from '../../board/lesson-solo.ts';
import { Learner } from '../learner.ts';

const MISSIONS = ['pg-07', 'pr-11', 'cq-01'];

/** Up to the learner's own first turn. */
function begun(): Learner {
  const learner = new Learner(soloLesson);
  learner.answer('soloRaces', ['volut-smugglers', 'luron-droids']);
  learner.answer('keepMissions', MISSIONS);
  learner.answer('followTerrashift', ['no']);
  return learner;
}

describe('the lesson of the solo game', () => {
  it('is dealt as its steps say, and every step is done by doing what it says', () => {
    const learner = new Learner(soloLesson);
    const expectDone = (steps: number) => {
      expect(learner.undone).toEqual(learner.played.slice(steps));
      expect(learner.isOffScript).toBe(false);
    };
    const happened = (type: string) => learner.moment.events.filter((event) => event.type === type);
    expectDone(0);
    learner.answer('soloRaces', ['volut-smugglers', 'luron-droids']);
    expectDone(1);
    expect(learner.asked?.options).toEqual(expect.arrayContaining(MISSIONS));
    learner.answer('keepMissions', MISSIONS);
    expectDone(2);

    // First Tremor, and two areas of which one is raised.
    expect(learner.view.solo?.drawn).toEqual(['am-05']);
    expect(happened('RivalPicked')).toContainEqual(
      expect.objectContaining({
        what: 'rivalRaise',
        area: 's2-start',
        candidates: ['s2-colony', 's2-start'],
      }),
    );
    expect(learner.view.solo?.follow).toEqual({ follows: 'develop', pays: { gold: 1, energy: 0 } });
    learner.answer('followTerrashift', ['no']);
    expectDone(3);
    learner.answer('extract', 'resources');
    learner.answer('discard', 'draw');
    learner.drawCards();
    expectDone(4);
    learner.answer('action', 'develop');
    expectDone(5);
    expect(learner.asked?.options).toContain('start-1');
    learner.answer('develop', ['start-1', '1', 'energy-plant', 's1-start', '1/1']);
    expect(happened('Followed')).toContainEqual(expect.objectContaining({ seat: 1, action: 'develop' }));
    expect(happened('SoloDieRolled').length).toBeGreaterThan(0);
    expectDone(6);
    learner.answer('moveFrom', 'stop');
    learner.answer('replenish', 'endTurn');
    expectDone(7);

    // Eastward Push: an attack on Exiled, whom the learner might support.
    expect(learner.view.solo?.drawn.at(-1)).toBe('am-08');
    expect(learner.view.combat).toBeDefined();
    expect(learner.view.solo?.slots).toHaveLength(2);
    learner.answer('support', 'none');
    expectDone(8);
    expect(learner.view.solo).toMatchObject({ phase: 1, nextPhase: { cost: { gold: 7, energy: 7 } } });

    learner.answer('extract', 'resources');
    learner.answer('discard', 'draw');
    learner.drawCards();
    learner.answer('action', 'attack');
    expect(learner.view.areas.find(({ id }) => id === 's1-left')?.token).toMatchObject({ strength: 1 });
    learner.answer('attackTarget', 's1-left');
    learner.answer('attackTroops', 2);
    expectDone(9);
    learner.answer('combatCard', 'enforce-3');
    expectDone(10);
    expect(learner.view.solo?.slots.map(({ card }) => card)).toEqual(['rc-15', 'rc-01']);
    learner.answer('bribeRival', 'rc-15');
    expectDone(11);
    while (learner.pending && learner.view.combat) {
      const { ask, options } = learner.pending;
      learner.answer(
        ask.kind,
        options.includes('none') ? 'none' : randomAnswer(learner.pending, new Random('red')),
      );
    }
    while (learner.asked && learner.view.phase === 'action') learner.answer(learner.asked.kind);
    expectDone(12);
    expect(learner.undone).toEqual([]);
  });

  it('notices who goes another way, and leads on', () => {
    const elsewhere = new Learner(soloLesson);
    elsewhere.answer('soloRaces', ['nurec-designers', 'luron-droids']);
    expect(elsewhere.isOffScript).toBe(true);
    const learner = begun();
    learner.answer('extract', 'troops');
    while (learner.asked?.kind === 'placeTroop') learner.answer('placeTroop');
    learner.answer('discard', 'draw');
    learner.drawCards();
    learner.answer('action', 'terrashift');
    expect(learner.undone[0]).toBe('action');
    expect(learner.isOffScript).toBe(true);
    expect(learner.shown?.id).toBe('end');
    learner.match.undo(0);
    expect(learner.isOffScript).toBe(false);
  });

  it('never tells to do what is not possible, whatever the learner does', () => {
    for (let game = 0; game < 12; game++) {
      const learner = new Learner(soloLesson);
      const random = new Random(`astray ${game}`);
      while (learner.view.round < 4) {
        const { pending, view, shown } = learner;
        if (!pending) break;
        const { kind } = pending.ask;
        if (shown?.id === 'action' && kind === 'action') expect(pending.options).toContain('develop');
        if (shown?.id === 'attack') {
          if (kind === 'action') expect(pending.options).toContain('attack');
          expect(view.areas.find(({ id }) => id === 's1-left')?.token).toBeDefined();
        }
        if (shown?.id === 'bribe') expect(view.combat).toBeDefined();
        learner.answer(kind, randomAnswer(pending, random));
      }
      expect(learner.shown).toBeUndefined();
    }
  });
});
