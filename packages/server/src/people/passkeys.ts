import type { MadeCredential, UsedCredential } from '@warptable/table';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { problem } from '../problems.ts';
import type { ServerSettings } from '../settings.ts';
import type { Guest } from '../store.ts';
import type { PeopleStore, StoredPasskey } from './people-store.ts';

/** How long a browser may take to make or to use a passkey, in milliseconds. */
const CHALLENGE_LASTS = 5 * 60 * 1000;
/** Of one person. */
const MAX_PASSKEYS = 20;

/** Ed25519, ECDSA and RSA, as COSE numbers them: what authenticators know. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when somebody needs it: no table does. */
const webauthn = () => import('@simplewebauthn/server');

/** The address of the page, which browsers bind passkeys to. */
function pageOf(request: FastifyRequest, { publicUrl }: ServerSettings): URL {
  return publicUrl ?? new URL(`${request.protocol}://${request.headers.host ?? 'localhost'}`);
}

/** Browsers make passkeys for names alone, and over https or on the machine itself. */
export function whyNoPasskeys(
  request: FastifyRequest,
  settings: ServerSettings,
): 'noName' | 'noHttps' | null {
  const { hostname, protocol } = pageOf(request, settings);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return 'noName';
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isHere ? null : 'noHttps';
}

/** Makes and checks passkeys. Each question to a browser is kept for five minutes, and answered once. */
export class Passkeys {
  private readonly store: PeopleStore;
  private readonly settings: ServerSettings;

  constructor(store: PeopleStore, settings: ServerSettings) {
    this.store = store;
    this.settings = settings;
  }

  async askToMake(request: FastifyRequest, guest: Guest): Promise<object> {
    this.mustWork(request);
    const known = await this.store.passkeysOf(guest.id);
    if (known.length >= MAX_PASSKEYS)
      throw problem('tooMany', `you have ${MAX_PASSKEYS} passkeys: remove one of them first`);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Warptable',
      rpID: pageOf(request, this.settings).hostname,
      userID: new Uint8Array(Buffer.from(guest.id)),
      userName: guest.name,
      userDisplayName: guest.name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      timeout: CHALLENGE_LASTS,
    });
    await this.remember(options.challenge, guest.id);
    return options;
  }

  async make(request: FastifyRequest, guest: Guest, made: MadeCredential, name: string): Promise<void> {
    const { verifyRegistrationResponse } = await webauthn();
    const { origin, hostname } = pageOf(request, this.settings);
    const verified = await verifyRegistrationResponse({
      response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) => this.store.takeChallenge(challenge, guest.id, Date.now()),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(notAccepted);
    if (!verified.verified) return notAccepted();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    if (await this.store.passkey(id)) throw problem('passkeyTaken', 'this passkey is known already');
    await this.store.addPasskey({
      id,
      person: guest.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      name,
      made: Date.now(),
      used: 0,
    });
  }

  /** Asks for any passkey of this site: the browser knows which there are. */
  async askToUse(request: FastifyRequest): Promise<object> {
    this.mustWork(request);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: pageOf(request, this.settings).hostname,
      userVerification: 'preferred',
      timeout: CHALLENGE_LASTS,
    });
    await this.remember(options.challenge, '');
    return options;
  }

  /** Whose it is. */
  async use(request: FastifyRequest, used: UsedCredential): Promise<Guest> {
    const passkey = await this.store.passkey(used.id);
    if (!passkey) throw problem('noSuchPasskey', 'nobody here has this passkey');
    const { verifyAuthenticationResponse } = await webauthn();
    const { origin, hostname } = pageOf(request, this.settings);
    const verified = await verifyAuthenticationResponse({
      response: used as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (challenge) => this.store.takeChallenge(challenge, '', Date.now()),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      },
    }).catch(notAccepted);
    if (!verified.verified) return notAccepted();
    await this.store.passkeyUsed(passkey.id, verified.authenticationInfo.newCounter, Date.now());
    return { id: passkey.person, name: passkey.guest };
  }

  private remember(challenge: string, person: string): Promise<void> {
    const now = Date.now();
    return this.store.addChallenge(challenge, person, now, now + CHALLENGE_LASTS);
  }

  private mustWork(request: FastifyRequest): void {
    if (whyNoPasskeys(request, this.settings) !== null)
      throw problem('noPasskeys', 'passkeys need https and an address with a name');
  }
}

const transportsOf = (kept: StoredPasskey['transports']): string[] => JSON.parse(kept) as string[];

/** Whatever is wrong with what a browser says, it is told no more than that. */
function notAccepted(): never {
  throw problem('passkeyRefused', 'this passkey was not accepted: try again');
}
