import { join } from 'node:path';
import { readGameFile, replay } from '@warptable/kernel';
import type { Findings } from '@warptable/kernel';
import { goldenGames } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { COMBAT_KINDS, MISSIONS, RACES, REWARD_KINDS } from '../content/index.ts';
import { theWarpLab } from '../lab/index.ts';
import type { WarpEvent } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import { RIVAL } from '../rules/solo/state.ts';

const games = goldenGames(join(import.meta.dirname, 'golden')).map(({ name, text }) => {
  const match = replay(theWarp, readGameFile(text));
  const events = match.events.map(({ event }) => event);
  return { name, match, events, findings: theWarpLab.findings({ view: match.view('spectator'), events }) };
});

const usesOf = ({ cards }: Findings, subject: string): number =>
  cards.filter((card) => card.subject === subject).reduce((sum, { played }) => sum + played, 0);

describe.each(games)('what the laboratory finds in the golden game $name', ({ match, events, findings }) => {
  const { state } = match;
  const seats = [...state.players.keys()];
  const count = (...types: readonly WarpEvent['type'][]): number =>
    events.filter(({ type }) => (types as readonly string[]).includes(type)).length;
  const goalsOf = (subject: string, seat: number): Findings['goals'] =>
    findings.goals.filter((goal) => goal.subject === subject && goal.seat === seat);

  test('the races and the order of play of each seat', () => {
    expect(findings.seats.map(({ race }) => race)).toEqual(state.players.map(({ races }) => races));
    expect(findings.rounds).toBe(state.round);
    if (state.solo) {
      expect(findings.seats.map(({ rival }) => rival)).toEqual([state.solo.rival, undefined]);
      return;
    }
    expect(findings.seats[state.first]?.['turn']).toBe(`1 of ${seats.length}`);
    expect(new Set(findings.seats.map(({ turn }) => turn)).size).toBe(seats.length);
  });

  test('the Exiled races, the Guardian and its tokens', () => {
    const { exiled, guardian } = state;
    expect(findings.table).toMatchObject({
      exiled: [exiled.yellow, exiled.green],
      guardian: [guardian.race],
      token: guardian.tokens,
    });
  });

  test('every mission of a player is held, and those that are completed are', () => {
    for (const seat of seats) {
      const { missions, done } = state.players[seat]!;
      const goals = findings.goals.filter((goal) => goal.seat === seat);
      const completed = goals.flatMap(({ id, done: round }) => (round === null ? [] : id));
      expect(completed.toSorted()).toEqual(done.toSorted());
      const open = goalsOf('mission', seat).flatMap(({ id, done: round }) => (round === null ? id : []));
      expect(open).toEqual(expect.arrayContaining(missions));
      // TW 2.22: three are kept in the set-up; the Rival has none of its own (TWS 1.3).
      const kept = state.solo && seat === RIVAL ? 0 : 3;
      expect(goalsOf('mission', seat).filter(({ taken }) => taken === 0)).toHaveLength(kept);
      for (const { taken, done: round } of goals) {
        expect(taken).toBeLessThanOrEqual(round ?? state.round);
        expect(round ?? 0).toBeLessThanOrEqual(state.round);
      }
    }
  });

  test('missions for all are goals of every seat', () => {
    const [first, ...others] = seats.map((seat) =>
      [...goalsOf('openMission', seat), ...goalsOf('pioneering', seat)].map(({ id, taken }) => ({
        id,
        taken,
      })),
    );
    for (const other of others) expect(other).toEqual(first);
    const onTable = [...state.open.flatMap((id) => id ?? []), ...state.pioneering];
    expect(first?.map(({ id }) => id)).toEqual(expect.arrayContaining(onTable));
    // TW 2.5: one of each deck lies open from the beginning.
    const fromStart = goalsOf('openMission', 0).filter(({ taken }) => taken === 0);
    expect(fromStart.map(({ id }) => MISSIONS[id as keyof typeof MISSIONS].type).toSorted()).toEqual([
      'conquest',
      'progress',
      'prosperity',
    ]);
  });

  test('every use of an action, a card, an ability and a building', () => {
    expect(usesOf(findings, 'action')).toBe(count('ActionChosen', 'Followed'));
    expect(usesOf(findings, 'develop')).toBe(count('DevelopCardPlayed'));
    expect(usesOf(findings, 'combat')).toBe(count('CardRevealed') - count('CardNotPaid'));
    expect(usesOf(findings, 'reward')).toBe(count('RewardUsed'));
    expect(usesOf(findings, 'ability')).toBe(count('RewardAbilityUsed'));
    expect(usesOf(findings, 'building')).toBe(count('Built'));
    expect(usesOf(findings, 'upgrade')).toBe(count('Upgraded'));
  });

  test('cards that were taken from the line-up were on offer; Reward Cards were drawn', () => {
    const picked = (subject: string): Findings['cards'] =>
      findings.cards.filter((card) => card.subject === subject && card.picked > 0);
    const taken = [...picked('combat'), ...picked('develop')];
    const sum = taken.reduce((all, one) => all + one.picked, 0);
    expect(sum).toBeGreaterThanOrEqual(count('LineUpCardTaken', 'CardSalvaged', 'CardExchanged'));
    expect(sum).toBeLessThanOrEqual(count('LineUpCardTaken', 'CardSalvaged', 'CardExchanged', 'TopLookedAt'));
    const drawn = picked('reward').reduce((all, one) => all + one.picked, 0);
    const told = events.flatMap((event) => (event.type === 'RewardsDrawn' ? event.count : []));
    expect(drawn).toBe(told.reduce((all, one) => all + one, 0));
  });

  test('everything has a name', () => {
    const { cards, goals, table } = findings;
    const things = [
      ...[...cards, ...goals].map(({ subject, id }) => ({ subject, id })),
      ...Object.entries(table).flatMap(([subject, ids]) => ids.map((id) => ({ subject, id }))),
      ...findings.seats.flatMap(({ race = [] }) => [race].flat().map((id) => ({ subject: 'race', id }))),
    ];
    for (const { subject, id } of things) {
      expect(theWarpLab.name(subject)).not.toBe(subject);
      expect(theWarpLab.name(subject, id)).not.toBe(id);
    }
  });
});

test('a card that was looked at and taken counts as taken, one that was drawn does not', () => {
  const view = games[0]!.match.view('spectator');
  const drawn = { type: 'CardDrawn', seat: 0, only: { seats: [0], card: 'enforce-1' } } as const;
  const looked = {
    type: 'TopLookedAt',
    seat: 0,
    count: 2,
    only: { seats: [0], cards: ['maneuver-1', 'enforce-1'] },
  } as const;
  expect(theWarpLab.findings({ view, events: [drawn] }).cards).toEqual([]);
  const { cards, table } = theWarpLab.findings({ view, events: [looked, drawn] });
  expect(cards).toEqual([{ subject: 'combat', id: 'enforce', seat: 0, picked: 1, played: 0 }]);
  expect(table['combat']).toEqual(['enforce', 'maneuver']);
});

test('a mission that was given back and lies open later is two goals', () => {
  const view = games[0]!.match.view('spectator');
  const only = { seats: [1], mission: 'pg-01' } as const;
  const { goals } = theWarpLab.findings({
    view,
    events: [
      { type: 'RoundBegan', round: 2, left: -1 },
      { type: 'MissionDrawn', seat: 1, deck: 'progress', only },
      { type: 'MissionDiscarded', seat: 1, deck: 'progress', only },
      { type: 'RoundBegan', round: 3, left: -1 },
      { type: 'OpenMissionTurned', mission: 'pg-01' },
      { type: 'RoundBegan', round: 4, left: -1 },
      { type: 'MissionCompleted', seat: 1, mission: 'pg-01', points: 1 },
    ],
  });
  const own = goals.filter(({ id, seat }) => id === 'pg-01' && seat === 1);
  expect(own).toEqual([
    { subject: 'mission', id: 'pg-01', seat: 1, taken: 2, done: null },
    { subject: 'openMission', id: 'pg-01', seat: 1, taken: 3, done: 4 },
  ]);
});

test('names', () => {
  const name = (subject: string, id?: string): string => theWarpLab.name(subject, id);
  expect(name('race')).toBe('Races');
  expect(name('race', 'luron-droids')).toBe(RACES['luron-droids'].name);
  expect(name('combat', 'maneuver')).toBe(COMBAT_KINDS.maneuver.name);
  expect(name('reward', 'rw-ore')).toBe(REWARD_KINDS['rw-ore'].name);
  expect(name('mission', 'pg-01')).toBe(`${MISSIONS['pg-01'].name} (Progress, 1)`);
  expect(name('ability', 'luron-droids')).toContain(RACES['luron-droids'].reward.name);
  expect(name('turn', '1 of 4')).toBe('1 of 4');
});
