// How a combat ended, told from its events.
import type { Viewer } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { combatsOf } from '../board/fights/combats.ts';
import { combatSentence } from '../board/fights/sentence.ts';
import type { WarpTable } from './arrange.ts';
import { TARGET, declare, fightOut, playCards } from './fighting.ts';

const combats = (table: WarpTable, viewer: Viewer = 'spectator') => combatsOf(table.match.eventsFor(viewer));

function sentence(table: WarpTable, viewer: Viewer): string | undefined {
  const last = combats(table, viewer).at(-1);
  return last && combatSentence(last, { viewer, personAt: () => undefined });
}

const EXILED = { [TARGET]: { token: 'yellow-1' } } as const;

describe('a combat', () => {
  test('goes on until it is resolved', () => {
    expect(combats(declare({ ground: EXILED }))).toMatchObject([
      { place: TARGET, endedAt: null, fighters: [0] },
    ]);
  });

  test('TW 10.49, TW 10.54 is told with what the dice were worth in the end', () => {
    const table = fightOut(
      {
        attackers: 2,
        attack: { hand: ['enforce-1'], gold: 9, energy: 9 },
        ground: EXILED,
        rolls: [[3, 6], [2]],
      },
      { 0: ['enforce-1', 1] },
    );
    const [combat] = combats(table);
    const [resolved] = table.events('CombatResolved');
    expect(combat).toMatchObject({ winner: 'attack', attacker: 0 });
    expect(combat?.attack).toMatchObject({ seat: 0, dice: [3, 6], multiplier: 2, power: resolved?.attack });
    expect(combat?.attack.cards).toEqual([{ seat: 0, card: 'enforce-1', option: 1 }]);
    const sum = combat?.attack.worths.reduce((all, worth) => all + worth, 0) ?? 0;
    expect(2 * sum).toBe(resolved?.attack);
    // Plus 1: a 6 stays a 6.
    expect(combat?.attack.worths).toEqual([4, 6]);
    expect(combat?.defence).toMatchObject({ seat: null, dice: [2], worths: [2], multiplier: 4, lost: 1 });
  });

  test('is told to each side in one sentence', () => {
    const table = fightOut({
      attackers: 2,
      sides: { 1: { troops: { 's2-colony': 1, [TARGET]: 2 } } },
      rolls: [
        [1, 1],
        [6, 6],
      ],
    });
    expect(combats(table)).toMatchObject([{ winner: 'defence', fighters: [0, 1] }]);
    expect(sentence(table, 0)).toBe('Your attack on your inner corner failed, 4 to 48; you lost 1 Troop.');
    expect(sentence(table, 1)).toBe("You held Red's inner corner against Red, 48 to 4; Red lost 1 Troop.");
    expect(sentence(table, 'spectator')).toBe(
      "Blue held Red's inner corner against Red, 48 to 4; Red lost 1 Troop.",
    );
  });

  test('tells of conquests, and of the Exiled', () => {
    const won = fightOut({ attackers: 2, ground: EXILED, rolls: [[6, 6], [1]] });
    expect(sentence(won, 0)).toBe('You conquered your inner corner, 24 to 4.');
    expect(sentence(won, 1)).toBe('Red conquered their inner corner, 24 to 4.');
    const lost = fightOut({ attackers: 2, ground: EXILED, rolls: [[1, 1], [6]] });
    expect(sentence(lost, 1)).toBe(
      "The Exiled held Red's inner corner against Red, 24 to 4; Red lost 1 Troop.",
    );
  });

  test('whoever put down a card for a side took part', () => {
    const table = playCards(
      declare({ ground: EXILED, sides: { 1: { hand: ['enforce-1'], gold: 9, energy: 9 } } }),
      { 1: 'enforce-1' },
    );
    expect(combats(table)[0]?.fighters).toEqual([0, 1]);
  });
});
