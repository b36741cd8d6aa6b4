import { Random, seededChance, Match } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { RIVAL_IDS } from '../../content/index.ts';
import { theWarp } from '../../rules/game.ts';
import { WarpTable } from '../arrange.ts';
import { playRandomly } from '../playing.ts';

describe('TWS 4.1, TWS 22.2, TWS 29.6 a whole solo game', () => {
  it.each(RIVAL_IDS)('against %s runs to its end', (rival) => {
    const options = theWarp.readOptions({ rival }, 1);
    const table = new WarpTable(new Match(theWarp, { options, seats: 1, chance: seededChance(rival) }));
    playRandomly(table, new Random(rival), 6000, () => {
      expect(theWarp.violations(table.state)).toEqual([]);
    });
    expect(table.match.over).toBe(true);
    expect(table.state.round).toBeLessThanOrEqual(21);
  });
});
