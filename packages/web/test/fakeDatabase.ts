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
  private readonly before: Map<string, Rows>;
  private open = 0;
  private isOver = false;

  constructor(stores: Map<string, Rows>) {
    super();
    this.stores = stores;
    this.before = new Map([...stores].map(([name, rows]) => [name, new Map(rows)]));
  }

  objectStore(name: string) {
    const rows = this.stores.get(name) ?? new Map<string, unknown>();
    const keyOf = (value: unknown): string => {
      const { id, table, n } = value as { id?: string; table?: string; n?: number };
      return id ?? `${table} ${n}`;
    };
    return {
      get: (key: string) => this.request(() => rows.get(key)),
      getAll: ({ table, from }: { table: string; from: number }) =>
        this.request(() =>
          [...rows.values()].filter((row) => {
            const { table: of, n } = row as { table: string; n: number };
            return of === table && n >= from;
          }),
        ),
      put: (value: unknown, key = keyOf(value)) => this.request(() => rows.set(key, value)),
      add: (value: unknown) =>
        this.request(() => {
          if (rows.has(keyOf(value))) throw new Error('the key is taken');
          rows.set(keyOf(value), value);
        }),
    };
  }

  abort(): void {
    if (this.isOver) throw new Error('the transaction is over');
    this.isOver = true;
    for (const [name, rows] of this.before) this.stores.set(name, rows);
    setImmediate(() => this.dispatchEvent(new Event('abort')));
  }

  private request(act: () => unknown): FakeRequest {
    if (this.isOver) throw new Error('the transaction is over');
    const request = new FakeRequest();
    this.open++;
    setImmediate(() => {
      if (this.isOver) return;
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
    });
    return request;
  }

  private end(): void {
    if (this.isOver || this.open > 0) return;
    this.isOver = true;
    this.dispatchEvent(new Event('complete'));
  }
}

export class FakeDatabase {
  readonly stores = new Map<string, Rows>(['tables', 'saves', 'deeds'].map((name) => [name, new Map()]));
  /** Whatever would be written fails. */
  isFull = false;

  transaction(_stores: string | string[], mode?: string): FakeTransaction {
    if (this.isFull && mode === 'readwrite') throw new Error('there is no room');
    return new FakeTransaction(this.stores);
  }

  rows(store: string): unknown[] {
    return [...(this.stores.get(store)?.values() ?? [])];
  }
}
