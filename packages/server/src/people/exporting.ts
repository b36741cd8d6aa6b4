import type { RecordedAction } from '@warptable/table';
import type { CampaignStore } from '../campaign-store.ts';
import type { Reads } from '../reads.ts';
import type { ExportReads } from './export-reads.ts';
import type { Kept } from './kept.ts';

/** What is kept of a person, by heading. */
const PARTS = {
  guest: 'ownGuest',
  sessions: 'ownSessions',
  passkeys: 'ownPasskeys',
  results: 'ownResults',
  ratings: 'ownRatings',
  ratedGames: 'ownRatedGames',
  friends: 'ownFriends',
  invitations: 'ownInvitations',
  notes: 'ownNotes',
  blocked: 'ownBlocked',
  reports: 'ownReports',
  ban: 'ownBan',
  notices: 'ownNotices',
  channels: 'ownChannels',
} as const satisfies Readonly<Record<string, keyof ExportReads>>;

type TableRow = Reads['ownTables'];

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
  for (const [heading, name] of Object.entries(PARTS))
    yield `,\n${JSON.stringify(heading)}:${JSON.stringify(await kept.all(name, person))}`;
  yield `,\n"campaigns":${JSON.stringify(await campaigns.listOf(person))}`;
  yield ',\n"tables":[';
  const tables = await kept.all('ownTables', person);
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
  const rows = await kept.all('actionsWith', id, `%"who":"${person}"%`);
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
