import { describe, expect, test } from 'vitest';
import type { RegionId, TacticsId } from '../content/index.ts';
import { TACTICS, TACTICS_DECK } from '../content/index.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const CLIFFS: RegionId = 'r4-4';
/** A region without a relic. */
const OPEN: Ground = { noRelic: true };

/** The AI play this card against Zcharo, whose fighters hold. */
const played = (
  card: TacticsId,
  {
    section = 'press',
    fighters = 6,
    against = 2,
    reply = 'hold',
    ground = OPEN,
    ...more
  }: {
    readonly section?: string;
    readonly fighters?: number;
    readonly against?: number;
    readonly reply?: string;
    readonly ground?: Ground;
  } & Partial<Position> = {},
): ChaosTable =>
  fight({
    me: { ...AI, hand: [card] },
    other: { ...ZCHARO, hand: reply.split(' ').slice(1, 2) as TacticsId[] },
    ground: { fighters: { 0: fighters, 1: against }, ...ground },
    plans: [`${section} ${card}`, reply],
    ...more,
  });

/** What the effect of the card adds to the strength of its side. */
const effectOf = (card: TacticsId, terms: Parameters<typeof played>[1] = {}): number => {
  const table = played(card, terms);
  const { left } = TACTICS[card];
  return table.strengths()[0]! - (terms.fighters ?? 6) - left;
};

describe('strength', () => {
  test('CO 13.12, CO 13.22 Feint: 2 if the opponent has no faceup card', () => {
    expect(effectOf('feint')).toBe(2);
    expect(effectOf('feint', { reply: 'hold levy facedown' })).toBe(2);
    expect(effectOf('feint', { reply: 'hold levy' })).toBe(0);
  });

  test('CO 13.21 Feint against Iron Nerve: a faceup card, though it has cancelled the text', () => {
    const table = played('feint', { reply: 'hold iron-nerve' });
    expect(table.events('CardCancelled')).toMatchObject([{ seat: 0, card: 'feint' }]);
    expect(table.strengths()).toEqual({ 0: 6 + 2, 1: 2 + 2 });
  });

  test('CO 13.12 Prefab Walls: 2 with a building in the region', () => {
    expect(effectOf('prefab-walls')).toBe(0);
    expect(effectOf('prefab-walls', { ground: { ...OPEN, buildings: { 0: ['foundry'] } } })).toBe(2);
    expect(effectOf('prefab-walls', { ground: { ...OPEN, buildings: { 1: ['foundry'] } } })).toBe(0);
  });

  test('CO 13.12 Muster Call: 1 with 4 fighters or more', () => {
    expect(effectOf('muster-call', { fighters: 4 })).toBe(1);
    expect(effectOf('muster-call', { fighters: 3 })).toBe(0);
  });

  test('CO 13.12 Relic Guard: 1 where a relic is', () => {
    expect(effectOf('relic-guard', { ground: {} })).toBe(1);
    expect(effectOf('relic-guard', { ground: { noRelic: true } })).toBe(0);
  });
});

describe('attack and wounds', () => {
  const attack = (table: ChaosTable): number =>
    table.events('FightersWounded').find(({ by }) => by === 0)!.attack;

  test('CO 13.27 Ambush: 2 attack if one selected the battle', () => {
    expect(attack(played('ambush'))).toBe(2 + 2);
    expect(attack(played('ambush', { flareGun: 1 }))).toBe(2);
  });

  test('CO 13.27 Crossfire: 1 attack, 2 with volley', () => {
    expect(attack(played('crossfire'))).toBe(1 + 1);
    expect(attack(played('crossfire', { section: 'volley' }))).toBe(2 + 1 + 2);
  });

  const slipAway = (plans: readonly [string, string], mine: number, theirs: number): ChaosTable =>
    fight({
      me: { ...AI, hand: ['chronicle'], gems: 1 },
      other: { faction: 'circadians', hand: ['slip-away'] },
      ground: { ...OPEN, fighters: { 0: mine, 1: theirs } },
      regions: { 'r5-4': { fighters: { 1: 1 } } },
      chance: [[0]],
      plans,
    });

  test('CO 13.28 Slip Away: a side that retreats has at most 1 fighter wounded; a worked battle', () => {
    const table = slipAway(['volley chronicle', 'retreat slip-away'], 9, 3);
    expect(table.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
      attack: 5,
      shields: 4,
      count: 1,
    });
    const harder = fight({
      me: { ...AI, hand: ['gem-seam'], leaders: { phoros: CLIFFS } },
      other: { faction: 'circadians', hand: ['slip-away'] },
      ground: { ...OPEN, fighters: { 0: 9, 1: 3 } },
      regions: { 'r5-4': { fighters: { 1: 1 } } },
      plans: ['volley gem-seam', 'retreat slip-away'],
    });
    expect(harder.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
      attack: 8,
      shields: 4,
      count: 1,
    });
    expect(harder.fighters('r5-4', 1)).toBe(1 + 2);
  });

  test('CO 13.25 Slip Away: of two sides on retreat only the one that retreats is spared; a worked battle', () => {
    const attacked = fight({
      me: { ...AI, leaders: { phoros: CLIFFS, injura: CLIFFS, xiao: CLIFFS } },
      other: { faction: 'circadians', hand: ['slip-away'] },
      ground: { ...OPEN, fighters: { 0: 12, 1: 3 } },
      plans: ['retreat', 'retreat slip-away'],
    });
    attacked.answer('takeCard', 'no', 1);
    expect(attacked.events('BattleEnded')).toMatchObject([{ winner: 1, loser: 0 }]);
    // 3 + 3 + 1 attack against 4 shields: the Circadians, the weaker side, stay and have 3 wounded.
    expect(attacked.events('FightersWounded').find(({ seat }) => seat === 1)).toMatchObject({
      attack: 7,
      shields: 4,
      count: 3,
    });
  });

  test('CO 13.44 Slip Away against Oachra: the section alone decides', () => {
    const table = fight({
      me: { ...ZCHARO, leaders: { oachra: CLIFFS }, hand: ['gem-seam'], gems: 1 },
      other: { faction: 'circadians', hand: ['slip-away'] },
      ground: { ...OPEN, fighters: { 0: 5, 1: 3 } },
      plans: ['wildStrike gem-seam', 'retreat slip-away'],
      chance: [[0]],
    });
    expect(table.events('FightersWounded')[0]).toMatchObject({ seat: 1, attack: 6, shields: 4, count: 1 });
  });
});

describe('result, razing, cancelling', () => {
  test('CO 13.26 Closed Market: 2 energy for a victory', () => {
    expect(played('closed-market').player(0).energy).toBe(2);
    expect(played('closed-market', { fighters: 1, against: 9 }).player(0).energy).toBe(0);
  });

  test('CO 13.26 Field Notes: a card for a defeat', () => {
    expect(played('field-notes', { fighters: 1, against: 9 }).player(0).hand).toHaveLength(1);
    expect(played('field-notes').player(0).hand).toHaveLength(0);
  });

  test('CO 13.39 Salvage Crew: 2 energy for each own building razed', () => {
    const table = played('salvage-crew', {
      fighters: 0,
      against: 15,
      ground: { ...OPEN, buildings: { 0: ['foundry', 'stronghold'] } },
    }).answer('razeOrder', ['foundry', 'stronghold'], 0);
    expect(table.player(0)).toMatchObject({ energy: 2 + 2 * 2, gems: 1 });
  });

  test('CO 13.21 Iron Nerve: the values of the other card stay, its text does not', () => {
    const table = played('closed-market', { reply: 'hold iron-nerve' });
    expect(table.player(0).energy).toBe(0);
    expect(table.strengths()).toEqual({ 0: 6 + 2, 1: 2 + 2 });
  });

  test('CO 13.21 two Iron Nerve cancel each other, and nothing else happens', () => {
    const table = played('iron-nerve', { reply: 'hold iron-nerve' });
    expect(table.events('CardCancelled')).toHaveLength(2);
    expect(table.strengths()).toEqual({ 0: 6 + 2, 1: 2 + 2 });
  });

  test('CO 13.11, CO 13.12 a facedown card has no text', () => {
    const table = fight({
      me: { ...AI, hand: ['closed-market'] },
      other: ZCHARO,
      ground: { ...OPEN, fighters: { 0: 6, 1: 1 } },
      plans: ['press closed-market facedown', 'hold'],
    });
    expect(table.player(0)).toMatchObject({ energy: 0, hand: ['closed-market'] });
  });

  test('CO 13.12 the text of a card ends with its battle', () => {
    const table = fight({
      me: { ...AI, hand: ['closed-market'] },
      other: ZCHARO,
      ground: { ...OPEN, fighters: { 0: 6, 1: 1 } },
      regions: { 'r5-2': { fighters: { 0: 6, 1: 1 } } },
    }).answer('battleRegion', CLIFFS);
    table.plans({ 0: 'press closed-market', 1: 'hold' }).plans({ 0: 'press', 1: 'hold' });
    expect(table.events('BattleEnded')).toHaveLength(2);
    expect(table.player(0).energy).toBe(2);
    expect(table.player(0).abilities).not.toContain('closed-market');
  });

  test.each([...new Set(TACTICS_DECK)].filter((card) => TACTICS[card].combatText === null))(
    'CO 13.12 %s has its values and no combat effect',
    (card) => {
      const table = played(card, { fighters: 8, against: 1 });
      expect(table.strengths()).toEqual({ 0: 8 + TACTICS[card].left, 1: 1 + 1 });
      expect(table.player(0)).toMatchObject({ energy: 0, hand: [], gems: 0 });
      expect(table.state.discard).toEqual([card]);
    },
  );
});
