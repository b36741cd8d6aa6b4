import { describe, expect, it } from 'vitest';
import { AUTOMA, RIVALS } from '../../content/index.ts';
import type { DevelopKind, RivalId, SoloFace } from '../../content/index.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { dice } from '../arrange.ts';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** The Rival's Develop action with these rolls of the Solo Die; then the turn goes on until somebody is asked. */
const develop = (
  rival: RivalId,
  kind: DevelopKind,
  faces: readonly SoloFace[],
  more: SoloPosition = {},
): WarpTable =>
  soloPosition({
    rival,
    step: 'rivalAction',
    drawn: [kind === 'build' ? 'am-01' : 'am-04'],
    chance: soloDie(...faces),
    ...more,
  });

/** What became of each roll. */
const rolls = (table: WarpTable): string[] =>
  table.events('SoloDieRolled').map(({ face, again }) => (again ? `${face} again` : face));

const built = (table: WarpTable): string[] =>
  table.events('Built').map(({ building, area }) => `${building} on ${area}`);

const upgraded = (table: WarpTable): string[] => table.events('Upgraded').map(({ building }) => building);

const scored = (table: WarpTable): number[] => table.events('RivalScored').map(({ points }) => points);

describe('TWS 9.10, TWS 9.17 the Special of each Rival', () => {
  it.each(['build', 'upgrade'] as const)(
    'dura gains the discard value of the top of the Discard Pile (%s)',
    (kind) => {
      const table = develop('dura', kind, ['special'], { discard: ['upgrade-01', 'build-01'] });
      expect(rolls(table)).toEqual(['special']);
      expect(table.events('Gained')[0]).toMatchObject({ seat: RIVAL, gold: 0, energy: 1 });
      expect(table.state.discard.at(-1)).toBe('upgrade-01');
    },
  );

  it('TWS C70 dura rolls again while the Discard Pile is empty', () => {
    expect(rolls(develop('dura', 'upgrade', ['special', 'gold-mine']))).toEqual([
      'special again',
      'gold-mine',
    ]);
  });

  it('skolok builds or upgrades Gold Mines, and scores', () => {
    const areas = { 's2-upper-right': { multiplier: 3 } };
    const rivals = { troops: { 's2-upper-right': 1 } };
    const building = develop('skolok', 'build', ['special'], { areas, rivals });
    expect(built(building)).toEqual(['gold-mine on s2-upper-right']);
    expect(scored(building)).toEqual([1]);
    const upgrading = develop('skolok', 'upgrade', ['special'], { rivalPhase: 2 });
    expect(upgraded(upgrading)).toEqual(['gold-mine']);
    expect(scored(upgrading)).toEqual([2]);
  });

  it('skolok rolls again without an area or at level 3', () => {
    const nowhere = develop('skolok', 'build', ['special', 'command-center'], {
      rivals: { troops: { 's2-upper-left': 1 } },
    });
    expect(rolls(nowhere)).toEqual(['special again', 'command-center']);
    const finished = develop('skolok', 'upgrade', ['special', 'trade-post'], {
      rivals: { levels: { 'gold-mine': 3 } },
    });
    expect(rolls(finished)).toEqual(['special again', 'trade-post']);
  });

  it('TWS 19.3 TWS C50 an X2 with a Gold Mine and the Special scores twice', () => {
    const rivals = { troops: { 's2-upper-right': 1, 's2-left': 1 } };
    const table = develop('skolok', 'build', ['x2', 'gold-mine', 'special'], { rivals });
    expect(built(table).map((one) => one.split(' ')[0])).toEqual(['gold-mine', 'gold-mine']);
    expect(scored(table)).toEqual([1, 1]);
  });

  it('TWS 26.1 silna: the Player chooses what to give', () => {
    const table = develop('silna', 'build', ['special'], { player: { gold: 1, energy: 2 } });
    expect(table.isAsked('silnaGift', PLAYER)).toBe(true);
    table.answer('silnaGift', 'energy');
    expect(table.player(PLAYER)).toMatchObject({ gold: 1, energy: 1 });
    expect(table.events('Gained')[0]).toMatchObject({ seat: RIVAL, gold: 0, energy: 1 });
  });

  it('TWS C71 silna: with one kind nothing is asked, with none the die is rolled again', () => {
    const table = develop('silna', 'upgrade', ['special'], { player: { energy: 3 } });
    expect(table.events('Paid')[0]).toMatchObject({ seat: PLAYER, gold: 0, energy: 1 });
    expect(rolls(develop('silna', 'upgrade', ['special', 'gold-mine']))).toEqual([
      'special again',
      'gold-mine',
    ]);
  });

  it('xurdun musters 2 Troops', () => {
    const table = develop('xurdun', 'build', ['special'], { rivals: { troops: { 's2-start': 1 } } });
    expect(table.events('TroopsPlaced').filter(({ seat }) => seat === RIVAL)).toHaveLength(2);
  });

  it('TWS C72 xurdun musters the 1 Troop that is unused, and rolls again with none, whatever the reserve (TWS 8.12)', () => {
    const troops = { 's2-colony': 4, 's2-start': 4, 's2-left': 1 };
    const one = develop('xurdun', 'upgrade', ['special'], { rivals: { troops, reserve: 4 } });
    expect(one.events('TroopsPlaced')).toHaveLength(1);
    const none = develop('xurdun', 'upgrade', ['special', 'gold-mine'], { rivals: { troops, reserve: 5 } });
    expect(rolls(none)).toEqual(['special again', 'gold-mine']);
  });

  it('tavma raises an area, and scores for 3 to 4 (TWS 19.22)', () => {
    const rivals = { troops: { 's2-middle': 1 } };
    const table = develop('tavma', 'build', ['special'], { rivals });
    expect(table.multiplier('s2-middle')).toBe(4);
    expect(scored(table)).toEqual([2]);
  });

  it('tavma rolls again if no area can be raised', () => {
    const areas = { 's2-colony': { multiplier: 4 }, 's2-start': { multiplier: 4 } };
    const table = develop('tavma', 'upgrade', ['special', 'gold-mine'], {
      areas,
      rivals: { troops: { 's2-start': 1 } },
    });
    expect(rolls(table)).toEqual(['special again', 'gold-mine']);
  });

  it("sol'ca draws a Reward Card, and rolls again if there is none (TWS 18.12)", () => {
    const table = develop('solca', 'build', ['special'], { rewardDeck: ['rw-ore-1'] });
    expect(table.player(RIVAL).rewards).toEqual(['rw-ore-1']);
    const empty = develop('solca', 'upgrade', ['special', 'gold-mine'], {
      adjust: (s) => s.solo!.spending.push(...s.rewardDeck.splice(0)),
    });
    expect(rolls(empty)).toEqual(['special again', 'gold-mine']);
  });

  it('TWS E28 TWS 19.27 zeto scores for 2 Combat Cards in hand', () => {
    const hand = ['enforce-1', 'enforce-2'] as const;
    expect(scored(develop('zeto', 'build', ['special'], { player: { hand } }))).toEqual([1]);
    const table = develop('zeto', 'upgrade', ['special'], {
      player: { hand },
      rivalPhase: 3,
      discard: ['defect-1'],
    });
    expect(scored(table)).toEqual([2]);
    expect(table.player(PLAYER).hand).toEqual(hand);
  });

  it('TWS E28 TWS 19.27 zeto: with 1 Combat Card the Player takes the uppermost of the Discard Pile', () => {
    const table = develop('zeto', 'build', ['special'], {
      player: { hand: ['enforce-1'] },
      discard: ['build-02', 'defect-1', 'enforce-2'],
    });
    expect(table.player(PLAYER).hand).toEqual(['defect-1', 'enforce-1']);
    expect(table.player(PLAYER).shown).toContain('defect-1');
    expect(scored(table)).toEqual([]);
  });

  it('zeto rolls again with fewer than 2 and a full hand, or no Combat Card to take', () => {
    const hand = [
      'build-01',
      'build-02',
      'build-03',
      'build-04',
      'build-05',
      'build-06',
      'build-07',
      'enforce-1',
    ] as const;
    const full = develop('zeto', 'upgrade', ['special', 'trade-post'], {
      player: { hand },
      discard: ['defect-1'],
    });
    expect(rolls(full)).toEqual(['special again', 'trade-post']);
    const none = develop('zeto', 'upgrade', ['special', 'trade-post'], { discard: ['build-01'] });
    expect(rolls(none)).toEqual(['special again', 'trade-post']);
  });

  it("xe'lo builds or upgrades Trade Posts", () => {
    const rivals = { troops: { 's2-left': 1 } };
    expect(built(develop('xelo', 'build', ['special'], { rivals }))).toEqual(['trade-post on s2-left']);
    expect(upgraded(develop('xelo', 'upgrade', ['special'], { rivals }))).toEqual(['trade-post']);
  });

  it("xe'lo rolls again without an area or at level 3", () => {
    const nowhere = develop('xelo', 'build', ['special', 'command-center'], {
      rivals: { troops: { 's2-start': 1 } },
    });
    expect(rolls(nowhere)).toEqual(['special again', 'command-center']);
    const finished = develop('xelo', 'upgrade', ['special', 'gold-mine'], {
      rivals: { levels: { 'trade-post': 3 } },
    });
    expect(rolls(finished)).toEqual(['special again', 'gold-mine']);
  });

  it('ralan develops its lowest track: of equal ones Command, Gold, Energy, Trade', () => {
    expect(upgraded(develop('ralan', 'upgrade', ['special']))).toEqual(['command-center']);
    const levels = { 'command-center': 2, 'gold-mine': 3, 'energy-plant': 1, 'trade-post': 1 };
    expect(upgraded(develop('ralan', 'upgrade', ['special'], { rivals: { levels } }))).toEqual([
      'energy-plant',
    ]);
  });

  it('ralan takes the next lowest track if the lowest is impossible', () => {
    // Command and Gold are equal; there is no area for a Command Center.
    const rivals = { troops: { 's2-upper-right': 1 } };
    const areas = { 's2-upper-right': { buildings: ['command-center'] } } as const;
    const levels = { 'gold-mine': 3, 'energy-plant': 3, 'trade-post': 3 };
    const table = develop('ralan', 'build', ['special'], { rivals: { ...rivals, levels }, areas });
    expect(built(table)).toEqual(['gold-mine on s2-upper-right']);
  });

  it('TWS C8 ralan: with all four impossible nothing is rolled', () => {
    const levels = { 'command-center': 3, 'gold-mine': 3, 'energy-plant': 3, 'trade-post': 3 };
    const table = develop('ralan', 'upgrade', [], { rivals: { levels } });
    expect(rolls(table)).toEqual([]);
    expect(table.events('RivalSkipped')[0]).toMatchObject({ what: 'upgrade' });
  });

  it('darja builds a Laser Cannon, else an Assault Ship', () => {
    const rivals = { troops: { 's2-start': 1 } };
    expect(built(develop('darja', 'build', ['special'], { rivals }))).toEqual(['laser-cannon on s2-start']);
    const areas = { 's2-start': { buildings: ['laser-cannon'] } } as const;
    expect(built(develop('darja', 'build', ['special'], { rivals, areas }))).toEqual([
      'assault-ship on s2-start',
    ]);
  });

  it('darja rolls again if neither is possible', () => {
    const areas = { 's2-start': { buildings: ['laser-cannon', 'assault-ship'] } } as const;
    const table = develop('darja', 'build', ['special', 'command-center'], {
      rivals: { troops: { 's2-start': 1 } },
      areas,
    });
    expect(rolls(table)).toEqual(['special again', 'command-center']);
  });

  it('TWS C9 xotan repeats the Extract of the faceup card, whatever else is possible', () => {
    const levels = { 'command-center': 3, 'gold-mine': 3, 'energy-plant': 3, 'trade-post': 3 };
    const table = develop('xotan', 'upgrade', ['special'], { rivals: { levels, reserve: 2 } });
    const { gold, energy } = AUTOMA['am-04'].extract;
    expect(table.events('Gained')[0]).toMatchObject({ seat: RIVAL, gold, energy });
    expect(table.events('RivalSkipped').some(({ what }) => what === 'upgrade')).toBe(false);
    expect(table.player(RIVAL).reserve).toBe(2);
  });

  it('xotan places the Troops of the card too', () => {
    const table = develop('xotan', 'build', ['special']);
    expect(table.events('TroopsPlaced').filter(({ seat }) => seat === RIVAL)).toHaveLength(
      AUTOMA['am-01'].extract.troops,
    );
  });
});

/** The Phase check of a Rival that can pay. */
const advance = (rival: RivalId, more: SoloPosition = {}): WarpTable =>
  soloPosition({
    rival,
    step: 'rivalPhaseCheck',
    drawn: ['am-01'],
    ...more,
    rivals: { ...RIVALS[rival].nextPhase, ...more.rivals },
  });

describe('TWS 15.3, TWS 15.8 the Next Phase effect of each Rival', () => {
  it('dura: reward(1)', () => {
    const table = advance('dura', { rewardDeck: ['rw-ore-1'] });
    expect(table.player(RIVAL)).toMatchObject({ gold: 0, energy: 0, rewards: ['rw-ore-1'] });
    expect(table.state.solo!.phase).toBe(2);
  });

  it('skolok: a Gold Mine, with the points of the new Phase', () => {
    const table = advance('skolok', { rivals: { troops: { 's2-upper-right': 1 } } });
    expect(built(table)).toEqual(['gold-mine on s2-upper-right']);
    expect(scored(table)).toEqual([2]);
  });

  it('skolok: an Upgrade if there is no area, and nothing at level 3 (TWS 15.13)', () => {
    const rivals = { troops: { 's2-upper-left': 1 } };
    expect(upgraded(advance('skolok', { rivals }))).toEqual(['gold-mine']);
    const table = advance('skolok', { rivals: { ...rivals, levels: { 'gold-mine': 3 } } });
    expect([...built(table), ...upgraded(table)]).toEqual([]);
    expect(table.state.solo!.phase).toBe(2);
  });

  it('TWS E48 silna: levy(1/1), as much of each as the Player has', () => {
    const table = advance('silna', { rivals: { gold: 7, energy: 8 }, player: { energy: 3 } });
    expect(table.player(RIVAL)).toMatchObject({ gold: 0, energy: 2 });
    expect(table.player(PLAYER)).toMatchObject({ gold: 0, energy: 2 });
    expect(table.events('Paid')).toContainEqual(
      expect.objectContaining({ seat: PLAYER, gold: 0, energy: 1 }),
    );
  });

  it('TWS C45 xurdun: an attack to the east; in Phase III with 3 cards, and a conquest scores 2', () => {
    const table = advance('xurdun', {
      rivalPhase: 2,
      rivals: { gold: 5, energy: 5, troops: { 's2-middle': 3 } },
      areas: { 'ring-1': { token: 'yellow-1' } },
      chance: [dice(6, 6), dice(1)],
    });
    expect(table.events('RivalCardsDrawn').map(({ cards }) => cards.length)).toEqual([3]);
    expect(table.owner('ring-1')).toBe(RIVAL);
    expect(scored(table)).toEqual([2]);
  });

  it("sol'ca: an attack to the north-east, with the points of the new Phase for 35", () => {
    const table = advance('solca', {
      rivals: { troops: { 's2-middle': 3 } },
      areas: { 'ring-2': { token: 'yellow-1' } },
      chance: [dice(6, 6), dice(1)],
    });
    expect(table.events('RivalCardsDrawn').map(({ cards }) => cards.length)).toEqual([2]);
    expect(table.owner('ring-2')).toBe(RIVAL);
    expect(scored(table)).toEqual([2]); // 12 x 3 = 36
  });

  it('tavma: raise', () => {
    const table = advance('tavma', { rivals: { troops: { 's2-middle': 1 } } });
    expect(table.multiplier('s2-middle')).toBe(4);
    expect(scored(table)).toEqual([3]);
  });

  it('zeto: flood(2), from the facedown deck up to the hand limit', () => {
    const table = advance('zeto', { deck: ['build-01', 'build-02', 'build-03'] });
    expect(table.player(PLAYER).hand).toEqual(['build-01', 'build-02']);
    const hand = [
      'build-04',
      'build-05',
      'build-06',
      'build-07',
      'build-08',
      'build-09',
      'build-10',
    ] as const;
    const nearlyFull = advance('zeto', { deck: ['build-01', 'build-02'], player: { hand } });
    expect(nearlyFull.player(PLAYER).hand).toEqual(['build-01', ...hand]);
  });

  it("TWS C47 zeto: a third Combat Card by flood counts at the start of the Player's turn", () => {
    const table = advance('zeto', {
      deck: ['enforce-3', 'build-01'],
      player: { hand: ['enforce-1', 'enforce-2'] },
    });
    expect(scored(table)).toEqual([2]);
  });

  it("xe'lo: a Trade Post, else an Upgrade, else nothing", () => {
    const rivals = { troops: { 's2-left': 1 } };
    expect(built(advance('xelo', { rivals }))).toEqual(['trade-post on s2-left']);
    const full = { troops: { 's2-start': 1 } };
    expect(upgraded(advance('xelo', { rivals: full }))).toEqual(['trade-post']);
    const table = advance('xelo', { rivals: { ...full, levels: { 'trade-post': 3 } } });
    expect([...built(table), ...upgraded(table)]).toEqual([]);
  });

  it('ralan: rollUpgrade with X2 and Special, not followed (TWS 9.19)', () => {
    const table = advance('ralan', { chance: soloDie('x2', 'gold-mine', 'special') });
    expect(rolls(table)).toEqual(['x2', 'gold-mine', 'special']);
    expect(upgraded(table)).toEqual(['gold-mine', 'command-center']);
  });

  it('xotan: the top card of the new deck leaves the game unseen', () => {
    const table = advance('xotan', { rivalPhase: 1 });
    const { decks, removed } = table.state.solo!;
    expect(decks.map((deck) => deck.length)).toEqual([0, 6, 7]);
    expect(removed.filter((id) => AUTOMA[id].phase === 2)).toHaveLength(2);
  });

  it('TWS E21 xotan scores with the Phase reached after the Phase check', () => {
    expect(scored(advance('xotan'))).toEqual([2]);
    expect(scored(advance('xotan', { rivals: { gold: 5, energy: 6 } }))).toEqual([1]);
  });
});
