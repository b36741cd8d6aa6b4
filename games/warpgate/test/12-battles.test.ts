import { ChanceByPurpose, shuffleTo } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { BASIC_TACTICS } from '../content/index.ts';
import type { Colour, TacticsId, TechnologyId } from '../content/index.ts';
import { position } from './arrange.ts';
import { BASE, FIELD, assault, choose, destroyed, encounter, fight, outcome } from './fighting.ts';

/** All Basic Tactics but these: the discard pile of a deck that is nearly used up. */
const allBut = (...cards: readonly TacticsId[]): TacticsId[] =>
  BASIC_TACTICS.filter((card) => !cards.includes(card));

// Who fights

test('WG 12.1 a battle is between attacker and defender: a third player, drones and markers stay out of it', () => {
  const table = position({
    board: 'R3',
    turn: 2,
    active: 'red',
    sides: {
      red: { hand: ['ac-11'], ships: { 't3b-oceanic': 2 }, drone: 't3b-desert', tactics: ['bt-f'] },
      blue: { ships: { 't3b-desert': 1 }, drone: 't3b-desert', tactics: ['bt-d'] },
      white: { outposts: ['t3b-desert'], drone: 't3b-desert' },
    },
  });
  assault(table, [['t3b-oceanic', 2]], 't3b-desert');
  expect(table.asked().map(({ seat, kind }) => [seat, kind])).toEqual([
    [1, 'tactics'],
    [0, 'tactics'],
  ]);
  expect(table.player('white').tacticsHand).toEqual([]);
  choose(table, 'bt-f', 'bt-d');
  expect(table.fleet('t3b-desert')).toBe('red');
  expect(table.marker('t3b-desert')).toBe('white Outpost');
  const drones = table.state.players.map(({ drone }) => drone);
  expect(new Set(drones).size).toBe(1);
});

test('WG 12.2, WG C41 an attack with 2 of 3 ships: the third takes no part, and the beaten ones come back to it', () => {
  const table = position({
    turn: 2,
    active: 'red',
    sides: {
      red: { hand: ['ac-02'], ships: { [BASE]: 3 }, tactics: ['bt-e'] },
      blue: { ships: { [FIELD]: 4 }, tactics: ['bt-b'] },
    },
  }).act('advance');
  table.answers(['moveTo', FIELD], ['shipsToMove', 2]);
  expect(table.ships(BASE)).toBe(1);
  expect(table.events('BattleBegan')).toEqual([
    { type: 'BattleBegan', seat: 1, defender: 0, place: FIELD, attackers: 2, defenders: 4 },
  ]);
  choose(table, 'bt-e', 'bt-b');
  expect(outcome(table)).toBe('blue 12:2');
  expect(table.ships(BASE)).toBe(3);
});

test('WG 12.2 the ships of a Concentrate from two places fight together, against all defenders on the planet', () => {
  const table = position({
    turn: 2,
    active: 'red',
    sides: {
      red: { hand: ['ac-11'], ships: { [BASE]: 2, 't4c-arctic': 3 }, tactics: ['bt-f'] },
      blue: { ships: { [FIELD]: 3, 'home-blue': 4 }, tactics: ['bt-b'] },
    },
  });
  assault(
    table,
    [
      [BASE, 2],
      ['t4c-arctic', 2],
    ],
    FIELD,
  );
  choose(table, 'bt-f', 'bt-b');
  expect(outcome(table)).toBe('blue 9:8');
});

test('WG 12.3 a forbidden attack cannot be chosen: the planet is no destination, and without another the action is none', () => {
  const truce = {
    blue: { hand: ['ac-11'] as const, ships: { 'gate-blue': 1 } },
    red: { faction: 'tethisian-enclave', ships: { 'home-blue': 1 } } as const,
  };
  const table = position({ turn: 3, sides: truce }).act('concentrate');
  expect(table.options('moveTo')).not.toContain('home-blue');
  expect(table.refusal('moveTo', 'home-blue')).toEqual({ rule: 'WG 12.3', reason: 'truce' });
  // In turn 1 the planet is the only place in range.
  expect(position({ turn: 1, sides: truce }).refusal('action', 'concentrate').rule).toBe('WG 4.9');

  const blockaded = position({
    turn: 3,
    sides: {
      blue: { hand: ['ac-11'], ships: { 'gate-blue': 1 }, blockaded: true },
      red: { ships: { 'home-blue': 1 } },
    },
  }).act('concentrate');
  expect(blockaded.refusal('moveTo', 'home-blue')).toEqual({ rule: 'WG 12.3', reason: 'blockaded' });
});

// Step 1: draw

test('WG 12.4 both sides draw 2 cards of their own decks', () => {
  const table = encounter({
    attack: [1, 'bt-a'],
    defend: [1, 'bt-b'],
    red: { tactics: ['bt-c', 'bt-d'] },
    blue: { tactics: ['bt-e', 'at-ambush'] },
  });
  expect(table.options('tactics', table.seat('red'))).toEqual(['bt-c', 'bt-d']);
  expect(table.options('tactics', table.seat('blue'))).toEqual(['bt-e', 'at-ambush']);
  expect(table.player('red').tacticsDeck).toHaveLength(6);
  expect(table.player('blue').tacticsDeck).toHaveLength(7);
});

test('WG 12.5, WG C28 one card left: it is drawn, the discard pile is shuffled, and one more is drawn', () => {
  const discard = allBut('bt-h');
  const shuffled: TacticsId[] = ['bt-g', 'bt-f', 'bt-e', 'bt-d', 'bt-b', 'bt-a', 'bt-c'];
  const table = encounter({
    attack: [1, 'bt-h'],
    defend: [1, 'bt-a'],
    red: { tactics: ['bt-h'], tacticsDiscard: discard },
    chance: new ChanceByPurpose({ 'Tactics deck of seat 1': [shuffleTo(discard, shuffled)] }),
  });
  expect(table.player('red').tacticsHand).toEqual(['bt-h', 'bt-c']);
  expect(table.player('red').tacticsDeck).toEqual(shuffled.slice(0, 6));
  expect(table.player('red').tacticsDiscard).toEqual([]);
});

test('WG 12.5, WG C59 the last two cards are drawn: a new deck at once, and the two start the new discard pile', () => {
  const table = encounter({
    attack: [1, 'bt-h'],
    defend: [1, 'bt-b'],
    blue: { tactics: ['bt-a', 'bt-b'], tacticsDiscard: allBut('bt-a', 'bt-b') },
  });
  const blue = table.player('blue');
  expect(blue.tacticsDeck.toSorted()).toEqual(allBut('bt-a', 'bt-b'));
  expect(blue.tacticsDiscard).toEqual([]);
  choose(table, 'bt-h', 'bt-b');
  expect(table.player('blue').tacticsDiscard).toEqual(['bt-a', 'bt-b']);
  expect(table.player('blue').tacticsDeck).toHaveLength(6);
});

// Step 3: winner

test('WG 12.9 strength is ships times multiplier, and bonuses are added', () => {
  expect(outcome(fight({ attack: [3, 'bt-f'], defend: [2, 'bt-b'] }))).toBe('red 6:6');
  expect(outcome(fight({ attack: [3, 'bt-e'], defend: [1, 'bt-a'] }))).toBe('blue 5:3');
  const lances = fight({
    attack: [3, 'bt-e'],
    defend: [1, 'bt-a'],
    red: { technologies: ['te-magma-lances'] },
  });
  expect(outcome(lances)).toBe('red 5:5');
});

test('WG 12.10, WG C30 with x0 the strength is 0: ten ships and Magma Lances add nothing', () => {
  const table = fight({
    attack: [10, 'bt-h'],
    defend: [1, 'bt-e'],
    red: { technologies: ['te-magma-lances'] },
  });
  expect(outcome(table)).toBe('blue 1:0');
});

test('WG 12.11, WG C29 the attacker wins ties, 0 to 0 too, but not against Glacial Bastions', () => {
  const cards = { attack: [1, 'bt-h'], defend: [3, 'at-orderly-retreat'] } as const;
  const table = fight(cards);
  expect(outcome(table)).toBe('red 0:0');
  expect(table.fleet(FIELD)).toBe('red');
  expect(table.ships('gate-blue')).toBe(3); // the defender has withdrawn
  const held = fight({ ...cards, blue: { technologies: ['te-glacial-bastions'] } });
  expect(outcome(held)).toBe('blue 0:0');
  expect(held.ships(FIELD)).toBe(3);
  expect(held.ships(BASE)).toBe(1);
});

test('WG 12.12 the winner of step 3 stays the winner without ships, and the conditions look at nothing else', () => {
  const table = fight({ attack: [2, 'at-last-salvo'], defend: [9, 'at-rear-guard'] });
  expect(outcome(table)).toBe('red 10:9');
  expect(destroyed(table)).toEqual({ red: 2, blue: 4 });
  expect(table.fleet(FIELD)).toBeNull();
  expect(table.ships('gate-blue')).toBe(5);
  // Hit and Run takes both ships of the winner, who draws for the win all the same.
  const tolm = fight({ attack: [2, 'he-archivist-tolm'], defend: [3, 'bt-h'] });
  expect(outcome(tolm)).toBe('red 6:0');
  expect(destroyed(tolm)).toEqual({ red: 2, blue: 0 });
  expect(tolm.player('red').hand).toHaveLength(1);
});

// Step 4: effects

test('WG 12.13, WG 12.11, WG 12.12, WG 12.26, WG E17 Heavy Resistance against All or Nothing, 3 to 6', () => {
  const table = fight({ attack: [3, 'bt-e'], defend: [2, 'bt-b'] });
  expect(outcome(table)).toBe('blue 6:3');
  expect(destroyed(table)).toEqual({ red: 0, blue: 1 });
  expect(table.fleet(FIELD)).toBe('blue');
  expect(table.ships(FIELD)).toBe(1);
  expect(table.fleet(BASE)).toBe('red');
  expect(table.ships(BASE)).toBe(3);
});

test('WG 12.14 a played card lies open until step 4 ends, then it is in its discard pile', () => {
  const table = fight({
    attack: [2, 'bt-g'],
    defend: [1, 'bt-d'],
    red: { tactics: ['bt-g', 'bt-a'] },
    blue: { tactics: ['bt-d', 'bt-c'], outposts: ['home-blue', 't1a-jungle'] },
  });
  expect(table.isAsked('deployShips')).toBe(true);
  const view = table.view('spectator');
  expect(view.battle).toMatchObject({ attackerCard: 'bt-g', defenderCard: 'bt-d' });
  expect(view.players.map(({ tacticsDiscard }) => tacticsDiscard)).toEqual([['bt-c'], ['bt-a']]);
  table.answer('deployShips', 1);
  expect(table.isAsked('withdrawTo')).toBe(true); // step 5
  expect(table.player('red').tacticsDiscard).toEqual(['bt-a', 'bt-g']);
  expect(table.player('blue').tacticsDiscard).toEqual(['bt-c', 'bt-d']);
});

test('WG 12.15, WG 12.16 destroyed ships are in the supply at once, so an effect after destruction can deploy them', () => {
  // All 12 red ships fight: only what is destroyed can come back to the Warpgate.
  const table = fight({ attack: [12, 'he-drone-speaker-qet'], defend: [1, 'bt-e'] });
  expect(table.player('red').ships).toBe(3);
  expect(table.options('deployShips')).toEqual([0, 1, 2]);
  table.answer('deployShips', 2);
  expect(table.ships('gate-red')).toBe(2);
  expect(table.player('red').ships).toBe(1);
});

test('WG 12.15 cancelling comes before destruction, and SETTLE waits for the end of the battle', () => {
  const cancelled = fight({ attack: [3, 'bt-h'], defend: [3, 'bt-f'] });
  expect(destroyed(cancelled)).toEqual({ red: 0, blue: 0 });

  const settled = fight({
    attack: [2, 'he-captain-orro'],
    defend: [2, 'bt-d'],
    blue: { outposts: ['home-blue', 't1a-jungle', FIELD] },
  });
  expect(settled.options('withdrawTo')).toEqual(['t1a-jungle', 'home-blue']);
  expect(settled.marker(FIELD)).toBe('blue Outpost');
  settled.answer('withdrawTo', 'home-blue');
  expect(settled.marker(FIELD)).toBe('red Outpost');
});

test('WG 12.17 a battle Technology acts only for a player who takes part', () => {
  const lostWith = (owner: Colour): number => {
    const technologies = (colour: Colour): readonly TechnologyId[] =>
      colour === owner ? ['te-countermeasures'] : [];
    const table = position({
      board: 'R3',
      turn: 2,
      active: 'red',
      sides: {
        red: { hand: ['ac-11'], ships: { 't3b-oceanic': 2 }, tactics: ['bt-e'] },
        blue: { ships: { 't3b-desert': 3 }, tactics: ['bt-b'], technologies: technologies('blue') },
        white: { ships: { 't4c-arctic': 3 }, technologies: technologies('white') },
      },
    });
    choose(assault(table, [['t3b-oceanic', 2]], 't3b-desert'), 'bt-e', 'bt-b');
    return destroyed(table).blue;
  };
  expect(lostWith('white')).toBe(1);
  expect(lostWith('blue')).toBe(0);
});

test('WG 12.18 cancelling touches neither multipliers nor Technologies nor faction abilities', () => {
  const table = fight({
    attack: [3, 'bt-f'],
    defend: [3, 'bt-c'],
    red: { faction: 'vorask-warhost', technologies: ['te-magma-lances'] },
    blue: { technologies: ['te-canopy-shelters', 'te-war-college'], outposts: [FIELD] },
  });
  expect(outcome(table)).toBe('red 8:8'); // 3 x 2 + 2 on both sides
  expect(table.events('TacticsDrawn').map(({ count }) => count)).toEqual([3, 3]);
  expect(destroyed(table)).toEqual({ red: 0, blue: 0 });
});

test('WG 12.20, WG C31 Outmaneuver voids All or Nothing: losing with it costs no ships', () => {
  const table = fight({ attack: [4, 'bt-f'], defend: [2, 'bt-b'] });
  expect(outcome(table)).toBe('red 8:6');
  expect(destroyed(table)).toEqual({ red: 0, blue: 0 });
  expect(table.ships('gate-blue')).toBe(2);
});

test('WG 12.20, WG C32 two cards that cancel void both whole texts: nothing is refreshed either', () => {
  const table = fight({
    attack: [2, 'bt-f'],
    defend: [2, 'at-counter-intelligence'],
    blue: { goods: 2, spent: 2 },
  });
  expect(table.events('TextVoided').map(({ card }) => card)).toEqual(['bt-f', 'at-counter-intelligence']);
  expect(table.player('blue').spentGoods).toBe(2);
  // Against a card that does not cancel it would be refreshed.
  const alone = fight({
    attack: [2, 'bt-d'],
    defend: [2, 'at-counter-intelligence'],
    blue: { goods: 2, spent: 2 },
  });
  expect(alone.player('blue').spentGoods).toBe(1);
});

test('WG 12.24, WG 12.19 other effects: the attacker’s card first, each card in its printed order', () => {
  const goods = { goods: 1, spent: 1 };
  const table = fight({ attack: [2, 'bt-g'], defend: [2, 'bt-g'], red: goods, blue: goods });
  table.answers(['deployShips', 1, table.seat('red')], ['deployShips', 1, table.seat('blue')]);
  const told = table.match.events.flatMap(({ event }) =>
    event.type === 'GoodsRefreshed' || event.type === 'ShipsDeployed' ? [[event.type, event.seat]] : [],
  );
  expect(told).toEqual([
    ['GoodsRefreshed', 1],
    ['ShipsDeployed', 1],
    ['GoodsRefreshed', 0],
    ['ShipsDeployed', 0],
  ]);
});
