import { expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const JRAYEK: SideUp = { faction: 'jrayek' };
const LEYRIEN: SideUp = { faction: 'leyrien' };

const relics = (
  sides: readonly SideUp[],
  regions: Readonly<Record<string, Ground>>,
  more: Partial<Position> = {},
): ChaosTable => position({ sides, regions, step: 'relics', ...more });

test('CO 16.1 the marker stops at the end; each space entered gives its reward once', () => {
  const table = position({
    sides: [{ ...AI, fame: 4, relics: [1, 2, 3, 4] }, ZCHARO],
    regions: { 'r5-4': { fighters: { 0: 1 } } },
    round: 5,
    step: 'relics',
  }).answer('research', 'decline');
  expect(table.player(0)).toMatchObject({ fame: 8, energy: 1 }); // space 5
});

test('CO 16.3, CO 15.16 fame of a relic space wins at once, before the units go home (corner 51)', () => {
  const table = relics(
    [
      { ...AI, fame: 17 },
      { ...ZCHARO, fame: 20 },
    ],
    { 'r4-4': { fighters: { 0: 2 } } },
    { round: 3 },
  ).answer('research', 'decline');
  table.expectNothingPending();
  expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
  expect(table.fighters('r4-4', 0)).toBe(2);
});

test('CO 16.4 the Zcharo with 20 fame win at the end of check relics only', () => {
  const table = position({
    sides: [{ ...ZCHARO, fame: 19 }, AI],
    regions: { 'r4-4': { fighters: { 0: 6, 1: 1 } } },
    round: 3,
    step: 'combat',
    after: ['income', 'relics'],
  }).plans({ 0: 'hold', 1: 'hold' });
  expect(table.player(0).fame).toBe(20);
  expect(table.state.ending).toBeNull();
  table
    .answer('income', 'base', 0)
    .answer('baseIncome', '0')
    .ifAsked('income', 'done', 0)
    .ifAsked('income', 'done', 1);
  table.answer('research', 'decline', 0);
  table.expectNothingPending();
  expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
});

test.each<[string, Ground, { winners: number[]; ending: string }]>([
  ['the AI control relic 6', { fighters: { 1: 1 } }, { winners: [1], ending: 'relics' }],
  ['nobody controls it', {}, { winners: [0], ending: 'fame' }],
  ['the Zcharo control it', { fighters: { 0: 1 } }, { winners: [0], ending: 'relics' }],
])('CO 15.14, CO 16.4, CO 16.2 round 6, Zcharo at 20 fame: %s (E10)', (_what, ground, ending) => {
  const table = relics(
    [{ ...ZCHARO, fame: 20 }, AI],
    { 'r5-5': ground, 'r4-4': { fighters: { 1: 1 } } },
    { round: 6 },
  );
  expect(table.state).toMatchObject(ending);
});

test('CO 16.6, CO 16.7, CO 16.8 round 6: the most land regions; tied, the most relics; still tied, shared (E60)', () => {
  const held = (seat: number, ...ids: readonly string[]): Record<string, Ground> =>
    Object.fromEntries(ids.map((id) => [id, { fighters: { [seat]: 1 } }]));
  const end = (relicsOf: readonly [readonly number[], readonly number[], readonly number[]]): ChaosTable =>
    relics(
      [
        { ...AI, relics: relicsOf[0] },
        { ...JRAYEK, relics: relicsOf[1] },
        { ...LEYRIEN, relics: relicsOf[2] },
      ],
      {
        ...held(0, 'r3-3', 'r4-2', 'r4-3', 'r4-4', 'r5-4'),
        ...held(1, 'r3-4', 'r3-5', 'r4-5', 'r6-3', 'r6-4'),
        ...held(2, 'r5-2', 'r6-2'),
      },
      { round: 6 },
    );
  expect(end([[1, 2], [3, 4], [5]]).state).toMatchObject({ winners: [0, 1], ending: 'fallback' });
  expect(end([[1], [3, 4], [5]]).state).toMatchObject({ winners: [1], ending: 'fallback' });
  expect(end([[1], [2], [3, 4, 5]]).state).toMatchObject({ winners: [0, 1], ending: 'fallback' });
});

test('CO 16.6 lakes do not count in the fallback (corner 66)', () => {
  const table = relics(
    [{ faction: 'oxataya' }, AI],
    {
      'r4-6': { fighters: { 0: 1 } },
      'r5-3': { fighters: { 0: 1 } },
      'r3-3': { fighters: { 0: 1 } },
      'r4-3': { fighters: { 1: 1 } },
      'r4-4': { fighters: { 1: 1 } },
    },
    { round: 6 },
  );
  expect(table.state).toMatchObject({ winners: [1], ending: 'fallback' });
});

test('CO 16.5, CO 16.4 Leyrien at 14 in income win alone against Zcharo at 20 (E61)', () => {
  const table = position({
    sides: [
      { ...ZCHARO, fame: 20 },
      { ...LEYRIEN, fame: 13 },
    ],
    regions: { 'r4-3': { fighters: { 1: 1 }, morale: true }, 'r4-4': { fighters: { 1: 1 }, morale: true } },
    round: 3,
    step: 'income',
    after: ['relics'],
  });
  table.answer('income', 'base').answer('baseIncome', '0').ifAsked('income', 'done', 0);
  table.answer('income', 'morale', 1).answer('income', 'base', 1).answer('baseIncome', '0');
  table.ifAsked('moveFrom', 'nothing').ifAsked('income', 'done', 1);
  expect(table.state).toMatchObject({ winners: [1], ending: 'fame' });
});

test('CO 15.1, CO 16.3 Chronicle at the start of check relics wins before relics are tested (E62, corner 50)', () => {
  const table = relics(
    [
      { ...ZCHARO, fame: 20 },
      { ...JRAYEK, fame: 4, gems: 1, hand: ['chronicle'], asks: ['relicStart'] },
    ],
    { 'r5-5': { fighters: { 1: 1 } } },
    { round: 6 },
  ).answer('momentCard', 'chronicle');
  expect(table.state).toMatchObject({ winners: [1], ending: 'fame' });
  expect(table.player(1)).toMatchObject({ fame: 5, gems: 0 });
});

test('CO 16.9, CO 16.10 the result names the winners and the way', () => {
  const table = relics([AI, ZCHARO], { 'r5-5': { fighters: { 0: 1 } } }, { round: 6 });
  expect(table.match.result.winners).toEqual([0]);
  expect(table.events('GameWon')).toEqual([{ type: 'GameWon', seats: [0], ending: 'relics' }]);
});
