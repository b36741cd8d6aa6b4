import { WarptableError } from '@warptable/kernel';
import { TableError } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import { Failure, failureText } from '../src/failures.ts';

describe('what went wrong is said', () => {
  it('by its code, whoever found it out', () => {
    expect(failureText(new Failure('noSuchTable', 'ask the server'))).toBe('There is no such table for you.');
    expect(failureText(new TableError('paused', 'said in English'))).toBe('The table is paused.');
    expect(failureText(new WarptableError('corrupt', 'not valid JSON'))).toMatch(
      /damaged.*\(not valid JSON\)/,
    );
    expect(failureText(new Failure('badOptions', 'teams need 4 players'))).toMatch('teams need 4 players');
  });

  it('as it came, if nobody knows the code', () => {
    expect(failureText(new Failure('newerThanThis', 'the moon is full'))).toMatch('the moon is full');
    expect(failureText(new Error('out of memory'))).toMatch('out of memory');
    expect(failureText('nothing')).toMatch('nothing');
  });
});
