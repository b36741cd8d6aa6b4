import { describe, expect, test } from 'vitest';
import { playableCards } from '../rules/available/cards.ts';
import { NOBODY } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const LEYRIEN: SideUp = { faction: 'leyrien' };
const JRAYEK: SideUp = { faction: 'jrayek' };
const OXATAYA: SideUp = { faction: 'oxataya' };
const CIRCADIANS: SideUp = { faction: 'circadians', base: 'r2-5', starts: ['r3-4', 'r3-5'] };

const held = (seat: number, ...ids: readonly string[]): Record<string, Ground> =>
  Object.fromEntries(ids.map((id) => [id, { fighters: { [seat]: 1 } }]));

describe('prices and cards', () => {
  test('CO 5.10 corner 4: after its recall rank 1 lies in the vault, and is used again only after another', () => {
    const table = position({
      sides: [{ ...AI, vault: [2, 6] }, ZCHARO, LEYRIEN],
      step: 'price',
      args: { seat: 0 },
      after: ['endRound', 'round'],
    }).answer('price', ['1', 'harvest']);
    expect(table.player(0)).toMatchObject({ tokens: [2, 3, 4, 5, 6], vault: [1], recalled: [] });
    expect(table.options('price', 0)).toEqual(['2', '3', '4', '5', '6']);
  });

  test('CO 5.11, CO 17.4 corner 5: the research of rank 2 with its effects comes at once; a card of it is fresh', () => {
    const table = position({
      sides: [{ ...AI, columns: { discover: 2 }, asks: ['price'] }, ZCHARO, LEYRIEN],
      step: 'price',
      args: { seat: 0 },
      deck: ['stacked-bids'],
      adjust: (s) => {
        s.players[0]!.tokens = [2];
        s.players[0]!.vault = [1, 3, 4, 5, 6];
      },
    }).answers(['price', ['2', 'harvest']], ['research', 'discover'], ['immediate', '1']);
    expect(table.player(0)).toMatchObject({ hand: ['stacked-bids'], fresh: ['stacked-bids'] });
    expect(playableCards(table.state, 0, 'price')).toEqual([]);
    expect(table.isAsked('momentCard')).toBe(false);
  });

  test('CO 17.4 corner 6: the card of move first may be played in the discover phase of the round', () => {
    const table = position({
      sides: [{ ...AI, energy: 5 }, ZCHARO],
      deck: ['field-notes'],
      step: 'price',
      args: { seat: 0 },
      adjust: (s) => {
        s.agenda.unshift({ step: 'actionPhase', args: { phase: 'discover' } });
        s.prices[0] = { by: 1, token: 3, last: false, surcharges: [] };
      },
    }).answer('price', ['3', 'move:first']);
    table.answer('actOrPass', 'pass', 1).answer('actOrPass', 'act', 0);
    expect(table.options('turn')).toContain('card:field-notes');
  });

  test('CO 6.4 corner 10: without energy only the pricer acts', () => {
    const table = position({
      sides: [AI, ZCHARO],
      prices: { build: { by: 0, token: 3 } },
      step: 'actionPhase',
      args: { phase: 'build' },
      after: ['combat'],
    }).answers(['actOrPass', 'act', 0], ['turn', 'end', 0]);
    expect(table.events('Passed')).toMatchObject([{ seat: 1, couldPay: false }]);
  });

  test('CO 5.1, CO 5.12 corner 99: pricing cannot be passed, so everybody has a token on a phase', () => {
    const factions = ['ai', 'zcharo', 'leyrien', 'jrayek', 'oxataya'] as const;
    const table = position({ sides: factions.map((faction) => ({ faction })), step: 'prices' });
    for (let seat = 0; seat < 5; seat++) {
      const { ask } = table.question('price', seat);
      expect(ask.options().every((rank) => /^[1-6]$/.test(String(rank)))).toBe(true);
      expect(ask.after!(['4'])).not.toContain('pass');
      table.answer('price', ['4', String(ask.after!(['4'])[0])], seat);
    }
    const pricers = table.state.prices.map((price) => price?.by ?? NOBODY);
    expect(pricers.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });

  test('CO 17.7, CO 19.3 corner 64: with 5 cards and a sixth any one is discarded, the new one included, before all else', () => {
    const table = position({
      sides: [{ ...ZCHARO, hand: ['ambush', 'envoy', 'feint', 'levy', 'tribute'], columns: { move: 5 } }, AI],
      deck: ['chronicle'],
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'main');
    expect(table.asked().map(({ kind }) => kind)).toEqual(['discard']);
    expect(table.options('discard')).toContain('chronicle');
    table.answer('discard', ['chronicle']);
    expect(table.player(0)).toMatchObject({
      hand: ['ambush', 'envoy', 'feint', 'levy', 'tribute'],
      fresh: [],
    });
  });
});

describe('moving and recruiting', () => {
  test('CO 11.5, CO 13.30 corner 21: wounded fighters can be recruited again in the same round', () => {
    const table = fight({
      me: { ...AI, sectors: [0] },
      other: { ...ZCHARO, hand: ['crossfire', 'levy'] },
      ground: { fighters: { 0: 4, 1: 8 } },
      adjust: (s) => {
        for (const player of s.players) {
          player.onBase += player.sectors.reduce((sum, n) => sum + n, 0);
          player.sectors = player.sectors.map(() => 0);
        }
      },
      plans: ['volley', 'press'],
      after: ['income'],
    });
    expect(table.wounded(1)).toBe(2);
    expect(table.player(1).sectors).toEqual([2, 0]);
    table
      .answer('income', 'done', 0)
      .answer('income', 'card:crossfire', 1)
      .answer('spendRecruits', 'advance:1', 1);
    expect(table.player(1).sectors).toEqual([1, 1]);
  });

  test('CO 12.6, CO 13.1 corner 22: nobody moves onto the base of another, and units on bases are in no battle', () => {
    const table = position({
      sides: [
        { ...ZCHARO, base: 'r2-5', starts: ['r3-4', 'r3-5'] },
        { ...AI, onBase: 5 },
      ],
      regions: { 'r3-4': { fighters: { 0: 3 } } },
      acting: { seat: 0, phase: 'move' },
      after: ['combat'],
    }).answers(['turn', 'main'], ['turn', 'move:r3-4']);
    const { base } = table.player(1);
    expect(table.options('moveTo')).not.toContain(base);
    expect(table.options('moveTo')).not.toContain('base');
    table.answers(['moveTo', 'r3-3'], ['moveFighters', 1], ['turn', 'end']);
    expect(table.events('BattleSelected')).toEqual([]);
    expect(table.player(1).onBase).toBe(5);
  });

  test('CO 12.10, CO 12.11 corner 25, corner 26: from battle to battle as a redeployment, all units, a building stays alone', () => {
    const table = position({
      sides: [ZCHARO, AI],
      regions: {
        'r4-4': { fighters: { 0: 2, 1: 4 }, buildings: { 0: ['outpost'] } },
        'r5-4': { fighters: { 0: 1, 1: 2 } },
      },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:r4-4']);
    expect(table.isAsked('moveTo')).toBe(false); // pinned, so r5-4 is the only one
    table.answer('moveFighters', 2);
    expect([table.fighters('r4-4', 0), table.fighters('r5-4', 0)]).toEqual([0, 3]);
    expect(table.at('r4-4').sites).toMatchObject([{ building: 'outpost', owner: 0 }]);
  });

  test('CO 12.25, CO 25.11 corner 71: Onari leaves each lake once for nothing; going back and out again costs an MP', () => {
    const onari = (table: ChaosTable, from: 'r5-3' | 'r4-6' | 'r3-5', to: 'r5-3' | 'r4-6' | 'r3-5') =>
      table.answer('turn', `move:${from}`).ifAsked('moveTo', to).ifAsked('moveLeaders', 'onari');
    const table = position({
      sides: [{ ...OXATAYA, leaders: { onari: 'r5-3' } }, AI],
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'main');
    onari(table, 'r5-3', 'r4-6');
    onari(table, 'r4-6', 'r3-5');
    expect(table.leader(0, 'onari').at).toBe('r3-5');
    expect(table.state.turn!.mainPoints).toBe(2);
    onari(table, 'r3-5', 'r4-6');
    expect(table.state.turn!.mainPoints).toBe(1);
    onari(table, 'r4-6', 'r3-5');
    expect(table.state.turn!.mainPoints).toBe(0);
  });

  test('CO 10.3, CO 10.9 corner 91: a token laid over a harvested one is harvested with an HP that is left', () => {
    const table = position({
      sides: [{ ...ZCHARO, columns: { harvest: 2 }, hand: ['deep-drill'] }, AI],
      regions: { 'r4-4': { buildings: { 0: ['foundry'] }, loose: 'prod-laboratory' } },
      acting: { seat: 0, phase: 'harvest' },
    }).answers(['turn', 'card:deep-drill'], ['turn', 'main'], ['turn', 'harvest:base']);
    table.answers(['turn', 'harvest:r4-4'], ['research', 'harvest'], ['layToken', ['prod-reactor', 'base']]);
    const { energy } = table.player(0);
    table.answer('turn', 'harvest:base');
    expect(table.player(0).energy).toBe(energy + 4);
    const onLand = position({
      sides: [{ ...ZCHARO, columns: { harvest: 2 }, hand: ['deep-drill'] }, AI],
      regions: {
        'r4-4': { buildings: { 0: ['foundry'] } },
        'r5-4': { buildings: { 0: ['foundry'] }, loose: 'prod-laboratory' },
      },
      acting: { seat: 0, phase: 'harvest' },
    }).answers(['turn', 'card:deep-drill'], ['turn', 'main'], ['turn', 'harvest:r4-4']);
    onLand.answers(['turn', 'harvest:r5-4'], ['research', 'harvest'], ['layToken', ['prod-reactor', 'r4-4']]);
    onLand.answer('turn', 'harvest:r4-4');
    expect(onLand.player(0).energy).toBe(5 + 2 + 4);
  });
});

describe('battles', () => {
  test('CO 13.16, CO 13.22 corner 28: a building alone plans with a card and counts its strength', () => {
    const table = fight({
      me: AI,
      other: { ...ZCHARO, hand: ['chronicle'] },
      ground: { fighters: { 0: 6 }, buildings: { 1: ['outpost'] } },
      plans: ['press', 'press chronicle'],
    });
    expect(table.strengths()).toEqual({ 0: 7, 1: 2 + 5 });
    expect(table.events('BattleEnded')).toMatchObject([{ winner: 0, loser: 1 }]);
    expect(table.state.discard).toEqual(['chronicle']);
  });

  test('CO 13.14 corner 32: volley gives no strength, with whatever card', () => {
    const table = fight({
      me: { ...AI, hand: ['gem-seam'] },
      other: ZCHARO,
      ground: { fighters: { 0: 4, 1: 4 } },
      plans: ['volley gem-seam', 'press'],
    });
    expect(table.strengths()).toEqual({ 0: 4, 1: 5 });
    expect(table.wounded(1)).toBe(4);
    expect(table.player(0).fame).toBe(4);
  });

  test('CO 13.6 corner 42: B leaves; A, wounded by it, and C fight when one of them selects', () => {
    const table = position({
      sides: [AI, { ...ZCHARO, hand: ['crossfire'] }, JRAYEK],
      regions: { 'r4-4': { fighters: { 0: 6, 1: 3, 2: 2 } } },
      step: 'combat',
    });
    table.answer('battleOpponent', '1').plans({ 0: 'press', 1: 'press crossfire' });
    expect([0, 1, 2].map((seat) => table.fighters('r4-4', seat))).toEqual([4, 0, 2]);
    table.plans({ 2: 'press', 0: 'hold' });
    expect(table.strengths()).toEqual({ 0: 5, 2: 3 });
    expect(table.events('BattleSelected')).toMatchObject([
      { seat: 0, against: 1 },
      { seat: 2, against: 0 },
    ]);
  });

  test('CO 15.2, CO 16.2 corner 48: all relics count in check relics alone, not as they are conquered', () => {
    const table = position({
      sides: [{ ...ZCHARO, hand: ['levy', 'tribute'] }, AI],
      regions: { 'r5-4': { fighters: { 0: 4, 1: 1 } }, 'r5-5': { fighters: { 0: 1 } } },
      round: 5,
      step: 'combat',
      after: ['income', 'relics'],
    }).plans({ 0: 'hold', 1: 'hold' });
    expect(table.at('r5-4').fighters).toEqual([4, 0]);
    expect(table.state.ending).toBeNull();
    table.answers(['income', 'base'], ['baseIncome', '0'], ['income', 'regions']);
    table.ifAsked('moveFrom', 'nothing').answer('income', 'done', 0).ifAsked('income', 'done', 1);
    expect(table.state).toMatchObject({ winners: [0], ending: 'relics' });
  });

  test('CO 24.11 corner 56: a Ryh-zu alone wins its new master a region that counts in gain income', () => {
    const table = fight({
      me: { ...ZCHARO, hand: ['chronicle', 'levy'] },
      other: { ...JRAYEK, hand: ['crossfire'] },
      ground: { fighters: { 0: 1, 1: 2 } },
      ryhzu: { uryk: { at: 'r4-4', master: 1 } },
      plans: ['press chronicle', 'press crossfire'],
      after: ['income'],
    });
    expect(table.at('r4-4').fighters).toEqual([0, 0]);
    table.answer('income', 'regions', 0);
    expect(table.events('RegionsCounted')[0]).toMatchObject({ seat: 0, count: 2 });
  });

  test('CO 2.2, CO 13.20 corner 65: a bluff counts as a hand card for the opponent before and after', () => {
    const table = fight({
      me: { ...AI, hand: ['levy'] },
      other: ZCHARO,
      ground: { fighters: { 0: 3, 1: 2 } },
    });
    expect(table.view(1).players[0]!.handSize).toBe(1);
    table.plans({ 0: 'press levy facedown', 1: 'press' });
    expect(table.view(1).players[0]!.handSize).toBe(1);
    expect(JSON.stringify(table.view(1))).not.toContain('levy');
  });

  test('CO 13.44, CO 25.6 corner 81: recruits of a reward put where a battle is to come fight in it', () => {
    const table = position({
      sides: [{ ...OXATAYA, fame: 4, columns: { move: 3 }, sectors: [3, 3] }, AI],
      regions: {
        'r4-4': { fighters: { 0: 6, 1: 1 } },
        'r5-4': { fighters: { 0: 1, 1: 2 }, buildings: { 0: ['stronghold'] } },
      },
      step: 'combat',
    });
    table.answer('battleRegion', 'r4-4').plans({ 0: 'hold', 1: 'hold' });
    table.answers(['research', 'move'], ['immediate', '0']);
    table.answers(['spendRecruits', 'advance:2'], ['arrival', 'r5-4'], ['spendRecruits', 'advance:2']);
    table.answer('arrival', 'r5-4').plans({ 1: 'hold', 0: 'hold' });
    expect(table.strengths()).toEqual({ 0: 1 + 2 + 1, 1: 2 + 1 });
  });

  test('CO 2.19, CO 13.11 corner 87: without a card all sections are open, and that there is none is not shown', () => {
    const table = fight({
      me: { ...AI, gems: 1 },
      other: { ...ZCHARO, hand: ['levy'] },
      ground: { fighters: { 0: 4, 1: 4 } },
    });
    expect(table.options('plan', 0)).toEqual([
      'press',
      'hold',
      'wildStrike',
      'wildGuard',
      'volley',
      'retreat',
    ]);
    expect(table.question('plan', 0).ask.after!(['volley'])).toEqual(['none']);
    const before = JSON.stringify(table.view(1));
    table.plans({ 0: 'volley' });
    expect(JSON.stringify(table.view(1))).toBe(before);
  });
});

describe('relics', () => {
  test('CO 20.20 corner 68: an upgrade in gain income and one as a relic bonus of the same round, 1 fame each', () => {
    const table = position({
      sides: [{ ...CIRCADIANS, gems: 2, relics: [1], hand: ['levy'] }, AI],
      regions: held(0, 'r4-2', 'r4-3', 'r4-4', 'r5-2', 'r5-5'),
      round: 3,
      step: 'income',
      after: ['relics'],
    }).answers(['income', 'regions'], ['upgradeAttribute', 'tactical']);
    table.ifAsked('moveFrom', 'nothing').answer('income', 'done', 0);
    expect(table.player(0)).toMatchObject({ fame: 1, gems: 1 });
    table.answer('income', 'done', 1).answer('research', 'decline');
    expect(table.isAsked('upgradeAttribute')).toBe(false); // 1 gem pays for none that is left
    const richer = position({
      sides: [{ ...CIRCADIANS, gems: 3, relics: [1], hand: ['levy'] }, AI],
      regions: held(0, 'r4-2', 'r4-3', 'r4-4', 'r5-2', 'r5-5'),
      round: 3,
      step: 'income',
      after: ['relics'],
    }).answers(['income', 'regions'], ['upgradeAttribute', 'tactical']);
    richer.ifAsked('moveFrom', 'nothing').answer('income', 'done', 0);
    richer.ifAsked('income', 'done', 1).answers(['research', 'decline'], ['upgradeAttribute', 'mobile']);
    expect(richer.player(0)).toMatchObject({ fame: 2, gems: 0, upgraded: ['tactical', 'mobile'] });
  });

  test('CO 1.8, CO 15.4 corner 94: who controls the region of the relic in check relics takes it, whoever held it before', () => {
    const table = position({
      sides: [AI, ZCHARO],
      regions: { 'r4-4': { fighters: { 0: 1, 1: 5 } } },
      round: 3,
      step: 'combat',
      after: ['relics'],
    }).plans({ 0: 'hold', 1: 'hold' });
    expect(table.events('RelicTaken')).toMatchObject([{ seat: 1, relic: 3, region: 'r4-4' }]);
  });

  test('CO 24.19 a Ryh-zu that goes back leaves its region to nobody', () => {
    const table = position({
      sides: [{ ...JRAYEK, energy: 5 }, AI],
      ryhzu: { halke: { at: 'r4-4', master: 0 } },
      step: 'income',
    });
    expect(table.view('spectator').regions.find(({ id }) => id === 'r4-4')!.controller).toBe(0);
    table.answers(['income', 'upkeep:halke'], ['payUpkeep', 'no']);
    expect(table.view('spectator').regions.find(({ id }) => id === 'r4-4')!.controller).toBe(NOBODY);
  });
});
