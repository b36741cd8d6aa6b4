import type { AnswerValue, Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../content/index.ts';
import type { MissionId } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { NOBODY } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { passTurn, passTurns } from './beginning.ts';
import { raid, story } from './raiding.ts';

/** The seats whose turns have begun, in their order. */
const turns = (table: WarpTable): Seat[] => table.events('TurnBegan').map(({ seat }) => seat);

describe('TW 3.1 to TW 3.3 the turn', () => {
  test('TW 3.1 Income, Action and End, each with its parts in order', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { hand: ['build-01'], gold: 3, troops: { 's1-colony': 2, 's1-start': 2 } } },
      areas: { 's1-start': { ships: 1 }, 's1-middle': { token: 'yellow-1', facedown: true } },
    });
    const asked: string[] = [];
    const next = (kind: string, value: AnswerValue): void => {
      asked.push(`${table.state.phase}: ${kind}`);
      table.answer(kind, value);
    };
    next('extract', 'resources');
    next('discard', 'build-01');
    next('drawFrom', 'deck');
    next('drawFrom', 'deck');
    next('action', 'terrashift');
    next('raise', 's1-start');
    next('lower', 'ring-1');
    next('followTerrashift', ['no']);
    next('moveFrom', 'stop');
    next('revealTokens', 'yes');
    next('replenish', 'progress');
    next('payGold', 1);
    next('replenish', 'endTurn');
    expect(asked).toEqual([
      'income: extract',
      'income: discard',
      'income: drawFrom',
      'income: drawFrom',
      'action: action',
      'action: raise',
      'action: lower',
      'action: followTerrashift',
      'movement: moveFrom',
      'reveal: revealTokens',
      'replenish: replenish',
      'replenish: payGold',
      'replenish: replenish',
    ]);
    expect(table.state.active).toBe(1);
    expect(table.isAsked('extract', 1)).toBe(true);
  });

  test('TW 3.1 turns go clockwise', () => {
    expect(turns(passTurns(position({ seats: 4, first: 2, step: 'turnStart' }), 4))).toEqual([2, 3, 0, 1, 2]);
  });

  test('TW 3.2 a turn begins with the points of the Gate, then abilities act in an order of choice', () => {
    const table = position({
      step: 'turnStart',
      sides: {
        0: {
          races: ['tavma-morphlings', 'luron-droids'],
          mimicked: 'zeto-archivists',
          permanent: ['luron-droids'],
          troops: { gate: 1 },
          energy: 1,
        },
        1: { races: ['zeto-archivists', 'xelo-traders'] },
      },
    });
    expect(table.points(0)).toBe(1);
    expect(table.options('ability')).toEqual(['luron-droids:always', 'tavma-morphlings']);
    const other = position({ step: 'turnStart', active: 1, sides: { 0: { troops: { gate: 1 } } } });
    expect([other.points(0), other.points(1)]).toEqual([0, 0]); // not in the turn of another player
    table.answer('ability', 'tavma-morphlings').answer('moveMimicry', 'xelo-traders');
    expect(table.player(0)).toMatchObject({ energy: 0, mimicked: 'xelo-traders', reserve: 1 });
    expect(story(table, 'PointsTaken', 'Mimicked', 'TroopsReserved', 'Extracted')).toEqual([
      'PointsTaken',
      'Mimicked',
      'TroopsReserved',
    ]);
    expect(table.isAsked('extract')).toBe(true);
  });

  const grid = (troops: Side['troops'], buildings: readonly string[]): Position => ({
    sides: {
      0: {
        hand: ['build-14'],
        gold: 3,
        energy: 3,
        missions: ['pg-04'],
        presets: { missions: 'ask' },
        troops: { 's1-start': 1, 's1-upper-left': 1, ...troops },
      },
    },
    areas: Object.fromEntries(buildings.map((id) => [id, { buildings: ['energy-plant'] as const }])),
  });

  test('TW E20, TW 13.8 Live Grid: with 3 plants and a Sentry Tower built in this turn', () => {
    const table = position(grid({}, ['s1-start', 's1-upper-left'])).answer('action', 'develop');
    expect(table.track(0, 'energy-plant')).toBe(3);
    expect(table.isAsked('mission')).toBe(false);
    table.answer('develop', ['build-14', '3', 's1-start', '0/1']).answer('mission', 'pg-04');
    expect(table.points(0)).toBe(2);
  });

  test('TW E20, TW 3.2 the events of the last turn are forgotten', () => {
    const table = position(grid({}, ['s1-start'])).answer('action', 'develop');
    table.answer('develop', ['build-14', '2', 's1-upper-left', '1/1']); // the third plant
    table.answer('mission', 'wait').passOthers();
    expect(table.options('moveFrom')).toContain('+complete:pg-04'); // still in the same turn
    passTurns(table, 2);
    expect(table.track(0, 'energy-plant')).toBe(3);
    expect(table.isAsked('extract', 0)).toBe(true);
    expect(table.player(0).deeds.builds).toBe(0);
    expect(table.options('extract')).not.toContain('+complete:pg-04');
    passTurn(table);
    expect(table.points(0)).toBe(0);
  });

  test('TW 3.3 an action must be taken', () => {
    const table = position({
      sides: { 0: { hand: ['build-05'], gold: 2, energy: 2, troops: { 's1-start': 2 } } },
      areas: { 's1-outer-corner': { token: 'yellow-1' } },
    });
    expect(table.options('action').filter((one) => !String(one).startsWith('+'))).toEqual([
      'develop',
      'terrashift',
      'attack',
    ]);
    expect(table.refusal('action', 'skip')).toEqual({ rule: 'TW 3.3', reason: 'mustAct' });
    table.answers(['action', 'develop'], ['develop', ['build-05', '2', 's1-start', '0/1']]).passOthers();
    expect(table.isAsked('moveFrom')).toBe(true); // one action, not two
  });

  test('TW 3.3 Develop and Attack may be out of the question', () => {
    const table = position({ sides: { 0: { gold: 1 } } });
    expect(table.refusal('action', 'develop')).toEqual({ rule: 'TW 7.1', reason: 'noDevelopCard' });
    expect(table.refusal('action', 'attack')).toEqual({ rule: 'TW 10.4', reason: 'nobodyToAttack' });
    expect(table.options('action')).toEqual(['terrashift', '+trade']);
  });

  test('TW 3.3 if no action at all is legal, the Action Phase is skipped', () => {
    const { ids } = boardOf(position().state);
    const high = Object.fromEntries(ids.filter((id) => id !== 'gate').map((id) => [id, { multiplier: 4 }]));
    const table = position({ sides: { 0: { gold: 1 } }, areas: high });
    expect(table.refusal('action', 'terrashift')).toEqual({ rule: 'TW 9.1', reason: 'nothingToShift' });
    expect(table.options('action')).toEqual(['skip', '+trade']);
    table.answer('action', 'skip');
    expect(table.events('ActionChosen')).toEqual([]);
    expect(table.isAsked('moveFrom')).toBe(true);
  });
});

describe('TW 3.4 to TW 3.6 the Endgame', () => {
  /** Seat 1 has 7 points and, in the turn of `active`, a fulfilled mission of 2. */
  const near = (seats: number, active: Seat, more: Position = {}): WarpTable =>
    position({
      seats,
      active,
      step: 'turnStart',
      ...more,
      sides: { 1: { tokenPoints: 7, missions: ['cq-16'], troops: { 'ring-2': 1 } }, ...more.sides },
    });

  test('TW 3.4, TW 3.6 it is triggered as soon as a player has 9 points, whoever has the turn, and told to all', () => {
    const table = near(4, 2);
    expect(table.view(0).endgame).toBeNull();
    table.answer('mission', 'cq-16', 1);
    expect(table.points(1)).toBe(9);
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(table.events('EndgameTriggered', viewer)).toEqual([
        { type: 'EndgameTriggered', seat: 1, rounds: 3 },
      ]);
      expect(table.view(viewer).endgame).toBe(3);
    }
  });

  test('TW 3.4 8 points do not trigger it', () => {
    const table = near(4, 2, {
      sides: { 1: { tokenPoints: 6, missions: ['cq-16'], troops: { 'ring-2': 1 } } },
    });
    expect(table.points(1)).toBe(8); // completed by itself: nothing is lost by it
    expect(table.events('EndgameTriggered')).toEqual([]);
  });

  test('TW 3.4 points of tokens count, at the moment they are taken', () => {
    const table = position({ step: 'turnStart', sides: { 0: { tokenPoints: 8, troops: { gate: 1 } } } });
    expect(table.events('EndgameTriggered')).toMatchObject([{ seat: 0 }]);
  });

  test('TW 3.4 points never go down', () => {
    const table = passTurns(near(2, 0).answer('mission', 'cq-16'), 2);
    table.state.players.forEach((_, seat) => expect(table.points(seat)).toBe(seat === 1 ? 9 : 0));
    const lost = raid({
      me: { troops: { 's1-middle': 4 } },
      other: { tokenPoints: 3, done: ['cq-16'], troops: { 'ring-1': 2 } },
    }).passOthers();
    expect(lost.owner('ring-1')).toBe(0);
    expect(lost.points(1)).toBe(5); // Inner Circle stays completed
  });

  test('TW E23, TW 3.5 with 4 players the round is finished, then three more are played', () => {
    const table = near(4, 2).answer('mission', 'cq-16', 1);
    while (!table.match.over) passTurn(table);
    expect(turns(table)).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
    expect(table.events('RoundBegan').map(({ left }) => left)).toEqual([2, 1, 0]);
    expect(table.match.result.winners).toEqual([1]);
  });

  test('TW E23 in the prototype edition the game ends after the third following turn of that player', () => {
    const table = near(4, 2, { switches: ['endTrigger'] }).answer('mission', 'cq-16', 1);
    while (!table.match.over) passTurn(table);
    expect(turns(table)).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
  });

  test.each([
    [2, 3],
    [3, 3],
    [5, 2],
    [6, 2],
  ])('TW 3.5 with %i players: %i more rounds', (seats, rounds) => {
    const table = near(seats, seats - 1, { first: 0 }).answer('mission', 'cq-16', 1);
    expect(table.events('EndgameTriggered')).toMatchObject([{ rounds }]);
    while (!table.match.over) passTurn(table);
    expect(turns(table)).toHaveLength(1 + rounds * seats);
  });

  test('TW 3.5 each round begins with the starting player, and the last one ends before that player', () => {
    const table = near(3, 2, { first: 1 }).answer('mission', 'cq-16', 1);
    while (!table.match.over) passTurn(table);
    expect(turns(table)).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  });

  test('TW 3.5 a second player who reaches 9 changes nothing', () => {
    const second = { tokenPoints: 7, missions: ['cq-05'], troops: { 's1-inner-corner': 3 } } as const;
    const table = near(3, 2, {
      sides: { 0: second, 1: { tokenPoints: 9, troops: { 's2-start': 1 } } },
      endgame: 1,
      trigger: 1,
    });
    expect(table.points(0)).toBe(9);
    expect(table.events('EndgameTriggered')).toEqual([]);
    expect(table.view(0).endgame).toBe(1);
    while (!table.match.over) passTurn(table);
    expect(turns(table)).toEqual([2, 0, 1, 2]);
  });
});

describe('TW 3.7 to TW 3.10 the end', () => {
  const scored = (sides: Readonly<Record<Seat, Side>>, more: Position = {}): WarpTable =>
    position({ ...more, step: 'finalScoring', sides });

  test('TW 3.7 first the End points of the Gate, then the Pioneering Missions of the end, then the totals', () => {
    const table = scored(
      { 0: { gold: 3, tokenPoints: 1 }, 1: { troops: { gate: 1 } } },
      { pioneering: ['pi-hoarder', 'pi-overlord'] },
    );
    expect(story(table, 'PointsTaken', 'MissionCompleted', 'GameScored')).toEqual([
      'PointsTaken',
      'MissionCompleted',
      'GameScored',
    ]);
    expect(table.events('PointsTaken')).toEqual([{ type: 'PointsTaken', seat: 1, points: 2, why: 'end' }]);
    expect(table.events('MissionCompleted')).toMatchObject([{ seat: 0, mission: 'pi-hoarder', points: 3 }]);
    expect(table.match.result).toMatchObject({ scores: [4, 2], winners: [0] });
  });

  test('TW 3.7 all of this comes after the last turn', () => {
    const table = position({
      active: 1,
      endgame: 0,
      trigger: 0,
      step: 'turnStart',
      pioneering: ['pi-display'],
      sides: { 0: { troops: { 's1-colony': 4, 's1-start': 4 } } },
    });
    expect(table.points(0)).toBe(0);
    passTurn(table);
    expect(table.match.over).toBe(true);
    expect(table.points(0)).toBe(3);
    expect(story(table, 'TurnEnded', 'MissionCompleted')).toEqual(['TurnEnded', 'MissionCompleted']);
  });

  const NINE: readonly MissionId[] = ['pg-01', 'pg-02', 'pg-03', 'pg-04', 'pg-05'];
  const ELEVEN: readonly MissionId[] = ['pr-01', 'pr-02', 'pr-03', 'pr-06', 'pr-08', 'pr-21'];
  const sum = (ids: readonly MissionId[]): number => ids.reduce((all, id) => all + MISSIONS[id].points, 0);

  test('TW 3.8 the most Mission Points win', () => {
    const table = scored({ 0: { tokenPoints: 4 }, 1: { done: ['pg-11', 'pg-02'] } });
    expect(table.match.result).toMatchObject({ scores: [4, 5], winners: [1] });
  });

  test('TW C50, TW 3.8 a tie goes to the most completed missions; tokens are no missions', () => {
    expect([sum(NINE), sum(ELEVEN)]).toEqual([9, 11]);
    const table = scored({ 0: { done: NINE, tokenPoints: 2 }, 1: { done: ELEVEN } });
    expect(table.match.result).toMatchObject({ scores: [11, 11], winners: [1] });
  });

  test('TW 3.8 missions of all four kinds count for the tie', () => {
    // 6 points each: 2 of Pioneering against 1 of them, and tokens.
    const table = scored({
      0: { done: ['pi-overlord', 'pi-riches'] },
      1: { done: ['pi-trader'], tokenPoints: 3 },
    });
    expect(table.match.result).toMatchObject({ scores: [6, 6], winners: [0] });
  });

  test('TW 3.8 still tied, the victory is shared', () => {
    const table = position({
      seats: 3,
      step: 'finalScoring',
      sides: { 0: { done: ['pg-02'] }, 1: { tokenPoints: 1 }, 2: { done: ['cq-02'] } },
    });
    expect(table.match.result).toMatchObject({ scores: [2, 1, 2], winners: [0, 2] });
  });

  test('TW C49 a tie for Hoarder gives both the points and a completed mission', () => {
    const table = scored(
      {
        0: { gold: 14, done: ['pg-02'] },
        1: { gold: 6, energy: 8, tokenPoints: 2 },
      },
      { pioneering: ['pi-hoarder'] },
    );
    expect([table.points(0), table.points(1)]).toEqual([5, 5]);
    expect(table.player(0).done).toEqual(['pg-02', 'pi-hoarder']);
    expect(table.player(1).done).toEqual(['pi-hoarder']);
    // 5 points each, but 2 missions against 1.
    expect(table.match.result.winners).toEqual([0]);
  });

  test('TW 3.9 nobody is eliminated: with one Troop and nothing else a player still has turns', () => {
    const everywhere = { 's2-start': 4, 's2-upper-left': 3, 's2-upper-right': 3, 's2-left': 2 };
    const table = position({ step: 'turnStart', sides: { 0: { troops: everywhere }, 1: { troops: {} } } });
    expect(table.player(1).supply).toBe(13);
    passTurns(table, 6);
    expect(turns(table)).toEqual([0, 1, 0, 1, 0, 1, 0]);
    expect(table.troops('s2-colony')).toBe(1);
    expect(table.match.over).toBe(false);
  });

  test('TW 3.10 with a round limit the game ends after round 40, unless the Endgame was triggered', () => {
    const after = (setup: Position): WarpTable =>
      position({ active: 1, step: 'turnEnd', round: 40, ...setup });
    const limited = { options: { rounds: '40' } } as const;
    const over = after({ ...limited, sides: { 0: { gold: 2 } }, pioneering: ['pi-hoarder'] });
    expect(over.match.over).toBe(true);
    expect(over.match.result).toMatchObject({ scores: [3, 0], winners: [0] }); // scored as always
    expect(after({ ...limited, active: 0 }).match.over).toBe(false); // the round is finished first
    expect(after({ ...limited, round: 39 }).match.over).toBe(false);
    expect(after({}).match.over).toBe(false); // no limit if nothing is said
    expect(after({ ...limited, endgame: 2, trigger: 0 }).state).toMatchObject({ round: 41, endgame: 1 });
  });
});

test('TW C25 the place of an Open Mission that was completed stays empty until the turn ends', () => {
  const table = position({
    step: 'extract',
    open: [null, 'pr-01', null],
    missionDecks: { prosperity: ['pr-05', 'pr-06'] },
    sides: { 0: { gold: 8 } },
  }).answer('extract', 'resources');
  expect(table.events('MissionCompleted')).toMatchObject([{ seat: 0, mission: 'pr-01' }]);
  const place = () => table.view(1).open[1];
  expect(place()).toBeNull();
  table.answer('discard', 'draw').answerAll('drawFrom', 'deck').answer('action', 'terrashift');
  table.answers(['raise', 's1-start'], ['lower', 'ring-1']).passOthers();
  table.answer('moveFrom', 'stop').answer('replenish', 'endTurn');
  expect(table.state.active).toBe(1);
  expect(place()).toMatchObject({ id: 'pr-05' });
  expect(story(table, 'OpenMissionTurned', 'TurnEnded')).toEqual([
    'OpenMissionTurned',
    'OpenMissionTurned',
    'OpenMissionTurned',
    'TurnEnded',
  ]);
  expect(table.state.endgame).toBe(NOBODY);
});
