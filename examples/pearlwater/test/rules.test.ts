import { Match, Random, ScriptedChance, seededChance } from '@warptable/kernel';
import { pearlwater } from '../rules/game.ts';
import type { Bay } from '../rules/game.ts';
import { playRandomly } from '@warptable/bots';
import { describe, expect, test } from 'vitest';
import { errorOf, give } from './playing.ts';

/** The shuffle that changes nothing: the top of the deck is oyster:40. */
const unshuffled = ({ bounds }: { bounds: readonly number[] }) => bounds.map((bound) => bound - 1);

/** Two divers in the first round: seat 0 has lungs and oysters 38 and 37, seat 1 gambles with 34 and 33. */
function prepared(...luck: number[][]) {
  const chance = new ScriptedChance([unshuffled, [0], ...luck], seededChance('rest'));
  const match = new Match(pearlwater, { options: { length: 'short' }, seats: 2, chance });
  give(
    match,
    [1, 'crew', 'gambler'],
    [0, 'crew', 'lungs'],
    [0, 'anchor', 'reef:a'],
    [0, 'throwBack', ['oyster:39', 'oyster:40']],
    [1, 'anchor', 'reef:c'],
    [1, 'throwBack', ['oyster:35', 'oyster:36']],
  );
  return match;
}

describe('Pearlwater, as its rulebook tells it', () => {
  test('PW 1.1, PW 1.2, PW 1.3 everybody prepares at their own pace, and throws oysters back in secret', () => {
    const match = prepared();
    expect(match.view(0).own).toEqual({
      hand: ['oyster:37', 'oyster:38'],
      thrown: ['oyster:39', 'oyster:40'],
      mark: null,
    });
    expect(match.view(1).divers[0]).toEqual({
      crew: 'lungs',
      reef: 'reef:a',
      air: 5,
      pearls: 1,
      inHand: 2,
      shelf: [],
    });
    const thrown = { type: 'OystersThrownBack', audience: [0], oysters: ['oyster:39', 'oyster:40'] };
    expect(match.eventsFor(0).map(({ event }) => event)).toContainEqual(thrown);
    expect(JSON.stringify([match.eventsFor(1), match.view(1), match.eventsFor('spectator')])).not.toContain(
      'oyster:40',
    );
  });

  test('PW 2.1, PW 2.2 bids are secret until all are in; the highest goes first', () => {
    const match = prepared();
    give(match, [1, 'bid', 'oyster:34']);
    expect(match.view(0).spent).toEqual([]);
    match.undo(1);
    give(match, [0, 'bid', 'oyster:38'], [1, 'bid', 'oyster:33']);
    expect(match.view('spectator').spent).toEqual(['oyster:38', 'oyster:33']);
    expect(match.pending[0]!.ask).toMatchObject({ seat: 0, kind: 'sail' });
    expect(match.undoable(1)).toEqual({ ok: false, because: 'everybody has chosen' });
  });

  test('PW 3.1, PW 3.2, PW 3.3, PW 6.1 sail, dive, open', () => {
    const match = prepared([5, 4, 3]);
    give(match, [0, 'bid', 'oyster:38'], [1, 'bid', 'oyster:33']);
    give(match, [0, 'sail', 'reef:e']);
    expect(match.state.divers[0]).toMatchObject({ reef: 'reef:e', air: 1 });
    match.undo(0);
    give(match, [0, 'sail', 'reef:d'], [0, 'spendAir', 2]);
    expect(match.events.at(-1)!.event).toEqual({ type: 'Dived', seat: 0, dice: [6, 5, 4], found: 3 });
    expect(match.undoable(0)).toEqual({ ok: false, because: 'the dive was rolled' });
    give(match, [0, 'open', ['oyster:37']]);
    expect(match.events.at(-1)!.event).toMatchObject({
      type: 'Forced',
      kind: 'shelve',
      value: ['oyster:37'],
    });
    give(match, [0, 'endTurn', 'done'], [1, 'sail', 'reef:c'], [1, 'spendAir', 0], [1, 'endTurn', 'done']);
    expect(match.pending.map(({ ask }) => ask.kind)).toEqual(['feather', 'feather']);
  });

  test('PW 3.1, PW 3.4 what is refused, and why', () => {
    const match = prepared();
    match.state.divers[0]!.air = 2;
    give(match, [0, 'bid', 'oyster:38'], [1, 'bid', 'oyster:33']);
    expect(errorOf(() => give(match, [0, 'sail', 'reef:e'])).refusal).toEqual({
      rule: 'PW 3.1',
      reason: 'tooFar',
    });
    match.state.divers[0]!.hand.push('oyster:1');
    give(match, [0, 'sail', 'reef:a'], [0, 'spendAir', 0]);
    const error = errorOf(() => give(match, [0, 'open', ['oyster:37']]));
    expect(error.refusal).toEqual({ rule: 'PW 3.4', reason: 'worthMoreThanYourPearls' });
  });

  test('PW 4.1, PW 4.2 the quickest gets the feather; what is drawn ends undo', () => {
    const match = prepared();
    give(match, [0, 'bid', 'oyster:38'], [1, 'bid', 'oyster:33']);
    while (match.pending[0]!.ask.kind !== 'feather') playRandomly(match, new Random(1), 1);
    const { pearls } = match.state.divers[1]!;
    give(match, [1, 'feather', 'white']);
    expect(match.state.divers[1]!.pearls).toBe(pearls + 1);
    expect(match.undoable(1)).toEqual({ ok: false, because: 'oysters were drawn' });
  });

  test('PW 6.3, PW 7.1 a gambler may roll once more, and an oyster may be marked meanwhile', () => {
    const match = prepared([3], [5]);
    give(match, [0, 'bid', 'oyster:37'], [1, 'bid', 'oyster:34']);
    give(match, [0, 'sail', 'reef:a'], [0, 'spendAir', 0], [0, 'endTurn', 'done']);
    give(match, [1, 'sail', 'reef:b'], [1, 'spendAir', 1]);
    match.sideAction(0, 'mark', 'oyster:38');
    give(match, [1, 'tryLuck', 'yes']);
    expect(match.state.divers[1]!.pearls).toBe(1 + 1 + 3);
    expect(match.view(0).own!.mark).toBe('oyster:38');
    expect(JSON.stringify(match.view(1))).not.toContain('oyster:38');
  });

  test('PW 5.2, PW 5.3 pearls, the shelf, and its last oyster once more', () => {
    const shelf: Bay['divers'][number]['shelf'] = ['oyster:40', 'oyster:5', 'oyster:11'];
    const state = prepared().state;
    state.divers[0] = { ...state.divers[0]!, pearls: 6, shelf };
    expect(pearlwater.result(state)).toEqual({
      scores: [6 + 7 + 2, 1],
      winners: [0],
      breakdown: [
        { pearls: 6, shelf: 7, last: 2 },
        { pearls: 1, shelf: 0, last: 0 },
      ],
    });
  });

  test('PW 1.4, PW 5.4 among equals it is whoever comes first from the keeper of the lamp on', () => {
    const { state } = prepared();
    expect(state.first).toBe(0);
    expect(pearlwater.result(state)).toMatchObject({ scores: [1, 1], winners: [0] });
    state.first = 1;
    expect(pearlwater.result(state)).toMatchObject({ scores: [1, 1], winners: [1] });
  });

  test('PW 6.2 a sailor saves one air', () => {
    const match = prepared();
    match.state.divers[0]!.crew = 'sailor';
    give(match, [0, 'bid', 'oyster:38'], [1, 'bid', 'oyster:33'], [0, 'sail', 'reef:d']);
    expect(match.state.divers[0]!.air).toBe(5 - 2);
  });
});

test.each([2, 3, 4])('PW 5.1 random games of %i end after three rounds with a sound box', (seats) => {
  for (let seed = 0; seed < 20; seed++) {
    const match = new Match(pearlwater, { options: { length: 'long' }, seats, chance: seededChance(seed) });
    playRandomly(match, new Random(seed), 1000);
    expect(match.over).toBe(true);
    expect(match.state.round).toBe(3);
    expect(pearlwater.violations(match.state)).toEqual([]);
    expect(match.result.scores).toHaveLength(seats);
  }
});

test.each([
  [{ length: 'endless' }, 2, /length may be one of short, long/],
  [{ depth: 'deep' }, 2, /'depth' is unknown/],
  [[], 2, /an object is expected/],
  [null, 2, /an object is expected/],
  [{ crews: 'lungs' }, 2, /crews may be a list of any of lungs, sailor, gambler, not "lungs"/],
  [{ crews: ['lungs', 'cook'] }, 2, /not \["lungs","cook"\]/],
  [{}, 5, /2 to 4 seats, not for 5/],
  [{}, Number.NaN, /2 to 4 seats/],
])('the options %j for %d seats are refused', (options, seats, message) => {
  const error = errorOf(() => pearlwater.readOptions(options, seats));
  expect(error).toMatchObject({ code: 'badOptions', message: expect.stringMatching(message) as string });
});

test('PW 1.5 only the crews in the game can be chosen, and there must be one', () => {
  const options = pearlwater.readOptions({ crews: ['gambler', 'lungs', 'lungs'] }, 2);
  expect(options.crews).toEqual(['lungs', 'gambler']);
  const match = new Match(pearlwater, { options, seats: 2, chance: seededChance(1) });
  expect(match.pending[0]!.options).toEqual(['lungs', 'gambler']);
  expect(errorOf(() => pearlwater.readOptions({ crews: [] }, 2)).refusal).toEqual({
    rule: 'PW 1.5',
    reason: 'oneCrew',
  });
});

test('options that are missing have their usual value', () => {
  expect(pearlwater.readOptions(undefined, 2)).toEqual({
    length: 'short',
    crews: ['lungs', 'sailor', 'gambler'],
  });
});
