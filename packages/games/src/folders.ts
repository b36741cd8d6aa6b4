import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inOrder } from './manifest.ts';
import type { AnyManifest } from './manifest.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folders that games are found in, for a glob. `WARPTABLE_GAMES=games,examples` has the example game on the shelf too. */
export const foldersOfGames = (): string => {
  const folders = (process.env['WARPTABLE_GAMES'] ?? 'games').split(',');
  return folders.length > 1 ? `{${folders.join(',')}}` : folders.join('');
};

/** The manifests of all folders under `games/`, and nothing else of the games. */
export async function readManifests(): Promise<AnyManifest[]> {
  return inOrder(
    await Promise.all(globSync(`${foldersOfGames()}/*/index.ts`, { cwd: ROOT }).map(readManifest)),
  );
}

async function readManifest(file: string): Promise<AnyManifest> {
  const { default: manifest } = (await import(pathToFileURL(join(ROOT, file)).href)) as {
    readonly default: AnyManifest;
  };
  if (manifest.id !== basename(dirname(file)))
    throw new Error(`${file} declares the game '${manifest.id}': the folder has to have the same name`);
  return manifest;
}
