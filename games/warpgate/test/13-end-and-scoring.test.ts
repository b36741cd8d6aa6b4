import { expect, test } from 'vitest';
import { ADVANCED_TACTICS, BASIC_TACTICS, HEROES, TECHNOLOGY_IDS } from '../content/index.ts';
import type { TechnologyId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { passTurn } from './playing.ts';

/** Two types of each, so that nothing is added at the end of a round. */
const MIXED: Position = {
  technologies: ['te-cold-archives', 'te-gene-banks'],
  objectives: ['ob-d1', 'ob-j1'],
};

/** On board R2: red takes the last turn of a round and does nothing; all that follows from it has happened. */
const endRound = (setup: Position = {}): WarpgateTable =>
  passTurn(position({ turn: 4, active: 'red', first: 'blue', ...MIXED, ...setup }));

/** The whole next round is passed by everybody. */
function passRound(table: WarpgateTable): WarpgateTable {
  for (let n = 0; n < 4 * table.state.order.length; n++) passTurn(table);
  return table;
}

const scored = (blue: Side, setup: Position = {}): WarpgateTable =>
  position({ step: 'finalScoring', ...setup, sides: { ...setup.sides, blue } });
const pointsOfBlue = (blue: Side, setup: Position = {}): number =>
  scored(blue, setup).match.result.scores[0]!;

test('WG 13.1, WG E19 two Arctic Technologies get one card, also Arctic, and a further one only a round later', () => {
  const table = endRound({
    technologies: ['te-cold-archives', 'te-probe-relays'],
    technologyDeck: ['te-cryo-reserves', 'te-peer-review', 'te-gene-banks', 'te-war-college'],
  });
  expect(table.state.technologies).toEqual(['te-cold-archives', 'te-probe-relays', 'te-cryo-reserves']);
  passRound(table);
  expect(table.state.technologies).toHaveLength(4);
  expect(table.state.technologies.at(-1)).toBe('te-peer-review');
  passRound(table);
  expect(table.state.technologies.at(-1)).toBe('te-gene-banks');
  passRound(table); // no longer all alike
  expect(table.state.technologies).toHaveLength(5);
});

test('WG 13.1 two types on display, and nothing is added', () => {
  const table = endRound();
  expect(table.state.technologies).toEqual(['te-cold-archives', 'te-gene-banks']);
});

test('WG 13.1, WG C16 a single Technology and an empty deck: nothing can be added', () => {
  const table = endRound({ technologies: ['te-cold-archives'], technologyDeck: [] });
  expect(table.state.technologies).toEqual(['te-cold-archives']);
  expect(table.events('TechnologyRevealed')).toEqual([]);
});

test('WG 13.2 Objectives of one type get one card face down, one in a round', () => {
  const table = endRound({
    objectives: ['ob-d1', 'ob-d2'],
    objectiveDeck: ['ob-d3', 'ob-d4', 'ob-j1', 'ob-v1'],
  });
  expect(table.view(0).objectives).toEqual(['desert', 'desert', 'desert']);
  expect(JSON.stringify(table.view(0))).not.toContain('ob-d3');
  passRound(table);
  expect(table.state.objectives).toEqual(['ob-d1', 'ob-d2', 'ob-d3', 'ob-d4']);
  expect(endRound().state.objectives).toHaveLength(2);
  expect(endRound({ objectives: ['ob-d1'], objectiveDeck: [] }).state.objectives).toEqual(['ob-d1']);
});

test('WG 13.3 the first player marker goes round clockwise', () => {
  const table = passTurn(position({ board: 'R3', turn: 4, active: 'white', first: 'blue' }));
  const first = [table.state.first];
  for (let n = 0; n < 3; n++) first.push(passRound(table).state.first);
  expect(first.map((seat) => table.state.players[seat]!.colour)).toEqual(['red', 'white', 'blue', 'red']);
  expect(table.state.active).toBe(table.seat('red'));
});

test('WG 13.3 in the solo game the human keeps the first player marker', () => {
  const table = position({ solo: true, turn: 4, step: 'endOfRound' });
  expect(table.state).toMatchObject({ round: 2, turn: 1, first: 0, active: 0 });
  expect(table.events('FirstPlayerPassed')).toEqual([]);
});

test('WG 13.6 each of the three signs at the start of a round makes it the last', () => {
  const signs: Position[] = [{ technologyDeck: [] }, { objectiveDeck: [] }, { goods: 0 }];
  for (const sign of signs) {
    const table = endRound(sign);
    expect(table.state.lastRound).toBe(true);
    expect(table.state.technologies).toHaveLength(2); // the display is not the deck
    expect(table.state.objectives).toHaveLength(2);
  }
  const oneLeft = endRound({
    technologyDeck: ['te-war-college'],
    objectiveDeck: ['ob-v1'],
    goods: 1,
  });
  expect(oneLeft.state.lastRound).toBe(false);
});

test('WG 13.7, WG C26 the last Trade Good is taken in turn 2: this round goes on, the next one is the last', () => {
  const table = position({
    turn: 2,
    active: 'red',
    first: 'blue',
    goods: 1,
    sides: { red: { hand: ['ac-01', 'ac-02', 'ac-07'], ships: { 'home-red': 1 } } },
  });
  table.answer('card', 'ac-07').answer('action', 'trade');
  table.answers(['tradeSecond', 't1a-oceanic'], ['endTurn', 'done']);
  expect(table.state.goods).toBe(0);
  expect(table.state.lastRound).toBe(false);
  for (let n = 0; n < 4; n++) passTurn(table); // turns 3 and 4 of both
  expect(table.state).toMatchObject({ round: 2, turn: 1, lastRound: true });
  passRound(table);
  expect(table.match.over).toBe(true);
});

test('WG 13.8 the last round is told to all, played in full with its end of round, and then scored', () => {
  const table = endRound({
    goods: 0,
    technologies: ['te-cold-archives', 'te-probe-relays'],
    technologyDeck: ['te-gene-banks', 'te-spore-drydocks', 'te-canopy-shelters', 'te-war-college'],
    objectives: ['ob-d1', 'ob-d2'],
    objectiveDeck: ['ob-d3', 'ob-d4'],
  });
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(table.events('RoundBegan', viewer)).toMatchObject([{ round: 2, last: true }]);
    expect(table.view(viewer).lastRound).toBe(true);
  }
  passRound(table);
  expect(table.state.objectives).toEqual(['ob-d1', 'ob-d2', 'ob-d3', 'ob-d4']); // its end of round added one
  expect(table.state.scored).toBe(true);
  table.expectNothingPending();
});

test('WG 13.9 at scoring all Objectives are revealed: 5 VP for a completed one, 0 for a failed one', () => {
  const blue: Side = { objectives: ['ob-d3', 'ob-j6'], goods: 4 };
  const before = position({ sides: { blue } });
  expect(before.view(1).players[0]!.objectives).toEqual([{ type: 'desert' }, { type: 'jungle' }]);
  const table = scored(blue);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(table.view(viewer).players[0]!.objectives).toEqual([
      { type: 'desert', id: 'ob-d3', have: 4, need: 4 },
      { type: 'jungle', id: 'ob-j6', have: 0, need: 4 },
    ]);
  }
  expect(table.match.result.breakdown[0]).toMatchObject({ objectives: 5, goods: 12 });
  expect(table.match.result.scores[0]).toBe(17);
});

test('WG 13.10 each Trade Good is worth 3 VP', () => {
  expect([0, 1, 2, 4].map((goods) => pointsOfBlue({ goods }))).toEqual([0, 3, 6, 12]);
});

test('WG 13.11 every Hero and every Advanced card is worth 1 VP, in the deck or discarded; a Basic card nothing', () => {
  expect(pointsOfBlue({})).toBe(0); // the eight Basic cards
  for (const card of [...HEROES, ...ADVANCED_TACTICS]) {
    expect(pointsOfBlue({ tactics: [card] })).toBe(1);
    expect(pointsOfBlue({ tacticsDiscard: [card] })).toBe(1);
  }
  const blue: Side = {
    faction: 'vorask-warhost',
    tactics: ['at-ambush'],
    tacticsDiscard: ['he-sol-olo', 'bt-a'],
  };
  expect(pointsOfBlue(blue)).toBe(3); // with the starting Hero
  expect([HEROES.length, ADVANCED_TACTICS.length, BASIC_TACTICS.length]).toEqual([16, 22, 8]);
});

/** As the components list prints them; the variable ones with what they score on their own. */
const PRINTED: Readonly<Record<TechnologyId, number>> = {
  'te-alien-imports': 2,
  'te-free-port-charter': 0,
  'te-sandrunner-hulls': 2,
  'te-prospector-guilds': 2,
  'te-caravan-networks': 0,
  'te-solar-foundries': 2,
  'te-spore-drydocks': 2,
  'te-gene-banks': 2,
  'te-canopy-shelters': 2,
  'te-symbiotic-crews': 2,
  'te-overgrowth-doctrine': 0,
  'te-terraforming-seeds': 0,
  'te-magma-lances': 2,
  'te-countermeasures': 2,
  'te-salvage-yards': 2,
  'te-siege-doctrine': 2,
  'te-overcharged-drives': 2,
  'te-war-college': 0,
  'te-trophy-halls': 0,
  'te-warp-capacitors': 2,
  'te-tidal-slingshots': 2,
  'te-deep-sea-vaults': 0,
  'te-gate-harmonics': 0,
  'te-current-charts': 2,
  'te-lagoon-shipyards': 2,
  'te-cold-archives': 2,
  'te-probe-relays': 2,
  'te-cryo-reserves': 2,
  'te-glacial-bastions': 2,
  'te-peer-review': 2,
  'te-monolith-studies': 1, // half of itself, rounded up
  'te-time-dilation': 0,
};

test('WG 13.12, WG 22.38 each of the 32 Technologies scores its printed VP', () => {
  for (const id of TECHNOLOGY_IDS)
    expect([id, pointsOfBlue({ technologies: [id] })]).toEqual([id, PRINTED[id]]);
  expect(TECHNOLOGY_IDS).toHaveLength(32);
  expect(pointsOfBlue({ technologies: ['te-cold-archives', 'te-gene-banks', 'te-war-college'] })).toBe(4);
});

test('WG 17.8 the kept Exploration tokens score their printed VP', () => {
  const tokens = [
    'desert:relic',
    'arctic:relic',
    'ancients:vault',
    'ancients:guardians',
    'jungle:beacon',
  ] as const;
  const points = tokens.map((token) => pointsOfBlue({ tokens: [token] }, { board: 'R6', tokens: {} }));
  expect(points).toEqual([1, 1, 2, 1, 0]);
});

test('WG 13.10, WG 13.11, WG 13.12, WG E20 three Trade Goods, two cards and three Technologies make 16', () => {
  const table = scored({
    faction: 'roguu-conglomerate',
    goods: 3,
    spent: 2,
    tactics: ['at-ambush'],
    technologies: ['te-cold-archives', 'te-war-college', 'te-free-port-charter'],
  });
  const parts = { objectives: 0, goods: 9, tactics: 2, technologies: 2 + 0 + 3, tokens: 0 };
  expect(table.match.result.breakdown[0]).toEqual(parts);
  expect(table.match.result.scores[0]).toBe(16);
});

test('WG 13.13 markers, ships and battles won score nothing by themselves', () => {
  const blue: Side = {
    ships: { 't1a-desert': 6, 't1a-arctic': 6 },
    colonies: ['t1a-arctic', 't1a-oceanic', 'home-blue', 'home-red'],
    outposts: ['t2b-jungle', 't4c-jungle'],
  };
  expect(pointsOfBlue(blue)).toBe(0);
  const table = position({
    turn: 4,
    active: 'red',
    lastRound: true,
    sides: {
      blue: { ships: { 't1a-desert': 1 }, tactics: ['bt-f', 'bt-e'] },
      red: { hand: ['ac-02'], ships: { 't1a-oceanic': 3 }, tactics: ['bt-d', 'bt-e'] },
    },
  }).act('advance');
  table.answers(['moveTo', 't1a-desert'], ['shipsToMove', 3], ['tactics', 'bt-f', 0], ['tactics', 'bt-d', 1]);
  expect(table.events('BattleWon')).toMatchObject([{ seat: 1 }]);
  table.answer('endTurn', 'done');
  expect(table.match.result.scores).toEqual([0, 0]);
});

const tile = (id: string): string[] =>
  ['arctic', 'oceanic', 'desert', 'jungle', 'volcanic'].map((type) => `${id}-${type}`);

test('WG 13.15 the most VP win, whatever is controlled; a tie goes to the most planets', () => {
  const ahead = scored({ goods: 1 }, { sides: { red: { outposts: tile('t1a') } } });
  expect(ahead.match.result).toMatchObject({ scores: [3, 0], winners: [0] });
  const tied = scored(
    { goods: 1, colonies: ['home-blue'] },
    { sides: { red: { goods: 1, outposts: tile('t1a') } } },
  );
  expect(tied.match.result).toMatchObject({ scores: [3, 3], winners: [1] });
  expect(tied.events('GameScored', 'spectator')).toMatchObject([{ scores: [3, 3], winners: [1] }]);
});

test('WG 13.15, WG C45 with 6 planets each, Outposts counted, the victory is shared', () => {
  const table = scored(
    { goods: 2, outposts: tile('t1a'), colonies: ['home-blue'] },
    { sides: { red: { goods: 2, outposts: [...tile('t2b'), 't4c-jungle'] } } },
  );
  expect(table.match.result).toMatchObject({ scores: [6, 6], winners: [0, 1] });
});

test('WG 13.15, WG C66 of three with equal VP and 7, 7 and 5 planets the first two share the victory', () => {
  const table = scored(
    { goods: 1, outposts: [...tile('t1a'), 't3b-desert', 't3b-jungle'] },
    {
      board: 'R3',
      sides: {
        red: { goods: 1, outposts: [...tile('t5d'), 't3b-oceanic', 't3b-arctic'] },
        white: { goods: 1, outposts: tile('t4c') },
      },
    },
  );
  expect(table.match.result).toMatchObject({ scores: [3, 3, 3], winners: [0, 1] });
});

test('WG 13.16 round 20 is the last one in any case', () => {
  expect(endRound({ round: 18 }).state).toMatchObject({ round: 19, lastRound: false });
  const table = endRound({ round: 19 });
  expect(table.state).toMatchObject({ round: 20, lastRound: true });
  expect(passRound(table).match.over).toBe(true);
});
