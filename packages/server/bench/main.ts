// `npm run bench:server`: how many tables and moves one server carries, beside what the bare store does on the same machine.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { measureAppends } from './appends.ts';
import type { CrowdTask, CrowdOrder, Report } from './crowd.ts';
import { newGuest, openTable, startProgram, vitalsOf } from './programs.ts';
import { SEATS, asText, summary } from './telling.ts';
import type { BenchResult, Round, BenchStretch } from './telling.ts';

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    /** Writes a profile of the server into this folder. */
    profile: { type: 'string' },
  },
});

/** Server, relay and bare store take turns, so that a slow moment of the machine slows all of them. */
const ROUNDS = 4;
/** At a calm table somebody moves this often, in milliseconds. */
const CALM_EVERY = 2000;

/** All players of one server, in a thread of their own. */
class Crowd {
  private readonly thread: Worker;
  private readonly failure: Promise<never>;

  constructor(task: CrowdTask) {
    this.thread = new Worker(join(import.meta.dirname, 'crowd.ts'), { workerData: task });
    this.failure = new Promise((_, reject) => this.thread.once('error', reject));
  }

  async order(order: CrowdOrder): Promise<Report> {
    this.thread.postMessage(order, []);
    const [report] = (await Promise.race([once(this.thread, 'message'), this.failure])) as [Report];
    return report;
  }

  async leave(): Promise<void> {
    await this.thread.terminate();
  }
}

/** Everybody answers as soon as asked. */
async function measure(crowd: Crowd, url: string, seconds: number): Promise<BenchStretch> {
  const before = await vitalsOf(url);
  const report = await crowd.order({ order: 'eager', seconds });
  const after = await vitalsOf(url);
  return {
    ...report,
    cpuPerMove: ((after.cpu - before.cpu) * 1e6) / report.moves,
    movesPerCommit: report.moves / (after.commits - before.commits),
  };
}

async function bench(folder: string, tables: number, seconds: number): Promise<BenchResult> {
  const server = await startProgram('../src/main.ts', join(folder, 'bench.sqlite'), flags.profile);
  const relay = await startProgram('relay.ts', join(folder, 'relay.sqlite'));
  const { url } = server;
  const cookies = await Promise.all(Array.from({ length: SEATS }, (_, i) => newGuest(url, `Player ${i}`)));
  const ids: string[] = [];
  const atRest = await vitalsOf(url);
  const began = performance.now();
  for (let i = 0; i < tables; i++) ids.push(await openTable(url, cookies[0] ?? '', SEATS));
  const crowd = new Crowd({ url, tables: ids, cookies });
  await crowd.order({ order: 'sit' });
  const seatedIn = (performance.now() - began) / 1000;
  const seated = await vitalsOf(url);
  const calm = await crowd.order({ order: 'calm', seconds: seconds / 2, every: CALM_EVERY });
  const others = new Crowd({ url: relay.url, tables: ids, cookies });
  await others.order({ order: 'sit' });

  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const bare = await measureAppends(folder, `bare-${n}`, ids, seconds / ROUNDS);
    const relayed = await measure(others, relay.url, seconds / ROUNDS / 2);
    const full = await measure(crowd, url, seconds / ROUNDS);
    rounds.push({ full, relayed, bare });
  }

  const played = await vitalsOf(url);
  await Promise.all([crowd.leave(), others.leave()]);
  await Promise.all([server.stop(), relay.stop()]);
  return {
    seatedIn,
    memoryPerTable: (seated.memory - atRest.memory) / tables,
    memoryPerTableAfterPlay: (played.memory - atRest.memory) / tables,
    calm,
    rounds,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'warptable-bench-'));
const tables = Number(flags.tables);
try {
  const result = summary(tables, await bench(folder, tables, Number(flags.seconds)));
  process.stdout.write(flags.json ? `${JSON.stringify(result)}\n` : asText(result));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
