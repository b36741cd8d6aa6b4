import { readFileSync } from 'node:fs';
import { Match, Random, seededChance } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import { describe, expect, test } from 'vitest';
import { COUNTS } from '../content/index.ts';
import { chaosOrder } from '../rules/game.ts';
import { violationsIn } from '../rules/invariants.ts';
import { QUESTIONS } from '../rules/questions.ts';
import { position } from './arrange.ts';
import type { SideUp } from './arrange.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const ROUND = ['prices', 'discover', 'build', 'harvest', 'recruit', 'move', 'combat', 'income', 'relics'];

/** Where a question is put though it has one answer: the hand must not show, or a player says that something is done. */
const ASKED_ALWAYS = new Set(['momentCard', 'plan', 'turn', 'income']);

function play(seats: number, look: (match: ReturnType<typeof start>) => void) {
  const match = start(seats);
  const random = new Random('flow');
  while (!match.over) {
    look(match);
    const pending = random.pick(match.pending);
    match.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value: randomAnswer(pending, random) });
  }
  return match;
}

const start = (seats: number) =>
  new Match(chaosOrder, {
    options: chaosOrder.readOptions({ factions: 'dealt' }, seats),
    seats,
    chance: seededChance(`flow ${seats}`),
  });

describe.each([2, 3, 4, 5])('a game of %s', (seats) => {
  test('CO 4.1, CO 4.2, CO 30.1, CO 15.9 six rounds at most, each of nine phases, and one relic goes in each', () => {
    const match = play(seats, () => {});
    const told = match.events.map(({ event }) => event);
    const phases = told.flatMap((event) => (event.type === 'PhaseBegan' ? [event.phase] : []));
    const { round } = match.state;
    const expected = Array.from({ length: round }, () => ROUND).flat();
    expect(phases).toEqual(expected.slice(0, phases.length));
    expect(round).toBeLessThanOrEqual(6);
    const relics = told.flatMap((event) =>
      event.type === 'RelicTaken' || event.type === 'RelicLost' ? [event.relic] : [],
    );
    expect(relics).toEqual([1, 2, 3, 4, 5, 6].slice(0, relics.length));
    expect(relics.length).toBeGreaterThanOrEqual(round - 1);
  });

  test('CO 5.12, CO 15.11, CO 19.2, CO 19.5, CO 30.2 every question is of the list and can be answered; relics stay on their boards', () => {
    let relics = 0;
    let asked = 0;
    play(seats, ({ pending, state }) => {
      for (const { ask, options } of pending) {
        asked++;
        expect(Object.keys(QUESTIONS)).toContain(ask.kind);
        expect(options.length).toBeGreaterThan(0);
        if (options.length === 1 && ask.form === 'one' && !ASKED_ALWAYS.has(ask.kind))
          expect(ask.kind).toBe('taken without a question');
      }
      const held = state.players.reduce((sum, player) => sum + player.relics.length, 0);
      expect(held).toBeGreaterThanOrEqual(relics);
      relics = held;
    });
    expect(asked).toBeGreaterThan(100);
  });

  test('CO 30.6, CO 3.30, CO 30.4 nothing gets lost: no law is broken between the steps', () => {
    let steps = 0;
    play(seats, ({ state, pending }) => {
      if (pending.some(({ ask }) => ask.kind !== 'actOrPass')) return;
      steps++;
      expect(violationsIn(state)).toEqual([]);
    });
    expect(steps).toBeGreaterThan(10);
  });

  test('CO 30.5, CO 3.14, CO 3.22 land regions, tunnels and bases', () => {
    const map = COUNTS[seats as keyof typeof COUNTS];
    const match = play(seats, () => {});
    const land = match.state.regions.filter(({ terrain }) => terrain !== null);
    expect(land.length).toBe(4 + 3 * seats);
    expect([map.tileSets.length, map.tunnels.length, map.bases.length]).toEqual(
      { 2: [0, 0, 3], 3: [1, 0, 5], 4: [2, 1, 5], 5: [3, 2, 5] }[seats],
    );
    expect(land.every(({ sites }) => sites.length > 0)).toBe(true);
  });
});

describe('bookkeeping', () => {
  test('CO 19.4 without a piece on the map a faction still sets prices', () => {
    const table = position({ sides: [ZCHARO, AI], step: 'prices' });
    expect(table.isAsked('price', 0)).toBe(true);
    table.answer('price', ['3', 'build']);
    expect(table.isAsked('price', 1)).toBe(true);
  });

  test('CO 19.3, CO 31.2 whoever builds gains the reward, and a research of it is finished before the turn goes on', () => {
    const table = position({
      sides: [{ ...ZCHARO, columns: { build: 3 } }, AI],
      regions: { 'r4-4': { fighters: { 0: 1 }, foundation: 'found-relic-4' } },
      acting: { seat: 0, phase: 'build' },
    }).answers(['turn', 'main'], ['construct', 'foundry']);
    expect(table.isAsked('research', 0)).toBe(true);
    expect(table.isAsked('turn')).toBe(false);
    table.answer('research', 'decline');
    expect(table.state.turn).toMatchObject({ mainPoints: 1 });
  });
});

describe('refused', () => {
  test('CO 26.1, CO 5.3 a phase that has a token, and a token recalled in this phase', () => {
    const table = position({ sides: [{ ...ZCHARO, vault: [2, 6] }, AI], step: 'prices' });
    table.answer('price', ['1', 'build'], 0);
    const [asked] = table.asked();
    expect(Object.keys(asked!.paths!['3']!)).not.toContain('build');
    table.answer('price', ['3', 'discover'], 1);
    expect(table.options('price', 0)).toEqual(['3', '4', '5']); // 2 and 6 come back in the next round
  });

  test('CO 26.2 the main action after the auxiliary action', () => {
    const table = position({ sides: [{ ...ZCHARO, energy: 2 }, AI], acting: { seat: 0, phase: 'harvest' } });
    table.answer('turn', 'auxiliary');
    expect(table.refusal('turn', 'main')).toEqual({ rule: 'CO 6.9', reason: 'mainAfterAuxiliary' });
  });

  test('CO 26.3 crossing a lock without a gem, and going beyond column 5', () => {
    const table = position({
      sides: [{ ...ZCHARO, columns: { move: 2, build: 5 } }, AI],
      acting: { seat: 0, phase: 'discover' },
    }).answer('turn', 'main');
    expect(table.refusal('research', 'move')).toEqual({ rule: 'CO 7.3', reason: 'lockNotPaid' });
    expect(table.refusal('research', 'build')).toEqual({ rule: 'CO 7.2', reason: 'lastColumn' });
  });

  test('CO 26.11 retreating to a region without presence, or home while another region is open', () => {
    const table = position({
      sides: [ZCHARO, AI],
      regions: {
        'r4-4': { fighters: { 0: 3, 1: 2 } },
        'r3-3': { fighters: { 1: 1 } },
        'r5-4': { buildings: { 1: ['foundry'] } },
      },
      step: 'combat',
    }).plans({ 0: 'hold', 1: 'retreat' });
    expect(new Set(table.options('retreatTo', 1))).toEqual(new Set(['r3-3', 'r5-4']));
  });
});

describe('undo', () => {
  test('CO 29.5 the cards discarded for the hand limit are final', () => {
    const table = position({
      sides: [
        { faction: 'zcharo', columns: { move: 5 }, hand: ['levy', 'tribute', 'envoy', 'ambush', 'feint'] },
        AI,
      ],
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'main');
    expect(table.asked()).toMatchObject([{ kind: 'discard', min: 1, max: 1, final: 'all' }]);
    table.answer('discard', ['levy']);
    expect(table.match.undoable(0)).toMatchObject({ ok: false });
  });

  test('CO 29.6 an item of the income may be taken back until the income is finished', () => {
    const mine = { fighters: { 0: 1 } };
    const table = position({
      sides: [ZCHARO, AI],
      regions: { 'r3-3': mine, 'r4-3': mine, 'r4-4': mine, 'r5-4': mine, 'r5-5': mine },
      step: 'income',
    });
    table.answers(['income', 'base', 0], ['baseIncome', '1', 0]);
    expect(table.player(0).gems).toBe(1);
    table.undo(0);
    expect(table.player(0).gems).toBe(0);
    expect(table.isAsked('baseIncome', 0)).toBe(true);
  });
});

test('CO 32.1 the rulebook has all chapters in order, and no rule twice', () => {
  const book = readFileSync(new URL('../rules/rulebook.md', import.meta.url), 'utf8');
  const chapters = [...book.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual(Array.from({ length: 34 }, (_, i) => i));
  const ids = [...book.matchAll(/^- \*\*(CO \d+\.\d+)\*\*/gm)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(450);
});
