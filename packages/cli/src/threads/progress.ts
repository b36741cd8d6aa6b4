import type { Writable } from 'node:stream';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on a terminal; nothing at all anywhere else. */
export class Progress {
  private readonly output: (Writable & { isTTY?: boolean }) | undefined;
  private readonly total: number;
  private drawnAt = 0;

  constructor(output: Writable & { isTTY?: boolean }, total: number) {
    this.output = output.isTTY ? output : undefined;
    this.total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.output || now - this.drawnAt < EVERY_MS) return;
    this.drawnAt = now;
    const filled = Math.round((WIDTH * done) / this.total);
    this.output.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${this.total} games`);
  }

  clear(): void {
    if (this.drawnAt > 0) this.output?.write('\r\u001B[K');
  }
}
