import type { HostMessage, VisitorMessage } from '@warptable/table';
import { afterPaint } from './frame.ts';
import { Store } from './store.ts';
import type { Readable } from './store.ts';

/** `lost`: it was there and comes back by itself. `closed`: it will not come back. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** A way to a table's host. It carries messages in both directions and tells whether it stands; it repeats nothing. */
export interface Link {
  readonly connection: Readable<Connection>;
  /** Nothing is sent while the link is not open. */
  send(message: VisitorMessage): void;
  receive(listener: (message: HostMessage) => void): void;
  close(): void;
}

/** The part of a worker or of a message port that a link needs. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  terminate?(): void;
}

/** To a host in a worker of the page. */
export function workerLink(port: Port): Link {
  const connection = new Store<Connection>('open');
  return {
    connection,
    send: (message) => {
      if (connection.get() === 'open') port.postMessage({ say: message });
    },
    receive: (listener) =>
      port.addEventListener('message', ({ data }) => {
        for (const message of messagesIn(data)) listener(message);
      }),
    close: () => {
      connection.set('closed');
      port.terminate?.();
    },
  };
}

/**
 * Whoever presses something sees at once that it is pressed, however much there is to draw afterwards: what comes after a message was
 * sent waits until the page has been painted.
 */
export function paced(link: Link, painted: (then: () => void) => void = afterPaint): Link {
  let listener: (message: HostMessage) => void = () => {};
  let come: HostMessage[] | null = null;
  const handOver = () => {
    const messages = come ?? [];
    come = null;
    for (const message of messages) listener(message);
  };
  link.receive((message) => {
    if (come) come.push(message);
    else listener(message);
  });
  return {
    connection: link.connection,
    send: (message) => {
      if (!come) {
        come = [];
        painted(handOver);
      }
      link.send(message);
    },
    receive: (next) => {
      listener = next;
    },
    close: () => link.close(),
  };
}

/** The part of a WebSocket that a link needs. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface SocketRuntime {
  connect(url: string): Socket;
  /** Calls back later; returns how to call it off. */
  later(milliseconds: number, then: () => void): () => void;
  random(): number;
  /** Calls back when the device has lost its network or has it again; returns how to stop. */
  watchNetwork(listener: (isThere: boolean) => void): () => void;
}

const PAGE: SocketRuntime = {
  connect: (url) => new WebSocket(url),
  later: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  watchNetwork: (listener) => {
    const stop = new AbortController();
    addEventListener('online', () => listener(true), { signal: stop.signal });
    addEventListener('offline', () => listener(false), { signal: stop.signal });
    return () => stop.abort();
  },
};

const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
/** The server does not want us there: trying again would not help. By the standard, and by our own server. */
const NOT_WELCOME = [1008, 4404];
/** We asked for too much: trying again helps in a while. */
const TOO_MUCH = 4429;

/** To a host behind a WebSocket. A lost connection is taken up again, after longer and longer pauses. */
export function socketLink(url: string, runtime: SocketRuntime = PAGE): Link {
  const connection = new Store<Connection>('connecting');
  let listener: (message: HostMessage) => void = () => {};
  let socket: Socket | undefined;
  let failures = 0;
  let callOff: (() => void) | undefined;

  /** Lets the socket go without waiting for the other end. */
  const drop = () => {
    const last = socket;
    socket = undefined;
    last?.close();
    connection.set('lost');
  };

  const connect = () => {
    socket?.close();
    const mine = runtime.connect(url);
    socket = mine;
    mine.addEventListener('open', () => {
      if (socket === mine) connection.set('open');
    });
    mine.addEventListener('message', ({ data }) => {
      // Only now is there a table behind it.
      failures = 0;
      for (const message of messagesIn(data)) listener(message);
    });
    mine.addEventListener('close', ({ code }) => {
      if (socket !== mine) return;
      socket = undefined;
      if (NOT_WELCOME.includes(code)) {
        stopWatching();
        connection.set('closed');
        return;
      }
      connection.set('lost');
      // Half of the pause is left to chance, so that after a restart not all come back at once.
      const pause =
        code === TOO_MUCH ? LONGEST_PAUSE : Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures++);
      callOff = runtime.later(pause * (0.5 + runtime.random() / 2), connect);
    });
  };
  // A socket may take minutes to notice that the network is gone; the device knows at once.
  const stopWatching = runtime.watchNetwork((isThere) => {
    if (!isThere) drop();
    else if (connection.get() === 'lost') {
      callOff?.();
      failures = 0;
      connect();
    }
  });
  connect();

  return {
    connection,
    send: (message) => {
      if (connection.get() === 'open') socket?.send(JSON.stringify(message));
    },
    receive: (next) => {
      listener = next;
    },
    close: () => {
      stopWatching();
      callOff?.();
      drop();
      connection.set('closed');
    },
  };
}

/** A frame is the text of one message, or of a list of them. */
function messagesIn(frame: unknown): HostMessage[] {
  if (typeof frame !== 'string') return [];
  try {
    const told: unknown = JSON.parse(frame);
    return (Array.isArray(told) ? told : [told]).filter(isHostMessage);
  } catch {
    return [];
  }
}

const isHostMessage = (data: unknown): data is HostMessage =>
  typeof data === 'object' && data !== null && 'type' in data;
