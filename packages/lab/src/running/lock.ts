import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { LabError } from '../error.ts';

/** What this process has locked. */
const held = new Set<string>();

/** Keeps a run to one process: two would write into each other's lines. Returns how to let it go. */
export function lock(run: string): () => void {
  const path = `${run}.lock`;
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = Number(readFileSync(path, 'utf8'));
    if (isAtWork(holder, path))
      throw new LabError(
        `process ${holder} is at work on '${run}'; wait for it, or name another folder with --out (if it is something else, delete '${path}')`,
      );
    // Its process was killed and could not clear it away.
    writeFileSync(path, String(process.pid));
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
}

function isAtWork(pid: number, path: string): boolean {
  if (pid === process.pid) return held.has(path);
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
