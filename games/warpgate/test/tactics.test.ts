import { describe, expect, test } from 'vitest';
import { ADVANCED_TACTICS, BASIC_TACTICS, HEROES } from '../content/index.ts';
import type { Colour, TacticsId } from '../content/index.ts';
import type { WarpgateTable } from './arrange.ts';
import { BASE, FIELD, encounter, fight, ifAsked, outcome } from './fighting.ts';
import type { Force } from './fighting.ts';

/*
 * Every Tactics card is played by a side with 7 ships, which has 5 more in supply and 3 spent Trade Goods. It wins against
 * 5 ships, or loses to 11. Everything that the battle changes must be what the card says, and nothing else may change.
 */
const SHIPS = 7;

/** What the text of a card changes. All numbers are of the side that plays it, but for `kills`. */
interface Changes {
  /** Enemy ships destroyed; by default none. */
  readonly kills?: number;
  /** Own ships destroyed. */
  readonly loses?: number;
  readonly refreshes?: number;
  readonly claims?: number;
  /** Ships deployed to the own Warpgate: all that it allows. */
  readonly deploys?: number;
  readonly draws?: number;
  /** The enemy may not attack in its next turn. */
  readonly blockades?: true;
  /** The planet, where the enemy has an Outpost, gets an own one. */
  readonly settles?: true;
  /** Ships moved on to the planet beside the battle planet: as many as are left. */
  readonly redeploys?: number;
}

/** A card of the table: its multiplier, and what it does in the cases that its text tells apart. */
interface Row {
  readonly card: TacticsId;
  readonly x: number;
  readonly always?: Changes;
  readonly won?: Changes;
  readonly lost?: Changes;
  readonly attacking?: Changes;
  readonly defending?: Changes;
  readonly attackingAndWon?: Changes;
  /** What the enemy plays, if its text is needed to see that of the card. */
  readonly loser?: TacticsId;
  readonly winner?: TacticsId;
}

// Half of 7 is 3 or 4, of 5 is 2 or 3, of 11 is 5 or 6.

const basic: readonly Row[] = [
  { card: 'bt-a', x: 5, always: { loses: 4 } }, // lose half of your ships, rounded up
  { card: 'bt-b', x: 3, lost: { loses: 7 } }, // lost: lose all
  { card: 'bt-c', x: 2, always: { loses: 3 }, won: { kills: 2 }, lost: { kills: 5 } }, // both lose half, rounded down
  { card: 'bt-d', x: 1, won: { kills: 5 } }, // won: destroy all
  { card: 'bt-e', x: 1, always: { kills: 1 } }, // destroy 1
  { card: 'bt-f', x: 2, loser: 'bt-e', winner: 'he-sol-olo' }, // cancel
  { card: 'bt-g', x: 1, always: { refreshes: 1, deploys: 1 } }, // refresh 1, deploy 1
  { card: 'bt-h', x: 0, always: { kills: 2 } }, // destroy 2
];

const heroes: readonly Row[] = [
  { card: 'he-sol-olo', x: 2, won: { kills: 2 }, lost: { kills: 5 } }, // destroy half, rounded down
  { card: 'he-vesh-tarro', x: 1, always: { kills: 2 } }, // destroy 2
  { card: 'he-guildmaster-oozh', x: 2, always: { refreshes: 2 } }, // refresh 2
  { card: 'he-abbess-ythanne', x: 1, attacking: { kills: 1 }, defending: { kills: 2 } },
  { card: 'he-whisper-naeve', x: 2, always: { draws: 1 }, loser: 'bt-e', winner: 'he-sol-olo' }, // cancel, draw 1
  { card: 'he-lady-sereth', x: 4, always: { loses: 3 } }, // lose half of your ships, rounded down
  { card: 'he-marshal-krohn', x: 2, won: { kills: 5 } }, // won: destroy all
  { card: 'he-ulgra', x: 4, lost: { loses: 7 }, winner: 'at-all-ahead-full' }, // lost: lose all
  { card: 'he-broodmother-siix', x: 1, always: { deploys: 3 } }, // deploy 3
  { card: 'he-drone-speaker-qet', x: 5, always: { loses: 2, deploys: 2 } }, // lose 2, deploy 2
  { card: 'he-envoy-maris', x: 1, always: { blockades: true }, loser: 'bt-e', winner: 'he-sol-olo' }, // cancel, blockade
  { card: 'he-captain-orro', x: 2, won: { settles: true } }, // won: settle
  { card: 'he-forgemaster-brannoc', x: 2, always: { kills: 1 } }, // destroy 1
  { card: 'he-old-hesper', x: 0, always: { kills: 3 } }, // destroy 3
  { card: 'he-archivist-tolm', x: 3, lost: { loses: 4 }, won: { draws: 1 } }, // lost: half up; won: draw 1
  { card: 'he-seer-quill', x: 1, always: { refreshes: 1, draws: 2 } }, // refresh 1, draw 2
];

const advanced: readonly Row[] = [
  { card: 'at-phantom-fleet', x: 0, always: { deploys: 2 }, winner: 'he-sol-olo' }, // cancel, deploy 2
  { card: 'at-minefield', x: 0, lost: { kills: 6 } }, // destroy half, rounded up
  { card: 'at-orderly-retreat', x: 0, always: { draws: 2 }, winner: 'he-sol-olo' }, // spare all, draw 2
  { card: 'at-scuttling-charges', x: 0, lost: { loses: 4, kills: 6, deploys: 2 } }, // both half up, deploy 2
  { card: 'at-crossfire', x: 1, won: { kills: 2 }, lost: { kills: 1 } }, // destroy 1; won: 1 more
  { card: 'at-boarding-parties', x: 1, always: { kills: 1, deploys: 1 } }, // destroy 1, deploy 1
  { card: 'at-supply-raid', x: 1, won: { claims: 1 } }, // won: claim a Trade Good
  { card: 'at-orbital-blockade', x: 1, always: { kills: 1, blockades: true } }, // destroy 1, blockade
  { card: 'at-rear-guard', x: 1, lost: { kills: 2 } }, // lost: destroy 2
  { card: 'at-salvage-fleet', x: 1, always: { refreshes: 2, deploys: 1 } }, // refresh 2, deploy 1
  { card: 'at-flanking-run', x: 2, won: { kills: 1 } }, // won: destroy 1
  { card: 'at-counter-intelligence', x: 2, always: { refreshes: 1 }, loser: 'bt-e', winner: 'he-sol-olo' },
  { card: 'at-planetary-assault', x: 2, attackingAndWon: { settles: true } }, // attacking and won: settle
  { card: 'at-shield-wall', x: 2, lost: { loses: 1 }, loser: 'bt-e', winner: 'he-sol-olo' }, // spare 2
  { card: 'at-rapid-redeployment', x: 2, won: { redeploys: 7 } }, // won: may move on
  { card: 'at-captured-codes', x: 2, always: { draws: 1 } }, // draw 1
  { card: 'at-garrison-orders', x: 2, defending: { kills: 1 } }, // defending: destroy 1
  { card: 'at-disciplined-line', x: 3 }, // nothing
  { card: 'at-ambush', x: 3, attacking: { loses: 1 } }, // attacking: lose 1
  { card: 'at-burning-engines', x: 4, always: { loses: 1 } }, // lose 1
  { card: 'at-all-ahead-full', x: 4, lost: { loses: 4 }, winner: 'he-ulgra' }, // lost: lose half, rounded up
  { card: 'at-last-salvo', x: 5, always: { loses: 7 }, won: { kills: 2 }, lost: { kills: 5 } },
];

const NEIGHBOUR = 't4c-arctic';

interface Situation {
  readonly attacking: boolean;
  readonly won: boolean;
}

/** Red attacks and blue defends; one of them plays the card. */
const colours = ({ attacking }: Situation): [own: Colour, enemy: Colour] =>
  attacking ? ['red', 'blue'] : ['blue', 'red'];

/** A loser plays Glorious Victory x1 and a winner Ulgra x4 if nothing else is asked for: they do nothing then. */
function enemyOf(row: Row, { won }: Situation): Force {
  return won ? [5, row.loser ?? 'bt-d'] : [11, row.winner ?? 'he-ulgra'];
}

function play(row: Row, situation: Situation): WarpgateTable {
  const own: Force = [SHIPS, row.card];
  const enemy = enemyOf(row, situation);
  const goods = { goods: 3, spent: 3 };
  const marker = { outposts: [FIELD] };
  const table = situation.attacking
    ? fight({ attack: own, defend: enemy, red: goods, blue: marker })
    : fight({ attack: enemy, defend: own, red: marker, blue: goods });
  if (table.isAsked('deployShips')) table.answer('deployShips', table.options('deployShips').at(-1)!);
  ifAsked(table, 'redeployTo', NEIGHBOUR);
  ifAsked(table, 'shipsToMove', SHIPS);
  return table;
}

const changesOf = (row: Row, { attacking, won }: Situation): Changes => ({
  ...row.always,
  ...(won ? row.won : row.lost),
  ...(attacking ? row.attacking : row.defending),
  ...(attacking && won ? row.attackingAndWon : {}),
});

/** All that a battle could change. */
function factsOf(table: WarpgateTable): object {
  const side = (colour: Colour): object => {
    const { ships, markers, goods, spentGoods, hand, blockade, technologies, objectives } =
      table.player(colour);
    const { tacticsHand, tacticsDeck, tacticsDiscard } = table.player(colour);
    const tactics = [tacticsDeck.length, tacticsHand.length, tacticsDiscard.length];
    const cards = [hand.length, technologies.length, objectives.length];
    return { ships, markers, goods, spentGoods, cards, blockade: blockade > 0, tactics };
  };
  const places = table
    .view('spectator')
    .places.map(({ id, fleet, marker }) => [
      id,
      fleet ? `${table.state.players[fleet.seat]!.colour} ${fleet.ships}` : '',
      marker ? `${table.state.players[marker.seat]!.colour}${marker.colony ? ' Colony' : ''}` : '',
    ]);
  return { red: side('red'), blue: side('blue'), places: new Set(places), goods: table.state.goods };
}

/** The same, worked out from what the text should do. */
function expectedFacts(row: Row, situation: Situation): object {
  const changes: Changes = changesOf(row, situation);
  const { kills = 0, loses = 0, refreshes = 0, claims = 0, deploys = 0, draws = 0, redeploys = 0 } = changes;
  const { attacking, won } = situation;
  const [own, enemy] = colours(situation);
  const [against, enemyCard] = enemyOf(row, situation);
  const survivors = SHIPS - loses;
  const enemies = against - kills;

  // The loser leaves: an attacker to where it came from, a defender to the Warpgate, its only other place.
  const fleets = new Map<string, [Colour, number]>();
  const put = (place: string, colour: Colour, ships: number): void => {
    if (ships > 0) fleets.set(place, [colour, (fleets.get(place)?.[1] ?? 0) + ships]);
  };
  const retreat = (colour: Colour): string => (colour === 'red' ? BASE : 'gate-blue');
  put(redeploys > 0 ? NEIGHBOUR : won ? FIELD : retreat(own), own, survivors);
  put(won ? retreat(enemy) : FIELD, enemy, enemies);
  put(`gate-${own}`, own, deploys);

  const settler = changes.settles ? own : enemy;
  const ids = ['t1a-desert', 't1a-volcanic', 't4c-arctic', 'gate-blue', 'gate-red'];
  const places = ids.flatMap((id) => {
    const fleet = fleets.get(id);
    const marker = id === FIELD ? settler : '';
    return fleet || marker ? [[id, fleet ? `${fleet[0]} ${fleet[1]}` : '', marker]] : [];
  });

  // Eight Basic cards, and the card itself if it is none of them; two are drawn and end in the discard pile.
  const tacticsOf = (card: TacticsId): number[] => [card.startsWith('bt') ? 6 : 7, 0, 2];
  const ownSide = {
    ships: 12 - SHIPS + loses - deploys,
    markers: 12 - (changes.settles ? 1 : 0),
    goods: 3 + claims,
    spentGoods: 3 - refreshes,
    cards: [draws, 0, 0],
    blockade: false,
    tactics: tacticsOf(row.card),
  };
  const enemySide = {
    ships: 12 - against + kills,
    markers: 12 - (changes.settles ? 0 : 1),
    goods: 0,
    spentGoods: 0,
    cards: [0, 0, 0],
    blockade: changes.blockades ?? false,
    tactics: tacticsOf(enemyCard),
  };
  return {
    ...(attacking ? { red: ownSide, blue: enemySide } : { red: enemySide, blue: ownSide }),
    places: new Set(places),
    goods: 5 - claims,
  };
}

const all = [...basic, ...heroes, ...advanced];

test('the table has every Tactics card once', () => {
  expect(all.map(({ card }) => card)).toEqual([...BASIC_TACTICS, ...HEROES, ...ADVANCED_TACTICS]);
});

describe.each(all)('$card', (row) => {
  const situations: Situation[] = [
    { attacking: true, won: true },
    { attacking: true, won: false },
    { attacking: false, won: true },
    { attacking: false, won: false },
  ];
  // With x0 a side loses to any strength (WG 12.10).
  const possible = situations.filter(({ won }) => !won || row.x > 0);

  test.each(possible)('WG 12.13 played: attacking $attacking, won $won', (situation) => {
    const table = play(row, situation);
    expect(table.asked()).toMatchObject([{ kind: 'endTurn' }]);
    const [own, enemy] = colours(situation);
    const strength = SHIPS * row.x;
    expect(outcome(table)).toBe(
      situation.won
        ? `${own} ${strength}:${5 * 1}`
        : `${enemy} ${11 * (row.winner === 'he-sol-olo' ? 2 : 4)}:${strength}`,
    );
    expect(factsOf(table)).toEqual(expectedFacts(row, situation));
  });
});

test('WG 12.20 without the cancelling card the texts used against it would have done something', () => {
  expect(fight({ attack: [SHIPS, 'bt-d'], defend: [5, 'bt-e'] }).player('red').ships).toBe(6);
  expect(fight({ attack: [SHIPS, 'bt-d'], defend: [11, 'he-sol-olo'] }).player('red').ships).toBe(8);
  expect(encounter({ attack: [SHIPS, 'bt-d'], defend: [11, 'he-sol-olo'] }).player('red').ships).toBe(5);
});
