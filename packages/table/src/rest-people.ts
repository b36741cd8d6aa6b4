import * as z from 'zod/mini';
import { nameSchema } from './protocol.ts';

const nothing = z.object({});
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
} satisfies Record<keyof PeopleReplies, z.ZodMiniType>;
