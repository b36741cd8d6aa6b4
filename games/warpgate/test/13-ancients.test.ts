import { shuffleTo } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { ADVANCED_TACTICS, BASIC_TACTICS, HEROES } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { passTurn } from './playing.ts';

const SECTOR = ['ancients-homeworld', 'spec-volcanic', 'spec-oceanic', 'spec-arctic'] as const;

/** Purple ends a round of six in which green has these pieces, usually a Colony on the Ancients homeworld. */
const endRound = (green: Side = { colonies: ['ancients-homeworld'] }, setup: Position = {}): WarpgateTable =>
  passTurn(
    position({
      board: 'R6',
      turn: 4,
      active: 'purple',
      first: 'blue',
      technologies: ['te-cold-archives', 'te-gene-banks'],
      technologyDeck: ['te-war-college', 'te-alien-imports'],
      objectives: ['ob-d1', 'ob-j1'],
      objectiveDeck: ['ob-v1', 'ob-o1'],
      promotion: ['at-ambush', 'at-minefield', 'at-crossfire'],
      ...setup,
      sides: { ...setup.sides, green },
    }),
  );

test('WG 13.4 a Colony on the Ancients homeworld earns a choice of four rewards, to its owner alone', () => {
  const table = endRound();
  expect(table.asked()).toHaveLength(1);
  expect(table.options('ruins', table.seat('green'))).toEqual([
    'technology',
    'objective',
    'good',
    'promotions',
  ]);
});

test('WG 13.4 the four steps of the end of a round come in their order', () => {
  const table = endRound(undefined, {
    technologies: ['te-cold-archives', 'te-probe-relays'],
    objectives: ['ob-d1', 'ob-d2'],
  });
  table.answer('ruins', 'good');
  const order = ['TechnologyRevealed', 'ObjectiveAdded', 'FirstPlayerPassed', 'GoodClaimed', 'RoundBegan'];
  const told = table.match.events.map(({ event }) => event.type).filter((type) => order.includes(type));
  expect(told).toEqual(order);
});

test('WG 13.4, WG 13.5 the reward may be any available Technology; the display is refilled', () => {
  const table = endRound().answer('ruins', 'technology');
  expect(table.options('technology')).toEqual(['te-cold-archives', 'te-gene-banks']);
  table.answer('technology', 'te-gene-banks');
  expect(table.player('green').technologies).toEqual(['te-gene-banks']);
  expect(table.state.technologies).toEqual(['te-cold-archives', 'te-war-college']);
  expect(table.state.round).toBe(2);
});

test('WG 13.4, WG 13.5 or an available Objective of any type; the display is refilled', () => {
  const table = endRound().answer('ruins', 'objective');
  expect(table.options('objective')).toEqual(['desert@1', 'jungle@2']);
  table.answer('objective', 'desert@1');
  expect(table.player('green').objectives).toEqual(['ob-d1']);
  expect(table.state.objectives).toEqual(['ob-j1', 'ob-v1']);
  expect(JSON.stringify(table.view(table.seat('blue')))).not.toContain('ob-d1');
});

test('WG 13.4 or an available Trade Good, unspent', () => {
  const table = endRound().answer('ruins', 'good');
  expect(table.player('green')).toMatchObject({ goods: 1, spentGoods: 0 });
  expect(table.state.goods).toBe(23);
  expect(table.match.undoable(table.seat('green')).ok).toBe(false); // the next round has begun
});

test('WG 13.4, WG 13.5 or the top two Promotion cards: both join the Tactics deck, and only the owner sees them', () => {
  const table = endRound().answer('ruins', 'promotions');
  const green = table.seat('green');
  expect(table.player('green').tacticsDeck.toSorted()).toEqual(
    ['at-ambush', 'at-minefield', ...BASIC_TACTICS].toSorted(),
  );
  expect(table.state.promotionDeck.at(-1)).toBe('at-crossfire');
  expect(table.state.promotionDiscard).toEqual([]);
  expect(table.events('TacticsKept', green)).toMatchObject([
    { count: 2, only: { cards: ['at-ambush', 'at-minefield'] } },
  ]);
  for (const viewer of [table.seat('blue'), 'spectator'] as const) {
    expect(JSON.stringify(table.match.eventsFor(viewer))).not.toContain('at-ambush');
    expect(JSON.stringify(table.view(viewer))).not.toContain('at-ambush');
  }
});

test('WG 11.4, WG 13.5 a Promotion deck of one card is made anew from its discard pile for the second', () => {
  const all = [...HEROES, ...ADVANCED_TACTICS];
  const discard = all.filter((card) => card !== 'at-ambush');
  const onTop = [...discard.filter((card) => card !== 'he-sol-olo'), 'he-sol-olo'] as const;
  const table = endRound(undefined, {
    promotion: ['at-ambush'],
    promotionDiscard: 'rest',
    chance: [shuffleTo<string>(discard, onTop)],
  });
  table.answer('ruins', 'promotions');
  expect(table.player('green').tacticsDeck).toEqual(expect.arrayContaining(['at-ambush', 'he-sol-olo']));
  expect(table.state.promotionDeck).toHaveLength(36);
});

test('WG 13.5 only what is really there can be chosen, and with nothing there is no reward', () => {
  const all = [...HEROES, ...ADVANCED_TACTICS];
  const bare: Position = { technologies: [], technologyDeck: [], objectives: [], objectiveDeck: [] };
  const goods = endRound(undefined, bare);
  expect(goods.options('ruins')).toEqual(['good', 'promotions']);
  expect(endRound(undefined, { goods: 0 }).options('ruins')).toEqual([
    'technology',
    'objective',
    'promotions',
  ]);
  const red: Side = { tactics: all };
  const one = endRound(undefined, { ...bare, promotion: [], sides: { red } });
  expect(one.player('green').goods).toBe(1); // the only reward is not asked for
  const none = endRound(undefined, { ...bare, goods: 0, promotion: [], sides: { red } });
  expect(none.player('green')).toMatchObject({ goods: 0, technologies: [], objectives: [] });
  expect(none.state.round).toBe(2);
});

test('WG 13.5, WG 16.12 taking a reward is no Research: Cold Archives and Peer Review do not act', () => {
  const table = endRound({
    colonies: ['ancients-homeworld'],
    technologies: ['te-peer-review', 'te-cryo-reserves'],
  });
  table.answers(['ruins', 'technology'], ['technology', 'te-cold-archives']);
  expect(table.isAsked('peerReview')).toBe(false);
  const later = endRound(
    { colonies: ['ancients-homeworld'], technologies: ['te-cold-archives'] },
    {
      technologies: ['te-probe-relays', 'te-gene-banks'],
    },
  );
  const { hand } = later.player('green');
  const before = hand.length;
  later.answers(['ruins', 'technology'], ['technology', 'te-probe-relays']);
  expect(later.player('green').hand).toHaveLength(before);
});

test('WG 13.5, WG C43 an Outpost on the homeworld brings nothing, nor does a Colony elsewhere in its sector', () => {
  for (const green of [
    { outposts: ['ancients-homeworld'] },
    { colonies: ['spec-volcanic', 'spec-arctic'] },
  ]) {
    const table = endRound(green);
    expect(table.isAsked('ruins')).toBe(false);
    expect(table.state.round).toBe(2);
  }
});

/** Green settles the homeworld with one ship there. */
const settleHomeworld = (green: Side): WarpgateTable =>
  position({
    board: 'R6',
    turn: 1,
    active: 'green',
    objectives: ['ob-d1', 'ob-j1'],
    sides: { green: { hand: ['ac-01'], ships: { 'ancients-homeworld': 1 }, ...green } },
  })
    .act('control')
    .answer('settle', 'ancients-homeworld');

test('WG 9.6, WG C43 a Colony there takes all four planets of the sector, or one Colony already in it', () => {
  expect(settleHomeworld({}).marker('ancients-homeworld')).toBe('green Outpost');
  const three = settleHomeworld({ outposts: ['spec-volcanic', 'spec-oceanic'] });
  expect(three.marker('ancients-homeworld')).toBe('green Outpost');
  const four = settleHomeworld({ outposts: ['spec-volcanic', 'spec-oceanic', 'spec-arctic'] });
  expect(SECTOR.map((planet) => four.marker(planet))).toEqual(Array(4).fill('green Colony'));
  expect(settleHomeworld({ colonies: ['spec-arctic'] }).marker('ancients-homeworld')).toBe('green Colony');
});

test('WG 13.4, WG 13.6, WG C44 the reward empties the Technology deck: the round that begins now is the last', () => {
  const table = endRound(undefined, { technologyDeck: ['te-war-college'] });
  table.answers(['ruins', 'technology'], ['technology', 'te-gene-banks']);
  expect(table.state.technologyDeck).toEqual([]);
  expect(table.state).toMatchObject({ round: 2, lastRound: true });
  expect(
    endRound(undefined, { technologyDeck: ['te-war-college'] }).answer('ruins', 'good').state.lastRound,
  ).toBe(false);
});

test('WG 13.8 the homeworld pays at the end of the last round too, before the game is scored', () => {
  const table = endRound({ colonies: ['ancients-homeworld'], goods: 1 }, { lastRound: true });
  expect(table.match.over).toBe(false);
  table.answer('ruins', 'good');
  table.expectNothingPending();
  expect(table.match.result.scores[table.seat('green')]).toBe(6);
});

test('WG 13.4 on a board without the Ancients homeworld nobody is asked', () => {
  const table = passTurn(
    position({
      board: 'R5',
      turn: 4,
      active: 'green',
      first: 'yellow',
      sides: { green: { colonies: ['spec-desert', 'spec-jungle'] } },
    }),
  );
  expect(table.isAsked('card')).toBe(true);
  expect(table.state.round).toBe(2);
});
