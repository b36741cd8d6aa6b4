/** Sums up time by section. A section within another one takes its time away from it, unless the outer one keeps all. */
export class Stopwatch {
  readonly sums = new Map<string, number>();
  private readonly stack: { readonly section: string; readonly keeps: boolean }[] = [];
  private since = 0;

  /** Runs something as part of a section. */
  time<T>(section: string, run: () => T, keeps = false): T {
    if (this.stack.at(-1)?.keeps) return run();
    this.book();
    this.stack.push({ section, keeps });
    try {
      return run();
    } finally {
      this.book();
      this.stack.pop();
    }
  }

  private book(): void {
    const now = performance.now();
    const current = this.stack.at(-1);
    if (current) this.sums.set(current.section, (this.sums.get(current.section) ?? 0) + now - this.since);
    this.since = now;
  }
}
