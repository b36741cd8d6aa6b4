import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest, TableStore } from './store.ts';

const COOKIE = 'warptable';
const TEN_YEARS = 10 * 365 * 24 * 3600;
/** Without letters and digits that are mistaken for one another. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newToken = (): string => randomBytes(24).toString('base64url');

/** What the cookie says, if it is genuine. */
export function guestIdOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? (value ?? undefined) : undefined;
}

/** Guests have a name and a signed cookie, and nothing else. */
export class Guests {
  private readonly store: TableStore;
  private readonly secure: boolean;

  constructor(store: TableStore, secure: boolean) {
    this.store = store;
    this.secure = secure;
  }

  /** Who asks, if the cookie is genuine. */
  async of(request: FastifyRequest): Promise<Guest | undefined> {
    const id = guestIdOf(request);
    return id === undefined ? undefined : this.store.guest(id);
  }

  /** Gives the guest this name; a newcomer gets a cookie. */
  async name(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Guest> {
    const guest: Guest = { id: (await this.of(request))?.id ?? randomBytes(16).toString('hex'), name };
    await this.store.keepGuest(guest, Date.now());
    this.admit(reply, guest);
    return guest;
  }

  /** A code that moves the guest to another device. A new one makes the old one useless. */
  async recoveryCode(guest: Guest): Promise<string> {
    const letters = Array.from({ length: 20 }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)));
    const code = letters.join('').replaceAll(/(.{5})(?=.)/g, '$1-');
    await this.store.setRecovery(guest.id, hashOf(code));
    return code;
  }

  async recover(reply: FastifyReply, code: string): Promise<Guest | undefined> {
    const guest = await this.store.guestByRecovery(hashOf(code.trim().toUpperCase()));
    if (guest) this.admit(reply, guest);
    return guest;
  }

  private admit(reply: FastifyReply, { id }: Guest): void {
    void reply.setCookie(COOKIE, id, {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      path: '/',
      maxAge: TEN_YEARS,
    });
  }
}
