import { afterEach, describe, expect, test } from 'vitest';
import { capital, listed, speakIn, speaker } from '../src/index.ts';

const say = speaker('harbour', {
  greeting: 'Welcome',
  boats_zero: 'no boats',
  boats_one: '{{count}} boat',
  boats_other: '{{count}} boats',
  place_ordinal_one: '{{count}}st',
  place_ordinal_two: '{{count}}nd',
  place_ordinal_few: '{{count}}rd',
  place_ordinal_other: '{{count}}th',
  log: { sailed: '{{who}} sailed to {{to}}.', sailed_you: 'You went to {{to}}.' },
});

afterEach(() => speakIn('en', {}));

describe('a text by its key', () => {
  test('plain, and with its blanks filled', () => {
    expect(say('greeting')).toBe('Welcome');
    expect(say('log.sailed', { who: 'Ann', to: 'Oslo' })).toBe('Ann sailed to Oslo.');
    expect(say('log.sailed', { who: 'Bob', to: 'Rome' })).toBe('Bob sailed to Rome.');
  });

  test('in the form that number, rank and context ask for', () => {
    expect([0, 1, 2, 1].map((count) => say('boats', { count }))).toEqual([
      'no boats',
      '1 boat',
      '2 boats',
      '1 boat',
    ]);
    expect([1, 2, 3, 4, 11, 21].map((count) => say('place', { count, ordinal: true }))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
    expect(say('log.sailed', { who: 'You', to: 'Oslo', context: 'you' })).toBe('You went to Oslo.');
    expect(say('log.sailed', { who: 'Ann', to: 'Oslo', context: 'other' })).toBe('Ann sailed to Oslo.');
  });

  test('a blank that is not filled can be seen', () => {
    expect(say('log.sailed', { who: 'Ann' })).toBe('Ann sailed to {{to}}.');
  });

  test('what is filled in is never read as a template', () => {
    expect(say('log.sailed', { who: '{{to}} $t(greeting)', to: '<b>' })).toBe(
      '{{to}} $t(greeting) sailed to <b>.',
    );
  });
});

test('another language takes over as soon as it is spoken, and English where it has no words', async () => {
  expect(say('boats', { count: 2 })).toBe('2 boats');
  await speakIn('de', { harbour: { boats_one: '{{count}} Boot', boats_other: '{{count}} Boote' } });
  expect(say('boats', { count: 2 })).toBe('2 Boote');
  expect(say('greeting')).toBe('Welcome');
  expect(listed(['A', 'B', 'C'])).toBe('A, B und C');
  await speakIn('en', {});
  expect(say('boats', { count: 2 })).toBe('2 boats');
});

test('lists and beginnings of sentences', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(capital('your ships')).toBe('Your ships');
});
