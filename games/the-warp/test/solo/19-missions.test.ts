import { describe, expect, it } from 'vitest';
import { MISSIONS, RIVALS, RIVAL_IDS } from '../../content/index.ts';
import type { MissionId, RivalId } from '../../content/index.ts';
import { completableBy } from '../../rules/available/missions.ts';
import { completeMission, missionCheck, takePoints } from '../../rules/effects/missions.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { Deeds } from '../../rules/state.ts';
import { act, standing } from './acting.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** A Rival with three Gold Mines. */
const MINES: SoloPosition = {
  rivals: { troops: { 's2-left': 1, 's2-upper-right': 1 } },
  areas: { 's2-left': { buildings: ['gold-mine'] }, 's2-upper-right': { buildings: ['gold-mine'] } },
};

const WITH_TYPE = (type: string): RivalId[] =>
  RIVAL_IDS.filter((id) => (RIVALS[id].missionTypes as readonly string[]).includes(type));

describe('TWS 19.4, TWS 19.5, TWS 19.6, TWS 19.29 which missions the Rival completes', () => {
  it.each(RIVAL_IDS)('%s: Open Missions of its types, at once and unasked', (rival) => {
    const open: MissionId[] = ['pg-03', 'pr-01', 'cq-21'];
    const table = standing({
      rival,
      ...MINES,
      rivals: { troops: { ...MINES.rivals!.troops, 's1-left': 1 }, gold: 9 },
      open,
    });
    const types: readonly string[] = RIVALS[rival].missionTypes;
    expect(table.player(RIVAL).done).toEqual([]); // no check point yet
    act(table, (g) => missionCheck(g));
    expect(table.player(RIVAL).done).toEqual(open.filter((id) => types.includes(MISSIONS[id].type)));
  });

  it('TWS C51 a Rival without the type leaves the mission alone', () => {
    const table = standing({ rival: 'xurdun', ...MINES, open: ['pg-03', null, null] });
    act(table, (g) => missionCheck(g));
    expect(table.state.open).toEqual(['pg-03', null, null]);
  });

  it('TWS 19.6 Private Missions of the Player are out of its reach', () => {
    const table = standing({ rival: 'dura', ...MINES, player: { missions: ['pg-03'] } });
    expect(completableBy(table.state, RIVAL)).toEqual([]);
  });

  it('TWS 19.9 every Rival claims the missions of the four tracks', () => {
    const posts = { buildings: ['trade-post'] } as const;
    for (const rival of RIVAL_IDS) {
      const table = standing({
        rival,
        rivals: {
          troops: { 's2-left': 1, 's2-upper-right': 1, 's2-start': 1 },
          levels: { 'trade-post': 3 },
        },
        areas: { 's2-left': posts, 's2-upper-right': posts, 's2-start': rival === 'xelo' ? {} : posts },
        pioneering: ['pi-trader'],
      });
      expect(table.track(RIVAL, 'trade-post')).toBe(12);
      act(table, (g) => missionCheck(g));
      expect(table.player(RIVAL).done).toEqual(['pi-trader']);
    }
  });

  it('TWS 19.9 other Pioneering Missions need the type', () => {
    const names = [
      's2-left',
      's2-start',
      's2-upper-left',
      's2-upper-right',
      's2-middle',
      's2-outer-corner',
      's2-inner-corner',
    ];
    const troops = Object.fromEntries(names.map((name) => [name, 1]));
    for (const rival of RIVAL_IDS) {
      const table = standing({ rival, rivals: { troops }, pioneering: ['pi-expansion'] });
      act(table, (g) => missionCheck(g));
      expect(table.player(RIVAL).done).toEqual(
        WITH_TYPE('pioneering').includes(rival) ? ['pi-expansion'] : [],
      );
    }
    expect(WITH_TYPE('pioneering')).toEqual(['zeto', 'xelo', 'ralan']);
  });

  it('TWS 19.15 they lie with the Rival, and count for points of the Gate by type', () => {
    const table = standing({ rival: 'dura', ...MINES, open: ['pg-03', null, null] });
    act(table, (g) => missionCheck(g));
    expect(table.player(RIVAL).done).toEqual(['pg-03']);
    expect(table.points(RIVAL)).toBe(MISSIONS['pg-03'].points);
  });

  it('TWS 19.25 in the order Progress, Prosperity, Conquest, Pioneering', () => {
    const table = standing({
      rival: 'ralan',
      ...MINES,
      rivals: {
        gold: 9,
        troops: { ...MINES.rivals!.troops, 's1-left': 1, 'ring-1': 1, 'ring-2': 1, 'ring-3': 1 },
      },
      open: ['pg-03', 'pr-01', 'cq-21'],
      pioneering: ['pi-empire'],
    });
    act(table, (g) => missionCheck(g));
    expect(table.player(RIVAL).done).toEqual(['pg-03', 'pr-01', 'cq-21', 'pi-empire']);
  });
});

describe('TWS 19.10, TWS 19.11, TWS 19.12, TWS 19.13 conditions read for the Rival', () => {
  /** Everything that a Rival can have done in a turn, many times over. */
  const BUSY: Partial<Deeds> = {
    builds: 9, upgrades: 9, followUpgrades: 9, highBuilds: 9, gold: 9, energy: 9, troops: 9, rewards: 9, paid: 9,
    followedBy: 1, bribes: 9, rewardsSpent: 9, uphillWins: 9, crushingWins: 9, narrowWins: 9, conqueredFromPlayers: 9,
    defences: 9, supports: 9, bareHandWins: 9, buildingsGained: 9, strongNests: 9, laserKills: 9, claims: 9,
  }; // oxfmt-ignore

  it.each(['pr-05', 'pr-06', 'pr-07', 'pr-11', 'pr-14', 'pr-18', 'pr-19', 'pr-21', 'cq-18'] as const)(
    'TWS 19.12 %s is never fulfilled, whatever the Rival has and does',
    (id) => {
      const table = standing({
        rival: 'ralan',
        ...MINES,
        rivals: {
          ...MINES.rivals,
          gold: 20,
          energy: 20,
          reserve: 4,
          rewards: ['rw-ore-1', 'rw-ore-2', 'rw-find-1'],
        },
        open: id === 'cq-18' ? [null, null, id] : [null, id, null],
      });
      Object.assign(table.player(RIVAL).deeds, BUSY);
      expect(completableBy(table.state, RIVAL)).toEqual([]);
    },
  );

  it.each([
    ['pg-16', { followUpgrades: 1 }],
    ['pg-19', { builds: 1, upgrades: 1 }],
    ['pr-12', { gold: 4, energy: 4 }],
    ['pr-13', { paid: 8 }],
    ['pr-15', { followedBy: 1 }],
    ['pr-16', { bribes: 1 }],
    ['pr-17', { rewardsSpent: 4 }],
    ['cq-11', { supports: 1 }],
    ['cq-12', { bareHandWins: 1 }],
    ['cq-19', { laserKills: 2 }],
    ['cq-20', { claims: 1 }],
  ] as const)('TWS 19.11 %s by what it did: %j', (id, deeds) => {
    const index = ['pg', 'pr', 'cq'].indexOf(id.slice(0, 2));
    const open = [null, null, null].map((_, i) => (i === index ? id : null));
    const table = standing({ rival: 'ralan', open });
    expect(completableBy(table.state, RIVAL)).toEqual([]);
    Object.assign(table.player(RIVAL).deeds, deeds);
    expect(completableBy(table.state, RIVAL)).toEqual([id]);
    expect(completableBy(table.state, PLAYER)).toEqual([]);
  });

  it.each([
    ['pr-08', { rewards: ['rw-ore-1', 'rw-ore-2', 'rw-find-1'] }],
    ['pr-09', { reserve: 3 }],
    ['pr-10', { reserve: 4 }],
    ['pr-01', { gold: 9 }],
    ['pr-03', { gold: 8, energy: 8 }],
  ] as const)('TWS 19.10 %s by its own supply', (id, rivals) => {
    const table = standing({ rival: 'ralan', rivals, open: [null, id, null] });
    expect(completableBy(table.state, RIVAL)).toEqual([id]);
  });

  it('pg-12 is true for Zeto from the start: two columns at level 2', () => {
    const table = standing({
      rival: 'zeto',
      rivals: { levels: { 'energy-plant': 2, 'command-center': 2 } },
      open: ['pg-12', null, null],
    });
    expect(completableBy(table.state, RIVAL)).toEqual(['pg-12']);
  });

  it("cq-21 each side's zone is foreign for the other", () => {
    const foreign = standing({
      rival: 'ralan',
      rivals: { troops: { 's1-left': 1 } },
      player: { troops: { 's2-left': 1 } },
      open: [null, null, 'cq-21'],
    });
    expect(completableBy(foreign.state, RIVAL)).toEqual(['cq-21']);
    expect(completableBy(foreign.state, PLAYER)).toEqual(['cq-21']);
    const home = standing({ rival: 'ralan', open: [null, null, 'cq-21'] });
    expect([...completableBy(home.state, RIVAL), ...completableBy(home.state, PLAYER)]).toEqual([]);
  });

  it('TWS 19.13 the Next Phase cost is a payment, Extract a gain', () => {
    const paying = soloPosition({
      rival: 'dura',
      step: 'rivalPhaseCheck',
      drawn: ['am-01'],
      rivals: { gold: 7, energy: 7 },
      open: [null, 'pr-13', null],
    });
    expect(paying.player(RIVAL).done).toEqual(['pr-13']);
    const gaining = soloPosition({
      rival: 'dura',
      automa: ['am-08'],
      open: [null, 'pr-12', null],
      rivals: { reserve: 0 },
    });
    expect(gaining.player(RIVAL).done).toEqual([]); // 5 of 8
  });

  it('TWS 19.9 end-of-game missions are compared for every Rival; Concealed Weaponry it never wins', () => {
    const table = soloPosition({
      rival: 'xurdun',
      turnOf: 'player',
      step: 'finalScoring',
      rivals: { gold: 9, energy: 9 },
      player: { gold: 1, hand: ['enforce-1'] },
      pioneering: ['pi-hoarder', 'pi-weaponry'],
    });
    expect(table.player(RIVAL).done).toEqual(['pi-hoarder']);
    expect(table.player(PLAYER).done).toEqual(['pi-weaponry']);
  });
});

describe('TWS 19.7, TWS 19.8 who is first', () => {
  const three = { troops: { 's1-upper-left': 1, 's1-start': 1 } };
  const both: SoloPosition = {
    rival: 'silna',
    rivals: MINES.rivals!,
    player: { ...three, presets: { missions: 'ask' } },
    areas: {
      ...MINES.areas,
      's1-upper-left': { buildings: ['gold-mine'] },
      's1-start': { buildings: ['gold-mine'] },
    },
    open: ['pg-03', null, null],
  };

  it("TWS C46 TWS E54 (c) in the Rival's turn the Rival takes it first", () => {
    const table = soloPosition({ ...both, step: 'turnStart', phase: 'start' });
    expect(table.player(RIVAL).done).toEqual(['pg-03']);
    expect(table.events('MissionCompleted')).toEqual([
      expect.objectContaining({ seat: RIVAL, mission: 'pg-03' }),
    ]);
  });

  it("in the Player's turn the Player is asked first, and may pass; then the Rival takes it", () => {
    const passed = soloPosition({ ...both, turnOf: 'player', step: 'turnStart', phase: 'start' });
    expect(passed.isAsked('mission', PLAYER)).toBe(true);
    expect(passed.player(RIVAL).done).toEqual([]);
    passed.answer('mission', 'wait');
    expect(passed.player(RIVAL).done).toEqual(['pg-03']);
    const taken = soloPosition({ ...both, turnOf: 'player', step: 'turnStart', phase: 'start' });
    taken.answer('mission', 'pg-03');
    expect(taken.player(PLAYER).done).toEqual(['pg-03']);
    expect(taken.player(RIVAL).done).toEqual([]);
  });

  it('TWS E54 (a) the Rival takes it at the check point after its action, before the Player can follow', () => {
    const table = soloPosition({
      rival: 'silna',
      step: 'rivalAction',
      drawn: ['am-01'],
      chance: soloDie('gold-mine'),
      rivals: { troops: { 's2-left': 1, 's2-upper-right': 1 } },
      areas: { 's2-left': { buildings: ['gold-mine'] } },
      player: { gold: 9, energy: 9, hand: ['build-01'] },
      open: ['pg-03', null, null],
    });
    expect(table.player(RIVAL).done).toEqual(['pg-03']);
    expect(table.isAsked('followDevelop', PLAYER)).toBe(true);
  });

  it('TWS E54 (b) the Rival builds something else: the Player, who follows with a third Gold Mine, is asked after the follow', () => {
    const table = soloPosition({
      rival: 'silna',
      step: 'rivalAction',
      drawn: ['am-01'],
      chance: soloDie('command-center'),
      rivals: { troops: { 's2-left': 1, 's2-upper-right': 1 } },
      player: {
        gold: 9,
        energy: 9,
        hand: ['build-07'],
        troops: { 's1-upper-left': 1, 's1-left': 1, 's1-upper-right': 1 },
        presets: { missions: 'ask' },
      },
      areas: { 's2-left': { buildings: ['gold-mine'] }, 's1-upper-left': { buildings: ['gold-mine'] } },
      open: ['pg-03', null, null],
    });
    expect(table.player(RIVAL).done).toEqual([]);
    expect(table.isAsked('mission')).toBe(false);
    const path = ['build-07', '1'];
    const { after } = table.question('followDevelop').ask;
    for (let next = after!(path); next.length > 0; next = after!([...path])) path.push(next[0] as string);
    table.answer('followDevelop', path);
    expect(table.events('Built').filter(({ seat }) => seat === PLAYER)).toMatchObject([
      { building: 'gold-mine' },
    ]);
    expect([table.state.phase, table.isAsked('mission', PLAYER)]).toEqual(['action', true]); // not only after its moves
    table.answer('mission', 'pg-03');
    expect(table.player(PLAYER).done).toEqual(['pg-03']);
    expect(table.player(RIVAL).done).toEqual([]);
  });

  it('TWS C67 TWS 19.29 a mission of no type of the Rival is offered to the Player again at the end of its turn', () => {
    const table = soloPosition({
      ...both,
      rival: 'xurdun',
      rivals: {},
      areas: { 's1-upper-left': { buildings: ['gold-mine'] }, 's1-start': { buildings: ['gold-mine'] } },
      step: 'turnStart',
      phase: 'start',
      automa: ['am-04'],
      chance: soloDie('gold-mine'),
    });
    table.answer('mission', 'wait');
    expect(table.isAsked('mission', PLAYER)).toBe(true);
    expect(table.state.active).toBe(RIVAL);
    expect(table.state.phase).toBe('replenish');
  });

  it('TWS 19.14 a mission turned up at the end of a turn is completed in the next one at the earliest', () => {
    const table = soloPosition({
      rival: 'dura',
      ...MINES,
      step: 'rivalPhaseCheck',
      drawn: ['am-01'],
      open: [null, null, null],
      missionDecks: { progress: ['pg-03'] },
      player: { presets: { missions: 'ask' } },
    });
    const events = table.match.events.map(({ event }) => event.type);
    expect(events.indexOf('OpenMissionTurned')).toBeGreaterThan(-1);
    expect(events.indexOf('TurnEnded')).toBeGreaterThan(events.indexOf('OpenMissionTurned'));
    expect(events.indexOf('MissionCompleted')).toBeGreaterThan(events.indexOf('TurnEnded'));
  });
});

describe('TWS 19.16, TWS 19.28 Ralan doubles', () => {
  it('TWS E22 a mission of 2 points counts 4: the card and 2 points of tokens', () => {
    const table = standing({ rival: 'ralan', open: ['pg-03', null, null] });
    act(table, (g) => completeMission(g, RIVAL, 'pg-03'));
    expect(MISSIONS['pg-03'].points).toBe(2);
    expect(table.player(RIVAL)).toMatchObject({ done: ['pg-03'], tokenPoints: 2 });
    expect(table.points(RIVAL)).toBe(4);
  });

  it('TWS E50 its third Command Center completes pg-02 and brings on the Endgame', () => {
    const table = soloPosition({
      rival: 'ralan',
      step: 'rivalAction',
      drawn: ['am-01'],
      chance: soloDie('command-center'),
      rivals: { tokenPoints: 5, troops: { 's2-left': 1, 's2-start': 1 } },
      areas: { 's2-left': { buildings: ['command-center'] } },
      open: ['pg-02', null, null],
    });
    expect(table.points(RIVAL)).toBe(9);
    expect(table.events('EndgameTriggered')).toEqual([expect.objectContaining({ seat: RIVAL, rounds: 3 })]);
  });

  it('TWS E40 missions of 2 and 3 points and End points of 2: 14; hard mode is not doubled: 20', () => {
    const end = (hard: boolean) =>
      soloPosition({
        rival: 'ralan',
        hard,
        turnOf: 'player',
        step: 'finalScoring',
        guardian: { race: 'tavma-morphlings' },
        player: { tokenPoints: 15 },
        rivals: {
          done: ['pg-02', 'cq-17'],
          tokenPoints: 5, // the second halves of the two
          troops: { gate: 1, 's2-left': 1, 's2-start': 1, 's2-upper-left': 1 },
          levels: { 'command-center': 3, 'gold-mine': 2, 'energy-plant': 2, 'trade-post': 2 },
        },
        areas: {
          's2-left': { buildings: ['command-center', 'gold-mine'] },
          's2-start': { buildings: ['command-center', 'gold-mine', 'energy-plant'] },
          's2-upper-left': { buildings: ['gold-mine'] },
        },
      });
    const normal = end(false);
    expect(normal.player(RIVAL).tracks).toEqual([9, 8, 4, 2]);
    expect([normal.points(PLAYER), normal.points(RIVAL), normal.state.solo!.hardPoints]).toEqual([15, 14, 0]);
    const hard = end(true);
    expect([hard.points(RIVAL), hard.state.solo!.hardPoints]).toEqual([14, 6]);
  });

  it('end-of-game Pioneering Missions are doubled too', () => {
    const table = soloPosition({
      rival: 'ralan',
      turnOf: 'player',
      step: 'finalScoring',
      rivals: { gold: 9 },
      pioneering: ['pi-hoarder'],
    });
    expect(table.points(RIVAL)).toBe(6);
  });

  it('TWS 19.28 no other Rival doubles', () => {
    for (const rival of RIVAL_IDS.filter((id) => id !== 'ralan')) {
      const table = standing({ rival, open: ['pg-03', null, null] });
      act(table, (g) => completeMission(g, RIVAL, 'pg-03'));
      act(table, function* (g) {
        takePoints(g, RIVAL, 2, 'gate');
      });
      expect(table.points(RIVAL)).toBe(4);
    }
  });

  it("the Player's points are never doubled", () => {
    const table = standing({ rival: 'ralan', open: ['pg-03', null, null] });
    act(table, (g) => completeMission(g, PLAYER, 'pg-03'));
    expect(table.points(PLAYER)).toBe(2);
  });
});
