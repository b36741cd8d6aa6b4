import { Client, Pool, types } from 'pg';
import type { Engine, SqlValue } from './engine.ts';
import { RefusedWrite } from './engine.ts';
import { commitAll } from './postgres-group.ts';
import { numbered, setUp } from './postgres-schema.ts';
import { READS } from './reads.ts';
import type { Reads } from './reads.ts';
import type { Statement, Transaction } from './statements.ts';

const BIGINT = 20;
const READERS = 8;
/** A statement that takes longer is given up, in milliseconds. */
const PATIENCE = 10_000;

interface Waiting {
  readonly transaction: Transaction;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** A PostgreSQL database. One connection writes: all that waits while it is busy becomes the next transaction. */
export class PostgresEngine implements Engine {
  commits = 0;
  private readonly url: string;
  private readonly pool: Pool;
  private client: Client | undefined;
  private readonly waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;
  private isStuck = false;
  private isClosed = false;

  /** Makes what is missing in the database. */
  static async open(url: string): Promise<PostgresEngine> {
    types.setTypeParser(BIGINT, Number);
    const engine = new PostgresEngine(url);
    try {
      await (await engine.connected()).query(setUp);
    } catch (error) {
      await engine.close();
      throw error;
    }
    return engine;
  }

  private constructor(url: string) {
    this.url = url;
    this.pool = new Pool({ ...settingsOf(url), max: READERS });
    // A connection that breaks while nobody uses it is replaced.
    this.pool.on('error', () => {});
  }

  async read<K extends keyof Reads>(name: K, ...values: readonly SqlValue[]): Promise<readonly Reads[K][]> {
    const { rows } = await this.pool.query(numbered(READS[name]), values);
    return rows as Reads[K][];
  }

  write(...transaction: readonly Statement[]): Promise<void> {
    if (this.isClosed) return Promise.reject(new Error('the database is closed'));
    return new Promise((done, failed) => {
      this.waiting.push({ transaction, done, failed });
      this.writing ??= this.writeAll();
    });
  }

  async isSound(): Promise<boolean> {
    if (this.isStuck || this.isClosed) return false;
    return this.read('key', 'cookies').then(
      () => true,
      () => false,
    );
  }

  async settled(): Promise<void> {
    await this.writing;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.settled();
    await this.client?.end();
    await this.pool.end();
  }

  private async writeAll(): Promise<void> {
    // All that comes in the same turn of the loop goes out together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.writeBatch(this.waiting.splice(0));
    this.writing = undefined;
  }

  private async writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const client = await this.connected();
      const outcomes = await commitAll(
        client,
        batch.map(({ transaction }) => transaction),
      );
      this.commits++;
      this.isStuck = outcomes.some((error) => error !== null && !(error instanceof RefusedWrite));
      batch.forEach(({ done, failed }, i) => {
        const error = outcomes[i];
        if (error) failed(error);
        else done();
      });
    } catch (error) {
      // Whether the last of it was written nobody knows: whoever wants to know reads it.
      this.isStuck = true;
      this.client = undefined;
      for (const { failed } of batch) failed(error);
    }
  }

  /** A client never connects again once its connection is broken: then there is a new one. */
  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    const client = new Client(settingsOf(this.url));
    const gone = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', gone);
    client.on('end', gone);
    await client.connect();
    this.client = client;
    return client;
  }
}

const settingsOf = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE,
  statement_timeout: PATIENCE,
  application_name: 'warptable',
});
