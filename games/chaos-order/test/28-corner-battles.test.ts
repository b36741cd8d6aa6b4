import { expect, test } from 'vitest';
import type { SideUp } from './arrange.ts';
import { position } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const JRAYEK: SideUp = { faction: 'jrayek' };
const OXATAYA: SideUp = { faction: 'oxataya' };

test('CO 13.18 corner 30: a die section with one gem, and the gem is all there is', () => {
  const table = fight({ me: { ...AI, gems: 1 }, other: ZCHARO, ground: { fighters: { 0: 3, 1: 2 } } });
  table.plans({ 0: 'wildStrike', 1: 'retreat' });
  expect(table.player(0).gems).toBe(0); // corner 85: also if the other side retreats
});

test('CO 9.16, CO 13.15 corner 31: the ability unlock does not pay for the die', () => {
  const table = fight({
    me: { ...AI, energy: 9, uncovered: ['unlock'] },
    other: ZCHARO,
    ground: { fighters: { 0: 3, 1: 2 } },
  });
  expect(table.refusal('plan', 'wildGuard', 0).reason).toBe('noGemForDie');
});

test('CO 13.15 corner 33: 4 fighters at planning are enough for volley, even if Oachra wounds some before', () => {
  const table = fight({
    me: AI,
    other: { ...ZCHARO, leaders: { oachra: 'r4-4' } },
    ground: { fighters: { 0: 4 } },
    plans: ['volley', 'press'],
  });
  expect(table.wounded(0)).toBe(3);
  expect(table.events('FightersWounded').find(({ by }) => by === 0)!.attack).toBe(2);
});

test('CO 13.26, CO 13.28 corner 38, corner 39: Jayen’s own losses are no wounds, and lower what can be wounded', () => {
  const battle = (fighters: number) =>
    fight({
      me: { ...JRAYEK, leaders: { jayen: 'r4-4' } },
      other: { ...AI, leaders: { phoros: 'r4-4' }, hand: ['gem-seam'] },
      ground: { fighters: { 0: fighters, 1: 1 } },
      plans: ['press', 'press'],
    });
  const one = battle(1);
  expect(one.wounded(0)).toBe(0);
  expect(one.player(1).fame).toBe(0);
  expect(one.player(0).sectors[0]).toBe(20);
  const five = battle(5);
  expect(five.events('FightersLost')).toMatchObject([{ count: 3 }]);
  expect(five.wounded(0)).toBe(2);
  expect(five.player(1).fame).toBe(2);
});

test('CO 13.6 wounds of the first battle stand when the third fights', () => {
  const table = position({
    sides: [AI, ZCHARO, JRAYEK],
    regions: { 'r4-4': { fighters: { 0: 6, 1: 3, 2: 2 } } },
    step: 'combat',
  });
  table.answer('battleOpponent', '1').plans({ 0: 'hold', 1: 'press' });
  expect(table.fighters('r4-4', 0)).toBe(6); // 1 attack less 1 shield
  table.plans({ 2: 'press', 0: 'hold' });
  expect(table.strengths()).toEqual({ 0: 7, 2: 3 });
});

test('CO 13.41, CO 15.8 corner 47: a relic in a region won by nobody leaves the game', () => {
  const table = position({
    sides: [{ ...ZCHARO, hand: ['chronicle'] }, AI],
    regions: { 'r4-4': { fighters: { 0: 2, 1: 4 } } },
    round: 3,
    step: 'combat',
    after: ['relics'],
  }).plans({ 0: 'press chronicle', 1: 'volley' });
  expect(table.events('StrengthCompared')[0]).toMatchObject({ strengths: [7, 4], winner: 0 });
  expect(table.at('r4-4').fighters).toEqual([0, 0]);
  expect(table.events('RelicLost')).toMatchObject([{ relic: 3, region: 'r4-4' }]);
});

test('CO 24.11, CO 25.5 corner 57: the Oxataya leaders go to the supply, Katarin to the winner', () => {
  const table = position({
    sides: [AI, { ...OXATAYA, leaders: { rhan: 'r4-4', tovati: 'r4-4' } }, JRAYEK],
    regions: { 'r4-4': { fighters: { 0: 16 } } },
    ryhzu: { katarin: { at: 'r4-4', master: 1 } },
    step: 'combat',
  }).plans({ 0: 'hold', 1: 'hold' });
  expect([table.leader(1, 'rhan').at, table.leader(1, 'tovati').at]).toEqual(['supply', 'supply']);
  expect(table.state.ryhzu[2]).toMatchObject({ at: 'r4-4', master: 0 });
});

test('CO 13.33, CO 23.2 corner 59: Leyrien retreat from a swamp to a far swamp', () => {
  const table = fight({
    me: { faction: 'leyrien' },
    other: AI,
    region: 'r4-2',
    ground: { fighters: { 0: 3, 1: 6 } },
    regions: { 'r4-5': { fighters: { 0: 1 } } },
    plans: ['retreat', 'hold'],
  });
  expect(table.fighters('r4-5', 0)).toBe(4);
});

test('CO 21.5, CO 21.6, CO 13.33 corner 61, corner 84: a trap springs on a retreat, beside the 4 of the battle', () => {
  const table = fight({
    me: { ...AI, leaders: { phoros: 'r4-4' }, upgraded: ['phoros'], hand: ['gem-seam'] },
    other: ZCHARO,
    ground: { fighters: { 0: 4, 1: 8 } },
    regions: { 'r5-4': { fighters: { 1: 1 }, buildings: { 0: ['stronghold'] }, trap: 'armed' } },
  });
  table.answer('battleRegion', 'r4-4').plans({ 0: 'press gem-seam', 1: 'retreat' });
  expect(table.wounded(1)).toBe(4);
  expect(table.events('TrapSprang')).toMatchObject([{ victim: 1, region: 'r5-4', wounded: 2 }]);
  expect(table.fighters('r5-4', 1)).toBe(1 + 2);
  expect(table.player(0).fame).toBe(4);
});

test('CO 13.38, CO 13.39 corner 88: a Ryh-zu passes, the building beside it is razed', () => {
  const table = fight({
    me: AI,
    other: JRAYEK,
    ground: { fighters: { 0: 9 }, buildings: { 1: ['foundry'] } },
    ryhzu: { halke: { at: 'r4-4', master: 1 } },
    plans: ['hold', 'hold'],
  });
  expect(table.state.ryhzu[1]).toMatchObject({ master: 0 });
  expect(table.player(1)).toMatchObject({ built: [0, 0, 0], energy: 2 });
});

test('CO 17.8 corner 63, corner 90: a pile that runs out is made anew when a card is drawn; without any nothing is owed', () => {
  const drawn = (discard: readonly ['levy'] | readonly []) =>
    position({
      sides: [{ ...ZCHARO, uncovered: ['hand'] }, AI],
      regions: { 'r4-4': { buildings: { 0: ['outpost'] } }, 'r5-4': { buildings: { 0: ['outpost'] } } },
      step: 'income',
      adjust: (s) => {
        const cards = [...s.deck];
        s.deck = ['envoy'];
        s.discard = [...discard];
        s.played = cards.filter((card) => card !== 'envoy' && (discard.length === 0 || card !== 'levy'));
      },
    }).answer('income', 'outposts');
  expect(drawn(['levy']).player(0).hand).toEqual(['envoy', 'levy']);
  expect(drawn([]).player(0).hand).toEqual(['envoy']);
});

test('CO 13.25, CO 13.28 E65: a side that was to retreat and stays has no shelter in Slip Away', () => {
  const table = fight({
    me: { ...AI, leaders: { phoros: 'r4-4', injura: 'r4-4' }, upgraded: ['phoros', 'injura'] },
    other: { faction: 'circadians', hand: ['slip-away'] },
    ground: { fighters: { 0: 9, 1: 3 } },
    plans: ['retreat', 'retreat slip-away'],
  });
  expect(table.events('StrengthCompared')[0]).toMatchObject({ winner: 1, retreats: true });
  expect(table.wounded(1)).toBe(3);
});

test('CO 9.14, CO 14.12 the ability research uncovered in an income gives no second gem for the strongholds', () => {
  const table = position({
    sides: [{ ...JRAYEK, gems: 0, columns: { build: 1 }, hand: ['levy'] }, AI],
    regions: { 'r4-4': { buildings: { 0: ['stronghold'] } } },
    step: 'income',
  });
  expect(table.player(0).gems).toBe(1);
  table.state.players[0]!.abilities.push('board:research');
  table.answer('income', 'base').answer('baseIncome', '0');
  expect(table.options('income')).toEqual(['regions']);
});

test('CO 13.49, CO 23.11 corner 69: a token laid at the result gives no shield in its battle', () => {
  const battle = (morale: boolean) =>
    fight({
      me: { faction: 'leyrien', hand: ['chronicle'] },
      other: AI,
      ground: { fighters: { 0: 4, 1: 4 }, ...(morale ? { morale } : {}) },
      plans: ['press chronicle', 'volley'],
    }).ifAsked('boostRow', 'fame');
  const shields = (morale: boolean): number =>
    battle(morale)
      .events('FightersWounded')
      .find(({ seat }) => seat === 0)!.shields;
  expect([shields(false), shields(true)]).toEqual([0, 1]);
});

test('CO 15.11 relics on a board stay there, whatever is lost on the map', () => {
  const table = fight({
    me: AI,
    other: { ...ZCHARO, relics: [1, 2] },
    round: 3,
    ground: { fighters: { 0: 9, 1: 2 }, buildings: { 1: ['outpost'] } },
    regions: { 'r3-3': { fighters: { 0: 1 } } },
    plans: ['hold', 'hold'],
  });
  expect(table.player(1).relics).toEqual([1, 2]);
});

test('CO 13.44, CO 25.6 corner 76: recruits of a reward at the result can be wounded, strength is not counted again', () => {
  const table = fight({
    me: { ...OXATAYA, fame: 4, columns: { move: 3 }, sectors: [3, 3] },
    other: { ...AI, leaders: { phoros: 'r4-4' } },
    ground: { fighters: { 0: 6, 1: 4 }, buildings: { 0: ['stronghold'] } },
    plans: ['press', 'volley'],
  });
  expect(table.strengths()[0]).toBe(7);
  table.answer('research', 'move').answer('immediate', '0');
  while (table.isAsked('spendRecruits')) {
    table.answer('spendRecruits', 'advance:2').ifAsked('arrival', 'r4-4');
  }
  const wounded = table.events('FightersWounded').find(({ seat }) => seat === 0)!;
  expect(wounded).toMatchObject({ attack: 5, count: 4 });
  expect(table.fighters('r4-4', 0)).toBe(6 + 2 - 4);
  expect(table.events('StrengthCompared')).toHaveLength(1);
});

test('CO 12.11, CO 13.47 corner 82: Latanja redeploys out of the won region into one with a battle to come', () => {
  const table = position({
    sides: [{ ...OXATAYA, leaders: { latanja: 'r4-4' } }, AI],
    regions: { 'r4-4': { fighters: { 0: 5, 1: 1 } }, 'r5-4': { fighters: { 0: 1, 1: 3 } } },
    step: 'combat',
  });
  table.answer('battleRegion', 'r4-4').plans({ 0: 'hold', 1: 'hold' });
  table.answer('moveFrom', 'r4-4').ifAsked('moveTo', 'r5-4').answer('moveFighters', 4);
  expect(table.fighters('r5-4', 0)).toBe(5);
  table.plans({ 1: 'hold', 0: 'hold' });
  expect(table.strengths()).toMatchObject({ 0: 6 });
});

test('CO 1.8, CO 9.3 corner 80: a foundation of a reward in mid-battle needs a controlled land region', () => {
  const table = position({
    sides: [{ ...OXATAYA, fame: 4 }, AI],
    regions: { 'r4-4': { fighters: { 0: 6, 1: 1 } } },
    step: 'combat',
  }).plans({ 0: 'hold', 1: 'hold' });
  table.answer('research', 'build');
  // r4-4 is contested and there is no other region: only the card is left, or nothing
  expect(table.options('immediate')).not.toContain('0');
});

test('CO 13.39 a building that stands without a foundation leaves nothing when it is razed', () => {
  const table = fight({
    me: AI,
    other: { faction: 'leyrien' },
    ground: { fighters: { 0: 9 } },
    adjust: (s) => {
      const region = s.regions.find(({ id }) => id === 'r4-4')!;
      region.sites.push({ foundation: null, building: 'foundry', owner: 1 });
      s.players[1]!.built[0] = 1;
    },
    plans: ['hold', 'hold'],
  });
  expect(table.at('r4-4').sites).toEqual([{ foundation: 'found-relic-3', building: null, owner: -1 }]);
  expect(table.player(1)).toMatchObject({ energy: 2, built: [0, 0, 0] });
});

test('CO 2.18, CO 13.20 a known card that was used faceup is known no more; as a bluff it still is', () => {
  const battle = (how: 'faceup' | 'facedown') =>
    fight({
      me: { ...ZCHARO, hand: ['levy'] },
      other: AI,
      ground: { fighters: { 0: 3, 1: 2 } },
      adjust: (s) => s.players[0]!.open.push('levy'),
      plans: [`hold levy ${how}`, 'hold'],
    }).player(0);
  expect(battle('faceup')).toMatchObject({ hand: [], open: [] });
  expect(battle('facedown')).toMatchObject({ hand: ['levy'], open: ['levy'] });
});

test('CO 13.28, CO 13.29 Adecai’s wound comes through any number of shields', () => {
  const table = fight({
    me: { ...AI, leaders: { adecai: 'r4-4' } },
    other: { ...ZCHARO, hand: ['far-outposts'] },
    ground: { fighters: { 0: 9, 1: 3 } },
    plans: ['hold', 'retreat far-outposts'],
  });
  expect(table.events('FightersWounded').find(({ by }) => by === 0)).toMatchObject({
    attack: 0,
    shields: 5,
    count: 1,
  });
  expect(table.player(0).fame).toBe(1);
});

test('CO 23.9, CO 12.25 a token returns as soon as the wounded have left, though nobody is there to leave after them', () => {
  const table = fight({
    me: { faction: 'jrayek', hand: ['crossfire'] },
    other: { faction: 'leyrien', hand: ['forced-march'] },
    ground: { fighters: { 0: 1, 1: 1 }, morale: true },
    morale: { strength: 3, fame: 4 },
    plans: ['retreat crossfire', 'press forced-march'],
  });
  expect(table.at('r4-4')).toMatchObject({ fighters: [0, 0], morale: false });
  expect(table.state.morale).toEqual({ strength: 4, fame: 4 });
});

test('CO 13.14 a retreat with a facedown card has its 2 shields less too', () => {
  const table = fight({
    me: AI,
    other: { ...ZCHARO, hand: ['far-outposts'] },
    ground: { fighters: { 0: 9, 1: 3 } },
    plans: ['press', 'retreat far-outposts facedown'],
  });
  expect(table.events('FightersWounded').find(({ by }) => by === 0)).toMatchObject({ shields: 0, count: 1 });
});

test('CO 2.2, CO 13.20 a bluff goes back to its place among the cards, not to the end of the hand', () => {
  const table = fight({
    me: { ...AI, hand: ['ambush', 'levy', 'tribute'] },
    other: ZCHARO,
    ground: { fighters: { 0: 3, 1: 2 } },
    plans: ['press ambush facedown', 'hold'],
  });
  expect(table.player(0).hand).toEqual(['ambush', 'levy', 'tribute']);
});

test('CO 13.37 of two leaders of the AI only Demo goes to the base', () => {
  const table = fight({
    me: { ...AI, leaders: { demo: 'r4-4', xiao: 'r4-4' } },
    other: ZCHARO,
    ground: { fighters: { 1: 15 } },
    plans: ['hold', 'hold'],
  });
  expect([table.leader(0, 'demo').at, table.leader(0, 'xiao').at]).toEqual(['base', 'supply']);
});

test('CO 13.8 Azaru draws before Perceptive looks, whoever selected: the new card may be seen', () => {
  const seen = (circadiansSelect: boolean) => {
    const ship: SideUp = { faction: 'circadians', upgraded: ['perceptive'] };
    const azaru: SideUp = { ...OXATAYA, leaders: { azaru: 'r4-4' } };
    const table = fight({
      me: circadiansSelect ? ship : azaru,
      other: circadiansSelect ? azaru : ship,
      ground: { fighters: { 0: 2, 1: 2 } },
      deck: ['chronicle'],
    });
    return table.player(circadiansSelect ? 1 : 0).perceived;
  };
  expect(seen(true)).toEqual(['chronicle']);
  expect(seen(false)).toEqual(['chronicle']);
});

test('CO 2.17 Perceptive, basic side, may see a fresh card', () => {
  const table = fight({
    me: { faction: 'circadians' },
    other: { ...OXATAYA, leaders: { azaru: 'r4-4' }, hand: ['levy'] },
    ground: { fighters: { 0: 2, 1: 2 } },
    deck: ['tribute'],
    intel: ['intel-lab-copy', 'intel-ore-survey', 'intel-ore-survey', 'intel-patrol-plan'],
    chance: [[1]],
  });
  expect(table.events('HandSeen', 0)).toMatchObject([{ count: 1, only: { cards: ['tribute'] } }]);
  expect(table.events('HandSeen', 'spectator')[0]).not.toHaveProperty('only');
});
