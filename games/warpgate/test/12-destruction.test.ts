import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADVANCED_TACTICS, BASIC_TACTICS, HEROES, TACTICS } from '../content/index.ts';
import { both, deploy, kill, lose, refresh, spare } from '../content/effects.ts';
import type { Effect } from '../content/effects.ts';
import { destruction } from '../rules/destruction.ts';
import type { Force as Ranks } from '../rules/destruction.ts';
import { FIELD, destroyed, fight, outcome } from './fighting.ts';

const countermeasures = { technologies: ['te-countermeasures'] } as const;

const ranks = (ships: number, effects: readonly Effect[], spares = 0): Ranks => ({ ships, spares, effects });

// The order that destroys the most

test('WG 12.21, WG 12.9, WG E13 Pitched Battle must come before Heroic Sacrifice: 5 ships are destroyed, not 4', () => {
  const table = fight({ attack: [6, 'bt-c'], defend: [2, 'bt-a'] });
  expect(outcome(table)).toBe('red 12:10');
  expect(destroyed(table)).toEqual({ red: 3, blue: 2 });
  expect(table.fleet(FIELD)).toBe('red');
  expect(table.ships(FIELD)).toBe(3);
});

test('WG 12.21 whoever attacks: the order that destroys the most counts, half being worked out at its turn', () => {
  // Heroic Sacrifice first: 1 of 2, then half of 1 is none. Pitched Battle first: 1 of 2, then 1 of 1.
  const table = fight({ attack: [2, 'bt-a'], defend: [6, 'bt-c'] });
  expect(outcome(table)).toBe('blue 12:10');
  expect(destroyed(table)).toEqual({ red: 2, blue: 3 });
});

test('WG 12.22, WG 12.11, WG E18 Pitched Battle and All or Nothing destroy 3 ships in either order; red keeps 2', () => {
  const table = fight({ attack: [3, 'bt-c'], defend: [2, 'bt-b'] });
  expect(outcome(table)).toBe('red 6:6');
  expect(destroyed(table)).toEqual({ red: 1, blue: 2 });
  expect(table.ships(FIELD)).toBe(2);
  expect(table.fleet(FIELD)).toBe('red');
});

test('WG 12.22 if two orders destroy equally many, the one with the attacker’s effect at the first difference counts', () => {
  // One after the other, in either order, 5 of the 8 ships: 3 of the side that begins (half of 4, then 1), 2 of the other.
  const text = [kill(1), lose('half-down')];
  expect(destruction(ranks(4, text), ranks(4, text))).toEqual({ attacker: 3, defender: 2 });
});

test('WG 12.19 the effects of one card keep their printed order, even if another would destroy more', () => {
  expect(destruction(ranks(1, [kill(1), kill('half-up')]), ranks(5, []))).toEqual({
    attacker: 0,
    defender: 3,
  });
  expect(destruction(ranks(1, [kill('half-up'), kill(1)]), ranks(5, []))).toEqual({
    attacker: 0,
    defender: 4,
  });
});

// Sparing

test('WG 12.23, WG C35 Countermeasures against Pitched Battle with 4 ships: half is 2, 1 spared, 1 destroyed', () => {
  const table = fight({ attack: [4, 'bt-c'], defend: [4, 'bt-d'], blue: countermeasures });
  expect(destroyed(table)).toEqual({ red: 2, blue: 1 });
  const own = fight({ attack: [4, 'bt-c'], defend: [4, 'bt-d'], red: countermeasures });
  expect(destroyed(own)).toEqual({ red: 1, blue: 2 }); // also against the own Pitched Battle
});

test('WG 12.23, WG C36 Countermeasures do not help against the own Heroic Sacrifice', () => {
  const table = fight({ attack: [5, 'bt-a'], defend: [1, 'bt-d'], red: countermeasures });
  expect(destroyed(table)).toEqual({ red: 3, blue: 0 });
});

test('WG 12.23 a spared ship is not a destroyed one when orders are compared', () => {
  // Scuttling Charges first: red 3, blue 1 of 2 (1 spared), then blue's other 2 and red 1: 7 destroyed and 1 spared.
  // Last Salvo first: blue 3, red 3, then red 2 of 3: 8 destroyed.
  const table = fight({
    attack: [6, 'at-scuttling-charges'],
    defend: [3, 'at-last-salvo'],
    blue: countermeasures,
  });
  table.answer('deployShips', 0);
  expect(destroyed(table)).toEqual({ red: 5, blue: 3 });
});

test('WG 12.23 half is worked out before sparing, several sources add up, and the first blow is spared already', () => {
  // The attacker's Sol Olo: half of 9 is 4; Shield Wall spares 2 of them, Countermeasures 1.
  const table = fight({ attack: [9, 'he-sol-olo'], defend: [9, 'at-shield-wall'], blue: countermeasures });
  expect(destroyed(table)).toEqual({ red: 0, blue: 1 });
  const all = fight({ attack: [9, 'he-old-hesper'], defend: [9, 'at-orderly-retreat'] });
  expect(destroyed(all)).toEqual({ red: 0, blue: 0 });
});

// Against all orders there are

type Blow = { readonly by: 'attacker' | 'defender'; readonly nth: number; readonly effect: Effect };

/** All orders of a few things. */
const permutations = <T>(things: readonly T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, i) => permutations(things.toSpliced(i, 1)).map((rest) => [first, ...rest]));

/** WG 12.21 to WG 12.23 as they are written: try every order, ship by ship, and take the best. */
function byTheBook(attacker: Ranks, defender: Ranks): { attacker: number; defender: number } {
  const blowsOf = (by: Blow['by'], { effects }: Ranks): Blow[] =>
    effects
      .filter(({ do: does }) => ['kill', 'lose', 'both'].includes(does))
      .map((effect, nth) => ({ by, nth, effect }));
  const printed = (order: readonly Blow[]): boolean =>
    order.every((one, i) => order.slice(i + 1).every((later) => later.by !== one.by || later.nth > one.nth));
  const orders = permutations([...blowsOf('attacker', attacker), ...blowsOf('defender', defender)]).filter(
    printed,
  );
  const tried = orders.map((order) => {
    const fleet = { attacker: { ...attacker }, defender: { ...defender } };
    for (const blow of order) strike(fleet, blow);
    return {
      // 'attacker' comes before 'defender' in the alphabet, too.
      order: order.map(({ by }) => by).join(),
      attacker: attacker.ships - fleet.attacker.ships,
      defender: defender.ships - fleet.defender.ships,
    };
  });
  tried.sort((a, b) => b.attacker + b.defender - a.attacker - a.defender || (a.order < b.order ? -1 : 1));
  return { attacker: tried[0]!.attacker, defender: tried[0]!.defender };
}

type Fleet = { ships: number; spares: number };

function strike(fleet: { attacker: Fleet; defender: Fleet }, { by, effect }: Blow): void {
  if (effect.do !== 'kill' && effect.do !== 'lose' && effect.do !== 'both') return;
  const enemy = by === 'attacker' ? 'defender' : 'attacker';
  const hit: Blow['by'][] = effect.do === 'kill' ? [enemy] : effect.do === 'lose' ? [by] : [by, enemy];
  for (const side of hit) {
    const { ships } = fleet[side];
    const half = effect.ships === 'half-up' ? (ships + (ships % 2)) / 2 : (ships - (ships % 2)) / 2;
    const doomed = typeof effect.ships === 'number' ? effect.ships : effect.ships === 'all' ? ships : half;
    for (let n = 0; n < doomed && n < ships; n++) {
      if (effect.do !== 'lose' && fleet[side].spares > 0) fleet[side].spares--;
      else fleet[side].ships--;
    }
  }
}

const cards = [...BASIC_TACTICS, ...HEROES, ...ADVANCED_TACTICS].map((id) => TACTICS[id].effects);
const amount = fc.constantFrom(1, 2, 3, 'half-down' as const, 'half-up' as const, 'all' as const);
const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  amount.map(kill),
  amount.map(lose),
  fc.constantFrom('half-down' as const, 'half-up' as const).map(both),
  fc.constantFrom<Effect>(spare(2), refresh(1), deploy(1)),
);
const anyRanks: fc.Arbitrary<Ranks> = fc.record({
  ships: fc.integer({ min: 0, max: 12 }),
  spares: fc.constantFrom(0, 0, 1, 2, 3, Infinity),
  effects: fc.oneof(fc.constantFrom(...cards), fc.array(anyEffect, { maxLength: 3 })),
});

/** Small numbers and long texts: here orders often tie. */
const closeRanks: fc.Arbitrary<Ranks> = fc.record({
  ships: fc.integer({ min: 2, max: 6 }),
  spares: fc.constantFrom(0, 1),
  effects: fc.array(anyEffect, { minLength: 2, maxLength: 3 }),
});

test('WG 12.19, WG 12.21, WG 12.22, WG 12.23 any cards, ships and spares: the best of all orders, tried one by one', () => {
  for (const some of [anyRanks, closeRanks]) {
    fc.assert(
      fc.property(some, some, (attacker, defender) => {
        expect(destruction(attacker, defender)).toEqual(byTheBook(attacker, defender));
      }),
      { numRuns: 3000 },
    );
  }
});
