import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { readGameFile, WarptableError } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import { Complaint } from './complaint.ts';

/** Run by npm, the working folder is the project's; paths are still meant from where the person stands. */
export function pathFrom(given: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: here } = process.env;
  const byOwnScript = script === 'warptable' || script === 'start';
  return resolve(byOwnScript && here !== undefined ? here : process.cwd(), given);
}

/** Reads a recorded game; complains, with the name of the file, if it is none. */
export function loadGameFile(path: string): GameFile {
  const text = textOf(path);
  return blaming(path, () => readGameFile(text));
}

export function textOf(path: string): string {
  try {
    return readFileSync(pathFrom(path), 'utf8');
  } catch (error) {
    throw new Complaint(`cannot read '${path}': ${systemReason(error)}`);
  }
}

/** Runs something that reads the content of this file; what the kernel finds wrong becomes a complaint about the file. */
export function blaming<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof WarptableError && error.code !== 'rulesFault')
      throw new Complaint(`'${path}': ${error.message}`);
    throw error;
  }
}

export const writeGameFile = (path: string, file: GameFile): void =>
  writeText(path, `${JSON.stringify(file)}\n`);

/** Writes the file whole or not at all: a crash in the middle leaves the old one. */
export function writeText(path: string, text: string): void {
  const target = pathFrom(path);
  const draft = `${target}.${process.pid}.part`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Complaint(`cannot write '${path}': ${systemReason(error)}`);
  }
}

/** This path, or the next with a number in it that is not taken: nothing is ever written over. */
export function freePath(path: string): string {
  const extension = extname(path);
  const stem = join(dirname(path), basename(path, extension));
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? path : `${stem}-${n}${extension}`;
    if (!existsSync(pathFrom(candidate))) return candidate;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
