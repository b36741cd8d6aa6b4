import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PEOPLE_TABLES } from '../src/people/schema.ts';
import { FORGET_PERSON, PEOPLE_STATEMENTS } from '../src/people/statements.ts';
import { Rows } from '../src/rows.ts';

/** Redacted row by row, or of no use without the person: see `Forgetting`. */
const ELSEWHERE = ['orders', 'reports', 'moderation'];

test('what is kept of people is moved, column by column, and forgotten', () => {
  const { db } = new Rows(join(mkdtempSync(join(tmpdir(), 'warptable-schema-')), 'test.sqlite'));
  const forgotten = FORGET_PERSON.map((name) => PEOPLE_STATEMENTS[name]);
  for (const [name, key, rest] of PEOPLE_TABLES) {
    const columns = (db.pragma(`table_info(${name})`) as { name: string }[]).map((column) => column.name);
    const listed = [...key.split(' '), ...rest.split(' ')].filter(Boolean);
    expect({ name, columns: listed.toSorted() }).toEqual({ name, columns: columns.toSorted() });
    if (columns.includes('person') && !ELSEWHERE.includes(name))
      expect(forgotten).toContain(`delete from ${name} where person = ?`);
  }
  const all = db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const others = 'keys outages guests tables deeds saves files members campaigns chapters invitations'.split(
    ' ',
  );
  expect(all.map(({ name }) => name).toSorted()).toEqual(
    [...others, ...PEOPLE_TABLES.map(([name]) => name)].toSorted(),
  );
  db.close();
});
