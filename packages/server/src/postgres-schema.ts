import { SCHEMA } from './schema.ts';

/** As in SQLite, which compares texts by their bytes. */
const TABLES = SCHEMA.replaceAll(' without rowid', '')
  .replaceAll(/\binteger\b/g, 'bigint')
  .replaceAll(/ text\b/g, ' text collate "C"');

/** Of our own, so that two servers that start together do not make the same twice. */
const LOCK = 0x3a90;

export const setUp = `select pg_advisory_lock(${LOCK}); ${TABLES} select pg_advisory_unlock(${LOCK})`;

/** The texts have their values as \`?\`, as in SQLite. */
export function numbered(sql: string): string {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
}
