import type { Flow } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { RIVALS, RIVAL_IDS } from '../../content/index.ts';
import type { ArchiveId, RivalId } from '../../content/index.ts';
import type { Warp } from '../../rules/moments.ts';
import { rival } from '../../rules/solo/moments.ts';
import { hardPointsOf } from '../../rules/solo/points.ts';
import { RIVAL_ABILITIES } from '../../rules/solo/rivals/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import type { WarpTable } from '../arrange.ts';
import { act, standing } from './acting.ts';
import type { SoloPosition } from './arrange.ts';

const COMBAT: readonly ArchiveId[] = ['enforce-1', 'enforce-2', 'enforce-3'];

interface Case {
  readonly rival: RivalId;
  readonly what: string;
  readonly happens: (g: Warp) => Flow;
  /** In Phase I, II and III. */
  readonly points: readonly [number, number, number];
  readonly setup?: SoloPosition;
}

const NONE = [0, 0, 0] as const;
const AREA = 3;

const CASES: readonly Case[] = [
  {
    rival: 'dura',
    what: 'TWS 19.23 the third discard',
    happens: (g) => rival.happen(g, 'rival', 'whenPlayerDiscards', { cards: 3 }),
    points: [1, 1, 2],
  },
  {
    rival: 'dura',
    what: 'TWS 19.23 two discards',
    happens: (g) => rival.happen(g, 'rival', 'whenPlayerDiscards', { cards: 2 }),
    points: NONE,
  },
  {
    rival: 'skolok',
    what: 'a Gold Mine built',
    happens: (g) => rival.happen(g, 'rival', 'whenBuilt', { type: 'gold-mine' }),
    points: [1, 2, 2],
  },
  {
    rival: 'skolok',
    what: 'Gold Mines upgraded',
    happens: (g) => rival.happen(g, 'rival', 'whenUpgraded', { type: 'gold-mine' }),
    points: [1, 2, 2],
  },
  {
    rival: 'skolok',
    what: 'another building',
    happens: (g) => rival.happen(g, 'rival', 'whenBuilt', { type: 'energy-plant' }),
    points: NONE,
  },
  {
    rival: 'silna',
    what: 'TWS 19.26 a follow',
    happens: (g) => rival.happen(g, 'rival', 'whenFollowed'),
    points: [1, 1, 2],
  },
  {
    rival: 'xurdun',
    what: 'TWS 19.24 a conquest',
    happens: (g) => rival.happen(g, 'rival', 'whenConquering', { area: AREA, troops: 3 }),
    points: [1, 1, 2],
  },
  {
    rival: 'tavma',
    what: 'TWS 19.22 an area raised to 4',
    happens: (g) => rival.happen(g, 'rival', 'whenRaised', { area: AREA, to: 4 }),
    points: [2, 3, 3],
  },
  {
    rival: 'tavma',
    what: 'TWS 19.22 an area raised to 3',
    happens: (g) => rival.happen(g, 'rival', 'whenRaised', { area: AREA, to: 3 }),
    points: NONE,
  },
  {
    rival: 'solca',
    what: "TWS 19.17 35 of the Rival's side",
    happens: (g) => rival.happen(g, 'rival', 'atFinalPowers', { player: 12, rival: 35 }),
    points: [2, 2, 3],
  },
  {
    rival: 'solca',
    what: 'TWS 19.17 both sides, once',
    happens: (g) => rival.happen(g, 'rival', 'atFinalPowers', { player: 36, rival: 45 }),
    points: [2, 2, 3],
  },
  {
    rival: 'solca',
    what: 'TWS 19.17 34 at most',
    happens: (g) => rival.happen(g, 'rival', 'atFinalPowers', { player: 34, rival: 34 }),
    points: NONE,
  },
  {
    rival: 'zeto',
    what: 'TWS 19.19 three Combat Cards at the start of the turn',
    happens: (g) => rival.happen(g, 'rival', 'atPlayerTurnStart'),
    points: [2, 2, 3],
    setup: { player: { hand: [...COMBAT, 'build-01'] } },
  },
  {
    rival: 'zeto',
    what: 'TWS 19.19 two Combat Cards',
    happens: (g) => rival.happen(g, 'rival', 'atPlayerTurnStart'),
    points: NONE,
    setup: { player: { hand: ['enforce-1', 'enforce-2', 'build-01', 'build-02'] }, discard: ['enforce-3'] },
  },
  {
    rival: 'xelo',
    what: 'TWS 19.18 one card bribed',
    happens: (g) => rival.happen(g, 'rival', 'whenBribed'),
    points: [1, 2, 2],
  },
  {
    rival: 'darja',
    what: 'TWS 19.24 a conquest with 2 Troops left',
    happens: (g) => rival.happen(g, 'rival', 'whenConquering', { area: AREA, troops: 2 }),
    points: [2, 2, 3],
  },
  {
    rival: 'darja',
    what: 'TWS 19.24 C37 a conquest with 1 Troop left',
    happens: (g) => rival.happen(g, 'rival', 'whenConquering', { area: AREA, troops: 1 }),
    points: [2, 2, 3],
  },
  {
    rival: 'darja',
    what: 'TWS 19.24 a conquest with 3 Troops (of another attack limit)',
    happens: (g) => rival.happen(g, 'rival', 'whenConquering', { area: AREA, troops: 3 }),
    points: NONE,
  },
  {
    rival: 'xotan',
    what: 'the end of its turn',
    happens: (g) => rival.happen(g, 'rival', 'atRivalTurnEnd'),
    points: [1, 2, 3],
  },
];

describe('TWS 19.1, TWS 19.2 direct points in Phase I, II and III', () => {
  it.each(CASES)('$rival: $what', (one) => {
    for (const phase of [1, 2, 3] as const) {
      const table = standing({ rival: one.rival, rivalPhase: phase, ...one.setup });
      const told = act(table, one.happens);
      const points = one.points[phase - 1]!;
      expect(table.points(RIVAL)).toBe(points);
      expect(table.state.solo!.directPoints).toBe(points);
      expect(table.player(RIVAL).tokenPoints).toBe(points);
      expect(told.filter(({ type }) => type === 'RivalScored')).toHaveLength(points > 0 ? 1 : 0);
    }
  });

  it('each Rival Card names itself as it is printed, once', () => {
    expect(RIVAL_ABILITIES.map(({ id }) => id)).toEqual(RIVAL_IDS);
    for (const { id, name, rule } of RIVAL_ABILITIES) {
      expect(name).toBe(RIVALS[id].name);
      expect(rule).toMatch(/^TWS \d+\.\d+$/);
    }
  });

  it('TWS 1.7, TWS 19.28 one Rival Card never acts for another Rival', () => {
    for (const { rival: id } of CASES) {
      for (const one of CASES.filter((other) => other.rival !== id)) {
        const table = standing({ rival: id, ...one.setup });
        const expected = CASES.some(
          (own) => own.rival === id && own.points[0] > 0 && String(own.happens) === String(one.happens),
        );
        const shared = ['xurdun', 'darja'].includes(id) && ['xurdun', 'darja'].includes(one.rival);
        if (expected || shared) continue;
        act(table, one.happens);
        expect(table.points(RIVAL), `${one.what} with ${id}`).toBe(0);
      }
    }
  });
});

describe('TWS 19.21, TWS 19.30 Paradox', () => {
  const beaten = (tokenPoints: number, rivalPhase: 1 | 2 | 3, more: SoloPosition = {}): WarpTable => {
    const table = standing({
      rival: 'xotan',
      rivalPhase,
      ...more,
      rivals: { tokenPoints, ...more.rivals },
      solo: { directPoints: tokenPoints },
    });
    act(table, (g) => rival.happen(g, 'rival', 'whenBeaten'));
    return table;
  };

  it.each([
    [1, 4],
    [2, 3],
    [3, 2],
  ] as const)('gives back tokens of Phase %i: 5 become %i', (phase, left) => {
    const table = beaten(5, phase);
    expect(table.points(RIVAL)).toBe(left);
    expect(table.state.solo!.directPoints).toBe(left);
  });

  it('TWS C53 with 1 point of tokens in Phase III 1 goes back', () => {
    expect(beaten(1, 3).points(RIVAL)).toBe(0);
    expect(beaten(0, 3).points(RIVAL)).toBe(0);
  });

  it('TWS C77 Mission Cards stay: 1 token and a mission of 2 leave 2', () => {
    const table = beaten(1, 2, { rivals: { done: ['pg-02'] } });
    expect(table.player(RIVAL).tokenPoints).toBe(0);
    expect(table.points(RIVAL)).toBe(2);
  });

  it('TWS C52 TWS 22.3 the Endgame that Xotan brought on stays', () => {
    const table = standing({ rival: 'xotan', rivalPhase: 2, rivals: { tokenPoints: 7 } });
    act(table, (g) => rival.happen(g, 'rival', 'atRivalTurnEnd'));
    expect(table.points(RIVAL)).toBe(9);
    expect(table.state.endgame).toBe(3);
    act(table, (g) => rival.happen(g, 'rival', 'whenBeaten'));
    expect(table.points(RIVAL)).toBe(7);
    expect(table.state.endgame).toBe(3);
  });

  it('TWS 19.28 no other Rival gives anything back', () => {
    for (const id of RIVAL_IDS.filter((one) => one !== 'xotan')) {
      const table = standing({ rival: id, rivals: { tokenPoints: 5 } });
      act(table, (g) => rival.happen(g, 'rival', 'whenBeaten'));
      expect(table.points(RIVAL)).toBe(5);
    }
  });
});

describe('TWS 23.1, TWS 23.3 the hard-mode line', () => {
  const hardPoints = (setup: SoloPosition): number => hardPointsOf(standing({ hard: true, ...setup }).state);

  it('is nothing in normal mode', () => {
    expect(hardPoints({ rival: 'skolok', hard: false })).toBe(0);
  });

  it('dura: 1 for each 4 cards in the Discard Pile (TWS 12.35)', () => {
    const discard: readonly ArchiveId[] = [
      'build-01', 'build-02', 'build-03', 'build-04', 'build-05', 'build-06', 'build-07', 'build-08',
    ]; // oxfmt-ignore
    expect(hardPoints({ rival: 'dura', discard: discard.slice(0, 3) })).toBe(0);
    expect(hardPoints({ rival: 'dura', discard: discard.slice(0, 7) })).toBe(1);
    expect(hardPoints({ rival: 'dura', discard })).toBe(2);
  });

  it('skolok: 2 for each Gold Mine, TWS E20', () => {
    expect(hardPoints({ rival: 'skolok' })).toBe(2);
    expect(
      hardPoints({
        rival: 'skolok',
        areas: { 's2-upper-right': {}, 's2-start': { buildings: ['gold-mine'] } },
      }),
    ).toBe(4);
  });

  it('silna: 1 for each 2 resources, TWS E20', () => {
    expect(hardPoints({ rival: 'silna', rivals: { gold: 4, energy: 3 } })).toBe(3);
  });

  it('xurdun: 1 for each 3 Troops on the board, not those of the reserve', () => {
    const troops = { 's2-colony': 3, 's2-start': 2 };
    expect(hardPoints({ rival: 'xurdun', rivals: { troops, reserve: 4 } })).toBe(1);
    expect(hardPoints({ rival: 'xurdun', rivals: { troops: { ...troops, 's2-left': 1 } } })).toBe(2);
  });

  it('tavma: 2 for each 2 areas of multiplier 4, TWS E20', () => {
    const names = ['s2-left', 's2-start', 's2-upper-left', 's2-upper-right', 's2-middle'];
    const four = (count: number): SoloPosition => ({
      rival: 'tavma',
      rivals: { troops: Object.fromEntries(names.map((name) => [name, 1])) },
      areas: Object.fromEntries(names.map((name, i) => [name, { multiplier: i < count ? 4 : 2 }])),
    });
    expect(hardPoints(four(5))).toBe(4);
    expect(hardPoints(four(1))).toBe(0);
  });

  it('tavma: the Gate does not count', () => {
    const troops = { 's2-left': 1, gate: 1 };
    const areas = { 's2-left': { multiplier: 4 } };
    expect(hardPoints({ rival: 'tavma', rivals: { troops }, areas })).toBe(0);
  });

  it('solca: 2 for each Reward Card', () => {
    expect(hardPoints({ rival: 'solca', rivals: { rewards: ['rw-ore-1', 'rw-ore-2', 'rw-find-1'] } })).toBe(
      6,
    );
  });

  it('zeto: 2 for each Combat Card in the hand of the Player', () => {
    expect(hardPoints({ rival: 'zeto', player: { hand: [...COMBAT, 'build-01'] } })).toBe(6);
  });

  it("xelo: 1 for each 3 buildings on its areas, those of the Player's colour too", () => {
    const rivals = { troops: { 's2-start': 1 } };
    const areas = { 's2-start': { buildings: ['sentry-tower'] } } as const;
    expect(hardPoints({ rival: 'xelo', rivals, areas })).toBe(2); // 4 on the Colony, the Trade Post it begins with, the tower
    expect(hardPoints({ rival: 'xelo', rivals })).toBe(1);
    const foreign = { 's2-start': { buildings: ['gold-mine'], colour: 0 } } as const;
    expect(hardPoints({ rival: 'xelo', rivals, areas: foreign })).toBe(2);
  });

  it('ralan: 3 for each track above 6', () => {
    const mines = { 's2-left': 1, 's2-start': 1, 's2-upper-left': 1 };
    const areas = Object.fromEntries(
      Object.keys(mines).map((id) => [id, { buildings: ['gold-mine', 'command-center'] as const }]),
    );
    expect(hardPoints({ rival: 'ralan', rivals: { troops: mines, levels: { 'gold-mine': 2 } }, areas })).toBe(
      3,
    );
    expect(
      hardPoints({
        rival: 'ralan',
        rivals: { troops: mines, levels: { 'gold-mine': 2, 'command-center': 3 } },
        areas,
      }),
    ).toBe(6);
  });

  it('darja: 2 for each Laser Cannon and each Assault Ship, TWS C64', () => {
    const rivals = { troops: { 's2-upper-right': 1, 's2-start': 1 } };
    expect(hardPoints({ rival: 'darja', rivals })).toBe(2);
    const areas = { 's2-start': { buildings: ['laser-cannon'], ships: 2 } } as const;
    expect(hardPoints({ rival: 'darja', rivals, areas })).toBe(8);
  });

  it('xotan: 2 for each half hour (TWS 23.6, TWS 23.12), or 6 turns of the Player (TWS 23.11), TWS C55', () => {
    expect(hardPoints({ rival: 'xotan', solo: { halfHours: 2, playerTurns: 30 } })).toBe(4);
    expect(
      hardPoints({ rival: 'xotan', options: { clock: 'turns' }, solo: { halfHours: 9, playerTurns: 13 } }),
    ).toBe(4);
    expect(hardPoints({ rival: 'xotan', options: { clock: 'turns' }, solo: { playerTurns: 5 } })).toBe(0);
  });
});
