// A server that knows no game: it takes what a seat says, keeps it as the real one does, and tells both seats of the table as much as
// the real one would. What it costs is what sockets and safe keeping cost anybody.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostMessage } from '@warptable/table';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { Writer } from '../src/writer.ts';
import { SEATS } from './telling.ts';

/** Makes an update about as long as those of the real server. */
const FILLING = 'x'.repeat(250);

type Send = (message: HostMessage) => void;

interface RelayTable {
  readonly id: string;
  readonly seats: Send[];
  n: number;
}

interface Said {
  readonly do: string;
  readonly id: number;
  readonly seat: number;
}

const tables = new Map<string, RelayTable>();
const writer = new Writer(process.env['WARPTABLE_FILE'] ?? '');
const server = createServer((_request, response) => {
  const { user, system } = process.cpuUsage();
  response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
});
const sockets = new WebSocketServer({ server });

sockets.on('connection', (socket, request) => {
  const id = request.url ?? '';
  const table = tables.get(id) ?? { id, seats: [], n: 0 };
  tables.set(id, table);
  const send = inOneFrame(socket);
  socket.on('message', (data: Buffer) => hear(table, JSON.parse(data.toString()) as Said, send));
});

/** As the real server does: what is told in one go goes out as one frame. */
function inOneFrame(socket: WebSocket): Send {
  let told: string[] = [];
  const sendAll = (): void => {
    const frame = told.length === 1 ? String(told[0]) : `[${told.join()}]`;
    told = [];
    socket.send(frame);
  };
  return (message) => {
    if (told.push(JSON.stringify(message)) === 1) process.nextTick(sendAll);
  };
}

function hear(table: RelayTable, said: Said, reply: Send): void {
  if (said.do === 'sit') {
    table.seats[said.seat] = reply;
    reply({ type: 'done', id: said.id });
    if (Object.keys(table.seats).length === SEATS) sendToAll(table);
  } else if (said.do === 'answer') {
    void keep(table, said, reply);
  }
}

async function keep(table: RelayTable, said: Said, reply: Send): Promise<void> {
  await writer.write(['action', table.id, table.n++, JSON.stringify(said)]);
  sendToAll(table);
  reply({ type: 'done', id: said.id });
}

/** Whose turn it is changes with every answer. */
function sendToAll({ seats, n }: RelayTable): void {
  const question = {
    kind: 'card',
    form: 'one',
    options: ['a', 'b', 'c', 'd'],
    refused: [],
    min: 1,
    max: 1,
  };
  seats.forEach((send, seat) => {
    const asked = n % SEATS === seat ? [{ seat, ...question }] : [];
    const received = { asked, position: n, view: FILLING };
    const patch = { o: { asked: [asked], position: [n], view: [FILLING] } };
    send({
      type: 'update',
      serial: n + 1,
      from: n === 0 ? null : n,
      patch: (n === 0 ? [received] : patch) as never,
      after: n,
      events: [],
    });
  });
}

process.once('SIGTERM', () => void writer.close().finally(() => process.exit()));
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
