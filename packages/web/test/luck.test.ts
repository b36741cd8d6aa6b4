import { commitmentToNonce } from '@warptable/kernel';
import type { TableInfo } from '@warptable/table';
import type { Session } from '@warptable/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLuck, sitDown, toldLuck } from '../src/online/toldLuck.ts';
import { compareLuck } from '../src/replay/compareLuck.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const fileWith = (commitment: string, nonces: readonly string[]) =>
  ({ kind: 'keyed', commitment, nonces, secret: '5e' }) as const;

describe('the luck of a table', () => {
  it('is kept as it was first told, with what was added to it at each seat', () => {
    keepLuck('t', { commitment: 'first' });
    keepLuck('t', { commitment: 'second', nonces: { 0: 'a' } });
    keepLuck('t', { commitment: 'second', nonces: { 1: 'b' }, seat: 1 });
    expect(toldLuck('t')).toEqual({ commitment: 'first', nonces: { 0: 'a', 1: 'b' }, seat: 1 });
    keepLuck('t', { commitment: 'second', seat: undefined });
    expect(toldLuck('t')?.seat).toBeUndefined();
    expect(toldLuck('other')).toBeNull();
  });

  it('gets a new part from whoever sits down, and the same is kept', () => {
    const said: string[] = [];
    const session = { request: ({ commitment }: { commitment: string }) => said.push(commitment) };
    const info = { id: 't', luck: { commitment: 'c' } };
    sitDown(session as unknown as Session, info as TableInfo, 1, 'Ann');
    sitDown(session as unknown as Session, info as TableInfo, 1, 'Ann');
    expect(said[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(said[1]).not.toBe(said[0]);
    const { commitment, nonces = {} } = toldLuck('t') ?? {};
    expect(commitment).toBe('c');
    expect(said[1]).toBe(commitmentToNonce(nonces[1] ?? ''));
  });

  it('is compared with that of the file afterwards', () => {
    const told = { commitment: 'c', nonces: { 0: 'x', 1: 'mine' }, seat: 1 };
    expect(compareLuck(fileWith('c', ['a', 'mine']), told)).toEqual({
      commitment: 'same',
      nonce: 'same',
      others: 'unknown',
    });
    expect(compareLuck(fileWith('c', ['a', 'b']), told)).toEqual({
      commitment: 'same',
      nonce: 'changed',
      others: 'unknown',
    });
    expect(compareLuck(fileWith('d', ['mine', 'b']), told)).toEqual({
      commitment: 'changed',
      nonce: 'changed',
      others: 'unknown',
    });
  });

  it('is compared with what the others had settled before this browser told its part', () => {
    const told = { commitment: 'c', nonces: { 1: 'mine' }, seat: 1, commitments: ['x', 'y'] };
    const luck = { ...fileWith('c', ['a', 'mine']), commitments: ['x', 'y'] };
    expect(compareLuck(luck, told).others).toBe('same');
    expect(compareLuck({ ...luck, commitments: ['z', 'y'] }, told).others).toBe('changed');
    expect(compareLuck(fileWith('c', ['a', 'mine']), told).others).toBe('changed');
  });

  it('cannot be compared by whoever was not there, nor the part of whoever only watched or sat down elsewhere', () => {
    const file = fileWith('c', ['a', 'b']);
    expect(compareLuck(file, null)).toEqual({ commitment: 'unknown', nonce: 'unknown', others: 'unknown' });
    const nonces = {};
    expect(compareLuck(file, { commitment: 'c', nonces })).toEqual({
      commitment: 'same',
      nonce: 'unknown',
      others: 'unknown',
    });
    expect(compareLuck(file, { commitment: 'c', nonces, seat: 0 })).toEqual({
      commitment: 'same',
      nonce: 'unknown',
      others: 'unknown',
    });
  });
});
