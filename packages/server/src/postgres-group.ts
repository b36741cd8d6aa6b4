import type { Client } from 'pg';
import { RefusedWrite } from './engine.ts';
import { numbered } from './postgres-schema.ts';
import { MUST_CHANGE, POSTGRES_STATEMENTS } from './statements.ts';
import type { Statement, Transaction } from './statements.ts';

/** What was written; else why it was not. */
type Outcome = Error | null;

const UNIQUE_VIOLATION = '23505';

/** What tables do all the time: it goes into one transaction, with one statement for each kind. */
const OF_PLAY: readonly Statement[0][] = ['action', 'save', 'summary', 'member'];

const ACTIONS = `insert into deeds (table_id, n, deed) select * from unnest($1::text[], $2::bigint[], $3::text[])
  on conflict do nothing returning table_id, n`;
const SAVES = `insert into saves (table_id, n, saved) select * from unnest($1::text[], $2::bigint[], $3::text[])
  on conflict (table_id) do update set n = excluded.n, saved = excluded.saved where excluded.n > saves.n`;
const SUMMARIES = `update tables t set status = s.status, summary = s.summary, wake = s.wake, updated = s.updated
  from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[]) as s (status, summary, wake, updated, id) where t.id = s.id`;
const MEMBERS = `insert into members (guest, table_id) select * from unnest($1::text[], $2::text[]) on conflict do nothing`;

/** Writes all that waits. What is refused is refused alone. Rejects only if the connection is gone: then nobody knows what was written. */
export async function commitAll(client: Client, batch: readonly Transaction[]): Promise<Outcome[]> {
  const outcomes = new Map<Transaction, Outcome>();
  const ofPlay = batch.filter((one) => one.every(([name]) => OF_PLAY.includes(name)));
  if (ofPlay.length > 0) await commitPlay(client, ofPlay, outcomes);
  for (const one of batch) if (!outcomes.has(one)) outcomes.set(one, await commitOne(client, one));
  return batch.map((one) => outcomes.get(one) ?? null);
}

async function commitPlay(
  client: Client,
  batch: readonly Transaction[],
  outcomes: Map<Transaction, Outcome>,
): Promise<void> {
  try {
    await client.query('begin');
    const kept = await appended(client, batch);
    await bulk(client, SAVES, lastOf(kept, 'save', 0));
    await bulk(client, SUMMARIES, lastOf(kept, 'summary', 4));
    await bulk(client, MEMBERS, all(kept, 'member'));
    await client.query('commit');
    for (const one of batch) outcomes.set(one, kept.includes(one) ? null : new RefusedWrite('taken'));
  } catch (error) {
    await client.query('rollback');
    // Something in it cannot be written at all: each for itself now.
    if (batch.length === 1 && batch[0]) outcomes.set(batch[0], asError(error));
  }
}

/** The transactions whose action was new, and those that have none. */
async function appended(client: Client, batch: readonly Transaction[]): Promise<Transaction[]> {
  const actions = all(batch, 'action');
  if (actions.length === 0) return [...batch];
  const { rows } = await client.query(ACTIONS, columns(actions));
  const free = new Set(
    (rows as { table_id: string; n: number }[]).map(({ table_id, n }) => `${table_id} ${n}`),
  );
  return batch.filter((one) => {
    const action = one.find(([name]) => name === 'action');
    // Of two with the same number in one batch the first has it.
    return !action || free.delete(`${action[1]} ${action[2]}`);
  });
}

const all = (batch: readonly Transaction[], name: Statement[0]): Statement[] =>
  batch.flatMap((one) => one.filter((statement) => statement[0] === name));

/** Of each table the last, as a statement may touch a row only once. */
function lastOf(batch: readonly Transaction[], name: Statement[0], idAt: number): Statement[] {
  const last = new Map<unknown, Statement>();
  for (const statement of all(batch, name)) {
    const before = last.get(statement[idAt + 1]);
    const isOlder = name === 'save' && before && Number(before[2]) > Number(statement[2]);
    if (!isOlder) last.set(statement[idAt + 1], statement);
  }
  return [...last.values()];
}

async function bulk(client: Client, sql: string, statements: readonly Statement[]): Promise<void> {
  if (statements.length > 0) await client.query(sql, columns(statements));
}

const columns = (statements: readonly Statement[]): unknown[][] =>
  (statements[0] ?? []).slice(1).map((_, i) => statements.map((statement) => statement[i + 1]));

async function commitOne(client: Client, transaction: Transaction): Promise<Outcome> {
  try {
    await client.query('begin');
    for (const [name, ...values] of transaction) {
      const { rowCount } = await client.query(numbered(POSTGRES_STATEMENTS[name]), values);
      if (rowCount === 0 && MUST_CHANGE.includes(name)) throw new RefusedWrite('unchanged');
    }
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback');
    return (error as { code?: unknown }).code === UNIQUE_VIOLATION
      ? new RefusedWrite('taken')
      : asError(error);
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
