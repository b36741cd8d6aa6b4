import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { WarpgateTable } from './arrange.ts';
import { BASE, FIELD, assault, choose, destroyed, encounter, fight, outcome } from './fighting.ts';
import type { Fight } from './fighting.ts';

/** Ships destroyed on each side, red attacking blue: [red, blue]. */
function losses(attack: Fight['attack'], defend: Fight['defend'], more: Partial<Fight> = {}): number[] {
  const { red, blue } = destroyed(fight({ attack, defend, ...more }));
  return [red, blue];
}

describe('what a text does', () => {
  test('WG 22.20 Destroy n enemy ships: n, or all if there are fewer', () => {
    expect(losses([1, 'bt-h'], [5, 'bt-b'])).toEqual([0, 2]);
    expect(losses([1, 'bt-h'], [1, 'bt-b'])).toEqual([0, 1]);
    expect(losses([1, 'he-old-hesper'], [5, 'bt-b'])).toEqual([0, 3]);
  });

  test('WG 22.21 Destroy half or all of the enemy ships: of those it has at that point', () => {
    expect(losses([5, 'he-sol-olo'], [5, 'bt-d'])).toEqual([0, 2]);
    expect(losses([5, 'at-minefield'], [5, 'bt-e'])).toEqual([1, 3]);
    expect(losses([6, 'bt-d'], [5, 'bt-g'], { blue: { ships: { 'gate-blue': 7 } } })).toEqual([0, 5]);
    // Sol Olo takes 3 of 6, then Heroic Sacrifice 2 of the 3 that are left.
    expect(losses([6, 'he-sol-olo'], [6, 'bt-a'])).toEqual([0, 5]);
  });

  test('WG 22.22 Lose n, half or all: the same against the own side', () => {
    expect(losses([5, 'at-burning-engines'], [5, 'bt-d'])).toEqual([1, 0]);
    expect(losses([5, 'he-lady-sereth'], [5, 'bt-d'])).toEqual([2, 0]);
    expect(losses([5, 'bt-a'], [5, 'bt-d'])).toEqual([3, 0]);
    expect(losses([5, 'bt-b'], [5, 'he-ulgra'])).toEqual([5, 0]);
    // Lose 2 with a single ship: it is the one that goes.
    expect(losses([1, 'he-drone-speaker-qet'], [1, 'bt-d'])).toEqual([1, 0]);
  });

  test('WG 22.23 Both sides lose half: each of its own number, rounded as the text says', () => {
    expect(losses([7, 'bt-c'], [3, 'bt-d'])).toEqual([3, 1]);
    expect(losses([7, 'at-scuttling-charges'], [3, 'bt-b'])).toEqual([4, 2]);
    expect(losses([1, 'bt-c'], [1, 'bt-d'])).toEqual([0, 0]);
  });

  test('WG 22.24 Cancel: the enemy’s text is gone, its multiplier stays', () => {
    const table = fight({ attack: [3, 'bt-f'], defend: [3, 'at-burning-engines'] });
    expect(outcome(table)).toBe('blue 12:6');
    expect(destroyed(table)).toEqual({ red: 0, blue: 0 });
  });

  test('WG 22.25 Spare: the first n that Destroy or Both effects would take; never those the own text loses', () => {
    expect(losses([9, 'he-old-hesper'], [9, 'at-shield-wall'])).toEqual([0, 1]);
    expect(losses([9, 'bt-c'], [9, 'at-shield-wall'])).toEqual([4, 2]);
    expect(losses([9, 'bt-c'], [9, 'at-orderly-retreat'])).toEqual([4, 0]);
    const blue = { technologies: ['te-countermeasures'] } as const;
    expect(losses([9, 'bt-d'], [9, 'at-burning-engines'], { blue })).toEqual([0, 1]);
  });
});

describe('Redeploy', () => {
  /** Red has won at the Oceanic planet between its home and the middle of the board, with Rapid Redeployment. */
  function won(): WarpgateTable {
    const table = position({
      turn: 2,
      active: 'red',
      sides: {
        red: { hand: ['ac-11'], ships: { [BASE]: 4 }, tactics: ['at-rapid-redeployment'] },
        blue: { ships: { 't1a-oceanic': 1, 't1a-arctic': 1 }, tactics: ['bt-d'] },
      },
    });
    return choose(assault(table, [[BASE, 4]], 't1a-oceanic'), 'at-rapid-redeployment', 'bt-d');
  }

  test('WG 22.32 one group may go on to a planet or the own Warpgate in range 2 without ships of others', () => {
    const table = won();
    expect(table.question('redeployTo').ask.seat).toBe(table.seat('red'));
    expect(table.options('redeployTo').toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'gate-red', // range 2
      'home-red', // 0
      'none',
      't1a-desert', // 1
      't1a-volcanic', // 2
      't2b-arctic', // 1
    ]);
    expect(table.refusal('redeployTo', 't1a-arctic').reason).toBe('enemyShips');
    expect(table.refusal('redeployTo', 't1a-jungle').reason).toBe('outOfRange'); // range 3
    expect(table.refusal('redeployTo', 't1a-oceanic').reason).toBe('samePlace');
    table.answers(['redeployTo', 'gate-red'], ['shipsToMove', 3]);
    expect(table.ships('gate-red')).toBe(3);
    expect(table.ships('t1a-oceanic')).toBe(1);
  });

  test('WG 22.32 it may be left undone, and only a winner has it', () => {
    const table = won().answer('redeployTo', 'none');
    expect(table.ships('t1a-oceanic')).toBe(4);
    const lost = fight({ attack: [1, 'at-rapid-redeployment'], defend: [3, 'bt-f'] });
    expect(lost.isAsked('redeployTo')).toBe(false);
    const defender = fight({ attack: [1, 'bt-d'], defend: [3, 'at-rapid-redeployment'] });
    expect(defender.question('redeployTo').ask.seat).toBe(defender.seat('blue'));
    expect(defender.refusal('redeployTo', BASE).reason).toBe('enemyShips'); // red has gone back there
  });
});

describe('conditions', () => {
  const lines = { won: [5, 'bt-d'], lost: [5, 'he-ulgra'] } as const;

  test('WG 22.39 If you won: the winner of step 3, in attack and defence', () => {
    expect(losses([5, 'at-flanking-run'], lines.won)).toEqual([0, 1]);
    expect(losses([5, 'at-flanking-run'], lines.lost)).toEqual([0, 0]);
    expect(losses(lines.won, [5, 'at-flanking-run'])).toEqual([1, 0]);
  });

  test('WG 22.40 If you lost: the loser of step 3, in attack and defence', () => {
    expect(losses([5, 'at-rear-guard'], lines.lost)).toEqual([0, 2]);
    expect(losses([6, 'at-rear-guard'], lines.won)).toEqual([0, 0]);
    expect(losses(lines.lost, [5, 'at-rear-guard'])).toEqual([2, 0]);
  });

  test('WG 22.41 If you attack: the attacker, won or lost', () => {
    expect(losses([5, 'at-ambush'], lines.won)).toEqual([1, 0]);
    expect(losses([5, 'at-ambush'], lines.lost)).toEqual([1, 0]);
    expect(losses(lines.won, [5, 'at-ambush'])).toEqual([0, 0]);
  });

  test('WG 22.42 If you defend: the defender, won or lost', () => {
    expect(losses(lines.won, [5, 'at-garrison-orders'])).toEqual([1, 0]);
    expect(losses(lines.lost, [5, 'at-garrison-orders'])).toEqual([1, 0]);
    expect(losses([5, 'at-garrison-orders'], lines.won)).toEqual([0, 0]);
  });

  test('WG 22.43 a condition holds for the one effect right after it', () => {
    expect(losses([5, 'at-crossfire'], lines.lost)).toEqual([0, 1]); // the first effect has no condition
    expect(losses([6, 'at-crossfire'], lines.won)).toEqual([0, 2]);
    // Archivist Tolm: 'if you lost' is not asked of the card to be drawn, nor 'if you won' of the ships to be lost.
    const won = fight({ attack: [5, 'he-archivist-tolm'], defend: [5, 'bt-d'] });
    expect(won.player('red').hand).toHaveLength(1);
    expect(destroyed(won).red).toBe(0);
    const lost = fight({ attack: [5, 'he-archivist-tolm'], defend: [5, 'he-ulgra'] });
    expect(lost.player('red').hand).toHaveLength(0);
    expect(destroyed(lost).red).toBe(3);
  });

  test('WG 22.43 two conditions must both be true', () => {
    const settled = (setup: Fight): string | null => fight(setup).marker(FIELD);
    expect(settled({ attack: [5, 'at-planetary-assault'], defend: [5, 'bt-d'] })).toBe('red Outpost');
    expect(settled({ attack: [5, 'at-planetary-assault'], defend: [5, 'he-ulgra'] })).toBeNull();
    expect(settled({ attack: [5, 'bt-d'], defend: [5, 'at-planetary-assault'] })).toBeNull();
    // Captain Orro has one condition only: the defender settles as well.
    expect(settled({ attack: [5, 'bt-d'], defend: [5, 'he-captain-orro'] })).toBe('blue Outpost');
  });
});

describe('order', () => {
  /** What happened since the cards were revealed, in short. */
  const course = (table: WarpgateTable): string[] => {
    const types = table.match.events.map(({ event }) => event.type);
    return types.slice(types.lastIndexOf('BattleWon') + 1);
  };

  test('WG 22.44 the effects of a card follow the printed order', () => {
    const quill = fight({
      attack: [5, 'he-seer-quill'],
      defend: [6, 'bt-b'],
      red: { goods: 1, spent: 1 },
    });
    expect(course(quill)).toEqual(['GoodsRefreshed', 'CardsDrawn', 'ShipsWithdrew']);
    const fleet = fight({
      attack: [5, 'at-salvage-fleet'],
      defend: [6, 'bt-b'],
      red: { goods: 1, spent: 1 },
    });
    expect(course(fleet)).toEqual(['GoodsRefreshed']); // and now it may deploy
    expect(fleet.isAsked('deployShips')).toBe(true);
  });

  test('WG 22.45 Refresh, Claim, Draw, Deploy and Blockade come after all destruction, that of the enemy card too', () => {
    const goods = { goods: 1, spent: 1 };
    const salvage = fight({ attack: [12, 'bt-g'], defend: [5, 'bt-e'], red: goods });
    expect(salvage.options('deployShips')).toEqual([0, 1]); // the ship that Heavy Resistance has just destroyed
    expect(course(salvage)).toEqual(['ShipsDestroyed', 'GoodsRefreshed']);
    const raid = fight({ attack: [12, 'at-supply-raid'], defend: [5, 'bt-e'] });
    expect(course(raid)).toEqual(['ShipsDestroyed', 'GoodClaimed', 'Forced', 'ShipsWithdrew']);
    const codes = fight({ attack: [12, 'at-captured-codes'], defend: [5, 'bt-e'] });
    expect(course(codes)).toEqual(['ShipsDestroyed', 'CardsDrawn', 'Forced', 'ShipsWithdrew']);
    const blockade = fight({ attack: [12, 'at-orbital-blockade'], defend: [5, 'bt-e'] });
    expect(course(blockade)).toEqual([
      'ShipsDestroyed',
      'ShipsDestroyed',
      'Blockaded',
      'Forced',
      'ShipsWithdrew',
    ]);
  });

  test('WG 22.19 at the same moment of a battle the attacker comes first', () => {
    const drawn = encounter({ attack: [5, 'bt-g'], defend: [5, 'bt-g'] });
    expect(drawn.events('TacticsDrawn').map(({ seat }) => seat)).toEqual([1, 0]);
    choose(drawn, 'bt-g', 'bt-g');
    expect(drawn.question('deployShips').ask.seat).toBe(drawn.seat('red'));
    drawn.answer('deployShips', 0);
    expect(drawn.question('deployShips').ask.seat).toBe(drawn.seat('blue'));
  });
});
