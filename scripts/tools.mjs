// Where the development tools' own scripts are, so that they start under the right Node without a shell.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Command names that differ from the name of the package they come in. */
const PACKAGE_OF = new Map([['tsc', 'typescript']]);

/**
 * @param {string} root
 * @param {string} tool
 */
export function toolScript(root, tool) {
  const home = join(root, 'node_modules', PACKAGE_OF.get(tool) ?? tool);
  /** @type {{ bin?: string | Record<string, string> }} */
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  } catch {
    throw new Error(`there is no tool named "${tool}" among the dependencies.`);
  }
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[tool];
  if (script === undefined) throw new Error(`the package of "${tool}" has no command of that name.`);
  return join(home, script);
}
