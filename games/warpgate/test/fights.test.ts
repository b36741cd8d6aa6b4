// How a battle ended, told from its events.
import type { Viewer } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { battlesOf } from '../board/fights/battles.ts';
import { battleSentence } from '../board/fights/sentence.ts';
import type { WarpgateTable } from './arrange.ts';
import { FIELD, encounter, fight } from './fighting.ts';

const battles = (table: WarpgateTable, viewer: Viewer = 'spectator') =>
  battlesOf(table.match.eventsFor(viewer));

function sentence(table: WarpgateTable, viewer: Viewer): string | undefined {
  const last = battles(table, viewer).at(-1);
  return last && battleSentence(last, { view: table.view(viewer), viewer, personAt: () => undefined });
}

describe('a battle', () => {
  test('goes on until somebody has won it', () => {
    const [battle] = battles(encounter({ attack: [2, 'bt-d'], defend: [3, 'bt-b'] }));
    expect(battle).toMatchObject({ place: FIELD, endedAt: null });
    expect(battle?.attack).toMatchObject({ ships: 2, card: null });
    expect(battle?.defence).toMatchObject({ ships: 3, card: null });
  });

  test('is told by cards, ships, strengths and losses of both sides', () => {
    const table = fight({ attack: [7, 'bt-c'], defend: [3, 'bt-d'] });
    const [won] = table.events('BattleWon');
    const [battle] = battles(table);
    expect(battle?.endedAt).toBe(table.match.events.find(({ event }) => event === won)?.at);
    expect(battle?.fighters).toEqual([battle?.attack.seat, battle?.defence.seat]);
    expect(battle?.attack).toMatchObject({ attacking: true, ships: 7, card: 'bt-c', lost: 3, bonus: 0 });
    expect(battle?.defence).toMatchObject({ attacking: false, ships: 3, card: 'bt-d', lost: 1 });
    expect([battle?.attack.won, battle?.defence.won]).toEqual([won?.seat === 1, won?.seat !== 1]);
    const strengths = [battle?.attack.strength, battle?.defence.strength];
    expect(strengths).toEqual(expect.arrayContaining([won?.strength, won?.against]));
  });

  test('WG 12.9 what is added to ships times multiplier is its bonus', () => {
    const table = fight({
      attack: [2, 'bt-d'],
      defend: [1, 'bt-b'],
      red: { technologies: ['te-magma-lances'] },
    });
    expect(battles(table)[0]?.attack.bonus).toBe(2);
  });

  test('is told to each side in one sentence', () => {
    const table = fight({ attack: [7, 'bt-c'], defend: [3, 'bt-d'] });
    const [{ attack, defence } = { attack: null, defence: null }] = battles(table);
    const [winner, loser] = attack?.won ? [attack, defence] : [defence, attack];
    if (!winner || !loser) throw new Error('there was no battle');
    const powers = `${winner.strength} to ${loser.strength}`;
    expect(sentence(table, winner.seat)).toMatch(
      new RegExp(`^You won the battle at .+, ${powers}; you lost`),
    );
    expect(sentence(table, loser.seat)).toMatch(
      new RegExp(`^You lost the battle at .+, ${loser.strength} to ${winner.strength}; .+ and you lost`),
    );
    expect(sentence(table, 'spectator')).toMatch(
      new RegExp(
        `^(Red|Blue) won the battle at .+ against (Red|Blue), ${powers}; .+ lost .+ and .+ lost .+\\.$`,
      ),
    );
  });

  test('what came of it is left to the lines of the log', () => {
    const table = fight({ attack: [7, 'bt-d'], defend: [3, 'bt-b'] });
    expect(battles(table)[0]?.after.map(({ type }) => type)).toEqual(['ShipsWithdrew']);
  });
});
