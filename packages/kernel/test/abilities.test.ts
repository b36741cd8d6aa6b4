import { declareAbilities, lateBound, printedAbilities } from '@warptable/kernel';
import { pickOne } from '@warptable/kernel/sketch';
import type {
  Ability,
  Amount,
  Ask,
  Exception,
  Flow,
  Happening,
  Permission,
  Play,
  Playable,
  Printed,
  Replacement,
  Seat,
} from '@warptable/kernel';
import { describe, expect, test } from 'vitest';

interface Market extends Playable {
  coins: number;
  held: string[];
  usedInTurn: string[];
}
type G = Play<Market, never>;
type Id = 'thrifty' | 'rich' | 'sly' | 'quick' | 'slow';

interface Moments {
  discount: Printed<Amount<{ price: number }>>;
  interest: Amount;
  handLimit: Printed<Replacement>;
  reach: Replacement<number, { far: boolean }>;
  haggles: Permission;
  paysLater: Printed<Exception>;
  atClosing: Happening<{ log: string[] }>;
  nobodyCares: Amount;
}

interface Types {
  id: Id;
  play: G;
  who: Seat;
  moments: Moments;
  spans: { turn: unknown; sale: { usedInSale: Id[] } };
}

/** Says its name in the log. */
const says = (id: Id) => ({
  *act(_g: G, _seat: Seat, { log }: { log: string[] }): Flow {
    log.push(id);
  },
});

const ABILITIES: readonly Ability<Types>[] = [
  {
    id: 'thrifty',
    name: 'Thrift',
    rule: 'M 1',
    moments: {
      discount: 1,
      reach: (_s, _seat, reach, { far }) => (far ? reach * 2 : reach),
      paysLater: true,
    },
  },
  {
    id: 'rich',
    name: 'Riches',
    rule: 'M 2',
    moments: {
      discount: (_s, _seat, { price }) => (price > 5 ? 3 : 0),
      interest: (s) => Math.floor(s.coins / 10),
      handLimit: 7,
    },
  },
  {
    id: 'sly',
    name: 'Slyness',
    rule: 'M 3',
    moments: { haggles: { once: 'turn', gives: (s) => s.coins > 0 } },
  },
  { id: 'quick', name: 'Haste', rule: 'M 4', moments: { atClosing: { once: 'turn', ...says('quick') } } },
  {
    id: 'slow',
    name: 'Patience',
    rule: 'M 5',
    moments: { atClosing: { applies: (s) => s.coins > 0, ...says('slow') } },
  },
];

const rules = {
  abilities: () => ABILITIES,
  held: (s: Market) => s.held as Id[],
  used: {
    turn: (s: Market) => s.usedInTurn as Id[],
    sale: (_s: Market, _seat: Seat, { usedInSale }: { usedInSale: Id[] }) => usedInSale,
  },
  chooseNext: (_g: G, seat: Seat, ids: readonly string[]): Ask<string> => pickOne(seat, 'ability', () => ids),
};
const engine = declareAbilities<Types>(rules);
const { allowed, concerned, happen, having, replaced, total, unlessLifted, use, wouldHappen } = engine;

const printed = printedAbilities(ABILITIES);

const market = (...held: Id[]): Market => ({ agenda: [], coins: 25, held, usedInTurn: [] });
const playing = (state: Market): G => ({ state, emit: undefined, lockUndo: () => {} });

/** Runs a flow, answers its questions with these, and tells the options of each. */
function run(flow: Flow, ...answers: string[]): (readonly unknown[])[] {
  const asked: (readonly unknown[])[] = [];
  for (let turn = flow.next(); !turn.done; turn = flow.next(answers.shift())) {
    asked.push((turn.value as Ask).candidates());
  }
  return asked;
}

describe('numbers and permissions', () => {
  test('amounts add up, of those who hold them', () => {
    expect(total(market(), 0, 'discount', { price: 9 })).toBe(0);
    expect(total(market('thrifty'), 0, 'discount', { price: 9 })).toBe(1);
    expect(total(market('thrifty', 'rich'), 0, 'discount', { price: 9 })).toBe(4);
    expect(total(market('thrifty', 'rich'), 0, 'discount', { price: 2 })).toBe(1);
    expect(total(market('rich'), 0, 'interest')).toBe(2);
    expect(total(market('thrifty', 'rich', 'sly'), 0, 'nobodyCares')).toBe(0);
  });

  test('a value stays unless it is replaced', () => {
    expect(replaced(market('thrifty'), 0, 'handLimit', 5)).toBe(5);
    expect(replaced(market('rich'), 0, 'handLimit', 5)).toBe(7);
    expect(replaced(market('thrifty'), 0, 'reach', 3, { far: true })).toBe(6);
    expect(replaced(market('thrifty'), 0, 'reach', 3, { far: false })).toBe(3);
  });

  test('a permission is given by any, a refusal lifted by any', () => {
    const refusal = { rule: 'M 9', reason: 'noCredit' };
    expect(allowed(market('sly'), 0, 'haggles')).toBe(true);
    expect(allowed(market('rich'), 0, 'haggles')).toBe(false);
    expect(allowed({ ...market('sly'), coins: 0 }, 0, 'haggles')).toBe(false);
    expect(unlessLifted(market('thrifty'), 0, 'paysLater', refusal)).toBeUndefined();
    expect(unlessLifted(market('rich'), 0, 'paysLater', refusal)).toBe(refusal);
  });

  test('once a turn: what is used is listed in the state', () => {
    const s = market('sly');
    use(s, 0, 'haggles');
    expect(s.usedInTurn).toEqual(['sly']);
    expect(allowed(s, 0, 'haggles')).toBe(false);
    expect(concerned(s, 0, 'haggles')).toBe(true);
    expect(() => use(s, 0, 'haggles')).toThrow("no 'haggles'");
    s.usedInTurn = [];
    expect(allowed(s, 0, 'haggles')).toBe(true);
  });

  test('who is concerned', () => {
    expect(concerned(market('rich'), 0, 'discount')).toBe(true);
    expect(concerned(market('sly'), 0, 'discount')).toBe(false);
    expect(having('discount')).toEqual(['thrifty', 'rich']);
    expect(having('nobodyCares')).toEqual([]);
  });

  test('what is printed can be asked without a state', () => {
    expect(printed.total(['rich', 'sly'], 'discount', { price: 6 })).toBe(3);
    expect(printed.allowed(['thrifty'], 'paysLater')).toBe(true);
    expect(printed.allowed(['sly'], 'paysLater')).toBe(false);
    expect(printed.replaced(['rich'], 'handLimit', 5)).toBe(7);
    expect(printed.replaced([], 'handLimit', 5)).toBe(5);
  });
});

describe('happenings', () => {
  test('one alone happens without a question', () => {
    const log: string[] = [];
    expect(run(happen(playing(market('slow')), 0, 'atClosing', { log }))).toEqual([]);
    expect(log).toEqual(['slow']);
  });

  test('of several the order rule of the game says which is next', () => {
    const log: string[] = [];
    const asked = run(happen(playing(market('quick', 'slow')), 0, 'atClosing', { log }), 'slow');
    expect(asked).toEqual([['quick', 'slow']]);
    expect(log).toEqual(['slow', 'quick']);
  });

  test('without an order rule they go as they are listed', () => {
    const log: string[] = [];
    const { chooseNext: _none, ...unordered } = rules;
    const listed = declareAbilities<Types>(unordered);
    expect(run(listed.happen(playing(market('slow', 'quick')), 0, 'atClosing', { log }))).toEqual([]);
    expect(log).toEqual(['quick', 'slow']);
  });

  test('what does not apply, or is used up, does not happen', () => {
    const log: string[] = [];
    const g = playing({ ...market('quick', 'slow'), coins: 0 });
    run(happen(g, 0, 'atClosing', { log }));
    expect(g.state.usedInTurn).toEqual(['quick']);
    expect(wouldHappen(g.state, 0, 'atClosing', { log })).toBe(false);
    run(happen(g, 0, 'atClosing', { log }));
    expect(log).toEqual(['quick']);
  });

  test('beside abilities other things may happen, and something before the order is chosen', () => {
    const log: string[] = [];
    const also = [
      { id: 'card', applies: () => !log.includes('card'), act: () => says('quick').act(g, 0, { log }) },
    ];
    const g = playing(market('slow'));
    function* beforeOrder(): Flow {
      log.push('first');
    }
    const asked = run(happen(g, 0, 'atClosing', { log }, { also, beforeOrder }), 'slow');
    expect(asked).toEqual([['card', 'slow']]);
    expect(log).toEqual(['first', 'slow', 'quick']);
  });
});

test('no two abilities have the same id', () => {
  const [thrifty] = ABILITIES as [Ability<Types>];
  const twins = declareAbilities<Types>({ ...rules, abilities: () => [thrifty, thrifty] });
  expect(() => twins.total(market(), 0, 'interest')).toThrow("two abilities have the id 'thrifty'");
});

test('what is bound late is bound once, and not used before', () => {
  const later = lateBound<number>('the answer');
  expect(() => later()).toThrow('before it was bound');
  later.bind(42);
  expect(later()).toBe(42);
  expect(() => later.bind(43)).toThrow('twice');
});
