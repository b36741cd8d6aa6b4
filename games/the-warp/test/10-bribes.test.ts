import { describe, expect, test } from 'vitest';
import type { ArchiveId } from '../content/index.ts';
import { show } from '../rules/effects/cards.ts';
import type { Side, WarpTable } from './arrange.ts';
import { TARGET, declare, playCards } from './fighting.ts';

const exiled = { [TARGET]: { token: 'yellow-2' } } as const;

/** Seat 1 has put Enforce down in support; seat 0 may offer. */
const beforeBribe = (attack: Side = {}, supporter: Side = {}, more: object = {}): WarpTable =>
  playCards(
    declare({
      attack,
      sides: { 1: { hand: ['enforce-1'], ...supporter } },
      ground: exiled,
      rolls: [
        [6, 6, 6],
        [1, 1],
      ],
      ...more,
    }),
    { 1: 'enforce-1' },
  );

const offer = (table: WarpTable, kind: string, amount: number): WarpTable =>
  table.answer('bribe', 'offer').ifAsked('offerKinds', [kind]).ifAsked('offerAmount', amount);

describe('the offer', () => {
  test('TW 10.20, TW 20.7 there is one only if the other side has put a card down', () => {
    const none = playCards(
      declare({
        attack: { gold: 5 },
        ground: exiled,
        rolls: [
          [6, 6, 6],
          [1, 1],
        ],
      }),
    );
    expect(none.events('CombatResolved')).toHaveLength(1);
    expect(beforeBribe({ gold: 5 }).isAsked('bribe', 0)).toBe(true);
  });

  test('TW 10.20 without an offer there is no counter-offer', () => {
    const table = beforeBribe({ gold: 5 }, { gold: 1, energy: 1 }).answer('bribe', 'none');
    expect(table.isAsked('answerBribe')).toBe(false);
    expect(table.isAsked('cardOption', 1)).toBe(true);
  });

  test('TW 10.21, TW 10.22, TW 20.7 goods one does not own cannot be offered, and nothing is no offer', () => {
    const table = beforeBribe({ gold: 2, rewards: ['rw-ore-1'] }).answer('bribe', 'offer');
    expect(table.options('offerKinds')).toEqual(['gold', 'namedRewards', 'rewards']);
    for (const kind of ['energy', 'troops', 'cards', 'namedCards', 'cardKinds'])
      expect(table.refusal('offerKinds', kind)).toMatchObject({ rule: 'TW 10.22' });
    expect(() => table.answer('offerKinds', [])).toThrow('1 to 8');
    expect(table.answer('offerKinds', ['gold']).options('offerAmount')).toEqual([1, 2]);
    expect(beforeBribe({ hand: ['enforce-2'] }).options('bribe')).toEqual(['none', 'offer']);
  });

  test('TW 10.21 with nothing to give there is nothing to offer', () => {
    const table = beforeBribe();
    expect(table.isAsked('bribe')).toBe(false);
  });

  test('TW 10.29 what the receiver has no room for is refused', () => {
    const table = beforeBribe(
      { hand: ['build-01'], rewards: ['rw-ore-1'] },
      { rewards: ['rw-cells-1', 'rw-cells-2', 'rw-ore-2', 'rw-find-1'] },
    ).answer('bribe', 'offer');
    expect(table.options('offerKinds')).toEqual(['namedCards', 'cardKinds', 'cards']);
    expect(table.refusal('offerKinds', 'rewards')).toMatchObject({ rule: 'TW 10.29' });
  });

  test('TW 10.21, TW 17.9 an offer is announced to all', () => {
    const table = offer(beforeBribe({ gold: 3 }), 'gold', 2);
    expect(table.view('spectator').combat!.offer).toMatchObject({ gold: 2 });
    expect(table.events('BribeOffered', 'spectator')).toHaveLength(1);
  });
});

describe('accepted', () => {
  test('TW 10.26, TW 10.30, TW C11 the goods are given, the card is discarded without effect, and a bribed supporter supports nobody', () => {
    const table = playCards(
      declare({
        attack: { gold: 3 },
        sides: { 1: { hand: ['enforce-1'], gold: 1 } },
        ground: exiled,
        rolls: [
          [1, 1, 1],
          [6, 6],
        ],
      }),
      { 1: 'enforce-1' },
    );
    offer(table, 'gold', 2).answer('answerBribe', 'accept', 1);
    expect(table.events('CombatResolved')).toMatchObject([{ winner: 'defence', defence: 48 }]);
    expect([table.player(0).gold, table.player(1).gold]).toEqual([1, 3]);
    expect(table.state.discard).toContain('enforce-1');
    expect(table.player(1).rewards).toEqual([]);
  });

  test('TW 10.30 a bribed defender remains the defender', () => {
    const table = playCards(
      declare({
        attack: { gold: 1 },
        sides: { 1: { hand: ['enforce-1'], troops: { [TARGET]: 2 } } },
        rolls: [
          [1, 1, 1],
          [6, 6],
        ],
      }),
      { 1: 'enforce-1' },
    );
    offer(table, 'gold', 1).answer('answerBribe', 'accept', 1);
    expect(table.player(1).rewards).toHaveLength(1);
  });

  test('TW 10.23, TW 17.9 unnamed cards are chosen when paying and seen by the two alone', () => {
    const table = offer(beforeBribe({ hand: ['build-01', 'build-02'] }), 'cards', 1).answer(
      'answerBribe',
      'accept',
      1,
    );
    table.answer('giveCards', ['build-02'], 0);
    expect(table.player(1).hand).toEqual(['build-02']);
    expect(table.events('CardsGiven', 'spectator')).toMatchObject([{ count: 1 }]);
    expect(JSON.stringify(table.events('CardsGiven', 'spectator'))).not.toContain('build-02');
    expect(table.events('CardsGiven', 1)[0]!.only!.cards).toEqual(['build-02']);
    expect(table.view('spectator').players[1]!.known).toEqual([]);
  });

  test('TW 10.23 a named card is known to all', () => {
    const table = beforeBribe({ hand: ['build-01', 'build-02'] }).answer('bribe', 'offer');
    table
      .answer('offerKinds', ['namedCards'])
      .answer('offerNamedCards', ['build-01'])
      .answer('answerBribe', 'accept', 1);
    expect(table.view('spectator').players[1]!.known).toEqual(['build-01']);
  });

  test('TW 10.28, TW C31 Troops are returned by the payer and taken by the receiver in the own colour, as far as there are any', () => {
    const table = offer(beforeBribe({ reserve: 3 }, { reserve: 9 }), 'troops', 2);
    expect(table.player(1).supply).toBe(1);
    table.answer('answerBribe', 'accept', 1);
    expect(table.player(0)).toMatchObject({ reserve: 1 });
    expect(table.player(1)).toMatchObject({ reserve: 10, supply: 0 });
  });

  test('TW 10.32 the attacker’s own card is never bribed away', () => {
    const table = playCards(
      declare({
        attack: { hand: ['enforce-2'], gold: 3 },
        sides: { 1: { hand: ['enforce-1'] } },
        ground: exiled,
        rolls: [
          [1, 1, 1],
          [1, 1],
        ],
      }),
      { 0: 'enforce-2', 1: 'enforce-1' },
    );
    offer(table, 'gold', 1).answer('answerBribe', 'accept', 1);
    table.ifAsked('beforeReveal', 'reveal');
    expect(table.events('CombatResolved')).toMatchObject([{ attack: 12 }]);
  });

  test('TW C13, TW 10.22, TW 10.35 who bribes with all may be unable to pay the own card', () => {
    const table = playCards(
      declare({
        attack: { hand: ['elite-1'], energy: 1 },
        sides: { 1: { hand: ['enforce-1'] } },
        ground: exiled,
        rolls: [
          [6, 6, 6],
          [1, 1],
        ],
      }),
      { 0: 'elite-1', 1: 'enforce-1' },
    );
    offer(table, 'energy', 1).answer('answerBribe', 'accept', 1);
    expect(table.events('CardNotPaid')).toMatchObject([{ seat: 0, gold: 0, energy: 0 }]);
  });

  test('TW C14, TW 11.7 between bribe and reveal the attacker may still Trade', () => {
    const table = playCards(
      declare({
        attack: { hand: ['elite-1'], gold: 2 },
        sides: { 1: { hand: ['enforce-1'] } },
        ground: exiled,
        rolls: [
          [6, 6, 6],
          [1, 1],
        ],
      }),
      { 0: 'elite-1', 1: 'enforce-1' },
    );
    table.answer('bribe', 'none').answer('beforeReveal', '+trade');
    table.ifAsked('tradeGiven', 'gold').ifAsked('tradeAmount', 1);
    expect(table.options('cardOption', 0)).toEqual(['1']);
  });
});

describe('an offer of cards by their kind', () => {
  /** Seat 0 has said that the offer consists of these. */
  const offering = (hand: readonly ArchiveId[], kinds: readonly string[], supporter: Side = {}): WarpTable =>
    beforeBribe({ hand, gold: 2 }, supporter).answer('bribe', 'offer').answer('offerKinds', kinds);

  test('TW 10.23, TW 10.26 names the kind alone; the payer chooses the card when paying, for all to see', () => {
    const table = offering(['build-01', 'build-02', 'elite-1'], ['cardKinds']);
    expect(table.options('offerCardKind')).toEqual(['build', 'elite']);
    table.answer('offerCardKind', 'build').answer('offerCardKind', 'done');
    expect(table.events('BribeOffered', 'spectator')).toMatchObject([
      { bribe: { cardKinds: ['build'], namedCards: [], cards: 0 } },
    ]);
    expect(table.view('spectator').players[0]!.known).toEqual([]);
    table.answer('answerBribe', 'accept', 1);
    expect(table.question('giveCard', 0)).toMatchObject({ options: ['build-01', 'build-02'] });
    table.answer('giveCard', 'build-02', 0);
    expect(table.events('CardsGiven', 'spectator')).toMatchObject([{ count: 1, cards: ['build-02'] }]);
    expect(table.view('spectator').players[1]!.known).toEqual(['build-02']);
    expect(table.player(0).hand).toEqual(['build-01', 'elite-1']);
  });

  test('TW 10.22, TW 10.23 may say a kind as often as there are cards of it, beside those that are named', () => {
    const hand: ArchiveId[] = ['build-01', 'build-02', 'build-03', 'elite-1', 'upgrade-01'];
    const table = offering(hand, ['namedCards', 'cardKinds', 'cards']).answer('offerNamedCards', [
      'build-01',
      'elite-1',
    ]);
    expect(table.options('offerCardKind')).toEqual(['build', 'upgrade']);
    expect(table.refusal('offerCardKind', 'elite')).toMatchObject({ rule: 'TW 10.22' });
    expect(table.refusal('offerCardKind', 'pincer')).toMatchObject({ rule: 'TW 10.22' });
    table.answer('offerCardKind', 'build').answer('offerCardKind', 'build');
    expect(table.options('offerCardKind')).toEqual(['upgrade', 'done']);
    expect(table.refusal('offerCardKind', 'build')).toMatchObject({ rule: 'TW 10.22' });
    // One card is left to be offered by number: there is nothing to choose.
    table.answer('offerCardKind', 'done');
    expect(table.events('BribeOffered')).toMatchObject([
      { bribe: { namedCards: ['build-01', 'elite-1'], cardKinds: ['build', 'build'], cards: 1 } },
    ]);
    table.answer('answerBribe', 'accept', 1).answers(['giveCard', 'build-02'], ['giveCard', 'build-03']);
    expect(table.player(0).hand).toEqual([]);
    expect(table.view('spectator').players[1]!.known).toEqual([
      'build-01',
      'build-02',
      'build-03',
      'elite-1',
    ]);
  });

  test('TW 10.29 takes its part of the receiver’s room, with what is named and what is not', () => {
    const hand: ArchiveId[] = ['build-01', 'build-02', 'build-03', 'elite-1'];
    // A hand of 6 after Enforce was put down: there is room for 2.
    const full: Side = {
      hand: ['enforce-1', 'upgrade-01', 'upgrade-02', 'upgrade-03', 'upgrade-04', 'upgrade-05', 'upgrade-06'],
    };
    const table = offering(hand, ['cardKinds', 'cards'], full).answer('offerCardKind', 'build');
    table.answer('offerCardKind', 'elite');
    expect(table.events('BribeOffered')).toMatchObject([
      { bribe: { cardKinds: ['build', 'elite'], cards: 0 } },
    ]);
    const named = offering(hand, ['namedCards', 'cardKinds'], full);
    expect(named.question('offerNamedCards').ask.max).toBe(2);
    named.answer('offerNamedCards', ['build-01']).answer('offerCardKind', 'elite');
    expect(named.events('BribeOffered')).toMatchObject([
      { bribe: { namedCards: ['build-01'], cardKinds: ['elite'] } },
    ]);
    const none = offering(hand, ['namedCards', 'cardKinds'], full).answer('offerNamedCards', [
      'build-01',
      'build-02',
    ]);
    expect(none.events('BribeOffered')).toMatchObject([{ bribe: { cardKinds: [] } }]);
    const crowd: Side = { hand: [...full.hand!, 'upgrade-07', 'upgrade-08'] };
    const refused = beforeBribe({ hand, gold: 1, energy: 1 }, crowd).answer('bribe', 'offer');
    expect(refused.refusal('offerKinds', 'cardKinds')).toMatchObject({ rule: 'TW 10.29' });
  });

  test('TW 10.23 copies of a Combat Card are alike: who pays with one is not asked which, and gives a known one first', () => {
    const table = offering(['build-01', 'maneuver-1', 'maneuver-2', 'maneuver-3'], ['cardKinds']);
    show(table.player(0), 'maneuver-2');
    table
      .answer('offerCardKind', 'maneuver')
      .answer('offerCardKind', 'done')
      .answer('answerBribe', 'accept', 1);
    expect(table.isAsked('giveCard')).toBe(false);
    expect(table.player(1).hand).toEqual(['maneuver-2']);
  });

  test('TW 10.23, TW 17.14 where all cards of the kind are due the payer is asked all the same, unless that is waived', () => {
    const accepted = (presets: Side['presets'] = {}): WarpTable => {
      const table = offering(['build-01', 'build-02', 'elite-1', 'upgrade-01', 'upgrade-02'], ['cardKinds']);
      Object.assign(table.player(0), { presets: { ...table.player(0).presets, ...presets } });
      for (const kind of ['build', 'build', 'upgrade', 'done']) table.answer('offerCardKind', kind);
      return table.answer('answerBribe', 'accept', 1);
    };
    const asked = accepted();
    expect(asked.question('giveCard', 0).ask.about).toEqual({ kind: 'build' });
    asked.answers(['giveCard', 'build-01'], ['giveCard', 'build-02'], ['giveCard', 'upgrade-01']);
    expect(asked.player(1).hand).toEqual(['build-01', 'build-02', 'upgrade-01']);
    const waived = accepted({ forced: 'auto' });
    expect(waived.options('giveCard', 0)).toEqual(['upgrade-01', 'upgrade-02']);
  });

  test('TW 10.24, TW 10.27 declined, the cards stay where they are, and nobody is bound', () => {
    const table = offering(['build-01', 'build-02', 'elite-1'], ['cardKinds']);
    table
      .answer('offerCardKind', 'build')
      .answer('offerCardKind', 'done')
      .answer('answerBribe', 'counter', 1);
    table.answer('demandKinds', ['namedCards'], 1).answer('demandCard', ['build', 'any'], 1);
    table.answer('demandCard', ['done'], 1);
    expect(table.options('answerDemand', 0)).toContain('decline');
    table.answer('answerDemand', 'decline', 0);
    expect(table.player(0).hand).toEqual(['build-01', 'build-02', 'elite-1']);
  });

  test('TW 10.21 whoever puts it together is told what it consists of so far, and can take a kind back', () => {
    const table = offering(['build-01', 'build-02', 'elite-1'], ['gold', 'cardKinds']).answer(
      'offerAmount',
      1,
    );
    table.answer('offerCardKind', 'build');
    expect(table.question('offerCardKind').ask.about).toMatchObject({
      soFar: { gold: 1, cardKinds: ['build'] },
      count: 1,
    });
    table.undo(0);
    expect(table.question('offerCardKind').ask.about).toMatchObject({ soFar: { cardKinds: [] }, count: 0 });
  });
});

test('TW 10.21 whoever puts a bribe together is told what it consists of so far', () => {
  const table = beforeBribe({ gold: 3, energy: 2 }).answer('bribe', 'offer');
  table.answer('offerKinds', ['gold', 'energy']).answer('offerAmount', 2);
  expect(table.question('offerAmount').ask.about).toMatchObject({
    kind: 'energy',
    soFar: { gold: 2, energy: 0 },
  });
});

describe('declined', () => {
  test('TW 10.24, TW 10.27 the other side may decline; the card stays', () => {
    const table = offer(beforeBribe({ gold: 3 }, { gold: 1, energy: 1 }), 'gold', 1).answer(
      'answerBribe',
      'decline',
      1,
    );
    expect(table.isAsked('cardOption', 1)).toBe(true);
    expect(table.player(0).gold).toBe(3);
  });

  test('TW 10.24, TW 10.25, TW 20.7 one counter-offer, which may ask for what is not there; the attacker takes all of it or none', () => {
    const table = offer(beforeBribe({ gold: 3 }, { gold: 1 }), 'gold', 1).answer('answerBribe', 'counter', 1);
    expect(table.view('spectator').combat).toMatchObject({ offer: { gold: 1 }, demanded: false });
    table.answer('demandKinds', ['gold'], 1).answer('demandAmount', 5, 1);
    expect(table.view('spectator').combat).toMatchObject({ offer: { gold: 5 }, demanded: true });
    expect(table.refusal('answerDemand', 'accept', 0)).toMatchObject({ rule: 'TW 10.25' });
    table.answer('answerDemand', 'decline', 0);
    expect(table.events('BribeAnswered')).toMatchObject([{ answer: 'counter' }, { answer: 'decline' }]);
    const fair = offer(beforeBribe({ gold: 3 }, { gold: 1 }), 'gold', 1).answer('answerBribe', 'counter', 1);
    fair.answer('demandKinds', ['gold'], 1).answer('demandAmount', 3, 1).answer('answerDemand', 'accept', 0);
    expect([fair.player(0).gold, fair.player(1).gold]).toEqual([0, 4]);
  });

  test('TW 10.19 promises bind nobody: what was offered a moment ago may be refused when it is demanded', () => {
    const table = offer(beforeBribe({ gold: 3 }), 'gold', 1).answer('answerBribe', 'counter', 1);
    table.answer('demandKinds', ['gold'], 1).answer('demandAmount', 1, 1);
    expect(table.options('answerDemand', 0)).toEqual(['accept', 'decline', '+trade']);
  });

  /** Seat 1 has declined and puts a demand together. */
  const countering = (attack: Side, supporter: Side = {}): WarpTable =>
    offer(beforeBribe({ gold: 1, ...attack }, supporter), 'gold', 1).answer('answerBribe', 'counter', 1);

  test('TW 10.23, TW 10.24 a demand may name kinds of cards, one and the same twice', () => {
    const table = countering({ hand: ['build-01', 'build-02', 'build-03', 'maneuver-1'] });
    table.answer('demandKinds', ['namedCards'], 1);
    table
      .answer('demandCard', ['build', 'any'], 1)
      .answer('demandCard', ['build', 'any'], 1)
      .answer('demandCard', ['done'], 1)
      .answer('answerDemand', 'accept', 0)
      .answer('giveCard', 'build-02', 0);
    expect(table.options('giveCard', 0)).toEqual(['build-01', 'build-03']);
    table.answer('giveCard', 'build-03', 0);
    expect(table.player(1).hand).toEqual(['build-02', 'build-03']);
    const one = countering({ hand: ['maneuver-1', 'build-01'] }).answer('demandKinds', ['namedCards'], 1);
    one.answers(
      ['demandCard', ['maneuver', 'any']],
      ['demandCard', ['maneuver', 'any']],
      ['demandCard', ['done']],
    );
    expect(one.refusal('answerDemand', 'accept', 0)).toMatchObject({ rule: 'TW 10.25' });
  });

  test('TW 10.23, TW 10.24 a demand may name the very card, and the Start Card', () => {
    const demand = (...cards: readonly (readonly string[])[]): WarpTable => {
      const table = countering({ hand: ['maneuver-1', 'maneuver-2', 'start-1'] });
      table.answer('demandKinds', ['namedCards'], 1);
      for (const card of cards) table.answer('demandCard', card, 1);
      return table.answer('demandCard', ['done'], 1);
    };
    const exact = demand(['maneuver', 'maneuver-2'], ['start', 'any']).answer('answerDemand', 'accept', 0);
    expect(exact.player(1).hand).toEqual(['maneuver-2', 'start-1']);
    expect(exact.view('spectator').players[1]!.known).toEqual(['maneuver-2', 'start-1']);
    const missing = demand(['maneuver', 'maneuver-3']);
    expect(missing.options('answerDemand', 0)).toEqual(['decline', '+trade']);
    // One of the two is demanded by name, so one is left for the kind.
    const both = ['maneuver', 'any'];
    expect(demand(['maneuver', 'maneuver-1'], both).options('answerDemand', 0)).toContain('accept');
    expect(demand(['maneuver', 'maneuver-1'], both, both).options('answerDemand', 0)).not.toContain('accept');
  });

  test('TW 10.23, TW 10.24 Reward Cards are demanded by kind, two of one kind too', () => {
    const rewards = ['rw-cells-1', 'rw-ore-1', 'rw-ore-2'] as const;
    const table = countering({ rewards }).answer('demandKinds', ['namedRewards'], 1);
    table.answers(['demandReward', 'rw-ore'], ['demandReward', 'rw-ore'], ['demandReward', 'done']);
    table.answer('answerDemand', 'accept', 0);
    expect(table.player(1).rewards).toEqual(['rw-ore-1', 'rw-ore-2']);
    expect(table.player(0).rewards).not.toContain('rw-ore-1');
    const one = countering({ rewards }).answer('demandKinds', ['namedRewards'], 1);
    one.answers(['demandReward', 'rw-cells'], ['demandReward', 'rw-cells'], ['demandReward', 'done']);
    expect(one.options('answerDemand', 0)).not.toContain('accept');
  });

  test('TW 10.24 any amount of Gold or Energy may be demanded', () => {
    const table = countering({ gold: 23 }).answer('demandKinds', ['gold'], 1);
    expect(table.options('demandAmount', 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    table.answers(['demandAmount', 10], ['demandMore', 10], ['demandMore', 3]);
    expect(table.events('BribeDemanded')).toMatchObject([{ bribe: { gold: 23 } }]);
    table.answer('answerDemand', 'accept', 0);
    expect([table.player(0).gold, table.player(1).gold]).toEqual([0, 23]);
    const nine = countering({ gold: 23 }).answer('demandKinds', ['gold'], 1).answer('demandAmount', 9, 1);
    expect(nine.isAsked('answerDemand', 0)).toBe(true);
    const ten = countering({ gold: 23 }).answer('demandKinds', ['gold'], 1);
    ten.answers(['demandAmount', 10], ['demandMore', 0]);
    expect(ten.events('BribeDemanded')).toMatchObject([{ bribe: { gold: 10 } }]);
  });

  test('TW 10.24, TW 1.10 as many Troops as a reserve could hold', () => {
    const table = countering({}).answer('demandKinds', ['troops'], 1);
    expect(table.options('demandAmount', 1).at(-1)).toBe(13);
  });

  test('TW 10.29 a demand goes up to the hand limit and to 4 Reward Cards, named and unnamed together', () => {
    const hand: ArchiveId[] = ['build-01', 'build-02', 'build-03', 'build-04', 'build-05', 'build-06'];
    const rewards = ['rw-cells-1', 'rw-ore-1', 'rw-ore-2'] as const;
    const near = (): WarpTable => countering({}, { hand: ['enforce-1', ...hand], rewards });
    const unnamed = near().answer('demandKinds', ['cards', 'rewards'], 1);
    expect(unnamed.options('demandAmount', 1)).toEqual([1, 2]);
    expect(unnamed.answer('demandAmount', 1, 1).isAsked('answerDemand', 0)).toBe(true); // one Reward Card: no choice
    const mixed = near().answer('demandKinds', ['namedCards', 'cards'], 1);
    mixed.answers(['demandCard', ['elite', 'any']], ['demandCard', ['elite', 'any']]);
    expect(mixed.events('BribeDemanded')).toMatchObject([
      { bribe: { cards: 0, cardKinds: ['elite', 'elite'] } },
    ]);
    const full = countering(
      {},
      { hand: ['enforce-1', ...hand, 'build-07', 'build-08'], rewards: [...rewards, 'rw-find-1'] },
    );
    expect(full.options('demandKinds', 1)).toEqual(['gold', 'energy', 'troops']);
    expect(full.refusal('demandKinds', 'cards', 1)).toMatchObject({ rule: 'TW 10.29' });
  });

  test('TW 17.14, TW 10.25 whoever cannot give what is demanded is asked all the same', () => {
    const table = offer(beforeBribe({ hand: ['build-01'], reserve: 1 }), 'cards', 1);
    table.answer('answerBribe', 'counter', 1).answer('demandKinds', ['gold'], 1).answer('demandAmount', 5, 1);
    expect(table.options('answerDemand', 0)).toEqual(['decline']);
  });
});
