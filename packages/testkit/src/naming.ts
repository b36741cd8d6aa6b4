import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of the sources under a folder that name one of these ids, as `path:line`. */
export function linesNaming(ids: readonly string[], folder: string): string[] {
  const naming = new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.toSorted().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (naming.test(line) ? [`${file}:${i + 1}`] : [])),
  );
}
