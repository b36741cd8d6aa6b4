import { expect, test } from 'vitest';
import type { TacticsId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };

/** Two factions: relics 1 to 6 lie in r3-3, r4-3, r4-4, r4-5, r5-4, r5-5 if nobody starts there. */
const relics = (
  sides: readonly SideUp[],
  regions: Readonly<Record<string, Ground>>,
  more: Partial<Position> = {},
): ChaosTable => position({ sides, regions, step: 'relics', ...more });

const mine = (fighters = 1): Ground => ({ fighters: { 0: fighters } });

test('CO 15.2, CO 16.2 who controls the regions of all relics on the map wins (corner 49)', () => {
  const table = relics([ZCHARO, AI], { 'r5-4': mine(), 'r5-5': mine() }, { round: 5 });
  table.expectNothingPending();
  expect(table.state).toMatchObject({ winners: [0], ending: 'relics' });
  expect(table.player(0).relics).toEqual([]); // CO 15.3: before the current one is settled
});

test('CO 15.2 with a single relic left its region is enough', () => {
  expect(relics([AI, ZCHARO], { 'r5-5': mine() }, { round: 6 }).state).toMatchObject({
    winners: [0],
    ending: 'relics',
  });
});

test('CO 15.3, CO 15.4, CO 15.5, CO 15.17 the current relic: 1 research, then the bonus; relic 6 alone is no victory yet (E59)', () => {
  const table = relics([{ ...ZCHARO, fame: 12 }, AI], { 'r5-4': mine() }, { round: 5 });
  expect(table.events('RelicTaken')).toMatchObject([{ seat: 0, relic: 5, region: 'r5-4' }]);
  expect(table.asked()).toMatchObject([{ seat: 0, kind: 'research' }]);
  expect(table.player(0).gems).toBe(0);
  table.answer('research', 'recruit');
  expect(table.player(0)).toMatchObject({ gems: 1, relics: [5] });
  table.expectNothingPending();
  expect(table.state.ending).toBeNull();
});

test('CO 15.6, CO 15.7, CO 15.16 all units go home; buildings and foundations stay', () => {
  const table = relics(
    [{ faction: 'oxataya', leaders: { tovati: 'r4-4', rhan: 'r4-4' } }, AI],
    { 'r4-4': { fighters: { 0: 3 }, buildings: { 0: ['foundry'] } } },
    { round: 3 },
  );
  table.answer('research', 'recruit');
  expect(table.fighters('r4-4', 0)).toBe(0);
  expect(table.player(0).onBase).toBe(3);
  expect([table.leader(0, 'tovati').at, table.leader(0, 'rhan').at]).toEqual(['base', 'base']);
  expect(table.at('r4-4').sites[0]).toMatchObject({ building: 'foundry', owner: 0 });
  expect(table.player(0)).toMatchObject({ fame: 1, energy: 1 }); // space 1 of the board, space 1 of the fame track
});

test('CO 24.10 a Ryh-zu goes to the base of whoever took the relic', () => {
  const table = relics(
    [AI, { faction: 'jrayek' }],
    {},
    { round: 3, ryhzu: { uryk: { at: 'r4-4', master: 0 } } },
  );
  table.answer('research', 'decline');
  expect(table.state.ryhzu[0]).toMatchObject({ at: 'base', master: 0 });
});

test('CO 15.8, CO 15.9 where nobody controls, the relic leaves the game; units stay', () => {
  const table = relics([ZCHARO, AI], { 'r4-4': { fighters: { 0: 1, 1: 1 } } }, { round: 3 });
  expect(table.events('RelicLost')).toMatchObject([{ relic: 3, region: 'r4-4' }]);
  expect(table.at('r4-4')).toMatchObject({ relic: 0, fighters: [1, 1] });
  expect(table.state.regions.flatMap(({ relic }) => (relic > 0 ? relic : []))).toEqual([4, 5, 6]);
});

test('CO 15.4 the bonus is that of the left-most empty space', () => {
  const table = relics([{ ...AI, relics: [1, 2, 3] }, ZCHARO], { 'r4-5': mine() }, { round: 4 });
  table.answer('research', 'decline');
  expect(table.player(0)).toMatchObject({ fame: 3, relics: [1, 2, 3, 4] });
});

test('CO 15.5 an attribute upgrade as bonus may be declined, and a gem of the research can pay for it', () => {
  const circadians: SideUp = { faction: 'circadians', relics: [1], columns: { recruit: 2 } };
  const take = (): ChaosTable =>
    relics([circadians, AI], { 'r4-3': mine() }, { round: 2 })
      .answer('research', 'recruit')
      .answer('immediate', '0');
  expect(take().options('upgradeAttribute')).toEqual(['tactical', 'nothing']);
  expect(take().answer('upgradeAttribute', 'nothing').player(0)).toMatchObject({ gems: 1, fame: 0 });
  expect(take().answer('upgradeAttribute', 'tactical').player(0)).toMatchObject({ gems: 0, fame: 1 });
});

test('CO 15.5 all five upgraded: the space gives nothing but its research (corner 92)', () => {
  const all = ['covert', 'militarized', 'tactical', 'mobile', 'perceptive'] as const;
  const table = relics(
    [{ faction: 'circadians', relics: [1], gems: 5, upgraded: all }, AI],
    { 'r4-3': mine() },
    { round: 2 },
  ).answer('research', 'decline');
  table.expectNothingPending();
  expect(table.player(0)).toMatchObject({ relics: [1, 2], gems: 5, fame: 0 });
});

test('CO 15.15 a redeployment gained here may not start in the region of the current relic (E58)', () => {
  const table = relics(
    [{ faction: 'circadians', gems: 2, relics: [1], leaders: { renzo: 'r4-5' } }, AI],
    { 'r4-5': mine(2), 'r5-4': mine(), 'r5-5': { fighters: { 1: 1 } } },
    { round: 4, phase: 'income', adjust: (s) => (s.closed = 'r4-5') },
  );
  table.answer('research', 'decline').answer('upgradeAttribute', 'mobile');
  expect(table.player(0).fame).toBe(1);
  expect(table.refusal('moveFrom', 'r4-5').reason).toBe('relicRegion');
  table.answer('moveFrom', 'nothing');
  expect(table.leader(0, 'renzo').at).toBe('base');
  expect(table.state.closed).toBeNull(); // from now on redeployments may start anywhere
  expect(table.player(0).onBase).toBe(2);
});

test('CO 15.12, CO 5.11 tokens go to the vault, rank 2 to the box with 3 factions; phases are free again', () => {
  const table = relics(
    [ZCHARO, AI, { faction: 'jrayek' }],
    {},
    {
      prices: {
        discover: { by: 0, token: 2 },
        build: { by: 1, token: 3 },
        harvest: { by: 2, token: 1 },
        recruit: { by: -1, token: 'neutral-b-top' },
        move: { by: -1, token: 'neutral-a-top' },
      },
    },
  );
  expect(table.player(0).boxed).toEqual([2]);
  expect(table.player(1).vault).toContain(3);
  expect(table.player(2).vault).toContain(1);
  expect(table.state.prices).toEqual([null, null, null, null, null]);
});

test('CO 15.12 with 2 factions rank 2 goes to the vault too', () => {
  const table = relics([ZCHARO, AI], {}, { prices: { discover: { by: 0, token: 2 } } });
  expect(table.player(0)).toMatchObject({ boxed: [] });
  expect(table.player(0).vault).toContain(2);
});

test.each([
  [1, ['neutral-a-top', 'neutral-b-top']],
  [2, ['neutral-a-top', 'neutral-b-low']],
  [4, ['neutral-a-low', 'neutral-b-top']],
])('CO 15.13 after relic %i the neutral tokens on top are %j', (round, tops) => {
  const table = relics([ZCHARO, AI, { faction: 'jrayek' }], {}, { round });
  expect(table.state.neutral).toEqual(tops);
});

test('CO 15.1, CO 15.6 Relic Guard keeps up to 3 fighters for each card; leaders go home (E24)', () => {
  const table = relics(
    [
      {
        faction: 'oxataya',
        leaders: { tovati: 'r4-4' },
        hand: ['levy', 'relic-guard', 'relic-guard'],
        asks: ['relicTaken'],
      },
      AI,
    ],
    { 'r4-4': mine(5) },
    { round: 3 },
  );
  table.answer('research', 'decline').answer('momentCard', 'relic-guard').answer('momentCard', 'relic-guard');
  table.answer('momentCard', 'done');
  expect(table.options('stay')).toEqual([0, 1, 2, 3, 4, 5]);
  table.answer('stay', 4);
  expect(table.fighters('r4-4', 0)).toBe(4);
  expect(table.player(0).onBase).toBe(1);
  expect(table.leader(0, 'tovati').at).toBe('base');
});

test('CO 15.6, CO 23.9 a morale token returns with the last unit, and stays with Relic Guard (E68)', () => {
  const take = (hand: readonly TacticsId[]): ChaosTable =>
    relics(
      [{ faction: 'leyrien', relics: [1], fame: 8, hand, asks: ['relicTaken'] }, AI],
      {
        'r4-4': { fighters: { 0: 3 }, morale: true },
        'r3-3': { fighters: { 0: 1 }, morale: true },
        'r5-4': { fighters: { 0: 1 }, morale: true },
      },
      { round: 3, morale: { strength: 3, fame: 2 } },
    ).answer('research', 'decline');
  expect(take([]).state.morale).toEqual({ strength: 3, fame: 3 });
  const guarded = take(['relic-guard']).answer('momentCard', 'relic-guard').answer('stay', 3);
  expect(guarded.at('r4-4').morale).toBe(true);
  expect(guarded.state.morale).toEqual({ strength: 3, fame: 2 });
});

test('CO 15.6 one Relic Guard keeps 3 fighters at most', () => {
  const table = relics(
    [{ ...AI, hand: ['relic-guard'], asks: ['relicTaken'] }, ZCHARO],
    { 'r4-4': mine(5) },
    { round: 3 },
  ).answers(['research', 'decline'], ['momentCard', 'relic-guard']);
  expect(table.options('stay')).toEqual([0, 1, 2, 3]);
});
