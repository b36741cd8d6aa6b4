import { findGame } from '@warptable/games';
import { speakIn } from '@warptable/speech';
import { afterEach, describe, expect, it } from 'vitest';
import { nameGivenTwice, reasonsOf, whyUnfit } from '../src/home/fitting.ts';

const { game } = findGame('the-warp')!;

afterEach(() => speakIn('en', {}));

describe('what is set up', () => {
  it('fits if the game itself takes it, and is refused with its rule otherwise', () => {
    expect(whyUnfit(game, { mode: 'team' }, 4)).toBeNull();
    expect(whyUnfit(game, { mode: 'team' }, 3)).toEqual({
      why: 'teams of two need 4 or 6 players',
      rule: 'TW 18.1',
    });
    expect(whyUnfit(game, { edition: 'prototype', side: 'B' }, 2)?.rule).toBe('TW 19.2');
  });

  it('is refused for seats and values too that no rule speaks of', () => {
    expect(whyUnfit(game, {}, 9)).toEqual({ why: expect.stringContaining('1 to 6') as string, rule: null });
    expect(whyUnfit(game, { mode: 'chess' }, 4)?.why).toContain('free, team');
  });

  it('says why in the language of the page', async () => {
    await speakIn('de', { options: { 'the-warp': { limits: { teamSeats: 'Teams sind zu viert' } } } });
    expect(whyUnfit(game, { mode: 'team' }, 5)?.why).toBe('Teams sind zu viert');
  });

  it('says each reason once', () => {
    const judged = [2, 3, 4, 5, 6].map((seats) => whyUnfit(game, { mode: 'team' }, seats));
    expect(judged.map((one) => one === null)).toEqual([false, false, true, false, true]);
    expect(reasonsOf(judged)).toHaveLength(1);
  });
});

it('two people of one name are found, whatever its capitals', () => {
  expect(nameGivenTwice(['Ada', 'Ben', ' ada '])).toBe(' ada ');
  expect(nameGivenTwice(['Ada', 'Ben', 'Cleo'])).toBeUndefined();
});
