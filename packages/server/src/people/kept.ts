import { falseIfUnchanged } from '../engine.ts';
import type { Engine, SqlValue } from '../engine.ts';
import type { Reads } from '../reads.ts';
import type { Statement } from '../statements.ts';

/** What is kept, as those who look after people ask for it. */
export class Kept {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async one<K extends keyof Reads>(name: K, ...values: readonly SqlValue[]): Promise<Reads[K] | undefined> {
    return (await this.all(name, ...values))[0];
  }

  all<K extends keyof Reads>(name: K, ...values: readonly SqlValue[]): Promise<readonly Reads[K][]> {
    return this.engine.read(name, ...values);
  }

  async has(name: keyof Reads, ...values: readonly SqlValue[]): Promise<boolean> {
    return (await this.all(name, ...values)).length > 0;
  }

  /** All of it or none. */
  write(...transaction: readonly Statement[]): Promise<void> {
    return this.engine.write(...transaction);
  }

  /** Whether it was as it had to be; if not, nothing was written. */
  writeIf(...transaction: readonly Statement[]): Promise<boolean> {
    return this.engine.write(...transaction).then(() => true, falseIfUnchanged);
  }
}
