import type { Guest } from '../store.ts';
import type { Kept } from './kept.ts';

/** One browser that somebody is signed in with. */
export interface StoredSession {
  /** Of the secret in the cookie, which is kept nowhere. */
  readonly hash: string;
  readonly person: string;
  readonly device: string;
  readonly made: number;
  readonly seen: number;
  readonly until: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** A list as JSON. */
  readonly transports: string;
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

/** The ways in which people are known: sessions, passkeys and codes. Whoever asks awaits. */
export class PeopleStore {
  private readonly kept: Kept;

  constructor(kept: Kept) {
    this.kept = kept;
  }

  /** A session that has not ended, with whom it is of. */
  session(hash: string, now: number): Promise<(StoredSession & Guest) | undefined> {
    return this.kept.one('session', hash, now);
  }

  sessionsOf(person: string, now: number): Promise<readonly StoredSession[]> {
    return this.kept.all('sessionsOf', person, now);
  }

  /** Those that are over go at the same time. */
  addSession(one: StoredSession): Promise<void> {
    const { hash, person, device, made, seen, until } = one;
    return this.kept.write(['oldSessions', seen], ['session', hash, person, device, made, seen, until]);
  }

  touchSession(hash: string, seen: number, until: number): Promise<void> {
    return this.kept.write(['sessionSeen', seen, until, hash]);
  }

  /** The browser is somebody else's now. */
  dropSession(person: string, hash: string): Promise<void> {
    return this.kept.write(['noSession', person, hash]);
  }

  /** Whoever ends a session does not want it to be taken up again with the cookie of before. */
  endSession(person: string, hash: string): Promise<void> {
    return this.kept.write(['noSession', person, hash], ['refuseOldCookies', person, 1]);
  }

  endOtherSessions(person: string, but: string): Promise<void> {
    return this.kept.write(['noOtherSessions', person, but], ['refuseOldCookies', person, 1]);
  }

  refusesOldCookies(person: string): Promise<boolean> {
    return this.kept.has('oldCookiesRefused', person);
  }

  /** `person` is empty for whoever is to say who it is. */
  addChallenge(challenge: string, person: string, now: number, until: number): Promise<void> {
    return this.kept.write(['oldChallenges', now], ['challenge', challenge, person, until]);
  }

  /** Whether it was there, in time: it can be taken once. */
  takeChallenge(challenge: string, person: string, now: number): Promise<boolean> {
    return this.kept.writeIf(['takeChallenge', challenge, person, now]);
  }

  /** A new one makes the old one useless. */
  addDeviceCode(hash: string, person: string, now: number, until: number): Promise<void> {
    return this.kept.write(
      ['oldDeviceCodes', now],
      ['noDeviceCodes', person],
      ['deviceCode', hash, person, until],
    );
  }

  /** Whose it was: it can be taken once. */
  async takeDeviceCode(hash: string, now: number): Promise<Guest | undefined> {
    const guest = await this.kept.one('deviceCode', hash);
    if (!guest) return undefined;
    return (await this.kept.writeIf(['takeDeviceCode', hash, now])) ? guest : undefined;
  }

  passkeysOf(person: string): Promise<readonly StoredPasskey[]> {
    return this.kept.all('passkeysOf', person);
  }

  passkey(id: string): Promise<(StoredPasskey & { readonly guest: string }) | undefined> {
    return this.kept.one('passkey', id);
  }

  addPasskey({ id, person, publicKey, counter, transports, name, made, used }: StoredPasskey): Promise<void> {
    return this.kept.write(['passkey', id, person, publicKey, counter, transports, name, made, used]);
  }

  passkeyUsed(id: string, counter: number, now: number): Promise<void> {
    return this.kept.write(['passkeyUsed', counter, now, id]);
  }

  renamePasskey(person: string, id: string, name: string): Promise<boolean> {
    return this.kept.writeIf(['passkeyName', name, person, id]);
  }

  removePasskey(person: string, id: string): Promise<boolean> {
    return this.kept.writeIf(['noPasskey', person, id]);
  }

  hasRecovery(person: string): Promise<boolean> {
    return this.kept.has('withRecovery', person);
  }

  /** Is known by more than a cookie. */
  isAccount(person: string): Promise<boolean> {
    return this.kept.has('passkeysOf', person);
  }
}
