import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../store.ts';
import { hashOf } from '../secrets.ts';
import { deviceOf } from './devices.ts';
import type { PeopleStore, StoredSession } from './people-store.ts';

const COOKIE = 'warptable';
/** Before its secret: cookies of before had the guest's id and a signature. */
const PREFIX = 's.';
const DAY = 24 * 3600 * 1000;
/** A browser that was not seen for so long is signed out. */
const SESSION_LASTS = 90 * DAY;
/** It is written down no more often than this that a browser was seen. */
const SEEN_EVERY = 3600 * 1000;
/** Until then the cookies of before are exchanged. */
const OLD_COOKIES_UNTIL = Date.UTC(2027, 10, 30);
/** A page asks for several things at once: what comes within this time with the same old cookie gets the same session. */
const EXCHANGED_TOGETHER = 10_000;

/** Who asks, and with which session. */
interface Known {
  readonly guest: Guest;
  /** None for a socket that comes with a cookie of before. */
  readonly session: string | undefined;
}

interface Ways {
  /** Cookies are for https only. */
  readonly secure: boolean;
  /** Throws if this person may not be signed in. */
  check(person: string): Promise<void>;
}

/** The browsers that people are signed in with: a random secret in a cookie, of which the server keeps a hash. */
export class Sessions {
  private readonly store: PeopleStore;
  private readonly guestOf: (id: string) => Promise<Guest | undefined>;
  private readonly ways: Ways;
  private readonly known = new WeakMap<FastifyRequest, Known>();
  private readonly exchanges = new Map<string, Promise<string>>();
  private readonly endings = new EventEmitter();

  constructor(store: PeopleStore, guestOf: (id: string) => Promise<Guest | undefined>, ways: Ways) {
    this.store = store;
    this.guestOf = guestOf;
    this.ways = ways;
    // One for each connection.
    this.endings.setMaxListeners(0);
  }

  /** Finds out who asks, before anything else is done about it. */
  async recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined) return;
    if (cookie.startsWith(PREFIX)) await this.takeUp(request, reply, cookie);
    else await this.exchange(request, reply, cookie);
  }

  of(request: FastifyRequest): Guest | undefined {
    return this.known.get(request)?.guest;
  }

  /** The hash of the session that a request came with. */
  sessionOf(request: FastifyRequest): string | undefined {
    return this.known.get(request)?.session;
  }

  /** Signs a browser in. The session it had before is over. */
  async begin(request: FastifyRequest, reply: FastifyReply, guest: Guest): Promise<void> {
    await this.ways.check(guest.id);
    const before = this.known.get(request);
    const secret = await this.newSession(request, guest.id);
    if (before?.session !== undefined) {
      await this.store.dropSession(before.guest.id, before.session);
      this.endings.emit(before.session);
    }
    this.admit(request, reply, guest, secret);
  }

  /** Names change; the session stays. */
  rename(request: FastifyRequest, guest: Guest): void {
    this.known.set(request, { guest, session: this.sessionOf(request) });
  }

  listOf(person: string): Promise<readonly StoredSession[]> {
    return this.store.sessionsOf(person, Date.now());
  }

  async end(person: string, hash: string): Promise<void> {
    await this.store.endSession(person, hash);
    this.endings.emit(hash);
  }

  /** All of a person, or all but one. */
  async endAll(person: string, but = ''): Promise<void> {
    const sessions = await this.listOf(person);
    await this.store.endOtherSessions(person, but);
    for (const { hash } of sessions) if (hash !== but) this.endings.emit(hash);
    if (but === '') this.endings.emit(person);
  }

  /** Calls back when the session of this request is over; returns how to call it off. */
  whenOver(request: FastifyRequest, then: () => void): () => void {
    const known = this.known.get(request);
    if (!known) return () => {};
    const name = known.session ?? known.guest.id;
    this.endings.once(name, then);
    return () => this.endings.off(name, then);
  }

  signOut(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: '/' });
  }

  private async takeUp(request: FastifyRequest, reply: FastifyReply, cookie: string): Promise<void> {
    const now = Date.now();
    const found = await this.store.session(hashOf(cookie), now);
    if (!found) return;
    const { hash, id, name, seen } = found;
    this.known.set(request, { guest: { id, name }, session: hash });
    if (now - seen < SEEN_EVERY) return;
    await this.store.touchSession(hash, now, now + SESSION_LASTS);
    this.setCookie(reply, cookie);
  }

  /** A cookie from before there were sessions: it holds the guest's id, signed. */
  private async exchange(request: FastifyRequest, reply: FastifyReply, cookie: string): Promise<void> {
    const { valid, value: id } = request.unsignCookie(cookie);
    if (!valid || id === null || Date.now() > OLD_COOKIES_UNTIL) return;
    const guest = await this.guestOf(id);
    if (!guest || (await this.store.refusesOldCookies(id))) return;
    await this.ways.check(id);
    // The reply to a socket carries no cookie: it is exchanged when the page asks for anything else.
    if (request.headers.upgrade !== undefined) {
      this.known.set(request, { guest, session: undefined });
      return;
    }
    this.admit(request, reply, guest, await this.exchanged(request, id));
  }

  private exchanged(request: FastifyRequest, person: string): Promise<string> {
    const key = `${person} ${request.headers['user-agent'] ?? ''}`;
    let secret = this.exchanges.get(key);
    if (!secret) {
      secret = this.newSession(request, person);
      this.exchanges.set(key, secret);
      setTimeout(() => this.exchanges.delete(key), EXCHANGED_TOGETHER).unref();
    }
    return secret;
  }

  private async newSession(request: FastifyRequest, person: string): Promise<string> {
    const secret = PREFIX + randomBytes(32).toString('base64url');
    const now = Date.now();
    const device = deviceOf(request.headers['user-agent']);
    const session = { hash: hashOf(secret), person, device, made: now, seen: now };
    await this.store.addSession({ ...session, until: now + SESSION_LASTS });
    return secret;
  }

  private admit(request: FastifyRequest, reply: FastifyReply, guest: Guest, secret: string): void {
    this.known.set(request, { guest, session: hashOf(secret) });
    this.setCookie(reply, secret);
  }

  private setCookie(reply: FastifyReply, secret: string): void {
    void reply.setCookie(COOKIE, secret, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.ways.secure,
      path: '/',
      maxAge: SESSION_LASTS / 1000,
    });
  }
}
