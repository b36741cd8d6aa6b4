import type { ChannelKind, NoticeKind, NoticeSettings, ToldSeat } from '@warptable/table';
import type { Rows } from '../rows.ts';
import type { Statement } from '../statements.ts';
import type { Writer } from '../writer.ts';

/** Where somebody wants to be told. */
export interface StoredChannel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  /** JSON. Whoever knows it can send there: it leaves the server only to be sent to. */
  readonly address: string;
  /** Others read it too. */
  readonly shared: boolean;
  /** An address of mail counts only after its owner has followed a link. */
  readonly proven: boolean;
  readonly made: number;
  readonly sent: number | null;
  /** Since when nothing gets there. */
  readonly failing: number | null;
  /** Why it is switched off. */
  readonly off: string | null;
}

/** Something to tell. */
export interface StoredNotice {
  readonly id: string;
  readonly person: string;
  readonly table: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly public: boolean;
  /** When it is told again, as a reminder. */
  readonly remind: number | null;
  /** From then on even at night. */
  readonly urgent: number | null;
  readonly deadline: number | null;
  readonly tries: number;
  /** The channels that have it already. */
  readonly told: readonly string[];
}

/** Something of which its person has been told, or will be. */
export interface WaitingNotice {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly made: number;
  readonly deadline: number | null;
}

export const USUAL_SETTINGS: NoticeSettings = {
  liveDelay: 2,
  slowDelay: 10,
  reminders: true,
  quiet: null,
  zone: 'UTC',
};

/** In which the delays are set. */
const MINUTE = 60_000;

interface SettingsRow {
  readonly live: number;
  readonly slow: number;
  readonly reminders: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly zone: string;
}

type ChannelRow = Omit<StoredChannel, 'shared' | 'proven'> & {
  readonly shared: number;
  readonly proven: number;
};

type NoticeRow = Omit<StoredNotice, 'public' | 'told'> & { readonly public: number; readonly told: string };

const channelOf = (row: ChannelRow): StoredChannel => ({
  ...row,
  shared: row.shared === 1,
  proven: row.proven === 1,
});

/** What is kept of notices and where they go. */
export class NoticeStore {
  private readonly rows: Rows;
  private readonly writer: Writer;

  constructor(rows: Rows, writer: Writer) {
    this.rows = rows;
    this.writer = writer;
  }

  write(...statements: readonly Statement[]): Promise<void> {
    return this.writer.write(...statements);
  }

  async settings(person: string): Promise<NoticeSettings> {
    const [row] = await this.read<SettingsRow>(
      `select live_delay as live, slow_delay as slow, reminders, quiet_from as "from", quiet_to as "to", zone
       from notice_settings where person = ?`,
      person,
    );
    if (!row) return USUAL_SETTINGS;
    return {
      liveDelay: row.live / MINUTE,
      slowDelay: row.slow / MINUTE,
      reminders: row.reminders === 1,
      quiet: row.from === null || row.to === null ? null : { from: row.from, to: row.to },
      zone: row.zone,
    };
  }

  setSettings(person: string, settings: NoticeSettings): Promise<void> {
    const { liveDelay, slowDelay, reminders, quiet, zone } = settings;
    return this.writer.write([
      'noticeSettings',
      person,
      liveDelay * MINUTE,
      slowDelay * MINUTE,
      reminders ? 1 : 0,
      quiet?.from ?? null,
      quiet?.to ?? null,
      zone,
    ]);
  }

  async hasFeed(person: string): Promise<boolean> {
    const found = await this.read(
      'select 1 from notice_settings where person = ? and feed is not null',
      person,
    );
    return found.length > 0;
  }

  /** `token` is a hash: the address itself is kept nowhere. */
  setFeed(person: string, token: string): Promise<void> {
    const { liveDelay, slowDelay } = USUAL_SETTINGS;
    return this.writer.write(['feed', person, liveDelay * MINUTE, slowDelay * MINUTE, token]);
  }

  async personOfFeed(token: string): Promise<string | undefined> {
    const [row] = await this.read<{ person: string }>(
      'select person from notice_settings where feed = ?',
      token,
    );
    return row?.person;
  }

  async channels(person: string): Promise<StoredChannel[]> {
    const rows = await this.read<ChannelRow>(
      'select * from channels where person = ? order by made, id',
      person,
    );
    return rows.map(channelOf);
  }

  async channel(id: string): Promise<StoredChannel | undefined> {
    const [row] = await this.read<ChannelRow>('select * from channels where id = ?', id);
    return row && channelOf(row);
  }

  addChannel(
    channel: Pick<StoredChannel, 'id' | 'person' | 'kind' | 'address' | 'shared' | 'proven' | 'made'>,
  ) {
    const { id, person, kind, address, shared, proven, made } = channel;
    return this.writer.write(['channel', id, person, kind, address, shared ? 1 : 0, proven ? 1 : 0, made]);
  }

  removeChannel(id: string, person: string): Promise<void> {
    return this.writer.write(['noChannel', id, person]);
  }

  /** Takes all that is due of so many people, until this time; then somebody else may. */
  async claim(by: string, now: number, until: number, people: number): Promise<StoredNotice[]> {
    if (
      (
        await this.read(
          'select 1 from notices where due <= ? and coalesce(taken_until, 0) <= ? limit 1',
          now,
          now,
        )
      ).length === 0
    )
      return [];
    await this.writer.write(['claim', by, until, now, now, now, now, people]);
    const rows = await this.read<NoticeRow>(
      `select n.id, n.person, n.table_id as "table", t.game, n.kind, n.public, n.remind, n.urgent, n.deadline, n.tries, n.told
       from notices n join tables t on t.id = n.table_id where n.taken_by = ? order by n.due, n.id`,
      by,
    );
    return rows.map((row) => ({ ...row, public: row.public === 1, told: JSON.parse(row.told) as string[] }));
  }

  /** Who at this table was told that the others wait; of those whom everybody knows to be asked. */
  async toldAt(table: string): Promise<ToldSeat[]> {
    const rows = await this.read<{ person: string; at: number; by: string; summary: string }>(
      `select n.person, n.sent as at, n.sent_by as "by", t.summary from notices n join tables t on t.id = n.table_id
       where n.table_id = ? and n.public = 1 and n.sent is not null and n.kind in ('turn', 'reminder', 'consent')`,
      table,
    );
    return rows.flatMap(({ person, at, by, summary }) => {
      const { seats } = JSON.parse(summary) as { readonly seats: readonly { readonly who: string | null }[] };
      const seat = seats.findIndex(({ who }) => who === person);
      return seat < 0 ? [] : { seat, at, by: by.split(' ') as ChannelKind[] };
    });
  }

  /** What waits for somebody, the newest first. */
  waitingFor(person: string, limit: number): Promise<WaitingNotice[]> {
    return this.read(
      `select n.id, n.table_id as "table", t.game, n.kind, n.made, n.deadline from notices n join tables t on t.id = n.table_id
       where n.person = ? order by n.made desc limit ?`,
      person,
      limit,
    );
  }

  private read<Row>(sql: string, ...values: (string | number)[]): Promise<Row[]> {
    return Promise.resolve(this.rows.all<Row>(sql, ...values));
  }
}
