import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Client, types } from 'pg';
import type { SqlValue } from './engine.ts';
import { numbered, setUp } from './postgres-schema.ts';
import { Rows } from './rows.ts';
import { SettingError } from './settings.ts';

type Row = readonly SqlValue[];

interface Layout {
  readonly name: string;
  /** The first of them are the key, by which rows are ordered. */
  readonly columns: readonly string[];
  readonly key: number;
  /** Those that hold whole numbers. */
  readonly numbers: readonly string[];
}

const table = (name: string, key: string, rest: string, numbers = ''): Layout => {
  const [keys, others] = [key, rest].map((list) => list.split(' ').filter(Boolean)) as [string[], string[]];
  return { name, columns: [...keys, ...others], key: keys.length, numbers: numbers.split(' ') };
};

/** Everything that is kept. */
const LAYOUTS: readonly Layout[] = [
  table('keys', 'name', 'value'),
  table('outages', 'ended', 'began', 'ended began'),
  table('guests', 'id', 'name created recovery', 'created'),
  table('tables', 'id', 'game setup opened_by listed status summary wake updated', 'listed wake updated'),
  table('deeds', 'table_id n', 'deed', 'n'),
  table('saves', 'table_id', 'n saved', 'n'),
  table('files', 'table_id', 'file'),
  table('rematches', 'table_id', 'next'),
  table('members', 'guest table_id', ''),
  table('campaigns', 'guest id', 'n record', 'n'),
  table('chapters', 'table_id', 'guest campaign chapter'),
  table('invitations', 'token', 'table_id seat until used', 'seat until used'),
  table(
    'notice_settings',
    'person',
    'live_delay slow_delay reminders quiet_from quiet_to zone feed',
    'live_delay slow_delay reminders quiet_from quiet_to',
  ),
  table(
    'channels',
    'id',
    'person kind address shared proven made sent failing off',
    'shared proven made sent failing',
  ),
  table(
    'notices',
    'id',
    'person table_id kind position made public due remind urgent deadline tries told taken_by taken_until sent sent_by',
    'position made public due remind urgent deadline tries taken_until sent',
  ),
];

const AT_ONCE = 5000;

/** A file or a database, row by row. */
interface Shelf {
  query(sql: string, values: Row): Promise<Row[]>;
  put(layout: Layout, rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
}

/** Moves everything from a file to a database or back; returns how many rows that were. Throws if it is not the same afterwards. */
export async function moveStore(from: string, to: string): Promise<number> {
  if (!isDatabase(from) && !existsSync(from)) throw new SettingError(`there is no file '${from}'`);
  const [source, target] = [await open(from), await open(to)];
  try {
    for (const layout of LAYOUTS)
      if ((await page(target, layout, undefined)).length > 0)
        throw new SettingError('there is something in it already: move into a new file or an empty database');
    let count = 0;
    for (const layout of LAYOUTS)
      for await (const rows of pages(source, layout)) {
        await target.put(layout, rows);
        count += rows.length;
      }
    if ((await hashOf(source)) !== (await hashOf(target)))
      throw new Error('what was moved is not what was there: was something written meanwhile?');
    return count;
  } finally {
    await source.close();
    await target.close();
  }
}

async function* pages(shelf: Shelf, layout: Layout): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await page(shelf, layout, last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

function page(shelf: Shelf, { name, columns, key }: Layout, after: Row | undefined): Promise<Row[]> {
  const keys = columns.slice(0, key).join(', ');
  const marks = columns
    .slice(0, key)
    .map(() => '?')
    .join(', ');
  const where = after ? `where (${keys}) > (${marks})` : '';
  return shelf.query(
    `select ${columns.join(', ')} from ${name} ${where} order by ${keys} limit ${AT_ONCE}`,
    after?.slice(0, key) ?? [],
  );
}

async function hashOf(shelf: Shelf): Promise<string> {
  const hash = createHash('sha256');
  for (const layout of LAYOUTS)
    for await (const rows of pages(shelf, layout))
      for (const row of rows) hash.update(`${layout.name} ${JSON.stringify(row)}\n`);
  return hash.digest('hex');
}

const isDatabase = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

const open = (place: string): Promise<Shelf> =>
  isDatabase(place) ? openDatabase(place) : Promise.resolve(openFile(place));

function openFile(file: string): Shelf {
  const rows = new Rows(file);
  return {
    query: (sql, values) =>
      Promise.resolve(
        rows.db
          .prepare(sql)
          .raw()
          .all(...values) as Row[],
      ),
    put: ({ name, columns }, batch) => {
      const insert = rows.db.prepare(
        `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      );
      rows.db.transaction(() => {
        for (const row of batch) insert.run(...row);
      })();
      return Promise.resolve();
    },
    close: () => Promise.resolve(void rows.db.close()),
  };
}

const BIGINT = 20;

async function openDatabase(url: string): Promise<Shelf> {
  types.setTypeParser(BIGINT, Number);
  const client: Client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(setUp);
  return {
    query: async (sql, values) =>
      (await client.query(numbered(sql), values)).rows.map(
        (row) => Object.values(row as object) as SqlValue[],
      ),
    put: async ({ name, columns, numbers }, batch) => {
      const arrays = columns.map(
        (column, i) => `$${i + 1}::${numbers.includes(column) ? 'bigint' : 'text'}[]`,
      );
      await client.query(
        `insert into ${name} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')})`,
        columns.map((_, i) => batch.map((row) => row[i])),
      );
    },
    close: () => client.end(),
  };
}
