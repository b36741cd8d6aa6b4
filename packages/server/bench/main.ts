// `npm run bench:server`: how many tables and moves one server carries, beside what the bare store does on the same machine.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { measureAppends } from './appends.ts';
import type { CrowdTask, Order, Report } from './crowd.ts';
import { SEATS, asText, summary } from './telling.ts';
import type { Outcome, Round } from './telling.ts';

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    /** Writes a profile of the server into this folder. */
    profile: { type: 'string' },
  },
});

/** Server and bare store take turns, so that a slow moment of the machine slows both. */
const ROUNDS = 4;
/** At a calm table somebody moves this often, in milliseconds. */
const CALM_EVERY = 2000;

interface Server {
  readonly url: string;
  readonly program: ChildProcess;
}

async function startServer(folder: string): Promise<Server> {
  const main = join(import.meta.dirname, '../src/main.ts');
  const profiling = flags.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${flags.profile}`];
  const program = spawn(process.execPath, [...profiling, main], {
    env: {
      ...process.env,
      WARPTABLE_FILE: join(folder, 'bench.sqlite'),
      WARPTABLE_HOST: '127.0.0.1',
      WARPTABLE_PORT: '0',
      WARPTABLE_LOG: 'error',
      WARPTABLE_TABLES_PER_GUEST: '10000',
      WARPTABLE_REQUESTS_PER_MINUTE: '1000000',
      WARPTABLE_MESSAGES_PER_MINUTE: '1000000',
      WARPTABLE_SOCKETS_PER_GUEST: '1000000',
      WARPTABLE_SOCKETS_PER_ADDRESS: '1000000',
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
    program.once('exit', () => reject(new Error(`the server did not start: ${told}`)));
  });
  return { url, program };
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

async function newGuest(url: string, name: string): Promise<string> {
  const response = await post(url, '/api/me', { name });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function openTable(url: string, cookie: string): Promise<string> {
  const wish = {
    game: 'warpgate',
    options: { factions: 'dealt' },
    seats: Array<string>(SEATS).fill('open'),
    clock: { kind: 'none' },
    undo: 'free',
    listed: true,
    oneScreen: false,
  };
  return ((await (await post(url, '/api/tables', wish, cookie)).json()) as { id: string }).id;
}

interface Vitals {
  /** In bytes. */
  readonly memory: number;
  /** Seconds of computing so far. */
  readonly cpu: number;
  readonly commits: number;
}

/** The server's health, by its own account. */
async function vitalsOf(url: string): Promise<Vitals> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    memory: read('process_resident_memory_bytes'),
    cpu: read('process_cpu_seconds_total'),
    commits: read('warptable_commits'),
  };
}

async function bench(folder: string, tables: number, seconds: number): Promise<Outcome> {
  const { url, program } = await startServer(folder);
  const cookies = await Promise.all(Array.from({ length: SEATS }, (_, i) => newGuest(url, `Player ${i}`)));
  const ids: string[] = [];
  const atRest = await vitalsOf(url);
  const began = performance.now();
  for (let i = 0; i < tables; i++) ids.push(await openTable(url, cookies[0] ?? ''));
  const crowd = new Crowd({ url, tables: ids, cookies });
  await crowd.order({ order: 'sit' });
  const seatedIn = (performance.now() - began) / 1000;
  const seated = await vitalsOf(url);
  const calm = await crowd.order({ order: 'calm', seconds: seconds / 2, every: CALM_EVERY });
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const bare = measureAppends(folder, `bare-${n}.sqlite`, seconds / ROUNDS / 2);
    const before = await vitalsOf(url);
    const full = await crowd.order({ order: 'eager', seconds: seconds / ROUNDS });
    const after = await vitalsOf(url);
    rounds.push({
      full,
      bare,
      cpuPerMove: ((after.cpu - before.cpu) * 1e6) / full.moves,
      movesPerCommit: full.moves / (after.commits - before.commits),
    });
  }
  const played = await vitalsOf(url);
  const gone = once(program, 'exit');
  await crowd.leave();
  program.kill('SIGTERM');
  await gone;
  return {
    seatedIn,
    memoryPerTable: (seated.memory - atRest.memory) / tables,
    memoryPerTableAfterPlay: (played.memory - atRest.memory) / tables,
    calm,
    rounds,
  };
}

class Crowd {
  private readonly thread: Worker;
  private readonly failure: Promise<never>;

  constructor(task: CrowdTask) {
    this.thread = new Worker(join(import.meta.dirname, 'crowd.ts'), { workerData: task });
    this.failure = new Promise((_, reject) => this.thread.once('error', reject));
  }

  async order(order: Order): Promise<Report> {
    this.thread.postMessage(order, []);
    const [report] = (await Promise.race([once(this.thread, 'message'), this.failure])) as [Report];
    return report;
  }

  async leave(): Promise<void> {
    await this.thread.terminate();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'warptable-bench-'));
const tables = Number(flags.tables);
try {
  const result = summary(tables, await bench(folder, tables, Number(flags.seconds)));
  process.stdout.write(flags.json ? `${JSON.stringify(result)}\n` : asText(result));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
