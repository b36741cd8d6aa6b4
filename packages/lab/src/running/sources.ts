import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What decides how a game of bots goes: the kernel, the bots, and of the game its rules, its content and its guide. */
const DECISIVE = (game: string): string[] => [
  'packages/kernel/src',
  'packages/bots/src',
  ...['rules', 'content', 'bot', 'lab'].map((part) => `games/${game}/${part}`),
];

/** Digits that change with any change of the code and the content that play. */
export function fingerprintOf(game: string): string {
  const hash = createHash('sha256');
  for (const folder of DECISIVE(game)) {
    if (!existsSync(join(ROOT, folder))) continue;
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => /\.(ts|json)$/.test(one)).toSorted()) {
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
