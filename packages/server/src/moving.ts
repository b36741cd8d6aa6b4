import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Client, types } from 'pg';
import type { SqlValue } from './engine.ts';
import { numbered, setUp } from './postgres-schema.ts';
import { Rows } from './rows.ts';
import { SCHEMA } from './schema.ts';
import { SettingError } from './settings.ts';

type Row = readonly SqlValue[];

interface Column {
  readonly name: string;
  /** Of PostgreSQL. */
  readonly type: string;
}

interface Layout {
  readonly name: string;
  /** The first of them are the key, by which rows are ordered. */
  readonly columns: readonly Column[];
  readonly key: number;
}

/** Everything that is kept. */
const LAYOUTS = layoutsOf(SCHEMA);

function layoutsOf(schema: string): Layout[] {
  const db = new Database(':memory:');
  db.exec(schema);
  const names = db.prepare("select name from sqlite_master where type = 'table' order by name").pluck();
  const layouts = (names.all() as string[]).map((name) => layoutOf(name, db.pragma(`table_info(${name})`)));
  db.close();
  return layouts;
}

function layoutOf(name: string, info: unknown): Layout {
  // `pk`: the place in the key from 1 on; 0 for what is not of it.
  const rows = info as readonly { readonly name: string; readonly type: string; readonly pk: number }[];
  const key = rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  const columns = [...key, ...rows.filter(({ pk }) => pk === 0)].map((row) => ({
    name: row.name,
    type: row.type.toLowerCase().replace('integer', 'bigint'),
  }));
  return { name, columns, key: key.length };
}

const namesOf = (columns: readonly Column[]): string => columns.map(({ name }) => name).join(', ');
const marksFor = (columns: readonly Column[]): string => columns.map(() => '?').join(', ');

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
  const of = columns.slice(0, key);
  const keys = namesOf(of);
  const where = after ? `where (${keys}) > (${marksFor(of)})` : '';
  return shelf.query(
    `select ${namesOf(columns)} from ${name} ${where} order by ${keys} limit ${AT_ONCE}`,
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
        `insert into ${name} (${namesOf(columns)}) values (${marksFor(columns)})`,
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
    put: async ({ name, columns }, batch) => {
      const arrays = columns.map(({ type }, i) => `$${i + 1}::${type}[]`);
      await client.query(
        `insert into ${name} (${namesOf(columns)}) select * from unnest(${arrays.join(', ')})`,
        columns.map((_, i) => batch.map((row) => row[i])),
      );
    },
    close: () => client.end(),
  };
}
