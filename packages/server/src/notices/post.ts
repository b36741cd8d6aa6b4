import { request } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Where people let us send something to, and what. */
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface PostReply {
  readonly status: number;
  /** In milliseconds, if the other side has said how long to wait. */
  readonly again: number | undefined;
}

/** Sends it, or throws. */
export type Post = (letter: Letter, signal: AbortSignal) => Promise<PostReply>;

/** The address may not be sent to. */
export class RefusedAddress extends Error {}

const MAX_WAIT = 5000;
const MAX_REPLY = 64 * 1024;

/** Whether an address is one that we would send to, as far as that can be seen without asking for it. */
export function mustBePlain(text: string): URL {
  const url = URL.parse(text);
  if (!url) throw new RefusedAddress('this is no address');
  if (url.protocol !== 'https:') throw new RefusedAddress('only https:// addresses are sent to');
  if (url.port !== '') throw new RefusedAddress('only the usual port of https is sent to');
  if (url.username !== '' || url.password !== '')
    throw new RefusedAddress('an address with a name or a password in it is not sent to');
  return url;
}

/**
 * Sends to an address that somebody gave us, and to nothing inside of our own network: https on its usual port, no redirects, and the number
 * that its name leads to is looked at where the connection is made.
 */
export const guardedPost: Post = (letter, signal) => {
  const url = mustBePlain(letter.url);
  const agent = new RequestFilteringHttpsAgent({ keepAlive: false });
  return post(url, letter, { agent, signal });
};

export interface PostOptions {
  readonly agent: RequestFilteringHttpsAgent;
  readonly signal: AbortSignal;
}

export function post(
  url: URL,
  { headers, body }: Letter,
  { agent, signal }: PostOptions,
): Promise<PostReply> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT)]);
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void =>
      reject(/is not allowed\. Because/.test(error.message) ? new RefusedAddress(error.message) : error);
    const asked = request(url, { method: 'POST', agent, headers, signal: limit }, (reply) => {
      let size = 0;
      reply.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MAX_REPLY) reply.destroy(new Error('the reply is too long'));
      });
      reply.on('error', fail);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, again: waitOf(reply.headers['retry-after']) }),
      );
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

const LONGEST = 24 * 3600;

function waitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(LONGEST, Math.max(1, seconds)) * 1000 : undefined;
}
