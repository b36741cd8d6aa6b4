import { expect, test } from 'vitest';
import { hexMapText } from '../src/hex-map.ts';

const hex = (column: number, row: number, region: string, ...lines: [string, string]) => ({
  column,
  row,
  region,
  lines,
});

test('hexes of one region have no border between them', () => {
  const map = hexMapText([hex(4, 7, 'a', 'one', '1'), hex(6, 7, 'a', 'two', '2')], 2);
  expect(map.split('\n')).toEqual(['---------', '|one two|', '|1   2  |', '---------']);
});

test('a row lies half a hex beside the one above it', () => {
  const map = hexMapText([hex(0, 0, 'a', 'A', ''), hex(-1, 1, 'b', 'B', ''), hex(1, 1, 'a', 'C', '')], 2);
  expect(map.split('\n')).toEqual([
    '  -----',
    '  |A  |',
    '  |   |',
    '----- ---',
    '|B  |C  |',
    '|   |   |',
    '---------',
  ]);
});
