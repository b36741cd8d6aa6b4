import { randomAnswer } from '@warptable/bots';
import { Match, Random, askedOf, seededChance } from '@warptable/kernel';
import type { Asked, Paths, Pending, Value } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { brief } from '../board/brief.ts';
import { usableNow } from '../board/cards/usable.ts';
import { chartOf } from '../board/chart/chart.ts';
import { outlineOf } from '../board/chart/outline.ts';
import { hillOf } from '../board/chart/relief.ts';
import { pointsAlong } from '../board/chart/worm-hole.ts';
import { buildingsIn, faceOf } from '../board/faces.ts';
import { cardInUse, inBetween, laidOut } from '../board/hand/laid-out.ts';
import { isAttack, previewOf } from '../board/preview.ts';
import { SOURCES, breakdownOf } from '../board/result/breakdown.ts';
import {
  asksForDice,
  asksForGoods,
  choosesRace,
  isOnBoard,
  isPlace,
  isReward,
  isSecondary,
  isUse,
  placeTargets,
} from '../board/targets.ts';
import { theWarpTexts } from '../board/texts/en.ts';
import { campaign } from '../board/texts/en-campaign.ts';
import { lesson, lessons, soloLesson } from '../board/texts/en-lesson.ts';
import { reference } from '../board/texts/en-reference.ts';
import { solo } from '../board/texts/en-solo.ts';
import { ARCHIVE, BOARDS } from '../content/index.ts';
import type { BoardKey } from '../content/index.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import { scoresOf } from '../rules/scoring.ts';
import type { Options, State } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';
import { position } from './arrange.ts';
import { ORIGIN, TARGET } from './fighting.ts';

type WarpMatch = Match<State, Options, WarpView, WarpEvent>;

const SETUPS: readonly (readonly [seats: number, options: Readonly<Record<string, string>>])[] = [
  [2, {}],
  [4, { mode: 'team' }],
  [4, { edition: 'prototype' }],
  [5, { side: 'B', pioneering: 'advanced' }],
];

const ANSWERS = 450;

function newMatch(seats: number, options: Readonly<Record<string, string>>, seed: string): WarpMatch {
  return new Match(theWarp, {
    options: theWarp.readOptions({ rounds: '40', ...options }, seats),
    seats,
    chance: seededChance(seed),
  });
}

/** Plays at random and shows every question to be answered before it is. */
function play(match: WarpMatch, seed: string, show: (pending: Pending) => void, answers = ANSWERS): void {
  const random = new Random(seed);
  for (let n = 0; n < answers && !match.over; n++) {
    const pending = random.pick(match.pending);
    show(pending);
    match.answer({
      seat: pending.ask.seat,
      kind: pending.ask.kind,
      value: randomAnswer(pending, random),
    });
  }
}

/** Every question of some random games, with the view of the one who is asked; of a path, forks of all of its lengths. */
function everyQuestion(seed: string, look: (view: WarpView, asked: Asked) => void): void {
  for (const [i, [seats, options]] of SETUPS.entries()) {
    const match = newMatch(seats, options, `${seed} ${i}`);
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

describe('targets', () => {
  it('are exactly the legal areas, whatever is asked', () => {
    everyQuestion('areas', (view, asked) => {
      const { legal, refused } = placeTargets(asked);
      const onMap = (value: Value): boolean => chartOf(view.board).areaById.has(String(value));
      expect([...legal]).toEqual(asked.options.filter(onMap));
      for (const area of refused) expect(legal.has(area)).toBe(false);
    });
  });

  /** Where the board draws an option that the bar leaves out; nothing if it does not. */
  function placeOf(view: WarpView, asked: Asked, value: Value): string | undefined {
    const own = view.players[asked.seat]?.own;
    const text = String(value);
    if (!own) return undefined;
    if (isPlace(value)) return chartOf(view.board).areaById.has(value) ? 'map' : undefined;
    if (own.hand.some((card) => card === text)) return 'hand';
    if (own.rewards.some((reward) => text === reward || text === `+reward:${reward}`)) return 'rewards';
    if (choosesRace(asked)) return 'faces';
    if (laidOut(asked, own).includes(value)) return 'laid out';
    if (isUse(asked, value)) {
      const card = cardInUse(view, asked);
      return card && ARCHIVE[card].options.length >= Number(text) ? 'uses' : undefined;
    }
    if (asksForDice(asked)) {
      const side = asked.about.attacking ? view.combat?.attack : view.combat?.defence;
      return Number(text) <= (side?.dice.length ?? 0) ? 'dice' : undefined;
    }
    if (asksForGoods(asked) && view.combat) return 'goods';
    const { races, missions } = inBetween(asked);
    if (races.some((race) => text === `+badges:${race}`)) return 'in between';
    return missions.some((mission) => text === `+complete:${mission}`) ? 'in between' : undefined;
  }

  it('are drawn somewhere if the bar does not have them', () => {
    const places = new Set<string>();
    const lost = new Set<string>();
    everyQuestion('drawn', (view, asked) => {
      for (const value of asked.options) {
        if (!isOnBoard(asked, value)) continue;
        const place = placeOf(view, asked, value);
        if (place === undefined) lost.add(`${asked.kind} ${value}`);
        else places.add(place);
      }
    });
    expect([...lost]).toEqual([]);
    expect([...places]).toEqual(
      expect.arrayContaining(['map', 'hand', 'rewards', 'faces', 'laid out', 'uses', 'dice', 'goods']),
    );
  });

  it('leave plain words to the bar, and free moves beside them', () => {
    const wrong = new Set<string>();
    everyQuestion('words', (_view, asked) => {
      for (const value of asked.options) {
        const isWord = ['yes', 'no', 'none', 'stop', 'done', 'draw', 'endTurn'].includes(String(value));
        if (isWord && isOnBoard(asked, value)) wrong.add(`${asked.kind} ${value}`);
        if (isSecondary(asked, value) !== String(value).startsWith('+')) wrong.add(`${asked.kind} ${value}`);
      }
    });
    expect([...wrong]).toEqual([]);
  });

  it('are idle when nothing is asked', () => {
    expect(placeTargets(null).legal.size).toBe(0);
    expect(isReward('rw-ore')).toBe(false);
    expect(isReward('rw-ore-1')).toBe(true);
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

describe('what is hidden', () => {
  it('is not drawn: a facedown token looks like any other, and so does the whole board in a world dealt anew', () => {
    let facedown = 0;
    const match = newMatch(3, {}, 'hidden');
    play(match, 'hidden', () => {
      const other = theWarp.copy(match.state);
      theWarp.determinize(other, 0, new Random('another world'));
      const [here, there] = [match.view(0), theWarp.view(other, 0)];
      expect(there.areas.map(faceOf)).toEqual(here.areas.map(faceOf));
      for (const area of here.areas) {
        if (area.token !== 'facedown') continue;
        facedown++;
        expect(faceOf(area)).toMatchObject({ token: 'facedown', strength: 0, modifier: 0 });
      }
    });
    expect(facedown).toBeGreaterThan(100);
  });
});

describe('the chart', () => {
  const KEYS = Object.keys(BOARDS) as BoardKey[];

  it('has every area of the board once, within its bounds, from the back to the front', () => {
    for (const key of KEYS) {
      const { areas, bounds, zones, wormHole } = chartOf(key);
      expect(areas.map(({ id }) => id).toSorted()).toEqual(BOARDS[key].areas.map(({ id }) => id).toSorted());
      expect(areas.map(({ y }) => y)).toEqual(areas.map(({ y }) => y).toSorted((a, b) => a - b));
      const way = wormHole ? pointsAlong(wormHole) : [];
      for (const { x, y } of [...areas, ...zones.map(({ signAt }) => signAt), ...way]) {
        expect(x > bounds.x && x < bounds.x + bounds.width).toBe(true);
        expect(y > bounds.y && y < bounds.y + bounds.height).toBe(true);
      }
      expect(zones.filter(({ seat }) => seat !== null)).toHaveLength(Number(key[0]));
      expect(wormHole === null).toBe(BOARDS[key].wormHole === null);
    }
  });

  it('shows heights: a slab for each point, each smaller and higher than the one below', () => {
    for (const multiplier of [1, 2, 3, 4]) expect(hillOf(multiplier).slabs).toHaveLength(multiplier);
    const hills = [1, 2, 3, 4].map(hillOf);
    expect(hills.map(({ height }) => height)).toEqual(
      hills.map(({ height }) => height).toSorted((a, b) => a - b),
    );
    expect(hills.map(({ radius }) => radius)).toEqual(
      hills.map(({ radius }) => radius).toSorted((a, b) => b - a),
    );
  });

  it('walks around a zone in one loop', () => {
    expect(outlineOf([{ c: 0, r: 0 }]).match(/M/g)).toHaveLength(1);
    const two = outlineOf([
      { c: 0, r: 0 },
      { c: 2, r: 0 },
    ]);
    expect(two.match(/M/g)).toHaveLength(1);
    expect(two.split('L')).toHaveLength(10);
  });

  it('keeps the buildings of an area in a text and reads them again', () => {
    const match = newMatch(4, {}, 'buildings');
    play(match, 'buildings', () => undefined, 10_000);
    const built = match.view('spectator').areas.filter(({ buildings }) => buildings !== undefined);
    expect(built.length).toBeGreaterThan(4);
    for (const area of built) {
      expect(buildingsIn(faceOf(area).buildings)).toEqual(
        (area.buildings ?? []).map(({ type, colour, count = 1 }) => ({ type, seat: colour, count })),
      );
    }
  });
});

describe('ghosts', () => {
  it('stand at areas of the board, for every option', () => {
    everyQuestion('ghosts', (view, asked) => {
      const { areaById } = chartOf(view.board);
      for (const value of asked.options) {
        const { ghosts, journeys } = previewOf(view, asked, value);
        for (const { at } of ghosts) expect(areaById.has(at)).toBe(true);
        for (const { from, to } of journeys) expect(areaById.has(from) && areaById.has(to)).toBe(true);
      }
    });
  });
});

describe('races', () => {
  it('are marked where the question lets their abilities be used', () => {
    const seen = new Set<string>();
    everyQuestion('races', (view, asked) => {
      for (const race of view.players[asked.seat]?.races ?? []) {
        const { active, reward } = usableNow(asked, race);
        expect(reward).toBe(asked.options.includes(`+badges:${race}`));
        if (reward) seen.add('reward');
        if (active) seen.add(race);
      }
    });
    expect(seen.has('reward')).toBe(true);
    expect(seen.size).toBeGreaterThan(2);
    expect(usableNow(null, 'volut-smugglers')).toEqual({ active: false, reward: false });
  });
});

describe('attacks', () => {
  const attackWith = (troops: number, ships = 0) => {
    const table = position({
      sides: { 0: { troops: { 's1-colony': 1, [ORIGIN]: troops } } },
      areas: {
        [TARGET]: { token: 'yellow-3', facedown: true },
        's1-middle': { token: 'yellow-2' },
        [ORIGIN]: { ships },
      },
    }).answer('action', 'attack');
    const pending = table.match.pending[0];
    if (pending?.ask.kind !== 'attackTarget') throw new Error('no target is asked for');
    return { table, view: table.match.view(0), asked: table.match.asked(pending) };
  };

  it('are final where they turn up a token at once', () => {
    const { table, asked } = attackWith(2);
    expect(asked.final).toEqual([TARGET]);
    table.answer('attackTarget', TARGET);
    expect(table.match.undoable(0).ok).toBe(false);
    for (const more of [attackWith(3), attackWith(2, 1)]) expect(more.asked.final).toBeUndefined();
  });

  it('are marked as attacks', () => {
    const { view, asked } = attackWith(2);
    expect(asked.options.every((area) => isAttack(view, asked, String(area)))).toBe(true);
    expect(isAttack(view, asked, 's1-colony')).toBe(false);
    expect(isAttack(view, { ...asked, kind: 'moveTo' }, TARGET)).toBe(false);
  });
});

describe('the result', () => {
  it('tells where the points came from, as the rules count them', () => {
    for (const [i, [seats, options]] of SETUPS.entries()) {
      const match = newMatch(seats, options, `result ${i}`);
      play(match, 'result', () => undefined, 10_000);
      const { breakdown, scores, winners } = scoresOf(match.state);
      const lines = breakdownOf(match.view('spectator'), SOURCES);
      expect(lines).toHaveLength(seats);
      for (const { seat, points, total, isWinner } of lines) {
        expect(points).toEqual(breakdown[seat]);
        expect(total).toBe(scores[seat]);
        expect(isWinner).toBe(winners.includes(seat));
      }
      expect(lines[0]?.isWinner).toBe(true);
    }
  });
});

describe('the sources of the board', () => {
  const root = new URL('../board/', import.meta.url);

  async function sourcesOf(isWanted: (file: string) => boolean): Promise<string> {
    const { readdir, readFile } = await import('node:fs/promises');
    const files = (await readdir(root, { recursive: true })).filter(isWanted);
    return (await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')))).join('\n');
  }

  it('cite rules that the rulebook has', async () => {
    const { readFile } = await import('node:fs/promises');
    const book = await readFile(new URL('../rules/rulebook.md', import.meta.url), 'utf8');
    const code = await sourcesOf((file) => /\.tsx?$/.test(file));
    const cited = [...code.matchAll(/TW \d+\.\d+/g)].map(([rule]) => rule);
    expect(cited.length).toBeGreaterThan(40);
    expect([...new Set(cited)].filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
  });

  it('have a text for every key in use, and none is left over', async () => {
    const code = await sourcesOf((file) => /\.tsx?$/.test(file) && !file.startsWith('texts/'));
    const keysOf = (table: object, above: string): string[] =>
      Object.entries(table).flatMap(([key, text]: [string, string | object]) =>
        typeof text === 'string' ? above + key.replace(/_(one|other)$/, '') : keysOf(text, `${above}${key}.`),
      );
    const texts = { ...theWarpTexts, campaign, lesson, lessons, soloLesson, reference, solo };
    const keys = keysOf(texts, '');
    const parts = Object.keys(texts).join('|');
    const used = [...code.matchAll(new RegExp(`'((?:${parts})\\.[\\w.]+)'`, 'g'))].map(
      ([, key]) => key ?? '',
    );
    const computed = [...code.matchAll(new RegExp(`\\bt\\(\`((?:${parts})\\.[\\w.]*)\\$\\{`, 'g'))].map(
      ([, part]) => part ?? '',
    );
    expect(used.filter((key) => !keys.includes(key))).toEqual([]);
    // A form of a text, such as `title_you`, is used with it.
    const isUsed = (key: string): boolean => used.includes(key) || used.includes(key.replace(/_\w+$/, ''));
    expect(keys.filter((key) => !isUsed(key) && !computed.some((part) => key.startsWith(part)))).toEqual([]);
  });
});

describe('prompts', () => {
  it('lead to a rule of the book in whole games', async () => {
    const { readFile } = await import('node:fs/promises');
    const book = await readFile(new URL('../rules/rulebook.md', import.meta.url), 'utf8');
    const cited = new Set<string>();
    everyQuestion('rules', (_view, { rule }) => cited.add(rule));
    expect([...cited].filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
    expect(cited.size).toBeGreaterThan(20);
  });
});
