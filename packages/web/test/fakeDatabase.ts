type Rows = Map<string, unknown>;

/** A request that is answered in a moment. */
class FakeRequest extends EventTarget {
  result: unknown;
  error: unknown = null;
}

/** As much of IndexedDB as tables need: what a transaction has changed is gone if it is aborted. */
class FakeTransaction extends EventTarget {
  error: unknown = null;
  private readonly stores: Map<string, Rows>;
  private before: Map<string, Rows> | undefined;
  private open = 0;
  private isOver = false;
  /** When those that came before are over. */
  private readonly turn: Promise<void>;
  private readonly ended = Promise.withResolvers<void>();

  constructor(stores: Map<string, Rows>, turn: Promise<void>) {
    super();
    this.stores = stores;
    this.turn = turn;
  }

  get over(): Promise<void> {
    return this.ended.promise;
  }

  objectStore(name: string) {
    const rowsNow = (): Rows => this.stores.get(name) ?? new Map<string, unknown>();
    const keyOf = (value: unknown): string => {
      const { id, table, n } = value as { id?: string; table?: string; n?: number };
      return id ?? `${table} ${n}`;
    };
    return {
      get: (key: string) => this.request(() => rowsNow().get(key)),
      /** All, or those of a table from a number on. */
      getAll: (range?: { table: string; from: number }) =>
        this.request(() =>
          [...rowsNow().values()].filter((row) => {
            const { table: of, n } = row as { table: string; n: number };
            return range === undefined || (of === range.table && n >= range.from);
          }),
        ),
      delete: (key: string | { table: string }) =>
        this.request(() => {
          for (const [id, row] of rowsNow())
            if (typeof key === 'string' ? id === key : (row as { table: string }).table === key.table)
              rowsNow().delete(id);
        }),
      put: (value: unknown, key = keyOf(value)) => this.request(() => rowsNow().set(key, value)),
      add: (value: unknown) =>
        this.request(() => {
          if (rowsNow().has(keyOf(value))) throw new Error('the key is taken');
          rowsNow().set(keyOf(value), value);
        }),
    };
  }

  abort(): void {
    if (this.isOver) throw new Error('the transaction is over');
    this.isOver = true;
    for (const [name, rows] of this.before ?? []) this.stores.set(name, rows);
    this.ended.resolve();
    setImmediate(() => this.dispatchEvent(new Event('abort')));
  }

  private request(act: () => unknown): FakeRequest {
    if (this.isOver) throw new Error('the transaction is over');
    const request = new FakeRequest();
    this.open++;
    void this.turn.then(() => setImmediate(() => this.carryOut(request, act)));
    return request;
  }

  private carryOut(request: FakeRequest, act: () => unknown): void {
    if (this.isOver) return;
    this.before ??= new Map([...this.stores].map(([name, rows]) => [name, new Map(rows)]));
    try {
      request.result = act();
      request.dispatchEvent(new Event('success'));
    } catch (error) {
      request.error = this.error = error;
      request.dispatchEvent(new Event('error'));
      this.abort();
    }
    this.open--;
    setImmediate(() => this.end());
  }

  private end(): void {
    if (this.isOver || this.open > 0) return;
    this.isOver = true;
    this.ended.resolve();
    this.dispatchEvent(new Event('complete'));
  }
}

export class FakeDatabase {
  readonly stores = new Map<string, Rows>(
    ['tables', 'saves', 'deeds', 'campaigns'].map((name) => [name, new Map()]),
  );
  /** Whatever would be written fails. */
  isFull = false;

  private lastWriter: Promise<void> = Promise.resolve();

  /** Those that write come one after the other. */
  transaction(_stores: string | string[], mode?: string): FakeTransaction {
    if (this.isFull && mode === 'readwrite') throw new Error('there is no room');
    const transaction = new FakeTransaction(this.stores, this.lastWriter);
    if (mode === 'readwrite') this.lastWriter = transaction.over;
    return transaction;
  }

  close(): void {
    // There is nothing to close.
  }

  rows(store: string): unknown[] {
    return [...(this.stores.get(store)?.values() ?? [])];
  }
}

/** As much of `indexedDB` as opens one database of each name. */
export function fakeIndexedDB() {
  const databases = new Map<string, FakeDatabase>();
  return {
    open(name: string): FakeRequest {
      const database = databases.get(name) ?? new FakeDatabase();
      databases.set(name, database);
      const request = new FakeRequest();
      request.result = database;
      setImmediate(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  };
}
