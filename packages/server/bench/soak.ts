// `npm run soak:server`: many tables for half an hour, with people who come and go and bots that play. Prints how memory and calm answers
// stood minute by minute, and fails if memory grows or calm answers get slow.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { PROTOCOL } from '@warptable/table';
import type { CrowdTask, CrowdOrder, Report } from './crowd.ts';
import { newGuest, openTable, startProgram, vitalsOf } from './programs.ts';
import { SEATS } from './telling.ts';

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '30' },
    /** Tables beside, where a bot plays with somebody who has left. */
    bots: { type: 'string', default: '20' },
  },
});
const CALM_EVERY = 2000;
/** Of a minute's calm answers. */
const MAX_P99 = 50;
/** Memory may differ by so much between the first third and the last. */
const MAX_GROWTH = 1.1;
/** People who come and go, a second. */
const CHURN = 20;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Somebody who looks at one table after the other. */
async function wander(url: string, tables: readonly string[], isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n++) {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/api/tables/${tables[n % tables.length]}/socket`,
    );
    socket.on('error', () => {});
    socket.on('open', () => socket.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL })));
    await pause(1000 / CHURN);
    setTimeout(() => socket.close(), 3000).unref();
  }
}

async function botsPlay(url: string, tables: number): Promise<void> {
  const host = await newGuest(url, 'Host');
  for (let n = 0; n < tables; n++) {
    const table = await openTable(url, host, SEATS);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { cookie: host },
    });
    await once(socket, 'open');
    const say = (message: object): void => socket.send(JSON.stringify(message));
    say({ do: 'hello', protocol: PROTOCOL });
    for (let seat = 1; seat < SEATS; seat++) say({ do: 'seatBot', id: seat, seat, level: 'novice' });
    say({ do: 'sit', id: 9, seat: 0, name: 'Host', nonce: 'ab'.repeat(16) });
    say({ do: 'sitIn', id: 10, seat: 0 });
    await pause(50);
    socket.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'warptable-soak-'));
const server = await startProgram('../src/main.ts', join(folder, 'soak.sqlite'), undefined, {
  WARPTABLE_TABLES_PER_ADDRESS: '100000',
});
const { url } = server;
const tables: string[] = [];
const cookies = await Promise.all(Array.from({ length: SEATS }, (_, n) => newGuest(url, `Player ${n}`)));
for (let n = 0; n < Number(flags.tables); n++) tables.push(await openTable(url, cookies[0] ?? '', SEATS));
const task: CrowdTask = { url, tables, cookies };
const crowd = new Worker(join(import.meta.dirname, 'crowd.ts'), { workerData: task });
const order = async (what: CrowdOrder): Promise<Report> => {
  crowd.postMessage(what, []);
  return ((await once(crowd, 'message')) as [Report])[0];
};
await order({ order: 'sit' });
await botsPlay(url, Number(flags.bots));
let isOver = false;
const wandering = wander(url, tables, () => isOver);
const memory: number[] = [];
const slow: number[] = [];
for (let minute = 1; minute <= Number(flags.minutes); minute++) {
  const { latencies, moves, refused } = await order({ order: 'calm', seconds: 60, every: CALM_EVERY });
  const sorted = latencies.toSorted((a, b) => a - b);
  const { memory: bytes } = await vitalsOf(url);
  memory.push(bytes);
  slow.push(quantile(sorted, 0.99));
  process.stdout.write(
    `minute ${minute}: ${moves} moves, ${refused} refused, p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms, ${Math.round(bytes / 1e6)} MB\n`,
  );
}
isOver = true;
await wandering;
await crowd.terminate();
const metrics = await (await fetch(`${url}/api/metrics`)).text();
const faults = Number(/^warptable_faults_total (\d+)/m.exec(metrics)?.[1]);
await server.stop();
rmSync(folder, { recursive: true, force: true });
const third = Math.max(1, Math.floor(memory.length / 3));
const growth = mean(memory.slice(-third)) / mean(memory.slice(0, third));
const p99 = quantile(
  slow.toSorted((a, b) => a - b),
  0.5,
);
const holds = growth <= MAX_GROWTH && p99 <= MAX_P99 && faults === 0;
process.stdout.write(
  `${flags.tables} tables for ${flags.minutes} minutes: memory grew by a factor of ${growth.toFixed(2)}, calm p99 ${p99.toFixed(1)} ms in most minutes, ${faults} faults: ${holds ? 'holds' : 'does NOT hold'}\n`,
);
process.exitCode = holds ? 0 : 1;
