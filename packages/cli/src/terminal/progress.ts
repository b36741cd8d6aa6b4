import type { Writable } from 'node:stream';

const WIDTH = 30;
const EVERY_MS = 100;
const LINE_EVERY_MS = 30_000;

/** A bar with the time left on a terminal; anywhere else nothing, or for what takes hours a line now and then. */
export class ProgressLine {
  private readonly output: Writable & { isTTY?: boolean };
  private readonly total: number;
  private readonly forHours: boolean;
  private first: { readonly done: number; readonly at: number } | undefined;
  private shownAt = 0;

  constructor(output: Writable & { isTTY?: boolean }, total: number, forHours = false) {
    this.output = output;
    this.total = total;
    this.forHours = forHours;
  }

  show(done: number): void {
    const now = performance.now();
    this.first ??= { done, at: now };
    if (this.output.isTTY) {
      if (now - this.shownAt < EVERY_MS) return;
      this.shownAt = now;
      const filled = Math.round((WIDTH * done) / this.total);
      this.output.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${this.textAt(done, now)}\u001B[K`,
      );
    } else if (this.forHours && now - Math.max(this.shownAt, this.first.at) >= LINE_EVERY_MS) {
      this.shownAt = now;
      this.output.write(`${this.textAt(done, now)}\n`);
    }
  }

  clear(): void {
    if (this.shownAt > 0 && this.output.isTTY) this.output.write('\r\u001B[K');
  }

  private textAt(done: number, now: number): string {
    const { first } = this;
    const games = `${done} of ${this.total} games`;
    if (!first || done <= first.done) return games;
    return `${games}, ${timeText(((now - first.at) * (this.total - done)) / (done - first.done))} left`;
  }
}

/** `40 s`, `12 min`, `3 h 20 min`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
