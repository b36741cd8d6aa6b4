import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from './people/sessions.ts';
import { problem } from './problems.ts';
import { hashOf, hashOfCode, newCode } from './secrets.ts';
import type { Guest, TableStore } from './store.ts';

/** How long the code for a second device can be used, in milliseconds. */
const DEVICE_CODE_LASTS = 10 * 60 * 1000;

/** Guests have a name and are known by the session of their browser. Whoever adds a passkey has an account. */
export class Guests {
  readonly sessions: Sessions;
  private readonly store: TableStore;

  constructor(store: TableStore, sessions: Sessions) {
    this.store = store;
    this.sessions = sessions;
  }

  /** Who asks, as their session says. */
  of(request: FastifyRequest): Guest | undefined {
    return this.sessions.of(request);
  }

  /** Who asks; refuses whoever has not said a name. */
  must(request: FastifyRequest): Guest {
    const guest = this.of(request);
    if (!guest) throw problem('notNamed', 'say your name first');
    return guest;
  }

  /** Whether tables are for everybody, or for accounts alone. */
  async mustBeLetIn({ id }: Guest, entry: 'open' | 'account'): Promise<void> {
    if (entry === 'account' && !(await this.store.people.isAccount(id)))
      throw problem('noAccount', 'here tables are opened by accounts: add a passkey first');
  }

  /** Gives the guest this name; a newcomer gets a session. */
  async name(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Guest> {
    const known = this.of(request);
    const guest: Guest = { id: known?.id ?? randomBytes(16).toString('hex'), name };
    await this.store.keepGuest(guest, Date.now());
    if (known) this.sessions.rename(request, guest);
    else await this.sessions.begin(request, reply, guest);
    return guest;
  }

  /** A code that moves the guest to another device. A new one makes the old one useless. */
  async recoveryCode(guest: Guest): Promise<string> {
    const code = newCode(4);
    await this.store.setRecovery(guest.id, hashOf(code));
    return code;
  }

  /** A code that lets one more device in, soon. A new one makes the old one useless. */
  async deviceCode(guest: Guest): Promise<{ code: string; until: number }> {
    const code = newCode(2);
    const now = Date.now();
    const until = now + DEVICE_CODE_LASTS;
    await this.store.people.addDeviceCode(hashOf(code), guest.id, now, until);
    return { code, until };
  }

  /** By the code of a device or by the one that was kept. */
  async recover(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Guest | undefined> {
    const hash = hashOfCode(code);
    const guest =
      (await this.store.people.takeDeviceCode(hash, Date.now())) ?? (await this.store.guestByRecovery(hash));
    if (guest) await this.sessions.begin(request, reply, guest);
    return guest;
  }
}
