import type { VisitorMessage } from '@warptable/table';

/** Messages that are answered: all but the greeting. */
export type VisitorRequest = Exclude<VisitorMessage, { do: 'hello' }>;

/** A request as the page makes it: the outbox numbers it. */
export type Wish = VisitorRequest extends infer R
  ? R extends VisitorRequest
    ? Omit<R, 'id'>
    : never
  : never;

interface Waiting {
  readonly message: VisitorRequest;
  /** It was sent again after a lost connection: the host may have done it the first time. */
  readonly again: boolean;
}

/** What was asked of the host and not answered yet. It survives a lost connection. */
export class Outbox {
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();

  put(wish: Wish): VisitorRequest {
    const message = { ...wish, id: this.nextId++ };
    this.waiting.set(message.id, { message, again: false });
    return message;
  }

  /** The host has answered: this is done with. */
  settle(id: number): Waiting | undefined {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    return one;
  }

  find(id: number): VisitorRequest | undefined {
    return this.waiting.get(id)?.message;
  }

  has(...kinds: readonly VisitorRequest['do'][]): boolean {
    return [...this.waiting.values()].some(({ message }) => kinds.includes(message.do));
  }

  /** Everything unanswered in its order, to be sent once more. Snapshots are not asked for again: a new one comes anyway. */
  takeAgain(): VisitorRequest[] {
    for (const [id, { message }] of this.waiting) {
      if (message.do === 'look') this.waiting.delete(id);
      else this.waiting.set(id, { message, again: true });
    }
    return [...this.waiting.values()].map(({ message }) => message);
  }
}
