import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';

export interface Counters {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly messages: Counter;
  readonly faults: Counter;
  readonly notices: Counter;
}

/** What is counted elsewhere. */
interface Read {
  tables(): number;
  commits(): number;
}

/** What a machine that watches the server may ask for. Counts only: nothing of any game. */
export function newCounters(read: Read): Counters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const tables: Gauge = new Gauge({
    name: 'warptable_tables_in_memory',
    help: 'Tables that are loaded',
    registers,
    collect: () => {
      tables.set(read.tables());
    },
  });
  const commits: Gauge = new Gauge({
    name: 'warptable_commits',
    help: 'Transactions since the start; each may hold what many tables did',
    registers,
    collect: () => {
      commits.set(read.commits());
    },
  });
  return {
    registry,
    sockets: new Gauge({ name: 'warptable_sockets', help: 'Open connections to tables', registers }),
    messages: new Counter({ name: 'warptable_messages_total', help: 'Messages from visitors', registers }),
    notices: new Counter({
      name: 'warptable_notices_total',
      help: 'Tries to tell somebody something, by channel and outcome',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    faults: new Counter({ name: 'warptable_faults_total', help: 'Faults of our own', registers }),
  };
}
