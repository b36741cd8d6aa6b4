import { expect, test } from 'vitest';
import { copyState } from '../rules/copying.ts';
import type { State } from '../rules/state.ts';
import { position } from './arrange.ts';
import { fight } from './fighting.ts';

/** Paths at which both states hold one and the same list or thing. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path.replaceAll(/\.\d+/g, '.#')];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

/** What is never changed where it stands. */
const LASTING = [
  '.agenda.#',
  '.battle.sides.#.declared',
  '.battle.sides.#.plan',
  '.battle.used.#',
  '.options',
  '.players.#.starts',
  '.regions.#.production',
];

const states = (): State[] => [
  position({
    sides: [
      { faction: 'oxataya', leaders: { onari: 'r5-3' }, hand: ['levy'], fresh: ['feint'], relics: [1] },
      { faction: 'circadians', hand: ['envoy'] },
      { faction: 'jrayek' },
      { faction: 'leyrien' },
      { faction: 'ai' },
    ],
    prices: { build: { by: 0, token: 3 } },
    intel: ['intel-lab-copy'],
    acting: { seat: 0, phase: 'move' },
    after: ['combat'],
    adjust: (s) => {
      s.staying = 3;
      s.closed = 'r4-4';
    },
  }).answers(['turn', 'move:r5-3'], ['moveTo', 'r5-4']).state,
  fight({
    me: { faction: 'zcharo', leaders: { urzo: 'r4-4' }, hand: ['levy'] },
    other: { faction: 'ai', hand: ['envoy'] },
    ground: { fighters: { 0: 2, 1: 1 } },
    plans: ['press levy', 'press envoy'],
    adjust: (s) => {
      s.players[0]!.perceived = ['levy'];
      s.players[0]!.open = ['levy'];
    },
  }).state,
];

test.each(states().map((state, i) => [i, state] as const))(
  'a copy is the same and shares nothing that changes (%i)',
  (_i, state) => {
    const copy = copyState(state);
    expect(copy).toEqual(state);
    const paths = new Set(shared(state, copy));
    expect([...paths].filter((path) => !LASTING.includes(path))).toEqual([]);
  },
);
