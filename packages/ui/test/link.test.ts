import { describe, expect, it } from 'vitest';
import { paced, socketLink, workerLink } from '../src/link.ts';
import { FakeLink } from './fakeLink.ts';
import type { Socket, SocketRuntime } from '../src/link.ts';

class FakeSocket implements Socket {
  readonly sent: string[] = [];
  private readonly listeners = new Map<string, (event: never) => void>();

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.deliver('close', { code: 1000 });
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  deliver(type: 'open' | 'close' | 'message', event: object = {}): void {
    this.listeners.get(type)?.(event as never);
  }
}

/** A world in which sockets open when the test says so and time passes when the test says so. */
class FakeRuntime implements SocketRuntime {
  readonly sockets: FakeSocket[] = [];
  readonly pauses: number[] = [];
  private next: (() => void) | undefined;

  connect = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  later = (milliseconds: number, then: () => void): (() => void) => {
    this.pauses.push(milliseconds);
    this.next = then;
    return () => {
      this.next = undefined;
    };
  };

  random = (): number => 1;
  network: (isThere: boolean) => void = () => {};

  watchNetwork = (listener: (isThere: boolean) => void): (() => void) => {
    this.network = listener;
    return () => {
      this.network = () => {};
    };
  };

  pass(): void {
    const { next } = this;
    this.next = undefined;
    next?.();
  }

  get last() {
    return this.sockets.at(-1)!;
  }
}

describe('a link over a WebSocket', () => {
  it('connects again after longer and longer pauses, and starts small after a success', () => {
    const runtime = new FakeRuntime();
    const link = socketLink('ws://table', runtime);
    expect(link.connection.get()).toBe('connecting');
    for (let i = 0; i < 8; i++) {
      runtime.last.deliver('close', { code: 1006 });
      expect(link.connection.get()).toBe('lost');
      runtime.pass();
    }
    expect(runtime.pauses).toEqual([300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000]);
    runtime.last.deliver('open');
    expect(link.connection.get()).toBe('open');
    runtime.last.deliver('message', { data: '{"type":"done","id":1}' });
    runtime.last.deliver('close', { code: 1001 });
    expect(runtime.pauses.at(-1)).toBe(300);
  });

  it('takes it for no success that a server answers which cannot load the table', () => {
    const runtime = new FakeRuntime();
    socketLink('ws://table', runtime);
    for (let i = 0; i < 4; i++) {
      runtime.last.deliver('open');
      runtime.last.deliver('close', { code: 1011 });
      runtime.pass();
    }
    expect(runtime.pauses).toEqual([300, 600, 1200, 2400]);
  });

  it('notices at once when the device loses its network, and when it has it again', () => {
    const runtime = new FakeRuntime();
    const link = socketLink('ws://table', runtime);
    runtime.last.deliver('open');
    runtime.network(false);
    expect(link.connection.get()).toBe('lost');
    runtime.network(true);
    expect(runtime.sockets).toHaveLength(2);
    runtime.last.deliver('open');
    expect(link.connection.get()).toBe('open');
  });

  it('does not try again where it is not welcome, nor after it was closed', () => {
    const runtime = new FakeRuntime();
    const refused = socketLink('ws://table', runtime);
    runtime.last.deliver('close', { code: 4404 });
    expect(refused.connection.get()).toBe('closed');
    const left = socketLink('ws://table', runtime);
    runtime.last.deliver('open');
    left.close();
    runtime.pass();
    expect(left.connection.get()).toBe('closed');
    expect(runtime.sockets).toHaveLength(2);
  });

  it('sends only while it is open, and hands on only what is a message', () => {
    const runtime = new FakeRuntime();
    const link = socketLink('ws://table', runtime);
    const heard: unknown[] = [];
    link.receive((message) => heard.push(message));
    link.send({ do: 'history', id: 1 });
    runtime.last.deliver('open');
    link.send({ do: 'history', id: 2 });
    expect(runtime.last.sent).toEqual(['{"do":"history","id":2}']);
    for (const data of ['{"type":"done","id":2}', 'no JSON', '7', 'null', new ArrayBuffer(2)])
      runtime.last.deliver('message', { data });
    expect(heard).toEqual([{ type: 'done', id: 2 }]);
  });

  it('takes a list of messages as these messages, in their order', () => {
    const runtime = new FakeRuntime();
    const link = socketLink('ws://table', runtime);
    const heard: unknown[] = [];
    link.receive((message) => heard.push(message));
    runtime.last.deliver('message', { data: '[{"type":"done","id":2},7,{"type":"done","id":3}]' });
    expect(heard).toEqual([2, 3].map((id) => ({ type: 'done', id })));
  });
});

describe('a link to a worker', () => {
  it('is open at once and wraps what is said', () => {
    const posted: unknown[] = [];
    let deliver: (event: { data: unknown }) => void = () => {};
    let ended = false;
    const link = workerLink({
      postMessage: (message) => posted.push(message),
      addEventListener: (_type, listener) => {
        deliver = listener;
      },
      terminate: () => {
        ended = true;
      },
    });
    const heard: unknown[] = [];
    link.receive((message) => heard.push(message));
    link.send({ do: 'hello', protocol: 3 });
    deliver({ data: { held: false } });
    deliver({ data: '{"type":"done","id":4}' });
    link.close();
    link.send({ do: 'history', id: 5 });
    expect(posted).toEqual([{ say: { do: 'hello', protocol: 3 } }]);
    expect(heard).toEqual([{ type: 'done', id: 4 }]);
    expect(ended).toBe(true);
  });
});

describe('a paced link', () => {
  it('keeps what comes after something was sent until the page is painted, in its order', () => {
    const fake = new FakeLink();
    const frames: (() => void)[] = [];
    const link = paced(fake, (then) => frames.push(then));
    const heard: unknown[] = [];
    link.receive((message) => heard.push(message));
    fake.deliver({ type: 'done', id: 1 });
    expect(heard).toHaveLength(1);
    link.send({ do: 'history', id: 2 });
    link.send({ do: 'history', id: 3 });
    expect(fake.sent).toHaveLength(2);
    fake.deliver({ type: 'done', id: 2 });
    fake.deliver({ type: 'done', id: 3 });
    expect(heard).toHaveLength(1);
    expect(frames).toHaveLength(1);
    for (const paint of frames) paint();
    fake.deliver({ type: 'done', id: 4 });
    expect(heard).toEqual([1, 2, 3, 4].map((id) => ({ type: 'done', id })));
  });
});
