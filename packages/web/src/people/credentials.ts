import type { MadeCredential, UsedCredential } from '@warptable/table';
import { Failure } from '../failures.ts';
import { noteKnown, rest } from '../online/api.ts';

/** Whether this browser can make and use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** Makes a passkey on this device for whoever is signed in. */
export async function makePasskey(name: string) {
  const options = await rest('POST /me/passkeys/options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await inBrowser(navigator.credentials.create({ publicKey }));
  return rest('POST /me/passkeys', { made: asJson<MadeCredential>(made), name });
}

/** Signs in with a passkey of this site: the browser asks which, if there are several. */
export async function signIn(): Promise<void> {
  const options = await rest('POST /sign-in/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await inBrowser(navigator.credentials.get({ publicKey }));
  await rest('POST /sign-in', { used: asJson<UsedCredential>(used) });
  noteKnown();
}

/** The server checks the form. */
const asJson = <T>(credential: PublicKeyCredential): T => credential.toJSON() as unknown as T;

/** Browsers tell little of what went wrong, on purpose. */
async function inBrowser(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await asked;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw new Failure('passkeyTaken');
  }
  throw new Failure('passkeyCancelled');
}
