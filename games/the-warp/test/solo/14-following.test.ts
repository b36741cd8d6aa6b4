import { describe, expect, it } from 'vitest';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** The Rival upgrades its Trade Post with this card. */
const rivalDevelops = (card: 'am-04' | 'am-13', setup: SoloPosition): WarpTable =>
  soloPosition({ step: 'rivalAction', drawn: [card], chance: soloDie('trade-post'), ...setup });

const rivalShifts = (setup: SoloPosition): WarpTable =>
  soloPosition({ step: 'rivalAction', drawn: ['am-05'], rivals: { troops: { 's2-middle': 1 } }, ...setup });

const next = (table: WarpTable, kind: string, ...taken: readonly string[]): readonly unknown[] =>
  taken.length === 0 ? table.options(kind) : table.question(kind).ask.after!([...taken]);

describe('TWS 14 the Player follows the Rival', () => {
  it('TWS 14.1, TWS 14.2, TWS 14.3, TWS E17 for the follow cost to the Rival and the full price of the card', () => {
    const table = rivalDevelops('am-04', {
      player: { gold: 2, energy: 2, hand: ['build-13'], troops: { 's1-colony': 1, 's1-start': 1 } },
    });
    expect(table.question('followDevelop').ask.about).toEqual({ price: { gold: 0, energy: 1 } });
    table.answer('followDevelop', ['build-13', '1', 's1-start', '2/1']);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0 });
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 1 });
    expect(table.events('Built')).toMatchObject([{ seat: 0, building: 'energy-plant' }]);
    expect(table.track(0, 'energy-plant')).toBe(2);
  });

  it('TWS 14.19, TWS 14.20, TWS 27.11, TWS E25 follow cost, price and Permit Fees have to be paid together', () => {
    const setup: SoloPosition = {
      exiled: { yellow: 'silna-officials' },
      drawn: ['am-11'],
      chance: soloDie('trade-post'),
    };
    const rich = soloPosition({
      step: 'rivalAction',
      ...setup,
      player: { gold: 3, energy: 2, hand: ['upgrade-01'] },
    });
    expect(next(rich, 'followDevelop', 'upgrade-01', '1')).toEqual(['2/2']);
    rich.answer('followDevelop', ['upgrade-01', '1', '2/2']);
    expect(rich.player(0)).toMatchObject({ gold: 0, energy: 0 });
    expect(rich.player(1).gold).toBe(1);
    const poor = soloPosition({
      step: 'rivalAction',
      ...setup,
      player: { gold: 2, energy: 2, hand: ['upgrade-01'] },
    });
    expect(poor.isAsked('followDevelop')).toBe(false);
  });

  it('TWS 14.20, TWS 26.4, TWS 27.6, TWS C22 is not asked without the follow cost or without a card', () => {
    const cards = { hand: ['upgrade-01'] as const, gold: 5, energy: 0 };
    expect(rivalDevelops('am-04', { player: cards }).isAsked('followDevelop')).toBe(false);
    expect(rivalDevelops('am-04', { player: { gold: 5, energy: 5 } }).isAsked('followDevelop')).toBe(false);
  });

  it('TWS 14.4, TWS 27.6 a Terrashift: one area up or down, but none of the Rival and none just changed', () => {
    const table = rivalShifts({
      player: { energy: 1 },
      areas: { 'ring-1': { token: 'yellow-1' } },
    });
    expect(table.multiplier('ring-1')).toBe(2);
    const places = next(table, 'followTerrashift', 'lower');
    for (const id of ['ring-1', 's2-middle', 's2-colony', 'gate']) expect(places).not.toContain(id);
    table.answer('followTerrashift', ['lower', 'ring-3']);
    expect(table.multiplier('ring-3')).toBe(2);
    expect(table.player(0).energy).toBe(0);
    expect(table.events('Followed')).toEqual([{ type: 'Followed', seat: 0, action: 'terrashift' }]);
  });

  it('TWS C61 with a Trade Post: a Mission Switch in the Rival’s turn, and the new mission has to wait', () => {
    const table = rivalDevelops('am-04', {
      player: {
        gold: 20,
        energy: 20,
        hand: ['build-03'],
        missions: ['cq-18'],
        troops: { 's1-colony': 1, 's1-start': 1 },
      },
      open: ['pg-11', 'pr-19', 'cq-05'],
      missionDecks: { prosperity: ['pr-01', 'pr-02', 'pr-03'] }, // all fulfilled
    });
    const path = ['build-03', '1', 's1-start'];
    table.answer('followDevelop', [...path, next(table, 'followDevelop', ...path)[0] as string]);
    expect(table.state.active).toBe(1);
    table.answers(['switchOut', 'cq-18'], ['switchDeck', 'prosperity']);
    table.answer('keepMission', table.options('keepMission')[0]!);
    const course = table.match.events.map(({ event }) => event.type);
    expect(table.events('MissionDrawn')).toMatchObject([{ seat: 0, deck: 'prosperity' }]);
    expect(table.player(0).done).toHaveLength(1);
    expect(course.indexOf('MissionCompleted')).toBeGreaterThan(course.indexOf('TurnBegan'));
  });

  it('TWS 14.4, TWS 27.11 Stubborn Rock holds for the Player', () => {
    const table = rivalShifts({
      player: { energy: 1 },
      exiled: { yellow: 'skolok-miners' },
      areas: { 'ring-3': { token: 'yellow-1' } },
    });
    expect(next(table, 'followTerrashift', 'lower')).not.toContain('ring-3');
  });

  it('TWS 14.5, TWS 14.7 once, and it need not be', () => {
    const table = rivalShifts({ player: { energy: 3 } }).answer('followTerrashift', ['no']);
    expect(table.events('Followed')).toEqual([]);
    expect(table.player(0).energy).toBe(3);
    expect(table.isAsked('extract', 0)).toBe(true);
  });

  it('TWS 14.5 a preset declines for the Player', () => {
    const table = rivalShifts({ player: { energy: 3, presets: { noTerrashift: true } } });
    expect(table.isAsked('followTerrashift')).toBe(false);
  });

  it('TWS 14.23, TWS 19.11 being followed fulfils pr-15 for the Rival', () => {
    const open = [null, 'pr-15', null] as const;
    const followed = rivalShifts({ rival: 'dura', open, player: { energy: 1 } });
    followed.answer('followTerrashift', ['raise', 's1-start']);
    expect(followed.player(1).done).toEqual(['pr-15']);
    const alone = rivalShifts({ rival: 'dura', open, player: { energy: 1 } });
    alone.answer('followTerrashift', ['no']);
    expect(alone.player(1).done).toEqual([]);
  });

  it('TWS 14.23 following with an Upgrade counts for the Player’s missions in the Rival’s turn', () => {
    const table = rivalDevelops('am-04', {
      player: { gold: 1, energy: 3, hand: ['upgrade-01'], missions: ['pg-16'] },
    });
    table.answer('followDevelop', ['upgrade-01', '1', '1/2']);
    expect(table.events('Followed')).toEqual([{ type: 'Followed', seat: 0, action: 'develop' }]);
    expect(table.player(0).done).toEqual(['pg-16']);
  });
});

/** The Player's turn, with this faceup card. */
const playerTurn = (drawn: 'am-01' | 'am-06', setup: SoloPosition): WarpTable =>
  soloPosition({ turnOf: 'player', drawn: [drawn], ...setup });

describe('TWS 14 the Rival follows the Player', () => {
  const upgrades: SoloPosition = {
    player: { gold: 2, energy: 2, hand: ['upgrade-01'] },
    chance: soloDie('gold-mine'),
  };
  const upgrade = (table: WarpTable): WarpTable =>
    table.answers(['action', 'develop'], ['develop', ['upgrade-01', '1', '0/2']]);

  it('TWS 14.9, TWS 14.14, TWS 14.15, TWS E15 pays the Player and rolls for what the Player did', () => {
    const table = upgrade(playerTurn('am-01', { ...upgrades, rivals: { energy: 1 } }));
    expect(table.events('SoloDieRolled')).toMatchObject([{ kind: 'upgrade', face: 'gold-mine' }]);
    expect(table.player(1).energy).toBe(0);
    expect(table.player(0)).toMatchObject({ gold: 2, energy: 1 });
    expect(table.track(1, 'gold-mine')).toBe(2);
    expect(table.state.solo!.followed).toBe(true);
  });

  it('TWS 14.10, TWS E15 does not follow what it cannot pay', () => {
    const table = upgrade(playerTurn('am-01', upgrades));
    expect(table.events('SoloDieRolled')).toEqual([]);
    expect(table.state.solo!.followed).toBe(false);
  });

  it('TWS 14.8 follows only what the faceup card names', () => {
    const table = upgrade(playerTurn('am-06', { ...upgrades, rivals: { energy: 9, gold: 9 } }));
    expect(table.events('Followed')).toEqual([]);
  });

  it('TWS 14.16 follows once in a turn', () => {
    const table = upgrade(
      playerTurn('am-01', { ...upgrades, rivals: { energy: 3 }, solo: { followed: true } }),
    );
    expect(table.events('Followed')).toEqual([]);
  });

  it('TWS 14.22 follows an additional action if it could not follow the first', () => {
    const table = upgrade(
      playerTurn('am-01', {
        ...upgrades,
        rivals: { energy: 1 },
        adjust: (s) => {
          s.turn.actions = ['terrashift'];
        },
      }),
    );
    expect(table.events('Followed')).toMatchObject([{ seat: 1, action: 'develop' }]);
  });

  const HAND = ['build-01', 'build-02', 'build-03', 'build-04', 'build-05', 'build-06', 'build-07'] as const;
  const shift = (table: WarpTable): WarpTable =>
    table.ifAsked('action', 'terrashift').answers(['raise', 's1-start'], ['lower', 'ring-4']);

  it('TWS 14.12, TWS 14.18, TWS E16 raises an area and lets the Player draw up to the hand limit', () => {
    const table = shift(
      playerTurn('am-06', { player: { hand: HAND }, rivals: { troops: { 's2-middle': 1 } } }),
    );
    expect(table.multiplier('s2-middle')).toBe(4);
    expect(table.question('drawFrom').ask.about).toEqual({ left: 2 });
    table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toHaveLength(8);
    expect(table.isAsked('drawFrom')).toBe(false);
  });

  it('TWS 14.16 follows a Terrashift once in a turn', () => {
    const table = shift(
      playerTurn('am-06', { rivals: { troops: { 's2-middle': 1 } }, solo: { followed: true } }),
    );
    expect(table.events('Followed')).toEqual([]);
    expect(table.multiplier('s2-middle')).toBe(3);
  });

  it('TWS 14.13 raises nothing: it does not follow and nothing is drawn', () => {
    const table = shift(
      playerTurn('am-06', {
        rivals: { troops: { 's2-colony': 1 } },
        areas: { 's2-colony': { multiplier: 4 } },
      }),
    );
    expect(table.events('Followed')).toEqual([]);
    expect(table.isAsked('drawFrom')).toBe(false);
  });

  it('TWS 14.12, TWS 6.4 a tie of its follow is the Player’s choice', () => {
    const table = shift(
      playerTurn('am-06', { ties: 'ask', rivals: { troops: { 'ring-1': 1, 'ring-2': 1, 's2-colony': 1 } } }),
    );
    expect(table.options('rivalRaise')).toEqual(['ring-1', 'ring-2']);
  });
});
