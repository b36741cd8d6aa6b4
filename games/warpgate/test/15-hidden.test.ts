import { canonical } from '@warptable/kernel';
import type { Viewer } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { warpgate } from '../rules/game.ts';
import { boardOf } from '../rules/geometry.ts';
import type { State } from '../rules/state.ts';
import { position } from './arrange.ts';

const BLUE = 0;
const RED = 1;

type Change = (s: State) => void;

/** Who would see it if just this were different. */
function noticedBy(
  state: State,
  change: Change,
  viewers: readonly Viewer[],
): 'nobody' | 'blue' | 'all' | Viewer[] {
  const changed = warpgate.copy(state);
  change(changed);
  expect(canonical(changed)).not.toBe(canonical(state));
  const who = viewers.filter(
    (viewer) => canonical(warpgate.view(state, viewer)) !== canonical(warpgate.view(changed, viewer)),
  );
  if (who.length === 0) return 'nobody';
  if (who.length === viewers.length) return 'all';
  return who.join() === '0' ? 'blue' : who;
}

/** Swaps the first card of one pile with the last of another. */
function swap<Card>(one: Card[], other: Card[]): void {
  const last = other.length - 1;
  [one[0], other[last]] = [other[last]!, one[0]!];
}

function turnOver<Card>(pile: Card[]): void {
  pile.splice(0, pile.length, ...pile.toReversed());
}

const blue = (s: State): State['players'][number] => s.players[BLUE]!;

/** Blue has something of everything; the deck of Objectives has two of a type on top. */
function richPosition(): State {
  const table = position({
    active: 'red',
    turn: 3,
    technologies: ['te-war-college', 'te-gene-banks'],
    objectives: ['ob-d1', 'ob-j1'],
    objectiveDeck: ['ob-a1', 'ob-a2', 'ob-v1', 'ob-d2', 'ob-j2'],
    promotion: ['at-ambush', 'at-minefield'],
    tokens: { 't4c-jungle': 'relic' },
    sides: {
      blue: {
        faction: 'myrrhian-oracles',
        hand: ['ac-01', 'ac-05', 'ac-09'],
        deck: ['ac-10', 'ac-11'],
        discard: 'rest',
        technologies: ['te-cryo-reserves'],
        objectives: ['ob-j3', 'ob-v2'],
        tactics: ['at-crossfire', 'bt-a'],
        tacticsDiscard: ['bt-b', 'bt-c'],
        outposts: ['t4c-desert'],
        goods: 2,
        spent: 1,
      },
    },
  });
  return table.sideAction(BLUE, 'layCard', 'ac-05').state;
}

const ROWS: readonly (readonly [string, 'nobody' | 'blue' | 'all', Change])[] = [
  ['which cards are in a hand', 'blue', (s) => swap(blue(s).hand, blue(s).deck)],
  ['how many cards are in a hand', 'all', (s) => blue(s).discard.push(blue(s).hand.pop()!)],
  ['the order of an Action deck', 'nobody', (s) => turnOver(blue(s).deck)],
  ['how many cards are in an Action deck', 'all', (s) => blue(s).hand.push(blue(s).deck.pop()!)],
  ['a card in a slot', 'all', (s) => swap(blue(s).slots, blue(s).deck)],
  ['which card is laid in advance', 'blue', (s) => (blue(s).laid = 'ac-09')],
  ['that a card is laid in advance', 'all', (s) => (blue(s).laid = null)],
  ['a card in an Action discard pile', 'all', (s) => swap(blue(s).discard, blue(s).deck)],
  ['the order of a Tactics deck', 'nobody', (s) => turnOver(blue(s).tacticsDeck)],
  [
    'which cards are in a Tactics deck',
    'blue',
    (s) => (blue(s).tacticsDeck[blue(s).tacticsDeck.indexOf('at-crossfire')] = 'at-ambush'),
  ],
  ['how many cards are in a Tactics deck', 'all', (s) => blue(s).tacticsDeck.pop()],
  ['a card in a Tactics discard pile', 'all', (s) => swap(blue(s).tacticsDiscard, blue(s).tacticsDeck)],
  ['the order of the Promotion deck', 'nobody', (s) => turnOver(s.promotionDeck)],
  ['how many cards are in the Promotion deck', 'all', (s) => s.promotionDeck.pop()],
  ['a card in the Promotion discard pile', 'all', (s) => s.promotionDiscard.push('at-ambush')],
  ['the order of the Technology deck', 'nobody', (s) => turnOver(s.technologyDeck)],
  ['how many cards are in the Technology deck', 'all', (s) => s.technologyDeck.pop()],
  ['an available Technology', 'all', (s) => swap(s.technologies, s.technologyDeck)],
  ['an owned Technology', 'all', (s) => swap(blue(s).technologies, s.technologyDeck)],
  [
    'which Objective of its type is on top of the deck',
    'nobody',
    (s) => s.objectiveDeck.push(...s.objectiveDeck.splice(-2, 1)),
  ],
  ['the type of the Objective on top of the deck', 'all', (s) => turnOver(s.objectiveDeck)],
  [
    'the order of the Objectives below it',
    'nobody',
    (s) => s.objectiveDeck.unshift(...s.objectiveDeck.splice(1, 1)),
  ],
  ['how many cards are in the Objectives deck', 'all', (s) => s.objectiveDeck.shift()],
  ['which Objective of its type is available', 'nobody', (s) => (s.objectives[0] = 'ob-d6')],
  ['the type of an available Objective', 'all', (s) => (s.objectives[0] = 'ob-o1')],
  ['which Objective of its type a player has', 'blue', (s) => (blue(s).objectives[0] = 'ob-j6')],
  ['the type of an Objective a player has', 'all', (s) => (blue(s).objectives[0] = 'ob-o1')],
  ['how many Objectives a player has', 'all', (s) => blue(s).objectives.pop()],
  ['a Technology in the box', 'nobody', (s) => swap(s.unusedTechnologies, s.technologyDeck)],
  ['an Objective in the box', 'nobody', (s) => turnOver(s.unusedObjectives)],
  ['the faction, and so the Basic card in the box', 'all', (s) => (blue(s).faction = 'myrrhian-archive')],
  ['ships in supply', 'all', (s) => blue(s).ships--],
  ['markers in supply', 'all', (s) => blue(s).markers--],
  ['ships on a planet', 'all', (s) => s.fleetSize[s.gates[BLUE]!]!++],
  ['the side of a marker', 'all', (s) => (s.isColony[boardOf(s).place('t4c-desert')] = true)],
  ['where a drone is', 'all', (s) => (blue(s).drone = 0)],
  ['Trade Goods', 'all', (s) => blue(s).goods++],
  ['spent Trade Goods', 'all', (s) => blue(s).spentGoods--],
  ['available Trade Goods', 'all', (s) => s.goods--],
  [
    'the front of an Exploration token',
    'nobody',
    (s) => (s.tokens[boardOf(s).place('t4c-jungle')] = 'jungle:hazard'),
  ],
  ['that an Exploration token lies there', 'all', (s) => (s.tokens[boardOf(s).place('t4c-jungle')] = null)],
  ['tokens in the box', 'nobody', (s) => turnOver(s.unusedTokens)],
];

describe('what is seen of a position', () => {
  test.each(ROWS)('WG 15.1, WG 15.4 %s: %s', (_, who, change) => {
    expect(noticedBy(richPosition(), change, [BLUE, RED, 'spectator'])).toBe(who);
  });

  test('WG 15.1 a face-down Exploration token shows its type', () => {
    const { places } = warpgate.view(richPosition(), 'spectator');
    expect(places.find(({ id }) => id === 't4c-jungle')).toEqual({ id: 't4c-jungle', token: 'jungle' });
  });

  test('WG 15.1 the owner knows the Tactics deck as a set, and the cards of the hand', () => {
    const own = warpgate.view(richPosition(), BLUE).players[BLUE]!.own!;
    expect(own.hand).toEqual(['ac-01', 'ac-05', 'ac-09']);
    expect(own.laid).toBe('ac-05');
    expect(own.tacticsDeck).toEqual([
      'at-crossfire',
      'bt-a',
      'bt-d',
      'bt-e',
      'bt-f',
      'bt-h',
      'he-seer-quill',
    ]);
  });
});

describe('what is seen of the Gatekeepers', () => {
  const ai = (s: State): State['players'][number] => s.players[1]!;
  const keepers = (s: State): NonNullable<State['gatekeepers']> => s.gatekeepers!;

  function soloPosition(): State {
    const { state } = position({
      solo: true,
      turn: 3,
      gateCards: ['jungle', 'technology'],
      sides: { red: { tactics: ['at-ambush'] } },
    });
    ai(state).objectives.push('ob-d1');
    return state;
  }

  const SOLO_ROWS: readonly (readonly [string, 'nobody' | 'all', Change])[] = [
    [
      'the order of the AI Action deck below its top card',
      'nobody',
      (s) => keepers(s).deck.unshift(...keepers(s).deck.splice(1, 1)),
    ],
    ['the back of its top card', 'all', (s) => turnOver(keepers(s).deck)],
    ['how many cards it has', 'all', (s) => keepers(s).discard.push(keepers(s).deck.shift()!)],
    ['the backs of the cards in its slots', 'all', (s) => swap(keepers(s).slots, keepers(s).deck)],
    ['the fronts of its cards', 'nobody', (s) => turnOver(keepers(s).objectives)],
    [
      'which cards are in the AI Tactics deck',
      'nobody',
      (s) => ai(s).tacticsDeck.splice(-1, 1, 'at-minefield'),
    ],
    ['how many cards are in the AI Tactics deck', 'all', (s) => ai(s).tacticsDeck.pop()],
    ['which Objective of its type the AI has', 'nobody', (s) => (ai(s).objectives[0] = 'ob-d2')],
    ['the type of an Objective the AI has', 'all', (s) => (ai(s).objectives[0] = 'ob-a1')],
  ];

  test.each(SOLO_ROWS)('WG 15.1 %s: %s', (_, who, change) => {
    expect(noticedBy(soloPosition(), change, [0, 'spectator'])).toBe(who);
  });
});
