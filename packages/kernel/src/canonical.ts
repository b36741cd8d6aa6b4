import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys in alphabetical order: equal values give equal texts, however they were built. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const part of value as unknown[]) text += `,${canonical(part)}`;
    return `[${text.slice(1)}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).toSorted()) {
    const part = record[key];
    if (part !== undefined) text += `,${JSON.stringify(key)}:${canonical(part)}`;
  }
  return `{${text.slice(1)}}`;
}

/** Of what a game is made of. What is no plain data in it does not count. */
export const fingerprintOf = (content: object): string => checksum(content).slice(0, 16);

/** 32 hexadecimal digits that change with any change of the value. */
export function checksum(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 32);
}
