import { randomAnswer } from '@warptable/bots';
import type { Asked, Json, Pending, Random } from '@warptable/kernel';
import { PROTOCOL, applyPatch } from '@warptable/table';
import type { HostMessage, Patch, SeatSnapshot } from '@warptable/table';
import { WebSocket } from 'ws';

/** What the players of one thread have counted. */
export interface Counts {
  moves: number;
  refused: number;
  /** Milliseconds from an answer to its acknowledgement. */
  readonly latencies: number[];
  updates: number;
  updateBytes: number;
  /** Of the players that keep the whole snapshot: how large it would be to send. */
  snapshots: number;
  snapshotBytes: number;
}

export const newCounts = (): Counts => ({
  moves: 0,
  refused: 0,
  latencies: [],
  updates: 0,
  updateBytes: 0,
  snapshots: 0,
  snapshotBytes: 0,
});

/** The parts of a snapshot that a program needs to play. */
const NEEDED = new Set(['asked', 'position']);

/** A seat at a table behind a real socket, that answers whatever it is asked. */
export class BenchPlayer {
  readonly socket: WebSocket;
  readonly seated: Promise<void>;
  counts: Counts;
  /** Answers at once, or waits to be told. */
  eager = false;
  private readonly random: Random;
  private readonly keepsSnapshot: boolean;
  private received: Json = null;
  private id = 10;
  private sentAt: number | undefined;

  constructor(
    url: string,
    cookie: string,
    seat: number,
    random: Random,
    counts: Counts,
    keepsSnapshot: boolean,
  ) {
    this.random = random;
    this.counts = counts;
    this.keepsSnapshot = keepsSnapshot;
    this.socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
    this.seated = new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.on('close', (code) => reject(new Error(`the server closed a connection with ${code}`)));
      this.socket.on('open', () => {
        this.say({ do: 'hello', protocol: PROTOCOL });
        this.say({ do: 'sit', id: 1, seat, name: `Player ${seat}`, nonce: 'ab'.repeat(16) });
      });
      this.socket.on('message', (data: Buffer) => {
        const told = JSON.parse(data.toString()) as HostMessage | HostMessage[];
        for (const message of [told].flat()) {
          if (message.type === 'done' && message.id === 1) resolve();
          this.hear(message, data.length);
        }
      });
    });
    // Whoever waits for it is told; later closings are expected.
    this.seated.catch(() => {});
  }

  get asked(): Asked | undefined {
    return (this.received as unknown as SeatSnapshot | null)?.asked[0];
  }

  /** Answers, if it is asked and has not answered yet. */
  answer(): boolean {
    const { asked } = this;
    if (!asked || this.sentAt !== undefined) return false;
    this.sentAt = performance.now();
    this.say({
      do: 'answer',
      id: ++this.id,
      seat: asked.seat,
      kind: asked.kind,
      value: randomAnswer({ ask: asked, options: asked.options } as unknown as Pending, this.random) as Json,
      expected: (this.received as unknown as SeatSnapshot).position,
    });
    return true;
  }

  private hear(message: HostMessage, bytes: number): void {
    if (message.type === 'update') {
      this.see(message.patch, message.from === null, bytes);
    } else if (message.type === 'done' || message.type === 'refused') {
      if (message.id !== this.id || this.sentAt === undefined) return;
      if (message.type === 'done') this.counts.moves++;
      else this.counts.refused++;
      this.counts.latencies.push(performance.now() - this.sentAt);
      this.sentAt = undefined;
    }
    if (this.eager) this.answer();
  }

  private see(patch: Patch, isWhole: boolean, bytes: number): void {
    this.received = applyPatch(this.received, this.keepsSnapshot ? patch : part(patch));
    if (isWhole) return;
    this.counts.updates++;
    this.counts.updateBytes += bytes;
    if (!this.keepsSnapshot) return;
    this.counts.snapshots++;
    this.counts.snapshotBytes += Buffer.byteLength(JSON.stringify(this.received));
  }

  private say(message: Json): void {
    this.socket.send(JSON.stringify(message));
  }
}

function part(patch: Patch): Patch {
  const needed = <T>(fields: { readonly [key: string]: T }): { [key: string]: T } =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => NEEDED.has(key)));
  if (Array.isArray(patch)) return [needed(patch[0] as { [key: string]: Json })];
  return 'o' in patch ? { o: needed(patch.o) } : patch;
}
