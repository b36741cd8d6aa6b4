import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { CONQUEST_IDS, PROGRESS_IDS } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Ground, Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { NEST, raid, story } from './raiding.ts';

const hidden = (token: Ground['token'] & {} = 'yellow-1'): Ground => ({ token, facedown: true });

const tokenAt = (table: WarpTable, id: string, viewer: Seat | 'spectator' = 'spectator') =>
  table.view(viewer).areas.find((area) => area.id === id)!.token;

/** Seat 0 in the Troop Movement step, with these Troops. */
const moving = (troops: Record<string, number>, more: Position = {}, me: Side = {}): WarpTable =>
  position({ step: 'movement', ...more, sides: { 0: { troops, ...me }, ...more.sides } });

/** One Movement of a single Troop. */
const move = (table: WarpTable, from: string, to: string): WarpTable =>
  table.answer('moveFrom', from).ifAsked('moveTo', to);

test('TW 12.1 Troop Movement, then Reveal, then Replenish', () => {
  const table = moving(
    { 's1-colony': 2, 's1-start': 1 },
    { areas: { 's1-start': { ships: 1 }, 's1-middle': hidden() } },
    { gold: 1 },
  );
  expect(table.state.phase).toBe('movement');
  table.answer('moveFrom', 'stop');
  expect([table.state.phase, table.isAsked('revealTokens')]).toEqual(['reveal', true]);
  table.answer('revealTokens', 'no');
  expect([table.state.phase, table.isAsked('replenish')]).toEqual(['replenish', true]);
});

describe('Troop Movement', () => {
  test('TW 12.2, TW E16 two Movements of one Troop each, or fewer', () => {
    const table = moving({ 's1-colony': 2, 's1-upper-left': 3, 's1-left': 1 });
    move(table, 's1-upper-left', 's1-colony');
    move(table, 's1-upper-left', 's1-left');
    expect(['s1-colony', 's1-upper-left', 's1-left'].map((id) => table.troops(id))).toEqual([3, 1, 2]);
    expect(table.isAsked('moveFrom')).toBe(false);
    const none = moving({ 's1-colony': 2, 's1-upper-left': 3 }).answer('moveFrom', 'stop');
    expect(none.events('TroopsMoved')).toEqual([]);
    expect(none.state.phase).toBe('replenish');
  });

  test('TW 12.2 with Slipstream among the Exiled there are three', () => {
    const three = moving({ 's1-colony': 4, 's1-start': 1 }, { exiled: { yellow: 'xotan-timebenders' } });
    for (let n = 0; n < 3; n++) move(three, 's1-colony', 's1-start');
    expect(three.troops('s1-start')).toBe(4);
    expect(three.isAsked('moveFrom')).toBe(false);
  });

  test('TW 12.7, TW 12.5 aboard a ship no more Troops go than fit', () => {
    const aboard = (there: number): readonly unknown[] => {
      const troops = { 's1-start': 4, 's1-outer-corner': there };
      const table = moving(troops, { areas: { 's1-start': { ships: 1 } } });
      table.answer('moveFrom', 's1-start').answer('moveTo', 's1-outer-corner').ifAsked('takeShip', 'yes');
      return table.isAsked('troopsAboard') ? table.options('troopsAboard') : [1];
    };
    expect(aboard(2)).toEqual([1, 2]);
    expect(aboard(3)).toEqual([1]);
  });

  test('TW 12.3, TW 20.12 only along areas one controls', () => {
    const table = moving(
      { 's1-colony': 3, 's1-start': 1, 's1-outer-corner': 1, 's1-middle': 1 },
      {
        areas: { 's1-upper-right': { token: 'yellow-1' }, 's1-upper-left': { token: 'green-1' } },
      },
    );
    table.answer('moveFrom', 's1-colony');
    // Over start to the corner; middle is next to nothing of the chain.
    expect(table.options('moveTo')).toContain('s1-outer-corner');
    expect(table.refusal('moveTo', 's1-middle')).toEqual({ rule: 'TW 12.3', reason: 'notConnected' });
  });

  test('TW C35, TW 12.3 the Worm Hole is a link, if one controls both of its ends', () => {
    const far = { 's1-outer-corner': 2, 's1-inner-corner': 1, 'connect-inner': 1, 'connect-outer': 1 };
    const through = moving(far).answer('moveFrom', 's1-outer-corner');
    expect(through.options('moveTo')).toContain('connect-outer');
    const { 'connect-inner': _, ...broken } = far;
    const table = moving(broken, { areas: { 'connect-inner': { token: 'yellow-1' } } });
    table.answer('moveFrom', 's1-outer-corner');
    expect(table.refusal('moveTo', 'connect-outer')).toEqual({ rule: 'TW 12.3', reason: 'notConnected' });
  });

  test('TW 12.4, TW 20.12 one Troop stays everywhere, on the Colony too', () => {
    const table = moving({ 's1-colony': 1, 's1-start': 2, 's1-left': 1 });
    expect(table.options('moveFrom')).toEqual(['s1-start', 'stop']);
    for (const id of ['s1-colony', 's1-left'])
      expect(table.refusal('moveFrom', id)).toEqual({ rule: 'TW 12.4', reason: 'leavesArea' });
  });

  test('TW 12.5, TW 20.12 at most 4 Troops of a player on an area', () => {
    const table = moving({ 's1-colony': 4, 's1-start': 3, 's1-left': 2 }).answer('moveFrom', 's1-left');
    expect(table.refusal('moveTo', 's1-colony')).toEqual({ rule: 'TW 12.5', reason: 'areaFull' });
    table.answer('moveTo', 's1-start');
    expect(table.troops('s1-start')).toBe(4);
  });

  test('TW 12.5, TW 20.12, TW 15.9 at the Gate no more than its limit', () => {
    const gate = (troops: number): WarpTable =>
      moving({ 'ring-1': 3, gate: troops }, { guardian: { race: 'tavma-morphlings' } });
    const full = gate(2).answer('moveFrom', 'ring-1');
    expect(full.refusal('moveTo', 'gate')).toEqual({ rule: 'TW 12.5', reason: 'areaFull' });
    expect(move(gate(1), 'ring-1', 'gate').troops('gate')).toBe(2);
  });

  describe('TW 12.6 claiming an empty area', () => {
    const claimed = (ground: Ground = {}, more: Position = {}, me: Side = {}): WarpTable =>
      move(
        moving({ 's1-colony': 1, 's1-start': 2 }, { ...more, areas: { [NEST]: ground } }, me),
        's1-start',
        NEST,
      );

    test('TW 12.6 it is one’s own at once, without a Reward Card and without a combat', () => {
      const table = claimed({}, {}, { races: ['xurdun-slavers'], missions: ['cq-20'] });
      expect([table.owner(NEST), table.troops(NEST)]).toEqual([0, 1]);
      expect(table.events('AreaGained')).toMatchObject([{ area: NEST, how: 'claimed' }]);
      expect([table.events('RewardsDrawn'), table.events('TroopsReserved')]).toEqual([[], []]);
      expect(table.player(0).done).toEqual(['cq-20']); // Open Door
    });

    test('TW 12.6, TW 10.64 the buildings on it come with it', () => {
      const table = claimed({ buildings: ['gold-mine', 'laser-cannon'], colour: 1 });
      expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([2, 1]);
      expect([table.player(0).stock[1], table.player(1).stock[1]]).toEqual([2, 3]);
      expect(table.events('BuildingTaken')).toMatchObject([{ seat: 0, from: 1, building: 'gold-mine' }]);
      expect(table.state.neutrals).toEqual([7, 8, 8]);
      expect(table.view(0).areas.find(({ id }) => id === NEST)!.buildings).toEqual([
        { type: 'gold-mine', colour: 0 },
        { type: 'laser-cannon' },
      ]);
    });

    test('TW 10.64 without a miniature of the type the old one stays and counts for nobody', () => {
      const mines = { 's1-left': 1, 's1-upper-right': 1, 's1-outer-corner': 2 };
      const own: Record<string, Ground> = Object.fromEntries(
        Object.keys(mines).map((id) => [id, { buildings: ['gold-mine'] }]),
      );
      const table = moving(mines, {
        areas: { ...own, 's1-inner-corner': { buildings: ['gold-mine'], colour: 1 } },
      });
      move(table, 's1-outer-corner', 's1-inner-corner');
      expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([4, 1]);
      expect(table.player(1).stock[1]).toBe(2);
    });

    test('TW 12.6, TW 12.10 the way there leads through areas one controls', () => {
      const table = moving(
        { 's1-colony': 2, 's1-start': 1, 'ring-3': 2 },
        {
          areas: Object.fromEntries(
            ['s1-left', 's1-upper-left', 's1-upper-right', 's1-outer-corner'].map((id) => [
              id,
              { token: 'yellow-1' } as const,
            ]),
          ),
        },
      );
      table.answer('moveFrom', 'ring-3');
      expect(table.options('moveTo')).toEqual(['ring-2', 'ring-4']);
      expect(table.refusal('moveTo', 'ring-5')).toEqual({ rule: 'TW 12.3', reason: 'notConnected' });
      const other = moving({ 's1-colony': 2, 's1-start': 1, 'ring-3': 1 });
      other.answer('moveFrom', 's1-colony');
      // It is next to an area of seat 0, but not to one that the Troop can reach.
      expect(other.refusal('moveTo', 'ring-2').reason).toBe('notConnected');
    });
  });

  test('TW 12.10, TW 20.12 never into an enemy area', () => {
    const table = moving(
      { 'ring-1': 2, 's1-middle': 1 },
      {
        sides: { 1: { troops: { 's2-middle': 1 } } },
        areas: { 'ring-2': { token: 'yellow-1' }, 'ring-6': hidden() },
      },
    );
    table.answer('moveFrom', 'ring-1');
    for (const id of ['gate', 'ring-2', 'ring-6', 's2-middle'])
      expect(table.refusal('moveTo', id)).toEqual({ rule: 'TW 12.10', reason: 'intoEnemy' });
  });

  test('TW 12.9 the same Troop may move twice', () => {
    const table = moving({ 's1-colony': 2, 's1-start': 1, [NEST]: 1 });
    move(move(table, 's1-colony', 's1-start'), 's1-start', NEST);
    expect(['s1-colony', 's1-start', NEST].map((id) => table.troops(id))).toEqual([1, 1, 2]);
  });

  test('TW 12.9 the second Movement may pass an area that the first has claimed', () => {
    const table = moving(
      { 's1-colony': 1, 's1-start': 3 },
      { areas: { 's1-upper-right': { token: 'yellow-1' } } },
    ).answer('moveFrom', 's1-start');
    expect(table.refusal('moveTo', 's1-inner-corner').reason).toBe('notConnected');
    move(table.answer('moveTo', NEST), 's1-start', 's1-inner-corner');
    expect([table.owner(NEST), table.owner('s1-inner-corner')]).toEqual([0, 0]);
  });
});

describe('a ship in Troop Movement', () => {
  const withShip = (troops: number, more: Position = {}): WarpTable =>
    moving(
      { 's1-colony': 1, 's1-start': troops },
      { ...more, areas: { 's1-start': { ships: 1 }, ...more.areas } },
    );

  test('TW C34, TW 12.7, TW 12.11 two Troops and the ship claim an empty area 2 steps away; tokens beside it are flipped', () => {
    const table = withShip(3, {
      areas: {
        's1-upper-right': { token: 'yellow-1' },
        's1-upper-left': { token: 'yellow-1' },
        'ring-1': hidden('green-2'),
        'ring-3': hidden('green-3'),
      },
    });
    table.answer('moveFrom', 's1-start').answer('moveTo', 's1-middle');
    expect(table.options('troopsAboard')).toEqual([1, 2]);
    table.answer('troopsAboard', 2);
    expect(table.isAsked('moveFrom')).toBe(false); // both Movements are used
    expect([table.owner('s1-middle'), table.troops('s1-middle'), table.troops('s1-start')]).toEqual([
      0, 2, 1,
    ]);
    expect(table.view(0).areas.find(({ id }) => id === 's1-middle')!.buildings).toEqual([
      { type: 'assault-ship' },
    ]);
    expect(tokenAt(table, 'ring-1')).toMatchObject({ strength: 2 });
  });

  test('TW 12.7 without the ship that area is out of reach, and 3 steps are too far for it', () => {
    const areas = {
      's1-upper-right': { token: 'yellow-1' },
      's1-outer-corner': { token: 'yellow-1' },
    } as const;
    const table = withShip(3, { areas }).answer('moveFrom', 's1-start');
    expect(table.options('moveTo')).toContain('s1-middle');
    expect(table.refusal('moveTo', 'ring-6').reason).toBe('notConnected');
    const onFoot = moving({ 's1-colony': 1, 's1-start': 3 }, { areas }).answer('moveFrom', 's1-start');
    expect(onFoot.refusal('moveTo', 's1-middle').reason).toBe('notConnected');
  });

  test('TW 12.7 to an area one controls no connection is needed either; where the way is free the ship may stay', () => {
    const setup: Position = {
      sides: { 0: { troops: { 's1-colony': 1, 's1-start': 3, 's1-middle': 1 } } },
      areas: { 's1-upper-right': { token: 'yellow-1' }, 's1-upper-left': { token: 'green-1' } },
    };
    const table = withShip(3, setup).answer('moveFrom', 's1-start').answer('moveTo', 's1-middle');
    table.answer('troopsAboard', 1);
    expect([table.troops('s1-middle'), table.state.ships.filter(Boolean)]).toEqual([2, [1]]);
    const near = withShip(3).answer('moveFrom', 's1-start').answer('moveTo', 's1-colony');
    near.answer('takeShip', 'no');
    expect(near.view(0).areas.find(({ id }) => id === 's1-start')!.buildings).toEqual([
      { type: 'assault-ship' },
    ]);
  });

  test('TW 12.8 a ship needs a Troop that moves, and may go to the Colony', () => {
    const alone = moving({ 's1-colony': 2, 's1-start': 1 }, { areas: { 's1-start': { ships: 1 } } });
    expect(alone.refusal('moveFrom', 's1-start').reason).toBe('leavesArea');
    const home = withShip(3).answer('moveFrom', 's1-start').answer('moveTo', 's1-colony');
    home.answer('takeShip', 'yes').ifAsked('troopsAboard', 1);
    const colony = home.view(0).areas.find(({ id }) => id === 's1-colony')!;
    expect(colony).toMatchObject({ troops: 2 });
    expect(colony.buildings).toHaveLength(5); // TW 7.16
  });

  test('TW 12.8 it moves once in the step, and once more by a Move effect', () => {
    const setup: Position = {
      sides: { 0: { troops: { 's1-colony': 1, 's1-start': 3 }, rewards: ['rw-redeploy-1'], reserve: 2 } },
      areas: { 's1-upper-right': { token: 'yellow-1' }, 's1-upper-left': { token: 'green-1' } },
    };
    const table = withShip(3, setup).answer('moveFrom', 's1-start').answer('moveTo', 's1-left');
    table.ifAsked('takeShip', 'yes').answer('troopsAboard', 1);
    expect(table.owner('s1-left')).toBe(0);
    table.answer('moveFrom', '+reward:rw-redeploy-1').answer('placeTroop', 's1-left');
    table.answer('moveFrom', 's1-left');
    expect(table.options('moveTo')).toContain('s2-upper-right');
    table.answer('moveTo', 's2-upper-right').ifAsked('troopsAboard', 1);
    expect(table.owner('s2-upper-right')).toBe(0);
  });

  test('TW 12.8 not a second time in the same step', () => {
    const table = moving(
      { 's1-colony': 1, 's1-start': 2, 's1-left': 2 },
      { areas: { 's1-start': { ships: 1 }, 's1-upper-left': { token: 'green-1' } } },
    );
    table.answer('moveFrom', 's1-start').answer('moveTo', 's1-left').answer('takeShip', 'yes');
    table.ifAsked('troopsAboard', 1).answer('moveFrom', 's1-left');
    expect(table.refusal('moveTo', 's2-upper-right').reason).toBe('notConnected'); // 2 steps away
    expect(table.options('moveTo')).toContain('s2-outer-corner'); // on foot
    table.answer('moveTo', 's2-outer-corner');
    expect(table.isAsked('takeShip')).toBe(false);
  });
});

describe('Reveal', () => {
  const beside: Position['areas'] = {
    's1-inner-corner': hidden('yellow-2'),
    's1-left': hidden('green-1'),
    'ring-3': hidden('green-3'),
  };
  const stop = (table: WarpTable): WarpTable => table.ifAsked('moveFrom', 'stop');

  test('TW 12.11 who claimed an area must flip all tokens beside any of the own areas', () => {
    const table = moving({ 's1-colony': 1, 's1-start': 2 }, { areas: beside });
    stop(move(table, 's1-start', NEST));
    expect(table.events('TokensFlipped')).toMatchObject([
      {
        tokens: [
          { area: 's1-left', token: 'green-1' },
          { area: 's1-inner-corner', token: 'yellow-2' },
        ],
      },
    ]);
    expect(tokenAt(table, 'ring-3')).toBe('facedown');
  });

  test('TW 12.11 so must who conquered one, or took one over', () => {
    const conquered = raid({
      areas: { [NEST]: { token: 'yellow-1' }, ...beside },
      defence: [1],
    }).passOthers();
    expect(conquered.events('TokensFlipped')).toEqual([]);
    expect(stop(conquered).events('TokensFlipped')).toHaveLength(1);
    const taken = position({
      sides: { 0: { races: ['ecton-cultists'], rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'] } },
      areas: { ...beside, [NEST]: { token: 'yellow-1' } },
    });
    taken.answers(['action', '+badges:ecton-cultists']).ifAsked('action', 'terrashift');
    taken.answers(['raise', 's1-start'], ['lower', 'ring-1']).passOthers();
    expect(stop(taken).events('TokensFlipped')).toHaveLength(1);
  });

  test('TW 12.11 without a gained area nothing is flipped', () => {
    const table = stop(moving({ 's1-colony': 2, 's1-start': 2 }, { areas: beside }));
    expect(table.events('TokensFlipped')).toEqual([]);
    expect(table.state.phase).toBe('replenish');
  });

  test('TW 12.11 what was gained in an earlier turn does not count', () => {
    const table = moving({ 's1-colony': 1, 's1-start': 2 }, { areas: { 's2-left': hidden() } });
    passTurn(move(table, 's1-start', NEST));
    expect(passTurn(table).events('TokensFlipped')).toEqual([]);
  });

  test('TW 12.12 for each ship all tokens within 2 steps or none, without a gained area too', () => {
    const setup: Position = { areas: { 's1-start': { ships: 1 }, ...beside } };
    const table = stop(moving({ 's1-colony': 1, 's1-start': 2 }, setup));
    expect(table.question('revealTokens').ask.about).toEqual({
      ship: 's1-start',
      areas: ['s1-left', 's1-inner-corner'],
    });
    table.answer('revealTokens', 'yes');
    expect([tokenAt(table, 's1-left'), tokenAt(table, 'ring-3')]).toEqual([
      { colour: 'green', strength: 1, modifier: 0 },
      'facedown',
    ]);
    const none = stop(moving({ 's1-colony': 1, 's1-start': 2 }, setup)).answer('revealTokens', 'no');
    expect(none.events('TokensFlipped')).toEqual([]);
  });

  test('TW 12.13 a flipped token stays faceup, for everybody', () => {
    const table = moving({ 's1-colony': 1, 's1-start': 2 }, { areas: beside });
    passTurn(move(table, 's1-start', NEST));
    passTurn(table);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(tokenAt(table, 's1-left', viewer)).toEqual({ colour: 'green', strength: 1, modifier: 0 });
  });
});

describe('Replenish', () => {
  const replenishing = (me: Side, more: Position = {}): WarpTable =>
    position({ step: 'replenish', ...more, sides: { 0: me, ...more.sides } });

  test('TW 12.14 one by one up to 3, each for 1 Gold or 1 Energy; each is seen before the next', () => {
    const table = replenishing(
      { gold: 2, energy: 2 },
      { missionDecks: { progress: ['pg-11'], conquest: ['cq-03'], prosperity: ['pr-10'] } },
    );
    table.answer('replenish', 'progress').answer('payGold', 1);
    expect(table.view(0).players[0]!.own!.missions).toMatchObject([{ id: 'pg-11', fresh: true }]);
    table.answer('replenish', 'conquest').answer('payGold', 0);
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 1, missions: ['pg-11', 'cq-03'] });
    table.answer('replenish', 'prosperity').answer('payGold', 0);
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 0, missions: ['pg-11', 'cq-03', 'pr-10'] });
    expect(table.refusal('replenish', 'progress')).toEqual({ rule: 'TW 13.17', reason: 'threeMissions' });
  });

  test('TW 12.14, TW 20.13 it is a choice, and without a resource there is none', () => {
    const none = replenishing({ gold: 2 }).answer('replenish', 'endTurn');
    expect(none.player(0)).toMatchObject({ gold: 2, missions: [] });
    const poor = replenishing({ rewards: ['rw-ore-1'] });
    expect(poor.refusal('replenish', 'progress')).toEqual({ rule: 'TW 12.14', reason: 'cannotPayMission' });
  });

  test('TW 12.15, TW 20.13 no third mission of a type, and none from an empty deck', () => {
    const table = replenishing(
      { gold: 2, missions: ['pr-09', 'pr-10'] },
      { sides: { 1: { done: CONQUEST_IDS } } },
    );
    expect(table.refusal('replenish', 'prosperity')).toEqual({ rule: 'TW 12.15', reason: 'twoOfType' });
    expect(table.refusal('replenish', 'conquest')).toEqual({ rule: 'TW 12.15', reason: 'missionDeckEmpty' });
    expect(table.options('replenish')).toEqual(['progress', 'endTurn', '+trade']);
  });

  test('TW 12.16, TW 13.7, TW 13.11 then missions are checked for the last time, but not the new ones', () => {
    const table = replenishing(
      // Both missions are fulfilled: 2 areas of multiplier 3 or more; a ring area.
      {
        gold: 1,
        missions: ['cq-04'],
        presets: { missions: 'ask' },
        troops: { 'ring-1': 1, 'ring-2': 1 },
      },
      { missionDecks: { conquest: ['cq-16'] } },
    );
    table.answer('replenish', 'conquest');
    table.answer('endTurn', 'done');
    expect(table.options('mission', 0)).toEqual(['cq-04', 'wait', 'hold', 'auto']);
    table.answer('mission', 'cq-04', 0);
    expect(table.player(0)).toMatchObject({ done: ['cq-04'], missions: ['cq-16'] });
    expect(table.state.active).toBe(1);
  });

  test('TW 12.17 last the gaps of the Open Missions are filled from their decks', () => {
    const table = replenishing(
      {},
      { open: ['pg-11', null, null], missionDecks: { prosperity: ['pr-10'], conquest: ['cq-03', 'cq-02'] } },
    );
    table.answer('endTurn', 'done');
    expect(table.state.open).toEqual(['pg-11', 'pr-10', 'cq-03']);
    expect(story(table, 'OpenMissionTurned', 'TurnEnded')).toEqual([
      'OpenMissionTurned',
      'OpenMissionTurned',
      'TurnEnded',
    ]);
  });

  test('TW 12.17 the gap of an empty deck stays', () => {
    const table = replenishing({}, { open: [null, 'pr-10', 'cq-03'], sides: { 1: { done: PROGRESS_IDS } } });
    table.answer('endTurn', 'done');
    expect(table.state.open).toEqual([null, 'pr-10', 'cq-03']);
  });

  test('TW 12.18 nobody else gets missions, and the next turn begins', () => {
    const table = replenishing({}, { sides: { 1: { missions: ['cq-03'], gold: 9 } }, seats: 3 });
    expect(table.match.pending.map(({ ask }) => [ask.seat, ask.kind])).toEqual([[0, 'endTurn']]);
    table.answer('endTurn', 'done');
    expect([table.player(1).missions, table.player(2).missions]).toEqual([['cq-03'], []]);
    expect(table.events('TurnBegan')).toMatchObject([{ seat: 1 }]);
  });
});
