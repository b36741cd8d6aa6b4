import { CampaignError } from '@warptable/games/campaign';
import type { Result } from '@warptable/kernel';
import type { RecordedAction, SavedTable, SeatState, TableSetup } from '@warptable/table';
import { CampaignStore } from './campaign-store.ts';
import type { ChapterOf } from './campaign-store.ts';
import { falseIfUnchanged } from './engine.ts';
import type { Engine } from './engine.ts';
import { NoticeStore } from './notices/store.ts';
import type { Outage } from './outages.ts';
import { Kept } from './people/kept.ts';
import { PeopleStore } from './people/people-store.ts';
import { problem } from './problems.ts';
import { TableLists, WAITS_FOR } from './table-lists.ts';
import type { Statement } from './statements.ts';

/** What lists of tables show, kept beside a table so that they need not load it. */
export interface Summary {
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly Pick<SeatState, 'kind' | 'name' | 'who'>[];
  readonly awaited: readonly number[];
  /** When the table has to be looked at again even if nobody comes: a time runs out, or a bot is to answer (0). */
  readonly wake: number | null;
  readonly updatedAt: number;
  /** Once the game is over; of tables that ended long ago it is not known. */
  readonly result?: Pick<Result, 'scores' | 'winners'>;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface StoredInvitation {
  readonly table: string;
  /** Null: any that is free. */
  readonly seat: number | null;
  readonly until: number;
  readonly used: boolean;
}

/** What the server keeps, whatever engine keeps it. */
export class TableStore {
  readonly engine: Engine;
  readonly campaigns: CampaignStore;
  /** For what is read and written of people. */
  readonly kept: Kept;
  readonly people: PeopleStore;
  readonly lists: TableLists;
  readonly notices: NoticeStore;

  constructor(engine: Engine) {
    this.engine = engine;
    this.campaigns = new CampaignStore(engine);
    this.kept = new Kept(engine);
    this.people = new PeopleStore(this.kept);
    this.lists = new TableLists(engine);
    this.notices = new NoticeStore(engine);
  }

  /** Resolves when everything that was to be written is. */
  settled(): Promise<void> {
    return this.engine.settled();
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  /** Kept from the first start on; made if it is not there yet. */
  async key(name: string, make: () => string): Promise<string> {
    await this.engine.write(['key', name, make()]);
    const [row] = await this.engine.read('key', name);
    return row?.value ?? '';
  }

  /** A time that is written down now and again, to be found after a crash; with the outage that has just ended, if one has. */
  setTime(name: string, time: number, outage?: Outage): Promise<void> {
    return this.engine.write(
      ['time', name, String(time)],
      ...(outage ? [['outage', outage.from, outage.to] as const] : []),
    );
  }

  /** The last one last. */
  outages(): Promise<readonly Outage[]> {
    return this.engine.read('outages');
  }

  async time(name: string): Promise<number | undefined> {
    const [row] = await this.engine.read('key', name);
    return row && Number(row.value);
  }

  async guest(id: string): Promise<Guest | undefined> {
    return (await this.engine.read('guest', id))[0];
  }

  keepGuest({ id, name }: Guest, now: number): Promise<void> {
    return this.engine.write(['guest', id, name, now]);
  }

  /** `recovery` is a hash: the code itself is kept nowhere. */
  setRecovery(guest: string, recovery: string): Promise<void> {
    return this.engine.write(['recovery', recovery, guest]);
  }

  async guestByRecovery(recovery: string): Promise<Guest | undefined> {
    return (await this.engine.read('guestByRecovery', recovery))[0];
  }

  /** Rejects if the guest has opened so many already. `saved` if the game has begun at once. */
  async openTable(
    setup: TableSetup,
    summary: Summary,
    saved: SavedTable | undefined,
    max: number,
    chapter?: ChapterOf,
  ): Promise<void> {
    const { id, game, openedBy, listed } = setup;
    const { status, wake, updatedAt } = summary;
    const row = [id, game, JSON.stringify(setup), openedBy, listed ? 1 : 0, status, JSON.stringify(summary)];
    const condition = [openedBy, updatedAt - WAITS_FOR, max];
    try {
      await this.engine.write(
        ['table', ...row, wake, updatedAt, ...condition],
        ['member', openedBy, id],
        ...savedStatements(id, saved),
        ...chapterStatements(id, openedBy, chapter),
      );
    } catch (error) {
      falseIfUnchanged(error);
      if (chapter && !chapter.beside && (await this.campaigns.isBusy(openedBy, chapter.campaign)))
        throw new CampaignError('chapterRunning', 'a game of this campaign is still under way');
      throw problem('tooMany', `you have ${max} unfinished tables: finish one of them first`);
    }
  }

  /** As it was opened, and what the lists know of it. */
  async table(table: string): Promise<TableEntry | undefined> {
    const [row] = await this.engine.read('table', table);
    return row && { setup: JSON.parse(row.setup) as TableSetup, updatedAt: row.updated, status: row.status };
  }

  async setup(table: string): Promise<TableSetup | undefined> {
    return (await this.table(table))?.setup;
  }

  /** The last whole save, and the actions after it. */
  async load(table: string): Promise<{ saved: SavedTable | undefined; actions: RecordedAction[] }> {
    const [row] = await this.engine.read('saved', table);
    const saved = row && (JSON.parse(row.saved) as SavedTable);
    return { saved, actions: await this.actions(table, saved?.n ?? 0) };
  }

  async actions(table: string, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<RecordedAction[]> {
    const rows = await this.engine.read('actions', table, from, to);
    return rows.map(({ deed }) => JSON.parse(deed) as RecordedAction);
  }

  /** Rejects if the table already has an action of this number. The summary is left out where it has not changed. */
  append(
    table: string,
    n: number,
    action: RecordedAction,
    saved: SavedTable | undefined,
    summary: Summary | undefined,
    beside: readonly Statement[] = [],
  ): Promise<void> {
    return this.engine.write(
      ['action', table, n, JSON.stringify(action)],
      ...beside,
      ...savedStatements(table, saved),
      ...summaryStatements(table, summary),
      ...(action.do === 'sit' ? [['member', action.who, table] as const] : []),
    );
  }

  save(table: string, saved: SavedTable): Promise<void> {
    return this.engine.write(...savedStatements(table, saved));
  }

  /** Of a game that is over; empty, if it could not be made. */
  async file(table: string): Promise<string | undefined> {
    return (await this.engine.read('file', table))[0]?.file;
  }

  keepFile(table: string, file: string): Promise<void> {
    return this.engine.write(['file', table, file]);
  }

  list(table: string, summary: Summary): Promise<void> {
    return this.engine.write(...summaryStatements(table, summary));
  }

  /** The table cannot be loaded: it is not to be woken again and again. */
  letSleep(table: string): Promise<void> {
    return this.engine.write(['sleep', table]);
  }

  async isMember(guest: string, table: string): Promise<boolean> {
    return (await this.engine.read('member', guest, table)).length > 0;
  }

  /** `token` is a hash, as with recovery codes. */
  invite(token: string, { table, seat, until }: Omit<StoredInvitation, 'used'>): Promise<void> {
    return this.engine.write(['invitation', token, table, seat, until]);
  }

  async invitation(token: string): Promise<StoredInvitation | undefined> {
    const [row] = await this.engine.read('invitation', token);
    return row && { ...row, used: row.used === 1 };
  }

  /** Whether it was free: nobody else can use it from now on. */
  useInvitation(token: string): Promise<boolean> {
    return this.engine.write(['useInvitation', token]).then(() => true, falseIfUnchanged);
  }

  freeInvitation(token: string): Promise<void> {
    return this.engine.write(['freeInvitation', token]);
  }

  /** With all that is known of it. */
  removeTable(table: string): Promise<void> {
    return this.engine.write(...NO_TABLE.map((name): Statement => [name, table]));
  }

  /** Removes these tables, the invitations that ended before, and guests of before who have left nothing. */
  prune(tables: readonly string[], invitationsBefore: number, guestsBefore: number): Promise<void> {
    return this.engine.write(
      ...tables.flatMap((table): Statement[] => NO_TABLE.map((name) => [name, table])),
      ['oldInvitations', invitationsBefore],
      ['oldGuests', guestsBefore, guestsBefore],
      ['lostChannels'],
      ['lostNoticeSettings'],
    );
  }
}

/** What a table was opened as, and what the lists know of it. */
interface TableEntry {
  readonly setup: TableSetup;
  readonly updatedAt: number;
  readonly status: string;
}

function chapterStatements(table: string, guest: string, chapter: ChapterOf | undefined): Statement[] {
  if (!chapter) return [];
  const values = [table, guest, chapter.campaign, chapter.chapter];
  return [chapter.beside ? ['chapter', ...values] : ['onlyChapter', ...values, guest, chapter.campaign]];
}

const NO_TABLE = [
  'noTable',
  'noActions',
  'noSave',
  'noMembers',
  'noInvitations',
  'noChapters',
  'noNoticesAt',
  'noFriendInvitationsAt',
  'noPrivateNotesAt',
  'noRematchAt',
] as const;

const savedStatements = (table: string, saved: SavedTable | undefined): Statement[] =>
  saved ? [['save', table, saved.n, JSON.stringify(saved)]] : [];

const summaryStatements = (table: string, summary: Summary | undefined): Statement[] =>
  summary
    ? [['summary', summary.status, JSON.stringify(summary), summary.wake, summary.updatedAt, table]]
    : [];
