import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The real program in a process of its own. */
export async function startProgram(
  file: string,
  env: Record<string, string> = {},
): Promise<{ url: string; program: ChildProcess; logged: () => string }> {
  const program = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      WARPTABLE_FILE: file,
      WARPTABLE_PORT: '0',
      WARPTABLE_LOG: 'silent',
      WARPTABLE_BOT_DELAY: '0',
      WARPTABLE_BOT_TIME: '1',
      WARPTABLE_REQUESTS_PER_MINUTE: '100000',
      WARPTABLE_MESSAGES_PER_MINUTE: '100000',
      WARPTABLE_ATTEMPTS_PER_MINUTE: '100000',
      WARPTABLE_GUESTS_PER_MINUTE: '100000',
      WARPTABLE_TABLES_PER_ADDRESS: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  program.stdout.on('data', (data: Buffer) => (log += data.toString()));
  onTestFinished(() => void program.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    let told = '';
    program.stderr.on('data', (data: Buffer) => {
      told += data.toString();
      const [address] = /http:\/\/[\d.:]+/.exec(told) ?? [];
      if (address !== undefined) resolve(address);
    });
    program.once('exit', () => reject(new Error(`the server did not start: ${told}`)));
  });
  return { url, program, logged: () => log };
}
