import { askedOf } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { oddsOfAttack, unseenStrengths } from '../board/odds/attack.ts';
import { forecastOf, worthsOf } from '../board/odds/combat.ts';
import { oddsOf, percent, powersOf } from '../board/odds/force.ts';
import type { Force, Odds } from '../board/odds/force.ts';
import { choicesOf, intentOf } from '../board/odds/intent.ts';
import { oddsOfLying } from '../board/odds/rerolls.ts';
import type { WarpTable } from './arrange.ts';
import { ORIGIN, TARGET, declare, playCards } from './fighting.ts';

const force = (rolls: number, multiplier = 1, more: Partial<Force> = {}): Force => ({
  dice: [],
  rolls,
  plus: 0,
  multiplier,
  bonuses: [],
  ...more,
});

const lying = (face: number, more: Partial<Force> = {}): Force =>
  force(0, 1, { dice: [{ face, doubled: 'no' }], ...more });

const REROLL: Partial<Force> = { bonuses: [{ does: 'reroll', n: 1 }] };

/** Win, equal and lose, in so many of 36 falls of two dice. */
const in36 = ({ win, tie, lose }: Odds = { win: 0, tie: 0, lose: 0 }): number[] =>
  [win, tie, lose].map((chance) => Math.round(chance * 36e6) / 1e6);

function askedAt(table: WarpTable, kind: string): Asked {
  const pending = table.match.pending.find(({ ask }) => ask.kind === kind);
  if (!pending) throw new Error(`nobody is asked ${kind}`);
  return askedOf(pending);
}

describe('dice to come', () => {
  it('count every fall, TW 10.49 and TW 10.54', () => {
    const counts = new Map<number, number>();
    for (const a of [2, 3, 4, 5, 6, 6])
      for (const b of [2, 3, 4, 5, 6, 6]) counts.set((a + b) * 3, (counts.get((a + b) * 3) ?? 0) + 1 / 36);
    const powers = powersOf(force(2, 3, { plus: 1 }));
    expect(powers.size).toBe(counts.size);
    for (const [power, chance] of powers) expect(chance).toBeCloseTo(counts.get(power) ?? 0);
  });

  it('one die against one', () => expect(in36(oddsOf(force(1), force(1)))).toEqual([15, 6, 15]));

  it('with a doubling up to 6: worth 2, 4, 6, 6, 6, 6', () => {
    const attack = force(1, 1, { bonuses: [{ does: 'double', n: 1 }] });
    expect(in36(oddsOf(attack, force(1)))).toEqual([24, 6, 6]);
  });

  it('with a free doubling: worth 2, 4, 6, 8, 10, 12', () => {
    const attack = force(1, 1, { bonuses: [{ does: 'doubleFree', n: 2 }] });
    expect(in36(oddsOf(attack, force(1)))).toEqual([27, 3, 6]);
  });

  it('with a flip: worth 6, 5, 4, 4, 5, 6', () => {
    const attack = force(1, 1, { bonuses: [{ does: 'flip', n: 1 }] });
    expect(in36(oddsOf(attack, force(1)))).toEqual([24, 6, 6]);
  });
});

describe('dice that lie', () => {
  it('are certain when nobody has a bonus left', () => {
    expect(in36(oddsOfLying(lying(5), lying(4), true))).toEqual([36, 0, 0]);
    expect(in36(oddsOfLying(lying(4), lying(4), true))).toEqual([0, 36, 0]);
  });

  it('a reroll saves a lost attack, and is passed over where it would not help', () => {
    expect(in36(oddsOfLying(lying(3, REROLL), lying(4), true))).toEqual([12, 6, 18]);
    expect(in36(oddsOfLying(lying(5, REROLL), lying(4), true))).toEqual([36, 0, 0]);
    // Equal is worth half a win; rolling again would be worth 2/6 and half of 1/6.
    expect(in36(oddsOfLying(lying(4, REROLL), lying(4), true))).toEqual([0, 36, 0]);
  });

  it('the other side has rerolls too: the attack is not won yet', () =>
    expect(in36(oddsOfLying(lying(5), lying(4, REROLL), true))).toEqual([24, 6, 6]));

  it('both sides in turn, TW 10.46', () => {
    // The attacker rolls. 1 to 3: lost. 4: the defender keeps the 4. 5 and 6: the defender rolls.
    expect(in36(oddsOfLying(lying(3, REROLL), lying(4, REROLL), true))).toEqual([9, 8, 19]);
  });

  it('all dice or none', () => {
    const attack = force(0, 1, {
      dice: [
        { face: 1, doubled: 'no' },
        { face: 1, doubled: 'no' },
      ],
      bonuses: [{ does: 'rerollAll', n: 0 }],
    });
    // Two dice against 6: of 36 falls, 10 are less and 5 equal.
    expect(in36(oddsOfLying(attack, lying(6), true))).toEqual([21, 5, 10]);
  });
});

describe('percent', () => {
  it('says 100 and 0 of nothing but certainty', () => {
    expect([1, 0.998, 0.5, 0.002, 0].map(percent)).toEqual(['100 %', '> 99 %', '50 %', '< 1 %', '0 %']);
  });
});

const GROUND = { [TARGET]: { token: 'yellow-1', multiplier: 2 }, [ORIGIN]: { multiplier: 2 } } as const;

describe('an attack', () => {
  it('facedown tokens: all of the box that nobody has seen', () => {
    const view = declare({ attackers: 1, ground: GROUND }).view(0);
    const bare = { ...view, areas: [], samples: [], defeated: [] };
    expect(unseenStrengths(bare).map(({ weight }) => weight)).toEqual([6, 24, 14]);
    const seen = { ...view, samples: ['yellow-3', 'green-2'], defeated: ['yellow-1', 'green-1'] } as const;
    expect(unseenStrengths({ ...seen, areas: bare.areas }).map(({ weight }) => weight)).toEqual([4, 23, 13]);
    const around = { ...seen, areas: view.areas.filter(({ id }) => id === TARGET) };
    expect(unseenStrengths(around).map(({ weight }) => weight)).toEqual([3, 23, 13]);
  });

  it('rises with the Troops, and with the plus of Second Wave', () => {
    const view = declare({ attackers: 1, ground: GROUND }).view(0);
    const attack = { seat: 0, from: ORIGIN, to: TARGET, troops: 1, ship: false, plus: 0 };
    expect(in36(oddsOfAttack(view, attack))).toEqual([15, 6, 15]);
    expect(oddsOfAttack(view, { ...attack, troops: 2 }).win).toBeGreaterThan(15 / 36);
    // Worth 2, 3, 4, 5, 6, 6.
    expect(in36(oddsOfAttack(view, { ...attack, plus: 1 }))).toEqual([20, 6, 10]);
  });

  it('falls where the Exiled count as a Sentry Tower (TW 8.10)', () => {
    const setup = { exiled: { yellow: 'ralan-engineers' } } as const;
    const view = declare({ attackers: 1, ground: GROUND, setup }).view(0);
    const attack = { seat: 0, from: ORIGIN, to: TARGET, troops: 1, ship: false, plus: 0 };
    expect(in36(oddsOfAttack(view, attack))).toEqual([10, 6, 20]);
  });
});

describe('a combat', () => {
  const elite = () =>
    playCards(declare({ attackers: 1, ground: GROUND, attack: { hand: ['elite-1'], gold: 5, energy: 5 } }), {
      0: 'elite-1',
    }).ifAsked('beforeReveal', 'reveal');

  it('the options of the own facedown card are told apart', () => {
    const table = elite();
    const view = table.view(0);
    const asked = askedAt(table, 'cardOption');
    const wins = choicesOf(view, asked).map(({ intent }) => forecastOf(view, intent)?.odds.win ?? 0);
    expect(wins.map((win) => Math.round(win * 36))).toEqual([24, 24, 27]);
    const pointed = forecastOf(view, intentOf(view, asked, [], '3'));
    expect(in36(pointed?.odds)).toEqual([27, 3, 6]);
    expect(pointed?.without).toEqual([]);
    expect(forecastOf(view, intentOf(view, asked, [], null))?.without).toEqual(['facedown']);
    expect(in36(forecastOf(view, null)?.odds)).toEqual([15, 6, 15]);
  });

  it("nobody else's odds know the card", () => {
    const view = elite().view(1);
    expect(choicesOf(view, null)).toEqual([]);
    expect(forecastOf(view, null)).toMatchObject({ without: ['facedown'] });
  });

  it('Reinforce brings a die before it is rolled', () => {
    const table = playCards(
      declare({ attackers: 1, ground: GROUND, attack: { hand: ['reinforce-1'], gold: 5, energy: 5 } }),
      { 0: 'reinforce-1' },
    );
    const view = table.view(0);
    const [one, two] = choicesOf(view, null).map(({ intent }) => forecastOf(view, intent)?.odds);
    const plain = oddsOf(force(2), force(1));
    expect(in36(one)).toEqual(in36(plain));
    expect(two?.win).toBeGreaterThan(plain.win);
  });

  it('dice that are picked for doubling count', () => {
    const table = playCards(
      declare({
        attackers: 2,
        ground: { ...GROUND, [TARGET]: { token: 'yellow-1', multiplier: 3 } },
        rolls: [[2, 3], [5]],
        attack: { hand: ['elite-1'], gold: 5, energy: 5 },
      }),
      { 0: 'elite-1' },
    ).ifAsked('beforeReveal', 'reveal');
    table.answer('cardOption', ['1']).ifAsked('bonus', 'double:1');
    const view = table.view(0);
    const asked = askedAt(table, 'doubleDice');
    expect(view.combat?.attack.bonuses).toEqual([{ does: 'double', n: 1 }]);
    const odds = (picked: readonly number[]) => forecastOf(view, intentOf(view, asked, picked, null))?.odds;
    expect(in36(odds([1]))).toEqual([0, 0, 36]); // (4 + 3) x 2 against 5 x 3
    expect(in36(odds([2]))).toEqual([36, 0, 0]); // (2 + 6) x 2
    expect(in36(odds([]))).toEqual([36, 0, 0]); // the better one
    expect(worthsOf(view.combat!.attack)).toEqual([2, 3]);
  });

  it('shows what towers and tracks bring from the first step on', () => {
    const ground = { ...GROUND, [ORIGIN]: { multiplier: 2, buildings: ['sentry-tower'] } } as const;
    const { combat } = declare({ attackers: 1, ground, attack: { hand: ['elite-1'] } }).view(0);
    expect(combat).toMatchObject({ step: 2, attack: { plus: 1 }, defence: { plus: 0 } });
  });
});
