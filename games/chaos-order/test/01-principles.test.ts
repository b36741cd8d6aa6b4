import { Match, Random, seededChance } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import { describe, expect, test } from 'vitest';
import { chaosOrder } from '../rules/game.ts';
import { NOBODY } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };

describe('the end and effects', () => {
  test('CO 1.2, CO 1.16 a game that is won in the middle of a battle resolves nothing further', () => {
    const table = fight({
      me: { faction: 'oxataya', fame: 8 },
      other: ZCHARO,
      ground: { fighters: { 0: 3, 1: 1 } },
      plans: ['press', 'press'],
    });
    table.expectNothingPending();
    expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
    expect(table.events('FightersWounded')).toEqual([]);
    expect(table.fighters('r4-4', 1)).toBe(1);
  });

  test('CO 1.3 a rule of a faction holds against the general one: only the Oxataya enter lakes', () => {
    const targets = (faction: 'ai' | 'oxataya') =>
      position({
        sides: [{ faction }, ZCHARO],
        regions: { 'r3-5': { fighters: { 0: 2 } } },
        acting: { seat: 0, phase: 'move' },
      })
        .answers(['turn', 'main'], ['turn', 'move:r3-5'])
        .options('moveTo');
    expect(targets('oxataya')).toContain('r4-6');
    expect(targets('ai')).not.toContain('r4-6');
  });

  test('CO 1.14 a prohibition beats a permission: a Ryh-zu does not go along onto a lake', () => {
    const table = position({
      sides: [{ faction: 'oxataya' }, { faction: 'jrayek' }],
      regions: { 'r3-5': { fighters: { 0: 2 } } },
      ryhzu: { katarin: { at: 'r3-5', master: 0 } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:r3-5'], ['moveTo', 'r4-6']);
    table.ifAsked('moveLeaders', 'none').answer('moveFighters', 2);
    expect(table.fighters('r4-6', 0)).toBe(2);
    expect(table.state.ryhzu.find(({ id }) => id === 'katarin')).toMatchObject({ at: 'r3-5', master: 0 });
  });

  test('CO 1.4 what has "or" is asked for; a research may be declined', () => {
    const table = position({ sides: [AI, ZCHARO], acting: { seat: 0, phase: 'discover' } });
    table.answer('turn', 'main');
    expect(table.options('research')).toContain('decline');
    table.answer('research', 'discover');
    expect(table.options('immediate')).toEqual(['0', '1']);
    table.answer('immediate', '1');
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 1 });
  });

  test('CO 1.5 a cost is paid with what one has before', () => {
    const offered = (energy: number) =>
      position({
        sides: [{ faction: 'circadians', energy, leaders: { akira: 'base' } }, AI],
        acting: { seat: 0, phase: 'recruit' },
      }).options('turn');
    expect(offered(0)).not.toContain('ability:akira');
    expect(offered(1)).toContain('ability:akira');
  });

  test('CO 1.6 no limit on energy and gems', () => {
    const table = position({
      sides: [{ ...ZCHARO, energy: 500, gems: 300 }, AI],
      acting: { seat: 0, phase: 'harvest' },
    }).answers(['turn', 'main'], ['turn', 'auxiliary']);
    expect(table.player(0)).toMatchObject({ energy: 502, gems: 301 });
  });

  test('CO 1.7 points that are not spent are lost with the turn', () => {
    const table = position({
      sides: [ZCHARO, AI],
      regions: { 'r4-4': { fighters: { 0: 2 } } },
      acting: { seat: 0, phase: 'move' },
      after: ['prices'],
    }).answers(['turn', 'main'], ['turn', 'end']);
    expect(table.state.turn).toBeNull();
    expect(table.fighters('r4-4', 0)).toBe(2);
  });

  test('CO 1.11 a fighter that is not in the box cannot be recruited', () => {
    const table = position({
      sides: [{ ...AI, onBase: 20 }, ZCHARO],
      acting: { seat: 0, phase: 'recruit' },
    });
    expect(table.player(0).sectors).toEqual([0]);
    table.answer('turn', 'main');
    expect(table.options('spendRecruits')).toEqual(['trade', 'stop']);
    expect(table.refusal('spendRecruits', 'advance:1')).toMatchObject({ reason: 'emptySector' });
  });
});

test('CO 1.8, CO 1.9, CO 1.12 control is read from who is there now; fighters are a number', () => {
  const table = position({
    sides: [ZCHARO, AI],
    regions: {
      'r3-3': { fighters: { 0: 12 } },
      'r4-3': { buildings: { 1: ['foundry'] } },
      'r4-4': { fighters: { 0: 1 }, buildings: { 1: ['outpost'] } },
    },
    step: 'prices',
  });
  const controller = (id: string) => table.view('spectator').regions.find((one) => one.id === id)?.controller;
  expect(controller('r3-3')).toBe(0);
  expect(controller('r4-3')).toBe(1);
  expect(controller('r4-4')).toBe(NOBODY);
  expect(controller('r5-4')).toBe(NOBODY);
  expect(table.at('r3-3').fighters).toEqual([12, 0]);
});

/** A whole game with random answers. */
function played(seed: string, seats: number) {
  const options = chaosOrder.readOptions({ factions: 'dealt' }, seats);
  const match = new Match(chaosOrder, { options, seats, chance: seededChance(seed) });
  const random = new Random('answers');
  while (!match.over) {
    const pending = random.pick(match.pending);
    match.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value: randomAnswer(pending, random) });
  }
  return match;
}

test('CO 1.13, CO 30.3 the same source of chance gives the same game, another one another', () => {
  const [first, second, other] = [played('a', 3), played('a', 3), played('b', 3)];
  expect(second.state).toEqual(first.state);
  expect(other.state).not.toEqual(first.state);
});

test.each([2, 3, 4, 5])('CO 1.19, CO 16.10 a game of %s comes to its end, and somebody has won', (seats) => {
  const { state } = played(`end ${seats}`, seats);
  expect(state.round).toBeLessThanOrEqual(6);
  expect(state.winners.length).toBeGreaterThan(0);
  expect(['relics', 'fame', 'fallback']).toContain(state.ending);
});
