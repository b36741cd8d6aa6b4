import type { TableStore } from './store.ts';

/** Between these times the server was not there. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The key under which the time is written down while the server is there. */
const ALIVE = 'alive';
/** Whoever has not looked at the time for so long was not there: the machine slept. In milliseconds. */
const ASLEEP = 30_000;

/** What is known of it from before: when the server was last there, and when it was not. */
interface Before {
  readonly alive: number | undefined;
  readonly outages: readonly Outage[];
}

export const outagesBefore = async (store: TableStore): Promise<Before> => ({
  alive: await store.time(ALIVE),
  outages: await store.outages(),
});

/** When the server was not there: stopped, or suspended together with its machine. */
export class Outages {
  private readonly store: TableStore;
  private readonly fault: (error: unknown) => void;
  private readonly known: Outage[];
  private lastThere: number;

  constructor(store: TableStore, before: Before, now: number, fault: (error: unknown) => void) {
    this.store = store;
    this.fault = fault;
    this.known = [...before.outages];
    this.lastThere = before.alive ?? now;
    this.noteIfAwayFor(1, now);
  }

  /** Has to be called every few seconds. Returns the outage that has just ended, if one has. */
  look(now: number): Outage | undefined {
    return this.noteIfAwayFor(ASLEEP, now);
  }

  /** All that was after this time, put together into one of the same length that ends with the last of them. */
  since(time: number): Outage | undefined {
    const missed = this.known.filter(({ to }) => to > time);
    const last = missed.at(-1);
    const length = missed.reduce((sum, { from, to }) => sum + to - from, 0);
    return last && { from: last.to - length, to: last.to };
  }

  /** Writes down that the server is there. */
  note(now: number): void {
    this.write(now);
  }

  private noteIfAwayFor(min: number, now: number): Outage | undefined {
    const outage = { from: this.lastThere, to: now };
    this.lastThere = now;
    if (outage.to - outage.from < min) return undefined;
    this.known.push(outage);
    this.write(now, outage);
    return outage;
  }

  private write(now: number, outage?: Outage): void {
    this.store.setTime(ALIVE, now, outage).catch(this.fault);
  }
}
