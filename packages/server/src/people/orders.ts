import { randomUUID } from 'node:crypto';
import type { Kept } from './kept.ts';

const LOOK_EVERY = 2000;

export interface Order {
  readonly id: string;
  readonly what: OrderKind;
  readonly person: string;
}

export type OrderKind = 'forget' | 'leave';

/**
 * What a server that runs has to do about people: written down first, so that it is done even if the server stops in between, and so that the
 * command line can ask for it.
 */
export class Orders {
  private readonly kept: Kept;
  private readonly carry: (what: OrderKind, person: string) => Promise<void>;
  private readonly fault: (error: unknown) => void;
  private doing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    kept: Kept,
    carry: (what: OrderKind, person: string) => Promise<void>,
    fault: (error: unknown) => void,
  ) {
    this.kept = kept;
    this.carry = carry;
    this.fault = fault;
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY);
    this.timer.unref();
    void this.look();
  }

  /** Nothing new is begun. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.doing;
  }

  /** Resolves when it is done. */
  async carryOut(what: OrderKind, person: string): Promise<void> {
    await giveOrder(this.kept, what, person);
    await this.look();
  }

  /** One after the other, so that none is done twice at a time. */
  private look(): Promise<void> {
    this.doing = this.doing.then(() => this.doAll()).catch(this.fault);
    return this.doing;
  }

  private async doAll(): Promise<void> {
    const orders = await this.kept.all('ordersToDo');
    for (const { id, what, person } of orders) {
      await this.carry(what, person);
      await this.kept.write(['orderDone', Date.now(), id]);
    }
  }
}

/** For the server that runs on this store, or the next one that does. */
export const giveOrder = (kept: Kept, what: OrderKind, person: string): Promise<void> =>
  kept.write(['order', randomUUID(), what, person, Date.now()]);
