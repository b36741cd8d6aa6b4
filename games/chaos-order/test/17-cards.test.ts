import { describe, expect, test } from 'vitest';
import type { Phase, TacticsId } from '../content/index.ts';
import { playableCards } from '../rules/available/cards.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };

const acting = (phase: Phase, me: SideUp, more: Partial<Position> = {}): ChaosTable =>
  position({ sides: [me, AI], acting: { seat: 0, phase }, ...more });

/** Seat 1 has priced the phase with rank 3; seat 0 is about to act or pass. */
const passing = (phase: Phase, me: SideUp): ChaosTable =>
  position({
    sides: [{ ...me, asks: ['pass'] }, AI],
    prices: { [phase]: { by: 0, token: 3 } },
    phase,
    step: 'act',
    args: { phase, seat: 0 },
  });

describe('playing', () => {
  test('CO 17.5, CO 26.14 a card outside its moment is refused', () => {
    const table = passing('discover', { ...ZCHARO, gems: 1, hand: ['quiet-study', 'levy', 'field-notes'] });
    table.answer('actOrPass', 'pass');
    expect(table.options('momentCard')).toEqual(['quiet-study', 'done']);
    for (const card of ['levy', 'field-notes'])
      expect(table.refusal('momentCard', card)).toEqual({ rule: 'CO 17.5', reason: 'wrongMoment' });
  });

  test('CO 26.14 a card for passing cannot be played when acting', () => {
    const table = acting('recruit', { ...ZCHARO, hand: ['levy', 'envoy'] });
    expect(table.options('turn')).toContain('card:envoy');
    expect(table.options('turn')).not.toContain('card:levy');
  });

  test('CO 17.4 a card gained in this phase is refused; of two copies the older one can be played', () => {
    const table = acting('harvest', { ...ZCHARO, hand: ['deep-drill'], fresh: ['deep-drill', 'gem-seam'] });
    expect(playableCards(table.state, 0, 'act:harvest')).toEqual(['deep-drill']);
    table.answer('turn', 'card:deep-drill');
    expect(table.player(0)).toMatchObject({
      hand: ['deep-drill', 'gem-seam'],
      fresh: ['deep-drill', 'gem-seam'],
    });
    expect(playableCards(table.state, 0, 'act:harvest')).toEqual([]);
  });

  test('CO 17.6, CO 17.14 the lock is paid first, with a gem or with 2 energy; without either the card is refused', () => {
    const build = (me: Partial<SideUp>): ChaosTable =>
      acting('build', { ...ZCHARO, hand: ['prefab-walls'], ...me });
    expect(build({ energy: 5 }).options('turn')).not.toContain('card:prefab-walls');
    expect(build({ gems: 1 }).answer('turn', 'card:prefab-walls').player(0).gems).toBe(0);
    const unlocked = build({ energy: 2, gems: 1, uncovered: ['unlock'] }).answer('turn', 'card:prefab-walls');
    expect(unlocked.options('payLock')).toEqual(['gem', 'energy']);
    expect(unlocked.answer('payLock', 'energy').player(0)).toMatchObject({ energy: 0, gems: 1 });
  });

  test('CO 17.2, CO 17.14, CO 17.8 it is not in the discard pile before its effect is done', () => {
    const table = passing('discover', { ...ZCHARO, gems: 1, hand: ['quiet-study'] });
    table.answer('actOrPass', 'pass').answer('momentCard', 'quiet-study');
    expect(table.state).toMatchObject({ played: ['quiet-study'], discard: [] });
    table.answer('research', 'decline');
    expect(table.state).toMatchObject({ played: [], discard: ['quiet-study'] });
  });

  test('CO 17.3, CO 17.12, CO 17.15 two copies one after the other add up', () => {
    const table = acting('recruit', { ...ZCHARO, hand: ['muster-call', 'muster-call'] });
    table.answer('turn', 'card:muster-call').answer('turn', 'card:muster-call');
    expect(table.state.turn!.cardPoints).toBe(4);
  });

  test('CO 17.9 a card whose effect would do nothing can be played', () => {
    const table = position({
      sides: [{ ...ZCHARO, hand: ['ambush'], asks: ['combatStart'] }, AI],
      step: 'combat',
    }).answer('momentCard', 'ambush');
    expect(table.player(0)).toMatchObject({ energy: 0, hand: [] });
    expect(table.state.discard).toEqual(['ambush']);
  });

  test('CO 17.13 a card on the wheel is not in the hand', () => {
    const table = fight({
      me: { faction: 'circadians', leaders: { sable: 'r4-4' } },
      other: { ...ZCHARO, hand: ['levy', 'envoy'] },
      ground: { fighters: { 0: 1, 1: 3 } },
    }).plans({ 1: 'press levy facedown' });
    expect(table.player(1).hand).toEqual(['envoy']);
    expect(table.view(0).players[1]!.handSize).toBe(1);
    table.plans({ 0: 'press' });
    expect(table.player(1).hand).toEqual(['envoy', 'levy']);
  });

  test('CO 2.16 with a card in the hand a faction is asked, whatever the card is; without one, or after a pass in build, not', () => {
    const asked = (phase: Phase, hand: readonly TacticsId[]): boolean =>
      passing(phase, { ...ZCHARO, hand })
        .answer('actOrPass', 'pass')
        .isAsked('momentCard', 0);
    expect(asked('harvest', ['ambush'])).toBe(true);
    expect(asked('harvest', [])).toBe(false);
    expect(asked('build', ['ambush'])).toBe(false);
    expect(asked('move', ['ambush'])).toBe(false);
  });

  test('CO 33.2 a faction all of whose cards are fresh is not asked', () => {
    const start = (me: Partial<SideUp>): ChaosTable =>
      position({
        sides: [{ ...ZCHARO, ...me, asks: ['relicStart'] }, AI],
        phase: 'income',
        step: 'relics',
      });
    expect(start({ fresh: ['chronicle'] }).isAsked('momentCard')).toBe(false);
    expect(start({ hand: ['levy'], fresh: ['chronicle'] }).isAsked('momentCard')).toBe(true);
  });

  test('CO 14.10, CO 17.4 cards gained in income are not usable in check relics, others are', () => {
    const table = position({
      sides: [{ ...AI, gems: 1, hand: ['chronicle'], asks: ['relicStart'] }, ZCHARO],
      deck: ['levy'],
      step: 'income',
      after: ['relics'],
    });
    table.answer('income', 'regions', 0).answer('income', 'done', 0);
    table.answer('income', 'base', 1).answer('baseIncome', '0').answer('income', 'done', 1);
    expect(table.options('momentCard')).toEqual(['chronicle', 'done']);
    expect(table.player(0).fresh).toEqual(['levy']);
  });
});

describe('what each card does at its moment', () => {
  const pricing = (hand: readonly TacticsId[]): ChaosTable =>
    position({
      sides: [{ ...ZCHARO, hand, asks: ['price'] }, AI],
      step: 'price',
      args: { seat: 0 },
    }).answer('price', ['3', 'recruit']);

  test('CO 5.6, CO 17.5 Stacked Bids: 3 energy, after the bonus of the phase', () => {
    const table = pricing(['stacked-bids']);
    expect(table.player(0).energy).toBe(2);
    expect(table.answer('momentCard', 'stacked-bids').player(0).energy).toBe(5);
  });

  test('CO 5.20, CO 17.5 Closed Market: opponents owe 1 energy more in the phase just priced', () => {
    const table = pricing(['closed-market']).answer('momentCard', 'closed-market');
    expect(table.state.prices[3]).toEqual({ by: 0, token: 3, last: false, surcharges: [0] });
    expect(table.events('MarketClosed')).toEqual([{ type: 'MarketClosed', seat: 0, phase: 'recruit' }]);
  });

  test('CO 6.14 Field Notes: a research of this turn crosses a lock for nothing', () => {
    const table = acting('discover', { ...ZCHARO, columns: { move: 2 }, hand: ['field-notes'] });
    table.answer('turn', 'card:field-notes').answer('turn', 'main').answer('research', 'move');
    expect(table.player(0)).toMatchObject({ research: [1, 1, 1, 1, 3], gems: 0 });
    expect(table.state.turn!.freeResearchLocks).toBe(0);
  });

  test('CO 6.7 Quiet Study: after passing in discover, 1 research for its lock (E71)', () => {
    const table = passing('discover', { ...AI, gems: 1, hand: ['quiet-study'] });
    table.answer('actOrPass', 'pass').answer('momentCard', 'quiet-study').answer('research', 'recruit');
    expect(table.player(0)).toMatchObject({ gems: 0, research: [1, 1, 1, 2, 1] });
  });

  test('CO 6.12, CO 17.12 Feint: the discover auxiliary costs 1 gem less for each', () => {
    const table = acting('discover', { ...ZCHARO, gems: 1, hand: ['feint'] });
    expect(table.options('turn')).not.toContain('auxiliary');
    table.answer('turn', 'card:feint').answer('turn', 'auxiliary');
    expect(table.player(0).gems).toBe(0);
    const twice = acting('discover', { ...ZCHARO, hand: ['feint', 'feint'] });
    twice.answer('turn', 'card:feint').answer('turn', 'card:feint');
    expect(twice.options('turn')).toContain('auxiliary');
  });

  const land: Readonly<Record<string, Ground>> = { 'r4-4': { fighters: { 0: 1 } } };

  test('CO 17.10 Prefab Walls: 1 BP, also without a main action', () => {
    const table = acting('build', { ...ZCHARO, gems: 1, hand: ['prefab-walls'] }, { regions: land });
    expect(table.options('turn')).not.toContain('construct');
    table.answer('turn', 'card:prefab-walls').answer('turn', 'construct').answer('construct', 'foundry');
    table.ifAsked('constructAt', 'r4-4');
    expect(table.player(0)).toMatchObject({ built: [1, 0, 0], gems: 0 });
  });

  test('CO 6.14 Salvage Crew: one construction needs no gem for its lock', () => {
    const table = acting('build', { ...AI, hand: ['salvage-crew'] }, { regions: land });
    table.answer('turn', 'card:salvage-crew').answer('turn', 'main');
    table.answer('construct', 'outpost').ifAsked('constructAt', 'r4-4');
    expect(table.player(0)).toMatchObject({ built: [0, 1, 0], gems: 0 });
    expect(table.state.turn!.freeBuildLocks).toBe(0);
  });

  test('CO 6.7 Lean Season: after passing in harvest, 5 energy (E71)', () => {
    const table = passing('harvest', { ...AI, hand: ['lean-season'] }).answer('actOrPass', 'pass');
    expect(table.answer('momentCard', 'lean-season').player(0).energy).toBe(5);
  });

  test('CO 17.10 Deep Drill: 1 HP more', () => {
    const table = acting('harvest', { ...ZCHARO, hand: ['deep-drill'] }).answer('turn', 'card:deep-drill');
    expect(table.state.turn!.cardPoints).toBe(1);
    table.answer('turn', 'harvest:base');
    expect(table.player(0).energy).toBe(2);
  });

  test('CO 17.10, CO 1.5 Gem Seam: up to twice 1 energy for 1 gem, at any point of the turn', () => {
    const table = acting('harvest', { ...ZCHARO, energy: 3, hand: ['gem-seam'] }).answer(
      'turn',
      'card:gem-seam',
    );
    table.answer('turn', 'seam').answer('turn', 'seam');
    expect(table.player(0)).toMatchObject({ energy: 1, gems: 2 });
    expect(table.options('turn')).not.toContain('seam');
  });

  test('CO 17.10 Muster Call: 2 RP', () => {
    const table = acting('recruit', { ...AI, hand: ['muster-call'] }).answer('turn', 'card:muster-call');
    expect(table.state.turn!.cardPoints).toBe(2);
  });

  test('CO 11.10 Night Drop: up to 2 recruits of this turn may go to regions with own buildings', () => {
    const table = acting(
      'recruit',
      { ...AI, gems: 1, columns: { recruit: 2 }, hand: ['night-drop'] },
      { regions: { 'r4-4': { buildings: { 0: ['foundry'] } } } },
    );
    table.answer('turn', 'card:night-drop').answer('turn', 'main');
    const places: string[] = [];
    for (let n = 0; n < 20 && !table.isAsked('turn', 0); n++) {
      if (table.isAsked('arrival')) {
        places.push(table.options('arrival').join());
        table.answer('arrival', 'r4-4');
      } else if (table.isAsked('spendRecruits')) table.answer('spendRecruits', 'advance:1');
    }
    for (let n = 0; n < 20 && table.options('turn').includes('recruit'); n++) {
      table.answer('turn', 'recruit').ifAsked('spendRecruits', 'advance:1');
      if (table.isAsked('arrival')) {
        places.push(table.options('arrival').join());
        table.answer('arrival', 'r4-4');
      }
    }
    expect(places).toEqual(['base,r4-4', 'base,r4-4']);
    expect(table.fighters('r4-4', 0)).toBe(2);
  });

  test('CO 6.7, CO 11.9 Levy: after passing in recruit, 2 RP at once', () => {
    const table = passing('recruit', { ...AI, hand: ['levy'] }).answer('actOrPass', 'pass');
    table.answer('momentCard', 'levy');
    expect(table.asked()).toMatchObject([{ kind: 'spendRecruits', about: { points: 2 } }]);
  });

  test.each<[TacticsId, Phase]>([
    ['envoy', 'recruit'],
    ['drill-master', 'move'],
  ])('CO 17.12 %s: the %s auxiliary costs 2 energy less', (card, phase) => {
    const table = acting(phase, { ...AI, energy: 4, gems: 2, hand: [card] });
    table.answer('turn', `card:${card}`);
    expect(table.state.turn!.discount).toBe(2);
    const before = table.player(0).energy;
    table.answer('turn', 'auxiliary');
    if (phase === 'recruit') table.answer('deploy', table.options('deploy')[0]!);
    else table.answer('upgradeLeader', table.options('upgradeLeader')[0]!);
    expect(before - table.player(0).energy).toBe(phase === 'recruit' ? 2 : 3);
  });

  test('CO 17.11, CO 12.10 Forced March: a redeployment before the main action, refused after it', () => {
    const regions = { 'r4-4': { fighters: { 0: 2 } }, 'r5-4': { fighters: { 0: 1 } } };
    const table = acting('move', { ...ZCHARO, hand: ['forced-march', 'forced-march'] }, { regions });
    table
      .answer('turn', 'card:forced-march')
      .answer('moveFrom', 'r4-4')
      .ifAsked('moveTo', 'r5-4')
      .answer('moveFighters', 2);
    expect(table.fighters('r5-4', 0)).toBe(3);
    table.answer('turn', 'main');
    expect(table.options('turn')).not.toContain('card:forced-march');
    expect(table.refusal('turn', 'card:forced-march')).toEqual({
      rule: 'CO 17.11',
      reason: 'mainActionBegun',
    });
  });

  test('CO 33.1 Slip Away: the first move that only pinning forbids uses it', () => {
    const regions = { 'r4-4': { fighters: { 0: 2, 1: 2 } } };
    const table = acting('move', { ...ZCHARO, hand: ['slip-away'] }, { regions });
    table.answer('turn', 'main');
    expect(table.options('turn')).not.toContain('move:r4-4');
    table.answer('turn', 'card:slip-away').answer('turn', 'move:r4-4').answer('moveTo', 'r5-4');
    table.ifAsked('moveFighters', 2);
    expect(table.fighters('r5-4', 0)).toBe(2);
    expect(table.state.turn!.slipAways).toBe(0);
  });

  test('CO 17.10 Burst Engines: 1 MP, also without the main action', () => {
    const table = acting('move', { ...ZCHARO, hand: ['burst-engines'] }, { regions: land });
    table.answer('turn', 'card:burst-engines').answer('turn', 'move:r4-4').answer('moveTo', 'r5-4');
    expect(table.fighters('r5-4', 0)).toBe(1);
  });

  test('CO 13.2 Ambush: 1 energy for each region with own units and an opponent, at most 3 (E64)', () => {
    const shared: Ground = { fighters: { 0: 1, 1: 1 } };
    const ambush = (regions: Readonly<Record<string, Ground>>): number =>
      position({
        sides: [{ ...ZCHARO, hand: ['ambush'], asks: ['combatStart'] }, AI],
        regions,
        step: 'combat',
      })
        .answer('momentCard', 'ambush')
        .player(0).energy;
    expect(
      ambush({
        'r4-4': shared,
        'r5-4': shared,
        'r4-3': { fighters: { 1: 2 }, buildings: { 0: ['foundry'] } },
      }),
    ).toBe(2);
    expect(ambush({ 'r4-4': shared, 'r5-4': shared, 'r4-3': shared, 'r3-3': shared, 'r5-5': shared })).toBe(
      3,
    );
  });

  const incomeCard = (
    card: TacticsId,
    me: Partial<SideUp>,
    regions: Readonly<Record<string, Ground>>,
  ): ChaosTable =>
    position({ sides: [{ ...AI, ...me, hand: [card, 'levy'] }, ZCHARO], regions, step: 'income' }).answer(
      'income',
      `card:${card}`,
    );

  test('CO 14.15, CO 11.9 Crossfire: 2 RP at once', () => {
    expect(incomeCard('crossfire', {}, land).asked()).toMatchObject([
      { kind: 'spendRecruits', about: { points: 2 } },
    ]);
  });

  test('CO 14.15 Tribute: 1 energy for each region controlled, the base included, at most 5', () => {
    expect(incomeCard('tribute', {}, land).player(0).energy).toBe(3 + 2);
    const many = Object.fromEntries(
      ['r3-3', 'r4-2', 'r4-3', 'r4-4', 'r5-2', 'r5-4'].map((id) => [id, { fighters: { 0: 1 } }]),
    );
    expect(incomeCard('tribute', {}, many).player(0).energy).toBe(3 + 5);
  });

  test('CO 14.5, CO 14.6 Far Outposts: the count is 1 higher, and the higher line must be taken (corner 100)', () => {
    const five = Object.fromEntries(
      ['r3-3', 'r4-2', 'r4-3', 'r4-4'].map((id) => [id, { fighters: { 0: 1 } }]),
    );
    const table = incomeCard('far-outposts', { gems: 1 }, five);
    expect(table.player(0).gems).toBe(0);
    table.answer('income', 'regions');
    expect(table.events('RegionsCounted')[0]).toMatchObject({ count: 6 });
    expect(table.asked()).toMatchObject([{ kind: 'income', options: ['done'] }]);
    expect(table.player(0).gems).toBe(1);
  });

  test('CO 14.15 Iron Nerve: 1 gem', () => {
    expect(incomeCard('iron-nerve', {}, land).player(0).gems).toBe(1);
  });

  test('CO 15.1, CO 16.1 Chronicle: 1 fame for the region of the current relic, nothing without it', () => {
    const chronicle = (ground: Ground): number =>
      position({
        sides: [{ ...ZCHARO, gems: 1, hand: ['chronicle'], asks: ['relicStart'] }, AI],
        regions: { 'r4-4': ground },
        round: 3,
        step: 'relics',
      })
        .answer('momentCard', 'chronicle')
        .player(0).fame;
    expect(chronicle({ fighters: { 0: 1 } })).toBe(1);
    expect(chronicle({ fighters: { 0: 1, 1: 1 } })).toBe(0);
  });

  test('CO 17.1, CO 17.2 a card used for its other effect is not there for the wheel; else it is', () => {
    const combat = (answer: 'ambush' | 'done'): ChaosTable =>
      position({
        sides: [{ ...ZCHARO, hand: ['ambush'], asks: ['combatStart'] }, AI],
        regions: { 'r4-4': { fighters: { 0: 2, 1: 2 } } },
        step: 'combat',
      }).answer('momentCard', answer);
    expect(combat('ambush').question('plan', 0).ask.after!(['press'])).toEqual(['none']);
    const table = combat('done').plans({ 0: 'press ambush', 1: 'press' });
    expect(table.events('FightersWounded').find(({ by }) => by === 0)!.attack).toBe(2 + 2);
    expect(table.player(0)).toMatchObject({ energy: 0, hand: [] });
    expect(table.state.discard).toEqual(['ambush']);
  });
});
