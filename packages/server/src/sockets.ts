import { randomUUID } from 'node:crypto';
import { TableError } from '@warptable/table';
import type { Visitor } from '@warptable/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { RateLimits, Places } from './rate-limits.ts';
import { mayVisit } from './api.ts';
import type { Guests } from './guests.ts';
import type { TableRegistry } from './table-registry.ts';
import type { Counters } from './metrics.ts';
import type { Apart } from './people/apart.ts';
import { networkOf } from './networks.ts';
import { isOwnOrigin } from './origins.ts';
import { Problem } from './problems.ts';
import type { ServerSettings } from './settings.ts';
import type { TableStore } from './store.ts';
import type { Turns } from './turns.ts';

const PING_EVERY = 30_000;
/** A visitor that does not take what it is sent is let go. */
const MAX_BUFFERED = 4 * 1024 * 1024;

/** Whoever is told to go and does not answer is gone after so long, in milliseconds. */
const TIME_TO_GO = 2_000;

const FAULT = 1011;
const COME_AGAIN = 1012;
// Close codes of our own. After the first, trying again is no use; after the second, it is in a while.
const NO_SUCH_TABLE = 4404;
/** The session is over: whoever comes again is somebody else, or looks on. */
const SIGNED_OUT = 4401;
const TOO_MUCH = 4429;

/** What has to be played through from the beginning counts as so many messages. */
const COSTS: Readonly<Record<string, number>> = {
  history: 10,
  past: 10,
  rewind: 10,
  agree: 10,
  file: 20,
};

interface Parts {
  readonly apart: Apart;
  readonly store: TableStore;
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly settings: ServerSettings;
  readonly counters: Counters;
  readonly fault: (error: unknown) => void;
  /** For what plays a game through from its beginning. */
  readonly replays: Turns;
}

/** The tables' conversation: one socket for each visitor. */
export function addSockets(app: FastifyInstance, parts: Parts): void {
  const { settings } = parts;
  const door = new Door(settings);
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/socket',
    {
      websocket: true,
      preValidation: (request, reply, done) => {
        if (isOwnOrigin(request, settings)) done();
        else void reply.code(403).send({ error: 'forbidden', message: 'this origin may not connect' });
      },
    },
    (socket, request) => {
      socket.on('error', () => socket.terminate());
      visit(socket, request, request.params.id, door, parts);
    },
  );
  const pinging = setInterval(() => pingAll(app), PING_EVERY);
  pinging.unref();
  app.addHook('onClose', () => clearInterval(pinging));
}

/** Who may come in, and how much each may say. */
class Door {
  private readonly messages: RateLimits;
  private readonly messagesFrom: RateLimits;
  private readonly guests: Places;
  private readonly addresses: Places;

  constructor({ messagesPerMinute, messagesPerAddress, socketsPerGuest, socketsPerAddress }: ServerSettings) {
    this.messages = new RateLimits(messagesPerMinute);
    this.messagesFrom = new RateLimits(messagesPerAddress);
    this.guests = new Places(socketsPerGuest);
    this.addresses = new Places(socketsPerAddress);
  }

  enter(name: string, address: string): boolean {
    if (!this.addresses.enter(address)) return false;
    if (this.guests.enter(name)) return true;
    this.addresses.leave(address);
    return false;
  }

  /** Whoever has said enough takes nothing from the others of its address. */
  maySay(name: string, address: string, cost: number): boolean {
    return this.messages.take(name, cost) && this.messagesFrom.take(address, cost);
  }

  leave(name: string, address: string): void {
    this.guests.leave(name);
    this.addresses.leave(address);
  }
}

function visit(socket: WebSocket, request: FastifyRequest, id: string, door: Door, parts: Parts): void {
  const { counters } = parts;
  const network = networkOf(request.ip);
  const guest = parts.guests.of(request);
  const name = guest ? `guest ${guest.id}` : `address ${network}`;
  if (!door.enter(name, network)) {
    dismiss(socket, TOO_MUCH, 'too many connections');
    return;
  }
  const callOff = parts.guests.sessions.whenOver(request, () => dismiss(socket, SIGNED_OUT, 'signed out'));
  counters.sockets.inc();
  socket.on('close', () => {
    counters.sockets.dec();
    door.leave(name, network);
    callOff();
  });
  // What is said before the table is loaded waits until it is.
  const early: Buffer[] = [];
  const keep = (data: Buffer): void => void early.push(data);
  socket.on('message', keep);
  const maySay = (cost: number): boolean => door.maySay(name, network, cost);
  const lead = async (): Promise<void> => {
    try {
      const hear = await seated(socket, request, id, parts, maySay);
      socket.off('message', keep);
      for (const data of early) hear?.(data);
      if (hear) socket.on('message', hear);
    } catch (error) {
      if (!(error instanceof Problem)) parts.fault(error);
      dismiss(socket, FAULT, 'something went wrong on our side');
    }
  };
  void lead();
}

/** Leads whoever may visit the table to it; returns what hears its messages. */
async function seated(
  socket: WebSocket,
  request: FastifyRequest,
  id: string,
  { store, registry, guests, counters, replays, apart }: Parts,
  maySay: (cost: number) => boolean,
): Promise<((data: Buffer) => void) | undefined> {
  const guest = guests.of(request);
  const host = (await mayVisit(store, id, guest?.id)) ? await registry.host(id) : undefined;
  if (!host) {
    dismiss(socket, NO_SUCH_TABLE, 'there is no such table for you');
    return undefined;
  }
  if (socket.readyState !== socket.OPEN) return undefined;
  const visitor: Visitor = {
    who: guest?.id ?? `looker:${randomUUID()}`,
    name: guest?.name,
    looksOn: guest === undefined,
    ...(guest ? companyOf(guest.id, apart) : {}),
    send: sender(socket),
    dismiss: () => dismiss(socket, COME_AGAIN, 'the table is loaded anew'),
  };
  host.join(visitor);
  if (guest) registry.outboxes.came(id, guest.id);
  socket.on('close', () => {
    host.leave(visitor);
    if (guest) registry.outboxes.left(id, guest.id);
  });
  return (data) => {
    if (socket.readyState !== socket.OPEN) return;
    counters.messages.inc();
    const message = parse(data);
    const cost = costOf(message);
    if (!maySay(cost)) dismiss(socket, TOO_MUCH, 'too many messages');
    else if (cost > 1) void replays.take(() => host.receive(visitor, message));
    else void host.receive(visitor, message);
  };
}

/** Whom somebody does not read, and does not sit down with. */
const companyOf = (who: string, apart: Apart): Pick<Visitor, 'hides' | 'mayJoin'> => ({
  hides: (other) => apart.hides(who, other),
  mayJoin: async (others) => {
    if (await apart.keeps(who, others))
      throw new TableError('apart', 'you and somebody at this table do not play together');
  },
});

/** Closes the socket, also that of a client that reads nothing and so never confirms it. */
function dismiss(socket: WebSocket, code: number, why: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, why);
  const ending = setTimeout(() => socket.terminate(), TIME_TO_GO);
  ending.unref();
  socket.on('close', () => clearTimeout(ending));
}

/** What is told in one go goes out as one frame: a message alone as it is, several as a list. */
function sender(socket: WebSocket): Visitor['send'] {
  let told = '';
  let messages = 0;
  const sendAll = (): void => {
    const frame = messages === 1 ? told : `[${told}]`;
    told = '';
    messages = 0;
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    else socket.send(frame);
  };
  return (message) => {
    if (messages++ === 0) {
      told = message;
      process.nextTick(sendAll);
    } else {
      told += `,${message}`;
    }
  };
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

function costOf(message: unknown): number {
  const kind = (message as { do?: unknown } | null | undefined)?.do;
  return (typeof kind === 'string' && Object.hasOwn(COSTS, kind) && COSTS[kind]) || 1;
}

const silent = new WeakSet<WebSocket>();

/** Lets go of connections that have died without a word. */
function pingAll({ websocketServer }: FastifyInstance): void {
  for (const socket of websocketServer.clients) {
    if (silent.has(socket)) {
      socket.terminate();
      continue;
    }
    silent.add(socket);
    socket.once('pong', () => silent.delete(socket));
    socket.ping();
  }
}
