import type {
  FoundPerson,
  Moderation,
  ShownApart,
  ShownBan,
  ShownFriends,
  ShownReport,
} from '@warptable/table';
import type { Guest } from '../store.ts';
import { EXPORT_READS } from './export-reads.ts';
import type { ExportReads } from './export-reads.ts';
import type { Order } from './orders.ts';
import type { StoredPasskey, StoredSession } from './people-store.ts';
import type { ResultRow } from './profile.ts';

/** That there is one. */
interface Found {
  readonly id: string;
}

interface Other {
  readonly other: string;
}

/** Numbers as text: each engine would round them in its own way. */
interface StoredRating {
  readonly mu: string;
  readonly sigma: string;
}

/** The rows of each of `PEOPLE_READS`. */
export interface PeopleReads extends ExportReads {
  readonly session: StoredSession & Guest;
  readonly sessionsOf: StoredSession;
  readonly oldCookiesRefused: Found;
  readonly deviceCode: Guest;
  readonly passkeysOf: StoredPasskey;
  readonly passkey: StoredPasskey & { readonly guest: string };
  readonly withRecovery: Found;
  readonly peopleCalled: Guest;
  readonly apartOf: Other & Pick<ShownApart, 'name' | 'kind'>;
  readonly apartKind: Pick<ShownApart, 'kind'>;
  readonly othersApart: Other;
  readonly blocksWith: Other;
  readonly friendsOf: Guest & { readonly since: number };
  readonly friend: Found;
  readonly friendLink: Guest;
  readonly friendInvitations: ShownFriends['invitations'][number];
  readonly privateNote: { readonly note: string };
  readonly otherNotes: { readonly notes: number };
  readonly resultsOf: ResultRow;
  readonly opponentsOf: { readonly name: string; readonly games: number; readonly wins: number };
  readonly ratedGames: { readonly game: string };
  readonly ratingChanges: StoredRating & { readonly game: string; readonly ended: number };
  readonly wantsRating: Found;
  readonly lastRating: StoredRating;
  readonly uncounted: { readonly id: string; readonly updated: number };
  readonly ordersToDo: Order;
  readonly tablesWith: { readonly id: string; readonly status: string };
  readonly actionsWith: { readonly n: number; readonly deed: string };
  readonly tableSummary: { readonly summary: string };
  readonly reportsWith: {
    readonly id: string;
    readonly person: string;
    readonly said: string;
    readonly around: string;
  };
  readonly admin: Found;
  readonly ban: { readonly until: number | null; readonly because: string };
  readonly reports: Omit<ShownReport, 'around'> & { readonly around: string };
  readonly bans: ShownBan;
  readonly moderation: Moderation['log'][number];
  readonly peopleLike: Record<'account' | 'banned', number> & Omit<FoundPerson, 'account' | 'banned'>;
}

const SESSION = 's.hash, s.person, s.device, s.made, s.seen, s.until';
const PASSKEY =
  'p.id, p.person, p.public_key as "publicKey", p.counter, p.transports, p.name, p.made, p.used';

/** What is read of people, by name. */
export const PEOPLE_READS: { readonly [K in keyof PeopleReads]: string } = {
  ...EXPORT_READS,
  /** If it has not ended: the last value is now. */
  session: `select ${SESSION}, g.id, g.name from sessions s join guests g on g.id = s.person where s.hash = ? and s.until > ?`,
  sessionsOf: `select ${SESSION} from sessions s where s.person = ? and s.until > ? order by s.seen desc`,
  oldCookiesRefused: 'select person as id from old_cookies where person = ? and refused = 1',
  deviceCode: 'select g.id, g.name from device_codes d join guests g on g.id = d.person where d.hash = ?',
  passkeysOf: `select ${PASSKEY} from passkeys p where p.person = ? order by p.made`,
  passkey: `select ${PASSKEY}, g.name as guest from passkeys p join guests g on g.id = p.person where p.id = ?`,
  withRecovery: 'select id from guests where id = ? and recovery is not null',
  /** By id or by name. */
  peopleCalled: 'select id, name from guests where id = ? or name = ? limit 20',
  apartOf:
    'select b.other, b.kind, g.name from blocks b join guests g on g.id = b.other where b.person = ? order by g.name',
  apartKind: 'select kind from blocks where person = ? and other = ?',
  othersApart: 'select other from blocks where person = ?',
  /** By this person, or of them. */
  blocksWith: `select other from blocks where person = ? and kind = 'block'
    union select person as other from blocks where other = ? and kind = 'block'`,
  friendsOf:
    'select g.id, g.name, f.since from friends f join guests g on g.id = f.other where f.person = ? order by g.name limit ?',
  friend: 'select other as id from friends where person = ? and other = ?',
  friendLink:
    'select g.id, g.name from friend_links l join guests g on g.id = l.person where l.hash = ? and l.until > ?',
  friendInvitations: `select i.table_id as "table", t.game, g.name as "by", i.made from friend_invitations i
    join tables t on t.id = i.table_id join guests g on g.id = i.invited_by
    where i.person = ? and t.status = 'waiting' order by i.made desc`,
  privateNote: 'select note from private_notes where person = ? and table_id = ?',
  otherNotes: 'select count(*) as notes from private_notes where person = ? and table_id <> ?',
  resultsOf:
    'select table_id as "table", game, mode, faction, seats, place, points, won, winners, resigned, ended from results where person = ? order by ended desc',
  opponentsOf: `select g.name, count(*) as games, cast(sum(mine.won) as bigint) as wins from results mine
    join results theirs on theirs.table_id = mine.table_id and theirs.person <> mine.person join guests g on g.id = theirs.person
    where mine.person = ? group by theirs.person, g.name order by games desc, g.name limit ?`,
  ratedGames: 'select game from rated where person = ? order by game',
  ratingChanges: 'select game, ended, mu, sigma from rating_changes where person = ? order by ended',
  /** Accounts alone are rated. */
  wantsRating:
    'select r.person as id from rated r where r.person = ? and r.game = ? and exists (select 1 from passkeys p where p.person = r.person)',
  lastRating:
    'select mu, sigma from rating_changes where person = ? and game = ? order by ended desc limit 1',
  uncounted: `select t.id, t.updated from tables t where t.status = 'over'
    and not exists (select 1 from counted c where c.table_id = t.id) order by t.updated, t.id limit ?`,
  ordersToDo: 'select id, what, person from orders where done is null order by at, id',
  tablesWith: 'select t.id, t.status from members m join tables t on t.id = m.table_id where m.guest = ?',
  actionsWith: 'select n, deed from deeds where table_id = ? and deed like ? order by n',
  tableSummary: 'select summary from tables where id = ?',
  reportsWith: 'select id, person, said, around from reports where person = ? or around like ?',
  admin: 'select person as id from admins where person = ?',
  ban: 'select until, because from bans where person = ? and (until is null or until > ?)',
  reports: `select r.id, r.table_id as "table", r.kind, r.said, r.around, r.because, r.made, r.person, r.outcome,
    coalesce(g.name, '') as name, coalesce(h.name, '') as reporter
    from reports r left join guests g on g.id = r.person left join guests h on h.id = r.reporter
    order by case when r.settled is null then 0 else 1 end, r.made desc limit ?`,
  bans: `select b.person, coalesce(g.name, '') as name, b.until, b.because from bans b left join guests g on g.id = b.person
    where b.until is null or b.until > ? order by b.made desc limit ?`,
  moderation: `select m.made, coalesce(g.name, m.moderator) as "by", m.what, m.person, m.because from moderation m
    left join guests g on g.id = m.moderator order by m.made desc limit ?`,
  /** By id, or by a part of the name in small letters. */
  peopleLike: `select g.id, g.name, g.created, (select count(*) from members m where m.guest = g.id) as tables,
    case when exists (select 1 from passkeys p where p.person = g.id) then 1 else 0 end as account,
    case when exists (select 1 from bans b where b.person = g.id and (b.until is null or b.until > ?)) then 1 else 0 end as banned
    from guests g where g.id = ? or lower(g.name) like ? escape '\\' order by g.name limit ?`,
};
