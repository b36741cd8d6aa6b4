interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly address: string;
  readonly shared: number;
  readonly proven: number;
  readonly made: number;
  readonly sent: number | null;
  readonly failing: number | null;
  readonly off: string | null;
}

/** The rows of each of `NOTICE_READS`. */
export interface NoticeReads {
  readonly noticeSettings: {
    readonly live: number;
    readonly slow: number;
    readonly reminders: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly zone: string;
    readonly feed: string | null;
  };
  readonly personOfFeed: { readonly person: string };
  readonly channels: ChannelRow;
  readonly channel: ChannelRow;
  readonly anyDue: { readonly id: string };
  readonly claimed: {
    readonly id: string;
    readonly person: string;
    readonly table: string;
    readonly game: string;
    readonly kind: string;
    readonly public: number;
    readonly remind: number | null;
    readonly urgent: number | null;
    readonly deadline: number | null;
    readonly tries: number;
    readonly told: string;
  };
  readonly toldAt: {
    readonly person: string;
    readonly at: number;
    readonly by: string;
    readonly summary: string;
  };
  readonly waitingFor: {
    readonly id: string;
    readonly table: string;
    readonly game: string;
    readonly kind: string;
    readonly made: number;
    readonly deadline: number | null;
  };
}

const CHANNEL = 'select id, person, kind, address, shared, proven, made, sent, failing, off from channels';

export const NOTICE_READS: { readonly [K in keyof NoticeReads]: string } = {
  noticeSettings: `select live_delay as "live", slow_delay as "slow", reminders, quiet_from as "from", quiet_to as "to", zone, feed
    from notice_settings where person = ?`,
  personOfFeed: 'select person from notice_settings where feed = ?',
  channels: `${CHANNEL} where person = ? order by made, id`,
  channel: `${CHANNEL} where id = ?`,
  anyDue: 'select id from notices where due <= ? and coalesce(taken_until, 0) <= ? limit 1',
  claimed: `select n.id, n.person, n.table_id as "table", t.game, n.kind, n.public, n.remind, n.urgent, n.deadline, n.tries, n.told
    from notices n join tables t on t.id = n.table_id where n.taken_by = ? order by n.due, n.id`,
  /** Of those whom everybody knows to be asked. */
  toldAt: `select n.person, n.sent as "at", n.sent_by as "by", t.summary from notices n join tables t on t.id = n.table_id
    where n.table_id = ? and n.public = 1 and n.sent is not null and n.kind in ('turn', 'reminder', 'consent')`,
  /** The newest first. */
  waitingFor: `select n.id, n.table_id as "table", t.game, n.kind, n.made, n.deadline from notices n join tables t on t.id = n.table_id
    where n.person = ? order by n.made desc limit ?`,
};
