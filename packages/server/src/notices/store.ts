import type { ChannelKind, NoticeKind, NoticeSettings, ToldSeat } from '@warptable/table';
import type { Engine } from '../engine.ts';
import type { Statement } from '../statements.ts';
import type { NoticeReads } from './reads.ts';

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

const channelOf = (row: NoticeReads['channel']): StoredChannel => ({
  ...row,
  kind: row.kind as ChannelKind,
  shared: row.shared === 1,
  proven: row.proven === 1,
});

/** What is kept of notices and where they go. */
export class NoticeStore {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  write(...statements: readonly Statement[]): Promise<void> {
    return this.engine.write(...statements);
  }

  async settings(person: string): Promise<NoticeSettings> {
    const [row] = await this.engine.read('noticeSettings', person);
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
    return this.engine.write([
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
    const [row] = await this.engine.read('noticeSettings', person);
    return row !== undefined && row.feed !== null;
  }

  /** `token` is a hash: the address itself is kept nowhere. */
  setFeed(person: string, token: string): Promise<void> {
    const { liveDelay, slowDelay } = USUAL_SETTINGS;
    return this.engine.write(['feed', person, liveDelay * MINUTE, slowDelay * MINUTE, token]);
  }

  async personOfFeed(token: string): Promise<string | undefined> {
    const [row] = await this.engine.read('personOfFeed', token);
    return row?.person;
  }

  async channels(person: string): Promise<StoredChannel[]> {
    return (await this.engine.read('channels', person)).map(channelOf);
  }

  async channel(id: string): Promise<StoredChannel | undefined> {
    const [row] = await this.engine.read('channel', id);
    return row && channelOf(row);
  }

  addChannel(channel: Omit<StoredChannel, 'sent' | 'failing' | 'off'>): Promise<void> {
    const { id, person, kind, address, shared, proven, made } = channel;
    return this.engine.write(['channel', id, person, kind, address, shared ? 1 : 0, proven ? 1 : 0, made]);
  }

  removeChannel(id: string, person: string): Promise<void> {
    return this.engine.write(['noChannel', id, person]);
  }

  /** Takes all that is due of so many people, until this time; then somebody else may. */
  async claim(by: string, now: number, until: number, people: number): Promise<StoredNotice[]> {
    if ((await this.engine.read('anyDue', now, now)).length === 0) return [];
    await this.engine.write(['claim', by, until, now, now, now, now, people]);
    const rows = await this.engine.read('claimed', by);
    return rows.map((row) => ({
      ...row,
      kind: row.kind as NoticeKind,
      public: row.public === 1,
      told: JSON.parse(row.told) as string[],
    }));
  }

  /** Who at this table was told that the others wait. */
  async toldAt(table: string): Promise<ToldSeat[]> {
    const rows = await this.engine.read('toldAt', table);
    return rows.flatMap(({ person, at, by, summary }) => {
      const { seats } = JSON.parse(summary) as { readonly seats: readonly { readonly who: string | null }[] };
      const seat = seats.findIndex(({ who }) => who === person);
      return seat < 0 ? [] : { seat, at, by: by.split(' ') as ChannelKind[] };
    });
  }

  async waitingFor(person: string, limit: number): Promise<WaitingNotice[]> {
    const rows = await this.engine.read('waitingFor', person, limit);
    return rows.map((row) => ({ ...row, kind: row.kind as NoticeKind }));
  }
}
