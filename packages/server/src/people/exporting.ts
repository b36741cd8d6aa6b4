import type { RecordedAction } from '@warptable/table';
import type { CampaignStore } from '../campaign-store.ts';
import type { Kept } from './kept.ts';

/** What is kept of a person, by heading. The one value of each text is the person. Secrets, even hashed ones, are nobody's to read. */
const PARTS = {
  guest:
    'select id, name, created, case when recovery is null then 0 else 1 end as "hasRecoveryCode" from guests where id = ?',
  sessions: 'select device, made, seen, until from sessions where person = ?',
  passkeys: 'select name, made, used from passkeys where person = ?',
  results: 'select * from results where person = ? order by ended',
  ratings: 'select game, table_id, ended, mu, sigma from rating_changes where person = ? order by ended',
  ratedGames: 'select game from rated where person = ?',
  friends: 'select g.name, f.since from friends f join guests g on g.id = f.other where f.person = ?',
  invitations: 'select table_id, made from friend_invitations where person = ?',
  notes: 'select table_id, note, changed from private_notes where person = ?',
  blocked: 'select g.name, b.kind, b.made from blocks b join guests g on g.id = b.other where b.person = ?',
  reports: 'select table_id, kind, said, because, made, outcome from reports where reporter = ?',
  ban: 'select until, because, made from bans where person = ?',
  notices:
    'select live_delay, slow_delay, reminders, quiet_from, quiet_to, zone from notice_settings where person = ?',
  /** Addresses of other programs are secrets. */
  channels:
    "select kind, case when kind = 'mail' then address else '' end as address, shared, proven, made, sent, failing, off from channels where person = ?",
} as const;

interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly setup: string;
}

/**
 * All of a person as the text of one JSON, piece by piece: it may be long.
 * @param fileOf the file of a finished game, if it can be had
 */
export async function* exportOf(
  kept: Kept,
  campaigns: CampaignStore,
  person: string,
  fileOf: (table: string) => Promise<string | undefined>,
): AsyncGenerator<string> {
  yield `{"format":"warptable-person/1"`;
  for (const [name, sql] of Object.entries(PARTS))
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(await kept.all(sql, person))}`;
  yield `,\n"campaigns":${JSON.stringify(await campaigns.listOf(person))}`;
  yield ',\n"tables":[';
  const tables = await kept.all<TableRow>(
    'select t.id, t.game, t.status, t.setup from members m join tables t on t.id = m.table_id where m.guest = ? order by t.updated',
    person,
  );
  for (const [i, table] of tables.entries())
    yield `${i === 0 ? '' : ','}\n${await tableText(kept, person, table, fileOf)}`;
  yield ']}\n';
}

/** What this person did there, and the whole game if it is over. Of a game under way nothing of the others is told. */
async function tableText(
  kept: Kept,
  person: string,
  { id, game, status, setup }: TableRow,
  fileOf: (table: string) => Promise<string | undefined>,
): Promise<string> {
  const rows = await kept.all<{ deed: string }>(
    'select deed from deeds where table_id = ? and deed like ? order by n',
    id,
    `%"who":"${person}"%`,
  );
  const own = rows
    .map(({ deed }) => JSON.parse(deed) as RecordedAction)
    .filter((action) => 'who' in action && action.who === person);
  const { options, openedBy, openedAt } = JSON.parse(setup) as {
    options: unknown;
    openedBy: string;
    openedAt: number;
  };
  const opened = { openedAt, openedByYou: openedBy === person };
  const told = JSON.stringify({ id, game, status, options, ...opened, youDid: own });
  const file = status === 'over' ? await fileOf(id) : undefined;
  return file === undefined ? told : `${told.slice(0, -1)},"file":${file}}`;
}
