import { describe, expect, it } from 'vitest';
import type { SoloFace } from '../../content/index.ts';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** The Rival carries out the action of this card with these rolls. The Player cannot pay to follow. */
const develops = (card: 'am-01' | 'am-04', faces: readonly SoloFace[], setup: SoloPosition = {}): WarpTable =>
  soloPosition({
    rival: 'skolok',
    step: 'rivalAction',
    drawn: [card],
    chance: soloDie(...faces),
    ...setup,
  });

const built = (table: WarpTable): string[] =>
  table.events('Built').map(({ building, area }) => `${building} ${area}`);
const upgraded = (table: WarpTable): string[] =>
  table.events('Upgraded').map(({ building, level }) => `${building} ${level}`);
const rolls = (table: WarpTable): string[] =>
  table.events('SoloDieRolled').map(({ face, again }) => (again ? `${face} again` : face));

const MAX = { 'command-center': 3, 'gold-mine': 3, 'energy-plant': 3, 'trade-post': 3 };

describe('TWS 9 Develop', () => {
  it('TWS 9.7, TWS 9.13, TWS 29.3, TWS E2 rolls again what cannot be built, and takes the highest multiplier', () => {
    const table = develops('am-01', ['energy-plant', 'gold-mine'], {
      rivals: { troops: { 's2-upper-left': 1, 's2-start': 1, 's2-upper-right': 1, 's2-left': 1 } },
      areas: {
        's2-upper-left': { buildings: ['energy-plant'] },
        's2-start': { buildings: ['energy-plant'] },
        's2-upper-right': { multiplier: 3 },
      },
    });
    expect(rolls(table)).toEqual(['energy-plant again', 'gold-mine']);
    expect(built(table)).toEqual(['gold-mine s2-upper-right']);
  });

  it('TWS 9.1, TWS 9.2, TWS 9.3 costs nothing and moves the track', () => {
    const table = develops('am-01', ['trade-post'], { rivals: { gold: 1, energy: 1 } });
    expect(table.player(1)).toMatchObject({ gold: 1, energy: 1 });
    expect(table.track(1, 'trade-post')).toBe(2);
  });

  it('TWS 9.8, TWS E9 an X2 gives two results, and no further X2', () => {
    const table = develops('am-04', ['x2', 'trade-post', 'x2', 'command-center', 'gold-mine'], {
      rivals: { levels: { 'command-center': 3 } },
    });
    expect(rolls(table)).toEqual(['x2', 'trade-post', 'x2 again', 'command-center again', 'gold-mine']);
    expect(upgraded(table)).toEqual(['trade-post 2', 'gold-mine 2']);
  });

  it('TWS 9.9, TWS C10 the second result is skipped if nothing is left to do', () => {
    const table = develops('am-04', ['x2', 'trade-post'], {
      rival: 'xurdun',
      // No unused Troop: the Special of Xurdun is impossible.
      rivals: {
        levels: { ...MAX, 'trade-post': 2 },
        troops: { 's2-colony': 4, 's2-start': 4, 's2-left': 4, 's2-upper-right': 2 },
      },
    });
    expect(upgraded(table)).toEqual(['trade-post 3']);
    expect(rolls(table)).toEqual(['x2', 'trade-post']);
  });

  it('TWS 9.11, TWS 9.6, TWS C8 is skipped without a roll if nothing can be done, and cannot be followed', () => {
    const table = develops('am-04', [], {
      rival: 'xurdun',
      player: { gold: 5, energy: 5, hand: ['upgrade-01'] },
      rivals: { levels: MAX, troops: { 's2-colony': 4, 's2-start': 4, 's2-left': 4, 's2-upper-right': 2 } },
    });
    expect(rolls(table)).toEqual([]);
    expect(table.events('RivalSkipped')[0]).toMatchObject({ what: 'upgrade' });
    expect(table.isAsked('followDevelop')).toBe(false);
  });

  it('TWS 9.5, TWS C6 a type without a miniature is rolled again', () => {
    const table = develops('am-01', ['gold-mine', 'command-center'], {
      rivals: { troops: { 's2-left': 1, 's2-upper-right': 1, 's2-outer-corner': 1, 'ring-1': 1 } },
      areas: {
        's2-left': { buildings: ['gold-mine'] },
        's2-upper-right': { buildings: ['gold-mine'] },
        's2-outer-corner': { buildings: ['gold-mine'] },
      },
    });
    expect(rolls(table)).toEqual(['gold-mine again', 'command-center']);
  });

  it('TWS 9.12, TWS C7 none where one of the type stands, of any colour, nor without the icon', () => {
    const table = develops('am-01', ['gold-mine', 'command-center'], {
      rivals: { troops: { 's2-left': 1, 's2-start': 1 } },
      areas: {
        's2-left': { buildings: ['gold-mine'], colour: 0 },
        'ring-3': { buildings: ['gold-mine'], colour: 1 },
        'ring-4': { buildings: ['gold-mine'], colour: 1 },
        'ring-5': { buildings: ['gold-mine'], colour: 1 },
      },
    });
    expect(rolls(table)[0]).toBe('gold-mine again');
  });

  it('TWS 9.13, TWS 6.6 equal multipliers: the area closest to the Rival’s Colony', () => {
    const table = develops('am-01', ['command-center'], {
      rivals: { troops: { 's2-upper-right': 1, 's2-outer-corner': 1 } },
      areas: { 's2-outer-corner': { multiplier: 2 } },
    });
    expect(built(table)).toEqual(['command-center s2-upper-right']);
  });

  it('TWS 9.15 a Trade Post gives the Rival no Mission Switch', () => {
    const table = develops('am-01', ['trade-post']);
    expect(built(table)).toEqual(['trade-post s2-upper-left']);
    expect(table.isAsked('switchOut')).toBe(false);
  });

  it('TWS 9.21 the Gate is the first choice for a type without icon', () => {
    const table = develops('am-01', ['command-center'], {
      endgame: 2,
      rivals: { troops: { gate: 1, 's2-middle': 1 } },
    });
    expect(built(table)).toEqual(['command-center gate']);
  });
});
