import { expect, test } from 'vitest';
import { boardOf } from '../rules/geometry.ts';
import { warpgate } from '../rules/game.ts';
import type { TokenId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Side, WarpgateTable } from './arrange.ts';
import { BASE, FIELD, fight } from './fighting.ts';
import { passTurn, startedGame } from './playing.ts';

/** What was revealed so far, in order: 't1a-jungle relic'. */
const revealed = (table: WarpgateTable): string[] =>
  table.events('TokenRevealed').map(({ place, token }) => `${place} ${token.split(':')[1]}`);

const tokenAt = (table: WarpgateTable, place: string): TokenId | null =>
  table.state.tokens[boardOf(table.state).place(place)]!;

test('WG 17.1 without the option there are no tokens; it is off unless chosen', () => {
  expect(warpgate.readOptions({}, 3)).toMatchObject({ exploration: 'off' });
  const { state: s } = startedGame(6, { factions: 'dealt' });
  expect(s.tokens.every((token) => token === null)).toBe(true);
  expect([s.unusedTokens, s.discardedTokens]).toEqual([[], []]);
});

test('WG 17.2 every planet but the home planets gets a token of its type; the homeworld one of its own', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    const table = startedGame(seats, { factions: 'dealt', exploration: 'on' });
    const { tokens, unusedTokens, discardedTokens } = table.state;
    let lying = 0;
    boardOf(table.state).places.forEach(({ id, world }, place) => {
      const bare = world === 'gate' || id.startsWith('home-');
      expect(tokens[place]?.split(':')[0]).toBe(bare ? undefined : world);
      if (tokens[place] !== null) lying++;
    });
    expect(lying).toBe(seats === 6 ? 34 : seats === 5 ? 32 : seats === 4 ? 20 : seats === 3 ? 20 : 15);
    expect([lying + unusedTokens.length, discardedTokens.length]).toEqual([83, 0]);
    expect(tokens.some((token) => token?.startsWith('ancients'))).toBe(seats === 6);
  }
});

test('WG 17.2 which tokens lie there is random, and nobody sees more than their backs', () => {
  const boards = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const table = startedGame(2, { factions: 'dealt', exploration: 'on' }, seed);
    boards.add(table.state.tokens.map((token) => token?.split(':')[1] ?? '').join());
    for (const { token } of table.view(0).places) expect(token ?? 'none').not.toContain(':');
    expect(JSON.stringify([table.view(0), table.view('spectator')])).not.toMatch(
      /:(relic|hazard|beacon|empty)"/,
    );
  }
  expect(boards.size).toBe(4);
});

test('WG 17.3, WG 17.4 whoever brings the first ships reveals the token at once, and only once', () => {
  const table = position({
    tokens: { 't1a-jungle': 'relic' },
    sides: { blue: { hand: ['ac-01', 'ac-07'] } },
  });
  expect(table.view(1).places.find(({ id }) => id === 't1a-jungle')).toEqual({
    id: 't1a-jungle',
    token: 'jungle',
  });
  table.act('recon').answer('moveTo', 't1a-jungle');
  expect(table.events('TokenRevealed', 'spectator')).toEqual([
    { type: 'TokenRevealed', seat: 0, place: 't1a-jungle', token: 'jungle:relic', kept: true },
  ]);
  expect(table.view(1).players[0]!.tokens).toEqual(['jungle:relic']); // kept tokens lie open
  expect(table.match.undoable(0)).toMatchObject({ ok: false, because: 'an Exploration token was revealed' });
  passTurn(table.answer('endTurn', 'done'));
  table.act('recon').answers(['moveFrom', 'gate-blue'], ['moveTo', 't1a-jungle']);
  expect(revealed(table)).toEqual(['t1a-jungle relic']);
  expect(tokenAt(table, 't1a-jungle')).toBeNull();
});

test('WG 17.3 where a token lies no ships can be', () => {
  const ships = { 't1a-jungle': 1 };
  expect(() => position({ tokens: { 't1a-jungle': 'relic' }, sides: { blue: { ships } } })).toThrow(
    'WG 17.3',
  );
});

test('WG 17.3 a Maneuver reveals after each group', () => {
  const table = position({
    turn: 2,
    tokens: { 't1a-jungle': 'archive', 't4c-desert': 'salvage' },
    sides: { blue: { hand: ['ac-04'], ships: { 'gate-blue': 3 } } },
  });
  table.act('maneuver').answers(['moveTo', 't1a-jungle'], ['shipsToMove', 1]);
  expect(table.isAsked('secondGroup')).toBe(true);
  expect(revealed(table)).toEqual(['t1a-jungle archive']);
  expect(table.player('blue').hand).toHaveLength(1);
  table.answers(['secondGroup', 'gate-blue'], ['moveTo', 't4c-desert'], ['shipsToMove', 2]);
  expect(revealed(table)).toEqual(['t1a-jungle archive', 't4c-desert salvage']);
});

test('WG 17.3, WG 6.10 a ship found by the first group of a Maneuver does not go with the second', () => {
  const table = position({
    turn: 2,
    tokens: { 't1a-jungle': 'salvage' },
    sides: { blue: { hand: ['ac-04'], ships: { 'gate-blue': 2 } } },
  });
  table.act('maneuver').answers(['moveTo', 't1a-jungle'], ['shipsToMove', 1], ['deployShips', 1]);
  expect(table.ships('t1a-jungle')).toBe(2);
  expect(table.refusal('secondGroup', 't1a-jungle')).toMatchObject({ rule: 'WG 6.10' });
});

test('WG 17.3 a Trade reveals at its second and at its third planet', () => {
  const table = position({
    active: 'red',
    tokens: { 't1a-oceanic': 'relic', 't1a-desert': 'relic' },
    sides: { red: { hand: ['ac-07'], ships: { 'home-red': 1 } } },
  }).act('trade');
  expect(revealed(table)).toEqual(['t1a-oceanic relic', 't1a-desert relic']);
  expect(table.player('red')).toMatchObject({ goods: 1, tokens: ['oceanic:relic', 'desert:relic'] });
});

test('WG 17.3 the ships of a Concentrate arrive together: one token, one loss', () => {
  const table = position({
    turn: 2,
    tokens: { 't1a-jungle': 'hazard' },
    sides: { blue: { hand: ['ac-11'], ships: { 'gate-blue': 1, 'home-blue': 2 } } },
  });
  table.act('concentrate').answers(['moveFrom', 'gate-blue'], ['moveTo', 't1a-jungle']);
  expect(revealed(table)).toEqual([]);
  table.answers(['secondStart', 'home-blue'], ['shipsToMove', 2]);
  expect(revealed(table)).toEqual(['t1a-jungle hazard']);
  expect([table.ships('t1a-jungle'), table.player('blue').ships]).toEqual([2, 10]);
});

test('WG 17.3 a deployment reveals', () => {
  const table = position({
    turn: 2,
    tokens: { 't1a-jungle': 'cache' },
    sides: {
      blue: {
        hand: ['ac-03'],
        colonies: ['t1a-jungle'],
        technologies: ['te-lagoon-shipyards'],
        goods: 1,
        spent: 1,
      },
    },
  });
  table.act('reinforce').answer('reinforceAt', 't1a-jungle');
  expect(revealed(table)).toEqual(['t1a-jungle cache']);
  expect([table.ships('t1a-jungle'), table.player('blue').spentGoods]).toEqual([1, 0]);
});

test('WG 17.3 a withdrawal reveals on arrival', () => {
  const table = fight({
    attack: [4, 'bt-f'],
    defend: [2, 'bt-f'],
    blue: { outposts: ['t1a-jungle'] },
    tokens: { 't1a-jungle': 'relic' },
  });
  expect(table.events('ShipsWithdrew')[0]).toMatchObject({ seat: 0, to: 't1a-jungle', ships: 2 });
  expect(revealed(table)).toEqual(['t1a-jungle relic']);
  expect(table.player('blue').tokens).toEqual(['jungle:relic']);
});

test('WG 17.3, WG 22.32 a Redeploy reveals on arrival', () => {
  const table = fight({
    attack: [4, 'at-rapid-redeployment'],
    defend: [1, 'bt-b'],
    tokens: { 't4c-arctic': 'hazard' },
  });
  table.answers(['redeployTo', 't4c-arctic'], ['shipsToMove', 3]);
  expect(revealed(table)).toEqual(['t4c-arctic hazard']);
  expect([table.ships('t4c-arctic'), table.ships(FIELD)]).toEqual([2, 1]);
});

test('WG 17.5 a drone and a marker reveal nothing, and a token hinders neither of them', () => {
  const drone = position({
    turn: 2,
    tokens: { 't1a-jungle': 'relic' },
    technologies: ['te-gene-banks', 'te-war-college'],
    sides: { blue: { hand: ['ac-06'] } },
  });
  drone.act('research').answerAll('flyDroneTo', 't1a-jungle');
  expect(drone.player('blue').technologies).toEqual(['te-gene-banks']);
  expect([revealed(drone), tokenAt(drone, 't1a-jungle')]).toEqual([[], 'jungle:relic']);

  const marker = position({
    tokens: { 't1a-jungle': 'relic' },
    sides: {
      blue: { hand: ['ac-01'], ships: { 'home-blue': 1 }, technologies: ['te-terraforming-seeds'] },
    },
  });
  marker.act('control').answer('settle', 't1a-jungle');
  expect(marker.marker('t1a-jungle')).toBe('blue Outpost');
  expect([revealed(marker), tokenAt(marker, 't1a-jungle')]).toEqual([[], 'jungle:relic']);
});

test('WG 17.6 a Gravity Trap destroys a single ship: the planet stays free', () => {
  const table = position({ tokens: { 't1a-jungle': 'hazard' }, sides: { blue: { hand: ['ac-01'] } } });
  table.act('recon').answer('moveTo', 't1a-jungle');
  expect([table.fleet('t1a-jungle'), table.ships('gate-blue'), table.player('blue').ships]).toEqual([
    null,
    2,
    10,
  ]);
  expect(table.events('ShipsDestroyed')).toEqual([
    { type: 'ShipsDestroyed', seat: 0, place: 't1a-jungle', ships: 1, by: 'token' },
  ]);
});

test('WG 17.6 a Trade whose ship is destroyed ends there, without a Trade Good', () => {
  const red: Side = {
    hand: ['ac-07'],
    ships: { 'home-red': 1, 'gate-red': 1 },
    technologies: ['te-alien-imports'],
    goods: 1,
    spent: 1,
  };
  const trap = (place: string): WarpgateTable =>
    position({ active: 'red', tokens: { [place]: 'hazard' }, sides: { red } }).act('trade');
  for (const table of [trap('t1a-oceanic'), trap('t1a-desert')]) {
    expect(table.player('red')).toMatchObject({ goods: 1, spentGoods: 1, ships: 11 });
    expect(table.state.goods).toBe(7);
    expect(table.isAsked('endTurn')).toBe(true);
  }
  expect(trap('t1a-oceanic').events('ShipsMoved')).toHaveLength(1);
  expect(trap('t1a-desert').events('ShipsMoved')).toHaveLength(2);
});

test('WG 17.6 a ship lost to a Gravity Trap is not lost in a battle', () => {
  // Regrowth of the Swarmfleet asks for ships destroyed in step 4; the withdrawal into the trap does not count.
  const table = fight({
    attack: [4, 'bt-f'],
    defend: [1, 'bt-f'],
    blue: { faction: 'ikkithi-swarmfleet', outposts: ['t1a-jungle'] },
    tokens: { 't1a-jungle': 'hazard' },
  });
  expect(table.events('ShipsDestroyed').map(({ by }) => by)).toEqual(['token']);
  expect([table.isAsked('deployShips'), table.isAsked('endTurn')]).toEqual([false, true]);
  // The same battle, but here the ship is destroyed by the enemy's card.
  const lost = fight({
    attack: [4, 'bt-e'],
    defend: [1, 'bt-d'],
    blue: { faction: 'ikkithi-swarmfleet' },
  });
  expect([lost.ships(BASE), lost.question('deployShips').ask.seat]).toEqual([0, 0]);
});

test('WG 17.7 tokens have no effect on the AI; it keeps Relics and nothing else', () => {
  const reveal = (kind: string): WarpgateTable =>
    position({
      solo: true,
      active: 'red',
      gateCards: ['jungle'],
      tokens: { 't2b-jungle': kind },
      sides: { red: { ships: { 'gate-red': 3 } } },
    });
  for (const kind of ['empty', 'salvage', 'archive', 'cache', 'veterans', 'hazard', 'relic', 'beacon']) {
    const table = reveal(kind);
    expect(revealed(table)).toEqual([`t2b-jungle ${kind}`]);
    const ai = table.player('red');
    expect([table.ships('t2b-jungle'), ai.ships, ai.goods]).toEqual([2, 7, 0]);
    expect([ai.tokens, table.state.discardedTokens]).toEqual(
      kind === 'relic' ? [['jungle:relic'], []] : [[], [`jungle:${kind}`]],
    );
    expect(ai.tacticsDeck).toHaveLength(8);
  }
});

test('WG 17.7 the AI keeps Ancients tokens with VP, without their effect', () => {
  // No solo board has the Ancients homeworld, so their tokens are laid elsewhere.
  const table = position({ solo: true, gateCards: ['oceanic', 'arctic'], tokens: {} });
  const lay = (place: string, token: TokenId): void => {
    const { unusedTokens, tokens } = table.state;
    unusedTokens.splice(unusedTokens.indexOf(token), 1);
    tokens[boardOf(table.state).place(place)] = token;
  };
  lay('t1a-oceanic', 'ancients:guardians');
  lay('t2b-oceanic', 'ancients:engine');
  lay('t1a-arctic', 'ancients:vault');
  passTurn(passTurn(table));
  const ai = table.player('red');
  expect(ai.tokens).toEqual(['ancients:guardians', 'ancients:vault']);
  expect(table.state.discardedTokens).toEqual(['ancients:engine']);
  expect([table.ships('t1a-oceanic'), table.ships('t2b-oceanic'), ai.technologies]).toEqual([2, 2, []]);
});

test('WG 17.8 kept tokens score their VP at the end', () => {
  const table = position({
    turn: 4,
    active: 'red',
    lastRound: true,
    tokens: {},
    sides: {
      blue: { tokens: ['desert:relic', 'jungle:relic', 'arctic:beacon'] },
      red: { tokens: ['ancients:vault', 'ancients:guardians'] },
    },
  });
  passTurn(table).expectNothingPending();
  expect(table.match.result.scores).toEqual([2, 3]);
});
