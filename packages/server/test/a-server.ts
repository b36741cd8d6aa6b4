import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@warptable/kernel';
import { PROTOCOL, applyPatch } from '@warptable/table';
import type { HostMessage, SeatSnapshot, TableInfo, VisitorMessage } from '@warptable/table';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { buildApp, readSettings } from '../src/index.ts';

/** A real server on a free port, with a real file that is thrown away afterwards unless it was given. */
export async function startServer(
  env: Record<string, string> = {},
  post?: Parameters<typeof buildApp>[1],
): Promise<{ url: string; app: FastifyInstance; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-'));
  const app = await buildApp(
    readSettings({
      WARPTABLE_FILE: join(folder, 'test.sqlite'),
      WARPTABLE_LOG: 'silent',
      WARPTABLE_BOT_DELAY: '0',
      WARPTABLE_BOT_TIME: '1',
      WARPTABLE_BOT_THREADS: '1',
      WARPTABLE_REQUESTS_PER_MINUTE: '100000',
      WARPTABLE_MESSAGES_PER_MINUTE: '100000',
      WARPTABLE_ATTEMPTS_PER_MINUTE: '100000',
      WARPTABLE_GUESTS_PER_MINUTE: '100000',
      WARPTABLE_TABLES_PER_ADDRESS: '100000',
      ...env,
    }),
    post,
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async (): Promise<void> => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, app, stop };
}

export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** Somebody with a browser: keeps the cookie, and speaks to the server as the page does. */
export class Person {
  private readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  static async named(url: string, name: string): Promise<Person> {
    const person = new Person(url);
    await person.post('/api/me', { name });
    return person;
  }

  get(path: string): Promise<Reply> {
    return this.request(path, { method: 'GET' });
  }

  post(path: string, body: Json, headers: Record<string, string> = { 'x-warptable': '1' }): Promise<Reply> {
    return this.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  async openTable(wish: Record<string, Json> = {}): Promise<string> {
    const { body } = await this.post('/api/tables', { ...WISH, ...wish });
    return (body as { id: string }).id;
  }

  async visit(table: string): Promise<Seat> {
    const seat = new Seat(`${this.url.replace('http', 'ws')}/api/tables/${table}/socket`, this.cookie);
    await seat.opened;
    return seat;
  }

  private async request(path: string, init: RequestInit): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    const response = await fetch(this.url + path, { ...init, headers });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: json ? (JSON.parse(text) as Json) : text,
      headers: response.headers,
    };
  }
}

/** `fetch` mends addresses before it sends them. */
export function getRaw(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<unknown>; text: string }>(
    (resolve, reject) => {
      const asked = request({ hostname, port, path, headers }, (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      asked.on('error', reject);
      asked.end();
    },
  );
}

export const WISH: Record<string, Json> = {
  game: 'warpgate',
  options: { factions: 'dealt' },
  seats: ['open', 'open'],
  clock: { kind: 'none' },
  undo: 'free',
  listed: true,
  oneScreen: false,
};

export const NONCE = 'c0ffee00'.repeat(4);

/** A connection to a table. */
export class Seat {
  readonly socket: WebSocket;
  readonly heard: HostMessage[] = [];
  readonly opened: Promise<void>;
  closed: number | undefined;
  private received: Json = null;
  private told: Json = null;
  private id = 1000;
  private readonly waiting = new Set<() => void>();

  constructor(url: string, cookie: string, origin?: string) {
    this.socket = new WebSocket(url, { headers: { cookie, ...(origin === undefined ? {} : { origin }) } });
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('open', () => {
        this.socket.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL }));
        resolve();
      });
      this.socket.on('error', reject);
    });
    this.socket.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as HostMessage | HostMessage[];
      for (const message of [told].flat()) this.hear(message);
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
  }

  get snapshot(): SeatSnapshot {
    return this.received as unknown as SeatSnapshot;
  }

  get info(): TableInfo | undefined {
    return (this.told as unknown as TableInfo | null) ?? undefined;
  }

  /** Waits until this holds. What is heard is looked at once; what another connection hears, soon. */
  async until(holds: () => boolean, what = 'something'): Promise<void> {
    const end = Date.now() + 30_000;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 5);
        this.waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async ask(message: Omit<VisitorMessage, 'id'> & Record<string, unknown>): Promise<HostMessage> {
    const id = ++this.id;
    this.socket.send(JSON.stringify({ ...message, id }));
    const isReply = (one: HostMessage): boolean =>
      (one.type === 'done' || one.type === 'refused') && one.id === id;
    await this.until(() => this.heard.some(isReply) || this.closed !== undefined, `a reply to ${message.do}`);
    const reply = this.heard.find(isReply);
    if (!reply) throw new Error(`closed with ${this.closed}`);
    return reply;
  }

  sit(seat: number, name: string): Promise<HostMessage> {
    return this.ask({ do: 'sit', seat, name, nonce: NONCE });
  }

  /** Answers its question with one of the options. */
  answer(which = 0): Promise<HostMessage> {
    const [asked] = this.snapshot.asked;
    if (!asked) throw new Error('not asked');
    const value = asked.options[which % asked.options.length];
    return this.ask({
      do: 'answer',
      seat: asked.seat,
      kind: asked.kind,
      value,
      expected: this.snapshot.position,
    });
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: HostMessage): void {
    this.heard.push(message);
    if (message.type === 'update') this.received = applyPatch(this.received, message.patch);
    if (message.type === 'table') this.told = applyPatch(this.told, message.patch);
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
