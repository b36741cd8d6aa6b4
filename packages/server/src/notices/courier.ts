import { randomUUID } from 'node:crypto';
import type { ChannelOff, NoticeSettings } from '@warptable/table';
import type { Statement } from '../statements.ts';
import { sendBy } from './channels.ts';
import type { Channels, Sent } from './channels.ts';
import { messageOf } from './message.ts';
import { quietUntil } from './quiet.ts';
import type { NoticeStore, StoredChannel, StoredNotice } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEWS_FOR = 30 * 24 * HOUR;
const LOOK_EVERY = 2000;
/** Whoever is at the table may leave it. */
const LOOK_AGAIN = 5 * MINUTE;
/** So many people are told at a time. */
const PEOPLE = 20;
/** Nobody else takes what is taken for so long, in milliseconds; sending takes less. */
const TAKEN_FOR = 30_000;
const SENDING = 15_000;
/** What has failed is tried again after so many minutes, the last one from then on. */
const BACK_OFF = [1, 2, 4, 8, 16, 32, 60] as const;
/** A mailbox is believed to be gone when it was refused so often. */
const MAIL_TRIES = 3;
/** A channel through which nothing gets for so long is switched off. */
const PATIENCE = 24 * HOUR;

export interface CourierParts {
  readonly store: NoticeStore;
  readonly channels: Channels;
  readonly site: URL;
  readonly now: () => number;
  readonly fault: (error: unknown) => void;
  /** How a try to send has ended. */
  readonly count?: (channel: StoredChannel['kind'], outcome: 'sent' | 'off' | 'again') => void;
  /** At the table, as far as this process knows. */
  readonly isThere?: (person: string, table: string) => boolean;
  readonly takenFor?: number;
}

/** Sends what is due. Any number of them may work on the same store: what one has taken no other sends, until its time is up. */
export class Courier {
  private readonly parts: CourierParts;
  private timer: NodeJS.Timeout | undefined;
  private prunedAt = -Infinity;
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly stopped = new AbortController();

  constructor(parts: CourierParts) {
    this.parts = parts;
  }

  start(): void {
    this.prune(this.parts.now());
    this.timer = setTimeout(() => {
      this.underWay = this.goOn();
    }, LOOK_EVERY);
    this.timer.unref();
  }

  private async goOn(): Promise<void> {
    await this.sendAll().catch(this.parts.fault);
    if (!this.stopped.signal.aborted) this.start();
  }

  /** What was being sent is sent again by the next one. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.stopped.abort();
    await this.underWay;
  }

  /** That a game has begun or ended is no news for ever. */
  private prune(now: number): void {
    if (now - this.prunedAt < HOUR) return;
    this.prunedAt = now;
    this.parts.store.write(['oldNotices', now - NEWS_FOR]).catch(this.parts.fault);
  }

  /** Until nothing is due. */
  async sendAll(): Promise<void> {
    while (!this.stopped.signal.aborted && (await this.sendSome()) > 0);
  }

  /** Tells some of those for whom something is due; how many there were. */
  async sendSome(): Promise<number> {
    const { store, now, takenFor = TAKEN_FOR } = this.parts;
    const by = randomUUID();
    const time = now();
    const notices = await store.claim(by, time, time + takenFor, PEOPLE);
    const people = Map.groupBy(notices, ({ person }) => person);
    await Promise.all([...people].map(([person, all]) => this.tell(person, all, by)));
    return people.size;
  }

  private async tell(person: string, all: readonly StoredNotice[], by: string): Promise<void> {
    const { store, isThere = () => false } = this.parts;
    const now = this.parts.now();
    const [settings, channels] = await Promise.all([store.settings(person), store.channels(person)]);
    const { dropped, postponed, due } = sorted(all, settings, now, (table) => isThere(person, table));
    const statements: Statement[] = [
      ...dropped.map(({ id, kind }): Statement => ['noticeSent', null, null, kind, null, id, by]),
      ...postponed.map(({ until, notice: { id, tries, told } }) => later(id, until, tries, told, by)),
    ];
    if (due.length > 0) {
      const open = channels.filter(({ off, proven }) => off === null && proven);
      const outcomes = await Promise.all(open.map(async (channel) => this.sendTo(channel, due, now)));
      statements.push(...due.flatMap((notice) => settled(notice, outcomes, now, by)));
      statements.push(...outcomes.flatMap((outcome) => stateOf(outcome, now)));
    }
    if (statements.length > 0) await store.write(...statements);
  }

  /** Others read a shared channel: it tells what everybody at the table sees, and nothing at all if that is nothing. */
  private async sendTo(channel: StoredChannel, due: readonly StoredNotice[], now: number): Promise<Outcome> {
    const { channels, site, count } = this.parts;
    const notices = due.filter(
      (notice) => !notice.told.includes(channel.id) && (!channel.shared || notice.public),
    );
    const ids = notices.map(({ id }) => id);
    if (notices.length === 0) return { channel, ids, sent: 'nothing' };
    const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(SENDING)]);
    const reply = await sendBy(channels, channel, messageOf(notices, site, now), signal);
    // Mail servers refuse for a while what they take later.
    const isEarly = channel.kind === 'mail' && notices.every(({ tries }) => tries < MAIL_TRIES - 1);
    const sent = reply === 'gone' && isEarly ? { again: 0 } : reply;
    count?.(channel.kind, sent === 'sent' ? 'sent' : typeof sent === 'string' ? 'off' : 'again');
    return { channel, ids, sent };
  }
}

interface Outcome {
  readonly channel: StoredChannel;
  /** Of the notices that went this way. */
  readonly ids: readonly string[];
  readonly sent: Sent | 'nothing';
}

interface Sorted {
  readonly dropped: readonly StoredNotice[];
  readonly postponed: readonly { readonly notice: StoredNotice; readonly until: number }[];
  readonly due: readonly StoredNotice[];
}

/** At night only what would be too late in the morning is told, and whoever is at the table sees it. */
function sorted(
  all: readonly StoredNotice[],
  settings: NoticeSettings,
  now: number,
  isThere: (table: string) => boolean,
): Sorted {
  const isUnwanted = ({ kind }: StoredNotice): boolean => kind === 'reminder' && !settings.reminders;
  const wanted = all.filter((notice) => !isUnwanted(notice));
  const quiet = quietUntil(settings, now);
  const postponed = wanted.flatMap((notice) => {
    const morning = Math.min(quiet ?? now, notice.urgent ?? Infinity);
    const until = isThere(notice.table) ? now + LOOK_AGAIN : morning;
    return until > now ? { notice, until } : [];
  });
  const held = new Set(postponed.map(({ notice }) => notice));
  return { dropped: all.filter(isUnwanted), postponed, due: wanted.filter((notice) => !held.has(notice)) };
}

/** What becomes of a notice. A channel that failed gets it again, and it alone. */
function settled(notice: StoredNotice, outcomes: readonly Outcome[], now: number, by: string): Statement[] {
  const { id, kind, tries, remind } = notice;
  const own = outcomes.filter(({ ids }) => ids.includes(id));
  const has = own.filter(({ sent }) => sent === 'sent');
  const told = [...notice.told, ...has.map(({ channel }) => channel.id)];
  const waits = own.flatMap(({ channel, sent }) =>
    typeof sent === 'object' && !hasFailedLong(channel, now) ? sent.again : [],
  );
  if (waits.length > 0) {
    const minutes = BACK_OFF[Math.min(tries, BACK_OFF.length - 1)] ?? 60;
    return [later(id, now + Math.max(minutes * MINUTE, ...waits), tries + 1, told, by)];
  }
  const isAgain = kind === 'turn' && remind !== null && remind > now;
  const kinds = outcomes
    .filter(({ channel }) => told.includes(channel.id))
    .map(({ channel }) => channel.kind);
  const sentAs = kinds.length > 0 ? ([now, [...new Set(kinds)].join(' ')] as const) : ([null, null] as const);
  const next = isAgain ? (['reminder', remind] as const) : ([kind, null] as const);
  return [['noticeSent', ...sentAs, ...next, id, by]];
}

const later = (id: string, due: number, tries: number, told: readonly string[], by: string): Statement => [
  'noticeLater',
  due,
  tries,
  JSON.stringify(told),
  id,
  by,
];

const hasFailedLong = ({ failing }: StoredChannel, now: number): boolean =>
  failing !== null && now - failing >= PATIENCE;

function stateOf({ channel, sent }: Outcome, now: number): Statement[] {
  const off = (because: ChannelOff): Statement[] => [['channelOff', because, channel.id]];
  if (sent === 'nothing') return [];
  if (sent === 'sent') return [['channelSent', now, channel.id]];
  if (sent === 'gone' || sent === 'refused') return off(sent);
  return hasFailedLong(channel, now) ? off('failing') : [['channelFailing', now, channel.id]];
}
