import { Random } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { RACES, RACE_IDS } from '../../content/index.ts';
import type { RaceId } from '../../content/index.ts';
import { victims } from '../../rules/available/targets.ts';
import { handLimit } from '../../rules/effects/cards.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { playRandomly } from '../playing.ts';
import { standing } from './acting.ts';
import { soloDie, soloPosition } from './arrange.ts';
import { playerAttacks } from './fighting.ts';

const { badges: BADGES } = RACES['morlar-raiders'].reward;

describe("TWS 21 the Player's abilities and the Rival", () => {
  it('TWS 21.1, TWS 21.11 Plunder takes from the open supply of the Rival', () => {
    const table = playerAttacks('s1-left', 's2-outer-corner', 2, {
      slots: ['rc-03', 'rc-05'],
      rolls: [[6, 6], [1]],
      player: { races: ['morlar-raiders', 'luron-droids'], troops: { 's1-left': 3 } },
      rivals: { troops: { 's2-outer-corner': 1 }, gold: 2 },
    });
    expect(table.events('Plundered')).toMatchObject([{ seat: PLAYER, from: RIVAL, gold: 1, energy: 0 }]);
    expect(table.player(RIVAL)).toMatchObject({ gold: 1, energy: 0 });
    expect(table.player(PLAYER)).toMatchObject({ gold: 1, energy: 1 });
  });

  it('TWS 21.11 Second Wave is a whole attack in which the Rival draws new cards', () => {
    const table = playerAttacks('s1-left', 's2-outer-corner', 2, {
      slots: ['rc-03', 'rc-05', 'rc-06', 'rc-07'],
      rolls: [
        [1, 1],
        [6, 6],
        [6, 6],
        [1, 1],
      ],
      player: {
        races: ['morlar-raiders', 'luron-droids'],
        rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1', 'rw-cells-2'],
        troops: { 's1-left': 4 },
      },
      rivals: { troops: { 's2-outer-corner': 2 } },
    });
    expect(table.owner('s2-outer-corner')).toBe(RIVAL);
    const { kind } = table.match.pending[0]!.ask;
    table.answer(kind, '+badges:morlar-raiders');
    if (table.isAsked('badges')) table.answer('badges', table.options('badges').slice(0, BADGES));
    table
      .ifAsked('attackFrom', 's1-left')
      .ifAsked('attackTarget', 's2-outer-corner')
      .ifAsked('attackTroops', 2);
    expect(table.events('RivalCardsDrawn').map(({ cards }) => cards)).toEqual([
      ['rc-03', 'rc-05'],
      ['rc-06', 'rc-07'],
    ]);
    expect(table.owner('s2-outer-corner')).toBe(PLAYER);
  });

  it('TWS 21.2, TWS 4.8 the Rival has no card that could be taken', () => {
    const { state } = standing({ player: { hand: ['build-01'] } });
    expect(victims(state, PLAYER)).toEqual([]);
    expect(state.players[RIVAL]).toMatchObject({ hand: [], missions: [], races: [] });
    expect(handLimit(state, PLAYER)).toBe(8);
  });

  it.each(RACE_IDS.map((race, i): [RaceId, RaceId] => [race, RACE_IDS[(i + 5) % RACE_IDS.length]!]))(
    'TWS 21.3, TWS 21.4, TWS 21.5, TWS 21.6, TWS 21.17 with %s and %s the Rival is never asked',
    (one, other) => {
      const rest = RACE_IDS.filter((race) => race !== one && race !== other);
      const table = soloPosition({
        turnOf: 'player',
        step: 'turnStart',
        drawn: ['am-01'],
        player: {
          races: [one, other],
          ...(one === 'tavma-morphlings' || other === 'tavma-morphlings' ? { mimicked: rest[4]! } : {}),
          gold: 6,
          energy: 6,
          hand: ['build-01', 'enforce-1', 'upgrade-01'],
          rewards: ['rw-sniper-1', 'rw-turncoat-1', 'rw-redeploy-1'],
          troops: { 's1-left': 4, 's1-upper-left': 3 },
        },
        rivals: { troops: { 's2-outer-corner': 2, 's2-inner-corner': 2 }, gold: 4, energy: 4 },
        guardian: { race: rest[2]! },
        exiled: { yellow: rest[0]!, green: rest[1]! },
      });
      playRandomly(table, new Random(one), 250, () => {
        expect(table.match.pending.every(({ ask }) => ask.seat === PLAYER)).toBe(true);
      });
    },
  );

  it('TWS 21.8, TWS 3.14 the Tavma Token lies on the race of the Rival or an Exiled race', () => {
    const table = soloPosition({
      rival: 'xurdun',
      turnOf: 'player',
      step: 'turnStart',
      player: { races: ['tavma-morphlings', 'luron-droids'], mimicked: 'zeto-archivists', energy: 1 },
      exiled: { yellow: 'zeto-archivists', green: 'ecton-cultists' },
    });
    expect(table.options('moveMimicry')).toEqual(
      expect.arrayContaining(['xurdun-slavers', 'ecton-cultists', 'stay']),
    );
    expect(table.options('moveMimicry')).not.toContain('zeto-archivists');
    table.answer('moveMimicry', 'xurdun-slavers');
    expect(table.player(PLAYER)).toMatchObject({ energy: 0, mimicked: 'xurdun-slavers' });
    expect(table.player(PLAYER).abilities).toContain('xurdun-slavers');
  });

  it('TWS 21.8, TWS 21.17 the mimicked Active Ability works on the Rival', () => {
    const table = playerAttacks('s1-left', 's2-outer-corner', 2, {
      rival: 'dura',
      slots: ['rc-03', 'rc-05'],
      rolls: [[6, 6], [1]],
      player: {
        races: ['tavma-morphlings', 'luron-droids'],
        mimicked: 'morlar-raiders',
        troops: { 's1-left': 3 },
      },
      rivals: { troops: { 's2-outer-corner': 1 }, gold: 2 },
    });
    expect(table.events('Plundered')).toHaveLength(1);
  });

  it('TWS 21.10 Trade League: a follow by the Rival counts', () => {
    const table = soloPosition({
      turnOf: 'player',
      drawn: ['am-04'],
      player: { races: ['xelo-traders', 'luron-droids'], permanent: ['xelo-traders'] },
    });
    table.ifAsked('action', 'terrashift').answer('raise', 's1-start').answer('lower', 'ring-5');
    table.ifAsked('drawFrom', 'stop');
    expect(table.player(PLAYER)).toMatchObject({ gold: 1, energy: 1 });
    const developed = soloPosition({
      turnOf: 'player',
      drawn: ['am-01'], // the Rival pays 0/1
      rivals: { energy: 1 },
      player: {
        races: ['xelo-traders'],
        permanent: ['xelo-traders'],
        gold: 2,
        energy: 2,
        hand: ['upgrade-01'],
      },
      chance: soloDie('gold-mine'),
    });
    developed.answers(['action', 'develop'], ['develop', ['upgrade-01', '1', '0/2']]);
    expect(developed.player(PLAYER)).toMatchObject({ gold: 3, energy: 2 });
  });

  it('TWS 21.14 Impostor takes an area of the Rival over without a combat', () => {
    const table = standing({
      rival: 'xotan',
      player: {
        races: ['tavma-morphlings', 'luron-droids'],
        mimicked: 'zeto-archivists',
        rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1', 'rw-cells-2'],
        troops: { 's1-left': 2 },
      },
      exiled: { yellow: 'zeto-archivists', green: 'ecton-cultists' },
      rivals: { troops: { 's2-outer-corner': 1 }, tokenPoints: 4 },
      areas: { 's2-outer-corner': { buildings: ['trade-post'] } },
    });
    table.answer('action', '+badges:tavma-morphlings');
    if (table.isAsked('badges')) table.answer('badges', table.options('badges').slice(0, 3));
    table.ifAsked('impersonate', 's2-outer-corner');
    expect(table.owner('s2-outer-corner')).toBe(PLAYER);
    expect([table.track(PLAYER, 'trade-post'), table.track(RIVAL, 'trade-post')]).toEqual([2, 1]);
    expect(table.points(RIVAL)).toBe(4);
    expect(table.events('RewardsDrawn')).toEqual([]);
    expect(table.events('RivalGaveBack')).toEqual([]);
  });

  it('TWS 21.15 Marksman of the Player works on Rival Troops, never on its Colony', () => {
    const table = standing({
      player: { rewards: ['rw-sniper-1'], troops: { 's2-start': 1 } },
      rivals: { troops: { 's2-colony': 2, 's2-upper-right': 2 } },
    });
    table.answer('action', '+reward:rw-sniper-1').ifAsked('removeTroop', 's2-upper-right');
    expect(table.troops('s2-upper-right')).toBe(1);
    expect(table.troops('s2-colony')).toBe(2);
  });
});
