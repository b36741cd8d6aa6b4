import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for one another. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newToken = (): string => randomBytes(24).toString('base64url');

/** To be typed by people, in groups of five letters. */
export function newCode(groups: number): string {
  const letters = Array.from({ length: 5 * groups }, () =>
    CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
  );
  return letters.join('').replaceAll(/(.{5})(?=.)/g, '$1-');
}

/** A code as it was typed. */
export const hashOfCode = (typed: string): string => hashOf(typed.trim().toUpperCase());
