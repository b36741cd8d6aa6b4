import { describe, expect, test } from 'vitest';
import type { FactionId, NeutralId, Phase, Rank } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import { turnOrder } from '../rules/steps/acting.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Position, SideUp } from './arrange.ts';

interface Priced {
  readonly phase: Phase;
  readonly by: number;
  readonly token: Rank | NeutralId;
  readonly last?: true;
}

/** An action phase from its beginning, with so much energy by seat. */
const phaseOf = (
  factions: readonly FactionId[],
  { phase, by, token, last }: Priced,
  energy: readonly number[],
  more: Partial<Position> = {},
): ChaosTable =>
  position({
    sides: factions.map((faction, seat): SideUp => ({ faction, energy: energy[seat] ?? 0 })),
    prices: { [phase]: { by, token, ...(last ? { last } : {}) } },
    step: 'actionPhase',
    args: { phase },
    ...more,
  });

const act = (table: ChaosTable, seat: number): ChaosTable =>
  table.answer('actOrPass', 'act', seat).answer('turn', 'end', seat);

const energies = ({ state }: ChaosTable): number[] => state.players.map(({ energy }) => energy);

describe('turn order', () => {
  test('CO 6.1, CO 6.2 from the pricer on; with move last the pricer is last (E4)', () => {
    const four: readonly FactionId[] = ['ai', 'zcharo', 'leyrien', 'jrayek'];
    const first = phaseOf(four, { phase: 'move', by: 2, token: 3 }, [9, 9, 9, 9]);
    expect(turnOrder(first.state, 'move')).toEqual([2, 3, 0, 1]);
    const last = phaseOf(four, { phase: 'move', by: 2, token: 3, last: true }, [9, 9, 9, 9]);
    expect(turnOrder(last.state, 'move')).toEqual([3, 0, 1, 2]);
    const neutral = phaseOf(four, { phase: 'move', by: NOBODY, token: 'neutral-a-top' }, [9, 9, 9, 9], {
      flareGun: 3,
    });
    expect(turnOrder(neutral.state, 'move')).toEqual([3, 0, 1, 2]);
  });
});

describe('paying to act', () => {
  test('CO 5.20, CO 6.4, CO 6.5 in full, or not at all (E13)', () => {
    const table = phaseOf(
      ['ai', 'oxataya', 'zcharo', 'leyrien'],
      { phase: 'build', by: 0, token: 5 },
      [0, 4, 5, 0],
    );
    act(table, 0);
    expect(table.question('actOrPass').ask.seat).toBe(2); // the Oxataya have passed unasked
    table.answer('actOrPass', 'act');
    expect(energies(table)).toEqual([2, 4, 0, 0]);
    expect(table.events('Passed')).toEqual([{ type: 'Passed', seat: 1, phase: 'build', couldPay: false }]);
  });

  test('CO 5.20 Closed Market costs the others 1 more, to the main supply (E27)', () => {
    const table = position({
      sides: [
        { faction: 'ai', hand: ['closed-market'], asks: ['price'], vault: [2, 6] },
        { faction: 'leyrien', energy: 3 },
        { faction: 'zcharo', energy: 4 },
        { faction: 'jrayek' },
      ],
      step: 'price',
      args: { seat: 0 },
      adjust: (s) => s.agenda.unshift({ step: 'actionPhase', args: { phase: 'recruit' } }),
    });
    table.answers(['price', ['3', 'recruit'], 0], ['momentCard', 'closed-market', 0]);
    table.ifAsked('momentCard', 'done', 0);
    act(table, 0);
    expect(table.question('actOrPass').ask).toMatchObject({ seat: 2, about: { phase: 'recruit', cost: 4 } });
    table.answer('actOrPass', 'act');
    expect(energies(table)).toEqual([3, 3, 0, 0]);
  });

  test('CO 5.15, CO 6.4 neighbours are paid at once, and may pay with it (E28, corner 8, corner 9)', () => {
    const table = phaseOf(
      ['ai', 'leyrien', 'zcharo'],
      { phase: 'build', by: NOBODY, token: 'neutral-b-top' },
      [3, 1, 2],
    );
    act(table, 0);
    expect(energies(table)).toEqual([1, 2, 3]);
    act(table, 1);
    expect(energies(table)).toEqual([2, 0, 4]);
    act(table, 2);
    expect(energies(table)).toEqual([3, 1, 2]);
  });

  test('CO 6.5, CO 6.7 the pricer may pass, and the others pay it all the same (corner 7)', () => {
    const table = phaseOf(['ai', 'zcharo'], { phase: 'build', by: 0, token: 3 }, [0, 3]);
    table.answers(['actOrPass', 'pass', 0], ['actOrPass', 'act', 1]);
    expect(energies(table)).toEqual([1, 0]);
  });

  test('CO 2.16, CO 5.20, CO 6.7 who cannot pay is only asked for a card of the pass (corner 78)', () => {
    const side = (asks: SideUp['asks']): SideUp[] => [
      { faction: 'ai', hand: ['lean-season'], ...(asks ? { asks } : {}) },
      { faction: 'zcharo' },
    ];
    const prices = { harvest: { by: 1, token: 3 } } as const;
    const step = { step: 'actionPhase', args: { phase: 'harvest' }, prices } as const;
    const asked = position({ sides: side(['pass']), ...step }).answers(['actOrPass', 'pass', 1]);
    asked.answer('momentCard', 'lean-season', 0);
    expect(asked.player(0).energy).toBe(5);
    const skipped = position({ sides: side([]), ...step }).answers(['actOrPass', 'pass', 1]);
    expect(skipped.player(0)).toMatchObject({ energy: 0, hand: ['lean-season'] });
  });

  test('CO 2.16 a seat says beforehand that it wants no question', () => {
    const table = position({
      sides: [{ faction: 'ai', hand: ['lean-season'], asks: ['pass'] }, { faction: 'zcharo' }],
      prices: { harvest: { by: 1, token: 3 } },
      step: 'actionPhase',
      args: { phase: 'harvest' },
    });
    table.sideAction(0, 'skipCards', 'pass:skip').answer('actOrPass', 'pass', 1);
    expect(table.isAsked('momentCard')).toBe(false);
    table.state.players[0]!.skips = [];
  });
});

describe('main and auxiliary action', () => {
  const acting = (phase: Phase, side: Partial<SideUp> = {}, more: Partial<Position> = {}): ChaosTable =>
    position({
      sides: [{ faction: 'zcharo', ...side }, { faction: 'ai' }],
      acting: { seat: 0, phase },
      ...more,
    });

  test('CO 6.8, CO 6.9 the auxiliary may come without the main action, and then no main action (corner 11)', () => {
    const table = acting('harvest', { energy: 2 }).answer('turn', 'auxiliary');
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 1 });
    expect(table.refusal('turn', 'main')).toEqual({ rule: 'CO 6.9', reason: 'mainAfterAuxiliary' });
    expect(table.options('turn')).toEqual(['end']);
  });

  test('CO 6.6, CO 6.15, CO 5.9 the price is paid once, the auxiliary has a cost of its own; the token stays', () => {
    const table = position({
      sides: [{ faction: 'zcharo', energy: 5 }, { faction: 'ai' }],
      prices: { harvest: { by: 1, token: 3 } },
      step: 'act',
      args: { seat: 0 },
      phase: 'harvest',
    }).answer('actOrPass', 'act');
    expect(table.player(0).energy).toBe(2);
    expect(table.options('turn')).toEqual(['main', 'auxiliary', 'end']); // only what is legal now
    table.answers(['turn', 'main'], ['turn', 'harvest:base'], ['turn', 'auxiliary']);
    expect(table.player(0)).toMatchObject({ energy: 2 + 4 + 2 - 2, gems: 1 });
    expect(table.state.prices[2]).toMatchObject({ by: 1, token: 3 });
  });

  test('CO 6.8 each of them once', () => {
    const table = acting('harvest', { energy: 4 }).answers(['turn', 'main'], ['turn', 'auxiliary']);
    expect(table.question('turn').ask.candidates()).not.toContain('auxiliary');
  });

  test('CO 6.12 the auxiliary needs its whole cost and a benefit that is possible', () => {
    const poor = acting('harvest', { energy: 1 });
    expect(poor.refusal('turn', 'auxiliary')).toEqual({ rule: 'CO 6.12', reason: 'cannotPayAuxiliary' });
    const homeless = acting('build', { energy: 9 });
    expect(homeless.refusal('turn', 'auxiliary')).toEqual({ rule: 'CO 6.12', reason: 'nothingToGain' });
    // Every track but move is at its end; the gem of its lock is needed for the price.
    const locked = acting('discover', {
      gems: 2,
      columns: { discover: 2, build: 5, harvest: 5, recruit: 5, move: 5 },
    });
    expect(locked.options('turn')).toContain('auxiliary');
    const atLock = acting('discover', {
      gems: 1,
      columns: { discover: 4, build: 5, harvest: 5, recruit: 5, move: 5 },
    });
    expect(atLock.refusal('turn', 'auxiliary')).toEqual({ rule: 'CO 6.12', reason: 'nothingToGain' });
  });

  test('CO 6.11, CO 6.16 paying and then doing nothing is legal; points may be left', () => {
    const table = acting('harvest').answers(['turn', 'main'], ['turn', 'end']);
    expect(table.player(0).energy).toBe(4);
    expect(table.state.turn).toBeNull();
  });

  test('CO 6.13, CO 17.10 main points are lost when the auxiliary begins, card points are not', () => {
    const build = (answers: (table: ChaosTable) => void): ChaosTable => {
      const table = position({
        sides: [
          {
            faction: 'jrayek',
            energy: 5,
            gems: 2,
            columns: { build: 3 },
            hand: ['prefab-walls'],
          },
          { faction: 'ai' },
        ],
        regions: { 'r4-4': { fighters: { 0: 1 }, foundation: 'found-relic-6' } },
        acting: { seat: 0, phase: 'build' },
      });
      answers(table.answer('turn', 'card:prefab-walls'));
      return table;
    };
    const table = build((t) => {
      t.answers(['turn', 'main'], ['construct', 'foundation:harvest'], ['construct', 'foundry']);
      t.answers(['constructOn', 'found-relic-6'], ['construct', 'stop']);
    });
    expect(table.state.turn).toMatchObject({ mainPoints: 0, cardPoints: 1 });
    const early = build((t) => {
      t.answers(['turn', 'main'], ['construct', 'foundation:harvest'], ['construct', 'stop']);
      t.answers(['turn', 'auxiliary'], ['construct', 'foundry'], ['constructOn', 'found-relic-6']);
    });
    expect(early.state.turn).toMatchObject({ mainPoints: 0, cardPoints: 1, main: 'closed' });
    expect(early.player(0)).toMatchObject({ energy: 1, gems: 1 });
    early.answers(['turn', 'construct'], ['construct', 'foundation:hand']);
    expect(early.player(0)).toMatchObject({ energy: 3, gems: 1 });
    expect(early.player(0).uncovered).toEqual(['harvest', 'hand']);
    expect(early.options('turn')).toEqual(['end']);
  });

  test('CO 6.10, CO 7.3, CO 8.1, CO 8.2, CO 8.3 the auxiliary is read where the marker stands now (E30, corner 12)', () => {
    const table = position({
      sides: [{ faction: 'leyrien', gems: 2, columns: { discover: 4 } }, { faction: 'ai' }],
      acting: { seat: 0, phase: 'discover' },
    });
    table.answers(['turn', 'main'], ['research', 'discover']);
    expect(table.player(0)).toMatchObject({ gems: 1, research: [5, 1, 1, 1, 1] });
    expect(table.player(0).hand).toHaveLength(1);
    expect(table.isAsked('turn')).toBe(true); // CO 6.10: no second research
    table.answer('turn', 'auxiliary');
    expect(table.player(0).gems).toBe(0);
    expect(table.player(0).hand).toHaveLength(2);
  });

  test.each([
    [2, [], 2],
    [2, ['proficient'], 0],
    [5, [], 1],
    [5, ['proficient'], 0],
  ] as const)(
    'CO 6.10 Proficient, build column %i, upgraded %o: %i energy (E32)',
    (build, upgraded, cost) => {
      const table = position({
        sides: [{ faction: 'zcharo', energy: 9, columns: { build }, upgraded }, { faction: 'ai' }],
        regions: { 'r4-4': { fighters: { 0: 1 } } },
        acting: { seat: 0, phase: 'build' },
      });
      expect(table.question('turn').ask.about).toMatchObject({ auxiliary: { energy: cost, gems: 0 } });
      table.answer('turn', 'auxiliary');
      expect(table.player(0).energy).toBe(9 - cost);
    },
  );
});
