import { randomAnswer } from '@warptable/bots';
import { findGame } from '@warptable/games';
import { Random } from '@warptable/kernel';
import { Table } from '@warptable/table';
import type { RecordedAction } from '@warptable/table';
import { expect, test } from 'vitest';
import { NoticeOutbox } from '../src/notices/outbox.ts';
import type { Statement } from '../src/statements.ts';

const SEATS = 3;
const ANSWERS = 400;

function newTable(game: string, seed: number): Table {
  const table = new Table(findGame(game)!, {
    id: 't',
    game,
    options: {},
    seats: Array<'open'>(SEATS).fill('open'),
    clock: { kind: 'slow', days: 3 },
    undo: 'free',
    listed: true,
    oneScreen: false,
    openedBy: 'p0',
    openedAt: 0,
    secret: String(seed).padStart(64, '0'),
    record: 2,
  });
  for (let seat = 0; seat < SEATS; seat++)
    table.perform({ at: 0, do: 'sit', seat, who: `p${seat}`, name: `P${seat}`, nonce: 'c0ffee00c0ffee00' });
  return table;
}

/** Where in the values of `notice` these stand, see the statement. */
const [PERSON, POSITION, PUBLIC] = [2, 5, 6];

/** The rows that are there, by person and position: whether everybody may know of them. */
class Rows {
  readonly all = new Map<string, boolean>();

  /** Whether a row that others may be told of came or went. */
  take(statements: readonly Statement[]): boolean {
    let isTold = false;
    for (const statement of statements) {
      const [name] = statement;
      const key =
        name === 'notice' ? `${statement[PERSON]} ${statement[POSITION]}` : `${statement[1]} ${statement[3]}`;
      if (name === 'noNotice') {
        isTold ||= this.all.get(key) === true;
        this.all.delete(key);
      } else if (name === 'notice') {
        isTold ||= statement[PUBLIC] === 1;
        this.all.set(key, statement[PUBLIC] === 1);
      }
    }
    return isTold;
  }

  people(isPublic: boolean): string[] {
    const found = [...this.all].filter(([, one]) => one === isPublic).map(([key]) => key.split(' ')[0] ?? '');
    return [...new Set(found)].toSorted();
  }
}

const openTo = (table: Table): string[] =>
  (table.match?.pending ?? []).flatMap(({ ask }) => (ask.secret ? [] : `p${ask.seat}`)).toSorted();

// What a spectator sees of who is awaited differs in no worlds that look the same (see the leak tests of the table). So neither does what
// follows from that alone: which notices others may be told of, and when they come and go.
test.each(['warpgate', 'the-warp'])(
  '%s: what others are told of whom the game waits for, and when, is what a spectator sees',
  (game) => {
    let secrets = 0;
    let open = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const table = newTable(game, seed);
      const outbox = new NoticeOutbox(table, () => false);
      outbox.forget();
      const rows = new Rows();
      const random = new Random(seed);
      rows.take(outbox.next(0));
      for (let n = 0; n < ANSWERS && !table.match?.over; n++) {
        const pending = table.match!.pending[random.below(table.match!.pending.length)]!;
        const { seat, kind, secret } = pending.ask;
        const before = openTo(table);
        const value = randomAnswer(pending, random);
        const action: RecordedAction = { at: n * 1000, do: 'answer', seat, kind, value, bot: false };
        table.perform(action);
        const isTold = rows.take(outbox.next(action.at));
        if (table.match!.over) break;
        expect(rows.people(true)).toEqual([...new Set(openTo(table))]);
        if (secret && openTo(table).join() === before.join()) expect(isTold).toBe(false);
        secrets += rows.people(false).length;
        open += rows.people(true).length;
      }
    }
    expect(open).toBeGreaterThan(0);
    if (game === 'the-warp') expect(secrets).toBeGreaterThan(0);
  },
);
