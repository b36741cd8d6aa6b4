import type { Runtime, Table, Who } from '@warptable/table';
import type { Statement } from '../statements.ts';
import { NoticeOutbox } from './outbox.ts';
import type { NoticeStore } from './store.ts';

/** Those of the tables in memory. */
export class Outboxes {
  private readonly store: NoticeStore;
  private readonly runtime: Pick<Runtime, 'now' | 'fault'>;
  /** Somebody is at a table, as far as this process knows. */
  private readonly isPresent: (table: string, who: Who) => boolean;
  private readonly all = new Map<string, NoticeOutbox>();

  constructor(
    store: NoticeStore,
    runtime: Pick<Runtime, 'now' | 'fault'>,
    isPresent: (table: string, who: Who) => boolean,
  ) {
    this.store = store;
    this.runtime = runtime;
    this.isPresent = isPresent;
  }

  add(table: Table): NoticeOutbox {
    const { id } = table.setup;
    const outbox = new NoticeOutbox(table, (who) => this.isPresent(id, who));
    this.all.set(id, outbox);
    return outbox;
  }

  drop(id: string): void {
    this.all.delete(id);
  }

  /** Somebody has come to a table: there is nothing left to tell of it. */
  came(id: string, who: Who): void {
    this.write(this.all.get(id)?.came(who));
  }

  left(id: string, who: Who): void {
    if (!this.isPresent(id, who)) this.write(this.all.get(id)?.left(who, this.runtime.now()));
  }

  private write(statements: readonly Statement[] = []): void {
    if (statements.length > 0)
      this.store.write(...statements).catch((error: unknown) => this.runtime.fault(error));
  }
}
