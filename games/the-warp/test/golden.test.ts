// Whole recorded games that must go on exactly as they did. They are made by random play with fixed seeds;
// `node games/the-warp/test/make-golden.ts` makes them anew after an intended change of the rules.
import { join } from 'node:path';
import { readGameFile, replay } from '@warptable/kernel';
import { faultOfGolden, goldenGames } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { RACE_IDS } from '../content/index.ts';
import { theWarp } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { endingOf } from './endings.ts';

const games = goldenGames(join(import.meta.dirname, 'golden')).map(({ name, text }) => {
  const file = readGameFile(text);
  return { name, text, file, options: file.options as Options };
});

describe('golden games end as they did when they were recorded', () => {
  test.each(games)('$name', ({ text }) => expect(faultOfGolden(theWarp, text)).toBeUndefined());
});

describe('among the golden games there is', () => {
  const played = games.map(({ file }) => replay(theWarp, file));

  test('every number of players', () => {
    expect(new Set(games.map(({ file }) => file.seats))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('each map side with each Pioneering set, both editions, teams of 4 and of 6', () => {
    const kinds = (of: (options: Options, seats: number) => string): Set<string> =>
      new Set(games.map(({ options, file }) => of(options, file.seats)));
    expect(kinds(({ side, pioneering }) => `${side} ${pioneering}`)).toEqual(
      new Set(['A basic', 'A advanced', 'B basic', 'B advanced']),
    );
    expect(kinds(({ edition }) => edition)).toEqual(new Set(['final', 'prototype']));
    expect([...kinds(({ mode }, seats) => `${mode} ${seats}`)]).toEqual(
      expect.arrayContaining(['team 4', 'team 6', 'free 4', 'free 6']),
    );
  });

  test('every race with a player, and most of them in exile or at the Gate', () => {
    const served = played.flatMap(({ state }) => state.players.flatMap(({ races }) => races));
    expect(new Set(served)).toEqual(new Set(RACE_IDS));
    const others = played.flatMap(({ state: { exiled, guardian } }) => [
      exiled.yellow,
      exiled.green,
      guardian.race,
    ]);
    expect(new Set(others).size).toBeGreaterThan(12);
  });

  test('an end by points, one by the last round and one by the last Automa Deck', () => {
    expect(new Set(played.map(({ state }) => endingOf(state)))).toEqual(
      new Set(['points', 'round 40', 'time']),
    );
  });

  test('nearly everything that can happen', () => {
    const types = new Set(played.flatMap(({ events }) => events.map(({ event }) => event.type as string)));
    for (const type of [
      'Built',
      'Upgraded',
      'Followed',
      'AreaShifted',
      'Traded',
      'LaserFired',
      'TokensFlipped',
    ])
      expect(types).toContain(type);
    for (const type of [
      'CombatResolved',
      'Supported',
      'BribePaid',
      'CardNotPaid',
      'TroopsJoined',
      'BonusUsed',
    ])
      expect(types).toContain(type);
    for (const type of [
      'RewardUsed',
      'RewardAbilityUsed',
      'MissionCompleted',
      'MissionDiscarded',
      'PointsTaken',
    ])
      expect(types).toContain(type);
    for (const type of [
      'BuildingTaken',
      'ExiledDefeated',
      'ArchiveShuffled',
      'EndgameTriggered',
      'DivisionProposed',
    ])
      expect(types).toContain(type);
  });
});
