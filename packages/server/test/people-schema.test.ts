import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { FORGET_PERSON, PEOPLE_STATEMENTS } from '../src/people/statements.ts';
import { SCHEMA } from '../src/schema.ts';

/** Redacted row by row, or of no use without the person: see `Forgetting`. */
const ELSEWHERE = ['orders', 'reports', 'moderation'];

test('whatever is kept of people is forgotten', () => {
  const db = new Database(':memory:');
  db.exec(SCHEMA);
  const forgotten: readonly string[] = FORGET_PERSON.map((name) => PEOPLE_STATEMENTS[name]);
  const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  expect(tables).toContain('notices');
  for (const table of tables) {
    const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
    const person = ['person', 'guest'].find((name) => columns.includes(name));
    if (person !== undefined && !ELSEWHERE.includes(table))
      expect(forgotten).toContain(`delete from ${table} where ${person} = ?`);
  }
  db.close();
});
