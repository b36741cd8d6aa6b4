import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, Random, seededChance } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { BASIC_PIONEERING, DECK_IDS, PROTOTYPE_OUT } from '../content/index.ts';
import type { ArchiveId, TrackType } from '../content/index.ts';
import { theWarp } from '../rules/game.ts';
import { PROTOTYPE } from '../rules/options.ts';
import { start } from '../rules/setup.ts';
import { NOBODY } from '../rules/state.ts';
import type { Options, State, Switch } from '../rules/state.ts';
import { WarpTable, dice, position } from './arrange.ts';
import type { Ground, Position, Side } from './arrange.ts';
import { newGame, passTurn, startedGame } from './beginning.ts';
import { TARGET, declare, fightOut, playCards } from './fighting.ts';
import { playRandomly } from './playing.ts';
import { NEST, raid } from './raiding.ts';

/** The same in the final rules and with one switch. */
const both = <T>(one: Switch, play: (switches: readonly Switch[]) => T): [final: T, prototype: T] => [
  play([]),
  play([one]),
];

/** Three areas with buildings of the type beside the one on the Colony of seat 0, at this level. */
function atTrack(type: TrackType, level: number): { me: Side; areas: Record<string, Ground> } {
  const places = ['s1-left', 's1-upper-right', 's1-outer-corner'];
  return {
    me: { levels: { [type]: level }, troops: Object.fromEntries(places.map((id) => [id, 1])) },
    areas: Object.fromEntries(places.map((id) => [id, { buildings: [type] }])),
  };
}

describe('the edition', () => {
  test('TW 19.1 sets every switch that the rulebook names, and the final rules set none', () => {
    const rulebook = readFileSync(join(import.meta.dirname, '../rules/rulebook.md'), 'utf8');
    const named = [...rulebook.matchAll(/^- \*\*TW 19\.\d+\*\* `(\w+)`/gm)].map(([, name]) => name as Switch);
    expect(named).toHaveLength(24);
    expect([...PROTOTYPE].toSorted()).toEqual(named.toSorted());
    expect(startedGame(2, { edition: 'prototype' }).state.switches).toEqual(PROTOTYPE);
    expect(startedGame(2).state.switches).toEqual([]);
  });

  test('TW 19.2 goes with side A and the basic set only', () => {
    const read = (options: object, seats = 2): Options =>
      theWarp.readOptions({ edition: 'prototype', ...options }, seats);
    expect(read({})).toMatchObject({ side: 'A', pioneering: 'basic' });
    expect(() => read({ side: 'B' })).toThrow('TW 19.2');
    expect(() => read({ pioneering: 'advanced' })).toThrow('TW 19.2');
    expect(() => read({}, 1)).toThrow('TWS 1.1');
    const table = startedGame(3, { edition: 'prototype' });
    expect(table.state.board).toBe('3A');
    expect(table.state.players.map(({ missions }) => missions.length)).toEqual([3, 3, 3]);
  });
});

describe('rounds and tracks', () => {
  /** The seats whose turns begin until the game is over. */
  function playOut(table: WarpTable): number[] {
    while (!table.match.over) passTurn(table);
    return table.events('TurnBegan').map(({ seat }) => seat);
  }

  test('TW 19.3 [endTrigger] the game ends after 3 more turns of whoever brought it on', () => {
    const turns = (switches: readonly Switch[]): number[] =>
      playOut(
        position({
          seats: 3,
          switches,
          active: 1,
          step: 'turnStart',
          sides: { 1: { troops: { gate: 1 }, tokenPoints: 8 } },
        }),
      );
    expect(turns(['endTrigger'])).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
    expect(turns([])).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  test('TW 19.3 [endTrigger] with 5 or 6 players after 2 more; the turn of the trigger is played on', () => {
    const table = position({
      seats: 5,
      switches: ['endTrigger'],
      active: 3,
      step: 'turnStart',
      sides: { 3: { troops: { gate: 1 }, tokenPoints: 8 } },
    });
    expect(table.events('EndgameTriggered')).toMatchObject([{ seat: 3, rounds: 2 }]);
    expect(table.isAsked('extract', 3)).toBe(true);
    expect(playOut(table)).toEqual([3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3]);
  });

  test('TW 19.3 [endTrigger] in a turn of another player, and in a team for the member who made it 13', () => {
    const table = position({
      seats: 4,
      options: { mode: 'team' },
      switches: ['endTrigger'],
      step: 'extract',
      active: 0,
      sides: { 0: { tokenPoints: 12 }, 2: { gold: 9, missions: ['pr-01'] } },
    });
    table.answer('extract', 'resources').answer('mission', 'pr-01', 2);
    expect(table.events('EndgameTriggered')).toMatchObject([{ seat: 2 }]);
    expect(playOut(table)).toEqual([1, 2, 3, 0, 1, 2, 3, 0, 1, 2]);
  });

  test('TW E24, TW 19.4 [energyBonus] the discards of a Consult count double, in place of 1 resource for each', () => {
    const { me, areas } = atTrack('energy-plant', 2);
    // Without an Energy icon the plants could not be built there, but here they stand.
    const [final, prototype] = both('energyBonus', (switches) => {
      const table = position({
        switches,
        step: 'consult',
        sides: { 0: { ...me, hand: ['build-13', 'maneuver-1', 'upgrade-01'] } },
        areas,
      });
      for (const card of ['build-13', 'maneuver-1', 'upgrade-01']) table.answer('discard', card);
      return table;
    });
    expect(final.track(0, 'energy-plant')).toBe(8);
    expect(final.player(0)).toMatchObject({ gold: 2, energy: 2 });
    expect(final.options('gainGold')).toEqual([0, 1, 2, 3]);
    expect(prototype.player(0)).toMatchObject({ gold: 4, energy: 4 });
    expect(prototype.isAsked('gainGold')).toBe(false);
  });

  test('TW 19.5 [tradeBonus] the resources of Extract are doubled, in place of 1 more of each', () => {
    const { me, areas } = atTrack('trade-post', 2);
    const levels = { 'trade-post': 2, 'gold-mine': 3 };
    const [final, prototype] = both('tradeBonus', (switches) => {
      const table = position({ switches, step: 'extract', sides: { 0: { ...me, levels } }, areas });
      return table.answer('extract', 'resources').player(0);
    });
    // Gold Track 3, Energy Track 1: 2 Gold and 1 Energy.
    expect(final).toMatchObject({ gold: 3, energy: 2 });
    expect(prototype).toMatchObject({ gold: 4, energy: 2 });
  });

  /** Seat 1 supports Exiled of strength 2 with this card. */
  const supporting = (
    type: TrackType,
    switches: readonly Switch[],
    supporter: Side,
    option: number,
  ): WarpTable => {
    const places = ['s2-left', 's2-upper-right', 's2-outer-corner'];
    return fightOut(
      {
        attackers: 1,
        sides: {
          1: {
            levels: { [type]: 2 },
            troops: Object.fromEntries(places.map((id) => [id, 1])),
            ...supporter,
          },
        },
        ground: {
          [TARGET]: { token: 'yellow-2', multiplier: 1 },
          ...Object.fromEntries(places.map((id) => [id, { buildings: [type] } as const])),
        },
        rolls: [[1], [3, 3]],
        setup: { switches },
      },
      { 1: ['enforce-1', option] },
    );
  };
  const enforce: Side = { hand: ['enforce-1'], gold: 1, energy: 0 };

  test('TW 19.6, TW C21 [bonusOwnTroops] a supporter’s track bonuses work for the Exiled dice', () => {
    const [final, prototype] = both('bonusOwnTroops', (switches) =>
      supporting('trade-post', switches, enforce, 1).events('CombatResolved'),
    );
    expect(final).toMatchObject([{ defence: 8 }]); // 3 + 1 twice
    expect(prototype).toMatchObject([{ defence: 10 }]);
    const flip = supporting('gold-mine', ['bonusOwnTroops'], enforce, 1);
    expect(flip.isAsked('flipDie', 1)).toBe(true);
    const reroll = supporting('energy-plant', ['bonusOwnTroops'], enforce, 1);
    expect(reroll.isAsked('rerollDice', 1)).toBe(true);
    expect(supporting('gold-mine', [], enforce, 1).isAsked('flipDie')).toBe(false);
  });

  test('TW 19.6 [bonusOwnTroops] the Command reduction is for a supporter too', () => {
    const [final, prototype] = both('bonusOwnTroops', (switches) =>
      supporting('command-center', switches, enforce, 1).player(1),
    );
    expect([final.gold, prototype.gold]).toEqual([0, 1]);
  });

  test('TW 19.27, TW 19.6 [supportReward] a supporter draws 2; 3 with the Gold bonus or as Ecton Cultists, 4 with both', () => {
    const drawn = (switches: readonly Switch[], type: TrackType, supporter: Side = {}): number =>
      supporting(type, switches, { ...enforce, ...supporter }, 1)
        .passOthers()
        .player(1).rewards.length;
    const ecton: Side = { races: ['ecton-cultists'] };
    const edition: readonly Switch[] = ['supportReward', 'bonusOwnTroops'];
    expect(drawn(['supportReward'], 'energy-plant')).toBe(2);
    expect(drawn([], 'gold-mine')).toBe(2);
    expect(drawn(edition, 'gold-mine')).toBe(3);
    expect(drawn(edition, 'energy-plant', ecton)).toBe(3);
    expect(drawn(edition, 'gold-mine', ecton)).toBe(4);
  });

  describe('TW 19.7 [trackLock] the end of a track', () => {
    /** Seat 0 upgrades to Gold Track 12; seat 1 could fire at one of the mines. */
    const upgraded = (switches: readonly Switch[], more: Side = {}, setup: Position = {}): WarpTable => {
      const { me, areas } = atTrack('gold-mine', 2);
      const table = position({
        switches,
        pioneering: ['pi-riches', 'pi-overlord'],
        ...setup,
        sides: {
          0: { ...me, hand: ['upgrade-04'], gold: 2, energy: 4, ...more },
          1: { troops: { 's1-start': 1 }, energy: 2 },
        },
        areas: { ...areas, 's1-start': { buildings: ['laser-cannon'] } },
        chance: [dice(6)],
      });
      return table.answer('action', 'develop').answer('develop', ['upgrade-04', '1', '1/2']);
    };
    const shot = (table: WarpTable): WarpTable => {
      table.passOthers();
      passTurn(table);
      return table.answers(['extract', '+fire'], ['laserTarget', 's1-outer-corner'], ['shots', 1]);
    };

    test('TW 19.7 the first marker at 12 stays there, whatever is lost', () => {
      const [final, prototype] = both('trackLock', (switches) => shot(upgraded(switches)));
      expect([final.owner('s1-outer-corner'), final.track(0, 'gold-mine')]).toEqual([NOBODY, 9]);
      expect([prototype.owner('s1-outer-corner'), prototype.track(0, 'gold-mine')]).toEqual([NOBODY, 12]);
    });

    test('TW 19.7 its mission is completed at once for 3 points; there is no waiting', () => {
      const eager: Side = { presets: { missions: 'ask' }, tokenPoints: 7 };
      const [final, prototype] = both('trackLock', (switches) => upgraded(switches, eager));
      expect(final.options('mission', 0)).toEqual(['pi-riches', 'wait', 'hold', 'auto']);
      expect(prototype.player(0).done).toEqual(['pi-riches']);
      expect(prototype.events('EndgameTriggered')).toHaveLength(1);
      expect(prototype.state.pioneering).toEqual(['pi-overlord']);
    });

    test('TW 19.7 only the first: who comes later is not locked', () => {
      const { me, areas } = atTrack('gold-mine', 2);
      const table = position({
        switches: ['trackLock'],
        sides: { 0: { ...me, hand: ['upgrade-04'], gold: 2, energy: 4 }, 1: { troops: { 's2-start': 1 } } },
        areas,
        pioneering: [],
      });
      table.state.players[1]!.locks[1] = true;
      table.answer('action', 'develop').answer('develop', ['upgrade-04', '1', '1/2']);
      expect(table.player(0).locks).toEqual([false, false, false, false]);
      expect(table.track(0, 'gold-mine')).toBe(12);
    });
  });
});

describe('building and shooting', () => {
  const nextOf = (table: WarpTable, ...taken: string[]): readonly unknown[] =>
    table.answer('action', 'develop').question('develop').ask.after!(taken);

  test('TW 19.8 [buildLimit] more than 4 buildings on an area, but one of each type', () => {
    const [final, prototype] = both('buildLimit', (switches) =>
      nextOf(
        position({ switches, sides: { 0: { hand: ['build-05'], gold: 4, energy: 4 } } }),
        'build-05',
        '2',
      ),
    );
    expect(final).toEqual(['s1-start']);
    expect(prototype).toEqual(['s1-colony', 's1-start']);
    const second = position({
      switches: ['buildLimit'],
      sides: { 0: { hand: ['build-05'], gold: 4, energy: 4 } },
    });
    expect(nextOf(second, 'build-05', '1')).toEqual(['s1-start']); // a Command Center stands on the Colony
  });

  test('TW 19.9 [switchNeedDiscard] without a Private Mission there is no Mission Switch', () => {
    const [final, prototype] = both('switchNeedDiscard', (switches) =>
      position({ switches, sides: { 0: { rewards: ['rw-post-1'], gold: 1 } } }).answer(
        'action',
        '+reward:rw-post-1',
      ),
    );
    expect(final.options('switchOut')).toEqual(['none', 'stop']);
    expect(prototype.isAsked('switchOut')).toBe(false);
    expect(prototype.track(0, 'trade-post')).toBe(2);
  });

  test('TW 19.9 [switchNeedDiscard] the discarded card and the one not chosen go under their decks', () => {
    const table = position({
      switches: ['switchNeedDiscard'],
      sides: { 0: { rewards: ['rw-post-1'], gold: 1, missions: ['pr-10'] } },
      missionDecks: { conquest: ['cq-03', 'cq-02'] },
    }).answer('action', '+reward:rw-post-1');
    table.answers(['switchOut', 'pr-10'], ['switchDeck', 'conquest'], ['keepMission', 'cq-02']);
    expect([table.state.missionDecks.prosperity[0], table.state.missionDecks.conquest[0]]).toEqual([
      'pr-10',
      'cq-03',
    ]);
  });

  test('TW 19.10 [laserTarget] one’s own Troops may be fired at, but neither a Colony nor a teammate’s', () => {
    const [final, prototype] = both('laserTarget', (switches) =>
      position({
        switches,
        seats: 4,
        options: { mode: 'team' },
        sides: {
          0: { troops: { 's1-start': 1, [NEST]: 2 }, energy: 2 },
          1: { troops: { 's1-upper-right': 1 } },
          2: { troops: { 's1-inner-corner': 1 } },
        },
        areas: { 's1-start': { buildings: ['laser-cannon'] }, 's1-upper-left': { token: 'yellow-1' } },
        chance: [dice(6)],
      }).answer('action', '+fire'),
    );
    expect(final.options('laserTarget')).toEqual(['s1-upper-left', 's1-upper-right']);
    expect(prototype.options('laserTarget')).toEqual(['s1-upper-left', 's1-upper-right', NEST]);
    expect(prototype.refusal('laserTarget', 's1-colony').rule).toBe('TW 8.5');
    expect(prototype.refusal('laserTarget', 's1-inner-corner').reason).toBe('laserNobody');
    prototype.answer('laserTarget', NEST).answer('shots', 1);
    expect(prototype.troops(NEST)).toBe(1);
  });
});

describe('ships and empty areas', () => {
  /** Seat 0 with a ship on start; all else within reach is empty, but the Colony of seat 0. */
  const attacking = (switches: readonly Switch[], more: Position = {}): WarpTable =>
    position({
      switches,
      ...more,
      sides: { 0: { troops: { 's1-colony': 1, 's1-start': 4 }, gold: 1, ...more.sides?.[0] }, ...more.sides },
      areas: { 's1-start': { ships: 1 }, [NEST]: { token: 'yellow-1' }, ...more.areas },
    });

  test('TW 19.11 [shipTarget] a ship may attack any area within 2 steps that is neither one’s own nor a Colony', () => {
    const [final, prototype] = both('shipTarget', (switches) =>
      attacking(switches, {
        areas: { 's1-middle': { buildings: ['sentry-tower'] }, 's1-left': { token: 'green-1' } },
      }).answer('action', 'attack'),
    );
    expect(final.options('attackTarget')).toEqual(['s1-left', NEST]);
    expect(prototype.options('attackTarget')).toEqual([
      's1-left',
      's1-upper-left',
      's1-upper-right',
      NEST,
      's1-inner-corner',
    ]);
    expect(prototype.refusal('attackTarget', 's1-colony').reason).toBe('notEnemy');
    expect(prototype.refusal('attackTarget', 's1-middle').reason).toBe('sentryTower'); // TW 8.11
  });

  test('TW 19.11 [shipTarget] into an empty area the ship goes along, next door too', () => {
    const table = attacking(['shipTarget']).answers(['action', 'attack'], ['attackTarget', 's1-upper-right']);
    expect(table.isAsked('useShip')).toBe(false);
    table.answer('attackTroops', 2);
    expect([table.owner('s1-upper-right'), table.troops('s1-upper-right')]).toEqual([0, 2]);
    expect(table.view(0).areas.find(({ id }) => id === 's1-upper-right')!.buildings).toEqual([
      { type: 'assault-ship' },
    ]);
    expect([table.events('DiceRolled'), table.state.combat]).toEqual([[], null]);
  });

  test('TW 19.12 [shipMove] a ship moves to areas one controls only', () => {
    const [final, prototype] = both('shipMove', (switches) =>
      position({
        switches,
        step: 'movement',
        sides: { 0: { troops: { 's1-colony': 1, 's1-start': 2, 's1-inner-corner': 1 } } },
        areas: {
          's1-start': { ships: 1 },
          's1-upper-right': { token: 'yellow-1' },
          [NEST]: { token: 'yellow-1' },
        },
      }).answer('moveFrom', 's1-start'),
    );
    expect(final.options('moveTo')).toContain('s1-middle');
    expect(prototype.refusal('moveTo', 's1-middle').reason).toBe('notConnected');
    expect(prototype.options('moveTo')).toContain('s1-inner-corner');
    prototype.answer('moveTo', 's1-inner-corner');
    expect(prototype.view(0).areas.find(({ id }) => id === 's1-inner-corner')!.buildings).toEqual([
      { type: 'assault-ship' },
    ]);
  });

  describe('TW 19.13 [attackEmpty] attacking an empty area', () => {
    const walking = (switches: readonly Switch[], more: Position = {}): WarpTable =>
      position({
        switches,
        ...more,
        sides: {
          0: { races: ['xurdun-slavers', 'morlar-raiders'], troops: { 's1-colony': 1, 's1-start': 4 } },
          ...more.sides,
        },
        areas: {
          's1-upper-right': { token: 'yellow-1' },
          's1-inner-corner': { token: 'green-1', facedown: true },
        },
      }).ifAsked('action', 'attack');

    test('TW 19.13 an adjacent one may be attacked', () => {
      const [final, prototype] = both('attackEmpty', (switches) =>
        position({
          switches,
          sides: { 0: { troops: { 's1-colony': 1, 's1-start': 4 } } },
          areas: { 's1-upper-right': { token: 'yellow-1' } },
        }).answer('action', 'attack'),
      );
      // In the final rules there is just one target, and so no question.
      expect(final.events('AttackDeclared')).toEqual([]);
      expect(final.question('attackTroops').ask.about).toEqual({ from: 's1-start', to: 's1-upper-right' });
      expect(prototype.options('attackTarget')).toEqual(['s1-upper-right', NEST]);
    });

    test('TW 19.13 there is no combat: the attackers take control, and nothing is won', () => {
      const table = walking(['attackEmpty']).answers(['attackTarget', NEST], ['attackTroops', 3]);
      expect([table.owner(NEST), table.troops(NEST), table.troops('s1-start')]).toEqual([0, 3, 1]);
      expect(table.state.combat).toBeNull();
      for (const type of [
        'RewardsDrawn',
        'DiceRolled',
        'CombatResolved',
        'Gained',
        'TroopsReserved',
      ] as const)
        expect(table.events(type)).toEqual([]);
      expect(table.player(0).deeds).toMatchObject({
        crushingWins: 0,
        bareHandWins: 0,
        conqueredFromPlayers: 0,
      });
    });

    test('TW 19.13 for Reveal it counts as a conquest', () => {
      const table = walking(['attackEmpty', 'revealOnMove']).answers(
        ['attackTarget', NEST],
        ['attackTroops', 2],
      );
      table.ifAsked('moveFrom', 'stop');
      expect(table.events('TokensFlipped')).toMatchObject([{ tokens: [{ area: 's1-inner-corner' }] }]);
    });

    test('TW 19.13 on the Gate its limit holds, and there are no Conquer points', () => {
      const table = position({
        switches: ['attackEmpty'],
        guardian: { race: 'tavma-morphlings', holds: false, conquerPoints: true },
        sides: { 0: { troops: { 'ring-1': 4 } } },
      }).answer('action', 'attack');
      table.answers(['attackTarget', 'gate'], ['attackTroops', 3]);
      expect([table.troops('gate'), table.troops('ring-1')]).toEqual([2, 2]);
      expect(table.events('PointsTaken')).toEqual([]);
    });
  });

  test('TW 19.14, TW C65, TW 4.6 [noMiniature] a fifth building in another colour counts for the track', () => {
    const { me, areas } = atTrack('gold-mine', 1);
    const [final, prototype] = both('noMiniature', (switches) => {
      const table = position({
        switches,
        step: 'extract',
        sides: { 0: { ...me, troops: { ...me.troops, 'ring-1': 1 } } },
        areas: { ...areas, 'ring-1': { buildings: ['gold-mine'], colour: 1 } },
      });
      return [table.track(0, 'gold-mine'), table.answer('extract', 'resources').player(0).gold];
    });
    expect(final).toEqual([4, 2]);
    expect(prototype).toEqual([5, 2]);
  });

  test('TW 19.14 [noMiniature] the old miniature stays with its colour, up to position 12', () => {
    const { me, areas } = atTrack('gold-mine', 2);
    const table = position({
      switches: ['noMiniature'],
      sides: { 0: { ...me, troops: { ...me.troops, 'ring-1': 1 } } },
      areas: { ...areas, 'ring-1': { buildings: ['gold-mine'], colour: 1 } },
    });
    expect(table.track(0, 'gold-mine')).toBe(10);
    expect(table.view(0).areas.find(({ id }) => id === 'ring-1')!.buildings).toEqual([
      { type: 'gold-mine', colour: 1 },
    ]);
    expect(table.track(1, 'gold-mine')).toBe(1);
  });
});

describe('combat and Reveal', () => {
  test('TW 19.15 [rewardInCombat] the active player may use a Reward Ability in combat, but no Reward Card', () => {
    const me: Side = {
      races: ['skolok-miners', 'morlar-raiders'],
      rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'],
      gold: 1,
    };
    const [final, prototype] = both('rewardInCombat', (switches) => raid({ me, switches }));
    expect(final.options('combatCard', 0)).toEqual(['none', '+trade']);
    // Second Wave would start another attack.
    expect(prototype.options('combatCard', 0)).toEqual(['none', '+trade', '+badges:skolok-miners']);
    prototype.answer('combatCard', '+badges:skolok-miners').answer('badges', ['rw-ore-1', 'rw-ore-2']);
    expect(prototype.player(0).gold).toBe(2);
    expect(prototype.isAsked('combatCard', 0)).toBe(true);
  });

  test('TW 19.15 [rewardInCombat] a defender may not', () => {
    const table = declare({
      sides: {
        1: { races: ['skolok-miners'], rewards: ['rw-ore-1', 'rw-ore-2'], troops: { [TARGET]: 1 }, gold: 1 },
      },
      setup: { switches: ['rewardInCombat'] },
    }).answer('combatCard', 'none', 0);
    expect(table.options('combatCard', 1)).toEqual(['none']);
    playCards(table);
  });

  test('TW 19.16 [revealOnMove] only a conquest brings the Reveal step about', () => {
    const beside: Record<string, Ground> = { 's1-inner-corner': { token: 'green-1', facedown: true } };
    const claimed = both('revealOnMove', (switches) => {
      const table = position({
        switches,
        step: 'movement',
        sides: { 0: { troops: { 's1-colony': 1, 's1-start': 2 } } },
        areas: beside,
      }).answers(['moveFrom', 's1-start'], ['moveTo', NEST]);
      return table.ifAsked('moveFrom', 'stop').events('TokensFlipped').length;
    });
    expect(claimed).toEqual([1, 0]);
    const conquered = raid({
      switches: ['revealOnMove'],
      areas: { ...beside, [NEST]: { token: 'yellow-2' } },
    }).passOthers();
    expect(conquered.ifAsked('moveFrom', 'stop').events('TokensFlipped')).toHaveLength(1);
  });
});

describe('cards and missions', () => {
  /** A game that is set up with just these switches. */
  const setUpWith = (switches: readonly Switch[], options: Partial<Options> = {}): State => {
    const chosen = theWarp.readOptions(options, 2);
    const state: State = { ...start(chosen, 2), switches };
    const chance = seededChance('set-up');
    return new WarpTable(
      new Match(theWarp, { options: chosen, seats: 2, chance, from: { state, at: 0, entries: [] } }),
    ).state;
  };
  const missionsOf = (s: State): string[] => [
    ...Object.values(s.missionDecks).flat(),
    ...s.open.flatMap((id) => id ?? []),
    ...s.players.flatMap(({ lookedMissions }) => lookedMissions),
  ];

  test('TW 19.17 [missionCount] 20 of each type and 6 Pioneering: 66 missions', () => {
    const [final, prototype] = both('missionCount', setUpWith);
    expect(missionsOf(final)).toHaveLength(63);
    expect(missionsOf(prototype)).toHaveLength(60);
    expect(missionsOf(prototype).filter((id) => (PROTOTYPE_OUT as readonly string[]).includes(id))).toEqual(
      [],
    );
    expect(prototype.boxedMissions).toEqual(['pg-21', 'pr-21', 'cq-21']);
    expect(missionsOf(prototype).length + prototype.pioneering.length).toBe(66);
  });

  test('TW 19.18 [pioneeringSet] the basic set, whatever was chosen', () => {
    const [final, prototype] = both('pioneeringSet', (switches) =>
      setUpWith(switches, { pioneering: 'advanced' }),
    );
    expect(final.pioneering).toHaveLength(9);
    expect(prototype.pioneering).toEqual(BASIC_PIONEERING);
    expect(prototype.hiddenPioneering).toBeNull();
  });

  test('TW 19.25 [stealSymbol] two copies of Light Fingers are in the Reward Deck', () => {
    const [final, prototype] = both('stealSymbol', (switches) => setUpWith(switches).rewardDeck);
    expect([final.length, prototype.length]).toEqual([36, 36]);
    expect(final.filter((id) => id.startsWith('rw-thief'))).toEqual([]);
    expect(prototype.filter((id) => id.startsWith('rw-thief'))).toHaveLength(2);
    for (const kind of ['rw-find', 'rw-veterans'])
      expect(prototype.filter((id) => id.startsWith(kind))).toHaveLength(1);
  });

  test('TW 19.25, TW 17.9 [stealSymbol] nobody knows any more what the victim still holds', () => {
    const steal = (hand: readonly ArchiveId[]): WarpTable =>
      position({
        switches: ['stealSymbol'],
        sides: { 0: { rewards: ['rw-thief-1'], gold: 1 }, 1: { hand } },
        chance: [[0]],
      });
    const table = steal(['build-01', 'start-2']);
    expect(table.view(0).players[1]!.known).toEqual(['start-2']);
    table.answers(['action', '+reward:rw-thief-1'], ['gainGold', 1]);
    expect(table.view('spectator').players.map(({ known }) => known)).toEqual([[], []]);
    const only = steal(['start-2']).answers(['action', '+reward:rw-thief-1'], ['gainGold', 1]);
    expect(only.view('spectator').players[0]!.known).toEqual(['start-2']);
  });

  test('TW 19.25 [stealSymbol] not with a full hand, nor without a victim', () => {
    const thief: Position = {
      switches: ['stealSymbol'],
      sides: { 0: { rewards: ['rw-thief-1'], gold: 1 }, 1: { hand: ['enforce-1'] } },
    };
    const table = position(thief).answer('action', '+reward:rw-thief-1');
    expect([table.player(0).hand, table.player(1).hand]).toEqual([['enforce-1'], []]);
    table.answer('gainGold', 1);
    const full = position({
      ...thief,
      sides: {
        0: {
          rewards: ['rw-thief-1'],
          hand: [
            'build-01',
            'build-02',
            'build-03',
            'build-04',
            'build-05',
            'build-06',
            'build-07',
            'build-08',
          ],
          gold: 1,
        },
        1: { hand: ['enforce-1'] },
      },
    });
    expect(full.refusal('action', '+reward:rw-thief-1').reason).toBe('handFull');
  });

  test('TW 19.26, TW 6.5 in Consult only discarding is optional: 2 cards must be drawn, never above 8', () => {
    const consult = (hand: readonly ArchiveId[]): WarpTable =>
      position({ options: { edition: 'prototype' }, step: 'consult', sides: { 0: { hand } } }).answer(
        'discard',
        'draw',
      );
    const table = consult(['build-01']);
    expect(table.options('drawFrom')).not.toContain('stop');
    expect(table.answer('drawFrom', 'deck').options('drawFrom')).not.toContain('stop');
    table.answer('drawFrom', 'deck');
    expect([table.player(0).hand.length, table.isAsked('drawFrom')]).toEqual([3, false]);
    const seven = DECK_IDS.filter((card) => card.startsWith('build')).slice(0, 7);
    const full = consult(seven).answer('drawFrom', 'deck');
    expect([full.player(0).hand.length, full.isAsked('drawFrom')]).toEqual([8, false]);
  });
});

describe('teams', () => {
  test('TW 19.22 [teamGuardian] at the Gate it is one card of the teammate and two together, as in the final rules', () => {
    const [final, prototype] = both('teamGuardian', (switches) => {
      const table = declare({
        origin: 'ring-1',
        target: 'gate',
        attack: { troops: { 'ring-1': 4 } },
        sides: { 2: { hand: ['enforce-1', 'enforce-2'] } },
        setup: { seats: 4, options: { mode: 'team' }, switches },
      });
      table.answer('combatCard', 'none', 0).answer('combatCard', 'enforce-1', 2);
      return [table.isAsked('combatCard', 2), table.state.combat!.sides[0].cards.length];
    });
    expect(final).toEqual([false, 1]);
    expect(prototype).toEqual(final);
  });

  test('TW 19.23 [team6Income] the teammate may take it later in the Income Phase', () => {
    const options = both('team6Income', (switches) =>
      position({ seats: 6, options: { mode: 'team' }, step: 'extract', switches })
        .answer('extract', 'resources')
        .options('teamIncome', 3),
    );
    expect(options).toEqual([
      ['troop', 'resources'],
      ['troop', 'resources', 'later'],
    ]);
  });

  test('TW 19.24 [teamPools] a team is dealt 9 missions of any type, in place of 3 of each', () => {
    const typesOf = (edition: Options['edition'], n: number): string[] => {
      const table = newGame(4, { mode: 'team', edition }, seededChance(`pools ${n}`));
      const random = new Random(n);
      while (table.state.missionPools.length === 0) playRandomly(table, random, 1);
      return table.state.missionPools.map((pool) =>
        pool
          .map((id) => id.slice(0, 2))
          .toSorted()
          .join(' '),
      );
    };
    const deals = (edition: Options['edition']): Set<string> =>
      new Set([1, 2, 3].flatMap((n) => typesOf(edition, n)));
    expect(deals('final')).toEqual(new Set(['cq cq cq pg pg pg pr pr pr']));
    expect(deals('prototype').size).toBeGreaterThan(2);
    for (const pool of deals('prototype')) expect(pool.split(' ')).toHaveLength(9);
  });
});

test('TW 19.28 what differs in words alone is the same in both editions', () => {
  const results = ([[], PROTOTYPE] as const).map((switches) => {
    const { me, areas } = atTrack('trade-post', 2);
    // With the Trade bonus a die is worth 6 at most.
    const fight = raid({
      switches,
      me: { ...me, troops: { ...me.troops, 's1-outer-corner': 4 } },
      areas: {
        ...areas,
        's1-inner-corner': { token: 'yellow-1', multiplier: 1 },
        [NEST]: { buildings: ['trade-post'] },
      },
      attack: [6, 6, 1],
      defence: [1],
    });
    fight
      .ifAsked('attackFrom', NEST)
      .ifAsked('attackTarget', 's1-inner-corner')
      .ifAsked('attackTroops', 3)
      .passOthers();
    // Reserve Troops come out on areas one controls.
    const reserve = position({
      switches,
      step: 'extract',
      sides: { 0: { reserve: 1, troops: { 's1-start': 1 } } },
    });
    reserve.answer('extract', '+reserve');
    // Completed missions lie facedown.
    const done = position({ switches, step: 'turnStart', sides: { 0: { gold: 9, missions: ['pr-01'] } } });
    // A Develop Card by any name.
    const develop = position({ switches, sides: { 0: { hand: ['build-05'], gold: 4, energy: 4 } } });
    return [
      fight.events('CombatResolved')[0]?.attack,
      reserve.options('placeReserve'),
      JSON.stringify(done.view(1)).includes('pr-01'),
      develop.options('action').includes('develop'),
    ];
  });
  expect(results[0]).toEqual([14, ['s1-colony', 's1-start'], false, true]);
  expect(results[1]).toEqual(results[0]);
});
