// Corner cases that go through several chapters; the others stand with the rules they belong to.
import { expect, test } from 'vitest';
import { dice, position } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { NEST } from './raiding.ts';

test('TW C20, TW 8.9 a conquered Laser Cannon may be fired in the same turn, after the combat, though its owner has fired it', () => {
  const table = position({
    active: 1,
    step: 'turnStart',
    sides: {
      0: { troops: { 's1-colony': 1, 's1-start': 4 }, energy: 2 },
      1: { troops: { [NEST]: 1 }, energy: 1 },
    },
    areas: { [NEST]: { buildings: ['laser-cannon'] }, 's1-inner-corner': { token: 'yellow-2' } },
    chance: [dice(1), dice(6, 6, 6), dice(1), dice(6)],
  });
  table.answer('extract', '+fire').answer('laserTarget', 's1-start');
  passTurn(table);
  table.answers(['extract', 'resources'], ['discard', 'draw'], ['drawFrom', 'deck'], ['drawFrom', 'deck']);
  expect(table.options('action')).not.toContain('+fire');
  table.answer('action', 'attack').ifAsked('attackTarget', NEST).answer('attackTroops', 3);
  expect(table.options('combatCard', 0)).not.toContain('+fire');
  table.passOthers();
  expect(table.owner(NEST)).toBe(0);
  table.answer('moveFrom', '+fire').answer('shots', 1);
  expect(table.events('LaserFired').map(({ seat, cannon, area }) => [seat, cannon, area])).toEqual([
    [1, NEST, 's1-start'],
    [0, NEST, 's1-inner-corner'],
  ]);
  expect(table.strength('s1-inner-corner')).toBe(1);
  expect(table.refusal('moveFrom', '+fire').reason).toBe('cannonFired');
});
