import type { Viewer, GameEvent, Happened } from '@warptable/kernel';
import type { SeatSnapshot } from '@warptable/table';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../src/fights/digest.ts';
import type { Fight } from '../src/fights/fight.ts';
import { outcomeOf } from '../src/fights/outcome.ts';
import type { Told } from '../src/fights/outcome.ts';
import { newsLines } from '../src/fights/telling.ts';
import { walkOf } from '../src/fights/walk.ts';
import type { AnyGameUi } from '../src/game-ui.ts';

interface TestEvent extends GameEvent {
  readonly seat?: number;
  readonly affectedSeat?: number;
}

/** Fights are told by `Attacked` and `Decided`; a turn by `Turn`. */
const GAME_UI = {
  words: {
    event: (_view: unknown, { type, seat }: TestEvent) => `${seat ?? 'nobody'} ${type}`,
  },
  heading: (_view: unknown, { type }: TestEvent) => (type === 'Turn' ? type : undefined),
  seatOf: ({ seat }: TestEvent) => seat,
  affectedSeat: ({ affectedSeat }: TestEvent) => affectedSeat,
  flashOf: ({ seat }: TestEvent) => [`home of ${seat}`],
  fights: {
    of: (log: readonly Happened<TestEvent>[]) => {
      const fights: Fight[] = [];
      log.forEach(({ event }, i) => {
        if (event.type !== 'Attacked') return;
        const end = log.slice(i).find(({ event: one }) => one.type === 'Decided');
        fights.push({
          place: '',
          fighters: [event.seat ?? 0, event.affectedSeat ?? 0],
          endedAt: end?.at ?? null,
          told: [event, ...(end ? [end.event] : [])],
          after: [],
        });
      });
      return fights;
    },
    sentence: ({ fighters }: Fight) => `fight of ${fighters.join(' and ')}`,
  },
} as unknown as AnyGameUi;

const logOf = (...events: (TestEvent & { at: number })[]): Happened<GameEvent>[] =>
  events.map(({ at, ...event }) => ({ at, event }));

function model(
  log: Happened<GameEvent>[],
  more: Partial<Told> & { viewer?: Viewer; length?: number } = {},
): Told {
  const { viewer = 0, length = log.at(-1)?.at ?? 0, ...rest } = more;
  const snapshot = { viewer, length, view: null } as unknown as SeatSnapshot;
  return {
    gameUi: GAME_UI,
    log,
    snapshot,
    info: null,
    since: null,
    lastOwn: null,
    standing: 'mine',
    ...rest,
  };
}

const NEWCOMER = { arrivedAt: 0, cameAt: null, fightPutAway: null };

const attack = (at: number, seat: number, affectedSeat: number) => ({
  at,
  type: 'Attacked',
  seat,
  affectedSeat,
});
const decided = (at: number) => ({ at, type: 'Decided' });

describe('the fight whose end is shown', () => {
  it('is the last one since the last answer, what that led to included', () => {
    const log = logOf(attack(3, 1, 0), decided(7));
    expect(outcomeOf(model(log, { lastOwn: 7 }), NEWCOMER)).toMatchObject({ endedAt: 7 });
    expect(outcomeOf(model(log, { lastOwn: 8 }), NEWCOMER)).toBeNull();
  });

  it('is rather an own one than one of others', () => {
    const log = logOf(attack(3, 1, 0), decided(4), attack(5, 1, 2), decided(6));
    expect(outcomeOf(model(log, { lastOwn: 2 }), NEWCOMER)?.endedAt).toBe(4);
    expect(outcomeOf(model(log, { lastOwn: 5 }), NEWCOMER)?.endedAt).toBe(6);
    expect(outcomeOf(model(log, { viewer: 'spectator' }), NEWCOMER)?.endedAt).toBe(6);
  });

  it('makes room for a fight that goes on', () => {
    const log = logOf(attack(3, 1, 0), decided(4), attack(5, 2, 1));
    expect(outcomeOf(model(log, { lastOwn: 2 }), NEWCOMER)).toBeNull();
  });

  it('is none that was there before this person came, or that was put away', () => {
    const log = logOf(attack(3, 1, 0), decided(4));
    expect(outcomeOf(model(log), { ...NEWCOMER, arrivedAt: 4 })).toBeNull();
    expect(outcomeOf(model(log, { since: 2 }), { ...NEWCOMER, arrivedAt: 4 })?.endedAt).toBe(4);
    expect(outcomeOf(model(log, { lastOwn: 2 }), { ...NEWCOMER, fightPutAway: 4 })).toBeNull();
  });

  it('is the one of the turn that is looked back at', () => {
    const log = logOf(
      attack(3, 1, 2),
      decided(4),
      { at: 6, type: 'Turn', seat: 2 },
      attack(8, 2, 1),
      decided(9),
    );
    const at = (length: number) => outcomeOf(model(log, { standing: 'replay', length }), NEWCOMER)?.endedAt;
    expect([3, 4, 5, 6, 8, 9].map(at)).toEqual([undefined, 4, 4, undefined, undefined, 9]);
  });
});

describe('what others did, in one line', () => {
  it('is the last thing they did, and how much more', () => {
    const log = logOf(
      { at: 2, type: 'Ended', seat: 0 },
      { at: 3, type: 'Turn', seat: 1 },
      { at: 3, type: 'Built', seat: 1 },
      { at: 4, type: 'Shuffled' },
      { at: 5, type: 'Moved', seat: 2 },
    );
    expect(digestOf(model(log), 2)).toEqual({ text: '2 Moved', more: 1, at: 5 });
    expect(digestOf(model(log), 5)).toBeNull();
  });

  it('is rather what was done to me, and nothing that is told elsewhere', () => {
    const log = logOf({ at: 3, type: 'Robbed', seat: 1, affectedSeat: 0 }, { at: 5, type: 'Moved', seat: 2 });
    expect(digestOf(model(log), 2)?.text).toBe('1 Robbed');
    const [robbed] = log;
    expect(digestOf(model(log), 2, new Set(robbed && [robbed.event]))?.text).toBe('2 Moved');
  });
});

describe('what is said aloud', () => {
  it('is a sentence for a fight, and not whose turn it is', () => {
    const log = logOf(
      { at: 2, type: 'Turn', seat: 1 },
      attack(3, 1, 0),
      { at: 4, type: 'Paid', seat: 1 },
      decided(5),
      { at: 6, type: 'Built', seat: 1 },
    );
    expect(newsLines(model(log), 1)).toEqual(['1 Paid', 'fight of 1 and 0', '1 Built']);
    expect(newsLines(model(log.slice(0, 2)), 1)).toEqual(['1 Attacked']);
    expect(newsLines(model(log), 5)).toEqual(['1 Built']);
  });
});

describe('the walk through what happened while one was away', () => {
  const log = logOf(
    { at: 2, type: 'Built', seat: 1 },
    { at: 3, type: 'Moved', seat: 2 },
    attack(4, 1, 0),
    decided(5),
    { at: 6, type: 'Turn', seat: 2 },
    { at: 7, type: 'Robbed', seat: 2, affectedSeat: 0 },
    { at: 8, type: 'Built', seat: 1 },
  );

  it('begins with what was done to this person; a fight is one step', () => {
    expect(walkOf(model(log, { since: 2 })).map(({ text }) => text)).toEqual([
      'fight of 1 and 0',
      '2 Robbed',
      '2 Moved',
      '1 Built',
    ]);
  });

  it('is nothing for whoever was there, has answered since, or looks back', () => {
    expect(walkOf(model(log))).toEqual([]);
    expect(walkOf(model(log, { since: 2, lastOwn: 8 }))).toEqual([]);
    expect(walkOf(model(log, { since: 2, standing: 'replay' }))).toEqual([]);
    expect(walkOf(model(log, { since: 8 }))).toEqual([]);
  });
});
