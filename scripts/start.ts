// What `npm start` runs: builds the page if its sources have changed, then serves it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toolScript } from './tools.mjs';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'packages/web/dist');
const stampFile = join(page, '.built-from');

/** Changes with any change of a file that the page is made of. */
function stampOfSources(): string {
  const stamp = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  stamp.update(process.env['WARPTABLE_GAMES'] ?? '');
  for (const folder of ['packages', 'games', 'examples']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    const sources = files.filter(
      (file) =>
        /\.(tsx?|css|html|svg|js|md|webmanifest)$/.test(file) &&
        !/(^|[/\\])(node_modules|dist|test|bench)[/\\]/.test(file),
    );
    for (const file of sources.toSorted()) stamp.update(file).update(readFileSync(join(root, folder, file)));
  }
  return stamp.digest('hex');
}

function buildPage(): void {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stderr.write('warptable: building the page ...\n');
  const args = [toolScript(root, 'vite'), 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: join(root, 'packages/web'),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    process.stderr.write('warptable: the page could not be built\n');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}

if ((process.env['WARPTABLE_PAGE'] ?? '') === '') {
  buildPage();
  process.env['WARPTABLE_PAGE'] = page;
}
await import('../packages/server/src/main.ts');
