import { isFinalAnswer, seededChance } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { CONQUEST_IDS, MISSIONS, PROGRESS_IDS } from '../content/index.ts';
import type { ArchiveId, MissionId } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import { dice, position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { newGame, passTurn, setUp } from './beginning.ts';
import { NEST, raid, story } from './raiding.ts';

const completed = (table: WarpTable): string[] =>
  table.events('MissionCompleted').map(({ seat, mission }) => `${seat} ${mission}`);

/** Ring areas: Inner Circle (`cq-16`) and, with two of them, High Ground (`cq-04`) are fulfilled. */
const inRing = (...areas: readonly string[]): Side => ({
  troops: Object.fromEntries(areas.map((id) => [id, 1])),
});

const ASK = { presets: { missions: 'ask' } } as const;
/** What can be answered beside the missions themselves (TW 13.3). */
const NOT_NOW = ['wait', 'hold', 'auto'];

describe('completing missions', () => {
  test('TW 13.1 a mission of any of the four types scores what is printed on it', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { ...inRing('ring-1', 'ring-2'), gold: 9, levels: { 'gold-mine': 2, 'energy-plant': 2 } } },
      open: ['pg-12', 'pr-01', 'cq-16'],
      pioneering: ['pi-expansion'],
    });
    expect(completed(table)).toEqual(['0 pg-12', '0 pr-01', '0 cq-16']);
    expect(table.view('spectator').players[0]).toMatchObject({
      points: 4,
      completed: { progress: 1, prosperity: 1, conquest: 1, pioneering: 0 },
    });
    const pioneer = position({
      step: 'turnStart',
      sides: { 0: inRing('ring-1', 'ring-2', 'ring-3', 'ring-4') },
      pioneering: ['pi-empire', 'pi-overlord'],
    });
    expect(pioneer.view('spectator').players[0]).toMatchObject({ points: 3, completed: { pioneering: 1 } });
    for (const { mission, points } of [
      ...table.events('MissionCompleted'),
      ...pioneer.events('MissionCompleted'),
    ])
      expect(points).toBe(MISSIONS[mission].points);
  });

  test('TW 13.2 a Private Mission is for its owner, an Open one for anybody', () => {
    const ring = { 0: inRing('ring-1'), 1: { missions: ['cq-16'] } } as const;
    expect(completed(position({ step: 'turnStart', sides: ring }))).toEqual([]);
    const open: Position = { step: 'turnStart', active: 1, sides: { 0: inRing('ring-1') } };
    expect(completed(position({ ...open, open: [null, null, 'cq-16'] }))).toEqual(['0 cq-16']);
  });

  test('TW 13.3 nobody has to; who waits may lose the condition, or come too late', () => {
    const waiting = (more: Position): WarpTable =>
      position({
        step: 'turnStart',
        open: [null, 'pr-01', null],
        ...more,
        sides: { 0: { gold: 9, ...ASK }, ...more.sides },
      }).answer('mission', 'wait', 0);
    expect(waiting({}).state.open).toContain('pr-01');
    const late = waiting({ sides: { 1: { gold: 9 } } });
    expect(completed(late)).toEqual(['1 pr-01']);
    expect(late.options('extract')).not.toContain('+complete:pr-01');
    const lost = waiting({}).answer('extract', '+trade');
    expect(lost.options('extract')).toEqual(['resources', 'troops']);
    expect(() => lost.answer('extract', '+complete:pr-01')).toThrow('pr-01');
  });

  test('TW 13.3 from the start of the game everybody is asked, until they say otherwise', () => {
    const table = newGame(2);
    expect([0, 1].map((seat) => table.player(seat).presets.missions)).toEqual(['ask', 'ask']);
    // In set-up already there is a choice.
    table.sideAction(1, 'preset', 'missions:auto');
    expect([0, 1].map((seat) => table.player(seat).presets.missions)).toEqual(['ask', 'auto']);
  });

  test('TW 13.3 who does not want to be asked says so at the question itself', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { gold: 9, ...inRing('ring-1'), missions: ['pr-01', 'cq-16'], ...ASK } },
    });
    expect(table.options('mission', 0)).toEqual(['pr-01', 'cq-16', ...NOT_NOW]);
    table.answer('mission', 'auto', 0);
    expect(completed(table)).toEqual(['0 pr-01', '0 cq-16']);
    expect(table.player(0).presets.missions).toBe('auto');
  });

  test('TW 13.3, TW 13.7 who holds a mission back is not asked again, but has the button', () => {
    const table = position({
      step: 'replenish',
      active: 1,
      sides: { 0: { ...inRing('ring-1'), missions: ['cq-16'], ...ASK } },
    });
    table.ifAsked('replenish', 'endTurn').ifAsked('endTurn', 'done').answer('mission', 'hold', 0);
    expect(table.options('extract', 0)).toContain('+complete:cq-16');
    passTo(table.answer('extract', 'resources'), 'replenish');
    table.answer('replenish', 'endTurn');
    expect(table.isAsked('mission')).toBe(false);
    expect([table.state.active, completed(table)]).toEqual([1, []]);
  });

  test('TW 13.3, TW 13.7 who loses what was held back and fulfils it again is asked again', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { gold: 9, rewards: ['rw-ore-1'], missions: ['pr-01'], ...ASK } },
    });
    table.answer('mission', 'hold', 0).answer('extract', '+trade').answer('extract', '+reward:rw-ore-1');
    expect(table.isAsked('mission', 0)).toBe(true);
  });

  test('TW 13.4 in anybody’s turn, and as many as one can', () => {
    const table = position({
      step: 'turnStart',
      sides: { 1: { ...inRing('ring-1', 'ring-2'), gold: 9, missions: ['cq-16', 'cq-04', 'pr-01'] } },
    });
    expect(completed(table)).toEqual(['1 cq-16', '1 cq-04', '1 pr-01']);
    expect(table.state.active).toBe(0);
  });
});

describe('TW 13.5 check points', () => {
  const has = (mission: MissionId, me: Side = {}): Side => ({ missions: [mission], ...me });
  const asked = (table: WarpTable): string[] => table.match.pending.map(({ ask }) => ask.kind);

  test('TW 13.5 at the start of a turn, once the Turn points are taken', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { ...inRing('ring-1', 'ring-2'), ...has('cq-16'), troops: { gate: 1, 'ring-1': 1 } } },
      guardian: { holds: false },
    });
    expect(story(table, 'PointsTaken', 'MissionCompleted')).toEqual(['PointsTaken', 'MissionCompleted']);
    expect(asked(table)).toEqual(['extract']);
  });

  test('TW 13.5 when Extract is done', () => {
    const table = position({ step: 'extract', sides: { 0: has('pr-01', { gold: 8, hand: ['build-01'] }) } });
    table.answer('extract', 'resources');
    expect([completed(table), asked(table)]).toEqual([['0 pr-01'], ['discard']]);
  });

  test('TW 13.5 when the discards of Consult are done', () => {
    const hand = ['build-01', 'upgrade-01', 'enforce-1'] as const;
    const table = position({ step: 'consult', sides: { 0: has('pr-11', { hand }) } });
    for (const card of hand) table.answer('discard', card);
    expect([completed(table), asked(table)]).toEqual([['0 pr-11'], ['drawFrom']]);
  });

  test('TW 13.5 when its draws are done', () => {
    const hand: ArchiveId[] = ['build-01', 'build-02', 'build-03', 'build-04', 'build-05', 'build-06'];
    const table = position({ step: 'extract', sides: { 0: has('pr-05', { hand, rewards: ['rw-ore-1'] }) } });
    table.answers(['extract', 'resources'], ['discard', 'draw'], ['drawFrom', 'deck']);
    expect(completed(table)).toEqual([]);
    table.answer('drawFrom', 'deck');
    expect([completed(table), asked(table)]).toEqual([['0 pr-05'], ['action']]);
  });

  test('TW 13.5 when the active player’s Develop is done, before anybody follows', () => {
    const table = position({
      sides: { 0: has('pg-20', { hand: ['build-05'], gold: 2, energy: 2, troops: { 'ring-1': 1 } }) },
    });
    table.answer('action', 'develop').answer('develop', ['build-05', '2', 'ring-1', '0/1']);
    expect([completed(table), asked(table)]).toEqual([['0 pg-20'], ['followDevelop']]);
  });

  test('TW 13.5 when the active player’s Terrashift is done, before anybody follows', () => {
    const table = position({
      sides: { 0: has('cq-04', { troops: { 's1-upper-left': 1, 's1-middle': 1 } }) },
    });
    table.ifAsked('action', 'terrashift').answers(['raise', 's1-upper-left'], ['lower', 'ring-1']);
    expect([completed(table), asked(table)]).toEqual([['0 cq-04'], ['followTerrashift']]);
  });

  test('TW 13.5 once more when followers and bonus are done', () => {
    const table = position({
      sides: {
        0: has('pr-01', { hand: ['build-05'], gold: 9, energy: 2 }),
        1: has('pg-16', { hand: ['upgrade-02'], gold: 9, energy: 9 }),
      },
    });
    table.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '1/0']);
    expect(completed(table)).toEqual([]);
    table.answer('followDevelop', ['upgrade-02', '2', '2/1'], 1).answer('gainGold', 1, 0);
    expect(completed(table)).toEqual(['0 pr-01', '1 pg-16']);
  });

  const AT_WAR: Side = { hand: ['enforce-3'], gold: 2, energy: 2 };

  test('TW 13.5 when a bribe has been paid', () => {
    const table = raid({ me: { ...AT_WAR, missions: ['pr-16'] }, other: { hand: ['enforce-1'] } });
    table.answer('combatCard', 'enforce-3', 0).answer('support', 'enforce-1', 1).answer('bribe', 'offer');
    table.answer('offerKinds', ['gold']).answer('offerAmount', 1).answer('answerBribe', 'accept', 1);
    expect([completed(table), asked(table)]).toEqual([['0 pr-16'], ['beforeReveal']]);
  });

  test('TW 13.5 when the cards of step 4 have been paid for', () => {
    // Last Coin: of the 5 resources, 1 is paid for a shot that misses and 4 for Enforce.
    const table = position({
      sides: { 0: { ...AT_WAR, energy: 3, missions: ['pr-20'], troops: { 's1-start': 4 } } },
      areas: { 's1-start': { buildings: ['laser-cannon'] }, [NEST]: { token: 'yellow-2' } },
      chance: [dice(1)],
    });
    table.answers(['action', '+fire'], ['shots', 1], ['action', 'attack'], ['attackTroops', 3]);
    table.answer('combatCard', 'enforce-3', 0).answer('support', 'none', 1);
    table.ifAsked('beforeReveal', 'reveal').answer('cardOption', ['3'], 0);
    expect(story(table, 'CardRevealed', 'MissionCompleted', 'DiceRolled')).toEqual([
      'CardRevealed',
      'MissionCompleted',
      'DiceRolled',
      'DiceRolled',
    ]);
  });

  test('TW 13.5 when the combat is resolved', () => {
    const table = raid({ me: { missions: ['cq-07'] } }).passOthers();
    expect(story(table, 'RewardsDrawn', 'MissionCompleted')).toEqual(['RewardsDrawn', 'MissionCompleted']);
  });

  test('TW 13.5 after every single Troop Movement', () => {
    const table = position({
      step: 'movement',
      sides: { 0: has('cq-20', { troops: { 's1-colony': 1, 's1-start': 3 } }) },
    });
    table.answers(['moveFrom', 's1-start'], ['moveTo', 's1-outer-corner']);
    expect([completed(table), asked(table)]).toEqual([['0 cq-20'], ['moveFrom']]);
  });

  test('TW 13.5 after Reveal', () => {
    const table = position({
      step: 'revealing',
      sides: { 0: { ...inRing('ring-1'), ...has('cq-16'), gold: 1 } },
    });
    expect([completed(table), table.state.phase]).toEqual([['0 cq-16'], 'replenish']);
  });

  test('TW 13.5 when Private Missions are replenished', () => {
    const table = position({
      sides: { 0: has('pr-20', { hand: ['build-02'], gold: 3, energy: 2 }) },
    });
    table.answer('action', 'develop').answer('develop', ['build-02', '2', 's1-start', '2/1']);
    table.passOthers().ifAsked('moveFrom', 'stop');
    table.answer('replenish', '+trade').ifAsked('tradeGiven', 'gold').ifAsked('tradeAmount', 1);
    table
      .answer('replenish', 'conquest')
      .ifAsked('payGold', 1)
      .answer('replenish', 'progress')
      .ifAsked('payGold', 0);
    expect(completed(table)).toEqual([]);
    table.answer('endTurn', 'done');
    expect(completed(table)).toEqual(['0 pr-20']);
    expect(story(table, 'MissionCompleted', 'TurnEnded')).toEqual(['MissionCompleted', 'TurnEnded']);
  });

  test('TW 13.5 after each free move', () => {
    const table = position({ sides: { 0: has('pr-01', { gold: 6, rewards: ['rw-ore-1', 'rw-ore-2'] }) } });
    table.answer('action', '+reward:rw-ore-1');
    expect([completed(table), asked(table)]).toEqual([['0 pr-01'], ['action']]);
  });
});

describe('the order of asking', () => {
  test('TW 13.6 the active player first, then clockwise; each as many as possible before the next', () => {
    const both: Side = { gold: 9, energy: 9, missions: [], ...ASK };
    const table = position({
      seats: 3,
      active: 1,
      step: 'turnStart',
      sides: { 0: both, 1: both, 2: both },
      open: [null, 'pr-01', null],
    });
    expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([1]);
    table.answer('mission', 'wait', 1);
    expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([2]);
    table.answer('mission', 'wait', 2);
    expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([0]);
    const several = position({
      step: 'turnStart',
      sides: {
        0: { gold: 9, energy: 9, missions: ['pr-01', 'pr-02'], ...ASK },
        1: { gold: 9, energy: 9, missions: ['pr-03'], ...ASK },
      },
    });
    several.answer('mission', 'pr-02', 0);
    expect(several.options('mission', 0)).toEqual(['pr-01', ...NOT_NOW]);
    several.answer('mission', 'pr-01', 0);
    expect(several.options('mission', 1)).toEqual(['pr-03', ...NOT_NOW]);
  });

  test('TW 13.6 if a completion changes something, the asking begins again', () => {
    const table = position({
      step: 'turnStart',
      // Honours List: 2 resources for each completed mission.
      sides: {
        0: {
          ...inRing('ring-1'),
          races: ['silna-officials'],
          permanent: ['silna-officials'],
          gold: 7,
          missions: ['pr-01', 'cq-16'],
        },
      },
    });
    expect(completed(table)).toEqual(['0 cq-16']);
    table.answer('gainGold', 2);
    expect(completed(table)).toEqual(['0 cq-16', '0 pr-01']);
  });

  test('TW 13.5, TW 13.6 a claim that gives another player a miniature back may fulfil that player’s mission', () => {
    const table = position({
      step: 'movement',
      sides: {
        0: { troops: { 's1-start': 2 } },
        1: { missions: ['pg-05'], troops: { 's2-left': 1, 's2-start': 1 } },
      },
      areas: {
        [NEST]: { buildings: ['trade-post'], colour: 1 },
        's1-middle': { buildings: ['trade-post'], colour: 1 },
        's2-left': { buildings: ['trade-post'] },
        's2-start': { buildings: ['trade-post'], colour: 0 },
      },
    });
    expect(table.track(1, 'trade-post')).toBe(2);
    table.answers(['moveFrom', 's1-start'], ['moveTo', NEST]);
    expect(table.track(1, 'trade-post')).toBe(3);
    expect(completed(table)).toEqual(['1 pg-05']);
  });

  test('TW 13.7 a mission that was passed over is a button at the own decisions, until the last check point asks again', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { gold: 9, hand: ['build-01'], missions: ['pr-01'], ...ASK } },
    });
    table.answer('mission', 'wait', 0);
    // Extract is a check point, but nothing has become fulfilled since.
    table.answer('extract', 'resources');
    expect(table.isAsked('mission')).toBe(false);
    expect(table.options('discard')).toContain('+complete:pr-01');
    passTo(table, 'replenish');
    expect(table.options('replenish')).toContain('+complete:pr-01');
    table.answer('replenish', 'endTurn');
    expect(table.options('mission', 0)).toEqual(['pr-01', ...NOT_NOW]);
    table.answer('mission', 'wait', 0);
    expect(table.state.active).toBe(1);
    expect(table.player(0).done).toEqual([]);
  });

  test('TW 13.7 who lost it and fulfils it again is asked again', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { gold: 9, rewards: ['rw-ore-1'], missions: ['pr-01'], ...ASK } },
    });
    table.answer('mission', 'wait', 0).answer('extract', '+trade');
    expect(table.options('extract')).not.toContain('+complete:pr-01');
    table.answer('extract', '+reward:rw-ore-1');
    expect(table.options('mission', 0)).toEqual(['pr-01', ...NOT_NOW]);
  });

  test('TW 13.7 the button completes it', () => {
    const table = position({ step: 'turnStart', sides: { 0: { gold: 9, missions: ['pr-01'], ...ASK } } });
    table.answer('mission', 'wait', 0).answer('extract', '+complete:pr-01');
    expect(completed(table)).toEqual(['0 pr-01']);
    expect(table.isAsked('extract')).toBe(true);
  });

  test('TW 13.7 the others are asked again at the last check point too, and whenever it is fulfilled anew', () => {
    const table = position({
      step: 'replenish',
      sides: { 1: { ...inRing('ring-1'), missions: ['cq-16'], ...ASK } },
    });
    table.answer('endTurn', 'done').answer('mission', 'wait', 1);
    expect(table.isAsked('extract', 1)).toBe(true);
    expect(table.options('extract', 1)).toContain('+complete:cq-16');
  });

  describe('TW 13.7 the button is there in the turns of others too', () => {
    /** Seat 1 has Inner Circle and waits with it. */
    const WAITING: Side = { missions: ['cq-16'], ...ASK };
    const DONE = ['1 cq-16'];
    const inDefence = (me: Side = {}, other: Side = WAITING, areas: Position['areas'] = {}): WarpTable => {
      const table = position({
        step: 'turnStart',
        sides: {
          0: { troops: { 'ring-1': 4 }, ...me },
          1: { troops: { 'ring-2': 1 }, ...other },
        },
        areas,
        chance: [dice(6, 6, 6), dice(1)],
      });
      table.ifAsked('mission', 'wait');
      passTo(table, 'action').answers(['action', 'attack'], ['attackTarget', 'ring-2'], ['attackTroops', 3]);
      return table;
    };

    test('TW 13.7 a defender completes it before the area is lost', () => {
      const table = inDefence().answer('combatCard', 'none', 0);
      expect(table.options('combatCard', 1)).toContain('+complete:cq-16');
      table.answer('combatCard', '+complete:cq-16', 1);
      expect(completed(table)).toEqual(DONE);
      table.answer('combatCard', 'none', 1).passOthers();
      expect(table.owner('ring-2')).toBe(0);
    });

    test('TW 13.7 the attacker too, at the questions of the combat', () => {
      const table = inDefence(WAITING, {});
      table.answer('combatCard', '+complete:cq-16', 0);
      expect([completed(table), table.isAsked('combatCard', 0)]).toEqual([['0 cq-16'], true]);
    });

    test('TW 13.7 whoever is offered a bribe or chooses the option of a card', () => {
      const table = inDefence({ gold: 1 }, { ...WAITING, hand: ['enforce-1'], gold: 2, energy: 2 });
      table.answer('combatCard', 'none', 0).answer('combatCard', 'enforce-1', 1).answer('bribe', 'offer', 0);
      table.ifAsked('offerKinds', ['gold'], 0).ifAsked('offerAmount', 1, 0);
      expect(table.options('answerBribe', 1)).toContain('+complete:cq-16');
      table.answer('answerBribe', 'decline', 1).ifAsked('beforeReveal', 'reveal', 0);
      expect(table.options('cardOption', 1)).toContain('+complete:cq-16');
      table.answer('cardOption', ['+complete:cq-16'], 1);
      expect([completed(table), table.isAsked('cardOption', 1)]).toEqual([DONE, true]);
    });

    test('TW 13.7 a supporter', () => {
      const table = position({
        step: 'turnStart',
        sides: { 0: { troops: { 's1-start': 4 } }, 1: { ...inRing('ring-2'), ...WAITING } },
        areas: { [NEST]: { token: 'yellow-2' } },
      });
      passTo(table.answer('mission', 'hold', 1), 'action').answer('action', 'attack');
      table
        .ifAsked('attackTroops', 3)
        .answer('combatCard', 'none', 0)
        .answer('support', '+complete:cq-16', 1);
      expect([completed(table), table.isAsked('support', 1)]).toEqual([DONE, true]);
    });

    test('TW 13.7 followers, in priority order if two want the same', () => {
      const both: Side = { gold: 9, ...ASK };
      const table = position({
        seats: 3,
        step: 'turnStart',
        sides: { 1: both, 2: both },
        open: [null, 'pr-01', null],
      });
      table.answer('mission', 'wait', 1).answer('mission', 'wait', 2);
      passTo(table, 'followTerrashift');
      table.answer('followTerrashift', ['+complete:pr-01'], 2);
      expect(completed(table)).toEqual([]); // all choose at the same time
      table.answer('followTerrashift', ['+complete:pr-01'], 1);
      expect(completed(table)).toEqual(['1 pr-01']);
      table.answer('followTerrashift', ['no'], 1).answer('followTerrashift', ['no'], 2);
      expect(table.isAsked('followTerrashift')).toBe(false);
    });

    test('TW 13.7, TW 21.4 whoever chooses again alone sees what the others have chosen, and cannot take it back', () => {
      const both: Side = { gold: 9, energy: 9, ...ASK };
      const table = position({
        seats: 3,
        step: 'turnStart',
        sides: { 1: { ...both, missions: [] }, 2: { ...both, missions: ['pr-01'] } },
      });
      table.answer('mission', 'wait', 2);
      passTo(table, 'followTerrashift');
      table
        .answer('followTerrashift', ['+complete:pr-01'], 2)
        .answer('followTerrashift', ['raise', 's2-left'], 1);
      expect(completed(table)).toEqual(['2 pr-01']);
      expect(table.multiplier('s2-left')).toBe(1); // still secret
      expect(isFinalAnswer(table.match.asked(table.question('followTerrashift', 2)), ['no'])).toBe(true);
      table.answer('followTerrashift', ['no'], 2);
      expect(table.multiplier('s2-left')).toBe(2);
      expect(table.match.undoable(2).ok).toBe(false);
    });

    test('TW 13.7 a follower of a Develop', () => {
      const table = position({
        step: 'turnStart',
        sides: {
          0: { hand: ['build-05'], gold: 2, energy: 2 },
          1: { ...inRing('ring-2'), ...WAITING },
        },
      });
      passTo(table.answer('mission', 'wait', 1), 'action');
      table.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '1/0']);
      table.answer('followDevelop', ['+complete:cq-16'], 1);
      expect([completed(table), table.isAsked('followDevelop', 1)]).toEqual([DONE, true]);
    });

    test('TW 13.7, TW 17.14 nobody is asked for the sake of it alone: the others would learn of the mission', () => {
      // The flip of the Gold bonus is the only bonus: which one is used is no question.
      const mines = { levels: { 'gold-mine': 3 }, troops: { 'ring-2': 1, 's2-left': 1 } } as const;
      const table = inDefence(
        {},
        { ...WAITING, ...mines },
        {
          'ring-2': { buildings: ['gold-mine'] },
          's2-left': { buildings: ['gold-mine'] },
        },
      );
      table.answer('combatCard', 'none', 0).answer('combatCard', 'none', 1);
      expect(table.forced('bonus')).toEqual(['flip:1']);
      expect(table.isAsked('flipDie', 1)).toBe(true);
    });
  });

  test('TW 13.9, TW 13.10 what followers and supporters do counts for them in this turn', () => {
    const support = raid({
      attack: [1, 1, 1],
      defence: [6, 6],
      other: { missions: ['cq-11'], hand: ['enforce-1'], gold: 1 },
    });
    support.answer('combatCard', 'none', 0).answer('support', 'enforce-1', 1).passOthers();
    expect(completed(support)).toEqual(['1 cq-11']);
  });

  test('TW 13.10 of two who fulfil it at one check point, priority order decides', () => {
    const follower: Side = { hand: ['upgrade-02'], gold: 3, energy: 3 };
    const table = position({
      seats: 3,
      active: 1,
      open: ['pg-16', null, null], // Borrowed Plans
      sides: {
        0: { ...follower, hand: ['upgrade-03'] },
        1: { hand: ['build-05'], gold: 2, energy: 2 },
        2: follower,
      },
    });
    table.answer('action', 'develop').answer('develop', ['build-05', '2', 's2-start', '1/0']);
    table
      .answer('followDevelop', ['upgrade-03', '1', '2/2'], 0)
      .answer('followDevelop', ['upgrade-02', '1', '2/2'], 2);
    table.answer('gainGold', 0, 1);
    expect(completed(table)).toEqual(['2 pg-16']);
  });

  test('TW 13.10 all followers of an action are at the same check point as the active player', () => {
    // Seat 1 has 9 Gold by lowering an area (Deep Veins), seat 0 only after that, for having been followed (Trade League).
    const table = position({
      open: [null, 'pr-01', null],
      sides: {
        0: { races: ['xelo-traders'], permanent: ['xelo-traders'], gold: 8 },
        1: { races: ['skolok-miners'], gold: 8 },
      },
    });
    table.answers(['action', 'terrashift'], ['raise', 's1-colony'], ['lower', 'ring-1']);
    table.answer('followTerrashift', ['lower', 'ring-2'], 1).answer('drawFrom', 'stop', 0);
    expect(table.player(1).gold).toBe(9);
    expect(completed(table)).toEqual(['0 pr-01']);
  });
});

/** Quietly on to this question of the active player. */
function passTo(table: WarpTable, kind: string): WarpTable {
  const quiet: Record<string, string | string[]> = {
    extract: 'resources',
    discard: 'draw',
    drawFrom: 'deck',
    action: 'terrashift',
    raise: 's1-colony',
    lower: 'ring-1',
    followTerrashift: ['no'],
    moveFrom: 'stop',
  };
  while (!table.isAsked(kind)) {
    const { ask } = table.match.pending[0]!;
    table.answer(ask.kind, quiet[ask.kind]!, ask.seat);
  }
  return table;
}

describe('new missions', () => {
  test('TW C26, TW 13.11 a mission from a Mission Switch waits for the next turn, even if it is fulfilled', () => {
    const table = position({
      sides: { 0: { ...inRing('ring-1'), rewards: ['rw-post-1'], gold: 1 } },
      missionDecks: { conquest: ['cq-16', 'cq-03'] },
    });
    table.answer('action', '+reward:rw-post-1').ifAsked('build', ['trade-post', 'ring-1']);
    table.answers(['switchOut', 'none'], ['switchDeck', 'conquest'], ['keepMission', 'cq-16']);
    expect([completed(table), table.player(0).missions]).toEqual([[], ['cq-16']]);
    expect(table.view(0).players[0]!.own!.missions[0]).toMatchObject({ fresh: true });
    expect(table.refusal('action', '+complete:cq-16')).toEqual({
      rule: 'TW 13.11',
      reason: 'missionIsFresh',
    });
    passTurn(table);
    expect(table.events('TurnBegan')).toMatchObject([{ seat: 1 }]);
    expect(completed(table)).toEqual(['0 cq-16']);
  });

  test('TW 13.12 those of set-up can be completed in the first turn', () => {
    const table = firstTurnWith('pr-15');
    const { active } = table.state;
    passTo(table.answer('extract', 'resources'), 'followTerrashift');
    const other = 1 - active;
    table.answer('followTerrashift', ['raise', `s${other + 1}-colony`], other);
    table.ifAsked('drawFrom', 'stop', active).answer('mission', 'pr-15', active);
    expect(table.state.round).toBe(1);
    expect(completed(table)).toEqual([`${active} pr-15`]); // Trend Setter
  });

  test('TW 13.13, TW 17.11 a completed mission is shown, then lies facedown; its owner may look at it', () => {
    const table = position({ step: 'turnStart', sides: { 0: { gold: 9, missions: ['pr-01'] } } });
    expect(table.events('MissionCompleted', 'spectator')).toMatchObject([{ mission: 'pr-01', points: 1 }]);
    expect(JSON.stringify(table.view(1))).not.toContain('pr-01');
    expect(table.view(0).players[0]!.own!.done).toEqual(['pr-01']);
    expect(table.view(1).players[0]!.completed.prosperity).toBe(1);
  });

  test('TW 13.13 an Open Mission leaves a gap until Replenish', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { gold: 9 } },
      open: ['pg-11', 'pr-01', 'cq-03'],
      missionDecks: { prosperity: ['pr-10'] },
    });
    expect(table.view('spectator').open).toMatchObject([{ id: 'pg-11' }, null, { id: 'cq-03' }]);
    expect(passTurn(table).view('spectator').open[1]).toMatchObject({ id: 'pr-10' });
  });

  /** A game of two whose first player keeps this mission, at the first question of the first turn. */
  function firstTurnWith(mission: MissionId): WarpTable {
    for (let n = 0; n < 100; n++) {
      const table = setUp(newGame(2, {}, seededChance(`first turn ${n}`)), 'keepMissions');
      const { first } = table.state;
      if (!table.options('keepMissions', first).includes(mission)) continue;
      const others = table.options('keepMissions', first).filter((id) => id !== mission);
      const kept = table
        .options('keepMissions', first)
        .filter((id) => id === mission || others.indexOf(id) < 2);
      table.answer('keepMissions', kept, first);
      setUp(table);
      if (table.isAsked('extract', first)) return table;
    }
    throw new Error(`nobody begins with ${mission}`);
  }
});

describe('Pioneering Missions and points', () => {
  const mines: Position = {
    sides: {
      0: { levels: { 'gold-mine': 3 }, troops: { 's1-left': 1, 's1-upper-right': 1, 's1-outer-corner': 1 } },
      1: { troops: { 's1-start': 2, 's2-start': 1 }, energy: 2 },
    },
    areas: {
      's1-left': { buildings: ['gold-mine'] },
      's1-upper-right': { buildings: ['gold-mine'] },
      's1-outer-corner': { buildings: ['gold-mine'] },
      's1-start': { buildings: ['laser-cannon'] },
    },
    pioneering: ['pi-riches', 'pi-overlord'],
  };

  test('TW 13.14 the first to fulfil one has it, and nothing comes in its place', () => {
    const table = position({ ...mines, step: 'turnStart' });
    expect(completed(table)).toEqual(['0 pi-riches']);
    expect(table.view('spectator').pioneering).toMatchObject([{ id: 'pi-overlord' }]);
    expect(passTurn(table).state.pioneering).toEqual(['pi-overlord']);
  });

  test('TW 13.15 position 12 is not locked: who falls back keeps the points', () => {
    const table = position({ ...mines, active: 1, step: 'turnStart', chance: [dice(6)] });
    expect([table.track(0, 'gold-mine'), table.points(0)]).toEqual([12, 3]);
    table.answers(['extract', '+fire'], ['laserTarget', 's1-outer-corner'], ['shots', 1]);
    expect([table.track(0, 'gold-mine'), table.points(0)]).toEqual([9, 3]);
  });

  test('TW 13.16 points from elsewhere are Mission Point Tokens', () => {
    const table = position({ step: 'turnStart', sides: { 0: { troops: { gate: 1 }, done: ['pg-01'] } } });
    expect(table.view('spectator').players[0]).toMatchObject({ points: 2, tokenPoints: 1 });
    expect(table.player(0).done).toEqual(['pg-01']);
  });

  test('TW 13.17 one may hold fewer than 3 Private Missions, never more', () => {
    const none = position({ step: 'replenish' });
    expect(none.answer('endTurn', 'done').player(0).missions).toEqual([]);
    const full = position({
      step: 'replenish',
      sides: { 0: { gold: 3, missions: ['pg-11', 'pr-10', 'cq-03'] } },
    });
    for (const deck of ['progress', 'prosperity', 'conquest'])
      expect(full.refusal('replenish', deck)).toEqual({ rule: 'TW 13.17', reason: 'threeMissions' });
  });

  test('TW 13.18 with 9 points one goes on playing and scoring', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { tokenPoints: 9, gold: 7, missions: ['pr-01'] } },
    });
    table.answer('extract', 'resources');
    passTurn(passTurn(table));
    expect(table.isAsked('extract', 0)).toBe(true);
    table.answer('extract', 'resources');
    // It brings on the Endgame, so the table asks.
    table.answer('mission', 'pr-01', 0);
    expect(table.points(0)).toBe(10);
    expect(table.events('EndgameTriggered')).toHaveLength(1);
  });
});

describe('Mission Switch', () => {
  /** Seat 0 uses New Orders: a Mission Switch, then 1 resource. */
  const switching = (missions: readonly MissionId[], more: Position = {}): WarpTable =>
    position({
      ...more,
      sides: { ...more.sides, 0: { missions, rewards: ['rw-orders-1'], ...more.sides?.[0] } },
    }).answer('action', '+reward:rw-orders-1');
  const top = { conquest: ['cq-03', 'cq-02', 'cq-09'], progress: ['pg-11', 'pg-13'] } as const;

  test('TW 13.19, TW 13.21 one is discarded, two of a deck are drawn, one is kept; the rest goes under', () => {
    const table = switching(['pr-10'], { missionDecks: top });
    table.answers(['switchOut', 'pr-10'], ['switchDeck', 'conquest']);
    expect(table.state.missionDecks.prosperity[0]).toBe('pr-10'); // the bottom
    expect(table.options('keepMission')).toEqual(['cq-03', 'cq-02']);
    table.answer('keepMission', 'cq-02');
    expect(table.player(0).missions).toEqual(['cq-02']);
    const { conquest } = table.state.missionDecks;
    expect([conquest.at(-1), conquest[0], conquest.length]).toEqual(['cq-09', 'cq-03', 20]);
    expect(table.events('MissionDiscarded')).toHaveLength(1);
  });

  test('TW 13.21, TW 17.12 the others see the decks, but none of the cards', () => {
    const table = switching(['pr-10'], { missionDecks: top });
    table.answers(['switchOut', 'pr-10'], ['switchDeck', 'conquest']);
    for (const viewer of [1, 'spectator'] as const)
      expect(JSON.stringify([table.view(viewer), table.match.eventsFor(viewer)])).not.toMatch(
        /pr-10|cq-03|cq-02/,
      );
    table.answer('keepMission', 'cq-02');
    expect(table.events('MissionDiscarded', 1)).toEqual([
      { type: 'MissionDiscarded', seat: 0, deck: 'prosperity' },
    ]);
    expect(table.events('MissionDrawn', 1)).toEqual([{ type: 'MissionDrawn', seat: 0, deck: 'conquest' }]);
    expect(table.events('MissionDrawn', 0)).toMatchObject([{ only: { mission: 'cq-02' } }]);
  });

  test('TW 13.20 with 3 Private Missions one must be discarded, with fewer it is a choice', () => {
    const full = switching(['pr-10', 'pg-11', 'cq-03']);
    expect(full.options('switchOut')).toEqual(['pr-10', 'pg-11', 'cq-03', 'stop']);
    const two = switching(['pr-10', 'pg-11']);
    expect(two.options('switchOut')).toEqual(['pr-10', 'pg-11', 'none', 'stop']);
  });

  test('TW C28, TW 13.20, TW 19.9 with 2 missions one ends with 3; in the prototype edition with 2', () => {
    const build = (switches: Position['switches'] & {}): WarpTable =>
      position({
        switches,
        missionDecks: top,
        sides: { 0: { missions: ['pr-10', 'pg-02'], rewards: ['rw-post-1'], gold: 1 } },
      }).answer('action', '+reward:rw-post-1');
    const final = build([]).answers(
      ['switchOut', 'none'],
      ['switchDeck', 'conquest'],
      ['keepMission', 'cq-03'],
    );
    expect(final.player(0).missions).toEqual(['pr-10', 'pg-02', 'cq-03']);
    const prototype = build(['switchNeedDiscard']);
    expect(prototype.options('switchOut')).toEqual(['pr-10', 'pg-02', 'stop']);
    prototype.answers(['switchOut', 'pr-10'], ['switchDeck', 'conquest'], ['keepMission', 'cq-03']);
    expect(prototype.player(0).missions).toEqual(['pg-02', 'cq-03']);
  });

  test('TW C27, TW 13.22 a deck of whose type one holds 2 after the discard is refused', () => {
    const table = switching(['pg-02', 'pg-03', 'cq-01']).answer('switchOut', 'cq-01');
    expect(table.refusal('switchDeck', 'progress')).toEqual({ rule: 'TW 12.15', reason: 'twoOfType' });
    expect(table.options('switchDeck')).toEqual(['prosperity', 'conquest']);
    const other = switching(['pg-02', 'pg-03', 'cq-01']).answer('switchOut', 'pg-02');
    expect(other.options('switchDeck')).toEqual(['progress', 'prosperity', 'conquest']);
  });

  test('TW 13.22 one of the two must be kept', () => {
    const table = switching(['pr-10'], { missionDecks: top });
    table.answers(['switchOut', 'none'], ['switchDeck', 'conquest']);
    expect(table.options('keepMission')).toEqual(['cq-03', 'cq-02']);
    expect(() => table.answer('keepMission', 'none')).toThrow('none');
  });

  test('TW 13.23 the only card of a deck is kept, and an empty deck cannot be chosen', () => {
    const left = PROGRESS_IDS.filter((id) => id !== 'pg-11');
    const table = switching(['pr-10'], { sides: { 1: { done: [...left, ...CONQUEST_IDS] } } });
    table.answer('switchOut', 'pr-10');
    expect(table.refusal('switchDeck', 'conquest')).toEqual({ rule: 'TW 12.15', reason: 'missionDeckEmpty' });
    table.answer('switchDeck', 'progress');
    expect(table.player(0).missions).toEqual(['pg-11']);
    expect(table.state.missionDecks.progress).toEqual([]);
  });

  test('TW 13.24 it is never forced and costs nothing', () => {
    const table = switching(['pr-10', 'pg-11', 'cq-03']).answer('switchOut', 'stop');
    expect(table.player(0)).toMatchObject({ missions: ['pr-10', 'pg-11', 'cq-03'], gold: 0, energy: 0 });
    const done = switching(['pr-10'], { missionDecks: top });
    done.answers(['switchOut', 'none'], ['switchDeck', 'conquest'], ['keepMission', 'cq-03']);
    expect([done.player(0).deeds.paid, done.events('Paid')]).toEqual([0, []]);
  });

  test('TW 13.25 a card discarded to the deck one draws from comes back only if fewer than 2 others are there', () => {
    const many = switching(['cq-01'], { missionDecks: top });
    many.answers(['switchOut', 'cq-01'], ['switchDeck', 'conquest']);
    expect(many.options('keepMission')).toEqual(['cq-03', 'cq-02']);
    const gone = CONQUEST_IDS.filter((id) => id !== 'cq-01' && id !== 'cq-03');
    const few = switching(['cq-01'], { sides: { 1: { done: gone } } });
    few.answers(['switchOut', 'cq-01'], ['switchDeck', 'conquest']);
    expect(few.options('keepMission')).toEqual(['cq-03', 'cq-01']);
  });
});

describe('missions for the end of the game', () => {
  test('TW 13.26 the one with the most has it, with at least 1; of several who tie, all', () => {
    const end = (gold: readonly number[]): WarpTable =>
      position({
        seats: 3,
        step: 'finalScoring',
        pioneering: ['pi-hoarder'],
        sides: Object.fromEntries(gold.map((amount, seat) => [seat, { gold: amount }])),
      });
    expect(completed(end([3, 5, 4]))).toEqual(['1 pi-hoarder']);
    expect(completed(end([5, 3, 5]))).toEqual(['0 pi-hoarder', '2 pi-hoarder']);
    expect(end([5, 3, 5]).match.result.scores).toEqual([3, 0, 3]);
    expect(completed(end([0, 0, 0]))).toEqual([]);
  });

  test('TW 13.27, TW 17.15 when the game is over hands and supplies are open', () => {
    const sides: Position['sides'] = {
      1: {
        gold: 5,
        energy: 2,
        reserve: 3,
        hand: ['enforce-1'],
        rewards: ['rw-ore-1'],
        missions: ['cq-03'],
        done: ['pg-01'],
      },
    };
    const before = position({ step: 'action', sides });
    expect(before.view('spectator').players[1]!.own).toBeUndefined();
    const table = position({ step: 'finalScoring', sides });
    for (const viewer of [0, 'spectator'] as const)
      expect(table.view(viewer).players[1]!.own).toMatchObject({
        gold: 5,
        energy: 2,
        reserve: 3,
        hand: ['enforce-1'],
        rewards: ['rw-ore-1'],
        missions: [{ id: 'cq-03' }],
        done: ['pg-01'],
      });
    expect(table.state.endgame).toBe(NOBODY);
  });
});
