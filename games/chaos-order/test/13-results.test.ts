import { dice } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import type { Section } from '../content/index.ts';
import { position } from './arrange.ts';
import type { SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const OXATAYA: SideUp = { faction: 'oxataya' };

describe('strength', () => {
  test('CO 13.22 fighters, leaders, 2 for each outpost, wheel and card, die and abilities', () => {
    const table = fight({
      me: { ...ZCHARO, leaders: { cahzor: 'r5-4' }, upgraded: ['cahzor'], hand: ['night-drop'], gems: 1 },
      other: AI,
      region: 'r5-4',
      ground: { fighters: { 0: 3, 1: 2 }, buildings: { 0: ['outpost'], 1: ['foundry'] } },
      plans: ['wildGuard night-drop', 'hold'],
      chance: [dice(4)],
    });
    // 3 fighters, Cahzor 4 and 1 for a building, outpost 2, card 4, die 3, plains 1
    expect(table.strengths()).toEqual({ 0: 3 + 4 + 1 + 2 + 4 + 3 + 1, 1: 2 + 1 });
  });

  test('CO 13.23 tied: the selector wins', () => {
    const table = fight({
      me: AI,
      other: ZCHARO,
      ground: { fighters: { 0: 3, 1: 3 } },
      plans: ['press', 'hold'],
    });
    expect(table.events('StrengthCompared')).toMatchObject([{ strengths: [4, 4], winner: 0 }]);
  });

  test('CO 1.15, CO 13.22 a sum below 0 counts as 0 (E43)', () => {
    const table = fight({
      me: { ...AI, leaders: { injura: 'r4-3' } },
      other: ZCHARO,
      region: 'r4-3',
      ground: { buildings: { 1: ['foundry'] } },
      plans: ['press', 'hold'],
    });
    expect(table.strengths()).toEqual({ 0: 0, 1: 1 });
    expect(table.player(1).fame).toBe(1);
    expect(table.leader(0, 'injura').at).toBe('supply');
  });

  test('CO 13.24 who alone retreats loses, also with the higher strength (corner 34)', () => {
    const table = fight({
      me: { ...ZCHARO },
      other: { ...OXATAYA },
      ground: { fighters: { 0: 6, 1: 2 } },
      plans: ['retreat', 'hold'],
    });
    expect(table.events('StrengthCompared')).toMatchObject([{ winner: 1, retreats: true }]);
    expect(table.player(1).fame).toBe(1);
    expect(table.player(0).onBase).toBe(6);
  });

  test.each([
    ['the stronger one', 5, 3],
    ['tied, the selector', 4, 4],
  ])('CO 13.25 both retreat: %s retreats and loses, the other stays', (_what, mine, theirs) => {
    const table = fight({
      me: AI,
      other: ZCHARO,
      ground: { fighters: { 0: mine, 1: theirs } },
      plans: ['retreat', 'retreat'],
    });
    expect(table.events('StrengthCompared')).toMatchObject([{ winner: 1, retreats: true }]);
    expect([table.fighters('r4-4', 0), table.fighters('r4-4', 1)]).toEqual([0, theirs]);
    expect(table.player(0).onBase).toBe(mine);
  });
});

describe('the wheel (E41)', () => {
  // 5 fighters, die 2 strength and 1 shield: strength, attack, shields with Stacked Bids 3/1 and without a card.
  test.each<[Section, readonly [number, number, number], readonly [number, number, number]]>([
    ['press', [8, 1, 0], [6, 1, 0]],
    ['hold', [6, 0, 3], [6, 0, 1]],
    ['wildStrike', [8, 3, 1], [8, 1, 1]],
    ['wildGuard', [10, 0, 2], [8, 0, 2]],
    ['volley', [5, 4, 0], [5, 2, 0]],
    ['retreat', [5, 0, 4], [5, 0, 0]],
  ])('CO 13.11, CO 13.14, CO 13.22, CO 13.27 %s', (section, withCard, without) => {
    for (const [card, [strength, attack, shields]] of [
      [' stacked-bids', withCard],
      ['', without],
    ] as const) {
      const table = fight({
        me: { ...AI, gems: 1, hand: ['stacked-bids'] },
        other: ZCHARO,
        ground: { fighters: { 0: 5, 1: 1 } },
        plans: [`${section}${card}`, 'hold'],
        chance: [dice(6)],
      });
      expect(table.strengths()[0]).toBe(strength);
      const wounds = table.events('FightersWounded');
      expect(wounds.find(({ by }) => by === 0)!.attack).toBe(attack);
      expect(wounds.find(({ by }) => by === 1)!.shields).toBe(shields);
    }
  });
});

describe('wounds', () => {
  test('CO 13.28, CO 13.30, CO 13.31 attack less shields, on both sides at once, to the first sector', () => {
    const table = fight({
      me: { ...ZCHARO, hand: ['gem-seam'], sectors: [2, 1] },
      other: AI,
      ground: { fighters: { 0: 5, 1: 4 } },
      plans: ['press gem-seam', 'volley'],
    });
    expect(table.wounded(0)).toBe(2);
    expect(table.wounded(1)).toBe(1);
    expect(table.fighters('r4-4', 0)).toBe(3);
    expect(table.player(0).sectors[0]).toBe(12 + 2 + 2);
    expect(table.player(1).onBase).toBe(3);
  });

  test.each([
    [5, 2, 4],
    [5, 0, 4],
    [2, 0, 2],
  ])('CO 13.28, CO 13.29 at most 4 and at most the fighters there: %i fighters', (fighters, _none, count) => {
    const table = fight({
      me: { ...AI, leaders: { phoros: 'r4-4' }, upgraded: ['phoros'], hand: ['gem-seam'] },
      other: ZCHARO,
      ground: { fighters: { 0: 4, 1: fighters } },
      plans: ['volley gem-seam', 'press'],
    });
    expect(table.wounded(1)).toBe(count);
    expect(table.player(0).fame).toBe(count); // CO 21.9
  });

  test('CO 13.29, CO 21.9 Adecai adds a wound within the 4', () => {
    const won = (card: string) =>
      fight({
        me: { ...AI, leaders: { adecai: 'r4-4', phoros: 'r4-4' }, hand: ['feint', 'field-notes'] },
        other: ZCHARO,
        ground: { fighters: { 0: 9, 1: 6 } },
        plans: [`press ${card}`, 'hold'],
      });
    // attack 3 and 1 from Feint less 1 shield: 3, and one more
    expect(won('feint').wounded(1)).toBe(4);
    expect(won('field-notes').wounded(1)).toBe(4);
  });

  test('CO 13.30 leaders, Ryh-zu and buildings are never wounded (corner 29)', () => {
    const table = fight({
      me: { ...AI, leaders: { adecai: 'r4-4' } },
      other: { faction: 'jrayek', leaders: { vahla: 'r4-4' } },
      ground: { fighters: { 0: 5 }, buildings: { 1: ['foundry'] } },
      ryhzu: { halke: { at: 'r4-4', master: 1 } },
      plans: ['press', 'press'],
    });
    expect(table.wounded(1)).toBe(0);
    expect(table.leader(1, 'vahla').at).toBe('supply');
  });

  test('CO 13.32, CO 13.26 wounds come after the result: a win by fame at the result ends the battle there (corner 45, corner 46)', () => {
    const table = fight({
      me: { ...AI, fame: 17 },
      other: { ...OXATAYA, fame: 8 },
      ground: { fighters: { 0: 4, 1: 6 } },
      plans: ['volley', 'hold'],
    });
    table.expectNothingPending();
    expect(table.state.winners).toEqual([1]);
    expect(table.player(0).fame).toBe(17); // CO 13.51
    expect(table.wounded(1)).toBe(0);
    expect(table.fighters('r4-4', 0)).toBe(4);
  });
});

describe('retreat', () => {
  test('CO 13.33, CO 13.35, CO 13.36 fighters to one adjacent region with presence, leaders to the base (corner 36)', () => {
    const table = fight({
      me: { ...ZCHARO, leaders: { cahzor: 'r4-4' } },
      other: AI,
      ground: { fighters: { 0: 3, 1: 6 } },
      regions: {
        'r3-3': { fighters: { 0: 1 } },
        'r5-4': { buildings: { 0: ['foundry'] } },
        'r5-5': { fighters: { 0: 1 } },
      },
      plans: ['retreat', 'hold'],
    });
    expect(table.options('retreatTo')).toEqual(['r3-3', 'r5-4']); // r5-5 is not adjacent
    expect(table.refusal.bind(table, 'retreatTo', 'base')).toThrow(/not even a candidate/);
    table.answer('retreatTo', 'r5-4');
    expect(table.fighters('r5-4', 0)).toBe(3);
    expect(table.leader(0, 'cahzor').at).toBe('base');
    expect(table.player(0).onBase).toBe(0);
  });

  test('CO 13.34 without such a region to the base; CO 13.40 buildings are razed all the same (corner 37)', () => {
    const table = fight({
      me: ZCHARO,
      other: AI,
      ground: { fighters: { 0: 3, 1: 6 }, buildings: { 0: ['foundry'] } },
      plans: ['retreat', 'hold'],
    });
    expect(table.player(0).onBase).toBe(3);
    expect(table.player(0).built).toEqual([0, 0, 0]);
    expect(table.player(0).energy).toBe(2);
  });

  test('CO 13.33 into a region whose battle is still to come: the fighters fight there later (corner 35)', () => {
    const table = fight({
      me: AI,
      other: ZCHARO,
      ground: { fighters: { 0: 6, 1: 3 } },
      regions: { 'r5-4': { fighters: { 0: 1, 1: 1 } } },
    });
    table.answer('battleRegion', 'r4-4').plans({ 0: 'hold', 1: 'retreat' });
    expect(table.fighters('r5-4', 1)).toBe(4);
    table.plans({ 1: 'hold', 0: 'hold' });
    expect(table.strengths()[1]).toBe(4 + 1 + 1);
  });

  test('CO 13.36 a retreat with no fighters left only moves the leaders', () => {
    const table = fight({
      me: { ...ZCHARO, leaders: { cahzor: 'r4-4' } },
      other: AI,
      ground: { fighters: { 1: 6 } },
      regions: { 'r5-4': { fighters: { 0: 1 } }, 'r3-3': { fighters: { 0: 1 } } },
      plans: ['retreat', 'hold'],
    });
    table.expectNothingPending();
    expect(table.leader(0, 'cahzor').at).toBe('base');
  });

  test('CO 13.16, CO 13.38 a side of a Ryh-zu alone may retreat: it only passes to the winner', () => {
    const table = fight({
      me: AI,
      other: { faction: 'jrayek' },
      ground: { fighters: { 0: 2 } },
      ryhzu: { katarin: { at: 'r4-4', master: 1 } },
      plans: ['press', 'retreat'],
    });
    expect(table.state.ryhzu.find(({ id }) => id === 'katarin')).toMatchObject({ at: 'r4-4', master: 0 });
  });
});

describe('the loser leaves', () => {
  test('CO 13.37 fighters to the base, leaders to the supply keeping their side, buildings razed', () => {
    const table = fight({
      me: AI,
      other: { ...ZCHARO, leaders: { cahzor: 'r4-4' }, upgraded: ['cahzor'] },
      ground: { fighters: { 0: 15, 1: 3 }, buildings: { 1: ['stronghold'] } },
      plans: ['hold', 'press'],
    });
    expect(table.player(1).onBase).toBe(3);
    expect(table.leader(1, 'cahzor')).toEqual({ id: 'cahzor', at: 'supply', upgraded: true });
    expect(table.player(1).gems).toBe(1);
    expect(table.at('r4-4').sites).toEqual([{ foundation: 'found-relic-3', building: null, owner: -1 }]);
  });

  test('CO 13.39, CO 13.50, CO 9.22 the loser chooses the order; each is a gain of its own (E12)', () => {
    const table = fight({
      me: AI,
      other: { ...ZCHARO, hand: ['levy', 'envoy'] },
      ground: { fighters: { 0: 15 }, buildings: { 1: ['outpost', 'outpost', 'foundry'] } },
      regions: { 'r5-2': { buildings: { 1: ['outpost', 'foundry'] } } },
      plans: ['hold', 'press'],
    });
    expect(table.options('razeOrder')).toEqual(['outpost', 'outpost#2', 'foundry']);
    table.answer('razeOrder', ['outpost#2', 'foundry', 'outpost']);
    expect(table.events('BuildingRazed').map(({ building }) => building)).toEqual([
      'outpost',
      'foundry',
      'outpost',
    ]);
    expect(table.player(1)).toMatchObject({ built: [1, 1, 0], energy: 2 });
    expect(table.player(1).hand).toHaveLength(4);
  });

  test('CO 13.50, CO 17.7 two outposts razed with 5 cards: draw, discard, draw, discard (E53)', () => {
    const table = fight({
      me: AI,
      other: { ...ZCHARO, hand: ['levy', 'envoy', 'ambush', 'tribute', 'drill-master'] },
      ground: { fighters: { 0: 15 }, buildings: { 1: ['outpost', 'outpost'] } },
      regions: { 'r5-2': { buildings: { 1: ['outpost'] } } },
      plans: ['hold', 'press'],
      adjust: (s) => {
        s.players[1]!.uncovered = [];
        s.players[1]!.abilities = s.players[1]!.abilities.filter((id) => !id.startsWith('board:'));
      },
    });
    table.answer('discard', ['levy']).answer('discard', ['envoy']);
    expect(table.player(1).hand).toHaveLength(5);
    expect(table.state.discard).toEqual(['levy', 'envoy']);
    expect(table.player(1).built[1]).toBe(1);
  });

  test('CO 13.41 the winner needs no presence left; the region belongs to nobody', () => {
    const table = fight({
      me: { faction: 'leyrien', hand: ['gem-seam'] },
      other: AI,
      ground: { fighters: { 0: 2, 1: 4 } },
      plans: ['press gem-seam', 'volley'],
    });
    table.ifAsked('boostRow', 'fame', 0).ifAsked('boostRow', 'fame', 0);
    expect(table.events('StrengthCompared')[0]).toMatchObject({ strengths: [6, 4], winner: 0 });
    expect([table.fighters('r4-4', 0), table.fighters('r4-4', 1)]).toEqual([0, 0]);
    expect(table.player(1)).toMatchObject({ onBase: 3, fame: 2 });
    expect(table.at('r4-4').morale).toBe(false);
    expect(table.state.morale).toEqual({ strength: 4, fame: 4 });
  });

  test('CO 13.38, CO 24.11 a Ryh-zu on the losing side passes to the winner (corner 83)', () => {
    const table = fight({
      me: { ...ZCHARO, hand: ['night-drop'] },
      other: { faction: 'jrayek' },
      ground: { fighters: { 0: 1 } },
      ryhzu: { uryk: { at: 'r4-4', master: 1 } },
      plans: ['press night-drop', 'press'],
    });
    expect(table.wounded(0)).toBe(1);
    expect(table.state.ryhzu[0]).toMatchObject({ at: 'r4-4', master: 0 });
  });
});

describe('after the battle', () => {
  test('CO 13.42, CO 31.3 Urzo takes the card before Tactical; the rest is discarded, the selector’s first (corner 44)', () => {
    const table = fight({
      me: { faction: 'circadians', upgraded: ['tactical'], hand: ['levy'] },
      other: { ...ZCHARO, leaders: { urzo: 'r4-4' }, hand: ['envoy'] },
      ground: { fighters: { 0: 1, 1: 2 } },
      plans: ['press levy', 'press envoy'],
    });
    expect(table.asked()).toMatchObject([{ seat: 1, kind: 'takeCard', about: { card: 'levy' } }]);
    table.answer('takeCard', 'yes');
    table.expectNothingPending();
    expect(table.player(1)).toMatchObject({ hand: ['levy'], fresh: ['levy'], open: ['levy'] });
    expect(table.state.discard).toEqual(['envoy']);
  });

  test('CO 13.42 if Urzo leaves it, Tactical may take it; both left: the selector’s lies below', () => {
    const cards = fight({
      me: { faction: 'circadians', upgraded: ['tactical'], hand: ['levy'] },
      other: { ...ZCHARO, leaders: { urzo: 'r4-4' }, hand: ['envoy'] },
      ground: { fighters: { 0: 1, 1: 2 } },
      plans: ['press levy', 'press envoy'],
    });
    cards.answer('takeCard', 'no', 1).answer('takeCard', 'no', 0);
    expect(cards.state.discard).toEqual(['levy', 'envoy']);
  });

  test('CO 13.44, CO 13.45 Oachra attacks first: wounded fighters count for no strength (corner 70)', () => {
    const table = fight({
      me: { ...ZCHARO, leaders: { oachra: 'r4-3' }, hand: ['closed-market'] },
      other: { faction: 'jrayek', hand: ['forced-march'] },
      region: 'r4-3',
      ground: { fighters: { 0: 1, 1: 2 } },
      plans: ['press closed-market', 'hold forced-march'],
    });
    // attack 2 + 2 against 1 shield: both fighters; strength of the Jrayek: the card alone
    expect(table.wounded(1)).toBe(2);
    expect(table.strengths()).toEqual({ 0: 1 + 2 + 2, 1: 4 });
    expect(table.events('FightersWounded').map(({ by }) => by)).toEqual([0, 1]);
  });

  test('CO 13.45 a side with nothing left there can win by its plan', () => {
    const table = fight({
      me: { ...ZCHARO, leaders: { oachra: 'r4-3' } },
      other: { ...AI, hand: ['far-outposts'] },
      region: 'r4-3',
      ground: { fighters: { 1: 2 } },
      plans: ['press', 'hold far-outposts'],
    });
    expect(table.strengths()).toEqual({ 0: 3, 1: 5 });
    expect(table.leader(0, 'oachra').at).toBe('supply');
    expect(table.fighters('r4-3', 1)).toBe(0);
  });

  test('CO 13.48 of several effects at the result plain ones come first; the order of others is asked', () => {
    const table = fight({
      me: { faction: 'leyrien', leaders: { eeyla: 'r4-4' }, hand: ['closed-market'], fame: 1 },
      other: AI,
      ground: { fighters: { 0: 6, 1: 1 } },
      plans: ['press closed-market', 'hold'],
    });
    const after = table.match.events.map(({ event }) => event.type);
    const since = after.slice(after.indexOf('StrengthCompared') + 1);
    expect(since.slice(0, 2).toSorted()).toEqual(['FameGained', 'GoodsGained']);
    expect(table.asked()).toMatchObject([{ kind: 'boostRow' }]);
  });

  test('CO 13.51 nothing of a battle is resolved after the game has ended in it', () => {
    const table = position({
      sides: [{ ...ZCHARO }, { ...OXATAYA, fame: 8 }],
      regions: { 'r4-4': { fighters: { 0: 1, 1: 4 }, buildings: { 0: ['foundry'] } } },
      step: 'combat',
      after: ['income'],
    }).plans({ 0: 'press', 1: 'hold' });
    table.expectNothingPending();
    expect(table.state).toMatchObject({ winners: [1], ending: 'fame' });
    expect(table.player(0).built[0]).toBe(1);
    expect(table.fighters('r4-4', 0)).toBe(1);
  });
});
