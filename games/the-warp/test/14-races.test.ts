// The races in general; each single ability is tested in races-*.test.ts.
import { describe, expect, test } from 'vitest';
import { GUARDIANS, RACES, RACE_IDS } from '../content/index.ts';
import type { RaceId } from '../content/index.ts';
import { position } from './arrange.ts';
import { startedGame } from './beginning.ts';
import { NEST, raid } from './raiding.ts';

describe('TW 14.1 the sixteen races', () => {
  test('TW 14.1 in a game every race has one place at most', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { players, exiled, guardian, boxedRaces } = startedGame(seats).state;
      const inGame: RaceId[] = players.flatMap(({ races }) => races);
      inGame.push(exiled.yellow!, exiled.green!, guardian.race!);
      expect(inGame).toHaveLength(2 * seats + 3);
      expect([...inGame, ...boxedRaces].toSorted()).toEqual(RACE_IDS.toSorted());
    }
  });

  test.each(RACE_IDS)('TW 14.1 %s can serve a player, hold areas in exile and guard the Gate', (race) => {
    const served = position({ sides: { 0: { races: [race] } }, guardian: { race: other(race) } });
    expect(served.view(1).players[0]!.races).toEqual([race]);
    const exiled = position({
      exiled: { yellow: race },
      guardian: { race: other(race) },
      areas: { [NEST]: { token: 'yellow-2' } },
    });
    expect([exiled.view(1).exiled.yellow, exiled.strength(NEST)]).toEqual([race, 2]);
    const guard = position({ guardian: { race } });
    expect(guard.strength('gate')).toBe(GUARDIANS[race].dice);
  });

  const other = (race: RaceId): RaceId => (race === 'dura-scavengers' ? 'luron-droids' : 'dura-scavengers');
});

test('TW 14.2 a player has the Active and the Reward Abilities of both races, all the time', () => {
  const table = position({
    step: 'extract',
    sides: {
      0: {
        races: ['luron-droids', 'volut-smugglers'],
        rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'],
        hand: ['build-03'],
      },
    },
  });
  expect(table.options('extract')).toEqual(
    expect.arrayContaining(['+smuggle', '+badges:luron-droids', '+badges:volut-smugglers']),
  );
  table.answer('extract', 'troops');
  expect(table.question('placeTroop').ask.about).toEqual({ left: 2 }); // Assembly Line
});

test('TW 14.3 an ability that says “may” is passed over at will', () => {
  const hires = raid({ me: { races: ['solca-mercenaries'], gold: 2 } }).answer('combatCard', 'none', 0);
  hires.answer('support', 'none', 1).answer('hireGuns', 'no');
  expect(hires.events('DiceRolled')[0]!.dice).toHaveLength(3);
  expect(hires.player(0).gold).toBe(2);
});

test('TW 14.6, TW 17.1 a permanent Reward Ability that was paid for is marked for all to see', () => {
  const table = position({
    sides: { 0: { races: ['xelo-traders'], rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'] } },
  });
  expect(table.view(1).players[0]!.permanent).toEqual([]);
  table.answer('action', '+badges:xelo-traders').answer('badges', ['rw-ore-1', 'rw-ore-2']);
  expect(table.view(1).players[0]!.permanent).toEqual(['xelo-traders']);
  expect(RACES['xelo-traders'].reward.permanent).toBe(true);
});

test('TW 14.8 the ability of the race that guards the Gate is nobody’s', () => {
  // Open Market would raise the Trade limit, Slipstream the number of Movements.
  const market = position({ guardian: { race: 'xelo-traders' } });
  expect(market.view(0).players[0]!.tradeLimit).toBe(1);
  const slipstream = position({
    step: 'movement',
    guardian: { race: 'xotan-timebenders' },
    sides: { 0: { troops: { 's1-colony': 4, 's1-start': 1 } } },
    areas: { [NEST]: { token: 'yellow-1' } },
  });
  expect(slipstream.question('moveFrom').ask.about).toEqual({ left: 2 });
});
