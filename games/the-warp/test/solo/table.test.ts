import { randomAnswer } from '@warptable/bots';
import { KeyedChance, Match, Random } from '@warptable/kernel';
import type { Happened } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { seatOf } from '../../board/events.ts';
import { chanceOfArrow, chancesOf } from '../../board/solo/deck.ts';
import { fatesOf } from '../../board/solo/fates.ts';
import { firstNews, stepsOf, turnAround } from '../../board/solo/steps.ts';
import { DIRECTIONS, RIVAL_IDS } from '../../content/index.ts';
import type { WarpEvent } from '../../rules/events.ts';
import { theWarp } from '../../rules/game.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { keysOf } from '../../words/solo.ts';
import { soloPosition } from './arrange.ts';

type Log = readonly Happened<WarpEvent>[];

/** A game against each Rival, played at random. */
const games = RIVAL_IDS.map((rival) => {
  const match = new Match(theWarp, {
    options: theWarp.readOptions({ rival }, 1),
    seats: 1,
    chance: new KeyedChance('7'.repeat(64), ['0']),
  });
  const random = new Random(rival);
  for (let n = 0; n < 400 && !match.over; n++) {
    const { ask } = match.pending[0]!;
    match.answer({ seat: ask.seat, kind: ask.kind, value: randomAnswer(match.pending[0]!, random) });
  }
  return { match, log: match.eventsFor(PLAYER) };
});

const picksIn = (log: Log) => log.flatMap(({ event }) => (event.type === 'RivalPicked' ? [event] : []));

describe('why the Rival did it', () => {
  it('TWS 6.2, TWS 6.6, TWS 25.5 keys rule out in the order that is told', () => {
    const picks = games.flatMap(({ log }) => picksIn(log));
    expect(picks.length).toBeGreaterThan(300);
    for (const { what, keys } of picks) {
      const places = keys.map(({ key }) => keysOf(what).indexOf(key));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('TWS 6.2 every candidate has its fate, and one is picked', () => {
    for (const event of games.flatMap(({ log }) => picksIn(log))) {
      const fates = fatesOf(event);
      expect(fates.map(({ area }) => area).toSorted()).toEqual(event.candidates);
      expect(fates[0]).toEqual({ area: event.area, fate: 'picked' });
      expect(fates.slice(1).some(({ fate }) => fate === 'picked')).toBe(false);
      expect(fates.some(({ fate }) => fate === 'equal')).toBe(event.tie !== undefined);
    }
  });

  it('names the key that ruled a candidate out', () => {
    const keys = [
      { key: 'mostTroops', left: ['b', 'c', 'd'] },
      { key: 'highestMultiplier', left: ['c', 'd'] },
    ] as const;
    expect(fatesOf({ area: 'd', candidates: ['a', 'b', 'c', 'd'], keys })).toEqual([
      { area: 'd', fate: 'picked' },
      { area: 'c', fate: 'equal' },
      { area: 'b', fate: 'out', by: 'highestMultiplier' },
      { area: 'a', fate: 'out', by: 'mostTroops' },
    ]);
  });
});

describe('the Rival’s turn step by step (TWS 26.3)', () => {
  it('has its card, leaves nothing out and ends with the turn', () => {
    for (const { log } of games) {
      const cards = log.filter(({ event }) => event.type === 'AutomaDrawn');
      expect(cards.length).toBeGreaterThan(0);
      for (const { event } of cards) {
        const turn = turnAround(log, event);
        const steps = stepsOf(turn);
        expect(steps.flatMap(({ events }) => events)).toEqual(turn);
        expect(steps.map(({ head }) => head)).toContain(event);
        expect(turn.filter(({ type }) => type === 'AutomaDrawn')).toHaveLength(1);
        expect(turn.some(({ type }) => type === 'TurnBegan')).toBe(false);
      }
    }
  });

  it('tells a turn after the last answer, and none that is older', () => {
    const { log } = games[0]!;
    const drawn = log.findLast(({ event }) => event.type === 'AutomaDrawn')!;
    const until = log.slice(0, log.indexOf(drawn) + 1);
    expect(firstNews(until, drawn.at)).toBe(drawn.event);
    expect(firstNews(until, drawn.at + 1)).toBeUndefined();
    expect(firstNews(until, null)).toBe(drawn.event);
  });

  it('what the Rival’s cards do is the Rival’s', () => {
    expect(seatOf({ type: 'AutomaDrawn', card: 'am-01', phase: 1, left: 6 })).toBe(RIVAL);
    expect(seatOf({ type: 'OutOfTime' })).toBe(RIVAL);
    expect(seatOf({ type: 'RoundBegan', round: 2, left: -1 })).toBeUndefined();
  });
});

describe('what may come next (TWS 25.7)', () => {
  it('is certain together, and each card of a pair is as likely as the other', () => {
    const possible = [['am-07'], ['am-08'], ['am-01', 'am-10'], ['am-02']] as const;
    const solo = { phase: 1 as const, decks: [{ left: 4, possible }] };
    expect(chancesOf(solo).reduce((sum, { chance }) => sum + chance, 0)).toBe(1);
    expect(chanceOfArrow(solo, 'NE')).toBe(1 / 4);
    expect(chanceOfArrow(solo, 'SW')).toBe(1 / 8);
    expect(chanceOfArrow(solo, 'W')).toBe(0);
  });

  it('TWS 11.3, TWS 11.4 where it would attack is where it does attack', () => {
    const position = {
      automa: ['am-07'],
      drawn: ['am-01'],
      rivals: { troops: { 's2-colony': 3, 's2-middle': 3 } },
      areas: { 's2-colony': { multiplier: 3 }, 'ring-2': { token: 'yellow-2' } },
    } as const;
    const before = soloPosition({ ...position, turnOf: 'player' }).view(PLAYER).solo!;
    const expected = before.attacks.find(({ arrow }) => arrow === 'NE')?.ways;
    const [declared] = soloPosition(position).passOthers().events('AttackDeclared');
    // Border Probe brings no Troops, so nothing changes before the attack.
    expect(declared).toMatchObject({ to: 'ring-2' });
    expect(expected).toEqual([{ from: declared?.from, to: declared?.to, troops: declared?.troops }]);
  });

  it('only arrows that may come are told', () => {
    for (const { match } of games) {
      const solo = match.view(PLAYER).solo!;
      const told = solo.attacks.map(({ arrow }) => arrow);
      expect(told).toEqual(DIRECTIONS.filter((arrow) => chanceOfArrow(solo, arrow) > 0));
    }
  });
});
