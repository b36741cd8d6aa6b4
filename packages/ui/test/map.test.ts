import type { Asked } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { cornerAwayFrom, quietCorner } from '../src/map/corners.ts';
import { labelOf } from '../src/map/labels.ts';
import { boundsAround, loopsOf, polygonPath } from '../src/map/paths.ts';
import type { OuterSide } from '../src/map/paths.ts';
import { targetOf, targetsAmong } from '../src/map/targets.ts';
import { neighbourTowards } from '../src/map/walking.ts';
import { asked } from './partProps.ts';

const PLACES = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 100, y: 10 },
  { id: 'c', x: 0, y: 100 },
];

const question: Asked = { ...asked, options: ['a', 'none'] };

describe('arrow keys', () => {
  it('lead to the nearest place on that side, and nowhere at the edge or by other keys', () => {
    expect(neighbourTowards(PLACES, 'a', 'ArrowRight')).toBe('b');
    expect(neighbourTowards(PLACES, 'a', 'ArrowDown')).toBe('c');
    expect(neighbourTowards(PLACES, 'a', 'ArrowLeft')).toBeUndefined();
    expect(neighbourTowards(PLACES, 'a', 'Enter')).toBeUndefined();
  });

  it('lead there and back on a map of hexes', () => {
    const hexes = [-2, -1, 0, 1, 2].flatMap((r) =>
      [-2, -1, 0, 1, 2].map((q) => ({ id: `${q} ${r}`, x: 100 * (q + r / 2), y: 87 * r })),
    );
    expect(neighbourTowards(hexes, '0 0', 'ArrowRight')).toBe('1 0');
    expect(neighbourTowards(hexes, '1 0', 'ArrowLeft')).toBe('0 0');
  });
});

describe('targets', () => {
  it('are legal, refused or idle', () => {
    expect(['a', 'b', 'c'].map((id) => targetOf(question, id))).toEqual(['legal', 'refused', 'idle']);
    expect(targetOf(null, 'a')).toBe('idle');
  });

  it('on the map are those that are places', () => {
    const isPlace = (value: unknown): value is string => PLACES.some(({ id }) => id === value);
    expect(targetsAmong(question, isPlace)).toEqual({ legal: new Set(['a']), refused: new Set(['b']) });
    expect(targetsAmong(null, isPlace)).toEqual({ legal: new Set(), refused: new Set() });
  });

  it('are called by what they are to the question', () => {
    const label = (id: string, attacks: string, final: string): string =>
      labelOf(
        {
          part: { asked: question, isFinal: (value) => value === final },
          nameOf: (place) => `Planet ${place}`,
          isAttack: (place) => place === attacks,
          refusalText: ({ reason }) => reason,
        },
        id,
      );
    expect(label('a', '', '')).toBe('Planet a; legal target');
    expect(label('a', '', 'a')).toBe('Planet a; legal target, no undo');
    expect(label('a', 'a', '')).toBe('Planet a; legal target, attack');
    expect(label('a', 'a', 'a')).toBe('Planet a; legal target, attack, no undo');
    expect(label('b', 'b', 'b')).toBe('Planet b; not possible: outOfRange');
    expect(label('c', 'c', 'c')).toBe('Planet c');
  });
});

describe('the corner of a note', () => {
  const bounds = { x: 0, y: 0, width: 100, height: 100 };

  it('hides the fewest places, and never the one it is about', () => {
    const at = (id: string, x: number, y: number) => ({ id, x, y });
    const places = [at('one', 10, 10), at('two', 20, 10), at('three', 90, 10), at('four', 90, 90)];
    const corners = ['top left', 'top right', 'bottom right'] as const;
    expect(quietCorner({ bounds, places }, 'one', corners)).toBe('top right');
    expect(quietCorner({ bounds, places }, 'three', corners)).toBe('bottom right');
    expect(quietCorner({ bounds, places: places.slice(2) }, 'four', corners)).toBe('top left');
  });

  it('lies opposite to what it is about', () => {
    expect(cornerAwayFrom(bounds, { x: 80, y: 80 })).toBe('top left');
    expect(cornerAwayFrom(bounds, { x: 20, y: 20 })).toBe('bottom right');
  });
});

describe('paths', () => {
  const square = (x: number, y: number): OuterSide[] => {
    const corners = [
      { x, y },
      { x: x + 10, y },
      { x: x + 10, y: y + 10 },
      { x, y: y + 10 },
    ];
    return corners.map((from, i) => ({ from, to: corners[(i + 1) % 4] ?? from }));
  };

  it('are one closed loop for each part of a region', () => {
    const loops = loopsOf([...square(0, 0), ...square(50, 0)]);
    expect(loops.map(({ length }) => length)).toEqual([4, 4]);
    expect(polygonPath(loops[0] ?? [])).toBe('M10 0L10 10L0 10L0 0Z');
  });

  it('have bounds with a margin', () => {
    expect(boundsAround(PLACES, 5)).toEqual({ x: -5, y: -5, width: 110, height: 110 });
  });
});
