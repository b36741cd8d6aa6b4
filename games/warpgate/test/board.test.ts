import { Random, askedOf } from '@warptable/kernel';
import type { Asked, Value } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../board/chart/chart.ts';
import { keyOf } from '../board/chart/lattice.ts';
import { outlineOf } from '../board/chart/outline.ts';
import { routesFrom } from '../board/chart/routes.ts';
import { faceAt, facesOf, holderOf } from '../board/faces.ts';
import { likelyCards, oddsOf, outcomeOf } from '../board/odds.ts';
import type { ExpectedFight } from '../board/odds.ts';
import { attacksOf, previewOf, reachOf } from '../board/preview.ts';
import { breakdownOf } from '../board/result/breakdown.ts';
import { cardsOf, isOnBoard, placeMeant, placeTargets } from '../board/targets.ts';
import { ACTIONS } from '../content/index.ts';
import type { TacticsId } from '../content/index.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import { scoresOf } from '../rules/scoring.ts';
import type { WarpgateView } from '../rules/view.ts';
import { QUESTIONS } from '../rules/questions.ts';
import { newGame, playRandomly } from './playing.ts';

/** Plays random games and shows every question with the view of the one who is asked. */
function everyQuestion(seats: number, seed: string, look: (view: WarpgateView, asked: Asked) => void): void {
  const table = newGame(seats, { factions: 'choose', exploration: 'on' }, seed);
  const show = () => {
    for (const pending of table.match.pending) look(table.match.view(pending.ask.seat), askedOf(pending));
  };
  show();
  playRandomly(table, new Random(seed), show);
}

describe('targets', () => {
  it('are exactly the legal places, whatever is asked', () => {
    const kinds = new Set<string>();
    for (const [seats, seed] of [
      [1, 'solo'],
      [2, 'two'],
      [6, 'six'],
    ] as const) {
      everyQuestion(seats, seed, (view, asked) => {
        kinds.add(asked.kind);
        const { legal, refused } = placeTargets(asked);
        const onMap = (value: Value): boolean =>
          view.layout !== '' && chartOf(view.layout).placeById.has(String(value));
        expect([...legal]).toEqual(asked.form === 'place' ? asked.options.filter(onMap) : []);
        for (const place of refused) expect(legal.has(place)).toBe(false);
      });
    }
    for (const kind of kinds) expect(Object.keys(QUESTIONS)).toContain(kind);
  });

  it('stand on the map or as cards, or else only in the prompt bar', () => {
    const wrong: string[] = [];
    everyQuestion(3, 'cards', (_view, asked) => {
      for (const value of asked.options) {
        const isWord = typeof value === 'number' || value === 'none' || value === 'done';
        const isThing = asked.form === 'place' || asked.kind === 'card';
        if ((isWord || isThing) && isOnBoard(asked, value) === isWord) wrong.push(`${asked.kind} ${value}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('are cards where cards are asked for', () => {
    const asked: Asked = {
      seat: 0,
      kind: 'card',
      form: 'one',
      options: ['ac-01'],
      refused: [],
      rule: '',
      min: 1,
      max: 1,
    };
    expect(cardsOf(asked)).toBe('action');
    expect(cardsOf({ ...asked, kind: 'tactics' })).toBe('tactics');
    expect(cardsOf({ ...asked, kind: 'moveTo' })).toBeUndefined();
    expect(cardsOf(null)).toBeUndefined();
  });

  it('are idle when nothing is asked', () => {
    expect(placeTargets(null).legal.size).toBe(0);
  });
});

describe('the place that is touched', () => {
  it('is one that is asked for, not an answer to the question before', () => {
    const places = new Set<string>();
    everyQuestion(2, 'touched', (_, asked) => {
      for (const value of ['advance', 'none', ...asked.options]) {
        const place = placeMeant(asked, value);
        if (place === null) continue;
        expect(asked.options).toContain(place);
        places.add(place);
      }
    });
    expect(places.size).toBeGreaterThan(5);
  });
});

describe('the chart', () => {
  const layoutOf = (seats: number): string =>
    newGame(seats, { factions: 'dealt' }, `chart ${seats}`).match.view(0).layout;

  it('has every place of the board once, apart from one another', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      const { board, places, bounds } = chartOf(layoutOf(seats));
      expect(places.map(({ id }) => id)).toEqual(board.ids);
      for (const { x, y, reach } of places) {
        expect(x > bounds.x && x < bounds.x + bounds.width).toBe(true);
        expect(y > bounds.y && y < bounds.y + bounds.height).toBe(true);
        expect(reach).toBeGreaterThan(49.9);
      }
    }
  });

  it('gives neighbouring sectors different tints', () => {
    const alike: string[] = [];
    for (const seats of [2, 4, 6]) {
      const { board, sectors } = chartOf(layoutOf(seats));
      const sectorAt = new Map(
        board.sectors.flatMap(({ hexes }, i) => hexes.map((hex) => [keyOf(hex), i] as const)),
      );
      for (const [i, { id, hexes }] of board.sectors.entries()) {
        for (const [q, r] of hexes) {
          const beside = sectorAt.get(keyOf([q + 1, r]));
          if (beside !== undefined && beside !== i && sectors[beside]?.tint === sectors[i]?.tint)
            alike.push(id);
        }
      }
    }
    expect(alike).toEqual([]);
  });

  it('walks around a region in one loop', () => {
    expect(outlineOf([[0, 0]])).toHaveLength(1);
    expect(outlineOf([[0, 0]])[0]).toHaveLength(6);
    expect(
      outlineOf([
        [0, 0],
        [1, 0],
      ])[0],
    ).toHaveLength(10);
    const ring = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const;
    expect(outlineOf(ring)).toHaveLength(2);
  });

  it('draws ways that are as long as the range', () => {
    const chart = chartOf(layoutOf(3));
    const { board } = chart;
    for (const [a, from] of board.ids.entries()) {
      for (const [b, to] of board.ids.entries()) {
        const range = board.ranges[a]?.[b] ?? 0;
        if (a === b || range === 255) continue;
        expect(routesFrom(chart, from).wayTo(to)).toHaveLength(range + 2);
      }
    }
  });
});

describe('faces', () => {
  it('tell of every piece, and of who holds a whole sector', () => {
    everyQuestion(4, 'faces', (view) => {
      if (view.layout === '') return;
      const faces = facesOf(view);
      for (const { id, fleet } of view.places) expect(faceAt(faces, id).ships).toBe(fleet?.ships ?? 0);
      for (const [seat, { drone }] of view.players.entries())
        if (drone !== null) expect(faceAt(faces, drone).drones.split(' ')).toContain(String(seat));
    });
    const marker = { marker: 1, colony: true, fleet: null, ships: 0, token: null, drones: '' };
    const faces = new Map([
      ['p', marker],
      ['q', marker],
      ['r', { ...marker, colony: false }],
    ]);
    expect(holderOf(faces, ['p', 'q'])).toBe(1);
    expect(holderOf(faces, ['p', 'r'])).toBeNull();
    expect(holderOf(faces, ['p', 'elsewhere'])).toBeNull();
  });
});

describe('previews', () => {
  it('show pieces of the asked only at places of the board, for every option', () => {
    everyQuestion(3, 'ghosts', (view, asked) => {
      if (view.layout === '') return;
      const { placeById } = chartOf(view.layout);
      for (const value of asked.options) {
        const { ghosts, journeys } = previewOf(view, asked, value);
        for (const { at } of ghosts) expect(placeById.has(at)).toBe(true);
        for (const { from, to } of journeys) expect(placeById.has(from) && placeById.has(to)).toBe(true);
      }
      const reach = reachOf(view, asked);
      if (reach) expect(placeById.has(reach.from)).toBe(true);
    });
  });

  it('draw a Colony where the marker would be one', () => {
    const told: boolean[] = [];
    const table = newGame(3, { factions: 'dealt' }, 'colony');
    const random = new Random('colony');
    for (let n = 0; n < 1500 && !table.match.over; n++) {
      const [pending] = table.match.pending;
      if (!pending) break;
      const asked = askedOf(pending);
      const value = random.pick(pending.options);
      const seat = pending.ask.seat;
      const ghost = previewOf(table.match.view(seat), asked, value).ghosts.find(
        ({ piece }) => piece === 'marker',
      );
      table.answer(asked.kind, value, seat);
      if (asked.kind !== 'settle' || ghost?.piece !== 'marker') continue;
      const marker = table.match.view(seat).places.find(({ id }) => id === ghost.at)?.marker;
      if (marker) told.push(marker.colony === ghost.colony);
    }
    expect(told.length).toBeGreaterThan(10);
    expect(told.every(Boolean)).toBe(true);
  });
});

describe('odds', () => {
  /** Every battle of some random games: what was foretold for the cards that were played, and what came. */
  function battles(seats: number, seed: string): { foretold: unknown; came: unknown }[] {
    const found: { foretold: unknown; came: unknown }[] = [];
    const table = newGame(seats, { factions: 'dealt', exploration: 'on' }, seed);
    const random = new Random(seed);
    let before: WarpgateView | undefined;
    for (let n = 0; n < 4000 && !table.match.over; n++) {
      const { ask, options } = random.pick(table.match.pending);
      const view = table.match.view(ask.seat);
      if (ask.kind === 'tactics') before = view;
      const told = table.match.events.length;
      table.answer(ask.kind, random.pick(options), ask.seat);
      const news = table.match.events.slice(told).map(({ event }) => event) as WarpgateEvent[];
      const won = news.find((event) => event.type === 'BattleWon');
      const fight = before?.battle;
      if (!won || won.type !== 'BattleWon' || !before || !fight) continue;
      const played = (seat: number): TacticsId => {
        const event = news.find((one) => one.type === 'TacticsRevealed' && one.seat === seat);
        return event?.type === 'TacticsRevealed' ? event.card : 'bt-a';
      };
      const lost = (seat: number): number => {
        const event = news.find(
          (one) => one.type === 'ShipsDestroyed' && one.seat === seat && one.by === 'battle',
        );
        return event?.type === 'ShipsDestroyed' ? event.ships : 0;
      };
      found.push({
        foretold: outcomeOf(before, fight, played(fight.attacker), played(fight.defender)),
        came: {
          attackerWins: won.seat === fight.attacker,
          attackerLosses: lost(fight.attacker),
          defenderLosses: lost(fight.defender),
        },
      });
    }
    return found;
  }

  it('agree with the battles of the rules, card by card', () => {
    const all = [...Array(12).keys()].flatMap((n) => battles(n % 2 === 0 ? 3 : 1, `battles ${n}`));
    expect(all.length).toBeGreaterThan(60);
    for (const { foretold, came } of all) expect(foretold).toEqual(came);
  });

  it('count every card that may be played, and know only what the viewer knows', () => {
    everyQuestion(3, 'likely', (view, asked) => {
      if (view.layout === '') return;
      for (const seat of view.players.keys()) {
        const cards = likelyCards(view, seat);
        const weight = cards.reduce((sum, one) => sum + one.weight, 0);
        expect(cards.length).toBeGreaterThan(0);
        const player = view.players[seat];
        if (seat === asked.seat || !player || player.tacticsDeckSize + player.tacticsHandSize < 2) continue;
        if (view.battle || player.recruitsSize > 0) continue;
        expect(weight).toBeCloseTo(player.tacticsDeckSize);
      }
    });
  });

  it('lie between 0 and 1, add up, and rise with the ships sent', () => {
    const view = newGame(2, { factions: 'dealt' }, 'odds').match.view(0);
    const place = chartOf(view.layout).places[0]?.id ?? '';
    const fight = (attackers: number): ExpectedFight => ({
      attacker: 0,
      defender: 1,
      place,
      attackers,
      defenders: 3,
    });
    const wins = [1, 2, 3, 5, 8].map((ships) => oddsOf(view, fight(ships), 0).win);
    expect(wins).toEqual(wins.toSorted((a, b) => a - b));
    for (const win of wins) expect(win > 0 && win < 1).toBe(true);
    const { win } = oddsOf(view, fight(2), 0);
    expect(oddsOf(view, fight(2), 1).win).toBeCloseTo(1 - win);
  });

  it('of a single card follow from that card alone', () => {
    const view = newGame(2, { factions: 'dealt' }, 'card').match.view(0);
    const place = chartOf(view.layout).places[0]?.id ?? '';
    const fight: ExpectedFight = { attacker: 0, defender: 1, place, attackers: 9, defenders: 1 };
    // 45 against at most 5.
    expect(oddsOf(view, fight, 0, 'bt-a').win).toBe(1);
    // 0 ties with 0 at most.
    expect(oddsOf(view, { ...fight, attackers: 1, defenders: 9 }, 0, 'bt-h').win).toBeLessThan(0.5);
  });

  it('are given for every number of ships an attack may have', () => {
    let seen = 0;
    everyQuestion(3, 'attacks', (view, asked) => {
      if (asked.kind !== 'shipsToMove') return;
      const fights = attacksOf(view, asked, null);
      if (fights.length === 0) return;
      seen++;
      expect(fights.map(({ attackers }) => attackers)).toEqual(asked.options);
    });
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the result', () => {
  it('tells where the points came from, as the rules count them', () => {
    for (const [seats, seed] of [
      [1, 'a'],
      [2, 'b'],
      [4, 'c'],
      [6, 'd'],
    ] as const) {
      const table = newGame(seats, { factions: 'dealt', exploration: 'on' }, seed);
      playRandomly(table, new Random(seed));
      const { breakdown, scores, winners } = scoresOf(table.match.state);
      const lines = breakdownOf(table.match.view('spectator'));
      expect(lines.map(({ total }) => total)).toEqual(scores.toSorted((a, b) => b - a));
      for (const { seat, points, isWinner } of lines) {
        expect(points).toEqual(breakdown[seat]);
        expect(isWinner).toBe(winners.includes(seat));
      }
    }
  });
});

describe('prompts', () => {
  it('lead to a rule of the book, whatever is asked', async () => {
    const { readFile } = await import('node:fs/promises');
    const book = await readFile(new URL('../rules/rulebook.md', import.meta.url), 'utf8');
    const cited = Object.values(QUESTIONS).flatMap(({ rule }) =>
      typeof rule === 'string' ? rule : Object.keys(ACTIONS).map((action) => rule({ action } as never)),
    );
    expect(cited.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
    expect(cited).toContain('WG 6.12');
  });
});
