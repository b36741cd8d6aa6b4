interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly setup: string;
}

/** The rows of each of `EXPORT_READS`. */
export interface ExportReads extends Readonly<Record<keyof typeof PARTS, object>> {
  readonly ownTables: TableRow;
}

/** Secrets, even hashed ones, are nobody's to read. */
const PARTS = {
  ownGuest:
    'select id, name, created, case when recovery is null then 0 else 1 end as "hasRecoveryCode" from guests where id = ?',
  ownSessions: 'select device, made, seen, until from sessions where person = ?',
  ownPasskeys: 'select name, made, used from passkeys where person = ?',
  ownResults: 'select * from results where person = ? order by ended',
  ownRatings: 'select game, table_id, ended, mu, sigma from rating_changes where person = ? order by ended',
  ownRatedGames: 'select game from rated where person = ?',
  ownFriends: 'select g.name, f.since from friends f join guests g on g.id = f.other where f.person = ?',
  ownInvitations: 'select table_id, made from friend_invitations where person = ?',
  ownNotes: 'select table_id, note, changed from private_notes where person = ?',
  ownBlocked:
    'select g.name, b.kind, b.made from blocks b join guests g on g.id = b.other where b.person = ?',
  ownReports: 'select table_id, kind, said, because, made, outcome from reports where reporter = ?',
  ownBan: 'select until, because, made from bans where person = ?',
  ownNotices:
    'select live_delay, slow_delay, reminders, quiet_from, quiet_to, zone from notice_settings where person = ?',
  /** Addresses of other programs are secrets. */
  ownChannels:
    "select kind, case when kind = 'mail' then address else '' end as address, shared, proven, made, sent, failing, off from channels where person = ?",
} as const;

/** All that is kept of a person, who is the one value of each. */
export const EXPORT_READS: { readonly [K in keyof ExportReads]: string } = {
  ...PARTS,
  ownTables:
    'select t.id, t.game, t.status, t.setup from members m join tables t on t.id = m.table_id where m.guest = ? order by t.updated',
};
