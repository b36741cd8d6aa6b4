import { randomAnswer } from '@warptable/bots';
import { Match, Random, askedOf, seededChance } from '@warptable/kernel';
import type { Asked, Paths, Pending, Value } from '@warptable/kernel';
import { linesNaming } from '@warptable/testkit';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { outlook, withPlan } from '../board/battle/outlook.ts';
import { brief } from '../board/brief.ts';
import { chartOf, closedSides, edgeBetween } from '../board/chart/chart.ts';
import { FACES } from '../board/factions/faces/index.ts';
import { numbered, optionFor } from '../board/hand/options.ts';
import { askedOnMap, boundsOf, optionAt, shipSpot } from '../board/places.ts';
import { previewOf } from '../board/preview.ts';
import { standingsOf } from '../board/result/standings.ts';
import { isOnBoard, isSecondary, laidOut, placeMeant } from '../board/targets.ts';
import {
  COUNTS,
  DRAW,
  FACTION_COUNTS,
  FACTION_IDS,
  LEADER_IDS,
  PHASES,
  RYHZU_IDS,
  SECTIONS,
} from '../content/index.ts';
import type { ChaosEvent } from '../rules/events.ts';
import { chaosOrder } from '../rules/game.ts';
import { regionIds } from '../rules/geometry.ts';
import type { Options, State } from '../rules/state.ts';
import type { ChaosView } from '../rules/view.ts';

type ChaosMatch = Match<State, Options, ChaosView, ChaosEvent>;

const ANSWERS = 500;

function newMatch(seats: number, seed: string, factions = 'dealt'): ChaosMatch {
  return new Match(chaosOrder, {
    options: chaosOrder.readOptions({ factions }, seats),
    seats,
    chance: seededChance(seed),
  });
}

/** Acts where it can, so that there is something to see. */
function lively(pending: Pending, random: Random) {
  return pending.ask.kind === 'actOrPass' && pending.options.includes('act')
    ? 'act'
    : randomAnswer(pending, random);
}

/** Plays on and shows every question before it is answered. */
function play(match: ChaosMatch, seed: string, show: (pending: Pending) => void, answers = ANSWERS): void {
  const random = new Random(seed);
  for (let n = 0; n < answers && !match.over; n++) {
    const pending = random.pick(match.pending);
    show(pending);
    match.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value: lively(pending, random) });
  }
}

/** Every question of some games, with the view of the one who is asked; of a path, forks of all of its lengths. */
function everyQuestion(seed: string, look: (view: ChaosView, asked: Asked) => void): void {
  for (const seats of FACTION_COUNTS) {
    const match = newMatch(seats, `${seed} ${seats}`, seats === 3 ? 'choose' : 'dealt');
    play(match, seed, (pending) => {
      const view = match.view(pending.ask.seat);
      for (const fork of forksOf(askedOf(pending))) look(view, fork);
    });
  }
}

function forksOf(asked: Asked): Asked[] {
  if (!asked.paths) return [asked];
  const walk = (paths: Paths, taken: readonly Value[]): Asked[] => {
    const options = Object.keys(paths);
    if (options.length === 0) return [];
    const refused = taken.length === 0 ? asked.refused : [];
    return [
      { ...asked, form: 'one', options, refused, taken },
      ...[options[0], options.at(-1)].flatMap((value = '') => walk(paths[value] ?? {}, [...taken, value])),
    ];
  };
  return walk(asked.paths, []);
}

/** All places that the map draws for this question. */
function placesOf(view: ChaosView): Set<string> {
  const { regions, bases, borders } = chartOf(view.players.length);
  return new Set([
    ...regions.map(({ id }) => id),
    ...bases.map(({ id }) => id),
    ...borders.keys(),
    ...(shipSpot(view) ? ['ship'] : []),
  ]);
}

describe('targets', () => {
  it('are places of the map, and each leads back to its own option', () => {
    const seen = new Set<string>();
    everyQuestion('places', (view, asked) => {
      const places = placesOf(view);
      const meant = asked.options.filter((value) => placeMeant(value) !== undefined);
      const onMap = askedOnMap(view, asked)?.options ?? [];
      expect(onMap).toHaveLength(meant.length);
      for (const [i, place] of onMap.entries()) {
        expect(places).toContain(place);
        expect(optionAt(view, asked, String(place))).toBe(meant[i]);
        seen.add(asked.kind);
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(['baseLocation', 'leaderRegion', 'turn', 'moveTo']));
  });

  /** Where the board draws an option that the bar leaves out; nothing if it does not. */
  function drawnAt(view: ChaosView, asked: Asked, value: Value): string | undefined {
    if (placeMeant(value) !== undefined) return 'map';
    if (laidOut(asked)?.values.includes(value)) return 'laid out';
    const hand = view.players[asked.seat]?.own?.hand ?? [];
    if (numbered(hand).some(({ card, copy }) => optionFor(asked, card, copy) === value)) return 'hand';
    if (asked.kind === 'plan' && SECTIONS.some((section) => section === value)) return 'wheel';
    if (asked.kind !== 'price') return undefined;
    return PHASES.some((phase) => String(value).split(':')[0] === phase) ? 'prices' : undefined;
  }

  it('are drawn somewhere if the bar does not have them', () => {
    const drawn = new Set<string>();
    const lost = new Set<string>();
    everyQuestion('drawn', (view, asked) => {
      for (const value of asked.options) {
        if (!isOnBoard(asked, value)) continue;
        const where = drawnAt(view, asked, value);
        if (where === undefined) lost.add(`${asked.kind} ${value}`);
        else drawn.add(where);
      }
    });
    expect([...lost]).toEqual([]);
    expect([...drawn].toSorted()).toEqual(['hand', 'laid out', 'map', 'prices', 'wheel']);
  });

  it('leave plain words to the bar', () => {
    const wrong = new Set<string>();
    everyQuestion('words', (_view, asked) => {
      for (const value of asked.options) {
        const isWord = ['yes', 'no', 'none', 'stop', 'done', 'end', 'main', 'act', 'pass'].includes(
          String(value),
        );
        if (isWord && (isOnBoard(asked, value) || isSecondary(asked, value)))
          wrong.add(`${asked.kind} ${value}`);
      }
    });
    expect([...wrong]).toEqual([]);
  });

  it('have names short enough for buttons', () => {
    const long = new Set<string>();
    everyQuestion('brief', (view, asked) => {
      for (const value of asked.options) {
        const text = brief(view, asked, value);
        if (text === '' || (text?.length ?? 0) > 48) long.add(`${asked.kind} ${value}: ${text}`);
      }
    });
    expect([...long]).toEqual([]);
  });
});

describe('the chart', () => {
  it.each(FACTION_COUNTS)('has every place of %i factions within its bounds', (count) => {
    const { regions, bases, mouths, borders, boundsWith } = chartOf(count);
    expect(regions.map(({ id }) => id)).toEqual(regionIds(count));
    expect(bases.map(({ id }) => id)).toEqual(COUNTS[count].bases.map(({ id }) => id));
    const bounds = boundsWith(bases.map(({ id }) => id));
    for (const { x, y } of [...regions, ...bases, ...mouths, ...borders.values()]) {
      expect(x > bounds.x && x < bounds.x + bounds.width).toBe(true);
      expect(y > bounds.y && y < bounds.y + bounds.height).toBe(true);
    }
    for (const border of COUNTS[count].shipBorders) expect(borders.has(border)).toBe(true);
  });

  it('draws mountains where the specification has them', () => {
    for (const { between, from, to } of DRAW.mountainEdges) {
      const [a = '', b = ''] = between.split('/');
      const { x, y, angle } = edgeBetween(a, b);
      expect(x / 100).toBeCloseTo((from[0] + to[0]) / 2, 2);
      expect(y / 100).toBeCloseTo((from[1] + to[1]) / 2, 2);
      const slope = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      expect(Math.abs(((slope - angle + 270) % 180) - 90)).toBeLessThan(1);
    }
  });

  it('closes the sides of a base but those to its start regions', () => {
    const base = COUNTS[5].bases.find(({ id }) => id === 'r3-2')!;
    expect(closedSides(base, ['r3-3', 'r4-2'])).toEqual(['r2-3', 'r3-1']);
    expect(closedSides(base, [])).toEqual([]);
  });

  it('leaves out places for a base that nobody has taken, once the game has begun', () => {
    const match = newMatch(2, 'bounds');
    const before = boundsOf(match.view(0));
    play(match, 'bounds', () => undefined, 40);
    expect(match.view(0).phase).not.toBe('setup');
    expect(boundsOf(match.view(0)).width * boundsOf(match.view(0)).height).toBeLessThan(
      before.width * before.height,
    );
  });
});

describe('ghosts', () => {
  it('stand at places of the map, for every option', () => {
    const kinds = new Set<string>();
    everyQuestion('ghosts', (view, asked) => {
      const places = placesOf(view);
      for (const value of asked.options) {
        const { ghosts, journeys } = previewOf(view, asked, value);
        for (const { at, piece } of ghosts) {
          expect(places).toContain(at);
          kinds.add(piece);
        }
        for (const { from, to } of journeys) expect(places.has(from) && places.has(to)).toBe(true);
        if (journeys.length > 0) kinds.add('journey');
      }
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['building', 'foundation', 'fighters', 'journey']));
  });
});

describe('what a plan comes to', () => {
  const OPEN = { strength: 5, attack: 0, shields: 0 };

  it('is the example of the rulebook: five fighters with Stacked Bids 3/1, or without a card', () => {
    const sums = SECTIONS.map((section) => withPlan(OPEN, { section, card: 'stacked-bids' }));
    expect(sums.map(({ strength, attack, shields }) => [strength, attack, shields])).toEqual([
      [8, 1, 0],
      [6, 0, 3],
      [6, 3, 0],
      [8, 0, 1],
      [5, 4, 0],
      [5, 0, 4],
    ]);
    const bare = SECTIONS.map((section) => withPlan(OPEN, { section, card: null }));
    expect(bare.map(({ strength, attack, shields }) => [strength, attack, shields])).toEqual([
      [6, 1, 0],
      [6, 0, 1],
      [6, 1, 0],
      [6, 0, 1],
      [5, 2, 0],
      [5, 0, 0],
    ]);
  });

  it('counts every fall of the dice, and a tie for whoever selected', () => {
    const side = { open: OPEN, fighters: 5, isSelector: true };
    const other = { ...side, isSelector: false };
    const press = { section: 'press', card: null } as const;
    expect(outlook(side, press, other, press)).toMatchObject({ win: 1, wounds: 1, losses: 1 });
    expect(outlook(other, press, side, press).win).toBe(0);
    const wild = { section: 'wildGuard', card: null } as const;
    expect(outlook(other, wild, side, press)).toMatchObject({ win: 1, losses: 0 });
    const weaker = { open: { ...OPEN, strength: 3 }, fighters: 3, isSelector: false };
    // Of six faces one brings 3, so that 4 + 3 is more than 6; two more bring the tie that the other side has selected.
    expect(outlook(weaker, wild, side, press).win).toBeCloseTo(1 / 6);
    expect(outlook(side, { section: 'retreat', card: null }, other, press).win).toBe(0);
  });
});

describe('factions', () => {
  it('have a face for every leader and Ryh-zu, no two alike', () => {
    const drawn = [...LEADER_IDS, ...RYHZU_IDS].map((id) => JSON.stringify(FACES[id]));
    expect(new Set(drawn).size).toBe(LEADER_IDS.length + RYHZU_IDS.length);
    for (const drawing of drawn) expect(drawing.length).toBeGreaterThan(500);
  });

  it('are named by their own files alone', () => {
    const isOwn = (line: string): boolean =>
      /^factions\/(?:faces\/)?index\.ts:/.test(line) ||
      FACTION_IDS.some(
        (id) => line.startsWith(`factions/${id}.tsx:`) || line.startsWith(`factions/faces/${id}.ts:`),
      );
    const lines = linesNaming(FACTION_IDS, fileURLToPath(new URL('../board', import.meta.url)));
    expect(lines.filter((line) => !isOwn(line))).toEqual([]);
  });
});

describe('the end', () => {
  it('names winners first, with what everybody came to', () => {
    const match = newMatch(4, 'end');
    play(match, 'end', () => undefined, 20_000);
    expect(match.over).toBe(true);
    const view = match.view('spectator');
    const standings = standingsOf(view);
    expect(standings).toHaveLength(4);
    expect(standings.filter(({ isWinner }) => isWinner).map(({ seat }) => seat)).toEqual(view.winners);
    expect(standings[0]?.isWinner).toBe(true);
  });
});
