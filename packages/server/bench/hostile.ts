// `npm run fuzz:server`: a hundred thousand hostile requests and frames against a real server on which two people play. It fails if the
// server crashes, tells anything hidden, counts a fault of its own or moves the game of the two.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Random } from '@warptable/kernel';
import { PROTOCOL } from '@warptable/table';
import { WebSocket } from 'ws';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { BenchPlayer, newCounts } from './player.ts';
import { newGuest, openTable, startProgram } from './programs.ts';
import { rubbishAt } from './rubbish.ts';
import type { Rubbish } from './rubbish.ts';

const { values: flags } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const AT_ONCE = 16;
/** Nobody waits longer for an answer to nonsense. */
const PATIENCE = 300;

/** One hostile program: it does one thing after the other, and keeps what it is told. */
class Attacker {
  readonly told: string[] = [];
  failures = 0;
  private readonly url: URL;
  private readonly socketUrl: string;
  private readonly random: Random;
  private readonly rubbish: Rubbish;
  private readonly cookie: string;
  private socket: WebSocket | undefined;

  constructor(url: string, table: string, random: Random, cookie: string) {
    this.url = new URL(url);
    this.socketUrl = `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
    this.random = random;
    this.rubbish = rubbishAt(table);
    this.cookie = cookie;
  }

  async attack(): Promise<void> {
    switch (this.random.below(10)) {
      case 0:
        return this.sendBytes();
      case 1:
      case 2:
        return this.ask();
      default:
        return this.say();
    }
  }

  end(): void {
    this.socket?.terminate();
  }

  private async sendBytes(): Promise<void> {
    const connection = connect(Number(this.url.port), this.url.hostname);
    const gone = new Promise((done) => connection.once('close', done));
    connection.on('error', () => {});
    connection.on('data', (data) => this.told.push(data.toString('latin1')));
    connection.write(this.rubbish.bytes(this.random));
    await Promise.race([gone, pause(PATIENCE / 10)]);
    connection.destroy();
  }

  private async ask(): Promise<void> {
    const { path, init } = this.rubbish.request(this.random);
    try {
      const response = await fetch(this.url.origin + path, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), cookie: this.cookie },
      });
      this.told.push(await response.text());
      if (response.status >= 500) this.failures++;
    } catch {
      // Not even an address.
    }
  }

  private async say(): Promise<void> {
    // Whoever speaks another version is not heard any more.
    if (this.random.below(20) === 0) this.socket?.terminate();
    if (this.socket?.readyState !== WebSocket.OPEN) await this.connect();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(this.rubbish.message(this.random));
    await new Promise((resolve) => setImmediate(resolve));
  }

  private async connect(): Promise<void> {
    const socket = new WebSocket(this.socketUrl, { headers: { cookie: this.cookie } });
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => this.told.push(data.toString()));
    await Promise.race([new Promise((done) => socket.once('open', done)), pause(PATIENCE)]);
    if (this.random.below(8) > 0 && socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL }));
  }
}

async function attack(
  url: string,
  table: string,
  count: number,
): Promise<{ told: string[]; failures: number }> {
  const eve = await newGuest(url, 'Eve');
  const attackers = Array.from(
    { length: AT_ONCE },
    (_, n) => new Attacker(url, table, new Random(`${flags.seed} ${n}`), n % 2 === 0 ? eve : ''),
  );
  let left = count;
  const work = async (attacker: Attacker): Promise<void> => {
    while (left-- > 0) await attacker.attack();
    attacker.end();
  };
  await Promise.all(attackers.map(work));
  return {
    told: attackers.flatMap(({ told }) => told),
    failures: attackers.reduce((sum, one) => sum + one.failures, 0),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'warptable-hostile-'));
const file = join(folder, 'hostile.sqlite');
const faults: string[] = [];
const check = (holds: boolean, what: string): void => void (holds || faults.push(what));
const server = await startProgram('../src/main.ts', file, undefined, {
  WARPTABLE_ATTEMPTS_PER_MINUTE: '1000000',
  WARPTABLE_GUESTS_PER_MINUTE: '1000000',
});
const { url } = server;
const cookies = [await newGuest(url, 'Ann'), await newGuest(url, 'Bob')];
const table = await openTable(url, cookies[0] ?? '', 2);
const counts = newCounts();
const players = cookies.map(
  (cookie, seat) =>
    new BenchPlayer(
      `${url.replace('http', 'ws')}/api/tables/${table}/socket`,
      cookie,
      seat,
      new Random('players'),
      counts,
      true,
    ),
);
await Promise.all(players.map(({ seated }) => seated));
const began = performance.now();
const { told, failures } = await attack(url, table, Number(flags.count));
const seconds = (performance.now() - began) / 1000;

check(counts.moves === 0, `${counts.moves} moves were made that nobody made`);
const answersBefore = counts.moves;
for (const player of players) player.eager = true;
players.some((player) => player.answer());
await pause(2000);
check(counts.moves > answersBefore, 'the two cannot play on');
for (const player of players) player.eager = false;
check(failures === 0, `${failures} requests were answered with a fault of ours`);
const metrics = await (await fetch(`${url}/api/metrics`)).text();
check(/^warptable_faults_total 0$/m.test(metrics), 'faults were counted as ours');
check((await fetch(`${url}/api/health`)).ok, 'the server is not well');
for (const player of players) player.socket.close();
await server.stop();
const store = new TableStore(new SqliteEngine(file));
const secrets = [(await store.setup(table))?.secret ?? '', await store.key('cookies', () => '')];
await store.close();
for (const text of told)
  check(!secrets.some((secret) => text.includes(secret)), `something hidden was told: ${text.slice(0, 200)}`);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `${flags.count} hostile requests and frames in ${seconds.toFixed(0)} s, ${told.length} answers: ${faults.length === 0 ? 'no crash, nothing told, no fault of ours, the game unmoved' : faults.slice(0, 10).join('\n')}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
