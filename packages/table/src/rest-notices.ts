import type { Seat } from '@warptable/kernel';
import * as z from 'zod/mini';
import { HOOKS } from './hooks.ts';
import type { Hook } from './hooks.ts';

/** What somebody is told away from the table. */
export type NoticeKind = 'turn' | 'reminder' | 'consent' | 'begun' | 'over';

/** Where: a browser, a mailbox, or an address of another program. */
export type ChannelKind = 'push' | 'mail' | Hook;

const minutes = z.int().check(z.minimum(0), z.maximum(1440));
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));

const noticeSettingsSchema = z.object({
  /** Minutes to wait before telling that it is one's turn: where a move has seconds, and where it has days or no end. */
  liveDelay: minutes,
  slowDelay: minutes,
  /** Whether to tell once more when the time is nearly up. */
  reminders: z.boolean(),
  /** From this minute of the day to that one nothing is sent, unless the time is nearly up. */
  quiet: z.nullable(z.object({ from: minuteOfDay, to: minuteOfDay })),
  /** By name, such as `Europe/Vienna`. */
  zone: z.string().check(z.maxLength(60)),
});

export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

const url = z.string().check(z.maxLength(600));

const addressSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('push'),
    endpoint: url,
    keys: z.object({
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
    }),
  }),
  z.object({
    kind: z.literal('mail'),
    mail: z.string().check(z.maxLength(200), z.regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/)),
  }),
  z.object({
    kind: z.enum(HOOKS),
    url,
    /** In front of each message, such as Discord's `<@1234>`. */
    mention: z.string().check(z.maxLength(60)),
  }),
]);

/** Where a channel leads. Whoever knows it can send there. */
export type ChannelAddress = z.infer<typeof addressSchema>;

/** A channel as its owner sees it. */
export interface ShownChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  /** The host of its address, of mail the address itself. */
  readonly where: string;
  readonly shared: boolean;
  /** Its link has not been followed yet. */
  readonly isUnproven: boolean;
  readonly sent: number | null;
  readonly failing: number | null;
  readonly off: ChannelOff | null;
}

/** Why a channel is off: the other side does not know it any more, nothing got there for a day, its owner stopped it, its address is not allowed. */
export type ChannelOff = 'gone' | 'failing' | 'stopped' | 'refused';

/** How sending has ended. */
export type SendOutcome = 'sent' | 'gone' | 'refused' | 'failed';

export interface NoticesShown {
  /** What this server can do. Push needs its key. */
  readonly offers: { readonly push: string | null; readonly mail: boolean; readonly hooks: boolean };
  readonly settings: NoticeSettings;
  readonly channels: readonly ShownChannel[];
  readonly hasFeed: boolean;
}

/** That somebody who is waited for was told so. */
export interface ToldSeat {
  readonly seat: Seat;
  readonly at: number;
  readonly by: readonly ChannelKind[];
}

export interface NoticeReplies {
  'GET /notices': NoticesShown;
  'POST /notices/settings': NoticesShown;
  'POST /notices/channels': NoticesShown;
  'POST /notices/channels/:id/test': { readonly outcome: SendOutcome };
  'POST /notices/channels/:id/on': NoticesShown;
  'POST /notices/channels/:id/remove': NoticesShown;
  /** Without a name: the link of a mail says whose it is. */
  'POST /notices/prove': object;
  'POST /notices/stop': object;
  /** The addresses of the feeds; those of before lead nowhere. */
  'POST /notices/feed': { readonly atom: string; readonly calendar: string };
  'GET /tables/:id/told': readonly ToldSeat[];
}

const nothing = z.object({});
const channel = z.object({ id: z.string().check(z.maxLength(64)) });
const token = z.object({ token: z.string().check(z.maxLength(200)) });

export const noticeInputs = {
  'GET /notices': nothing,
  'POST /notices/settings': noticeSettingsSchema,
  'POST /notices/channels': z.object({ address: addressSchema, shared: z.boolean() }),
  'POST /notices/channels/:id/test': channel,
  'POST /notices/channels/:id/on': channel,
  'POST /notices/channels/:id/remove': channel,
  'POST /notices/prove': token,
  'POST /notices/stop': token,
  'POST /notices/feed': nothing,
  'GET /tables/:id/told': z.object({ id: z.uuid() }),
} satisfies Record<keyof NoticeReplies, z.ZodMiniType>;
