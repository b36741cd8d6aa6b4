import type { Asked } from '@warptable/kernel';
import type { HostMessage, SeatSnapshot, VisitorMessage } from '@warptable/table';
import type { Connection, Link } from '../src/link.ts';
import { Store } from '../src/store.ts';

/** A link whose other end is the test. */
export class FakeLink implements Link {
  readonly connection = new Store<Connection>('open');
  sent: VisitorMessage[] = [];
  deliver: (message: HostMessage) => void = () => {};

  send(message: VisitorMessage): void {
    if (this.connection.get() === 'open') this.sent.push(message);
  }

  receive(listener: (message: HostMessage) => void): void {
    this.deliver = listener;
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
  rule: 'XY 1',
  options: ['a', 'b'],
  refused: [],
  min: 1,
  max: 1,
};

export const snapshotAt = (length: number, more: Partial<SeatSnapshot> = {}): SeatSnapshot => ({
  viewer: 0,
  length,
  position: length,
  view: { at: length },
  asked: [ASKED],
  awaited: [{ seat: 0, kind: 'card' }],
  undo: { ok: true, because: '' },
  ...more,
});

/** A whole snapshot. */
export const whole = (serial: number, snapshot: SeatSnapshot): HostMessage => ({
  type: 'update',
  serial,
  from: null,
  patch: [snapshot as never],
  after: snapshot.length,
  events: [],
});

export const event = (at: number, type: string) => ({ at, event: { type } });
