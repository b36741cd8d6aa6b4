import type { Asked } from '@warptable/kernel';
import type { HostMessage, Seen, VisitorMessage } from '@warptable/table';
import type { Connection, Link } from '../src/link.ts';
import { Store } from '../src/store.ts';

/** A link whose other end is the test. */
export class FakeLink implements Link {
  readonly connection = new Store<Connection>('open');
  sent: VisitorMessage[] = [];
  tell: (message: HostMessage) => void = () => {};

  send(message: VisitorMessage): void {
    if (this.connection.get() === 'open') this.sent.push(message);
  }

  receive(listener: (message: HostMessage) => void): void {
    this.tell = listener;
  }

  close(): void {
    this.connection.set('closed');
  }

  /** What was sent since the last time. */
  take(): VisitorMessage[] {
    return this.sent.splice(0);
  }
}

const ASKED: Asked = {
  seat: 0,
  kind: 'card',
  form: 'one',
  options: ['a', 'b'],
  refused: [],
  least: 1,
  most: 1,
};

export const seenAt = (length: number, more: Partial<Seen> = {}): Seen => ({
  eye: 0,
  length,
  position: length,
  view: { at: length },
  asked: [ASKED],
  awaited: [{ seat: 0, kind: 'card' }],
  undo: { ok: true, because: '' },
  ...more,
});

/** A whole picture. */
export const whole = (serial: number, seen: Seen): HostMessage => ({
  tell: 'seen',
  serial,
  from: null,
  patch: [seen as never],
  after: seen.length,
  events: [],
});

export const event = (at: number, type: string) => ({ at, event: { type } });
