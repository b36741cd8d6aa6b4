import {
  KeyedChance,
  Match,
  Random,
  WarptableError,
  canonical,
  commitmentTo,
  isChance,
  readGameFile,
  recordOf,
  replay,
  resume,
  seededChance,
  takeSnapshot,
  verify,
} from '@warptable/kernel';
import type { Entry, GameFile, Luck, Verdict } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { playRandomly } from '@warptable/bots';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, confirmOnce, errorOf, summaryOf, sketch } from './sketch.ts';

const SECRET = 'c0ffee00'.repeat(8);
const NONCES = ['mine', 'yours', 'theirs'];

const seeded: Luck = { kind: 'seeded', seed: 'a seed' };
const keyed: Luck = { kind: 'keyed', commitment: commitmentTo(SECRET), nonces: NONCES, secret: SECRET };

function played(luck: Luck, answers = Infinity) {
  const chance = luck.kind === 'keyed' ? new KeyedChance(SECRET, NONCES) : seededChance('a seed');
  const match = new Match(pearlwater, {
    options: pearlwater.readOptions({ length: 'long' }, 3),
    seats: 3,
    chance,
  });
  playRandomly(match, new Random('record'), Math.min(answers, 8));
  if (!match.over) match.sideAction(1, 'mark', match.state.divers[1]!.hand[0]!);
  playRandomly(match, new Random('on'), answers - 8);
  return match;
}

/** As it would come from a file. */
const filed = (file: GameFile): GameFile => readGameFile(JSON.stringify(file));

const FILE = filed(recordOf(played(seeded), seeded));
const KEYED = filed(recordOf(played(keyed), keyed));

const withEntry = (file: GameFile, at: number, entry: unknown): GameFile => ({
  ...file,
  entries: file.entries.with(at, entry as Entry),
});

function withoutResult({ result, ...rest }: GameFile): GameFile {
  expect(result).toBeDefined();
  return rest;
}

const indexOf = (file: GameFile, which: (entry: Entry) => boolean): number => file.entries.findIndex(which);

describe('a recorded game', () => {
  test('is replayed to the same state, result and record', () => {
    const again = replay(pearlwater, FILE);
    expect(again.over).toBe(true);
    expect(again.result).toEqual(FILE.result);
    expect(canonical(recordOf(again, seeded))).toBe(canonical(FILE));
    expect(again.eventsFor(0)).toEqual(played(seeded).eventsFor(0));
  });

  test('is verified: every answer, every outcome, the state and the result', () => {
    const outcomes = FILE.entries.filter(isChance).length;
    const answers = FILE.entries.length - outcomes;
    expect(verify(pearlwater, FILE)).toEqual({ ok: true, answers, outcomes, luck: 'not committed' });
    expect(verify(pearlwater, KEYED)).toMatchObject({ ok: true, luck: 'verified' });
  });

  test('can be verified but for its luck while the secret is not published', () => {
    const { kind, commitment, nonces } = KEYED.luck as typeof keyed & { kind: 'keyed' };
    expect(verify(pearlwater, { ...KEYED, luck: { kind, commitment, nonces } })).toMatchObject({
      ok: true,
      luck: 'not published',
    });
    expect(verify(pearlwater, { ...KEYED, luck: { kind: 'told' } })).toMatchObject({
      ok: true,
      luck: 'told',
    });
  });

  test('can be recorded at any position and played on from there, with the same luck', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.constantFrom(seeded, keyed), (answers, luck) => {
        const match = played(luck, answers);
        const file = filed(recordOf(match, luck));
        expect(verify(pearlwater, file)).toMatchObject({ ok: true });
        const again = replay(pearlwater, file);
        playRandomly(match, new Random('end'));
        playRandomly(again, new Random('end'));
        expect(again.state).toEqual(match.state);
        expect(verify(pearlwater, recordOf(again, luck))).toMatchObject({
          ok: true,
          luck: luck.kind === 'keyed' ? 'verified' : 'not committed',
        });
      }),
      { numRuns: 20 },
    );
  });

  test('keeps its luck whatever is done beside the course of play', () => {
    const outcomes = (countsSideActions: boolean, isMarked: boolean) => {
      const chance = new KeyedChance(SECRET, NONCES, countsSideActions);
      const options = pearlwater.readOptions({ length: 'long' }, 3);
      const match = new Match(pearlwater, { options, seats: 3, chance });
      playRandomly(match, new Random('record'), 8);
      if (isMarked) match.sideAction(1, 'mark', match.state.divers[1]!.hand[0]!);
      playRandomly(match, new Random('on'));
      return match.entries.filter(isChance).map(({ outcome }) => outcome);
    };
    expect(outcomes(false, true)).toEqual(outcomes(false, false));
    // As it was before.
    expect(outcomes(true, true)).not.toEqual(outcomes(true, false));
  });

  test('of format 2, whose luck was numbered with side actions, is verified as ever', () => {
    const chance = new KeyedChance(SECRET, NONCES, true);
    const options = pearlwater.readOptions({ length: 'long' }, 3);
    const match = new Match(pearlwater, { options, seats: 3, chance });
    playRandomly(match, new Random('record'), 8);
    match.sideAction(1, 'mark', match.state.divers[1]!.hand[0]!);
    playRandomly(match, new Random('on'));
    const file = { ...recordOf(match, keyed), format: 'warptable-game/2' };
    const read = readGameFile(JSON.stringify(file));
    expect(verify(pearlwater, read)).toMatchObject({ ok: true, luck: 'verified' });
    expect(verify(pearlwater, readGameFile(JSON.stringify(read)))).toMatchObject({ ok: true });
    expect(verify(pearlwater, filed(recordOf(match, keyed)))).toMatchObject({ ok: false });
  });

  test('goes on from a snapshot with the luck it would have had', () => {
    const match = played(keyed, 12);
    const again = resume(pearlwater, takeSnapshot(match), new KeyedChance(SECRET, NONCES));
    playRandomly(match, new Random('end'));
    playRandomly(again, new Random('end'));
    expect(again.state).toEqual(match.state);
  });

  test('can be looked at from any of its positions', () => {
    const match = new Match(pearlwater, {
      options: pearlwater.readOptions({ length: 'long' }, 3),
      seats: 3,
      chance: seededChance('a seed'),
    });
    for (let n = match.length; n < FILE.entries.length; n = match.length) {
      expect(summaryOf(replay(pearlwater, FILE, n))).toEqual(summaryOf(match));
      const entry = FILE.entries[n]!;
      if ('sideAction' in entry) match.sideAction(entry.seat, entry.sideAction, entry.value);
      else if ('kind' in entry) match.answer(entry);
    }
  });

  test('does not change when the match goes on', () => {
    const match = played(seeded, 20);
    const file = recordOf(match, seeded);
    const text = JSON.stringify(file);
    playRandomly(match, new Random(1));
    expect(JSON.stringify(file)).toBe(text);
  });

  test('gives a short snapshot, however long it is', () => {
    expect(takeSnapshot(replay(pearlwater, FILE))).toEqual(takeSnapshot(played(seeded)));
    expect(takeSnapshot(replay(pearlwater, FILE)).entries.length).toBeLessThan(20);
  });

  test('cannot be made of a match that lacks its beginning', () => {
    const snapshot = takeSnapshot(played(seeded, 40));
    expect(snapshot.at).toBeGreaterThan(0);
    expect(codeOf(() => recordOf(resume(pearlwater, snapshot, seededChance(1)), seeded))).toBe('corrupt');
  });
});

describe('tampering is found, with the first bad entry', () => {
  const answer = indexOf(FILE, (entry) => 'kind' in entry && entry.kind === 'sail');
  const roll = indexOf(FILE, (entry) => isChance(entry) && entry.chance === 'the dive was rolled');
  const keyedRoll = indexOf(KEYED, (entry) => isChance(entry) && entry.chance === 'the dive was rolled');
  const mark = indexOf(FILE, (entry) => 'sideAction' in entry);
  const outcome = (file: GameFile, at: number) =>
    (file.entries[at] as { chance: string; outcome: number[] }).outcome;
  const otherRoll = (file: GameFile, at: number) =>
    withEntry(file, at, { ...file.entries[at]!, outcome: outcome(file, at).map((n) => (n + 1) % 6) });
  const firstChance = indexOf(FILE, isChance);

  const tampered: [string, GameFile, number | undefined, RegExp][] = [
    [
      'an illegal answer',
      withEntry(FILE, answer, { ...FILE.entries[answer]!, value: 'reef:z' }),
      answer,
      /not one of the options/,
    ],
    [
      'an answer of another seat',
      withEntry(FILE, answer, { ...FILE.entries[answer]!, seat: 3 }),
      answer,
      /not asked/,
    ],
    [
      'an answer to another question',
      withEntry(FILE, answer, { ...FILE.entries[answer]!, kind: 'fly' }),
      answer,
      /asked for 'sail'/,
    ],
    [
      'a side action that was not possible',
      withEntry(FILE, mark, { ...FILE.entries[mark]!, value: 'oyster:0' }),
      mark,
      /not possible/,
    ],
    ['an outcome, seeded', otherRoll(FILE, roll), roll, /the luck says/],
    ['an outcome, keyed', otherRoll(KEYED, keyedRoll), keyedRoll, /the luck says/],
    [
      'an outcome that does not exist',
      withEntry(FILE, roll, { chance: 'the dive was rolled', outcome: [99] }),
      roll,
      /the luck says/,
    ],
    [
      'an outcome of something else',
      withEntry(FILE, roll, { chance: 'a coin', outcome: [1] }),
      roll,
      /not what is recorded/,
    ],
    [
      'an answer in place of an outcome',
      withEntry(FILE, roll, FILE.entries[answer]),
      roll,
      /not what is recorded/,
    ],
    [
      'an outcome in place of an answer',
      withEntry(FILE, answer, FILE.entries[roll]),
      answer,
      /no chance is due/,
    ],
    [
      'a missing entry at the end',
      { ...FILE, entries: FILE.entries.slice(0, -1) },
      undefined,
      /checksum|not what is recorded/,
    ],
    [
      'an entry too much',
      { ...FILE, entries: [...FILE.entries, FILE.entries[answer]!] },
      FILE.entries.length,
      /over/,
    ],
    ['another checksum', { ...FILE, checksum: '0'.repeat(32) }, undefined, /checksum/],
    ['another result', { ...FILE, result: { ...FILE.result!, winners: [0, 1, 2] } }, undefined, /result/],
    ['no result', withoutResult(FILE), undefined, /result/],
    [
      'another seed',
      { ...FILE, luck: { kind: 'seeded', seed: 'a better seed' } },
      firstChance,
      /the luck says/,
    ],
    ['another secret', { ...KEYED, luck: { ...keyed, secret: 'f'.repeat(64) } }, undefined, /committed/],
    ['no real secret', { ...KEYED, luck: { ...keyed, secret: 'secret' } }, undefined, /64 hexadecimal/],
    [
      'another secret with its commitment',
      { ...KEYED, luck: { ...keyed, secret: 'f'.repeat(64), commitment: commitmentTo('f'.repeat(64)) } },
      firstChance,
      /the luck says/,
    ],
    [
      'other nonces',
      { ...KEYED, luck: { ...keyed, nonces: ['mine', 'mine', 'mine'] } },
      firstChance,
      /the luck says/,
    ],
    ['other options', { ...FILE, options: { length: 'endless' } }, undefined, /length may be one of/],
    ['another number of seats', { ...FILE, seats: 9 }, undefined, /2 to 4 seats/],
    ['another game', { ...FILE, game: 'chess' }, undefined, /chess/],
    ['other rules', { ...FILE, rules: '0' }, undefined, /rules 0/],
  ];
  test.each(tampered)('%s', (_, file, entry, message) => {
    const verdict = verify(pearlwater, filed(file));
    expect(verdict).toEqual({ ok: false, entry, message: expect.stringMatching(message) as string });
  });

  test('whatever single number or text is changed', () => {
    const text = JSON.stringify(FILE);
    const places = fc.nat(text.length - 1);
    fc.assert(
      fc.property(places, fc.constantFrom('0', '1', '2', '7', 'a', 'z', ''), (at, other) => {
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        fc.pre(changed !== text);
        // Another legal answer that leads to the very same end is a game as good as the recorded one.
        expect(verdictOn(changed).ok && withoutAnswers(changed) !== withoutAnswers(text)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

/** All of a file but what was answered, and the content it was played with: files of before have none. */
function withoutAnswers(text: string): string {
  const { content: _content, ...file } = readGameFile(text);
  return canonical({
    ...file,
    entries: file.entries.map((entry) => ('outcome' in entry ? entry : { ...entry, value: 'any' })),
  });
}

/** What becomes of a file: a verdict, or a typed error. */
function verdictOn(text: string): Verdict {
  try {
    return verify(pearlwater, readGameFile(text));
  } catch (error) {
    if (error instanceof WarptableError) return { ok: false, entry: undefined, message: error.message };
    throw error;
  }
}

describe('replay throws where the file does not fit', () => {
  const answer = indexOf(FILE, (entry) => 'kind' in entry && entry.kind === 'sail');
  const mark = indexOf(FILE, (entry) => 'sideAction' in entry);
  const roll = indexOf(FILE, (entry) => isChance(entry) && entry.chance === 'the dive was rolled');
  const bad: [string, GameFile, string, RegExp][] = [
    [
      'an illegal answer',
      withEntry(FILE, answer, { ...FILE.entries[answer]!, value: 'reef:z' }),
      'corrupt',
      RegExp(`entry ${answer} `),
    ],
    [
      'an impossible side action',
      withEntry(FILE, mark, { ...FILE.entries[mark]!, value: 'oyster:0' }),
      'corrupt',
      RegExp(`entry ${mark} `),
    ],
    [
      'an unknown side action',
      withEntry(FILE, mark, { seat: 0, sideAction: 'shout', value: 'hey' }),
      'corrupt',
      RegExp(`entry ${mark} `),
    ],
    [
      'an impossible outcome',
      withEntry(FILE, roll, { chance: 'the dive was rolled', outcome: [6] }),
      'corrupt',
      RegExp(`entry ${roll} `),
    ],
    ['another game', { ...FILE, game: 'chess' }, 'corrupt', /chess/],
    ['other rules', { ...FILE, rules: '0' }, 'otherVersion', /rules 0/],
    ['other options', { ...FILE, options: { length: 'endless' } }, 'badOptions', /length/],
  ];
  test.each(bad)('%s', (_, file, code, message) => {
    expect(errorOf(() => replay(pearlwater, file))).toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  test('a file that was cut off before an outcome', () => {
    const file = { ...FILE, entries: FILE.entries.slice(0, roll), luck: { kind: 'told' } as const };
    expect(errorOf(() => replay(pearlwater, file)).message).toContain('the file ends before');
  });

  test('rules that fail on it', () => {
    const match = begin(confirmOnce('fine'));
    match.answer({ seat: 0, kind: 'end', value: 'done' });
    const file = recordOf(match, { kind: 'told' });
    expect(errorOf(() => replay(confirmOnce('fail'), file))).toMatchObject({
      code: 'rulesFault',
      message: expect.stringContaining('sank') as string,
    });
  });
});

test('a file of format 1 is read: a side action was called an aside', () => {
  const entries = FILE.entries.map((entry) => {
    if (!('sideAction' in entry)) return entry;
    const { sideAction: aside, ...rest } = entry;
    return { ...rest, aside };
  });
  expect(entries).not.toEqual(FILE.entries);
  expect(readGameFile(JSON.stringify({ ...FILE, format: 'warptable-game/1', entries }))).toEqual(FILE);
});

describe('a file that is no game file is a typed error', () => {
  const changed = (change: object) => JSON.stringify({ ...FILE, ...change });
  const bad: [string, string, string][] = [
    ['no JSON', '{', 'corrupt'],
    ['truncated', JSON.stringify(FILE).slice(0, 500), 'corrupt'],
    ['a list', '[1]', 'corrupt'],
    ['of another format', changed({ format: 'warptable-game/9' }), 'otherVersion'],
    ['a snapshot', JSON.stringify(takeSnapshot(played(seeded, 9))), 'corrupt'],
    ['something else', '{"format":"somebody-else/1"}', 'corrupt'],
    ['without game', changed({ game: undefined }), 'corrupt'],
    ['without rules', changed({ rules: 1 }), 'corrupt'],
    ['without seats', changed({ seats: '3' }), 'corrupt'],
    ['without checksum', changed({ checksum: null }), 'corrupt'],
    ['without luck', changed({ luck: undefined }), 'corrupt'],
    ['with unknown luck', changed({ luck: { kind: 'good' } }), 'corrupt'],
    [
      'with keyed luck but no nonces',
      changed({ luck: { kind: 'keyed', commitment: '', nonces: [1] } }),
      'corrupt',
    ],
    ['without entries', changed({ entries: {} }), 'corrupt'],
    ...[
      null,
      5,
      'x',
      {},
      { seat: 0 },
      { seat: 0, kind: 'bid' },
      { seat: 0, kind: 'bid', value: { a: 1 } },
    ].map((entry): [string, string, string] => [
      `with the entry ${JSON.stringify(entry)}`,
      changed({ entries: [entry] }),
      'corrupt',
    ]),
    ['with the outcome of no numbers', changed({ entries: [{ chance: 'dice', outcome: [1.5] }] }), 'corrupt'],
    [
      'with a side action of a list',
      changed({ entries: [{ seat: 0, sideAction: 'mark', value: [1] }] }),
      'corrupt',
    ],
  ];
  test.each(bad)('%s', (_, text, code) => {
    expect(codeOf(() => readGameFile(text))).toBe(code);
  });

  test('names the first entry that is none', () => {
    const entries = [...FILE.entries.slice(0, 4), { seat: 'one' }];
    expect(errorOf(() => readGameFile(changed({ entries }))).message).toContain('entry 4');
  });
});

test('a game without a question is recorded too', () => {
  const match = begin(sketch(function* () {}));
  expect(verify(match.game, recordOf(match, { kind: 'told' }))).toEqual({
    ok: true,
    answers: 0,
    outcomes: 0,
    luck: 'told',
  });
});
