import { Match, Random, ScriptedChance, seededChance } from '@warptable/kernel';
import { pearlwater } from '@warptable/kernel/example';
import type { Bay } from '@warptable/kernel/example';
import { playRandomly } from '@warptable/bots';
import { describe, expect, test } from 'vitest';
import { errorOf, give } from './sketch.ts';

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

describe('Pearlwater, the way its rules are told in the README', () => {
  test('PW 1: everybody prepares at their own pace, and throws oysters back in secret', () => {
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

  test('PW 2: bids are secret until all are in; the highest goes first', () => {
    const match = prepared();
    give(match, [1, 'bid', 'oyster:34']);
    expect(match.view(0).spent).toEqual([]);
    match.undo(1);
    give(match, [0, 'bid', 'oyster:38'], [1, 'bid', 'oyster:33']);
    expect(match.view('spectator').spent).toEqual(['oyster:38', 'oyster:33']);
    expect(match.pending[0]!.ask).toMatchObject({ seat: 0, kind: 'sail' });
    expect(match.undoable(1)).toEqual({ ok: false, because: 'everybody has chosen' });
  });

  test('PW 3: sail, dive, open', () => {
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

  test('PW 3.1, PW 3.4: what is refused, and why', () => {
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

  test('PW 4: the quickest gets the feather; what is drawn ends undo', () => {
    const match = prepared();
    give(match, [0, 'bid', 'oyster:38'], [1, 'bid', 'oyster:33']);
    while (match.pending[0]!.ask.kind !== 'feather') playRandomly(match, new Random(1), 1);
    const { pearls } = match.state.divers[1]!;
    give(match, [1, 'feather', 'white']);
    expect(match.state.divers[1]!.pearls).toBe(pearls + 1);
    expect(match.undoable(1)).toEqual({ ok: false, because: 'oysters were drawn' });
  });

  test('PW 6.3: the gambler may try his luck, and an aside may be made meanwhile', () => {
    const match = prepared([3], [5]);
    give(match, [0, 'bid', 'oyster:37'], [1, 'bid', 'oyster:34']);
    give(match, [0, 'sail', 'reef:a'], [0, 'spendAir', 0], [0, 'endTurn', 'done']);
    give(match, [1, 'sail', 'reef:b'], [1, 'spendAir', 1]);
    match.aside(0, 'mark', 'oyster:38');
    give(match, [1, 'tryLuck', 'yes']);
    expect(match.state.divers[1]!.pearls).toBe(1 + 1 + 3);
    expect(match.view(0).own!.mark).toBe('oyster:38');
    expect(JSON.stringify(match.view(1))).not.toContain('oyster:38');
  });

  test('PW 5: pearls, the shelf, and its last oyster once more', () => {
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
});

test.each([2, 3, 4])('random games of %i end with a sound box', (seats) => {
  for (let seed = 0; seed < 20; seed++) {
    const match = new Match(pearlwater, { options: { length: 'long' }, seats, chance: seededChance(seed) });
    playRandomly(match, new Random(seed), 1000);
    expect(match.over).toBe(true);
    expect(pearlwater.broken(match.state)).toEqual([]);
    expect(match.result.scores).toHaveLength(seats);
  }
});

test.each([
  [{ length: 'endless' }, 2, /length may be one of short, long/],
  [{ depth: 'deep' }, 2, /'depth' is unknown/],
  [[], 2, /an object is expected/],
  [null, 2, /an object is expected/],
  [{}, 5, /2 to 4 seats, not for 5/],
  [{}, Number.NaN, /2 to 4 seats/],
])('the options %j for %d seats are refused', (options, seats, message) => {
  const error = errorOf(() => pearlwater.readOptions(options, seats));
  expect(error).toMatchObject({ code: 'badOptions', message: expect.stringMatching(message) as string });
});

test('options that are missing have their usual value', () => {
  expect(pearlwater.readOptions(undefined, 2)).toEqual({ length: 'short' });
});
