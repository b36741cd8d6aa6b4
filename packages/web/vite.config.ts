import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

const HERE = import.meta.dirname;
const API = process.env['WARPTABLE_API'] ?? 'http://127.0.0.1:8080';

/** Our own modules do nothing when they are loaded, but for style sheets: what is not used can be left out. */
const hasSideEffects = (id: string): boolean =>
  id.includes('node_modules') || !/\/(packages|games)\/.*\.tsx?$/.test(id);

/** Writes the service worker: the template with the list of all files of this build, and a name for the list. */
function offline(): Plugin {
  return {
    name: 'warptable-offline',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'index.html');
      const shared = filesIn(join(HERE, 'public'));
      const files = ['/', ...[...built, ...shared].map((file) => `/${file}`)].toSorted();
      const version = createHash('sha256');
      version.update(files.join('\n'));
      for (const file of shared) version.update(readFileSync(join(HERE, 'public', file)));
      const page = bundle['index.html'];
      if (page?.type === 'asset') version.update(page.source);
      const path = join(HERE, 'src/offline/sw.ts');
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      const list = `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 12))};\nconst FILES = ${JSON.stringify(files)};\n`;
      const source = list + code;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/') : [],
  );

export default defineConfig({
  root: HERE,
  plugins: [react(), offline()],
  server: { proxy: { '/api': { target: API, ws: true } } },
  preview: { proxy: { '/api': { target: API, ws: true } } },
  worker: { format: 'es' },
  build: {
    outDir: join(HERE, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: hasSideEffects } },
  },
});
