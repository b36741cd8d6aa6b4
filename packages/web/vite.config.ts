import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { foldersOfGames } from '@warptable/games/folders';
import { defineConfig, transformWithOxc } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const HERE = import.meta.dirname;
const API = process.env['WARPTABLE_API'] ?? 'http://127.0.0.1:8080';

/** Our own modules do nothing when they are loaded, but for style sheets: what is not used can be left out. */
const hasSideEffects = (id: string): boolean =>
  id.includes('node_modules') || !/\/(packages|games|examples)\/.*\.tsx?$/.test(id);

/** The page takes its games from the same folders as Node. */
function games(): Plugin {
  const list = join(HERE, 'src/games.ts').replaceAll('\\', '/');
  return {
    name: 'warptable-games',
    enforce: 'pre',
    transform: (code, id) => (id === list ? code.replace('/games/*/', `/${foldersOfGames()}/*/`) : null),
  };
}

/** A manifest names all parts of its game: those that are of no use here are left out, with all that only they need. */
function without(...folders: string[]): Plugin {
  const left = new RegExp(String.raw`^\./(${folders.join('|')})/`);
  return {
    name: 'warptable-without',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') =>
      /\/(games|examples)\/[^/]+\/index\.ts$/.test(importer) && left.test(source) ? '\0left-out' : null,
    load: (id) => (id === '\0left-out' ? 'export {};' : null),
  };
}

/** Letters of other scripts than ours: a page that shows some fetches them then. */
const isRare = (file: string): boolean => /inter-(?!latin-wght).*\.woff2$/.test(file);

/** What the first page needs: its own program and style with all they are put together from, and what is no part of a program. */
function shellOf(bundle: Rolldown.OutputBundle): (file: string) => boolean {
  const parts = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (parts.has(name) || part?.type !== 'chunk') return;
    parts.add(name);
    for (const style of part.viteMetadata?.importedCss ?? []) parts.add(style);
    for (const other of part.imports) add(other);
  };
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) add(part.fileName);
  return (file) => parts.has(file) || !/\.(js|css)$/.test(file) || !file.startsWith('assets/');
}

/** Writes the service worker: in front of it a list of the files of this build, and a name for the list. */
function offline(): Plugin {
  return {
    name: 'warptable-offline',
    apply: 'build',
    async writeBundle({ dir = join(HERE, 'dist') }, bundle) {
      const files = filesIn(dir)
        .filter((file) => !file.endsWith('.map') && file !== 'sw.js' && !isRare(file))
        .toSorted();
      const version = createHash('sha256');
      for (const file of files) version.update(file).update(readFileSync(join(dir, file)));
      const addresses = (some: string[]) =>
        JSON.stringify(some.map((file) => (file === 'index.html' ? '/' : `/${file}`)));
      const path = join(HERE, 'src/offline/sw.ts');
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      const list = [
        `const VERSION = '${version.digest('hex').slice(0, 12)}';`,
        `const FILES = ${addresses(files)};`,
        `const SHELL = ${addresses(files.filter(shellOf(bundle)))};\n`,
      ].join('\n');
      writeFileSync(join(dir, 'sw.js'), list + code);
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/') : [],
  );

export default defineConfig({
  root: HERE,
  plugins: [games(), react(), offline(), without('words', 'bot', 'lab')],
  server: { proxy: { '/api': { target: API, ws: true } } },
  preview: { proxy: { '/api': { target: API, ws: true } } },
  worker: {
    format: 'es',
    plugins: () => [games(), without('words', 'lab', 'board', 'campaign')],
    rolldownOptions: { treeshake: { moduleSideEffects: hasSideEffects } },
  },
  build: {
    outDir: join(HERE, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // From these on `light-dark()` is understood: put into older words, every colour of the page would be looked up twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: hasSideEffects } },
  },
});
