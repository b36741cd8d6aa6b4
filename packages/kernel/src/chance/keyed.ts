import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { WarptableError } from '../errors.ts';
import type { Chance } from '../flow.ts';
import type { ChanceSource, ChanceState } from './source.ts';

/** 32 bytes in hex; known to the table alone until the game is over. */
export type Secret = string;

/** What is published before the first outcome, so that the secret cannot be changed afterwards. */
export function commitmentTo(secret: Secret): string {
  return bytesToHex(sha256(secretBytes(secret)));
}

/** What a seat tells in place of its nonce until all have told theirs: so nobody chooses a nonce by those of the others. */
export const commitmentToNonce = (nonce: string): string => bytesToHex(sha256(utf8ToBytes(nonce)));

/** In place of a nonce that was never told. Nobody can choose it afterwards. */
export const nonceInPlaceOf = (commitment: string): string => `not told ${commitment}`;

/** Whether this is what was committed to, or stands for it by rule. */
export const isNonceOf = (commitment: string, nonce: string): boolean =>
  nonce === nonceInPlaceOf(commitment) || commitmentToNonce(nonce) === commitment;

/**
 * Chance at a real table. Every number follows from the secret (the table's), the nonces (one from each seat, given after
 * the commitment), the position in the game and the purpose: nobody can steer it, and everybody can check it afterwards.
 * `countsSideActions`: see `ChanceSource`; so it was until files of format 3.
 */
export class KeyedChance implements ChanceSource {
  readonly countsSideActions: boolean;
  private readonly secret: Uint8Array;
  private readonly commitment: string;
  private readonly nonces: string;

  constructor(secret: Secret, nonces: readonly string[], countsSideActions = false) {
    this.countsSideActions = countsSideActions;
    this.secret = secretBytes(secret);
    this.commitment = commitmentTo(secret);
    this.nonces = JSON.stringify(nonces);
  }

  draw(request: Chance, position: number): readonly number[] {
    const words = this.words(`${this.nonces}\n${position}\n${request.purpose}`);
    return request.bounds.map((bound) => {
      // Numbers beyond the last full multiple of the bound are thrown away, so that all outcomes are equally likely.
      const limit = 4294967296 - (4294967296 % bound);
      for (;;) {
        const word = words.next().value;
        if (word < limit) return word % bound;
      }
    });
  }

  save(): ChanceState {
    return { kind: 'keyed', commitment: this.commitment };
  }

  private *words(message: string): Generator<number, never> {
    for (let block = 0; ; block++) {
      const bytes = hmac(sha256, this.secret, utf8ToBytes(`${message}\n${block}`));
      const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let i = 0; i < bytes.length; i += 4) yield numbers.getUint32(i);
    }
  }
}

function secretBytes(secret: Secret): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new WarptableError('corrupt', 'the secret of the luck must be 64 hexadecimal digits');
  }
  return hexToBytes(secret);
}
