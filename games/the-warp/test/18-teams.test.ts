import { Match, seededChance } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../content/index.ts';
import type { MissionId } from '../content/index.ts';
import { theWarp } from '../rules/game.ts';
import { isOpponent, teamOf, teammateOf } from '../rules/queries.ts';
import type { Seating } from '../rules/state.ts';
import { WarpTable, position } from './arrange.ts';
import type { Position } from './arrange.ts';
import { ORIGIN, TARGET, declare, playCards } from './fighting.ts';

const TEAM = { seats: 4, options: { mode: 'team' } } as const;

function newGame(seats: number, seed: string, edition = 'final', more = {}): WarpTable {
  const options = theWarp.readOptions({ mode: 'team', edition, ...more }, seats);
  return new WarpTable(new Match(theWarp, { options, seats, chance: seededChance(seed) }));
}

/** Everybody agrees to the first division that comes to mind. */
function divideRaces(table: WarpTable): WarpTable {
  while (table.match.pending.some(({ ask }) => ask.kind.endsWith('Races'))) {
    table.ifAsked('ownRaces', firstPath(table, 'ownRaces'));
    table.ifAsked('matesRaces', firstPath(table, 'matesRaces'));
    table.ifAsked('agreeRaces', 'agree');
  }
  return table;
}

function firstPath(table: WarpTable, kind: string, seat?: Seat): string[] {
  const asked = table.asked().find((one) => one.kind === kind && (seat === undefined || one.seat === seat));
  const path: string[] = [];
  for (let at = asked?.paths; at && Object.keys(at).length > 0; at = at[path.at(-1)!])
    path.push(Object.keys(at)[0]!);
  return path;
}

/** The seat proposes the first division that comes to mind; where nothing is left to choose, half of it is enough. */
function propose(table: WarpTable, seat: Seat, what: 'Races' | 'Missions'): WarpTable {
  table.answer(`own${what}`, firstPath(table, `own${what}`, seat), seat);
  return table.isAsked(`mates${what}`, seat)
    ? table.answer(`mates${what}`, firstPath(table, `mates${what}`, seat), seat)
    : table;
}

const setAside = (table: WarpTable): WarpTable =>
  divideRaces(table).ifAsked('guardian', table.state.setAside[0]!);

/** To the division of missions. */
function untilMissions(table: WarpTable): WarpTable {
  setAside(table);
  if (table.isAsked('mimic')) table.answer('mimic', table.options('mimic')[0]!);
  return table;
}

describe('setting up', () => {
  test('TW 18.1 opposite seats are a team; only 4 or 6 can play', () => {
    const four = position(TEAM).state;
    expect([0, 1, 2, 3].map((seat) => teammateOf(four, seat))).toEqual([2, 3, 0, 1]);
    const six = position({ ...TEAM, seats: 6 }).state;
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamOf(six, seat))).toEqual([0, 1, 2, 0, 1, 2]);
    expect(isOpponent(six, 0, 3)).toBe(false);
    expect(() => theWarp.readOptions({ mode: 'team' }, 5)).toThrow('4 or 6');
  });

  test('TW 18.1 three teams may sit in any way that keeps teammates apart', () => {
    const table = newGame(6, 'races', 'final', { seating: '13-25-46' });
    const { state } = table;
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamOf(state, seat))).toEqual([0, 1, 0, 2, 1, 2]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => teammateOf(state, seat))).toEqual([2, 4, 0, 5, 1, 3]);
    divideRaces(table);
    expect(state.players.map(({ races }) => races.length)).toEqual([2, 2, 2, 2, 2, 2]);
    const seatings = theWarp.optionTable.find(({ id }) => id === 'seating')!.values.slice(1);
    for (const { value } of seatings)
      for (let seat = 0; seat < 6; seat++) {
        const mate = teammateOf({ ...state, options: { ...state.options, seating: value as Seating } }, seat);
        expect([0, 1, 5]).not.toContain((mate - seat + 6) % 6);
      }
    expect(theWarp.readOptions({ mode: 'team', seating: 'opposite' }, 4)).not.toHaveProperty('seating');
    expect(() => theWarp.readOptions({ mode: 'team', seating: '14-26-35' }, 4)).toThrow('TW 18.1');
    expect(() => theWarp.readOptions({ seating: '14-26-35' }, 6)).toThrow('TW 18.1');
  });

  test('TW 18.2 with two teams each has a pool of 5 faceup; the cards left over serve for the Guardian', () => {
    const table = newGame(4, 'races');
    expect(table.state.piles.map((pile) => pile.length)).toEqual([5, 5]);
    expect(table.view('spectator').piles).toEqual(table.state.piles);
    divideRaces(table);
    expect(table.state.players.map(({ races }) => races.length)).toEqual([2, 2, 2, 2]);
    expect(table.options('guardian')).toHaveLength(2);
  });

  test('TW 18.3 with three teams all 4 cards of a pool are used, and 2 are left for the Guardian', () => {
    const table = newGame(6, 'races');
    expect(table.state.piles.map((pile) => pile.length)).toEqual([4, 4, 4]);
    expect(divideRaces(table).options('guardian')).toHaveLength(2);
    expect(table.state.players.every(({ races }) => races.length === 2)).toBe(true);
  });

  test('TW 18.4 each team divides 9 missions that nobody else sees, at most 2 of a type for each member', () => {
    const table = untilMissions(newGame(4, 'missions'));
    const [first] = table.match.pending.map(({ ask }) => ask.seat) as [number];
    const team = teamOf(table.state, first);
    const pool = table.state.missionPools[team]!;
    expect(pool.map((id) => MISSIONS[id].type).toSorted()).toEqual([
      ...Array<string>(3).fill('conquest'),
      ...Array<string>(3).fill('progress'),
      ...Array<string>(3).fill('prosperity'),
    ]);
    expect(table.view(first).pool).toEqual(pool);
    expect(table.view(teammateOf(table.state, first)).pool).toEqual(pool);
    // Any of them may be named first, and the whole pool is there to be seen.
    expect(table.options('ownMissions', first)).toEqual(pool);
    const other = (first + 1) % 4;
    expect(JSON.stringify(table.view(other))).not.toContain(pool[0]);
    const progress = pool.filter((id) => MISSIONS[id].type === 'progress');
    expect(() => table.answer('ownMissions', progress, first)).toThrow('cannot follow');
    const decks = structuredClone(table.state.missionDecks);
    for (const seat of [first, other]) {
      propose(table, seat, 'Missions').answer('agreeMissions', 'agree', teammateOf(table.state, seat));
      if (seat === first) expect(table.state.missionDecks).toEqual(decks);
    }
    expect(table.state.players.map(({ missions }) => missions.length)).toEqual([3, 3, 3, 3]);
    for (const seat of [first, teammateOf(table.state, first)])
      for (const id of table.player(seat).missions) expect(pool).toContain(id);
    expect(Object.values(table.state.missionDecks).flat()).toHaveLength(
      Object.values(decks).flat().length + 6,
    );
  });

  test('TW 18.4, TW 17.14 a proposal about missions is seen by the team alone, one about races by all', () => {
    const races = newGame(4, 'proposals');
    const [one, other] = races.match.pending.map(({ ask }) => ask.seat) as [Seat, Seat];
    const team = teamOf(races.state, one);
    propose(races, one, 'Races');
    for (const viewer of [one, other, 'spectator'] as const)
      expect(races.view(viewer).proposals[team]).toMatchObject({ by: one });
    const missions = untilMissions(races);
    propose(missions, one, 'Missions');
    const mate = teammateOf(missions.state, one);
    for (const viewer of [one, mate])
      expect(missions.view(viewer).proposals[team]).toMatchObject({ by: one });
    for (const viewer of [other, teammateOf(missions.state, other), 'spectator'] as const) {
      expect(missions.view(viewer).proposals).toEqual([null, null]);
      expect(missions.events('DivisionProposed', viewer).at(-1)).toEqual({
        type: 'DivisionProposed',
        seat: one,
        what: 'Missions',
      });
    }
  });

  test.each([4, 6])('TW 18.2 to TW 18.5 %i players: all teams divide at the same time', (seats) => {
    const table = newGame(seats, 'at once');
    const first = table.match.pending.map(({ ask }) => ask.seat);
    expect(first).toHaveLength(seats / 2);
    const order = Array.from({ length: seats / 2 }, (_, n) => (table.state.first + n) % seats);
    expect(first).toEqual(order);
    // The last team is quicker than the first, and waits for it.
    for (const seat of order.toReversed()) {
      expect(table.events('RaceTaken')).toEqual([]);
      propose(table, seat, 'Races').answer('agreeRaces', 'agree', teammateOf(table.state, seat));
    }
    expect([...new Set(table.events('RaceTaken').map(({ seat }) => seat))]).toEqual(
      order.flatMap((seat) => [seat, teammateOf(table.state, seat)]),
    );
    expect(table.isAsked('guardian')).toBe(true);
    untilMissions(table);
    expect(table.match.pending.map(({ ask: { seat, kind } }) => [seat, kind])).toEqual(
      order.map((seat) => [seat, 'ownMissions']),
    );
  });

  test('TW 18.2, TW 18.4 whichever team is quicker, the game is the same', () => {
    const divided = (isReversed: boolean): unknown => {
      const table = newGame(6, 'pace');
      for (const what of ['Races', 'Missions'] as const) {
        const order = table.match.pending.map(({ ask }) => ask.seat);
        for (const seat of isReversed ? order.toReversed() : order) propose(table, seat, what);
        for (const seat of isReversed ? order : order.toReversed())
          table.answer(`agree${what}`, 'agree', teammateOf(table.state, seat));
        if (what === 'Races') untilMissions(table);
      }
      return table.state;
    };
    expect(divided(true)).toEqual(divided(false));
  });

  test('TW 18.5 a proposal holds when both agree; after six the next one of the earlier member holds at once', () => {
    const table = newGame(4, 'stubborn');
    const [one, other] = table.match.pending.map(({ ask }) => ask.seat) as [Seat, Seat];
    const mate = teammateOf(table.state, one);
    for (let n = 0; n < 7; n++) {
      const [proposer, answerer] = n % 2 === 0 ? [one, mate] : [mate, one];
      propose(table, proposer, 'Races');
      if (n < 6) table.answer('agreeRaces', 'propose', answerer);
    }
    expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([other]);
    const { own, mates } = table.view('spectator').proposals[teamOf(table.state, one)]!;
    propose(table, other, 'Races').answer('agreeRaces', 'agree');
    expect([table.player(one).races, table.player(mate).races]).toEqual([own, mates]);
  });
});

describe('playing', () => {
  test('TW 18.6 the points of both are added, and 13 trigger the Endgame', () => {
    const near: Position = {
      ...TEAM,
      step: 'turnStart',
      sides: { 0: { troops: { gate: 1 }, tokenPoints: 8 }, 2: { tokenPoints: 4 } },
      guardian: { holds: false },
    };
    expect(position(near).events('EndgameTriggered')).toMatchObject([{ seat: 0, rounds: 3 }]);
    const alone = {
      ...near,
      options: {},
      sides: { 0: { troops: { gate: 1 }, tokenPoints: 7 }, 2: { tokenPoints: 5 } },
    };
    expect(position(alone).events('EndgameTriggered')).toEqual([]);
  });

  test('TW 18.7, TW 19.19 the team with the most points wins; a tie goes to more missions, with [teamTie] it is shared', () => {
    const end = (switches: Position['switches']) =>
      position({
        ...TEAM,
        switches: switches!,
        step: 'finalScoring',
        sides: { 0: { done: ['pg-01', 'cq-01'] }, 1: { tokenPoints: 2 }, 2: {}, 3: {} },
      }).match.result;
    expect(end([])).toMatchObject({ scores: [2, 2, 2, 2], winners: [0, 2] });
    expect(end(['teamTie']).winners).toEqual([0, 1, 2, 3]);
  });

  test('TW 18.8 members see each other’s completed missions, not hands, supplies and Private Missions', () => {
    const table = position({
      ...TEAM,
      sides: { 2: { done: ['pg-01'], hand: ['build-01'], gold: 7, missions: ['cq-03'] } },
    });
    const mate = table.view(0).players[2]!;
    expect(mate.done).toEqual(['pg-01']);
    expect([mate.own, mate.shared]).toEqual([undefined, undefined]);
    expect(table.view(1).players[2]!.done).toBeUndefined();
  });

  test('TW 18.9 one timeout a team: both see each other’s cards until both end it', () => {
    const table = position({
      ...TEAM,
      sides: { 0: { hand: ['build-02'] }, 2: { hand: ['build-01'], missions: ['cq-03'], gold: 7 } },
    });
    table.sideAction(0, 'timeout', 'call');
    expect(table.view(0).players[2]!.shared).toMatchObject({
      hand: ['build-01'],
      missions: [{ id: 'cq-03' }],
    });
    expect(JSON.stringify(table.view(0).players[2]!.shared)).not.toContain('gold');
    expect(table.view(2).players[0]!.shared!.hand).toEqual(['build-02']);
    expect(table.view(1).players[2]!.shared).toBeUndefined();
    table.sideAction(0, 'timeout', 'end');
    expect(table.view(0).players[2]!.shared).toBeDefined();
    table.sideAction(2, 'timeout', 'end');
    expect(table.view(0).players[2]!.shared).toBeUndefined();
    expect(() => table.sideAction(2, 'timeout', 'call')).toThrow('not possible');
    expect(() => table.sideAction(1, 'timeout', 'end')).toThrow('not possible');
  });

  test('TW 18.9 the game stands still: nobody answers, nothing is taken back', () => {
    const table = position(TEAM);
    const raise = () => table.match.answer({ seat: 0, kind: 'raise', value: 's1-left' });
    table.sideAction(2, 'timeout', 'call');
    expect(raise).toThrow(
      expect.objectContaining({ code: 'suspension', refusal: { rule: 'TW 18.9', reason: 'timeout' } }),
    );
    expect(table.match.undoable(0).ok).toBe(false);
    const ends = [0, 2].map((seat) => ({ seat, sideAction: 'timeout', value: 'end' }));
    expect(table.match.suspension).toMatchObject({ seconds: 180, end: ends });
    table.sideAction(2, 'timeout', 'end');
    expect(raise).toThrow('TW 18.9');
    expect(table.match.suspension!.end).toEqual([ends[0]]);
    table.sideAction(0, 'timeout', 'end');
    expect(table.match.suspension).toBeNull();
    raise();
    expect(table.events('AreaShifted')).toHaveLength(1);
  });

  describe('TW 18.9 it is not called while a member decides something in secret', () => {
    const callers = (table: WarpTable): number[] =>
      [0, 1, 2, 3].filter((seat) => table.match.sideActionsOf(seat).some(({ value }) => value === 'call'));
    const shifted = (sides: Position['sides']): WarpTable => {
      const table = position({ ...TEAM, sides: { 0: { troops: { [ORIGIN]: 3 } }, ...sides } });
      table.ifAsked('action', 'terrashift').answer('raise', 's1-left');
      return table.answer('lower', table.options('lower')[0]!);
    };

    test('as to whether to follow', () => {
      const table = shifted({});
      expect(callers(table)).toEqual([]);
      expect(() => table.sideAction(0, 'timeout', 'call')).toThrow(
        expect.objectContaining({ refusal: { rule: 'TW 18.9', reason: 'notInSecret' } }),
      );
      // Seat 2 has chosen, but what is not known yet.
      table.answer('followTerrashift', ['no'], 2);
      expect(callers(table)).toEqual([]);
      table.answer('followTerrashift', ['no'], 1).answer('followTerrashift', ['no'], 3);
      expect(callers(table)).toEqual([0, 1, 2, 3]);
    });

    test('but while only the others do', () => {
      expect(callers(shifted({ 2: { presets: { noTerrashift: true } } }))).toEqual([0, 2]);
    });

    test('and by nobody while somebody is asked about a mission: none may know who', () => {
      const sides = { 1: { gold: 9, missions: ['pr-01'], presets: { missions: 'ask' } } } as const;
      const table = position({ ...TEAM, step: 'turnStart', sides });
      expect(table.isAsked('mission', 1)).toBe(true);
      expect(callers(table)).toEqual([]);
      table.answer('mission', 'wait', 1);
      expect(callers(table)).toEqual([0, 1, 2, 3]);
    });
  });

  test('TW 18.10 showing cards is for the timeout only: nothing of a hand is in the teammate’s view', () => {
    const table = position({
      ...TEAM,
      sides: { 2: { hand: ['deceive-2'], rewards: ['rw-thief-1'] } },
      switches: ['stealSymbol'],
    });
    expect(JSON.stringify(table.view(0))).not.toContain('deceive-2');
    expect(JSON.stringify(table.view(0).players[2])).not.toContain('rw-thief');
  });

  test('TW 18.11, TW 18.12, TW 20.5, TW 20.4 a teammate’s area is neither attacked, nor fired at, nor shifted', () => {
    const table = position({
      ...TEAM,
      sides: {
        0: { troops: { [ORIGIN]: 3 }, energy: 2 },
        2: { troops: { [TARGET]: 2 } },
        1: { troops: { 's1-middle': 3, 's1-outer-corner': 1 } },
      },
      areas: { [ORIGIN]: { buildings: ['laser-cannon'] } },
    });
    table.answer('action', '+fire');
    expect(table.refusal('laserTarget', TARGET)).toMatchObject({ rule: 'TW 8.4' });
    table.answer('laserTarget', 's1-middle').answer('shots', 1);
    table.answer('action', 'attack').ifAsked('attackFrom', ORIGIN);
    expect(table.refusal('attackTarget', TARGET)).toMatchObject({
      rule: 'TW 18.12',
    });
    const shift = position({ ...TEAM, sides: { 2: { troops: { [TARGET]: 2 } } } }).ifAsked(
      'action',
      'terrashift',
    );
    expect(shift.refusal('raise', 's3-colony')).toMatchObject({ rule: 'TW 9.2' });
  });

  test('TW 18.12 a teammate’s area is not crossed in movement', () => {
    const table = position({
      ...TEAM,
      step: 'movement',
      sides: {
        0: { troops: { 's1-left': 2, 's1-upper-right': 1 } },
        2: { troops: { 's1-upper-left': 1, 's1-middle': 1 } },
      },
      areas: { 's1-colony': {} },
    });
    table.answer('moveFrom', 's1-left');
    expect(table.refusal('moveTo', 's1-upper-left')).toMatchObject({ rule: 'TW 12.10' });
  });

  test('TW 18.13, TW C52, TW 19.20 the attacker’s teammate is not asked for support; with [teamSupportExiled] yes', () => {
    const asked = (switches: Position['switches']): number[] => {
      const table = declare({
        ground: { [TARGET]: { token: 'yellow-1' } },
        setup: { ...TEAM, switches: switches! },
      });
      const seats: number[] = [];
      for (;;) {
        const [next] = table.match.pending;
        if (!next || !['combatCard', 'support'].includes(next.ask.kind)) return seats;
        if (next.ask.kind === 'support') seats.push(next.ask.seat);
        table.answer(next.ask.kind, 'none', next.ask.seat);
      }
    };
    expect(asked([])).toEqual([1, 3]);
    expect(asked(['teamSupportExiled'])).toEqual([1, 2, 3]);
  });

  test('TW 18.14, TW 18.16, TW 18.18, TW C51 who plays no card may be helped by the teammate, who pays; conditions are the teammate’s', () => {
    const table = declare({
      sides: {
        2: { hand: ['enforce-1', 'pincer-1'], gold: 1, troops: { 's3-colony': 1 } },
        1: { troops: { [TARGET]: 1 } },
      },
      setup: TEAM,
      rolls: [[1, 1, 1], [1]],
    });
    table.answer('combatCard', 'none', 0);
    expect(table.refusal('combatCard', 'pincer-1', 2)).toMatchObject({ rule: 'TW 10.16' });
    table.answer('combatCard', 'enforce-1', 2);
    expect(table.question('combatCard').ask.seat).toBe(1);
    table.answer('combatCard', 'none', 1).answer('combatCard', 'none', 3);
    expect(table.events('CombatResolved')).toMatchObject([{ attack: 12 }]);
    expect(table.player(2).gold).toBe(0);
    expect([table.player(0).rewards.length, table.player(2).rewards.length]).toEqual([1, 0]); // TW 18.18
  });

  test('TW 18.14, TW 19.21 the defender’s teammate may help too; with [teamCombat] not', () => {
    const defence = (switches: Position['switches']): boolean => {
      const table = declare({
        sides: { 1: { troops: { [TARGET]: 1 } } },
        setup: { ...TEAM, switches: switches! },
      });
      table.answer('combatCard', 'none', 0).answer('combatCard', 'none', 2).answer('combatCard', 'none', 1);
      return table.isAsked('combatCard', 3);
    };
    expect([defence([]), defence(['teamCombat'])]).toEqual([true, false]);
  });

  test('TW 18.14, TW 15.3 a defender who has played one of two cards is not helped', () => {
    const holding = (card: 'enforce-1' | 'none'): boolean => {
      const table = declare({
        origin: 'ring-1',
        target: 'gate',
        attack: { troops: { 'ring-1': 4 } },
        sides: { 1: { troops: { gate: 2 }, hand: ['enforce-1', 'enforce-2'] } },
        setup: { ...TEAM, guardian: { race: 'tavma-morphlings', tokens: ['at-two-cards'] } },
      });
      table.answer('combatCard', 'none', 0).answer('combatCard', 'none', 2).answer('combatCard', card, 1);
      if (card !== 'none') table.answer('combatCard', 'none', 1);
      return table.isAsked('combatCard', 3);
    };
    expect([holding('none'), holding('enforce-1')]).toEqual([true, false]);
  });

  test('TW 18.13, TW 19.20 [teamSupportExiled] nobody plays for both sides', () => {
    const fight = (races: Position['sides'] & {}): WarpTable =>
      declare({
        attack: { hand: ['maneuver-1'], ...races[0] },
        sides: { 2: { hand: ['enforce-1', 'enforce-2'] } },
        ground: { [TARGET]: { token: 'yellow-2' } },
        setup: { ...TEAM, switches: ['teamSupportExiled'] },
      });
    const helped = fight({}).answer('combatCard', 'none', 0).answer('combatCard', 'enforce-1', 2);
    helped.answer('support', 'none', 1);
    expect(helped.question('support').ask.seat).toBe(3);
    // With Last to Commit (Darja) the attacker's side comes last.
    const supported = fight({ 0: { races: ['darja-shadows'] } })
      .answer('commitLast', 'last', 0)
      .answer('support', 'none', 1);
    supported.answer('support', 'enforce-1', 2).answer('combatCard', 'none', 0);
    expect(supported.isAsked('combatCard', 2)).toBe(false);
  });

  test('TW 18.15, TW 19.22 at the Gate the teammate may play 1 card if the attacker played fewer than 2', () => {
    const hands = { 2: { hand: ['enforce-3'] } } as const;
    const gate = (own: number, switches: Position['switches']): boolean => {
      const table = declare({
        origin: 'ring-1',
        target: 'gate',
        attack: { troops: { 'ring-1': 4 }, hand: ['enforce-1', 'enforce-2'] },
        sides: hands,
        setup: { ...TEAM, switches: switches! },
      });
      for (let n = 1; n <= own; n++) table.answer('combatCard', `enforce-${n}`, 0);
      table.ifAsked('combatCard', 'none', 0);
      return table.isAsked('combatCard', 2);
    };
    expect([gate(0, []), gate(1, []), gate(2, [])]).toEqual([true, true, false]);
    expect([gate(1, ['teamGuardian']), gate(2, ['teamGuardian'])]).toEqual([true, false]);
  });

  test('TW 18.16, TW 10.66 Deceive of a teammate works for the member who fights', () => {
    const attack = declare({
      attackers: 1,
      sides: { 2: { hand: ['deceive-1'], gold: 4 }, 1: { troops: { [TARGET]: 2 } } },
      setup: TEAM,
      rolls: [[1], [6, 6]],
    });
    attack.answer('combatCard', 'none', 0).answer('combatCard', 'deceive-1', 2);
    attack.passOthers();
    expect([attack.player(0).reserve, attack.player(2).reserve]).toEqual([3, 0]);
    expect(attack.player(2).gold).toBe(0);
    const defence = declare({
      sides: { 1: { troops: { [TARGET]: 1 } }, 3: { hand: ['deceive-1'], gold: 4 } },
      setup: TEAM,
      rolls: [[6, 6, 6], [1]],
    });
    for (const seat of [0, 2, 1]) defence.answer('combatCard', 'none', seat);
    defence.answer('combatCard', 'deceive-1', 3).passOthers();
    expect([defence.player(1).reserve, defence.player(3).reserve]).toEqual([3, 0]);
  });

  test('TW 18.16 track bonuses of the teammate do not apply', () => {
    const table = declare({
      sides: {
        2: {
          hand: ['enforce-1'],
          gold: 1,
          energy: 1,
          levels: { 'command-center': 3 },
          troops: { 's3-left': 1, 's3-start': 1 },
        },
      },
      ground: {
        [TARGET]: { token: 'yellow-1' },
        's3-left': { buildings: ['command-center'] },
        's3-start': { buildings: ['command-center'] },
      },
      setup: TEAM,
    });
    table.answer('combatCard', 'none', 0).answer('combatCard', 'enforce-1', 2);
    playCards(table);
    expect(table.options('cardOption', 2)).toEqual(['1', '2']);
  });

  test('TW 18.17 a card of the defender’s teammate may be bribed away; the teammate decides and receives', () => {
    const table = declare({
      attack: { gold: 2 },
      sides: { 1: { troops: { [TARGET]: 1 } }, 3: { hand: ['enforce-1'] } },
      setup: TEAM,
    });
    table.answer('combatCard', 'none', 0).answer('combatCard', 'none', 2).answer('combatCard', 'none', 1);
    table
      .answer('combatCard', 'enforce-1', 3)
      .answer('bribe', 'offer')
      .ifAsked('offerKinds', ['gold'])
      .answer('offerAmount', 2);
    table.answer('answerBribe', 'accept', 3);
    expect(table.player(3).gold).toBe(2);
  });

  test('TW 18.19, TW 18.22 teammates may follow each other and count as followers', () => {
    const table = position({ ...TEAM, sides: { 0: { missions: ['pr-15'] } } }).ifAsked(
      'action',
      'terrashift',
    );
    table.answer('raise', 's1-colony').answer('lower', 's1-upper-left');
    table
      .answer('followTerrashift', ['raise', 's3-colony'], 2)
      .answer('followTerrashift', ['raise', 's2-colony'], 1);
    table.answer('followTerrashift', ['no'], 3);
    table.ifAsked('drawFrom', 'stop');
    expect(table.player(0).done).toEqual(['pr-15']);
  });

  test('TW 18.20, TW 19.23 with 6 players the teammate gets 1 Troop or 1 Gold and 1 Energy in Extract; with [team6Income] it may wait', () => {
    const table = position({ ...TEAM, seats: 6, step: 'extract' }).answer('extract', 'resources');
    table.answer('teamIncome', 'resources', 3);
    expect(table.player(3)).toMatchObject({ gold: 1, energy: 1 });
    const troop = position({ ...TEAM, seats: 6, step: 'extract' }).answer('extract', 'resources');
    troop.answer('teamIncome', 'troop', 3).answer('placeTroop', 'reserve', 3);
    expect(troop.player(3).reserve).toBe(1);
    const late = position({ ...TEAM, seats: 6, step: 'extract', switches: ['team6Income'] }).answer(
      'extract',
      'resources',
    );
    late.answer('teamIncome', 'later', 3);
    late.ifAsked('discard', 'draw').answer('drawFrom', 'deck').answer('drawFrom', 'deck');
    expect(late.options('teamIncome', 3)).toEqual(['troop', 'resources']);
    expect(
      position({ ...TEAM, step: 'extract' })
        .answer('extract', 'resources')
        .isAsked('teamIncome'),
    ).toBe(false);
  });

  test('TW 18.21, TW 13.26 end-of-game missions compare single players, and a team scores each once', () => {
    const table = position({
      ...TEAM,
      options: { mode: 'team', pioneering: 'advanced' },
      step: 'finalScoring',
      pioneering: ['pi-hoarder'],
      sides: { 0: { gold: 5 }, 2: { gold: 5 }, 1: { gold: 5 } },
    });
    expect(table.state.players.map(({ done }) => done.length)).toEqual([1, 1, 0, 0]);
    expect(table.match.result.scores).toEqual([3, 3, 3, 3]);
  });

  test('TW 19.24 with [teamPools] the 9 missions come from all decks together and can always be divided', () => {
    for (let n = 0; n < 5; n++) {
      const table = untilMissions(newGame(4, `pools ${n}`, 'prototype'));
      for (const pool of table.state.missionPools) {
        expect(pool).toHaveLength(9);
        const types = pool.map((id: MissionId) => MISSIONS[id].type);
        const max = Math.max(...types.map((type) => types.filter((one) => one === type).length));
        expect(max).toBeLessThanOrEqual(7);
      }
    }
  });
});
