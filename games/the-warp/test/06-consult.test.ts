import { describe, expect, test } from 'vitest';
import { ARCHIVE, COMBAT_IDS, DECK_IDS } from '../content/index.ts';
import type { ArchiveId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { story } from './raiding.ts';

const consult = (me: Side, more: Position = {}): WarpTable =>
  position({ step: 'consult', ...more, sides: { ...more.sides, 0: me } });

const EIGHT: readonly ArchiveId[] = [
  'build-01',
  'build-02',
  'build-03',
  'build-04',
  'upgrade-01',
  'upgrade-02',
  'maneuver-1',
  'elite-1',
];
const cards = (n: number): readonly ArchiveId[] => EIGHT.slice(0, n);

/** These cards in the hands of the other five players, at most 10 each. */
const inOtherHands = (held: readonly ArchiveId[]): Record<number, Side> =>
  Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [seat, { hand: held.slice(10 * (seat - 1), 10 * seat) }]));

const types = (held: readonly ArchiveId[]): Set<string> => new Set(held.map((card) => ARCHIVE[card].type));

/** Every Archive card of the deck is somewhere, once. */
function expectAllCards({ state }: WarpTable): void {
  const all = [
    ...state.deck,
    ...state.lineUp,
    ...state.discard,
    ...state.players.flatMap(({ hand }) => hand),
  ];
  expect(all.filter((card) => !card.startsWith('start')).toSorted()).toEqual(DECK_IDS.toSorted());
}

describe('TW 6.1 to TW 6.4 discards', () => {
  test('TW 6.1 up to 3 cards, then 2 are drawn', () => {
    const table = consult({ hand: cards(5) });
    table.answers(['discard', 'build-01'], ['discard', 'build-02'], ['discard', 'build-03']);
    expect(table.isAsked('discard')).toBe(false); // not a fourth one
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.player(0).hand).toHaveLength(4);
    expect(table.isAsked('drawFrom')).toBe(false);
    expectAllCards(table);
  });

  test('TW 6.1, TW 6.6 none need be discarded in order to draw', () => {
    const table = consult({ hand: cards(2) }).answer('discard', 'draw');
    expect(table.events('CardsDiscarded')).toEqual([]);
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0 });
    expect(table.player(0).hand).toHaveLength(4);
  });

  test('TW 6.2, TW 6.7, TW E6 three discards worth 2/2, then a card of the line-up and one of the deck', () => {
    const table = consult(
      { hand: ['build-13', 'maneuver-1', 'upgrade-01'] },
      {
        lineUp: ['build-01', 'build-02', 'upgrade-05', 'elite-1'],
        deck: ['jetpack-1', 'defect-1', 'build-03'],
      },
    );
    table.answers(['discard', 'build-13'], ['discard', 'maneuver-1'], ['discard', 'upgrade-01']);
    expect(table.player(0)).toMatchObject({ gold: 2, energy: 2 });
    table.answer('drawFrom', 'upgrade-05');
    expect(table.state.lineUp).toEqual(['build-01', 'build-02', 'elite-1']);
    table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toEqual(['jetpack-1', 'upgrade-05']);
    expect(table.state.lineUp).toEqual(['build-01', 'build-02', 'elite-1', 'defect-1']);
    expectAllCards(table);
  });

  test('TW 6.2 the discards are shown and lie faceup in the order the player likes', () => {
    const table = consult({ hand: cards(3) }, { discard: ['elite-2'] });
    table.answers(['discard', 'build-03'], ['discard', 'build-01'], ['discard', 'draw']);
    expect(table.events('CardsDiscarded', 1).flatMap(({ cards: shown }) => shown)).toEqual([
      'build-03',
      'build-01',
    ]);
    expect(table.view(1).discard).toEqual(['elite-2', 'build-03', 'build-01']); // the last one on top
  });

  test('TW 6.3 the discards are one announcement: nothing comes between them, and the value comes at the end', () => {
    const table = consult({ hand: cards(3), gold: 2, rewards: ['rw-ore-1'] });
    expect(table.options('discard')).toEqual(expect.arrayContaining(['+trade', '+reward:rw-ore-1']));
    table.answer('discard', 'build-01');
    expect(table.options('discard')).toEqual(['build-02', 'build-03', 'draw']);
    expect(table.player(0).gold).toBe(2);
    table.answers(['discard', 'build-03'], ['discard', 'draw']);
    expect(table.player(0).gold).toBe(4);
    expect(table.events('Gained')).toEqual([{ type: 'Gained', seat: 0, gold: 2, energy: 0 }]);
  });

  test('TW 6.3 the Energy bonus is added to them', () => {
    const table = consult(
      { hand: cards(2), levels: { 'energy-plant': 2 }, troops: { 's1-start': 1, 'ring-1': 1, 'ring-2': 1 } },
      {
        areas: Object.fromEntries(
          ['s1-start', 'ring-1', 'ring-2'].map((id) => [id, { buildings: ['energy-plant'] as const }]),
        ),
      },
    );
    table.answers(['discard', 'build-01'], ['discard', 'build-02']);
    expect(table.question('gainGold').ask.about).toEqual({ of: 2 }); // both together
  });

  test('TW 6.4 a Start Card gives its value and leaves the game', () => {
    const table = consult({ hand: ['build-01', 'start-1'] }, { discard: ['elite-2'] });
    table.answers(['discard', 'start-1'], ['discard', 'draw']);
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 1 });
    expect(table.state.discard).toEqual(['elite-2']);
    expect(table.state.spent).toContain('start-1');
  });
});

describe('TW 6.5 to TW 6.8 draws', () => {
  test.each([
    [5, 2],
    [6, 2],
    [7, 1],
    [8, 0],
  ])('TW 6.5, TW E7 with %i cards %i are drawn', (held, drawn) => {
    const table = consult({ hand: cards(held) })
      .answer('discard', 'draw')
      .answerAll('drawFrom', 'deck');
    expect(table.player(0).hand).toHaveLength(held + drawn);
    expect(table.events('CardDrawn')).toHaveLength(drawn);
  });

  test('TW 6.5, TW E7 what counts is the hand after the discards', () => {
    const table = consult({ hand: EIGHT }).answers(['discard', 'build-01'], ['discard', 'draw']);
    table.answerAll('drawFrom', 'deck');
    expect(table.events('CardDrawn')).toHaveLength(1);
  });

  test('TW 6.5 the two cards must be drawn', () => {
    const table = consult({ hand: [] });
    expect(table.options('drawFrom')).not.toContain('stop');
    expect(table.answer('drawFrom', 'deck').options('drawFrom')).not.toContain('stop');
  });

  test('TW 6.7 every card is chosen after the one before was seen', () => {
    const table = consult({ hand: [] }, { deck: ['elite-2', 'elite-1'] }).answer('drawFrom', 'deck');
    expect(table.view(0).players[0]!.own!.hand).toEqual(['elite-2']);
    expect(table.events('CardDrawn', 1)).toEqual([{ type: 'CardDrawn', seat: 0 }]);
    expect(table.options('drawFrom')).toEqual(['deck', ...table.state.lineUp]);
  });

  test('TW 6.7 the same holds for draws elsewhere', () => {
    const lineUp = ['build-01', 'upgrade-01', 'elite-1', 'elite-2'] as const;
    const table = position({
      sides: { 0: { rewards: ['rw-find-1'] } },
      lineUp,
      deck: ['build-02', 'build-03'],
    });
    table.answer('action', '+reward:rw-find-1');
    expect(table.options('drawFrom')).toEqual(['deck', ...lineUp, 'stop']);
    table.answers(['drawFrom', 'elite-1'], ['drawFrom', 'deck'], ['drawFrom', 'build-01']);
    expect(table.player(0).hand).toEqual(['build-01', 'build-02', 'elite-1']);
    expect(table.events('LineUpCardTaken', 1).map(({ card }) => card)).toEqual(['elite-1', 'build-01']);
  });

  test('TW 6.8 what is missing in the line-up is replaced when Consult ends, not between its draws', () => {
    const lineUp = ['build-01', 'upgrade-01', 'elite-1', 'elite-2'] as const;
    const table = consult({}, { lineUp, deck: ['build-07', 'defect-2'] }).answer('drawFrom', 'build-01');
    expect(table.options('drawFrom')).toEqual(['deck', 'upgrade-01', 'elite-1', 'elite-2']);
    table.answer('drawFrom', 'upgrade-01');
    expect(table.state.lineUp.toSorted()).toEqual(['build-07', 'defect-2', 'elite-1', 'elite-2']);
  });

  test('TW 6.8 and elsewhere when the whole draw is finished', () => {
    const lineUp = ['build-01', 'upgrade-01', 'elite-1', 'build-04'] as const;
    const table = position({
      sides: { 0: { rewards: ['rw-find-1'] } },
      lineUp,
      deck: ['build-02', 'build-03'],
    });
    table.answer('action', '+reward:rw-find-1').answers(['drawFrom', 'elite-1'], ['drawFrom', 'build-01']);
    expect(table.options('drawFrom')).toEqual(['deck', 'upgrade-01', 'build-04', 'stop']);
    table.answer('drawFrom', 'stop');
    expect(table.state.lineUp).toEqual(['upgrade-01', 'build-04', 'build-02', 'build-03']);
  });
});

describe('TW 6.9 to TW 6.12 line-up and deck', () => {
  const threeCombat = ['enforce-1', 'enforce-2', 'enforce-3', 'build-01'] as const;

  test('TW C41, TW 6.9 four of one type: Discard Pile and line-up go into the deck, 4 new cards come', () => {
    const table = consult(
      {},
      { lineUp: threeCombat, deck: ['build-02', 'elite-1'], discard: ['build-03', 'upgrade-01'] },
    );
    table.answer('drawFrom', 'build-01');
    expect(table.state.lineUp).toEqual(['enforce-1', 'enforce-2', 'enforce-3']);
    expect(table.events('ArchiveShuffled')).toEqual([]);
    table.answer('drawFrom', 'deck'); // build-02; then the refill brings elite-1
    expect(table.events('ArchiveShuffled').length).toBeGreaterThanOrEqual(1);
    expect(table.state.lineUp).toHaveLength(4);
    expect(types(table.state.lineUp).size).toBeGreaterThan(1);
    expect(table.state.discard).toEqual([]);
    expect(table.state.deck).toHaveLength(60 - 4 - 2);
    expectAllCards(table);
  });

  test('TW 6.9 nothing is shuffled for three of one type and another', () => {
    const table = consult({}, { lineUp: threeCombat, deck: ['build-02', 'upgrade-02'] });
    table.answers(['drawFrom', 'build-01'], ['drawFrom', 'deck']);
    expect(table.events('ArchiveShuffled')).toEqual([]);
    expect(table.state.lineUp).toEqual(['enforce-1', 'enforce-2', 'enforce-3', 'upgrade-02']);
  });

  test('TW 6.9 if all cards that are left are of one type, the line-up stays', () => {
    const develops = DECK_IDS.filter((card) => !COMBAT_IDS.includes(card as never));
    const table = consult({}, { seats: 6, lineUp: COMBAT_IDS.slice(0, 4), sides: inOtherHands(develops) });
    table.answers(['drawFrom', 'deck'], ['drawFrom', COMBAT_IDS[0]!]);
    expect(table.events('ArchiveShuffled')).toEqual([]);
    expect(table.state.lineUp).toHaveLength(4);
    expect(types(table.state.lineUp)).toEqual(new Set(['combat']));
  });

  test('TW 6.10 the line-up is checked after an exchange with it', () => {
    const volut: Side = { races: ['volut-smugglers'], hand: ['elite-1', 'build-02'] };
    const table = position({ sides: { 0: volut }, lineUp: threeCombat }).answer('action', '+smuggle');
    table.answers(['smuggleOut', 'elite-1'], ['smuggleIn', 'build-01']);
    expect(table.player(0).hand).toEqual(['build-01', 'build-02']);
    expect(table.events('ArchiveShuffled').length).toBeGreaterThanOrEqual(1);
    expect(types(table.state.lineUp).size).toBeGreaterThan(1);
    const mixed = position({ sides: { 0: volut }, lineUp: threeCombat }).answer('action', '+smuggle');
    mixed.answers(['smuggleOut', 'build-02'], ['smuggleIn', 'build-01']);
    expect(mixed.events('ArchiveShuffled')).toEqual([]);
  });

  test('TW 6.10 not while a taken card is still missing', () => {
    const table = consult({}, { lineUp: threeCombat, deck: ['build-02', 'upgrade-02'] });
    table.answer('drawFrom', 'build-01');
    // Three Combat Cards are left, and they stay.
    expect(table.options('drawFrom')).toEqual(['deck', 'enforce-1', 'enforce-2', 'enforce-3']);
  });

  test('TW C42, TW 6.11 with 1 card in the deck the Discard Pile is shuffled after the first draw', () => {
    const table = consult({}, { deck: ['elite-1'], discard: 'rest' });
    const pile = table.state.discard.length;
    table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toEqual(['elite-1']);
    expect(table.events('ArchiveShuffled')).toEqual([]); // only when a card is to be taken
    table.answer('drawFrom', 'deck');
    expect(table.events('ArchiveShuffled')).toHaveLength(1);
    expect(table.player(0).hand).toHaveLength(2);
    expect(table.state.discard).toEqual([]);
    expect(table.state.deck).toHaveLength(pile - 1);
    expectAllCards(table);
  });

  /** 56 cards in the six hands, so that deck and Discard Pile are empty. */
  const LINE_UP = ['build-05', 'upgrade-05', 'elite-2', 'build-06'] as const;
  const rest = DECK_IDS.filter((card) => !LINE_UP.includes(card as never) && !cards(6).includes(card));
  const exhausted = (more: Position = {}): WarpTable =>
    consult({ hand: cards(6) }, { seats: 6, lineUp: LINE_UP, ...more, sides: inOtherHands(rest) });

  test('TW 6.11 if the Discard Pile is empty too, only the line-up is left', () => {
    const table = exhausted().answer('discard', 'draw');
    expect([table.state.deck, table.state.discard]).toEqual([[], []]);
    expect(table.options('drawFrom')).toEqual([...LINE_UP]);
  });

  test('TW 6.11 if nothing is left, nothing is drawn', () => {
    const others = DECK_IDS.filter((card) => card !== 'elite-2');
    const table = consult(
      { races: ['zeto-archivists'], hand: others.slice(50) }, // 9 cards, of 10
      { seats: 6, lineUp: ['elite-2'], sides: inOtherHands(others.slice(0, 50)) },
    ).answer('discard', 'draw');
    expect(table.player(0).hand).toHaveLength(10);
    expect(table.isAsked('drawFrom')).toBe(false);
  });

  test('TW 6.12 the line-up is filled as far as possible, and again at the next chance', () => {
    const table = exhausted({ step: 'extract' }).answer('extract', 'resources');
    table.answers(['discard', 'build-01'], ['discard', 'draw']);
    table.answers(['drawFrom', 'build-05'], ['drawFrom', 'upgrade-05']);
    expect(table.state.lineUp.toSorted()).toEqual(['build-01', 'build-06', 'elite-2']); // one is still missing
    passTurn(table);
    table.answer('extract', 'resources');
    const [one, two, three] = table.player(1).hand;
    table.answers(['discard', one!], ['discard', two!], ['discard', three!]).answer('drawFrom', 'deck');
    expect(table.state.lineUp).toHaveLength(4);
  });
});

describe('TW 6.13 to TW 6.15 hand and Discard Pile', () => {
  test('TW 6.13, TW C43 a discard as part of a cost gives nothing, not even of a Start Card, which leaves the game', () => {
    const discarding = (other: 'start-1' | 'maneuver-1'): WarpTable => {
      const hand = ['build-any-1', other] as const;
      const table = position({ sides: { 0: { hand, gold: 2, energy: 1 } } }).answer('action', 'develop');
      return table.answer('develop', ['build-any-1', '1', 'sentry-tower', 's1-start', '2/0', other]);
    };
    const start = discarding('start-1');
    expect(start.player(0)).toMatchObject({ gold: 0, energy: 1, hand: [] });
    expect(start.state.spent).toContain('start-1');
    expect(start.view(1).discard).toEqual(['build-any-1']);
    const combat = discarding('maneuver-1');
    expect(combat.player(0)).toMatchObject({ gold: 0, energy: 1 });
    expect(combat.view(1).discard).toEqual(['maneuver-1', 'build-any-1']);
    expect(story(combat, 'Gained')).toEqual([]);
  });

  test('TW 6.14 the Start Card counts for the hand limit of 8', () => {
    const table = consult({ hand: [...cards(7), 'start-1'] }).answer('discard', 'draw');
    expect(table.events('CardDrawn')).toEqual([]);
    expect(table.view(0).players[0]!.own!.handLimit).toBe(8);
  });

  test('TW 6.14 every draw stops at the limit', () => {
    const table = position({ sides: { 0: { hand: cards(7), rewards: ['rw-find-1'] } } });
    table.answers(['action', '+reward:rw-find-1'], ['drawFrom', 'deck']);
    expect(table.isAsked('drawFrom')).toBe(false);
    expect(table.player(0).hand).toHaveLength(8);
    const full = position({ sides: { 0: { hand: EIGHT, rewards: ['rw-find-1'], gold: 1 } } });
    expect(full.refusal('action', '+reward:rw-find-1')).toEqual({ rule: 'TW 11.6', reason: 'rewardUseless' });
  });

  test('TW 6.14 if the limit falls the cards are kept, and none is drawn until the hand is below it', () => {
    const ten = [...EIGHT, 'jetpack-1', 'jetpack-2'] as const;
    const kept = consult({ hand: ten }).answer('discard', 'draw');
    expect(kept.player(0).hand).toHaveLength(10);
    const eight = consult({ hand: ten }).answers(
      ['discard', 'build-01'],
      ['discard', 'build-02'],
      ['discard', 'draw'],
    );
    expect(eight.isAsked('drawFrom')).toBe(false);
    const seven = consult({ hand: ten });
    seven.answers(['discard', 'build-01'], ['discard', 'build-02'], ['discard', 'build-03']);
    expect(seven.answerAll('drawFrom', 'deck').player(0).hand).toHaveLength(8);
  });

  test('TW 6.15 everybody may look through the Discard Pile', () => {
    const table = position({ discard: ['elite-1', 'build-05', 'upgrade-01'] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(table.view(viewer).discard).toEqual(['upgrade-01', 'build-05', 'elite-1']);
    }
  });
});
