import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface Program {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a program that tells its address. Everything it keeps goes to this file. */
export async function startProgram(
  source: string,
  file: string,
  profile?: string,
  env: Record<string, string> = {},
): Promise<Program> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const program = spawn(process.execPath, [...profiling, join(import.meta.dirname, source)], {
    env: {
      ...process.env,
      WARPTABLE_FILE: file,
      WARPTABLE_HOST: '127.0.0.1',
      WARPTABLE_PORT: '0',
      WARPTABLE_LOG: 'error',
      WARPTABLE_TABLES_PER_GUEST: '10000',
      WARPTABLE_REQUESTS_PER_MINUTE: '1000000',
      WARPTABLE_MESSAGES_PER_MINUTE: '1000000',
      WARPTABLE_SOCKETS_PER_GUEST: '1000000',
      WARPTABLE_SOCKETS_PER_ADDRESS: '1000000',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let told = '';
    program.stderr?.on('data', (data: Buffer) => {
      told += data.toString();
      const [address] = /http:\/\/[\d.:]+/.exec(told) ?? [];
      if (address !== undefined) resolve(address);
    });
    program.once('exit', () => reject(new Error(`${source} did not start: ${told}`)));
  });
  const stop = async (): Promise<void> => {
    const gone = once(program, 'exit');
    program.kill('SIGTERM');
    await gone;
  };
  return { url, stop };
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-warptable': '1', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** The cookie of a new guest. */
export async function newGuest(url: string, name: string): Promise<string> {
  const response = await post(url, '/api/me', { name });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export async function openTable(url: string, cookie: string, seats: number): Promise<string> {
  const wish = {
    game: 'warpgate',
    options: { factions: 'dealt' },
    seats: Array<string>(seats).fill('open'),
    clock: { kind: 'none' },
    undo: 'free',
    listed: true,
    oneScreen: false,
  };
  return ((await (await post(url, '/api/tables', wish, cookie)).json()) as { id: string }).id;
}

export interface Vitals {
  /** In bytes. */
  readonly memory: number;
  /** Seconds of computing so far. */
  readonly cpu: number;
  readonly commits: number;
}

/** The server's health, by its own account. */
export async function vitalsOf(url: string): Promise<Vitals> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    memory: read('process_resident_memory_bytes'),
    cpu: read('process_cpu_seconds_total'),
    commits: read('warptable_commits'),
  };
}
