import * as z from 'zod/mini';
import { nameSchema, seatSchema } from './protocol.ts';

const nothing = z.object({});
const table = z.object({ id: z.uuid() });
const word = z.string().check(z.minLength(1), z.maxLength(64));
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const handle = z.string().check(z.minLength(1), z.maxLength(1400));
const base64 = z.string().check(z.maxLength(20_000));

/** Of a passkey that a browser has made, or of one that it has used: as the browser puts it into JSON. */
const credential = {
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
const madeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.optional(z.array(z.string()).check(z.maxLength(10))),
  }),
});
const usedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: z.optional(base64),
  }),
});

export type MadeCredential = z.infer<typeof madeSchema>;
export type UsedCredential = z.infer<typeof usedSchema>;

/** A browser that somebody is signed in with. */
export interface ShownSession {
  readonly id: string;
  /** What the browser calls itself; empty, if it is not known. */
  readonly device: string;
  readonly made: number;
  readonly seen: number;
  /** The one that asks. */
  readonly here: boolean;
}

export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  /** Null, if it was never used to sign in. */
  readonly used: number | null;
}

/** How somebody can be known again. */
export interface WaysBack {
  readonly sessions: readonly ShownSession[];
  readonly passkeys: readonly ShownPasskey[];
  /** Whether there is a recovery code. */
  readonly recovery: boolean;
  /** Why this server cannot take passkeys, at the address it was asked at. */
  readonly noPasskeys: 'noName' | 'noHttps' | null;
  /** Sees reports and may ban. */
  readonly moderator: boolean;
}

/** How often somebody has won, with a 95 % interval. A win that several share counts in parts. */
export interface WinRate {
  readonly by: 'game' | 'mode' | 'faction';
  readonly game: string;
  /** Of the mode or the faction. */
  readonly id: string;
  readonly games: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

export interface OwnRating {
  readonly game: string;
  readonly games: number;
  /** So many games before the rating is shown. */
  readonly missing: number;
  readonly rating: number | null;
  readonly history: readonly { readonly ended: number; readonly rating: number }[];
}

/** What somebody has played. */
export interface Profile {
  /** The last ones first. */
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly mode: string;
    readonly faction: string;
    readonly seats: number;
    readonly place: number;
    readonly points: number;
    readonly won: boolean;
    readonly resigned: boolean;
    readonly ended: number;
  }[];
  readonly winRates: readonly WinRate[];
  readonly opponents: readonly { readonly name: string; readonly games: number; readonly wins: number }[];
  /** Of the games in which this person wants to be rated. */
  readonly ratings: readonly OwnRating[];
  readonly campaigns: readonly {
    readonly id: string;
    readonly game: string;
    readonly name: string;
    readonly games: number;
  }[];
}

export interface ShownFriends {
  readonly friends: readonly { readonly id: string; readonly name: string; readonly since: number }[];
  /** Tables that a friend has invited to. */
  readonly invitations: readonly {
    readonly table: string;
    readonly game: string;
    readonly by: string;
    readonly made: number;
  }[];
}

/** Somebody whose lines are not shown, or with whom one does not play either. */
export interface ShownApart {
  readonly id: string;
  readonly name: string;
  readonly kind: 'mute' | 'block';
}

/** Somebody else at a table, for whoever sits there too. */
export interface PersonAtTable {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'mute' | 'block' | null;
  readonly friend: boolean;
}

export interface ShownReport {
  readonly id: string;
  readonly table: string;
  readonly kind: 'name' | 'line';
  /** The name or the line. */
  readonly said: string;
  readonly around: readonly { readonly name: string; readonly text: string }[];
  readonly because: string;
  readonly made: number;
  readonly person: string;
  readonly name: string;
  readonly reporter: string;
  readonly outcome: string | null;
}

export interface ShownBan {
  readonly person: string;
  readonly name: string;
  /** Null: for good. */
  readonly until: number | null;
  readonly because: string;
}

/** What moderators see: nothing of any game. */
export interface Moderation {
  readonly reports: readonly ShownReport[];
  readonly bans: readonly ShownBan[];
  readonly log: readonly {
    readonly made: number;
    readonly by: string;
    readonly what: string;
    readonly person: string;
    readonly because: string;
  }[];
}

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly account: boolean;
  readonly tables: number;
  readonly banned: boolean;
}

/** What is asked about people themselves. All of it stands below `/api`. */
export interface PeopleReplies {
  'GET /me/ways': WaysBack;
  'POST /me/sessions/end': WaysBack;
  /** All but the one that asks. */
  'POST /me/sessions/end-others': WaysBack;
  'POST /me/sign-out': object;
  /** What the browser needs to make a passkey. */
  'POST /me/passkeys/options': object;
  'POST /me/passkeys': WaysBack;
  'POST /me/passkeys/rename': WaysBack;
  'POST /me/passkeys/remove': WaysBack;
  /** A code with which one more device is let in, and until when. */
  'POST /me/device-code': { readonly code: string; readonly until: number };
  /** What the browser needs to use a passkey. */
  'POST /sign-in/options': object;
  'POST /sign-in': { readonly name: string };
  /** The text of the file. */
  'GET /me/export': string;
  'POST /me/delete': object;
  'GET /me/profile': Profile;
  'POST /me/rated': Profile;
  'GET /friends': ShownFriends;
  'POST /friends/link': { readonly path: string };
  /** Whose link it is. */
  'POST /friends/look': { readonly name: string };
  'POST /friends': { readonly name: string };
  'POST /friends/remove': ShownFriends;
  'POST /friends/accept': { readonly table: string };
  'POST /friends/decline': ShownFriends;
  'POST /tables/:id/invite-friend': object;
  'GET /tables/:id/note': { readonly note: string };
  'POST /tables/:id/note': object;
  'GET /tables/:id/people': readonly PersonAtTable[];
  'POST /tables/:id/apart': readonly PersonAtTable[];
  'POST /tables/:id/report': object;
  'GET /me/apart': readonly ShownApart[];
  'POST /me/apart/end': readonly ShownApart[];
  /** What the operator says about the server; null where nothing is set. */
  'GET /privacy': { readonly contact: string | null; readonly backupDays: number | null };
  'GET /admin': Moderation;
  'GET /admin/people': readonly FoundPerson[];
  'POST /admin/settle': Moderation;
  'POST /admin/ban': Moderation;
  'POST /admin/unban': Moderation;
}

export const peopleInputs = {
  'GET /me/ways': nothing,
  'POST /me/sessions/end': z.object({ session: handle }),
  'POST /me/sessions/end-others': nothing,
  'POST /me/sign-out': nothing,
  'POST /me/passkeys/options': nothing,
  'POST /me/passkeys': z.object({ made: madeSchema, name: nameSchema }),
  'POST /me/passkeys/rename': z.object({ passkey: handle, name: nameSchema }),
  'POST /me/passkeys/remove': z.object({ passkey: handle }),
  'POST /me/device-code': nothing,
  'POST /sign-in/options': nothing,
  'POST /sign-in': z.object({ used: usedSchema }),
  'GET /me/export': nothing,
  'POST /me/delete': z.object({ name: z.string().check(z.maxLength(100)) }),
  'GET /me/profile': nothing,
  'POST /me/rated': z.object({ game: word, on: z.boolean() }),
  'GET /friends': nothing,
  'POST /friends/link': nothing,
  'POST /friends/look': z.object({ token: word }),
  'POST /friends': z.object({ token: word }),
  'POST /friends/remove': z.object({ friend: word }),
  'POST /friends/accept': z.object({ table: z.uuid() }),
  'POST /friends/decline': z.object({ table: z.uuid() }),
  'POST /tables/:id/invite-friend': z.extend(table, { friend: word }),
  'GET /tables/:id/note': table,
  'POST /tables/:id/note': z.extend(table, { note: z.string().check(z.maxLength(4000)) }),
  'GET /tables/:id/people': table,
  'POST /tables/:id/apart': z.extend(table, { seat: seatSchema, kind: z.enum(['mute', 'block', 'none']) }),
  /** Of a line, when it was said and its text; else the name of the seat. */
  'POST /tables/:id/report': z.extend(table, {
    seat: z.optional(seatSchema),
    line: z.optional(z.object({ at: z.number(), text: z.string().check(z.maxLength(500)) })),
    because: reason,
  }),
  'GET /me/apart': nothing,
  'POST /me/apart/end': z.object({ id: word }),
  'GET /privacy': nothing,
  'GET /admin': nothing,
  'GET /admin/people': z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  'POST /admin/settle': z.object({
    report: word,
    outcome: z.enum(['dismissed', 'warned', 'banned']),
    because: reason,
  }),
  /** For so many days; for good, if they are left out. */
  'POST /admin/ban': z.object({
    person: word,
    days: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
    because: reason,
  }),
  'POST /admin/unban': z.object({ person: word, because: reason }),
} satisfies Record<keyof PeopleReplies, z.ZodMiniType>;
